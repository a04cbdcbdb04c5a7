"""How far each number may go in a tuning: beyond lies nothing that makes sense."""

from __future__ import annotations

from motu.bots.paradise.numbers import Numbers

RANGES: dict[str, tuple[float, float]] = {
    # What things are worth
    "build_point": (0.1, 1.0),
    "pace": (1.0, 6.0),
    "atoll": (0.0, 1.5),
    "link": (0.3, 3.0),
    "settle": (0.5, 5.0),
    "room": (0.0, 0.8),
    "lost_home": (0.0, 8.0),
    "lost_all": (0.0, 16.0),
    # Building
    "village": (0.4, 2.0),
    "field": (0.4, 2.5),
    "growth": (0.3, 2.5),
    "war": (0.0, 3.0),
    "guard_more": (0.0, 3.5),
    "card_rich": (0.2, 2.5),
    "card_poor": (0.0, 2.0),
    "card_from": (0.0, 9.0),
    "worthwhile": (0.0, 0.8),
    "idle": (0.0, 0.4),
    "attacked": (0.1, 1.0),
    # Attacks
    "likely": (0.25, 0.85),
    "least": (-0.5, 2.5),
    "fighter": (0.3, 4.0),
    "given": (0.0, 2.0),
    "share": (0.2, 0.9),
    "share_at_sea": (0.0, 0.8),
    "out": (-8.0, 16.0),
    "ahead": (0.0, 6.0),
    "feud": (0.0, 9.0),
    "foresight": (0.0, 2.5),
    "haze": (0.4, 5.0),
    "ripe": (0.0, 2.0),
    "chase": (0.0, 6.0),
    "patience": (0.6, 1.0),
    "answer": (0.0, 2.0),
    "far_target": (0.0, 4.0),
    # Defence
    "bold": (0.1, 0.9),
    "coming": (0.0, 0.8),
    "guard": (0.0, 1.5),
    "guard_home": (0.0, 2.0),
    "worth_a_trip": (0.0, 1.5),
    # Exploration
    "lost": (0.05, 0.7),
    "far_off": (-14.0, -2.0),
    "near_mine": (0.0, 5.0),
    "near_start": (0.0, 1.5),
    "from_theirs": (0.0, 1.0),
    "more_unknown": (0.0, 0.5),
    # What cannot be half
    "aims": (1.5, 8.0),
    "further": (0.5, 5.0),
    "rumors": (0.0, 0.8),
}
"""The lowest and the highest value. A number that is not named here is not tuned."""


def within(name: str, value: float) -> float:
    """The value, or the end of the range that it goes beyond."""
    low, high = RANGES[name]
    return round(min(high, max(low, value)), 4)


def moved(numbers: Numbers, steps: dict[str, float]) -> Numbers:
    """Numbers, each so many parts of its range further."""
    values = {name: getattr(numbers, name) + step * _width(name) for name, step in steps.items()}
    return numbers._replace(**{name: within(name, value) for name, value in values.items()})


def mean(parents: list[tuple[float, Numbers]]) -> Numbers:
    """The mean of several, each with its weight; what is not tuned is as in the first."""
    total = sum(weight for weight, _ in parents)
    values = {name: sum(weight * getattr(each, name) for weight, each in parents) / total for name in RANGES}
    return parents[0][1]._replace(**{name: within(name, value) for name, value in values.items()})


def _width(name: str) -> float:
    low, high = RANGES[name]
    return high - low
