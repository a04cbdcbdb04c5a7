"""The board as a map: tags for islands, and lines in three styles that differ without colour.

A free line is a row of sparse dots, a bridge of White a thin line, a bridge of Black a thick one.
"""

from __future__ import annotations

from motu.charts.islands import PLACES
from motu.kahuna.board import ENDS, ISLANDS, LINES_AT
from motu.kahuna.view import View
from motu.terminal.braille import ACROSS, DOWN, Canvas, Cell, Dot

SMALLEST = 74, 13
"""The columns and rows below which tags would cover lines."""
LARGEST = 104, 30

_LEFT, _RIGHT, _TOP, _BOTTOM = 110, 700, 110, 580
_MARGIN = 6
"""Columns left and right of the outermost islands' centres, for their tags."""
_GAP = 5.5
"""How far the dots of a free line are from each other."""
MARKS = "○", "■"
"""The stones of White and Black."""


def draw(view: View, columns: int, rows: int) -> list[list[Cell]]:
    """The map in so many columns and rows of characters."""
    columns = max(SMALLEST[0], min(LARGEST[0], columns))
    rows = max(SMALLEST[1], min(LARGEST[1], rows))
    canvas = Canvas(columns, rows)
    centres = [_centre(name, columns, rows) for name in ISLANDS]
    for line, (first, second) in enumerate(ENDS):
        start, end = _dot(centres[first]), _dot(centres[second])
        if view.bridges[0] >> line & 1:
            canvas.line(start, end, "white")
        elif view.bridges[1] >> line & 1:
            canvas.line(start, end, "black", thickness=3)
        else:
            canvas.dotted(start, end, "free", _GAP)
    for island, (column, row) in enumerate(centres):
        tag, role = _tag(view, island)
        canvas.text(column - len(tag) // 2, row, tag, role)
    return canvas.cells()


def _centre(name: str, columns: int, rows: int) -> tuple[int, int]:
    """The character in the middle of an island's tag."""
    x, y = PLACES[name]
    column = _MARGIN + (x - _LEFT) * (columns - 1 - 2 * _MARGIN) / (_RIGHT - _LEFT)
    row = (y - _TOP) * (rows - 1) / (_BOTTOM - _TOP)
    return round(column), round(row)


def _dot(centre: tuple[int, int]) -> Dot:
    return ACROSS * centre[0], DOWN * centre[1] + DOWN // 2


def _tag(view: View, island: int) -> tuple[str, str]:
    """The island's name, how many lines it has, and who holds it."""
    text = f"{ISLANDS[island]} {LINES_AT[island].bit_count()}"
    for seat, role in enumerate(("white", "black")):
        if view.stones[seat] >> island & 1:
            return f"[{MARKS[seat]} {text}]", f"tag-{role}"
    return f"[{text}]", "tag-free"
