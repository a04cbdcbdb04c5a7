"""Lines drawn with the dots of braille characters: two columns and four rows of dots in every cell of the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

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
