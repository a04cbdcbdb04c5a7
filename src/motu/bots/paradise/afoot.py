"""The South Island (11.3): who crosses to it, or back, without a canoe."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.errands import Errands
from motu.bots.paradise.guard import danger, guards, stake
from motu.bots.paradise.sight import Sight
from motu.bots.paradise.transit import WORTH_A_TRIP
from motu.paradise.advanced.south_island import across
from motu.paradise.box import COLONIES, WARRIORS
from motu.paradise.moves import MARCH, Move


def march(sight: Sight, errands: Errands, moves: Sequence[Move]) -> Move | None:
    """A colony that is wanted on the other island, or warriors who are needed there."""
    for errand in errands.colonies:
        move = MARCH[COLONIES][errand.cell]
        if errand.free and across(sight.view, errand.cell) == errand.goal and move in moves:
            return move
    return next((move for move in moves if move.kind == "march" and move.what == WARRIORS and helps(sight, move)), None)


def helps(sight: Sight, move: Move) -> bool:
    """Whether a band that can be spared here makes the other island of mine safer."""
    goal = across(sight.view, move.cell)
    if not sight.held >> goal & 1 or (sight.ready[move.cell] & 31) <= guards(sight, move.cell):
        return False
    return stake(sight, goal) * (danger(sight, goal) - danger(sight, goal, 1)) > WORTH_A_TRIP
