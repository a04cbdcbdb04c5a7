"""What the next hex would do to the explorer (6.3, 6.4), exactly, from what everybody knows of the cup."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from motu.paradise.cards import has
from motu.paradise.grid import NAMES
from motu.paradise.prospect.front import rounded
from motu.paradise.prospect.types import VoyageOdds
from motu.paradise.state import State
from motu.paradise.steps.decision import OFF_COURSE
from motu.paradise.steps.exploration import EXTRA, most_knots, unexplored


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
