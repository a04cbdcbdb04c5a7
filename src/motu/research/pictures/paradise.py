"""The map of Conquest of Paradise, and what each seat has below it: as far as the viewer knows."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from PIL import Image

from motu.paradise.box import OFF_MAP
from motu.paradise.grid import CELLS, FIRST_COLUMN, FIRST_ROW, NAMES, PLACES, cells_in
from motu.paradise.options import SEATS
from motu.paradise.pieces import letters
from motu.paradise.state import NOWHERE, SEA, STAGES, STEPS
from motu.paradise.steps.decision import MARKERS
from motu.paradise.view import View
from motu.research.pictures.canvas import INK, PAPER, QUIET, Canvas, Point

RADIUS = 44.0
_HALF = RADIUS * sqrt(3) / 2
_LEFT, _TOP = 54.0, 48.0
WIDTH, MAP_HEIGHT = 1362, 716
_ROW = 30

OCEAN, MIST, SAND, ATOLL, TILE = "#8cc3d1", "#c9cfd1", "#efdfb4", "#bfe3d6", "#8a6d3b"
COLOURS = ("#b8322a", "#d6a514", "#3d8b4a", "#2f62a8")
"""Red, Yellow, Green, Blue."""
_VILLAGE, _SQUARES = "#6b4a1f", ("#7fae62", "#c9a06a")


def picture(view: View) -> Image.Image:
    canvas = Canvas(WIDTH, MAP_HEIGHT + _ROW * (view.count + 2), PAPER)
    kinds = view.options.box.kinds
    on_map = [cell for cell in range(CELLS) if kinds[cell] != OFF_MAP]
    for cell in on_map:
        _ground(canvas, view, cell)
    for cell in on_map:
        _edges(canvas, view, cell)
    for cell in on_map:
        _pieces(canvas, view, cell)
    _table(canvas, view)
    return canvas.image()


def centre(cell: int) -> Point:
    """The middle of a hex."""
    column, row = PLACES[cell]
    return _LEFT + (column - FIRST_COLUMN) * 1.5 * RADIUS, _TOP + (row - FIRST_ROW) * _HALF


def _corners(cell: int, size: float) -> list[Point]:
    x, y = centre(cell)
    return [(x + size * cos(pi / 3 * corner), y + size * sin(pi / 3 * corner)) for corner in range(6)]


def _ground(canvas: Canvas, view: View, cell: int) -> None:
    """The hex: mist where nothing is known, ocean, land with its name and squares, or a tile face down."""
    x, y = centre(cell)
    tile, secret = view.tile[cell], bool(view.secret >> cell & 1)
    group = view.options.box.groups[tile] if tile >= 0 else None
    ground = TILE if secret else OCEAN if tile == SEA else MIST
    if group is not None and not secret:
        ground = ATOLL if group.atoll else SAND
    canvas.polygon(_corners(cell, RADIUS - 1), ground)
    canvas.words((x, y - 29), NAMES[cell], 8, PAPER if secret else QUIET)
    if group is None:
        if secret:
            canvas.words((x, y - 4), "?", 20, PAPER)
        return
    canvas.words((x, y - 18), group.name, 12, PAPER if secret else INK, room=58)
    fields = [_SQUARES[0]] * group.green + [_SQUARES[1]] * group.brown
    for place, colour in enumerate(fields):
        left = x + 10 * (place - len(fields) / 2)
        canvas.box((left + 1, y - 10), (8, 8), colour, QUIET, 1)
        if place < view.villages[cell]:
            canvas.polygon([(left + 2, y - 3), (left + 5, y - 9), (left + 8, y - 3)], _VILLAGE)
    for place in range(view.improved[cell]):
        canvas.disc((x - 26 + 5 * place, y + 2), 1.6, _SQUARES[0])


def _edges(canvas: Canvas, view: View, cell: int) -> None:
    """Who holds it: in his colour; dark around islanders; a battle, an explorer's new tile."""
    holder = next((seat for seat in range(view.count) if view.held[seat] >> cell & 1), None)
    if holder is not None:
        canvas.polygon(_corners(cell, RADIUS - 2.5), None, COLOURS[holder], 3.5)
        if view.home[holder] == cell:
            canvas.polygon(_corners(cell, RADIUS - 6), None, COLOURS[holder], 1.2)
    elif view.wild >> cell & 1:
        canvas.polygon(_corners(cell, RADIUS - 2.5), None, INK, 2)
    if cell in (view.field, view.looking):
        canvas.polygon(_corners(cell, RADIUS - 1), None, "#e8581c", 3)


