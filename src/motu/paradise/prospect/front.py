"""Who would stand in front in a battle, as far as a viewer can tell, and the odds of that (8.2)."""

from __future__ import annotations

from collections.abc import Iterable

from motu.paradise.box import WAR_CANOES
from motu.paradise.explain import pieces_of
from motu.paradise.grid import NAMES
from motu.paradise.odds import chance_to_win
from motu.paradise.pieces import count
from motu.paradise.prospect.types import BattleOdds
from motu.paradise.state import SEA, WILD, State
from motu.paradise.steps.battle import local_warriors
from motu.paradise.vessels import fighting
from motu.paradise.vessels import pieces_of as stack_of
from motu.paradise.view import View

DIGITS = 4
"""Chances are told to so many digits."""


def rounded(chance: object) -> float:
    return round(float(chance), DIGITS)  # type: ignore[arg-type]


def owner_of(s: State, by: int, cell: int) -> int:
    """Whom somebody would fight there; WILD for an independent group."""
    there = [seat for seat in range(s.count) if seat != by and (s.held[seat] | s.places[seat]) >> cell & 1]
    return there[0] if there else WILD


def defenders(view: View, s: State, by: int, cell: int) -> tuple[int, int]:
    """The fewest and the most that would defend a hex: face-down pieces may all fight, or none of them."""
    foe = owner_of(s, by, cell)
    locals = local_warriors(s, cell, foe)
    there = None if foe == WILD else pieces_of(view, foe).get(cell)
    if there is None:
        return locals, locals
    canoes, bands, hidden = there
    if s.tile[cell] != SEA:
        return canoes + bands + locals, canoes + bands + hidden + locals
    waiting = min(bands, s.in_transports[foe].get(cell, 0))  # at sea bands fight from war canoes only (7.4)
    least = canoes + min(bands - waiting, canoes)
    return least, canoes + hidden + min(bands - waiting, canoes + hidden)


def attackers(s: State, cell: int, fleet: Iterable[int] = ()) -> int:
    """The player's pieces that would fight in a hex if this fleet came to those who are there."""
    aboard = sum(arrival[3] for arrival in s.arrivals if arrival[0] == cell) + fighting(fleet)
    return aboard + count(s.stacks[s.player][cell] + stack_of(fleet), WAR_CANOES)


def battle_odds(view: View, s: State, cell: int, fleet: Iterable[int] = ()) -> BattleOdds:
    """What the player, who is the viewer, may expect of a battle here."""
    fighters = attackers(s, cell, fleet)
    least, most = defenders(view, s, s.player, cell)
    return {
        "hex": NAMES[cell],
        "fighters": fighters,
        "defenders": [least, most],
        "chance": rounded(chance_to_win(fighters, most)),
        "chance_best": rounded(chance_to_win(fighters, least)),
    }
