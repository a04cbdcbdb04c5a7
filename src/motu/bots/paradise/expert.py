"""The strongest bot: it tries plans for the step at hand in tables that it imagines, and takes the best.

A plan is a way to judge (`Numbers`), with orders. Each is played from here to the end of the turn, with rivals that
play by scripts, now these, now those; what the table is worth then has been learnt from games. Plans that promise
little are dropped, the others are tried in more tables.
"""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots import clock
from motu.bots.paradise.belief.belief import believe
from motu.bots.paradise.belief.memory import Memory
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.plan_search import best_plan
from motu.bots.paradise.plans import plans
from motu.bots.paradise.scripts import tuned_for
from motu.core.chance import Chance
from motu.paradise.moves import Move
from motu.paradise.state import BUILD, MOVE, TRANSIT
from motu.paradise.view import View

FORKS = {TRANSIT: 0.75, MOVE: 0.75, BUILD: 0.9}
"""The stages in whose first decision it chooses a plan, and how much of the time that is left it takes for it."""


class ExpertBot:
    """Chooses a plan at the beginning of its movement and of its building, whose script decides the rest of the step.
    In all other steps the tuned script decides."""

    def __init__(self, work: int = 0) -> None:
        self.work = work
        self._step: tuple[int, int] | None = None
        self._chosen = False
        self._player = IslanderBot()
        self._memory = Memory()

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        self._memory.see(view)
        if self._step != (view.turn, view.step):
            self._step, self._chosen = (view.turn, view.step), False
            self._player = IslanderBot(tuned_for(view.options))
        if view.stage in FORKS and not self._chosen and len(moves) > 1:
            self._chosen = True
            until = clock.now() + seconds * FORKS[view.stage]
            self._player = best_plan(view, plans(view), believe(self._memory, view), chance, until, self.work).player()
        return self._player.decide(view, moves, seconds, chance)
