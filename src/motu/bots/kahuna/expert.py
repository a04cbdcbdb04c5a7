"""The strongest bot: whole turns, valued by a net that learned from games with itself and tried in imagined games."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.clock import now
from motu.bots.kahuna import jit
from motu.bots.kahuna.learned.net import Net, shipped
from motu.bots.kahuna.learned.turn_search import TurnSearch
from motu.bots.kahuna.turn_plan import TurnPlan
from motu.core.chance import Chance
from motu.kahuna.moves import Move
from motu.kahuna.state import ROUNDS
from motu.kahuna.view import View

PATIENCE, PATIENT_WORK = 0.2, 800
"""From so many seconds, or worlds, on the imagined games are longer and played better."""
RESERVE = 0.002
"""Seconds that are kept for what is not thinking."""


class ExpertBot:
    """Thinks at the first decision of a turn and then plays the rest of its plan.

    work    how many worlds it imagines for a turn; None: as many as the time allows
    """

    def __init__(self, work: int | None = None, net: Net | None = None) -> None:
        self.work = work
        self.turn_search = TurnSearch(net or shipped())
        self._plan = TurnPlan()

    @property
    def iterations(self) -> int:
        return self.turn_search.games

    @property
    def memory(self) -> int:
        return self.turn_search.memory

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        until = now() + seconds - RESERVE
        known, discarded = jit.known(view)
        if not self._plan.fits(known):
            if len(moves) == 1:
                return moves[0]
            seeds = jit.new_chance(chance.below(1 << 62, "search"))
            patient = seconds >= PATIENCE if self.work is None else self.work >= PATIENT_WORK
            # Where the last cards of the last round lie open, three turns see the end as well.
            patient &= view.round_number < ROUNDS or view.left > 0
            turns = self.turn_search.think(known, discarded, seeds, until, self.work, patient=patient)
            self._plan.make(turns[0].decisions)
        return self._plan.next(known)
