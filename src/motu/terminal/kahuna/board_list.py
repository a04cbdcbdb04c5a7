"""The board as a list, an island a line: for pipes and screen readers."""

from __future__ import annotations

from motu.kahuna.board import ENDS, ISLANDS, LINES_AT, MAJORITY, lines_in
from motu.kahuna.view import View
from motu.terminal.console import Console

_HOLDERS = ("white", "black", "nobody")


def lines(view: View, console: Console) -> list[str]:
    """For each island its lines, how many of them hold it, who holds it, and whose bridges lead where."""
    return [line(view, console, island) for island in range(len(ISLANDS))]


def line(view: View, console: Console, island: int) -> str:
    """All about one island."""
    here = LINES_AT[island]
    white, black = here & view.bridges[0], here & view.bridges[1]
    parts = [
        console.say(
            "kahuna-island",
            island=ISLANDS[island],
            lines=here.bit_count(),
            majority=MAJORITY[island],
            holder=_HOLDERS[_holder(view, island)],
        )
    ]
    if white:
        parts.append(console.say("kahuna-island-white", islands=_neighbours(island, white)))
    if black:
        parts.append(console.say("kahuna-island-black", islands=_neighbours(island, black)))
    if here & ~(white | black):
        parts.append(console.say("kahuna-island-free", islands=_neighbours(island, here & ~(white | black))))
    return " ".join(parts)


def _holder(view: View, island: int) -> int:
    for seat in range(2):
        if view.stones[seat] >> island & 1:
            return seat
    return 2


def _neighbours(island: int, lines: int) -> str:
    """The islands at the other ends of these lines."""
    others = [sum(ENDS[line]) - island for line in lines_in(lines)]
    return ", ".join(ISLANDS[other] for other in sorted(others))
