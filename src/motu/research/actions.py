"""The decisions of a game as numbers: a fixed space, and a mask that says which are open.

The number of a decision is its number in the rules' own list, and that never changes: new decisions get new numbers at
the end, so whoever has learned from an earlier version goes on with the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from motu.kahuna import legal
from motu.kahuna import moves as kahuna
from motu.paradise import moves as paradise

Mask = npt.NDArray[np.int8]


class Actions(NamedTuple):
    """All decisions of a game, each in the place of its number.

    wait    the number to give where there is nothing to decide, that of `.`: a mask is never empty
    """

    moves: Sequence[Any]
    wait: int

    @property
    def size(self) -> int:
        return len(self.moves)

    def mask(self, moves: Iterable[Any]) -> Mask:
        """A 1 for each of these moves; with none of them, for waiting."""
        found = np.zeros(self.size, np.int8)
        found[[int(move) for move in moves] or self.wait] = 1
        return found

    def text(self, number: int) -> str:
        """A decision in the notation that people use."""
        return str(self.moves[number])


ACTIONS = {
    "kahuna": Actions(kahuna.MOVES, legal.END),
    "paradise": Actions(paradise.MOVES, int(paradise.DONE)),
}
"""The decisions of each game."""
