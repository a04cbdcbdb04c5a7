"""Danger: what rivals could bring against a group of mine, and what stands there."""

from __future__ import annotations

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.answers import remembered_abroad
from motu.bots.paradise.odds import falls
from motu.bots.paradise.solitaire import attackers
from motu.paradise.grid import CELLS, cells_in, flood, spread
from motu.paradise.pieces import size
from motu.paradise.steps.battle import risen
from motu.paradise.view import View

TWO_AROUND = tuple(1 << cell | spread(1 << cell) | spread(spread(1 << cell)) for cell in range(CELLS))
"""Each hex, and those within two."""


def locals_at(analysis: Analysis, cell: int) -> int:
    """Local warriors who would rise (8.2)."""
    return risen(analysis.view.villages[cell])


def fighters(stack: int) -> int:
    return (stack & 31) + (stack >> 5 & 31)


def in_reach(view: View, seat: int, cell: int) -> tuple[int, bool]:
    """The face-down pieces that a seat could bring to a hex in one turn: two hexes, after a transit along its chain.

    And whether it has a group there, where it could build more.
    """
    near = TWO_AROUND[cell]
    close = near & view.chain[seat]
    if close:
        near |= flood(close, view.chain[seat])
    hidden = 0
    for at, number in view.piles[seat]:
        if near >> at & 1:
            hidden += number
    for at, stack in view.face_up[seat]:
        if near >> at & 1:
            hidden -= size(stack)
    return hidden, bool(near & view.held[seat])


def threat(analysis: Analysis, cell: int) -> float:
    """How many fighters the most dangerous rival may bring next turn."""
    return attackers(analysis).get(cell, 0) if analysis.view.options.alone else threat_of_rivals(analysis, cell)


@remembered_abroad
def threat_of_rivals(analysis: Analysis, cell: int) -> float:
    """The same where rivals play, by their face-down pieces and what they could build."""
    view, worst = analysis.view, 0.0
    for rival in analysis.rivals:
        hidden, builds = in_reach(view, rival, cell)
        if hidden:
            income = sum(view.villages[each] for each in cells_in(view.held[rival])) if builds else 0
            worst = max(worst, analysis.numbers.bold * hidden + analysis.numbers.coming * income)
    return worst


def danger(analysis: Analysis, cell: int, more: int = 0) -> float:
    """How likely a group would fall if it were attacked, with so many more defenders."""
    defenders = fighters(analysis.stacks.get(cell, 0)) + locals_at(analysis, cell) + more
    return falls(round(threat(analysis, cell)), max(0, defenders))


def stake(analysis: Analysis, cell: int) -> float:
    """What the loss of a group would cost."""
    worth = analysis.view.villages[cell] * analysis.village + 1
    if cell == analysis.home:
        worth += analysis.numbers.lost_home + (analysis.numbers.lost_all if analysis.held == 1 << cell else 0.0)
    return worth


def guards(analysis: Analysis, cell: int) -> int:
    """Warriors who stay behind when the others leave."""
    if not analysis.held >> cell & 1:
        return 0
    here = analysis.stacks.get(cell, 0) & 31
    if not here:
        return 0
    only = cell == analysis.home and analysis.held == 1 << cell
    part = analysis.numbers.guard_home if only else analysis.numbers.guard
    need = round(part * threat(analysis, cell)) - locals_at(analysis, cell)
    return max(0, min(here, need))
