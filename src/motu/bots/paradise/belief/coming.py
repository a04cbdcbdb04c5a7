"""Who is likely to come with how many fighters: between those that are known and those that there may be at most."""

from __future__ import annotations

from typing import NamedTuple

from motu.bots.paradise.belief.belief import Belief, imagine_by
from motu.core.chance import Chance
from motu.paradise.box import WAR_CANOES
from motu.paradise.explain import forces
from motu.paradise.grid import cells_in
from motu.paradise.imagine import known
from motu.paradise.pieces import count
from motu.paradise.state import OVER
from motu.paradise.view import View

TABLES = 32
"""So many tables are imagined: a chance is sure to about a tenth."""


class Coming(NamedTuple):
    """What a rival could bring to a hex in their next movement.

    by, cell    who, and where to
    surely      the fewest fighters: those that the viewer knows; `most` the most that there may be
    likely      how many there are in the mean
    chances     how likely there are one at least, two at least, and so on to the most
    """

    by: int
    cell: int
    surely: int
    likely: float
    most: int
    chances: tuple[float, ...]


def coming(view: View, belief: Belief, chance: Chance, tables: int = TABLES) -> list[Coming]:
    """For each rival and each hex that they could attack, as `explain.attacks` has them: how many fighters are likely
    to come, by what is believed."""
    if view.stage == OVER:
        return []
    s = known(view)
    rivals = [seat for seat in range(view.count) if seat != view.seat and not view.out >> seat & 1]
    reaching = {seat: sorted(forces(view, s, seat).items()) for seat in rivals}
    found: dict[tuple[int, int], list[int]] = {}
    for _ in range(tables if any(reaching.values()) else 0):
        table = imagine_by(view, belief, chance)
        for seat, goals in reaching.items():
            stacks, here = table.stacks[seat], table.places[seat]
            for cell, force in goals:
                canoes = sum(count(stacks[start], WAR_CANOES) for start in force.canoes)
                bands = sum(stacks[start] & 31 for start in cells_in(force.warriors & here))
                found.setdefault((seat, cell), []).append(canoes + min(bands, canoes))
    return [
        Coming(
            seat,
            cell,
            force.surely,
            sum(found[seat, cell]) / tables,
            force.fighters,
            tuple(sum(each > fewer for each in found[seat, cell]) / tables for fewer in range(force.fighters)),
        )
        for seat, goals in reaching.items()
        for cell, force in goals
    ]


def feared(view: View, belief: Belief, chance: Chance, tables: int = TABLES) -> dict[int, Coming]:
    """For each group of the viewer that somebody could attack, the rival of whom most fighters are likely to come."""
    assert view.seat is not None
    worst: dict[int, Coming] = {}
    for each in coming(view, belief, chance, tables):
        if view.held[view.seat] >> each.cell & 1 and (each.cell not in worst or each.likely > worst[each.cell].likely):
            worst[each.cell] = each
    return worst
