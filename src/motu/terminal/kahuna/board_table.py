"""The board as a table of four rows, for a screen without the height for a map: `○ALOA3 B○ D· H○`.

Behind each island, with its number of lines, stand those at the other ends: the sign tells whose bridge leads there.
"""

from __future__ import annotations

from motu.kahuna.board import ENDS, ISLANDS, LINES_AT, lines_in
from motu.kahuna.log import line_name
from motu.kahuna.view import View
from motu.terminal.kahuna.board_map import MARKS
from motu.terminal.picture import PLAIN, Line, Marks, Run

WIDTH = 26
"""What the island with the most lines takes, and a gap behind it."""
FREE = "·"
_ROLES = "white", "black", "free"


def table(view: View, columns: int, marks: Marks = PLAIN) -> list[Line]:
    """The islands in as many columns as there is room for, from top to bottom."""
    across = max(1, min(3, (columns + 2) // WIDTH))
    down = -(-len(ISLANDS) // across)
    return [
        [run for island in range(row, len(ISLANDS), down) for run in _entry(view, island, marks)] for row in range(down)
    ]


def _entry(view: View, island: int, marks: Marks) -> Line:
    holder = next((seat for seat in range(2) if view.stones[seat] >> island & 1), 2)
    name, sign = ISLANDS[island], (*MARKS, " ")[holder]
    entry = [Run(f"{sign}{name}{LINES_AT[island].bit_count()}", marks.role(f"tag-{_ROLES[holder]}", name), name)]
    for line in lines_in(LINES_AT[island]):
        other, owner = sum(ENDS[line]) - island, next((seat for seat in range(2) if view.bridges[seat] >> line & 1), 2)
        place = line_name(line)
        entry += [
            Run(" ", ""),
            Run(f"{ISLANDS[other][0]}{(*MARKS, FREE)[owner]}", marks.role(_ROLES[owner], place), place),
        ]
    return [*entry, Run(" " * (WIDTH - sum(len(run.text) for run in entry)), "")]
