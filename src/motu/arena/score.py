"""What a score is worth: its interval, with a deal and not a game as the unit.

The two games of a deal are played from the same cards with seats swapped, so they are not independent: who has the
better cards in one has the worse in the other. What varies freely is the score of a whole deal, which has five values.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

Deals = Mapping[float, float]
"""How many deals ended with each score: 0, 0.25, 0.5, 0.75 or 1."""

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
IMAGINED = {0.0: 2, 1.0: 2}
"""Deals that are added before the spread is taken (Agresti and Coull's "plus four"): without them, a bot that has won
all of its three deals would seem to win for ever, and nobody could doubt it."""


class Interval(NamedTuple):
    low: float
    high: float


def score(deals: Deals) -> float:
    """The mean of the scores; one half where nothing was played."""
    played = sum(deals.values())
    return sum(value * count for value, count in deals.items()) / played if played else 0.5


def interval(deals: Deals) -> Interval:
    """Where the true score lies, with 95 % confidence. Never empty, never outside of 0 to 1."""
    counts = dict(deals)
    for value, count in IMAGINED.items():
        counts[value] = counts.get(value, 0) + count
    centre, number = score(counts), sum(counts.values())
    variance = sum(count * (value - centre) ** 2 for value, count in counts.items()) / number
    reach = Z * sqrt(variance / number)
    return Interval(max(0.0, centre - reach), min(1.0, centre + reach))


def swapped(deals: Mapping[float, int]) -> dict[float, int]:
    """The same deals from the other side."""
    return {1 - value: count for value, count in deals.items()}
