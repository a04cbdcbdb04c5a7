"""The odds of a battle (8.2) and of the next hex of a voyage (6.3, 6.4), as far as a viewer can tell."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from motu.paradise.box import WAR_CANOES
from motu.paradise.cards import has
from motu.paradise.explain import defenders_at, owner_of, share_of_losses
from motu.paradise.grid import NAMES
from motu.paradise.odds import chance_to_win
from motu.paradise.pieces import count
from motu.paradise.prospect.types import BattleOdds, VoyageOdds
from motu.paradise.state import State
from motu.paradise.steps.decision import OFF_COURSE
from motu.paradise.steps.exploration import EXTRA, most_knots, unexplored
from motu.paradise.vessels import fighting
from motu.paradise.vessels import pieces_of as stack_of
from motu.paradise.view import View

# --- Battles ----------------------------------------------------------------------------------------------------------

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


# --- Voyages ----------------------------------------------------------------------------------------------------------


def voyage(s: State, cells: Iterable[int]) -> list[VoyageOdds]:
    """The odds of these hexes for the explorer of the player whose part of the step it is."""
    return [_odds(s, cell) for cell in cells]


def _odds(s: State, cell: int) -> VoyageOdds:
    seat = s.player
    chances = {"lost": Fraction(0), "home": Fraction(0), "sail": Fraction(0), "off": Fraction(0)}
    islands = Fraction(0)
    if (s.known | s.secret) >> cell & 1:  # no marker is drawn there (6.5)
        chances[_fate(s, seat, EXTRA)] = Fraction(1)
    else:
        everything = max(1, sum(s.cup))
        steered = s.box.near_mask[cell] & unexplored(s, seat)
        for marker, number in enumerate(s.cup):
            chance = Fraction(number, everything)
            if marker == OFF_COURSE:
                chances["off" if steered else _fate(s, seat, EXTRA)] += chance
            else:
                chances[_fate(s, seat, marker % 3 + 1)] += chance
                islands += chance if marker < 3 else 0
    return {
        "hex": NAMES[cell],
        "lost": rounded(chances["lost"]),
        "home": rounded(chances["home"]),
        "sail": rounded(chances["sail"]),
        "off": rounded(chances["off"]),
        "islands": rounded(islands),
    }


def _fate(s: State, seat: int, more: int) -> str:
    """What becomes of the explorer with so many knots more."""
    knots, most = s.knots + more, most_knots(s, seat)
    if knots <= most:
        return "sail"
    return "lost" if knots > most + 1 and not has(s, seat, "ocean-chart") else "home"
