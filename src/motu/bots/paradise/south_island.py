"""The South Island (11.3): who crosses to it, or back, without a canoe."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.assignments import Assignments
from motu.bots.paradise.defence import danger, guards, stake
from motu.paradise.advanced.south_island import across
from motu.paradise.box import COLONIES, WARRIORS
from motu.paradise.moves import MARCH, Move


def march(analysis: Analysis, assignments: Assignments, moves: Sequence[Move]) -> Move | None:
    """A colony that is wanted on the other island, or warriors who are needed there."""
    for assignment in assignments.colonies:
        move = MARCH[COLONIES][assignment.cell]
        if assignment.free and across(analysis.view, assignment.cell) == assignment.goal and move in moves:
            return move
    return next(
        (move for move in moves if move.kind == "march" and move.what == WARRIORS and helps(analysis, move)), None
    )


def helps(analysis: Analysis, move: Move) -> bool:
    """Whether a band that can be spared here makes the other island of mine safer."""
    goal = across(analysis.view, move.cell)
    if not analysis.held >> goal & 1 or (analysis.ready[move.cell] & 31) <= guards(analysis, move.cell):
        return False
    return stake(analysis, goal) * (danger(analysis, goal) - danger(analysis, goal, 1)) > analysis.numbers.worth_a_trip
