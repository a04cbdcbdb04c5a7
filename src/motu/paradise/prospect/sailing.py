"""Where canoes can come to, as a viewer may know the table: a fleet that is being made up, and any stack on the map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from motu.core.chance import ScriptedChance
from motu.core.errors import BadNotation, message
from motu.paradise.box import COLONIES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.chains import chain_from
from motu.paradise.explain import pieces_of
from motu.paradise.grid import CELL_OF, NAMES, cells_in, mask_of
from motu.paradise.imagine import known
from motu.paradise.moves import GO, LOAD_ANY, Move
from motu.paradise.pieces import count
from motu.paradise.prospect.odds import battle_odds
from motu.paradise.prospect.types import Halt, ParadiseRange, RangeHex, ReachedHex
from motu.paradise.state import OVER, State
from motu.paradise.steps.fleet import carriers, fleet_moves, play_fleet
from motu.paradise.steps.movement import able, allowances
from motu.paradise.vessels import kind_of, sailed_by
from motu.paradise.view import View

# --- What stops canoes, and the best way to each hex (7.3) ------------------------------------------------------------


class Way(NamedTuple):
    """A way of canoes: how many hexes on it may stop them, all its hexes, and those that may stop them."""

    risks: int
    hexes: tuple[int, ...]
    risky: tuple[int, ...]


class Waters:
    """What a seat's canoes meet.

    escorted    whether war canoes are among them: without these no enemy hex is entered
    held        hexes that stop them for the battle that is due there; `canoes` where a war canoe is known to lie
    maybe       hexes where there may be one among what lies face down
    """

    def __init__(self, view: View, s: State, seat: int, escorted: bool) -> None:
        self.s = s
        others = [each for other in range(s.count) if other != seat for each in pieces_of(view, other).items()]
        self.held = s.others_held(seat)
        self.canoes = mask_of(cell for cell, there in others if there.canoes)
        self.surely = self.held | self.canoes
        self.maybe = mask_of(cell for cell, there in others if there.hidden) & ~self.surely
        self.enemies = s.enemies(seat)
        self.open = s.known if escorted else s.known & ~self.enemies
        for barred in s.hooks.barred:
            self.open &= ~barred(s, seat)
        self.stuck = 0
        for stuck in s.hooks.stuck:
            self.stuck |= stuck(s, seat)

    def ways(self, starts: Iterable[int], left: int) -> dict[int, Way]:
        """The best way to each hex within so many hexes: the fewest that may stop them, then the fewest hexes."""
        best: dict[int, Way] = {}
        begun = dict.fromkeys(starts, Way(0, (), ()))
        layer = begun
        for _ in range(left):
            layer = self._farther(layer)
            for cell, way in layer.items():
                if cell not in begun and (cell not in best or way.risks < best[cell].risks):
                    best[cell] = way
        return best

    def _farther(self, layer: dict[int, Way]) -> dict[int, Way]:
        found: dict[int, Way] = {}
        for cell, way in layer.items():
            bit = 1 << cell
            if self.stuck & bit or (way.hexes and self.surely & bit):
                continue
            risky = (*way.risky, cell) if way.hexes and self.maybe & bit else way.risky
            for goal in cells_in(self.s.box.near_mask[cell] & self.open):
                if goal not in found or len(risky) < found[goal].risks:
                    found[goal] = Way(len(risky), (*way.hexes, goal), risky)
        return found

    def halts(self, cell: int, sailed: int, left: int) -> Halt | None:
        """Why they go no farther from here, after so many hexes of those that they may sail."""
        bit = 1 << cell
        if self.held & bit:
            return "battle"
        if self.canoes & bit:
            return "enemy"
        if self.maybe & bit:
            return "may-halt"
        return "range" if sailed == left or self.stuck & bit else None


# --- Loading --------------------------------------------------------------------------------------------------------


def full_load(state: State, seat: int) -> list[str]:
    """The moves that load the fleet as fully as most would wish.

    All canoes join, but the one that holds a chain together here, and rumors, unless there is nothing else to sail in.
    Bands go into war canoes, from which they fight, then colonies into transport canoes, and then the bands left. The
    rules keep back what must stay.
    """
    s, found = state.copy(), list[str]()
    while (move := _next_aboard(s, seat)) is not None:
        play_fleet(s, seat, move, ScriptedChance(()))
        found.append(move.text)
    return found


def _next_aboard(s: State, seat: int) -> Move | None:
    """The next thing to come aboard."""
    listed = fleet_moves(s, seat)
    canoes = [move for move in listed if move.kind == "add"]
    wished = [move for move in canoes if _joins(s, seat, move.what)]
    if wished:
        return wished[0]
    if not s.fleet and canoes:
        return min(canoes, key=lambda move: kind_of(move.what))
    loads = [load for load in (WARRIORS, COLONIES) if LOAD_ANY[load] in listed]
    if WARRIORS in loads and COLONIES in loads and kind_of(carriers(s, WARRIORS)[0]) != WAR_CANOES:
        return LOAD_ANY[COLONIES]
    return LOAD_ANY[loads[0]] if loads else None


def _joins(s: State, seat: int, it: int) -> bool:
    """Whether a canoe joins without being asked: not a rumor, nor the last transport canoe of a chain."""
    kind = kind_of(it)
    if kind != TRANSPORTS or sailed_by(it) or not s.chain[seat] >> s.at & 1:
        return kind != RUMORS
    return count(s.stacks[seat][s.at], TRANSPORTS) > 1


# --- Where to -------------------------------------------------------------------------------------------------------


def reached(view: View, s: State, seat: int) -> list[ReachedHex]:
    """Every hex that the fleet can come to with its load, in the order of the map."""
    if not s.fleet or s.halted or not able(s, seat).issuperset(s.fleet):
        return []
    allowed = allowances(s, seat)
    left = min(allowed[kind_of(it)] - sailed_by(it) for it in s.fleet)
    waters = Waters(view, s, seat, any(kind_of(it) == WAR_CANOES for it in s.fleet))
    found: list[ReachedHex] = []
    for cell, way in sorted(waters.ways([s.at], left).items()):
        odds = battle_odds(view, s, cell, s.fleet) if waters.enemies >> cell & 1 else None
        found.append(
            {
                "hex": NAMES[cell],
                "moves": [GO[each].text for each in way.hexes],
                "risky": [NAMES[each] for each in way.risky],
                "halts": waters.halts(cell, len(way.hexes), left),
                "fighters": odds["fighters"] if odds else None,
                "defenders": odds["defenders"] if odds else None,
                "chance": odds["chance"] if odds else None,
                "chance_best": odds["chance_best"] if odds else None,
            }
        )
    return found


# --- Any stack in its owner's next movement, also that of another -----------------------------------------------------


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
    stack = view.known_stacks(seat).get(cell, 0)
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
