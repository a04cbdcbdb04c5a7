"""The rules of Kahuna, compiled: the very functions of `motu.kahuna`, with the position as a numpy record.

A table is an array of one record (a record alone would not keep its memory alive in jitted code, and costs ten times as
much to pass). `chance` is an array of one unsigned 64-bit number. Everything is allocated outside and passed in.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from motu.bots.jit import hand_over, use_cache
from motu.kahuna import cards, imagine, legal, play, random_move
from motu.kahuna.options import Options
from motu.kahuna.state import OVER, START, Position
from motu.kahuna.view import View

CACHED = use_cache()
hand_over(cards, legal, play, random_move, imagine)

TABLE = np.dtype([(name, np.int64, np.shape(value)) for name, value in START.items()])
"""A position as a record: the fields of `Position`, but for `options`, whose bits are in `rules`."""

Tables = NDArray[Any]
Seeds = NDArray[np.uint64]


def new_table(p: Position) -> Tables:
    """The same position as a table of jitted code."""
    table = np.zeros(1, TABLE)
    for name in START:
        table[name][0] = getattr(p, name)
    return table


def known(view: View) -> tuple[Tables, int]:
    """What a seat knows as a table (`motu.kahuna.imagine.known`), and how many cards the other discarded face down."""
    assert view.seat is not None
    return new_table(imagine.known(view)), view.discarded[1 - view.seat]


def position(table: Tables, options: Options) -> Position:
    """The same position for interpreted rules."""
    p = Position(options)
    for name in START:
        setattr(p, name, table[name][0].tolist())
    return p


def new_chance(seed: int) -> Seeds:
    """A source of randomness for jitted code."""
    return np.array([seed], np.uint64)


def empty_table(options: Options) -> Tables:
    """A table before the deal."""
    return new_table(Position(options))


def pages(steps: int) -> tuple[NDArray[np.int64], Tables]:
    """Room for `random_steps` to write so many moves and positions."""
    return np.zeros(steps, np.int64), np.zeros(steps, TABLE)


# Inside jitted code these are the compiled rules; mypy only knows the interpreted ones.
_lay_out: Any = play.lay_out
_apply: Any = play.apply
_legal: Any = legal.is_legal
_count: Any = random_move.count
_choose: Any = random_move.choose
_random_move: Any = random_move.random_move
_random_game: Any = random_move.random_game
_complete: Any = imagine.complete


@njit(cache=CACHED)
def deal(table: Tables, first: int, handicap: int, weaker: int, chance: Seeds) -> None:
    """Deal on an empty table."""
    _lay_out(table[0], first, handicap, weaker, chance)


@njit(cache=CACHED)
def count(table: Tables) -> int:
    """How many legal moves there are."""
    return int(_count(table[0]))


@njit(cache=CACHED)
def choose(table: Tables, index: int) -> int:
    """The legal move at this place in the order of the interpreted list."""
    return int(_choose(table[0], index))


@njit(cache=CACHED)
def is_legal(table: Tables, code: int) -> bool:
    """Whether the mover may do this now."""
    return bool(_legal(table[0], code))


@njit(cache=CACHED)
def apply(table: Tables, code: int, chance: Seeds) -> None:
    """Do what the mover decided; whether it is allowed is not checked."""
    _apply(table[0], code, chance)


@njit(cache=CACHED)
def complete(table: Tables, seat: int, discarded: int, chance: Seeds) -> None:
    """Fill what is not known of a seat's cards, as `motu.kahuna.imagine` does."""
    _complete(table[0], seat, discarded, chance)


@njit(cache=CACHED)
def copy(to: Tables, table: Tables, times: int) -> None:
    """Copy a position onto another table, so many times (more than once only to measure it)."""
    for time in range(times):
        to[time % len(to)] = table[0]


@njit(cache=CACHED)
def random_games(fresh: Tables, table: Tables, games: int, chance: Seeds) -> int:
    """Play whole random games from the deal on, with White beginning; how many decisions they took."""
    decisions = 0
    for _ in range(games):
        table[0] = fresh[0]
        _lay_out(table[0], 0, 0, 1, chance)
        decisions += _random_game(table[0], chance)
    return decisions


@njit(cache=CACHED)
def random_steps(table: Tables, chance: Seeds, codes: NDArray[np.int64], tables: Tables) -> int:
    """Play a random game on to its end, writing down every move and every position after it; how many there were."""
    steps = 0
    p = table[0]
    while p.stage != OVER:
        code = _random_move(p, chance)
        _apply(p, code, chance)
        codes[steps] = code
        tables[steps] = p
        steps += 1
    return steps
