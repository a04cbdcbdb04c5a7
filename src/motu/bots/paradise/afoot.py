"""The South Island (11.3): who crosses to it, or back, without a canoe."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.errands import Errands
from motu.bots.paradise.guard import guards
from motu.bots.paradise.raid import LEAST, LIKELY, prey, value
from motu.bots.paradise.sight import Sight
from motu.paradise.advanced.south_island import across
from motu.paradise.box import COLONIES, WARRIORS
from motu.paradise.moves import MARCH, Move


def march(sight: Sight, errands: Errands, moves: Sequence[Move]) -> Move | None:
    """A colony that is wanted on the other island, or warriors who can take it."""
    for errand in errands.colonies:
        move = MARCH[COLONIES][errand.cell]
        if errand.free and across(sight.view, errand.cell) == errand.goal and move in moves:
            return move
    return next((move for move in moves if move.kind == "march" and move.what == WARRIORS and takes(sight, move)), None)


def takes(sight: Sight, move: Move) -> bool:
    """Whether the warriors that can be spared here, with those who have gone ahead, are enough."""
    goal = across(sight.view, move.cell)
    spare = (sight.ready[move.cell] & 31) - guards(sight, move.cell)
    if spare <= 0 or not sight.enemy >> goal & 1:
        return False
    ahead = sum(aboard + (pieces >> 5 & 31) for at, _, pieces, aboard in sight.view.arrivals if at == goal)
    total, likely = value(sight, prey(sight, goal), ahead + spare)
    return likely >= LIKELY and total > LEAST