def _pieces(canvas: Canvas, view: View, cell: int) -> None:
    """How many pieces of each seat, a bar for a canoe of a chain; kinds where the viewer may know them."""
    x, y = centre(cell)
    own = dict(view.own)
    here = [(seat, dict(view.piles[seat]).get(cell, 0)) for seat in range(view.count)]
    shown = [(seat, number) for seat, number in here if number]
    for place, (seat, number) in enumerate(shown):
        middle = x + 22 * (place - (len(shown) - 1) / 2)
        canvas.disc((middle, y + 10), 9, COLOURS[seat], PAPER, 1)
        canvas.words((middle, y + 10), str(number), 11, PAPER)
        if view.chain[seat] >> cell & 1:
            canvas.box((middle - 9, y + 20), (18, 3), COLOURS[seat], None, 1.5)
        kinds = letters(own.get(cell, 0) if seat == view.seat else dict(view.face_up[seat]).get(cell, 0))
        canvas.words((middle, y + 28), kinds, 8, INK, room=38 / len(shown))
    for seat in range(view.count):
        if view.marks[seat] >> cell & 1:
            canvas.disc((x - 12 + 8 * seat, y + 8), 3, COLOURS[seat], PAPER)
    if view.at == cell:
        star = [(x + 26 + r * sin(pi / 5 * k), y + 4 - r * cos(pi / 5 * k)) for k, r in enumerate([9, 4] * 5)]
        canvas.polygon(star, COLOURS[view.player], PAPER)


def _table(canvas: Canvas, view: View) -> None:
    """Below the map: where the game stands, and what each seat has."""
    box = view.options.box
    top = MAP_HEIGHT + _ROW / 2
    stage = f"turn {view.turn}   {STEPS[view.step]}: {STAGES[view.stage]}   {view.options.target / 2:g} points to win"
    cup = "  ".join(f"{name} {number}" for name, number in zip(MARKERS, view.cup, strict=True))
    canvas.words((20, top), stage, 15, INK, "lm")
    canvas.words((WIDTH - 20, top), f"cup {cup}   lid {view.lid}   deck {view.deck}", 14, QUIET, "rm")
    for seat in range(view.count):
        middle = top + _ROW * (seat + 1)
        deciding = seat == view.mover
        canvas.box((16, middle - 11), (150, 22), COLOURS[seat], INK if deciding else None)
        said = f"{SEATS[seat]}  {view.points[seat] / 2:g}" + ("  decides" if deciding else "")
        canvas.words((24, middle), said, 15, PAPER, "lm")
        cards = [box.cards[card].name for card in cells_in(view.face[seat])]
        if seat == view.seat:
            cards += [f"({box.cards[card].name})" for card in cells_in(view.hand)]
        elif view.hands[seat]:
            cards.append(f"{view.hands[seat]} face down")
        state = [
            word for mask, word in ((view.lost, "explorer lost or at home"), (view.out, "out")) if mask >> seat & 1
        ]
        canvas.words((180, middle), "   ".join([*state, ", ".join(cards)]), 13, INK, "lm", WIDTH - 200)
    if view.field != NOWHERE:
        sides = [letters(view.front[side]) + "+" + letters(view.back[side]) for side in range(2)]
        said = f"battle in {NAMES[view.field]}: {sides[0]} against {sides[1]}, locals {view.locals}, die {view.die}"
        canvas.words((20, top + _ROW * (view.count + 1)), said, 14, INK, "lm")
