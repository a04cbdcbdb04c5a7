"""Plans for a step: what a search may choose from."""

from __future__ import annotations

from typing import NamedTuple

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.attacks import attacks, best_attack
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.numbers import Numbers
from motu.bots.paradise.orders import NO_ORDERS, PEACE, Orders
from motu.bots.paradise.scripts import tried
from motu.paradise.state import BUILD
from motu.paradise.view import View

TARGETS, DARE = 4, 0.25
"""So many other targets are tried, if an attack on them is not hopeless."""


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
    """What may be done with this step: every script in its own way, and the first of them with other targets."""
    scripts = tried(view.options)
    found = [Plan(script) for script in scripts]
    if view.stage != BUILD:
        analysis = Analysis(view, scripts[0])
        best = best_attack(analysis)
        if best is not None:
            found.append(Plan(scripts[0], Orders(PEACE)))
        others = [each for each in attacks(analysis) if each.likely > DARE and each != best]
        others.sort(key=lambda each: -each.value)
        found += [Plan(scripts[0], Orders(each.target)) for each in others[:TARGETS]]
    return found
