"""The strongest bot: it tries scripts for the step at hand in tables that it imagines, and takes the best.

A script is a way to judge (`Numbers`). Each is played from here to the end of the turn, with rivals that play by
scripts as well, now these, now those; what the table is worth then has been learnt from games. Scripts that promise
little are dropped, the others are tried in more tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from motu.bots import clock
from motu.bots.paradise.analysis import ANY, PEACE, Analysis
from motu.bots.paradise.attacks import attacks, best_attack
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.value import chances
from motu.bots.paradise.numbers import Numbers
from motu.bots.paradise.playout import play_on, until_turn
from motu.bots.paradise.scripts import tried, tuned_for
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
"""Which part of the plans stays after each round."""
TARGETS, DARE = 4, 0.25
"""So many other targets are tried, if an attack on them is not hopeless."""


class Plan(NamedTuple):
    """A script, and whom to attack in this turn by it."""

    numbers: Numbers
    target: int = ANY

    def player(self) -> IslanderBot:
        return IslanderBot(self.numbers, self.target)


class ExpertBot:
    """Chooses a plan at the beginning of its movement and of its building, whose script decides the rest of the step.
    In all other steps the tuned script decides."""

    def __init__(self, work: int = 0) -> None:
        self.work = work
        self._step: tuple[int, int] | None = None
        self._chosen = False
        self._player = IslanderBot()

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        if self._step != (view.turn, view.step):
            self._step, self._chosen = (view.turn, view.step), False
            self._player = IslanderBot(tuned_for(view.options))
        if view.stage in FORKS and not self._chosen and len(moves) > 1:
            self._chosen = True
            until = clock.now() + seconds * FORKS[view.stage]
            self._player = best_plan(view, chance, until, self.work).player()
        return self._player.decide(view, moves, seconds, chance)


def plans(view: View) -> list[Plan]:
    """What may be done with this step: every script in its own way, and the first of them with other targets."""
    scripts = tried(view.options)
    found = [Plan(script) for script in scripts]
    if view.stage != BUILD:
        analysis = Analysis(view, scripts[0])
        best = best_attack(analysis)
        if best is not None:
            found.append(Plan(scripts[0], PEACE))
        others = [each for each in attacks(analysis) if each.likely > DARE and each != best]
        others.sort(key=lambda each: -each.value)
        found += [Plan(scripts[0], each.target) for each in others[:TARGETS]]
    return found


def best_plan(view: View, chance: Chance, until: float, work: int) -> Plan:
    """The plan that promises most for this step, after so many playouts or as many as there is time for."""
    assert view.seat is not None
    choices = plans(view)
    totals = [0.0] * len(choices)
    left = list(range(len(choices)))
    worlds = played = 0
    for goal in (WORLDS << round_ for round_ in count()):
        while worlds < goal:
            world, seed = game.imagine(view, chance), chance.below(1 << 30, "world")
            for number in left:
                totals[number] += outlook(world.copy(), view.seat, choices[number], seed)
                played += 1
            worlds += 1
            if (work and played >= work) or (not work and clock.now() >= until):
                return choices[max(left, key=lambda each: totals[each])]
        if len(left) > 2:
            left = sorted(left, key=lambda each: -totals[each])[: max(2, round(len(left) * KEEP))]
    raise AssertionError


def outlook(s: State, seat: int, plan: Plan, seed: int) -> float:
    """What the end of this turn is worth to a seat that plays by a plan from here."""
    chance = FreeChance(seed)
    rivals = tried(s.options)
    players = {each: IslanderBot(rivals[chance.below(len(rivals), "rival")]) for each in range(s.count)}
    players[seat] = plan.player()
    play_on(s, players, chance, until_turn(s.turn + 1))
    return chances(s)[seat]
