"""The board as a map: tags for islands, and lines in three styles that differ without colour.

A free line is a row of sparse dots, a bridge of White a thin line, a bridge of Black a thick one. On a screen without
the height for names the tags have initials; on one lower still the board is a table of four rows. Lines are drawn with
the dots of braille characters: two columns and four rows of dots in every cell of the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from motu.kahuna.board import ENDS, ISLANDS, LINES_AT, PLACES, lines_in
from motu.kahuna.log import line_name
from motu.kahuna.view import View
from motu.terminal.presenter import CHOSEN, PLAIN, Line, Marks, Run

SMALLEST = 74, 9
"""The columns and rows below which tags would cover lines."""
NAMED = 13
"""The rows below which names would."""
LARGEST = 104, 30

_LEFT, _RIGHT, _TOP, _BOTTOM = 110, 700, 110, 580
_MARGIN = 6
"""Columns left and right of the outermost islands' centres, for their tags."""
_GAP = 5.5
"""How far the dots of a free line are from each other."""
MARKS = "○", "■"
"""The stones of White and Black."""


def draw(view: View, columns: int, rows: int, marks: Marks = PLAIN) -> list[list[Cell]]:
    """The map in so many columns and rows of characters; a free line that is chosen is drawn as if it were built."""
    columns = max(SMALLEST[0], min(LARGEST[0], columns))
    rows = max(SMALLEST[1], min(LARGEST[1], rows))
    canvas = Canvas(columns, rows)
    centres = [_centre(name, columns, rows) for name in ISLANDS]
    for line, (first, second) in enumerate(ENDS):
        start, end, name = _dot(centres[first]), _dot(centres[second]), line_name(line)
        if view.bridges[0] >> line & 1:
            canvas.line(start, end, marks.role("white", name), place=name)
        elif view.bridges[1] >> line & 1:
            canvas.line(start, end, marks.role("black", name), thickness=3, place=name)
        elif name in marks.chosen:
            canvas.line(start, end, CHOSEN, thickness=1 + 2 * view.mover, place=name)
        else:
            canvas.dotted(start, end, marks.role("free", name), _GAP, place=name)
    for island, (column, row) in enumerate(centres):
        tag, role = _tag(view, island, rows >= NAMED)
        name = ISLANDS[island]
        canvas.text(column - len(tag) // 2, row, tag, marks.role(role, name), place=name)
    return canvas.cells()


def _centre(name: str, columns: int, rows: int) -> tuple[int, int]:
    """The character in the middle of an island's tag."""
    x, y = PLACES[name]
    column = _MARGIN + (x - _LEFT) * (columns - 1 - 2 * _MARGIN) / (_RIGHT - _LEFT)
    row = (y - _TOP) * (rows - 1) / (_BOTTOM - _TOP)
    return round(column), round(row)


def _dot(centre: tuple[int, int]) -> Dot:
    return ACROSS * centre[0], DOWN * centre[1] + DOWN // 2


def _tag(view: View, island: int, named: bool) -> tuple[str, str]:
    """The island's name, how many lines it has, and who holds it."""
    number = LINES_AT[island].bit_count()
    text = f"{ISLANDS[island]} {number}" if named else f"{ISLANDS[island][0]}{number}"
    for seat, role in enumerate(("white", "black")):
        if view.stones[seat] >> island & 1:
            return f"[{MARKS[seat]}{' ' if named else ''}{text}]", f"tag-{role}"
    return f"[{text}]", "tag-free"


# --- As a table -----------------------------------------------------------------------------------------------------

WIDTH = 26
"""What the island with the most lines takes, and a gap behind it."""
FREE = "·"
_ROLES = "white", "black", "free"


def table(view: View, columns: int, marks: Marks = PLAIN) -> list[Line]:
    """The islands in as many columns as there is room for, from top to bottom: `○ALOA3 B○ D· H○`.

    Behind each island, with its number of lines, stand those at the other ends: the sign tells whose bridge it is.
    """
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


# --- Dots -----------------------------------------------------------------------------------------------------------

ACROSS, DOWN = 2, 4
"""The dots of a cell, which are about as far from each other in both directions."""

_BLANK = 0x2800
_BITS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""What each dot adds to the code of the blank character, by column and row."""

Dot = tuple[int, int]


class Cell(NamedTuple):
    """One character of the picture, whose it is (a role that a palette gives a colour to), and what it is part of."""

    char: str
    role: str
    place: str = ""


class Canvas:
    """A picture of so many columns and rows of characters."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self._dots: dict[Dot, tuple[str, str]] = {}
        self._texts: dict[Dot, Cell] = {}

    def dot(self, x: int, y: int, role: str, place: str = "") -> None:
        """A dot; what lies outside the picture is left out."""
        if 0 <= x < ACROSS * self.columns and 0 <= y < DOWN * self.rows:
            self._dots[x, y] = role, place

    def line(self, start: Dot, end: Dot, role: str, thickness: int = 1, place: str = "") -> None:
        """A line of dots from start to end, so many dots thick."""
        wide, high = abs(end[0] - start[0]), abs(end[1] - start[1])
        for x, y in _along(start, end, max(wide, high, 1)):
            for aside in range(-(thickness // 2), thickness - thickness // 2):
                self.dot(x + (aside if high > wide else 0), y + (0 if high > wide else aside), role, place)

    def dotted(self, start: Dot, end: Dot, role: str, gap: float, place: str = "") -> None:
        """Single dots on the way from start to end, about so far from each other."""
        length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        for x, y in _along(start, end, max(1, round(length / gap))):
            self.dot(x, y, role, place)

    def text(self, column: int, row: int, text: str, role: str, place: str = "") -> None:
        """Characters in the place of dots."""
        for across, char in enumerate(text, column):
            if 0 <= across < self.columns and 0 <= row < self.rows:
                self._texts[across, row] = Cell(char, role, place)

    def cells(self) -> list[list[Cell]]:
        """The picture, row by row. In a cell where several roles have dots it is that of most of them."""
        dots: dict[Dot, list[Dot]] = {}
        for x, y in self._dots:
            dots.setdefault((x // ACROSS, y // DOWN), []).append((x, y))
        drawn = {at: self._cell(inside) for at, inside in dots.items()} | self._texts
        blank = Cell(" ", "")
        return [[drawn.get((column, row), blank) for column in range(self.columns)] for row in range(self.rows)]

    def _cell(self, dots: list[Dot]) -> Cell:
        """The character with these dots."""
        dots.sort()
        owners = [self._dots[dot] for dot in dots]
        code = _BLANK + sum(_BITS[x % ACROSS][y % DOWN] for x, y in dots)
        return Cell(chr(code), *max(owners, key=owners.count))


def _along(start: Dot, end: Dot, steps: int) -> Iterator[Dot]:
    """Dots at equal distances from start to end, both included."""
    for step in range(steps + 1):
        part = step / steps
        yield round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)
