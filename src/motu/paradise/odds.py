"""The odds of a battle (8.2), exactly, as long as no card is played.

Each roll costs the front line of either side one piece with the same chance; one in three of these is eliminated, the
others panic. So the odds depend on the number of pieces in the two front lines alone.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import NamedTuple

HALF = Fraction(1, 2)
ELIMINATED = Fraction(1, 3)
"""The share of losses that are eliminations: a 1 among 1, 2, 3, a 6 among 4, 5, 6."""


class Odds(NamedTuple):
    """What to expect of a battle: the attacker's chance to win, the pieces left in the attacker's front line after a
    victory, and the pieces that either side loses for good on average."""

    wins: Fraction
    left: Fraction
    attackers_lost: Fraction
    defenders_lost: Fraction


@cache
def chance_to_win(attackers: int, defenders: int, loses: Fraction = HALF) -> Fraction:
    """The attacker's chance with so many pieces in the front lines.

    loses   the share of rolls that cost the attacker a piece: an event may shift the die (11.2)
    """
    if not defenders:
        return Fraction(1)
    if not attackers:
        return Fraction(0)
    lost, won = chance_to_win(attackers - 1, defenders, loses), chance_to_win(attackers, defenders - 1, loses)
    return loses * lost + (1 - loses) * won


@cache
def _expected(attackers: int, defenders: int) -> tuple[Fraction, Fraction, Fraction]:
    """Pieces left to a victorious attacker (0 after a defeat), and pieces out of the front lines of either side."""
    if not defenders:
        return Fraction(attackers), Fraction(0), Fraction(0)
    if not attackers:
        return Fraction(0), Fraction(0), Fraction(0)
    one, other = _expected(attackers - 1, defenders), _expected(attackers, defenders - 1)
    return HALF * (one[0] + other[0]), HALF * (one[1] + 1 + other[1]), HALF * (one[2] + other[2] + 1)


def odds(attackers: int, defenders: int) -> Odds:
    """What to expect with so many pieces in the front lines."""
    wins = chance_to_win(attackers, defenders)
    left, out, theirs = _expected(attackers, defenders)
    return Odds(wins, left / wins if wins else Fraction(0), ELIMINATED * out, ELIMINATED * theirs)
