"""Which plan promises most: each is played out in imagined tables, the same ones for all."""

from __future__ import annotations

from itertools import count

from motu.bots import clock
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.value import chances
from motu.bots.paradise.plans import Plan, plans
from motu.bots.paradise.playout import play_on, until_turn
from motu.bots.paradise.scripts import tried
from motu.core.chance import Chance, FreeChance
from motu.paradise import game
from motu.paradise.state import State
from motu.paradise.view import View

WORLDS = 4
"""So many tables are tried before the first scripts are dropped."""
KEEP = 0.5
"""Which part of the plans stays after each round."""


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
