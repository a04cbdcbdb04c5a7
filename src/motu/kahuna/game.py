"""Kahuna as a game: the functions of `motu.core.game`, tied to the rules. The module itself is the game."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.core.errors import IllegalMove
from motu.kahuna.imagine import imagine
from motu.kahuna.legal import is_legal
from motu.kahuna.log import margin, outcome, seen_move, tell, write_result
from motu.kahuna.moves import Move, moves
from motu.kahuna.notation import (
    FIRST,
    outcome_index,
    outcome_name,
    read,
    read_deal,
    read_words,
    write,
    write_deal,
    write_words,
)
from motu.kahuna.options import Options, choices, read_old_options, read_options, whole_options, write_options
from motu.kahuna.play import apply, lay_out
from motu.kahuna.reasons import why_not
from motu.kahuna.rules import rules
from motu.kahuna.show import show, show_move
from motu.kahuna.state import OVER, Position
from motu.kahuna.threats import threats
from motu.kahuna.view import View, view

__all__ = [
    "LONGEST",
    "NAME",
    "RULES",
    "SEATS",
    "View",
    "choices",
    "copy",
    "deal",
    "imagine",
    "margin",
    "movers",
    "moves",
    "outcome",
    "outcome_index",
    "outcome_name",
    "play",
    "read",
    "read_deal",
    "read_old_options",
    "read_options",
    "read_words",
    "rules",
    "seats",
    "seen_deal",
    "seen_move",
    "show",
    "show_move",
    "tell",
    "threats",
    "turn",
    "view",
    "whole_options",
    "why_not",
    "write",
    "write_deal",
    "write_options",
    "write_result",
    "write_words",
]

NAME = "kahuna"
RULES = 2
SEATS: tuple[str, ...] = ("White", "Black")

_DRAWS = 18 + 24 + 24
LONGEST = 3 + (6 + _DRAWS) + (6 + _DRAWS) // 2 + 2 * _DRAWS + 1 + 2
"""No game has more decisions than this, whatever the options.

Handicap bridges; every card that ever comes to a hand played or discarded; a free bridge for every two cards; a draw
for every card of the three decks, and before each draw, and once more, at most one turn that ends without; last turns.
"""


def seats(options: Options) -> tuple[str, ...]:
    """The seats, by name: two, whatever the options."""
    return SEATS


def deal(options: Options, chance: Chance) -> Position:
    """How does a game begin?"""
    p = Position(options)
    first = chance.below(2, FIRST) if options.first == "random" else ("white", "black").index(options.first)
    lay_out(p, first, int(options.handicap), ("white", "black").index(options.weaker), chance)
    return p


def copy(state: Position) -> Position:
    """The same position again, sharing nothing."""
    return state.copy()


def movers(state: Position) -> tuple[int, ...]:
    """Whose decision is it? Nobody's when the game is over."""
    return () if state.stage == OVER else _ALONE[state.mover]


_ALONE = ((0,), (1,))


def turn(state: Position) -> int:
    """The number of the turn, from 1; 0 while handicap bridges are placed."""
    return state.turn


def play(state: Position, seat: int, move: Move, chance: Chance) -> None:
    """What happens then?"""
    code = +move  # a plain int, which the interpreter compares faster
    if seat != state.mover or not ((state.listed and move in state.listing) or is_legal(state, code)):
        reason = why_not(state, seat, move)
        assert reason is not None
        raise IllegalMove(reason)
    apply(state, code, chance)


def seen_deal(options: Options, outcomes: tuple[str, ...], viewer: int | None) -> tuple[str, ...]:
    """What the viewer saw of the deal: who begins, the own hand, the row."""
    start = len(outcomes) - 9
    hidden = {place for seat in range(2) if seat != viewer for place in range(start + 3 * seat, start + 3 * seat + 3)}
    return tuple("?" if place in hidden else name for place, name in enumerate(outcomes))
