"""The map as a picture: a hex is two lines high and as wide as the screen allows, its column half a hex lower than the
next, so that neighbours on the map are neighbours on the screen.

The upper line tells the land: `?` unknown, `~` sea, `o` atoll; a sign a square: `□` green, `▫` brown, the letter of who
has a village there, large at home and small elsewhere, `i` for independent villages. A face-down tile is `?` with who
has seen it. The lower line tells who is there: own pieces by letters, others' by number, `=` the canoe of a chain, `!3`
local warriors, `X` an explorer with its knots, `F` a fleet on its way. A hex is named by its column and the row of its
upper line. On a large screen a hex has four lines, with its name on top.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from motu.paradise.grid import CELL_OF, COLUMNS, NAMES, PLACES, ROWS, cells_in
from motu.paradise.names import Named
from motu.paradise.state import NOWHERE
from motu.paradise.vessels import pieces_of
from motu.paradise.view import View
from motu.terminal.paradise.places import INITIALS, Map, Pile, Place, stack_text
from motu.terminal.presenter import PLAIN, Line, Marks, Run

MARGIN = 3
"""Columns of the screen for the numbers of the rows."""
NARROWEST, WIDEST = 4, 9
"""How wide a hex may be."""
FEWEST_ROWS = 5
ROOMY = 6
"""From this width on a hex has its name in it, if there is height enough."""
GREEN, BROWN = "□", "▫"
SEATS = ("red", "yellow", "green", "blue")


def draw(view: View, columns: int, rows: int, call: Callable[[Named], str], marks: Marks = PLAIN) -> list[Line]:
    """The part of the map that matters, or as much of it as has room, under a line with the letters of the columns."""
    chart = Map(view, call)
    places = {cell: chart.place(cell) for cell in CELL_OF.values()}
    lit = [CELL_OF[place] for place in marks.lit if place in CELL_OF]
    left, right, top, bottom = window(view, places, columns, max(rows, FEWEST_ROWS), lit)
    widths = _widths(min(WIDEST * (right - left), columns - MARGIN), right - left)
    tall = widths[0] >= ROOMY and rows >= 2 * (bottom - top + 1) + 1
    height = 2 if tall else 1
    letters = (letter.center(width) for letter, width in zip(COLUMNS[left:right], widths, strict=True))
    lines = [[Run(" " * MARGIN + "".join(letters), "quiet")]]
    for line in range(height * top, height * (bottom + 1)):
        row, part = divmod(line, height)
        label = f"{row + 1:{MARGIN - 1}} " if part == 0 and row < ROWS else " " * MARGIN
        drawn = [Run(label, "quiet")]
        for column, width in zip(range(left, right), widths, strict=True):
            drawn += _cell_line(view, places, column, row, part, width, tall, marks)
        lines.append(drawn)
    return lines


def _widths(room: int, number: int) -> list[int]:
    """So many columns share the room as evenly as can be."""
    edges = [place * room // number for place in range(number + 1)]
    return [right - left for left, right in pairwise(edges)]


# --- Which part of the map ------------------------------------------------------------------------------------------


def window(
    view: View, places: dict[int, Place], columns: int, rows: int, lit: Sequence[int] = ()
) -> tuple[int, int, int, int]:
    """Columns and rows from and to (without the last one): all that matters, or what fits around the places where
    something can be done, else around the viewer's own."""
    mattering = [cell for cell, place in places.items() if _matters(view, place)]
    focus = lit or _focus(view) or mattering
    across = [_across(cell) for cell in mattering]
    left, right = min(across), max(across) + 1
    left, right = _fitted(left, right, (columns - MARGIN) // NARROWEST, sorted(map(_across, focus)))
    down = [_down(cell) for cell in mattering]
    top, bottom = _fitted(min(down), max(down) + 1, rows - 2, sorted(map(_down, focus)))
    return left, right, top, bottom


def _across(cell: int) -> int:
    return PLACES[cell][0] - PLACES[0][0]


def _down(cell: int) -> int:
    return PLACES[cell][1] - PLACES[0][1]


def _matters(view: View, place: Place) -> bool:
    """Open ocean at the edge matters when somebody is there."""
    return place.kind not in ("off", "sea") or bool(place.piles) or place.explorer or place.fleet


def _focus(view: View) -> list[int]:
    """Where the viewer looks first: at their own groups and pieces, and where something happens now."""
    cells = [cell for cell in (view.at, view.field) if cell != NOWHERE]
    if view.seat is not None:
        cells += [*cells_in(view.held[view.seat]), *(cell for cell, _ in view.own)]
    return cells


def _fitted(first: int, last: int, room: int, focus: list[int]) -> tuple[int, int]:
    """A stretch of at most so many columns or rows, with the middle of the focus as near to its own as can be."""
    if last - first <= room:
        return first, last
    middle = focus[len(focus) // 2]
    start = max(first, min(middle - room // 2, last - room))
    return start, start + room


# --- A hex ----------------------------------------------------------------------------------------------------------


def _cell_line(
    view: View,
    places: dict[int, Place],
    column: int,
    row: int,
    part: int,
    width: int,
    tall: bool,
    marks: Marks,
) -> Line:
    """What a line of the screen shows in a column: of the hex that begins in this row, or in the one above."""
    upper = (column + row) % 2 == 0
    start = row if upper else row - 1
    place = places.get(CELL_OF.get(f"{COLUMNS[column]}{start + 1}", -1))
    if place is None or place.kind == "off":
        return [Run(" " * width, "")]
    name = NAMES[place.cell]
    ground = marks.role(_ground(place, start // 2 % 2 == 1), name)
    number = (0 if upper else 1) if not tall else (part if upper else 2 + part)
    content = (_name, _land, _people, _nothing)[number if tall else number + 1](view, place, width)
    return [run._replace(place=name) for run in _fill(content, width, ground)]


def _ground(place: Place, second: bool) -> str:
    """What a hex stands on, in one of two shades."""
    ground = "fog" if place.kind in ("unknown", "secret") else "sea" if place.kind == "sea" else "isle"
    return f"{ground}-2" if second else ground


def _fill(content: Line, width: int, ground: str) -> Line:
    """The content in the middle of its cell; the last column stays free between hexes where there is room."""
    cut: Line = []
    room = width
    for run in content:
        if room:
            cut.append(Run(run.text[:room], run.role or ground))
            room -= len(cut[-1].text)
    gap = 1 if room else 0
    left = (room - gap) // 2
    return [Run(" " * left, ground), *cut, Run(" " * (room - gap - left), ground), Run(" " * gap, "")]


def _nothing(view: View, place: Place, width: int) -> Line:
    return []


def _name(view: View, place: Place, width: int) -> Line:
    return [Run(place.name, "")] if place.name else []


def _land(view: View, place: Place, width: int) -> Line:
    if place.kind == "unknown":
        return [Run("?", "")]
    if place.kind == "sea":
        return [Run("~", "")]
    if place.kind == "secret":
        return [Run("?", ""), *(Run(INITIALS[seat], f"seat-{SEATS[seat]}") for seat in place.seen_by)]
    if place.kind == "atoll":
        return [Run("o", "")]
    return _squares(view, place, width)


def _squares(view: View, place: Place, width: int) -> Line:
    """A sign for each square, villages first."""
    assert place.group is not None
    green, brown = place.group.green, place.group.brown
    if place.wild:
        return [Run("i" * green, ""), Run(BROWN * brown, "")]
    villages, improved = view.villages[place.cell], view.improved[place.cell]
    free = max(0, green + improved - villages)
    runs = []
    if villages and place.holder != NOWHERE:
        letter = INITIALS[place.holder]
        runs.append(Run((letter if place.home else letter.lower()) * villages, f"seat-{SEATS[place.holder]}"))
    return [*runs, Run(GREEN * free + BROWN * (green + brown - villages - free), "")]


def _people(view: View, place: Place, width: int) -> Line:
    """Who is there; under a face-down tile that the viewer has seen, what it is."""
    runs = []
    if place.explorer:
        runs.append(Run(f"X{view.knots}", f"seat-{SEATS[view.player]}"))
    if place.fleet:
        fleet = stack_text(pieces_of(view.fleet)) or str(view.fleet_size)
        runs.append(Run(f"F{fleet}", f"seat-{SEATS[view.player]}"))
    runs += [Run(_pieces(view, pile, width), f"seat-{SEATS[pile.seat]}") for pile in place.piles]
    if place.wild and place.group is not None:
        runs.append(Run(f"!{place.group.locals}", ""))
    if place.kind == "secret" and place.group is not None and not runs:
        return [Run("o", "")] if place.group.atoll else _squares(view, place, width)
    return runs


def _pieces(view: View, pile: Pile, width: int) -> str:
    """Own pieces by their letters where that is short, alone the opponent's, too; else how many there are."""
    text = stack_text(pile.own, pile.chain) if pile.own else ""
    if text and pile.seat != view.seat:
        text = INITIALS[pile.seat] + text
    if 0 < len(text) <= width:
        return text
    return f"{INITIALS[pile.seat]}{pile.number}{'=' if pile.chain else ''}"
