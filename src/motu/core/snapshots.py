"""Positions of a game on its way, packed: who wants one plays on from the nearest, and not from the deal."""

from __future__ import annotations

import pickle
import zlib
from typing import Any

from motu.core.game import AnyGame

EVERY = 64
"""So many steps lie between two snapshots, at first."""
MOST = 64
"""How many there may be: where a game is longer, every other one goes. One takes 600 bytes in Kahuna, 2,000 in
Paradise."""


def pack(game: AnyGame, state: Any) -> bytes:
    """A position in little room, for this process and its workers: it holds everything that is hidden."""
    return zlib.compress(pickle.dumps(game.copy(state), pickle.HIGHEST_PROTOCOL), 1)


def unpack(packed: bytes) -> Any:
    """The position that was packed, sharing nothing with any other."""
    return pickle.loads(zlib.decompress(packed))


class Snapshots:
    """The packed positions of one game by the number of steps that led there; the deal is none of them."""

    __slots__ = ("_every", "_kept")

    def __init__(self) -> None:
        self._every = EVERY
        self._kept: dict[int, bytes] = {}

    def note(self, game: AnyGame, steps: int, state: Any) -> None:
        """Keep the position after so many steps, if one is wanted there. It may be told again."""
        if steps % self._every or steps in self._kept:
            return
        self._kept[steps] = pack(game, state)
        if len(self._kept) > MOST:
            self._every *= 2
            self._kept = {number: each for number, each in self._kept.items() if not number % self._every}

    def nearest(self, steps: int) -> tuple[int, bytes | None]:
        """The last one that is not behind so many steps, and after how many it is; 0 and None: that is the deal."""
        number = max((number for number in self._kept if number <= steps), default=0)
        return number, self._kept.get(number)

    def cut(self, steps: int) -> None:
        """Forget what came after so many steps."""
        for number in [number for number in self._kept if number > steps]:
            del self._kept[number]

    def copy(self) -> Snapshots:
        """The same again, to go on by itself."""
        twin = Snapshots()
        twin._every, twin._kept = self._every, self._kept.copy()
        return twin
