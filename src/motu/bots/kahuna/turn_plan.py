"""A whole turn that was decided at its first decision, and is then played out."""

from __future__ import annotations

from collections.abc import Iterable

from motu.bots.kahuna import jit
from motu.kahuna.moves import MOVES, Move


class TurnPlan:
    """The decisions that are still to come. A plan made in one position is of no use in another."""

    def __init__(self) -> None:
        self._decisions: list[int] = []
        self._expected = b""

    def fits(self, known: jit.Tables) -> bool:
        """Whether there is a plan for what is known now."""
        return bool(self._decisions) and known.tobytes() == self._expected

    def make(self, decisions: Iterable[int]) -> None:
        """Plan these decisions from here on."""
        self._decisions = list(decisions)

    def next(self, known: jit.Tables) -> Move:
        """The next decision; `known` is played on."""
        code = self._decisions.pop(0)
        if self._decisions:
            # Only decisions without chance have others after them, so what is seen next is known beforehand.
            jit.apply(known, code, jit.new_chance(0))
            self._expected = known.tobytes()
        return MOVES[code]
