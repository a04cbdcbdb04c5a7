"""Who would stand in front in a battle, as far as a viewer can tell, and the odds of that (8.2)."""

from __future__ import annotations

from collections.abc import Iterable

from motu.paradise.box import WAR_CANOES
from motu.paradise.explain import defenders_at, owner_of, share_of_losses
from motu.paradise.grid import NAMES
from motu.paradise.odds import chance_to_win
from motu.paradise.pieces import count
from motu.paradise.prospect.types import BattleOdds
from motu.paradise.state import State
from motu.paradise.vessels import fighting
from motu.paradise.vessels import pieces_of as stack_of
from motu.paradise.view import View

DIGITS = 4
"""Chances are told to so many digits."""


def rounded(chance: object) -> float:
    return round(float(chance), DIGITS)  # type: ignore[arg-type]


def attackers(s: State, cell: int, fleet: Iterable[int] = ()) -> int:
    """The player's pieces that would fight in a hex if this fleet came to those who are there."""
    aboard = sum(arrival[3] for arrival in s.arrivals if arrival[0] == cell) + fighting(fleet)
    return aboard + count(s.stacks[s.player][cell] + stack_of(fleet), WAR_CANOES)


def battle_odds(view: View, s: State, cell: int, fleet: Iterable[int] = ()) -> BattleOdds:
    """What the player, who is the viewer, may expect of a battle here."""
    fighters = attackers(s, cell, fleet)
    foe = owner_of(s, s.player, cell)
    least, most = defenders_at(view, s, foe, cell)
    loses = share_of_losses(s, s.player, foe)
    return {
        "hex": NAMES[cell],
        "fighters": fighters,
        "defenders": [least, most],
        "chance": rounded(chance_to_win(fighters, most, loses)),
        "chance_best": rounded(chance_to_win(fighters, least, loses)),
    }
