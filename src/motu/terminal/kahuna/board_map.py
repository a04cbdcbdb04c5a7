"""The board as a map: tags for islands, and lines in three styles that differ without colour.

A free line is a row of sparse dots, a bridge of White a thin line, a bridge of Black a thick one. On a screen without
the height for names the tags have initials.
"""

from __future__ import annotations

from motu.kahuna.board import ENDS, ISLANDS, LINES_AT, PLACES
from motu.kahuna.log import line_name
from motu.kahuna.view import View
from motu.terminal.braille import ACROSS, DOWN, Canvas, Cell, Dot
from motu.terminal.picture import CHOSEN, PLAIN, Marks

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
