"""A fleet that is being made up, as its owner may know the table: how it is loaded fully, and where it can come to."""

from __future__ import annotations

from motu.core.chance import ScriptedChance
from motu.paradise.box import COLONIES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.grid import NAMES
from motu.paradise.moves import GO, LOAD_ANY, Move
from motu.paradise.pieces import count
from motu.paradise.prospect.front import battle_odds
from motu.paradise.prospect.types import ReachedHex
from motu.paradise.prospect.waters import Waters
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
