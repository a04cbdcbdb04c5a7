"""A whole table that fits what a viewer knows: the cards not seen are dealt as if they were shuffled.

Known of another hand are the cards taken openly and not played since (`open`), and, to a player, those he could tell at
the end of a round because all others were in sight (`deduced`). One that was known before its owner discarded face
down is `vague`: it is in the hand or among those discards, each place as likely as any other.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.kahuna.cards import ALL_CARDS, has, nth, size
from motu.kahuna.offers import allowed
from motu.kahuna.state import NUMBERS, Position
from motu.kahuna.view import View


def imagine(view: View, chance: Chance) -> Position:
    """A table on which the viewer would see just this."""
    p = Position(view.options)
    for name in ("cards", "open", "deduced", "vague", "slack", "bridges", "stones", "scored"):
        setattr(p, name, list(getattr(view, name)))
    for name in NUMBERS:
        if name not in ("deck", "ways", "listed"):
            setattr(p, name, getattr(view, name))

    unseen = ALL_CARDS - view.row - view.pile
    hidden = [seat for seat in range(2) if seat != view.seat]
    if view.seat is not None:
        assert view.hand is not None
        assert view.buried is not None
        p.hand[view.seat] = view.hand
        p.buried[view.seat] = view.buried
        unseen -= view.hand + view.buried
    for seat in hidden:
        p.hand[seat] = view.open[seat] + view.deduced[seat]
        unseen -= p.hand[seat]
    for seat in hidden:
        unseen -= _place_vague(p, view, seat, unseen, chance)
    for seat in hidden:
        for places, wanted in ((p.hand, view.cards[seat]), (p.buried, view.discarded[seat])):
            while size(places[seat]) < wanted:
                card = 1 << 2 * nth(unseen, chance.below(size(unseen), unseen))
                places[seat] += card
                unseen -= card
    p.deck = unseen
    p.ways = allowed(p)
    return p


def _place_vague(p: Position, view: View, seat: int, unseen: int, chance: Chance) -> int:
    """Put the cards in doubt into the hand, among the face-down discards, or, where earlier discards were shuffled
    back, leave them with the other unseen cards. Says which cards got a place."""
    doubtful: list[int] = []
    gone = view.slack[seat]
    for card in range(12):
        for number in range(has(view.vague[seat], card)):
            if number < has(unseen, card):
                doubtful.append(card)
            else:
                # It has come to light elsewhere, so it was among the discards.
                gone -= 1
    hand = view.cards[seat] - size(p.hand[seat])
    buried = min(gone, view.discarded[seat])
    back = gone - buried
    placed = 0
    for card in doubtful:
        place = chance.below(hand + buried + back, "vague")
        if place < hand:
            p.hand[seat] += 1 << 2 * card
            placed += 1 << 2 * card
            hand -= 1
        elif place < hand + buried:
            p.buried[seat] += 1 << 2 * card
            placed += 1 << 2 * card
            buried -= 1
        else:
            back -= 1
    return placed
