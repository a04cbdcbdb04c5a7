"""The board of Kahuna, with the cards below it: face up as far as the viewer knows them."""

from __future__ import annotations

from PIL import Image

from motu.kahuna.board import CANVAS, ENDS, ISLANDS, LINES_AT, PLACES
from motu.kahuna.cards import letters_of
from motu.kahuna.game import SEATS
from motu.kahuna.log import points
from motu.kahuna.show import STAGES
from motu.kahuna.state import BRIDGES, OVER
from motu.kahuna.view import View
from motu.research.pictures.canvas import INK, PAPER, QUIET, Canvas

SEA, SAND, SHORE = "#7fb9c4", "#efdfb4", "#b79f63"
COLOURS = ("#ffffff", "#1d1d24")
"""White and Black; each has an edge in the other's colour."""
_PANEL = 150


def picture(view: View) -> Image.Image:
    width, height = CANVAS
    canvas = Canvas(width, height + _PANEL, SEA)
    for line, (first, second) in enumerate(ENDS):
        start, end = PLACES[ISLANDS[first]], PLACES[ISLANDS[second]]
        for seat in range(2):
            if view.bridges[seat] >> line & 1:
                canvas.line(start, end, COLOURS[1 - seat], 12)
                canvas.line(start, end, COLOURS[seat], 8)
                break
        else:
            canvas.dotted(start, end, PAPER)
    for island, name in enumerate(ISLANDS):
        _island(canvas, view, island, name)
    canvas.box((0, height), (width, _PANEL), PAPER, radius=0)
    _cards(canvas, view, height)
    return canvas.image()


def _island(canvas: Canvas, view: View, island: int, name: str) -> None:
    """The name, how many lines start here, and the stone of who holds it."""
    x, y = PLACES[name]
    canvas.disc((x, y), 34, SAND, SHORE, 2)
    holder = next((seat for seat in range(2) if view.stones[seat] >> island & 1), None)
    if holder is not None:
        canvas.disc((x, y + 10), 15, COLOURS[holder], COLOURS[1 - holder], 1.5)
    ink = INK if holder is None else COLOURS[1 - holder]
    canvas.words((x, y - 14), name, 15)
    canvas.words((x, y + 10), str(LINES_AT[island].bit_count()), 15, ink)


def _cards(canvas: Canvas, view: View, top: int) -> None:
    """The row, the deck and the pile; for each seat its points, its bridges left and its cards."""
    canvas.words((20, top + 24), "row", 14, QUIET, "lm")
    for place, letter in enumerate(letters_of(view.row)):
        _card(canvas, 60 + 30 * place, top + 8, letter)
    canvas.words((170, top + 24), f"deck {view.left}   played {letters_of(view.pile)}", 14, QUIET, "lm", 380)
    over = view.stage == OVER
    doing = STAGES[view.stage] if over else f"{SEATS[view.mover]}: {STAGES[view.stage]}"
    canvas.words((780, top + 24), f"round {view.round_number}   turn {view.turn}   {doing}", 14, INK, "rm")
    for seat, name in enumerate(SEATS):
        middle = top + 66 + 46 * seat
        canvas.disc((32, middle), 13, COLOURS[seat], INK, 1.5)
        left = BRIDGES - view.bridges[seat].bit_count()
        canvas.words((54, middle), f"{name}   points {points(view)[seat]}   bridges left {left}", 15, INK, "lm")
        known = letters_of(view.hand if view.seat == seat and view.hand is not None else view.open[seat])
        for place, letter in enumerate(known.ljust(view.cards[seat], "?")):
            _card(canvas, 300 + 30 * place, middle - 16, letter)


def _card(canvas: Canvas, left: float, top: float, letter: str) -> None:
    hidden = letter == "?"
    canvas.box((left, top), (24, 32), "#8a6d3b" if hidden else SAND, SHORE)
    canvas.words((left + 12, top + 16), letter, 16, PAPER if hidden else INK)
