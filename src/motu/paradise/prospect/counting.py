"""The count of points and build points of all seats, line by line (9.3, 10), with what does not count and why."""

from __future__ import annotations

from motu.paradise.chains import home_chain
from motu.paradise.explain import build_points, hidden_points, points
from motu.paradise.grid import NAMES, cells_in, spread
from motu.paradise.hooks import Line
from motu.paradise.imagine import known
from motu.paradise.points import ATOLL, GROUP, linked_groups
from motu.paradise.prospect.types import IdleLine, ParadiseCount, PointsLine, PoolLine, SeatCount, Unlinked, Why
from motu.paradise.state import NOWHERE, OVER, State
from motu.paradise.view import View


def count(view: View) -> ParadiseCount:
    """What counts for whom, as far as the viewer can tell."""
    s = known(view)
    return {"target": view.options.target / 2, "seats": [_seat(view, s, seat) for seat in range(view.count)]}


def _seat(view: View, s: State, seat: int) -> SeatCount:
    lines = points(view, seat)
    out = bool(view.out >> seat & 1)
    return {
        "seat": seat,
        "points": sum(line.halves for line in lines) / 2,
        "track": view.points[seat] / 2,
        "lines": [_line(s, line) for line in lines],
        "idle": [] if out else _idle(s, seat),
        "hidden": [_line(s, line) for line in hidden_points(view)] if seat == view.seat else [],
        "pools": [] if out or view.stage == OVER else _pools(view, seat),
    }


def _line(s: State, line: Line) -> PointsLine:
    card = line.what == "card"
    return {
        "what": line.what,
        "hex": None if card or line.where == NOWHERE else NAMES[line.where],
        "card": s.box.cards[line.where].name if card else None,
        "number": line.number,
        "points": line.halves / 2,
    }


def _pools(view: View, seat: int) -> list[PoolLine]:
    return [
        {
            "groups": [{"hex": NAMES[cell], "villages": number} for cell, number in pool.villages],
            "extra": pool.extra,
            "points": pool.points,
        }
        for pool in build_points(view, seat)
    ]


# --- What does not count --------------------------------------------------------------------------------------------


def _idle(s: State, seat: int) -> list[IdleLine]:
    """Groups that are not linked with home, and atolls in chains that do not lead there."""
    groups, tile = s.box.groups, s.tile
    unlinked = s.chain[seat] & ~home_chain(s, seat) | s.held[seat] & ~linked_groups(s, seat)
    atolls = [cell for cell in cells_in(unlinked & s.known) if tile[cell] >= 0 and groups[tile[cell]].atoll]
    idle = [_idle_line(s, seat, "group", cell) for cell in cells_in(s.held[seat] & ~linked_groups(s, seat))]
    return [*idle, *(_idle_line(s, seat, "atoll", cell) for cell in atolls)]


def _idle_line(s: State, seat: int, what: Unlinked, cell: int) -> IdleLine:
    return {
        "what": what,
        "hex": NAMES[cell],
        "points": (GROUP if what == "group" else ATOLL) / 2,
        "why": _why(s, seat, cell),
        "missing": [NAMES[each] for each in missing(s, seat, cell)],
    }


def _why(s: State, seat: int, cell: int) -> Why:
    home = s.home[seat]
    if home == NOWHERE:
        return "no-home"
    if not s.chain[seat] >> home & 1:
        return "home"
    return "gap" if s.chain[seat] >> cell & 1 else "here"


def missing(s: State, seat: int, goal: int) -> list[int]:
    """The fewest hexes that lack a transport canoe face up on a way from home to a hex, in the order of the map."""
    home = s.home[seat]
    if home == NOWHERE:
        return []
    passable = s.known & ~s.enemies(seat)
    up = s.chain[seat]
    lacking = {home: () if up >> home & 1 else (home,)}
    layer = [home]
    reached = 1 << home
    while layer:
        # Along canoes that lie there already nothing is lacking: these hexes belong to the same layer.
        for cell in layer:
            for near in cells_in(spread(1 << cell) & up & passable & ~reached):
                reached |= 1 << near
                lacking[near] = lacking[cell]
                layer.append(near)
        if reached >> goal & 1:
            return sorted(lacking[goal])
        farther = []
        for cell in layer:
            for near in cells_in(spread(1 << cell) & passable & ~up & ~reached):
                reached |= 1 << near
                lacking[near] = (*lacking[cell], near)
                farther.append(near)
        layer = farther
    return []
