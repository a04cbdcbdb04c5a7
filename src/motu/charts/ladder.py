"""A ladder of ratings: who stands how high, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from motu.charts.svg import MARGIN, WIDTH, line, panel, shortened, text, tick_text, ticks

ROW = 42
TOP = 66
LONGEST_NAME = 24
LETTER = 9.4
"""How wide a letter of a name is, about."""


class Rung(NamedTuple):
    """A name with its rating and the interval around it."""

    name: str
    rating: float
    low: float
    high: float


def ladder(rungs: Sequence[Rung], title: str, axis: str) -> str:
    """The picture, the highest rating first."""
    rungs = sorted(rungs, key=lambda rung: rung.rating, reverse=True)
    names = [shortened(rung.name, LONGEST_NAME) for rung in rungs]
    left = MARGIN + LETTER * max(map(len, names), default=0) + 34
    right = WIDTH - MARGIN - 160  # room for the figures
    marks = ticks(min(rung.low for rung in rungs), max(rung.high for rung in rungs)) if rungs else [0, 1]
    bottom = TOP + ROW * len(rungs)

    def x(rating: float) -> float:
        return left + (right - left) * (rating - marks[0]) / (marks[-1] - marks[0])

    parts = []
    for mark in marks:
        parts.append(line(x(mark), TOP, x(mark), bottom, "grid thin"))
        parts.append(text(x(mark), bottom + 22, tick_text(mark), "quiet small middle"))
    for place, (rung, name) in enumerate(zip(rungs, names, strict=True)):
        y = TOP + ROW * (place + 0.5)
        parts += [
            text(MARGIN, y + 5, name, "name"),
            line(left, y, right, y, "grid thin"),
            *whisker(x(rung.low), x(rung.high), y),
            f'<circle class="dot0" cx="{x(rung.rating):.1f}" cy="{y:.1f}" r="6.5" stroke-width="1.5"/>',
            text(WIDTH - MARGIN - 98, y + 5, _figure(rung.rating), "name right"),
            text(WIDTH - MARGIN, y + 5, _spread(rung), "quiet small right"),
        ]
    parts.append(text(MARGIN, bottom + 50, axis, "quiet small"))
    about = f"{title}: " + ", ".join(f"{rung.name} {_figure(rung.rating)}" for rung in rungs)
    return panel(bottom + 70, title, about, parts)


def whisker(low: float, high: float, y: float, ink: int = 0) -> list[str]:
    """The interval, with an end that is seen on either side; nothing where it is hidden by the point itself."""
    if high - low < 1:
        return []
    ends = [line(x, y - 6, x, y + 6, f"line{ink}", ' stroke-width="2"') for x in (low, high)]
    return [line(low, y, high, y, f"line{ink}", ' stroke-width="2"'), *ends]


def _figure(rating: float) -> str:
    return f"{rating:.0f}".replace("-", "−")


def _spread(rung: Rung) -> str:
    """The interval in figures; nothing for the one whose rating is given."""
    low, high = _figure(rung.low), _figure(rung.high)
    return "" if low == high else f"{low}–{high}"
