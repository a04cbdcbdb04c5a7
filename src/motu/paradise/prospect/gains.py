"""What a plan of buildings brings, and what each ware would add to it: points, links with home, and build points."""

from __future__ import annotations

from motu.core.chance import ScriptedChance
from motu.paradise.box import RUMORS
from motu.paradise.chains import atolls_in, home_chain
from motu.paradise.grid import NAMES, cells_in, mask_of
from motu.paradise.moves import Move
from motu.paradise.points import linked_groups, points_of
from motu.paradise.prospect.types import Gain, WareGain
from motu.paradise.state import NOWHERE, State
from motu.paradise.steps import building

Standing = tuple[int, int, int]
"""A seat's points, in halves, the hexes that score by its chain, and its build points."""


def linked(s: State, seat: int) -> int:
    """The groups and atolls that score for a seat by its chain (10.2)."""
    atolls = mask_of(cell for cell in cells_in(home_chain(s, seat)) if atolls_in(s, 1 << cell))
    return linked_groups(s, seat) | atolls


def total(s: State, seat: int) -> int:
    """The build points of a seat in all its pools, as they would be counted now (9.3)."""
    twin = s.copy()
    building.count_points(twin, seat)
    return sum(twin.pools[seat][1::2])


def place_plan(s: State, seat: int) -> None:
    """Let what a seat plans to build be there, as far as everybody would see it: pieces face down link nothing."""
    for move in s.plans[seat] if s.home[seat] == NOWHERE else sorted(s.plans[seat]):
        if is_seen(move):
            building.place(s, seat, move, ScriptedChance(()))


def is_seen(move: Move) -> bool:
    return move.kind != "build" or move.what > RUMORS


def plan_gain(s: State, me: int) -> Gain | None:
    """What all that is planned brings; None where it brings nothing."""
    placed = s.copy()
    place_plan(placed, me)
    return _gain(_standing(s, me), _standing(placed, me))


def ware_gains(s: State, me: int) -> list[WareGain]:
    """What each ware that can still be planned would add, as far as it adds anything."""
    placed = s.copy()
    place_plan(placed, me)
    before = _standing(placed, me)
    told = list[WareGain]()
    for move in building.moves(s, me):
        if move.kind in ("build", "feast", "settle", "use") and is_seen(move):
            twin = placed.copy()
            building.place(twin, me, move, ScriptedChance(()))
            gain = _gain(before, _standing(twin, me))
            if gain is not None:
                told.append({"move": move.text, **gain})
    return told


def _standing(s: State, seat: int) -> Standing:
    return points_of(s, seat), linked(s, seat), total(s, seat)


def _gain(before: Standing, after: Standing) -> Gain | None:
    if before == after:
        return None
    return {
        "points": (after[0] - before[0]) / 2,
        "joins": [NAMES[cell] for cell in cells_in(after[1] & ~before[1])],
        "builds": after[2] - before[2],
    }
