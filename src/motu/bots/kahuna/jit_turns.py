"""Whole turns, compiled: the functions of `turns` for jitted code, and the room that they need."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit, types
from numba.extending import overload_method
from numpy.typing import NDArray

from motu.bots.jit import hand_over
from motu.bots.kahuna import evaluation, turns
from motu.bots.kahuna.jit import CACHED, TABLE, Seeds, Tables, new_chance, new_table
from motu.kahuna.state import Position

Numbers = NDArray[np.int64]


@overload_method(types.Array, "copy_page")
def _copy_page(pages: Any, page: Any, to: Any) -> Any:
    """To assign a record is to copy it."""

    def implementation(pages: Any, page: Any, to: Any) -> None:
        pages[to] = pages[page]

    return implementation


hand_over(turns, evaluation)


class TurnBuffers(NamedTuple):
    """What a spread writes to. Allocated outside of jitted code, and kept: it is as large as the largest turn."""

    pages: Tables
    parents: Numbers
    codes: Numbers
    slots: Numbers


def new_buffers(pages: int = turns.ENOUGH) -> TurnBuffers:
    """Room for so many positions of one turn."""
    return TurnBuffers(
        np.zeros(pages, TABLE),
        np.zeros(pages, np.int64),
        np.zeros(pages, np.int64),
        np.array(turns.new_slots(pages), np.int64),
    )


STANDING = np.array(evaluation.STANDING, np.int64)


# Inside jitted code these are the compiled ones; mypy only knows the interpreted ones.
_spread: Any = turns.spread
_endings: Any = turns.endings
_path: Any = turns.path
_best_turn: Any = evaluation.best_turn


@njit(cache=CACHED)
def spread(pages: Tables, parents: Numbers, codes: Numbers, slots: Numbers, chance: Seeds) -> int:
    """`turns.spread` of the position that lies on page 0."""
    return int(_spread(pages, parents, codes, slots, chance))


@njit(cache=CACHED)
def endings(pages: Tables, page: int, codes: Numbers) -> int:
    """`turns.endings` of a page."""
    return int(_endings(pages[page], codes))


@njit(cache=CACHED)
def path(parents: Numbers, codes: Numbers, page: int, decisions: Numbers) -> int:
    """`turns.path` to a page."""
    return int(_path(parents, codes, page, decisions))


@njit(cache=CACHED)
def best_turn(
    pages: Tables,
    parents: Numbers,
    codes: Numbers,
    slots: Numbers,
    ends: Numbers,
    worths: Numbers,
    standing: Numbers,
    chance: Seeds,
    decisions: Numbers,
) -> int:
    """`evaluation.best_turn` of the position that lies on page 0."""
    return int(_best_turn(pages, parents, codes, slots, ends, worths, standing, chance, decisions))


_buffers = new_buffers(evaluation.PAGES)
_ends, _worths, _decisions = np.zeros((3, turns.MOST_ENDINGS), np.int64)


def plan(p: Position, seed: int) -> list[int]:
    """What `greedy.plan` answers, compiled."""
    _buffers.pages[0] = new_table(p)[0]
    length = best_turn(*_buffers, _ends, _worths, STANDING, new_chance(seed), _decisions)
    return [int(code) for code in _decisions[:length]]
