"""The strongest bot: whole turns, valued by a net that learned from games with itself and tried in imagined games."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from motu.bots.kahuna import jit
from motu.bots.kahuna.learned.net import Net
from motu.bots.kahuna.learned.thinker import Thinker
from motu.bots.kahuna.learned.weights import shipped
from motu.core.chance import Chance
from motu.kahuna.moves import MOVES, Move
from motu.kahuna.view import View

RESERVE = 0.002
"""Seconds that are kept for what is not thinking."""


class ExpertBot:
    """Thinks at the first decision of a turn and then plays the rest of its plan.

    work    how many worlds it imagines for a turn; None: as many as the time allows
    """

    def __init__(self, work: int | None = None, net: Net | None = None) -> None:
        self.work = work
        self.thinker = Thinker(net or shipped())
        self._plan: list[int] = []
        self._expected = b""

    @property
    def iterations(self) -> int:
        return self.thinker.games

    @property
    def memory(self) -> int:
        return self.thinker.memory

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        until = perf_counter() + seconds - RESERVE
        known, discarded = jit.known(view)
        if not self._plan or known.tobytes() != self._expected:
            if len(moves) == 1:
                return moves[0]
            seeds = jit.new_chance(chance.below(1 << 62, "search"))
            turns = self.thinker.think(known, discarded, seeds, until, self.work)
            self._plan = list(turns[0].decisions)
        code = self._plan.pop(0)
        if self._plan:
            # Only decisions without chance have others after them, so what is seen next is known beforehand.
            jit.apply(known, code, jit.new_chance(0))
            self._expected = known.tobytes()
        return MOVES[code]
