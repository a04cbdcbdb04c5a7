"""The strongest bot: it tries scripts for the step at hand in tables that it imagines, and takes the best.

A script is a way to judge (`Numbers`). Each is played from here to the end of the turn, with rivals that play by
scripts as well, now these, now those; what the table is worth then has been learnt from games. Scripts that promise
little are dropped, the others are tried in more tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from motu.bots import clock
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.value import chances
from motu.bots.paradise.numbers import Numbers
from motu.bots.paradise.playout import play_on, until_turn
from motu.bots.paradise.scripts import rivals_for, scripts_for
from motu.core.chance import Chance, FreeChance
from motu.paradise import game
from motu.paradise.moves import Move
from motu.paradise.state import BUILD, MOVE, TRANSIT, State
from motu.paradise.view import View

FORKS = {TRANSIT: 0.6, MOVE: 0.6, BUILD: 0.9}
"""The stages in whose first decision it chooses a script, and how much of the time that is left it takes for it."""
WORLDS = 4
"""So many tables are tried before the first scripts are dropped."""
KEEP = 0.5
"""Which part of the scripts stays after each round."""


class ExpertBot:
    """Chooses a script at the beginning of its movement and of its building; the script decides the rest."""

    def __init__(self, work: int = 0) -> None:
        self.work = work
        self._chosen: tuple[int, int] | None = None
        self._player: IslanderBot | None = None

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        if self._player is None:
            self._player = IslanderBot(scripts_for(view)[0])
        fork = view.turn, view.step
        if view.stage in FORKS and self._chosen != fork and len(moves) > 1:
            self._chosen = fork
            until = clock.now() + seconds * FORKS[view.stage]
            self._player = IslanderBot(best_script(view, chance, until, self.work))
        return self._player.decide(view, moves, seconds, chance)


def best_script(view: View, chance: Chance, until: float, work: int) -> Numbers:
    """The script that promises most for this step, after so many playouts or as many as there is time for."""
    scripts = list(scripts_for(view))
    totals = [0.0] * len(scripts)
    left = list(range(len(scripts)))
    worlds = played = 0
    for goal in (WORLDS << round_ for round_ in count()):
        while worlds < goal:
            world, seed = game.imagine(view, chance), chance.below(1 << 30, "world")
            for number in left:
                totals[number] += outlook(world.copy(), view.seat or 0, scripts[number], seed)
                played += 1
            worlds += 1
            if (work and played >= work) or (not work and clock.now() >= until):
                return scripts[max(left, key=lambda each: totals[each])]
        if len(left) > 2:
            left = sorted(left, key=lambda each: -totals[each])[: max(2, round(len(left) * KEEP))]
    raise AssertionError


def outlook(s: State, seat: int, script: Numbers, seed: int) -> float:
    """What the end of this turn is worth to a seat that plays by a script from here."""
    chance = FreeChance(seed)
    rivals = rivals_for(s)
    players = {each: IslanderBot(rivals[chance.below(len(rivals), "rival")]) for each in range(s.count)}
    players[seat] = IslanderBot(script)
    play_on(s, players, chance, until_turn(s.turn + 1))
    return chances(s)[seat]


__all__ = ["ExpertBot", "best_script", "outlook"]
