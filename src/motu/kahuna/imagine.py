"""A whole table that fits what a viewer knows: the cards not seen are dealt as if they were shuffled.

Known of another hand are the cards taken openly and not played since (`open`), and, to a player, those he could tell at
the end of a round because all others were in sight (`deduced`). One that was known before its owner discarded face
down is `doubtful`: it is in the hand or among those discards, each place as likely as any other.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.kahuna.cards import ALL_CARDS, has, nth, size
from motu.kahuna.legal import allowed
from motu.kahuna.state import Position
from motu.kahuna.view import SEEN, View


def imagine(view: View, chance: Chance) -> Position:
    """A table on which the viewer would see just this."""
    p = known(view)
    for seat in range(2):
        if seat != view.seat:
            complete(p, seat, view.discarded[seat], chance)
    return p


def known(view: View) -> Position:
    """What the viewer knows as a position: the cards that he cannot place all lie in the deck."""
    p = Position(view.options)
    for name in SEEN:
        value = getattr(view, name)
        setattr(p, name, list(value) if isinstance(value, tuple) else value)
    for seat in range(2):
        p.hand[seat] = view.open[seat] + view.deduced[seat]
    if view.seat is not None:
        assert view.hand is not None
        assert view.buried is not None
        p.hand[view.seat] = view.hand
        p.buried[view.seat] = view.buried
    p.deck = ALL_CARDS - view.row - view.pile - p.hand[0] - p.hand[1] - p.buried[0] - p.buried[1]
    p.allowed_kinds = allowed(p)
    return p


# What follows runs interpreted and compiled alike.


def complete(p: Position, seat: int, discarded: int, chance: Chance) -> None:
    """Fill a hand of which only a part is known, and its `discarded` face-down discards, from the deck."""
    if size(p.hand[seat]) == p.cards[seat] and size(p.buried[seat]) == discarded:
        return
    if p.doubtful[seat]:
        place_doubtful(p, seat, discarded, chance)
    total = size(p.deck)
    for _ in range(p.cards[seat] - size(p.hand[seat])):
        card = 1 << 2 * nth(p.deck, chance.below(total, p.deck))
        p.hand[seat] += card
        p.deck -= card
        total -= 1
    for _ in range(discarded - size(p.buried[seat])):
        card = 1 << 2 * nth(p.deck, chance.below(total, p.deck))
        p.buried[seat] += card
        p.deck -= card
        total -= 1


def place_doubtful(p: Position, seat: int, discarded: int, chance: Chance) -> None:
    """Put the cards in doubt into the hand, among the face-down discards, or, where earlier discards were shuffled
    back, leave them with the other unseen cards."""
    unseen = p.deck
    gone = p.doubtful_gone[seat]
    for card in range(12):
        # What has come to light elsewhere was among the discards.
        gone -= max(0, has(p.doubtful[seat], card) - has(unseen, card))
    hand = p.cards[seat] - size(p.hand[seat])
    buried = min(gone, discarded)
    back = gone - buried
    for card in range(12):
        for _ in range(min(has(p.doubtful[seat], card), has(unseen, card))):
            place = chance.below(hand + buried + back, 0)
            if place < hand:
                p.hand[seat] += 1 << 2 * card
                p.deck -= 1 << 2 * card
                hand -= 1
            elif place < hand + buried:
                p.buried[seat] += 1 << 2 * card
                p.deck -= 1 << 2 * card
                buried -= 1
            else:
                back -= 1
