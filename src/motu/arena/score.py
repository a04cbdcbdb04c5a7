"""What a score is worth: its interval, with a deal and not a game as the unit.

The games of a deal are played from the same cards in all seatings, so they are not independent: who has the better
cards in one has the worse in another. What varies freely is the score of a whole deal: where two play, it has five
values.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

Deals = Mapping[float, float]
"""How many deals ended with each score, from 0 to 1."""

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
IMAGINED = {0.0: 2, 1.0: 2}
"""Deals that are added before the spread is taken (Agresti and Coull's "plus four"): without them, a bot that has won
all of its three deals would seem to win for ever, and nobody could doubt it."""


class Interval(NamedTuple):
    low: float
    high: float


def score(deals: Deals, unknown: float = 0.5) -> float:
    """The mean of the scores; `unknown` where nothing was played."""
    played = sum(deals.values())
    return sum(value * count for value, count in deals.items()) / played if played else unknown


def interval(deals: Deals) -> Interval:
    """Where the true score lies, with 95 % confidence. Never empty, never outside of 0 to 1."""
    counts = dict(deals)
    for value, count in IMAGINED.items():
        counts[value] = counts.get(value, 0) + count
    centre, number = score(counts), sum(counts.values())
    variance = sum(count * (value - centre) ** 2 for value, count in counts.items()) / number
    reach = Z * sqrt(variance / number)
    return Interval(max(0.0, centre - reach), min(1.0, centre + reach))
