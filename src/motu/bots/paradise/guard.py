"""Danger: what rivals could bring against a group of mine, and what stands there."""

from __future__ import annotations

from motu.bots.paradise.alone import raiders
from motu.bots.paradise.odds import falls
from motu.bots.paradise.sight import Sight, once
from motu.paradise.grid import cells_in, flood, spread
from motu.paradise.pieces import size
from motu.paradise.view import View

BOLD = 0.5
"""How likely a face-down piece of a rival is one that fights, where that is feared and not hoped."""
COMING = 0.2
"""Fighters that come with every build point of a rival nearby."""


def locals_at(sight: Sight, cell: int) -> int:
    """Local warriors who would rise (8.2)."""
    return (sight.view.villages[cell] + 1) // 2


def fighters(stack: int) -> int:
    return (stack & 31) + (stack >> 5 & 31)


def in_reach(view: View, seat: int, cell: int) -> tuple[int, bool]:
    """The face-down pieces that a seat could bring to a hex in one turn: two hexes, after a transit along its chain.

    And whether it has a group there, where it could build more.
    """
    near = 1 << cell
    near |= spread(near)
    near |= spread(near)
    close = near & view.chain[seat]
    if close:
        near |= flood(close, view.chain[seat])
    hidden = sum(number for at, number in view.piles[seat] if near >> at & 1)
    hidden -= sum(size(stack) for at, stack in view.face_up[seat] if near >> at & 1)
    return hidden, bool(near & view.held[seat])


@once
def threat(sight: Sight, cell: int) -> float:
    """How many fighters the most dangerous rival may bring next turn."""
    view, worst = sight.view, 0.0
    if view.options.alone:
        return raiders(sight).get(cell, 0)
    for rival in sight.rivals:
        hidden, builds = in_reach(view, rival, cell)
        if hidden:
            income = sum(view.villages[each] for each in cells_in(view.held[rival])) if builds else 0
            worst = max(worst, BOLD * hidden + COMING * income)
    return worst


def danger(sight: Sight, cell: int, more: int = 0) -> float:
    """How likely a group would fall if it were attacked, with so many more defenders."""
    defenders = fighters(sight.stacks.get(cell, 0)) + locals_at(sight, cell) + more
    return falls(round(threat(sight, cell)), max(0, defenders))


def stake(sight: Sight, cell: int) -> float:
    """What the loss of a group would cost."""
    worth = sight.view.villages[cell] * sight.village + 1
    if cell == sight.home:
        worth += 3 + (8 if sight.held == 1 << cell else 0)
    return worth


def guards(sight: Sight, cell: int) -> int:
    """Warriors who stay behind when the others leave."""
    if not sight.held >> cell & 1:
        return 0
    need = round(0.6 * threat(sight, cell)) - locals_at(sight, cell)
    return max(0, min(sight.stacks.get(cell, 0) & 31, need))
