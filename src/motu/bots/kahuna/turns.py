"""Whole turns: every position that the mover can bring about before he ends his turn. Runs interpreted and compiled.

A turn is a sequence of plays (and of discards, where the edition allows them) and then an ending: a card taken or
drawn, the draw declined, the turn ended. The plays touch no chance, so they can be laid out in full; many orders lead
to the same position, which is laid out once, by a shortest way. `jit_turns` has the compiled ones.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from motu.core.chance import Chance
from motu.kahuna.legal import ENDINGS, MAY_DISCARD, MAY_TAKE
from motu.kahuna.play import apply
from motu.kahuna.random_move import counted, located, offered
from motu.kahuna.state import TURN, Position

ENOUGH = 20_000
"""Room for all pages of any turn: five cards on an empty board, each played on any of its lines, discarded or kept,
make at most 8 * 7^4 = 19,208. Nearly all turns are far smaller: the median is 13, and one in 1,000 has over 10,000."""
MOST_ENDINGS = 27
"""No position has more endings: a handicap bridge on any line."""


class Pages(list[Position]):
    """Positions side by side. In jitted code an array of records, with the same method."""

    def copy_page(self, page: int, to: int) -> None:
        """Make one page the same as another, sharing nothing."""
        self[to] = self[page].copy()


def new_pages(p: Position, number: int) -> Pages:
    """So many pages, the first of them with this position."""
    return Pages([p] * number)


def spread(
    pages: Pages,
    parents: MutableSequence[int],
    codes: MutableSequence[int],
    slots: MutableSequence[int],
    chance: Chance,
) -> int:
    """Lay out all distinct positions that the mover can reach from that of page 0 without ending his turn.

    How many there are; they fill the first pages, fewer plays before more, and page k comes from page `parents[k]` by
    the decision `codes[k]`. Negative when there was no room for all: then so many of them, the shortest ways.
    A game won on the way is a page, too, with nothing beyond it. A handicap bridge and the discard of a sixth card are
    endings of their own, so page 0 is then alone.

    `slots` is a hash table, kept from one spread to the next: see `new_slots`. `chance` is not asked for anything.
    """
    slots[-1] += 1
    stamp = slots[-1] * len(pages)
    find(pages, 0, slots, stamp)
    parents[0] = codes[0] = -1
    number = 1
    page = 0
    while page < number:
        p = pages[page]
        if p.stage == TURN:
            allowed_kinds, hand, lines, enemy, free = offered(p)
            allowed_kinds &= MAY_DISCARD
            for index in range(counted(allowed_kinds, hand, lines, enemy, free, 0)):
                if number == len(pages):
                    return -number
                code = located(allowed_kinds, hand, lines, enemy, free, 0, index)
                pages.copy_page(page, number)
                apply(pages[number], code, chance)
                if find(pages, number, slots, stamp) == number:
                    parents[number] = page
                    codes[number] = code
                    number += 1
        page += 1
    return number


def endings(p: Position, codes: MutableSequence[int]) -> int:
    """Write down the decisions that end the mover's turn here (or, in other stages, any decision); how many."""
    allowed_kinds, hand, lines, enemy, free = offered(p)
    if p.stage == TURN:
        allowed_kinds &= ENDINGS | MAY_TAKE
        lines = enemy = free = 0
    number = counted(allowed_kinds, hand, lines, enemy, free, p.row)
    for index in range(number):
        codes[index] = located(allowed_kinds, hand, lines, enemy, free, p.row, index)
    return number


def path(parents: Sequence[int], codes: Sequence[int], page: int, decisions: MutableSequence[int]) -> int:
    """Write down the decisions that lead from page 0 to this one; how many."""
    number = 0
    before = page
    while before > 0:
        number += 1
        before = parents[before]
    for place in range(number - 1, -1, -1):
        decisions[place] = codes[page]
        page = parents[page]
    return number


# --- The hash table -------------------------------------------------------------------------------------------------


def new_slots(pages: int) -> list[int]:
    """A hash table for so many pages: at least twice as many slots, a power of two, and last the number of spreads.

    A slot holds the stamp of the spread that wrote it plus its page: what is older counts as empty, so nobody clears.
    """
    return [0] * (1 << (2 * pages - 1).bit_length()) + [0]


def find(pages: Pages, page: int, slots: MutableSequence[int], stamp: int) -> int:
    """The page with the same position as this one: an earlier one, or itself, which is then noted."""
    p = pages[page]
    me = p.mover
    mask = len(slots) - 2
    # Products stay below 2^61: jitted code has no larger numbers.
    mixed = (
        p.bridges[me] * 0x9E3779B1
        + p.bridges[1 - me] * 0x85EBCA77
        + p.hand[me] * 0xC2B2AE3D
        + p.buried[me] * 0x27D4EB2F
        + p.offer * 0x165667B1
    )
    slot = (mixed >> 31 ^ mixed >> 13 ^ mixed) & mask
    while slots[slot] >= stamp:
        other = slots[slot] - stamp
        if same(p, pages[other], me):
            return other
        slot = slot + 1 & mask
    slots[slot] = stamp + page
    return page


def same(p: Position, q: Position, me: int) -> bool:
    """Whether two positions of one turn differ in nothing that matters from now on.

    Stones, stage and grace follow from the bridges; of the cards played and discarded it matters if there were any.
    """
    return (
        p.bridges[me] == q.bridges[me]
        and p.bridges[1 - me] == q.bridges[1 - me]
        and p.hand[me] == q.hand[me]
        and p.pile == q.pile
        and p.buried[me] == q.buried[me]
        and p.offer == q.offer
        and (p.played > 0) == (q.played > 0)
        and (p.dropped > 0) == (q.dropped > 0)
        and p.open[me] == q.open[me]
        and p.deduced[me] == q.deduced[me]
        and p.doubtful[me] == q.doubtful[me]
        and p.doubtful_gone[me] == q.doubtful_gone[me]
    )
