"""What a player may hold, as far as a viewer can tell, and what can be paid for with that."""

from __future__ import annotations

from typing import NamedTuple

from motu.kahuna.board import ENDS, lines_in
from motu.kahuna.cards import has, size
from motu.kahuna.state import Position
from motu.kahuna.view import View


class PossibleHand(NamedTuple):
    """What a player may hold.

    known       the cards that are there for certain
    unseen      those that may be, and `room` for how many
    doubtful    those of the unseen ones of which all but a few are there, so that only `loose` others can be
    """

    known: int
    unseen: int = 0
    room: int = 0
    doubtful: int = 0
    loose: int = 0

    @property
    def most(self) -> int:
        return size(self.known) + self.room

    @property
    def payable(self) -> int:
        """The lines for which a card may be there."""
        held = self.known | self.unseen
        return sum(1 << line for line, ends in enumerate(ENDS) if any(has(held, end) for end in ends))

    def pays(self, placed: int, removed: int) -> bool:
        """Whether there may be a card for each bridge that is placed and two for each that is removed."""
        return self._pay(lines_in(removed), lines_in(placed), [0] * 12)

    def _pay(self, removed: list[int], placed: list[int], used: list[int]) -> bool:
        ways: tuple[tuple[int, ...], ...]
        if removed:
            first, second = ENDS[removed[0]]
            ways, removed = ((first, second), (first, first), (second, second)), removed[1:]
        elif placed:
            first, second = ENDS[placed[0]]
            ways, placed = ((first,), (second,)), placed[1:]
        else:
            return self._holds(used)
        for cards in ways:
            for card in cards:
                used[card] += 1
            if self._holds(used) and self._pay(removed, placed, used):
                return True
            for card in cards:
                used[card] -= 1
        return False

    def _holds(self, used: list[int]) -> bool:
        """Whether these cards can all be in the hand."""
        unseen = others = 0
        for card, count in enumerate(used):
            more = count - has(self.known, card)
            if more > 0:
                if more > has(self.unseen, card):
                    return False
                unseen += more
                others += max(0, more - has(self.doubtful, card))
        return unseen <= self.room and others <= self.loose


def possible_hands(view: View, p: Position, by: int) -> tuple[PossibleHand, PossibleHand]:
    """What this player may hold, and what he holds for certain; `p` is what the viewer knows as a position."""
    if view.seat == by:
        own = PossibleHand(p.hand[by])
        return own, own
    unseen, hand = p.deck, p.hand[by]
    room = view.cards[by] - size(hand)
    elsewhere = size(unseen) - room
    gone, doubtful, sure = view.doubtful_gone[by], 0, hand
    for card in range(12):
        # What has come to light elsewhere was among the discards.
        here = min(has(view.doubtful[by], card), has(unseen, card))
        gone -= has(view.doubtful[by], card) - here
        doubtful += here << 2 * card
    for card in range(12):
        must = max(has(unseen, card) - elsewhere, has(doubtful, card) - gone, 0)
        sure += min(must, has(unseen, card)) << 2 * card
    loose = room - max(0, size(doubtful) - gone)
    certain = PossibleHand(sure)
    if certain.most == view.cards[by]:
        return certain, certain  # there is only one hand that he can have
    return PossibleHand(hand, unseen, room, doubtful, loose), certain
