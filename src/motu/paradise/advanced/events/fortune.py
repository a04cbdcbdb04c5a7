"""Events that bring something: build points, a card, a look at secret tiles (11.2)."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.advanced.events.asking import QUESTIONS, Question, put, put_first
from motu.paradise.advanced.events.lasting import mark
from motu.paradise.grid import cells_in
from motu.paradise.moves import DONE, PICK, Move
from motu.paradise.state import State
from motu.paradise.steps.decision import draw_bit
from motu.paradise.steps.exploration import turn_over
from motu.paradise.steps.setup import slugs

STARS = 2
"""Tiles that New Stars show."""


# --- Good Fishing, Great Feast: build points (`lasting`) ------------------------------------------------------------


def more_points(s: State, chance: Chance) -> None:
    mark(s, s.event, s.drawer)


# --- New Stars: the drawer looks at two secret tiles, with a marker of his on each ----------------------------------


def stars(s: State, chance: Chance) -> None:
    if not stars_moves(s, s.drawer, STARS):
        s.events.append(("nothing",))
    put(s, s.drawer, "stars", STARS)


def stars_moves(s: State, seat: int, left: int) -> list[Move]:
    tiles = s.secret & ~s.marks[seat]
    if not tiles or s.marks[seat].bit_count() >= s.box.markers:
        return []
    return [DONE, *(PICK[cell] for cell in cells_in(tiles))]


def stars_picked(s: State, seat: int, left: int, move: Move, chance: Chance) -> None:
    if move is DONE:
        return
    cell = move.cell
    s.marks[seat] |= 1 << cell
    s.events.append(("stars", seat, cell, s.tile[cell]))
    if all(s.marks[other] >> cell & 1 for other in s.alive()):
        turn_over(s, seat, cell)
    if left > 1:
        put_first(s, seat, "stars", left - 1)


QUESTIONS["stars"] = Question(stars_moves, stars_picked)


# --- Trade Winds: a card for nothing --------------------------------------------------------------------------------


def trade(s: State, chance: Chance) -> None:
    if not s.deck:
        s.events.append(("nothing",))
        return
    card = draw_bit(s.deck, slugs(s.box)[1], chance)
    s.deck &= ~(1 << card)
    s.hand[s.drawer] |= 1 << card
    s.events.append(("trade", s.drawer, card))


HAPPENS = {
    "fishing": more_points,
    "great-feast": more_points,
    "new-stars": stars,
    "trade-winds": trade,
}
