"""Games in which a good player now and then does something else: what a plan leads to can be learnt only where it is
not always the same players who follow it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from motu.bots.paradise.expert import FORKS
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.plans import bred, plans
from motu.bots.paradise.scripts import tuned_for
from motu.core.chance import Chance
from motu.paradise.moves import Move
from motu.paradise.view import View

GAMES = {1: 0.75, 2: 0.5, 3: 0.5, 4: 0.5}
"""Which part of all games they are, by the number of players: alone the best script wins far more than others do, and a
table is worth what it is to a good player."""
EVERY = 12
"""In one step of so many that have a choice of plans another one is taken."""


def has_strayers(players: int, seed: str) -> bool:
    """Whether the game of this seed is one of these."""
    return random.Random(f"straying/{seed}").random() < GAMES[players]


class StrayingBot:
    """Plays by the tuned script, and for a step now and then by any of the plans that a search would try."""

    def __init__(self) -> None:
        self._step: tuple[int, int] | None = None
        self._chosen = False
        self._player = IslanderBot()

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        if self._step != (view.turn, view.step):
            self._step, self._chosen = (view.turn, view.step), False
            self._player = IslanderBot(tuned_for(view.options))
        if view.stage in FORKS and not self._chosen and len(moves) > 1:
            self._chosen = True
            if not chance.below(EVERY, "stray"):
                self._player = _any_plan(view, chance)
        return self._player.decide(view, moves, seconds, chance)


def _any_plan(view: View, chance: Chance) -> IslanderBot:
    """One of the plans, or one that is bred of two."""
    found = plans(view)
    one, other = (found[chance.below(len(found), "plan")] for _ in range(2))
    return (bred(one, other, chance) if chance.below(2, "bred") else one).player()
