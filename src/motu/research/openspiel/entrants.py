"""OpenSpiel's information-set tree search as a bot like all others: it gets a view, and imagines its tables from that.

    motu arena kahuna greedy motu.research.openspiel.entrants:Ismcts100

`IsmctsN` makes N simulations for every decision, whatever the time; `Ismcts` as many as fit into its time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts

from motu.core.chance import Chance
from motu.research.openspiel.game import load
from motu.research.openspiel.information_state import begun, hashed
from motu.research.openspiel.node import imagined
from motu.research.openspiel.playouts import RandomPlayouts
from motu.research.openspiel.rules import FACTS, Rules, rules_for
from motu.research.openspiel.state import State

UCT_C = 1.0
"""How much a search explores, where values are from -1 to 1."""
FEWEST = 2
"""The first simulation only opens the tree."""
PART = 0.3
"""How much of the time that is left for a turn goes into one of its decisions."""


class Ismcts:
    """Plays any of our games. What happened before is not told to bots: the view is all that it remembers."""

    def __init__(self, simulations: int | None = None) -> None:
        self._simulations = simulations
        self._pace = 0.01  # seconds that a simulation takes, until that has been measured

    def decide(self, view: Any, moves: Sequence[Any], seconds: float, chance: Chance) -> Any:
        if len(moves) == 1:
            return moves[0]
        rules = rules_of(view)
        many = max(FEWEST, self._simulations or int(PART * seconds / self._pace))
        start = time.perf_counter()
        action = _searched(rules, view, many, chance)
        self._pace = max(1e-6, (time.perf_counter() - start) / many)
        return rules.moves[action]


def rules_of(view: Any) -> Rules:
    """What game is being played, as far as a view tells."""
    name = next(name for name, facts in FACTS.items() if isinstance(view, facts.view))
    return rules_for(name, view.options)


def _searched(rules: Rules, view: Any, simulations: int, chance: Chance) -> int:
    """What OpenSpiel's search decides, out of a view alone."""
    game = load(rules)
    memory = begun("", hashed(repr(view)))

    def table(*_: object) -> State:
        """A new table on which the viewer would see just this."""
        state = game.new_initial_state()
        state.node = imagined(rules, view, chance, {view.seat: memory}, view.seat)
        return state

    bot = ismcts.ISMCTSBot(
        game,
        RandomPlayouts(chance),
        UCT_C,
        simulations,
        random_state=np.random.RandomState(chance.below(1 << 32, "seed")),
    )
    bot.set_resampler(table)
    return int(bot.step(table()))


def __getattr__(name: str) -> Callable[[], Ismcts]:
    """`Ismcts100` makes a bot of 100 simulations a decision."""
    number = name.removeprefix("Ismcts")
    if name.startswith("Ismcts") and number.isascii() and number.isdecimal() and int(number) >= FEWEST:
        return partial(Ismcts, int(number))
    raise AttributeError(f"there is no {name} in {__name__}: Ismcts, or Ismcts100 for 100 simulations a decision")
