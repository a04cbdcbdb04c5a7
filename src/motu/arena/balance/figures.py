"""The figures that a balance report is made of: middles, shares, and how often each value came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from motu.arena.balance.games import SOURCES, Seat


def spread(values: Sequence[int]) -> dict[str, Any]:
    """The median, the quartiles, and both ends."""
    ordered = sorted(values)
    return {
        "median": quantile(ordered, 0.5),
        "quartiles": [quantile(ordered, 0.25), quantile(ordered, 0.75)],
        "least": ordered[0],
        "most": ordered[-1],
        "mean": mean(ordered),
    }


def quantile(ordered: Sequence[int], share: float) -> float:
    """The value below which this share of all lies; between two values where it falls there."""
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def share(hits: Sequence[bool]) -> float:
    """How many of these are so; there is one at least."""
    return sum(hits) / len(hits)


def part(number: float, of: int) -> float | None:
    """A share of something that may not have happened at all."""
    return number / of if of else None


def sources(seats: Sequence[Seat]) -> dict[str, float]:
    """Mean points by source, and all together."""
    found = {source: mean([seat.points[source] for seat in seats]) / 2 for source in SOURCES}
    return {**found, "total": mean([seat.total for seat in seats]) / 2}


def counted(values: Iterable[int]) -> dict[str, int]:
    """How often each value came."""
    return {str(value): number for value, number in sorted(Counter(values).items())}
