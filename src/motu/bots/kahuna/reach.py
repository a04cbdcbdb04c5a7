"""What a player could do with one bridge more, or with a pair of cards: the near future of a board."""

from __future__ import annotations

from motu.kahuna.board import ALL_LINES, ENDS, ISLANDS, LINES_AT, MAJORITY, islands_in, lines_in
from motu.kahuna.cards import has
from motu.kahuna.legal import holds_pair, lines_at
from motu.kahuna.options import NO_SURPRISE
from motu.kahuna.play import kept
from motu.kahuna.state import BRIDGES, Position


def open_lines(p: Position, seat: int) -> int:
    """The lines on which this seat could place a bridge with a card, if it were its turn."""
    if p.bridges[seat].bit_count() == BRIDGES:
        return 0
    lines = ALL_LINES & ~(p.bridges[0] | p.bridges[1])
    return lines & ~lines_at(p.stones[1 - seat]) if p.rules & NO_SURPRISE else lines


def one_short(p: Position, seat: int) -> int:
    """The islands that one more bridge would give to this seat."""
    lines = open_lines(p, seat)
    return sum(
        1 << island
        for island in range(12)
        if (p.bridges[seat] & LINES_AT[island]).bit_count() == MAJORITY[island] - 1 and lines & LINES_AT[island]
    )


def within_reach(p: Position, seat: int, cards: int) -> int:
    """The islands that one of these cards would give to this seat."""
    lines = open_lines(p, seat)
    return sum(
        1 << island
        for island in islands_in(one_short(p, seat))
        if any(has(cards, end) for line in lines_in(lines & LINES_AT[island]) for end in ENDS[line])
    )


def breakable(p: Position, seat: int, cards: int) -> dict[int, int]:
    """The enemy bridges that two of these cards would remove, where that costs an island: line, and islands lost."""
    theirs, stones = p.bridges[1 - seat], p.stones[1 - seat]
    found = {}
    for line in lines_in(theirs):
        if any(holds_pair(cards, line, pair) for pair in range(3)):
            lost = stones & ~kept(stones, theirs & ~(1 << line))
            if lost:
                found[line] = lost
    return found


def spare(p: Position, seat: int) -> int:
    """The islands that this seat would still hold with one bridge less."""
    return sum(
        1 << island
        for island in islands_in(p.stones[seat])
        if (p.bridges[seat] & LINES_AT[island]).bit_count() > MAJORITY[island]
    )


def island_names(islands: int) -> str:
    """A set of islands as messages name it."""
    return ", ".join(ISLANDS[island] for island in islands_in(islands))
