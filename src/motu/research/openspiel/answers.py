"""Chance as OpenSpiel wants it: a node of its own for everything that is drawn or rolled.

The rules ask chance in the middle of a move. A move is therefore tried with the answers that are there so far; where
the rules ask for one more, the trial is broken off and what they asked for becomes the chance node. With its outcome
added to the answers the move is tried again, from the beginning and on a fresh copy of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from motu.core.game import AnyGame


class Asked(Exception):
    """The rules asked for more than was answered. `names` is what may come: each place of it is equally likely."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(names)
        self.names = names


class Answers:
    """A chance that knows some answers, by the names that records use, and then breaks off."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._given = 0

    def below(self, n: int, of: Any) -> int:
        if self._given == len(self._names):
            raise Asked(tuple(self._game.outcome_name(of, index) for index in range(n)))
        name = self._names[self._given]
        self._given += 1
        return self._game.outcome_index(of, name)


class Sampled:
    """A chance that draws from a function which gives numbers from 0 up to 1, as OpenSpiel hands them out."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, n: int, of: Any = None) -> int:
        return min(int(self._sampler() * n), n - 1)  # a sampler may include 1
