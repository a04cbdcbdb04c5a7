"""Events that bring something: build points, a card, a look at secret tiles, a piece (11.2)."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.advanced.events.event_markers import mark
from motu.paradise.advanced.events.questions import GIFT, QUESTIONS, Question, put, put_first
from motu.paradise.box import TRANSPORTS, slugs
from motu.paradise.grid import cells_in
from motu.paradise.moves import DONE, PICK, Move
from motu.paradise.pieces import ONE, count
from motu.paradise.state import State
from motu.paradise.steps.decision import draw_bit
from motu.paradise.steps.exploration import turn_over

STARS = 2
"""Tiles that New Stars show."""


# --- Good Fishing, Great Feast: build points (`event_markers`) --------------------------------------------------------


def more_points(s: State, chance: Chance) -> None:
    mark(s, s.event, s.drawer)


# --- New Stars: the drawer looks at two secret tiles, with a marker on each; or gets a transport canoe ---------------


def stars(s: State, chance: Chance) -> None:
    if stars_moves(s, s.drawer, STARS):
        put(s, s.drawer, "stars", STARS)
    else:
        put(s, s.drawer, GIFT, TRANSPORTS)


def stars_moves(s: State, seat: int, left: int) -> list[Move]:
    tiles = s.secret & ~s.marks[seat]
    if not tiles or s.marks[seat].bit_count() >= s.box.markers:
        return []
    return [DONE, *(PICK[cell] for cell in cells_in(tiles))]


def stars_picked(s: State, seat: int, left: int, move: Move, chance: Chance) -> None:
    if move is DONE:
        if left == STARS:
            put_first(s, seat, GIFT, TRANSPORTS)
        return
    cell = move.cell
    s.marks[seat] |= 1 << cell
    s.events.append(("stars", seat, cell, s.tile[cell]))
    if all(s.marks[other] >> cell & 1 for other in s.alive()):
        turn_over(s, seat, cell)
    if left > 1:
        put_first(s, seat, "stars", left - 1)


QUESTIONS["stars"] = Question(stars_moves, stars_picked)


# --- A piece for nothing, in a group of the drawer's ----------------------------------------------------------------


def gift_moves(s: State, seat: int, kind: int) -> list[Move]:
    """All groups of a seat that has such a piece left. Others cannot know that: so it is asked."""
    left = s.box.limits[kind] - count(s.fielded[seat] + s.gone[seat], kind)
    return [DONE, *(PICK[cell] for cell in cells_in(s.held[seat]) if left > 0)]


def given(s: State, seat: int, kind: int, move: Move, chance: Chance) -> None:
    """Everybody sees what it is; a transport canoe lies face up."""
    if move is DONE:
        s.events.append(("nothing",))
        return
    s.fielded[seat] += ONE[kind]
    s.put(seat, move.cell, ONE[kind])
    if kind == TRANSPORTS:
        s.chain[seat] |= 1 << move.cell
    s.events.append(("gift", seat, kind, move.cell))


QUESTIONS[GIFT] = Question(gift_moves, given, lambda s, seat, kind: not s.held[seat])


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
