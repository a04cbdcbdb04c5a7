"""The arrays of many games at once: what they are played on, and what their players are given."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from motu.bots.kahuna import jit

TABLE = np.dtype([(name, np.int32, jit.TABLE[name].shape) for name in jit.TABLE.names or ()])
"""A position as a record, as in `motu.bots.kahuna.jit` but half as large: so more games stay near the processor."""

Tables = NDArray[Any]
Seeds = NDArray[np.uint64]


class World(NamedTuple):
    """The games, and what they need to go on and to begin anew."""

    tables: Tables
    chances: Seeds
    fresh: Tables
    """A table before the deal."""
    setting: tuple[int, int, int]
    """Who begins, how many handicap bridges there are, and whose they are."""


class Step(NamedTuple):
    """How all games stand. The arrays are the same after every step, with new numbers in them: copy what you keep."""

    observations: NDArray[np.float32]
    """(batch, 308): what the seat that decides may know, laid out as `motu.research.observations.kahuna.flat`."""
    rewards: NDArray[np.float32]
    """(batch, 2): for White and for Black 1, -1 or, in a draw, 0 when a game has just ended; else 0."""
    done: NDArray[np.bool_]
    """(batch,): whether the game has ended."""
    mask: NDArray[np.bool_]
    """(batch, 189): which decisions are legal, by the numbers of `motu.kahuna.moves.MOVES`."""
    mover: NDArray[np.int8]
    """(batch,): who decides, 0 for White, 1 for Black; -1 in a game that is over."""
