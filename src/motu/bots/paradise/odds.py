"""The odds of a battle (8.2) for a player who does not know all that is in the hex."""

from __future__ import annotations

from functools import cache
from math import comb

from motu.paradise.odds import chance_to_win, odds


@cache
def wins(attackers: int, defenders: int) -> float:
    """How likely the attackers win."""
    return float(chance_to_win(attackers, defenders))


@cache
def standing(attackers: int, defenders: int, most: int) -> float:
    """How many of the attackers are still in line after a victory, at most so many; a defeat counts as none."""
    if defenders <= 0:
        return float(min(attackers, most))
    if attackers <= 0:
        return 0.0
    return (standing(attackers - 1, defenders, most) + standing(attackers, defenders - 1, most)) / 2


@cache
def fallen(attackers: int, defenders: int) -> float:
    """How many of the attackers are eliminated."""
    return float(odds(attackers, defenders).attackers_lost)


@cache
def spread_of(hidden: int, share: float) -> tuple[float, ...]:
    """How likely it is that so many of some hidden pieces can fight, each with the same chance."""
    return tuple(comb(hidden, n) * share**n * (1 - share) ** (hidden - n) for n in range(hidden + 1))


@cache
def wins_against(attackers: int, sure: int, hidden: int, share: float) -> float:
    """How likely they win against some that are known to fight and some that may."""
    return sum(p * wins(attackers, sure + n) for n, p in enumerate(spread_of(hidden, share)))


@cache
def standing_against(attackers: int, sure: int, hidden: int, share: float, most: int) -> float:
    return sum(p * standing(attackers, sure + n, most) for n, p in enumerate(spread_of(hidden, share)))


@cache
def fallen_against(attackers: int, sure: int, hidden: int, share: float) -> float:
    return sum(p * fallen(attackers, sure + n) for n, p in enumerate(spread_of(hidden, share)))


@cache
def falls(most: int, defenders: int) -> float:
    """How likely a group falls to an attack of any strength up to the most there may be."""
    return sum(wins(number, defenders) for number in range(most + 1)) / (most + 1)
