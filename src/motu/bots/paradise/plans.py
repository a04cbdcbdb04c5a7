"""Plans for a step: what a search may choose from, and how new ones are bred from good ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.assignments import assignments_of
from motu.bots.paradise.attacks import Attack, attacks, best_attack, target_at
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.numbers import Numbers
from motu.bots.paradise.orders import NO_ORDERS, PEACE, Orders
from motu.bots.paradise.scripts import scripts, tuned_for
from motu.core.chance import Chance
from motu.paradise.box import WAR_CANOES
from motu.paradise.grid import DISTANCE, cells_in
from motu.paradise.state import BUILD
from motu.paradise.view import View

TARGETS, DARE = 4, 0.15
"""So many other targets are tried, if an attack on them is not hopeless."""
MUSTERS, SITES = 2, 2
"""So many hexes to gather near, so many sites to grow to first."""
SAILING = ("tuned-alone", "tuned-four", "rusher", "tuned-slow", "tuned-two")
SPENDING = ("rusher", "tuned-alone", "tuned-four", "tuned-two", "tuned-slow", "collector")
"""The scripts that are tried in movement and in building, the more promising first."""
DARING: Mapping[str, float] = {"likely": 0.5, "least": 0.0}
FEW_AIMS: Mapping[str, float] = {"aims": 0.25}
LEANINGS: tuple[Mapping[str, float], ...] = ({"pace": 0.5}, {"war": 2.0}, {"field": 2.0}, {"growth": 0.0})
"""By which factors the tuned numbers are changed: in movement the first two, in building those in the list."""
CHANGES = 6
FACTORS = (0.4, 0.6, 1.6, 2.5)
"""A plan that is bred differs from its parent in so many numbers, by these factors."""


class Plan(NamedTuple):
    """A script, and orders that it follows."""

    numbers: Numbers
    orders: Orders = NO_ORDERS

    def player(self) -> IslanderBot:
        return IslanderBot(self.numbers, self.orders)


def plans(view: View) -> list[Plan]:
    """What may be done with this step, the more promising first: the first is the tuned script as it is."""
    return building_plans(view) if view.stage == BUILD else sailing_plans(view)


def building_plans(view: View) -> list[Plan]:
    """Scripts, and the tuned one with a leaning."""
    tuned = tuned_for(view.options)
    leant = [Plan(leaning(tuned, factors)) for factors in LEANINGS]
    return [Plan(tuned), *leant[:2], *_others(SPENDING, tuned), *leant[2:]]


def sailing_plans(view: View) -> list[Plan]:
    """The tuned script with other targets for its attack, or none; other scripts; and what promises less often: an
    escort, a site first, fleets that gather."""
    tuned = tuned_for(view.options)
    analysis = Analysis(view, tuned)
    best = best_attack(analysis)
    found = [Plan(tuned), *(Plan(tuned, Orders(each.target)) for each in _other_attacks(analysis, best))]
    if best is not None:
        found.append(Plan(tuned, Orders(PEACE)))
    found += [Plan(leaning(tuned, DARING)), *_others(SAILING, tuned), Plan(leaning(tuned, FEW_AIMS))]
    if best is not None:
        found.append(Plan(tuned, Orders(best.target, escort=True)))
    sites = [aim.cell for aim in assignments_of(analysis).aims]
    found += [Plan(tuned, Orders(site=cell)) for cell in sites[1 : SITES + 1]]
    if analysis.carried(WAR_CANOES):
        found += [Plan(tuned, Orders(PEACE, muster=cell)) for cell in _near_targets(analysis)[:MUSTERS]]
    return found


def _others(names: tuple[str, ...], tuned: Numbers) -> list[Plan]:
    """Other scripts as they are."""
    found = scripts()
    return [Plan(found[name]) for name in names if found[name] != tuned]


def _other_attacks(analysis: Analysis, best: Attack | None) -> list[Attack]:
    """Attacks that could be made instead of the best, the most rewarding first."""
    others = [each for each in attacks(analysis) if each.likely > DARE and each != best]
    return sorted(others, key=lambda each: -each.value)[:TARGETS]


def _near_targets(analysis: Analysis) -> list[int]:
    """Enemy groups with villages, the nearest to a war canoe first."""
    fleets = [cell for cell, stack in analysis.stacks.items() if stack >> 5 * WAR_CANOES & 31]
    targets = [cell for cell in cells_in(analysis.enemy) if target_at(analysis, cell).villages]
    return sorted(targets, key=lambda cell: (min((DISTANCE[cell][each] for each in fleets), default=0), cell))


def leaning(numbers: Numbers, factors: Mapping[str, float]) -> Numbers:
    """Some of the numbers changed by factors."""
    return numbers._replace(**{name: factor * getattr(numbers, name) for name, factor in factors.items()})


def bred(one: Plan, other: Plan, chance: Chance) -> Plan:
    """A plan with the orders of one and the numbers of another, or of the same, that judges a little otherwise."""
    names = one.numbers._fields
    factors = {
        names[chance.below(len(names), "number")]: FACTORS[chance.below(len(FACTORS), "factor")] for _ in range(CHANGES)
    }
    return Plan(leaning(other.numbers, factors), one.orders)
