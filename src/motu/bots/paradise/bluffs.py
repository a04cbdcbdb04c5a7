"""Bluffs: a rumor that lies where a fleet would, and one that makes a bare group look guarded (7.6)."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.analysis import FAR, Analysis, away, rings
from motu.bots.paradise.answers import remembered
from motu.bots.paradise.defence import stake
from motu.paradise.grid import cells_in
from motu.paradise.moves import Move
from motu.paradise.state import NOWHERE

STRIKING = 2
"""So near lies a fleet that is to strike in the next turn."""


@remembered
def feint(analysis: Analysis, cell: int) -> int:
    """The group of a rival that a fleet from here would be thought to be sent against: the nearest. NOWHERE if none can
    be reached, or the fleet lies within striking distance already."""
    best, steps = NOWHERE, FAR
    for rival in analysis.rivals:
        for goal in cells_in(analysis.view.held[rival]):
            far = away(rings(1 << goal, analysis.sea), cell)
            if far < steps:
                best, steps = goal, far
    return best if STRIKING < steps < FAR else NOWHERE


def where_it_looks_bare(analysis: Analysis, moves: Sequence[Move]) -> Move:
    """Of some hexes to build a rumor in the one that is worth most for each piece that stands there."""
    return max(
        moves, key=lambda move: stake(analysis, move.cell) / (1 + sum(pieces_at(analysis, move.cell))) - move.cell / 1e6
    )


def pieces_at(analysis: Analysis, cell: int) -> tuple[int, ...]:
    """How many pieces of each kind are mine there."""
    stack = analysis.stacks.get(cell, 0)
    return tuple(stack >> 5 * kind & 31 for kind in range(5))
