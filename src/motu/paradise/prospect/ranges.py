"""Where a stack could come to in its owner's next movement, as far as a viewer can tell; also that of another."""

from __future__ import annotations

from motu.core.errors import BadNotation, message
from motu.paradise.box import RUMORS, TRANSPORTS, WAR_CANOES
from motu.paradise.chains import chain_from
from motu.paradise.explain import pieces_of
from motu.paradise.grid import CELL_OF, NAMES, cells_in
from motu.paradise.imagine import known
from motu.paradise.pieces import count
from motu.paradise.prospect.types import ParadiseRange, RangeHex
from motu.paradise.prospect.waters import Waters, Way
from motu.paradise.state import OVER, State
from motu.paradise.steps.movement import allowances
from motu.paradise.view import View


def range_of(view: View, seat: int, place: str) -> ParadiseRange:
    """The hexes that a seat's pieces in a hex could come to: all that the viewer cannot rule out."""
    cell = CELL_OF.get(place, -1)
    if cell < 0:
        raise BadNotation(message("paradise-notation-no-place", name=place, word=place))
    s = known(view)
    there = pieces_of(view, seat).get(cell) if seat in range(s.count) and view.stage != OVER else None
    told: ParadiseRange = {"hex": NAMES[cell], "seat": seat, "certain": False, "chain": [], "hexes": []}
    if there is None:
        return told
    stack = dict(view.own if seat == view.seat else view.face_up[seat]).get(cell, 0)
    plain = count(stack, TRANSPORTS) + count(stack, RUMORS)
    told["certain"] = bool(there.canoes or plain)
    number = dict(view.piles[seat])[cell]
    if s.garrison[seat] >> cell & 1 and number == 1:
        return told  # the last piece stays (8.5)
    starts = 1 << cell
    if s.chain[seat] >> cell & 1 and number > 1:  # the canoe that makes the chain goes nowhere by it
        starts |= chain_from(s, seat, cell)
    told["chain"] = [NAMES[each] for each in cells_in(starts & ~(1 << cell))]
    allowed = allowances(s, seat)
    ways: dict[int, Way] = {}
    halts: dict[int, RangeHex] = {}
    for sails, kind in ((there.canoes + there.hidden, WAR_CANOES), (plain + there.hidden, TRANSPORTS)):
        if sails:
            _sail(view, s, seat, kind == WAR_CANOES, starts, allowed[kind], ways, halts)
    told["hexes"] = [halts[each] for each in sorted(halts) if not starts >> each & 1]
    return told


def _sail(
    view: View,
    s: State,
    seat: int,
    escorted: bool,
    starts: int,
    left: int,
    ways: dict[int, Way],
    found: dict[int, RangeHex],
) -> None:
    """What canoes of one kind can come to; the shorter way counts."""
    waters = Waters(view, s, seat, escorted)
    for cell, way in waters.ways(cells_in(starts), left).items():
        if cell not in ways or len(way.hexes) < len(ways[cell].hexes):
            ways[cell] = way
            found[cell] = {
                "hex": NAMES[cell],
                "sailed": len(way.hexes),
                "enemy": bool(waters.enemies >> cell & 1),
                "risky": [NAMES[each] for each in way.risky],
                "halts": waters.halts(cell, len(way.hexes), left),
            }
