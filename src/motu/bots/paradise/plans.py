"""Plans for a step: what a search may choose from, and how new ones are bred from good ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.attacks import attacks, best_attack
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.numbers import Numbers
from motu.bots.paradise.orders import NO_ORDERS, PEACE, Orders
from motu.bots.paradise.scripts import scripts, tuned_for
from motu.core.chance import Chance
from motu.paradise.state import BUILD
from motu.paradise.view import View

TARGETS, DARE = 6, 0.15
"""So many other targets are tried, if an attack on them is not hopeless."""
SAILING = ("rusher", "tuned-alone", "tuned-slow", "tuned-four", "tuned-two")
SPENDING = ("rusher", "tuned-alone", "tuned-four", "tuned-two", "collector", "tuned-slow")
"""The scripts that are tried, the more promising first: in movement, in building."""
LEANINGS: Mapping[bool, tuple[Mapping[str, float], ...]] = {
    False: ({"likely": 0.5, "least": 0.0}, {"aims": 0.25}, {"pace": 2.0}),
    True: ({"pace": 0.5}, {"war": 2.0}, {"field": 2.0}, {"growth": 0.0}),
}
"""By which factors the tuned numbers are changed, in movement and (True) in building."""
CHANGES = 6
FACTORS = (0.4, 0.6, 1.6, 2.5)
"""A plan that is bred differs from its parent in so many numbers, by these factors."""


class Plan(NamedTuple):
    """A script, and orders that it follows."""

    numbers: Numbers
    orders: Orders = NO_ORDERS

    @property
    def target(self) -> int:
        """The hex to attack by this plan; PEACE for none, ANY for whichever is best."""
        return self.orders.target

    def player(self) -> IslanderBot:
        return IslanderBot(self.numbers, self.orders)


def plans(view: View) -> list[Plan]:
    """What may be done with this step, the more promising first: the tuned script as it is, with other targets for its
    attack, other scripts, and the tuned one with a leaning."""
    tuned, building = tuned_for(view.options), view.stage == BUILD
    first = [Plan(tuned)]
    if not building:
        analysis = Analysis(view, tuned)
        best = best_attack(analysis)
        others = [each for each in attacks(analysis) if each.likely > DARE and each != best]
        others.sort(key=lambda each: -each.value)
        first += [Plan(tuned, Orders(each.target)) for each in others[:TARGETS]]
        if best is not None:
            first.append(Plan(tuned, Orders(PEACE)))
    found = scripts()
    first += [Plan(found[name]) for name in (SPENDING if building else SAILING) if found[name] != tuned]
    return first + [Plan(leaning(tuned, factors)) for factors in LEANINGS[building]]


def leaning(numbers: Numbers, factors: Mapping[str, float]) -> Numbers:
    """Some of the numbers changed by factors."""
    return numbers._replace(**{name: factor * getattr(numbers, name) for name, factor in factors.items()})


def bred(parent: Plan, chance: Chance) -> Plan:
    """A plan like its parent that judges a little otherwise."""
    names = parent.numbers._fields
    factors = {
        names[chance.below(len(names), "number")]: FACTORS[chance.below(len(FACTORS), "factor")] for _ in range(CHANGES)
    }
    return parent._replace(numbers=leaning(parent.numbers, factors))
