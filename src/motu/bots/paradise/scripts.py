"""Scripts: ways to judge that play visibly unlike each other, and those that were found by tuning.

They are bots themselves, the pool that others are measured against; and what a search tries and expects.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.core.chance import Chance
from motu.paradise.moves import Move
from motu.paradise.options import Options
from motu.paradise.view import View

CHARACTERS = ("rusher", "defender", "settler", "collector")
"""Those who play unlike each other."""
TUNED = {1: "tuned-alone", 2: "tuned-two", 3: "tuned-four", 4: "tuned-four"}
"""What was found by tuning, for games of so many."""


@cache
def scripts() -> dict[str, Numbers]:
    """All scripts by their names."""
    text = (files("motu.bots.paradise") / "scripts.toml").read_text("utf-8")
    return {name: ISLANDER._replace(**table) for name, table in tomllib.loads(text).items()}


def tuned_for(options: Options) -> Numbers:
    """The best numbers for such a game."""
    return scripts()[TUNED[1 if options.alone else int(options.players)]]


def tried(options: Options) -> list[Numbers]:
    """What a search tries for a step, the tuned numbers first."""
    found = scripts()
    best = tuned_for(options)
    return [best, ISLANDER, *(numbers for numbers in found.values() if numbers != best)]


def script_bot(name: str) -> IslanderBot:
    """A player by one of the scripts."""
    return IslanderBot(scripts()[name])


class TunedBot:
    """A player by the tuned numbers for whatever game it comes to."""

    def __init__(self) -> None:
        self._player: IslanderBot | None = None

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        if self._player is None:
            self._player = IslanderBot(tuned_for(view.options))
        return self._player.decide(view, moves, seconds, chance)
