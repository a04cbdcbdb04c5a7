"""What was built, from what could be spent: points that went into nothing that everybody sees went into pieces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from motu.bots.paradise.belief.expected import Kinds
from motu.paradise.box import CARD, COLONIES, RUMORS, TRANSPORTS, VILLAGE, WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in, mask_of
from motu.paradise.imagine import known
from motu.paradise.state import NOWHERE
from motu.paradise.steps import building
from motu.paradise.view import View

USUAL = {WARRIORS: 0.4, TRANSPORTS: 0.45, COLONIES: 0.15}
"""What else is built, by and large."""
WASTE = 1.2
"""Each point that would be left over makes a guess less likely by so much (on a scale of logarithms)."""
CANOE, RUMOR = 0.6, 0.1
"""How likely a war canoe or a rumor more is, before it is asked what it costs."""


class Spent:
    """What a pool of groups may have spent on face-down pieces in a building step.

    groups  of the pool
    points  that are not accounted for by what everybody sees
    pieces  that were put there face down, as far as they are still there
    """

    def __init__(self, groups: int, points: int) -> None:
        self.groups, self.points, self.pieces = groups, points, 0


def spent(before: View, view: View, seat: int, gains: dict[int, int], settled: dict[int, int]) -> list[Spent]:
    """The pools of a seat as they stood before the pieces were placed, with what they are seen to have built paid."""
    s = known(before)
    building.count_points(s, seat)
    pools = [Spent(groups, points) for groups, points in zip(s.pools[seat][::2], s.pools[seat][1::2], strict=True)]
    if not pools:
        return []
    costs = view.options.box.costs
    for pool in pools:
        for cell in cells_in(pool.groups):
            grown = view.villages[cell] - before.villages[cell] - settled.get(cell, 0)
            pool.points -= max(0, grown) * costs[VILLAGE] + max(0, view.improved[cell] - before.improved[cell])
    if before.home[seat] != NOWHERE and view.lost >> seat & 1 and not before.lost >> seat & 1:
        pools[0].points += 1  # it has focused inward
    cards = view.hands[seat] + view.face[seat].bit_count() - before.hands[seat] - before.face[seat].bit_count()
    if cards > 0:
        richest = max(pools, key=lambda pool: pool.points)
        richest.points -= costs[CARD]
    turned_up = view.chain[seat] & ~before.chain[seat] & mask_of(gains)
    for cell, number in gains.items():
        for pool in pools:
            if pool.groups >> cell & 1:
                up = turned_up >> cell & 1
                pool.pieces += number - up
                pool.points -= up * costs[TRANSPORTS]
    return pools


@lru_cache(maxsize=4096)
def kinds_for(points: int, pieces: int, left: tuple[int, ...], costs: tuple[int, ...]) -> Sequence[float]:
    """So many pieces for so many points: what they may be, of each kind the mean for one of them."""
    total: Kinds = [0.0] * 5
    weights = 0.0
    usual = {kind: share * min(1.0, left[kind] / 2) for kind, share in USUAL.items()}
    others = sum(usual.values())
    for canoes in range(min(pieces, left[WAR_CANOES]) + 1):
        for rumors in range(min(pieces - canoes, left[RUMORS]) + 1):
            rest = pieces - canoes - rumors
            if rest and not others:
                continue
            cost = canoes * costs[WAR_CANOES] + rumors * costs[RUMORS] + rest * costs[WARRIORS]
            over = points - cost
            weight = CANOE**canoes * RUMOR**rumors * (exp(-WASTE * over) if over >= 0 else exp(3.0 * over))
            weights += weight
            total[WAR_CANOES] += weight * canoes
            total[RUMORS] += weight * rumors
            for kind, share in usual.items():
                total[kind] += weight * rest * share / others if rest else 0.0
    return [each / weights / max(1, pieces) for each in total] if weights else [0.4, 0.1, 0.4, 0.1, 0.0]
