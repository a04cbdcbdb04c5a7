"""A fleet that is being made up, as its owner may know the table: how it is loaded fully, and where it can come to."""

from __future__ import annotations

from typing import NamedTuple

from motu.core.chance import ScriptedChance
from motu.paradise.box import COLONIES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.explain import There, pieces_of
from motu.paradise.grid import NAMES, cells_in, mask_of
from motu.paradise.moves import GO, LOAD_ANY, Move
from motu.paradise.pieces import count
from motu.paradise.prospect.front import battle_odds
from motu.paradise.prospect.types import Halt, ReachedHex
from motu.paradise.state import State
from motu.paradise.steps.fleet import carriers, fleet_moves, play_fleet
from motu.paradise.steps.movement import able, allowances
from motu.paradise.vessels import kind_of, sailed_by
from motu.paradise.view import View

# --- Loading --------------------------------------------------------------------------------------------------------


def full_load(known: State, seat: int) -> list[str]:
    """The moves that load the fleet as fully as most would wish.

    All canoes join, but the one that holds a chain together here, and rumors, unless there is nothing else to sail in.
    Bands go into war canoes, from which they fight, then colonies into transport canoes, and then the bands left. The
    rules keep back what must stay.
    """
    s, found = known.copy(), list[str]()
    while (move := _next(s, seat)) is not None:
        play_fleet(s, seat, move, ScriptedChance(()))
        found.append(move.text)
    return found


def _next(s: State, seat: int) -> Move | None:
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


class Way(NamedTuple):
    """A way of a fleet: the hexes that may stop it on the way, how many they are, and all its hexes."""

    risks: int
    hexes: tuple[int, ...]
    risky: tuple[int, ...]


class Waters:
    """What the fleet of the viewer meets around it: `surely` and `maybe` are hexes that stop it, and that may do so."""

    def __init__(self, view: View, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        others: list[tuple[int, There]] = []
        for other in range(s.count):
            if other != seat:
                others += pieces_of(view, other).items()
        self.held = s.others_held(seat)
        self.canoes = mask_of(cell for cell, there in others if there.canoes)
        self.surely = self.held | self.canoes
        self.maybe = mask_of(cell for cell, there in others if _hides(view, there)) & ~self.surely
        self.enemies = s.enemies(seat)
        self.open = s.known
        for barred in s.hooks.barred:
            self.open &= ~barred(s, seat)
        if not any(kind_of(it) == WAR_CANOES for it in s.fleet):
            self.open &= ~self.enemies
        self.stuck = 0
        for stuck in s.hooks.stuck:
            self.stuck |= stuck(s, seat)
        allowed = allowances(s, seat)
        self.left = min((allowed[kind_of(it)] - sailed_by(it) for it in s.fleet), default=0)

    def ways(self) -> dict[int, Way]:
        """The best way to each hex: the fewest that may stop the fleet, then the fewest hexes."""
        best: dict[int, Way] = {}
        at = self.s.at
        layer = {at: Way(0, (), ())}
        for _ in range(self.left):
            layer = self._farther(layer)
            for cell, way in layer.items():
                if cell != at and (cell not in best or way.risks < best[cell].risks):
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

    def halts(self, cell: int, sailed: int) -> Halt | None:
        """Why the fleet goes no farther from here."""
        bit = 1 << cell
        if self.held & bit:
            return "battle"
        if self.canoes & bit:
            return "enemy"
        if self.maybe & bit:
            return "may-halt"
        return "range" if sailed == self.left or self.stuck & bit else None


def _hides(view: View, there: There) -> bool:
    """Whether there may be a war canoe among what lies face down."""
    return there.hidden > 0 and not view.options.alone


def reached(view: View, s: State, seat: int) -> list[ReachedHex]:
    """Every hex that the fleet can come to with its load, in the order of the map."""
    if not s.fleet or s.halted or not able(s, seat).issuperset(s.fleet):
        return []
    waters = Waters(view, s, seat)
    found: list[ReachedHex] = []
    for cell, way in sorted(waters.ways().items()):
        odds = battle_odds(view, s, cell, s.fleet) if waters.enemies >> cell & 1 else None
        found.append(
            {
                "hex": NAMES[cell],
                "moves": [GO[each].text for each in way.hexes],
                "risky": [NAMES[each] for each in way.risky],
                "halts": waters.halts(cell, len(way.hexes)),
                "fighters": odds["fighters"] if odds else None,
                "defenders": odds["defenders"] if odds else None,
                "chance": odds["chance"] if odds else None,
                "chance_best": odds["chance_best"] if odds else None,
            }
        )
    return found
