"""War plans: which enemy group is worth building a fleet for."""

from __future__ import annotations

from typing import NamedTuple

from motu.bots.paradise.guard import guards
from motu.bots.paradise.raid import LEAST, LIKELY, mask_of_all, prey, value
from motu.bots.paradise.sight import Sight, rings
from motu.paradise.box import WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in, spread

FURTHER = 3
"""A fleet is planned for up to so many canoes more than there are."""
PATIENCE = 0.85
"""What a fleet brings is worth so much less for every turn that it takes to build."""
ANSWER = 1.0
"""Warriors that a rival will have more, a turn."""


class War(NamedTuple):
    """A target, the next piece to build for it, and what a build point brings."""

    target: int
    item: int
    ratio: float


def campaign(sight: Sight, more_canoes: int, more_warriors: int) -> War | None:
    """The war that pays best, if any does."""
    limits, costs = sight.box.limits, sight.box.costs
    canoes = sight.carried(WAR_CANOES) + more_canoes
    warriors = sum((stack & 31) - guards(sight, cell) for cell, stack in sight.stacks.items()) + more_warriors
    reach = sight.allowance(war=True)
    income = max(1, sum(sight.view.villages[cell] for cell in cells_in(sight.held)))
    best: War | None = None
    gates = sight.held | sight.linked
    for cell in cells_in(spread(mask_of_all(rings(gates, sight.sea, reach))) & sight.enemy):
        it = seen = prey(sight, cell)
        if not it.villages:
            continue
        for fleet in range(max(1, canoes), min(limits[WAR_CANOES], canoes + FURTHER) + 1):
            cost = (fleet - canoes) * costs[WAR_CANOES] + max(0, fleet - warriors) * costs[WARRIORS]
            if cost <= 0:
                continue
            turns = cost / income
            if it.owner >= 0:  # he sees it coming
                it = it._replace(sure=seen.sure + round(ANSWER * (1 + turns)))
            total, likely = value(sight, it, 2 * fleet)
            if likely < LIKELY or total <= LEAST:
                continue
            ratio = PATIENCE**turns * total / (cost + 1)
            if best is None or ratio > best.ratio:
                best = War(cell, WAR_CANOES if fleet > canoes else WARRIORS, ratio)
    return best
