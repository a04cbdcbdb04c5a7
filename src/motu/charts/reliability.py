"""What was foretold against what happened: on the diagonal chances are what they say they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from motu.charts.svg import WIDTH, line, panel, text

SIZE = 460
TOP = 84
LEFT = (WIDTH - SIZE) / 2
STEPS = 5


class Point(NamedTuple):
    """Chances of about the same size: their mean, how often it happened, and the interval of that."""

    told: float
    happened: float
    low: float
    high: float


def reliability(points: Sequence[Point], title: str, told: str, happened: str) -> str:
    """The picture; all figures are shares from 0 to 1."""
    bottom = TOP + SIZE

    def x(share: float) -> float:
        return LEFT + SIZE * share

    def y(share: float) -> float:
        return bottom - SIZE * share

    parts = [text(LEFT, TOP - 18, happened, "quiet small")]
    for step in range(STEPS + 1):
        mark = step / STEPS
        parts += [
            line(LEFT, y(mark), LEFT + SIZE, y(mark), "grid thin"),
            line(x(mark), TOP, x(mark), bottom, "grid thin"),
            text(LEFT - 12, y(mark) + 4.5, f"{100 * mark:.0f}", "quiet small right"),
            text(x(mark), bottom + 22, f"{100 * mark:.0f}", "quiet small middle"),
        ]
    parts.append(text(LEFT + SIZE / 2, bottom + 46, told, "quiet small middle"))
    parts.append(line(x(0), y(0), x(1), y(1), "line2", ' stroke-width="2" stroke-dasharray="2 6"'))
    for point in points:
        across, low, high = x(point.told), y(point.low), y(point.high)
        if low - high > 1:
            parts.append(line(across, low, across, high, "line0", ' stroke-width="2"'))
            parts += [line(across - 6, end, across + 6, end, "line0", ' stroke-width="2"') for end in (low, high)]
        parts.append(f'<circle class="dot0" cx="{across:.1f}" cy="{y(point.happened):.1f}" r="6" stroke-width="1.5"/>')
    about = f"{title}: " + ", ".join(f"{100 * point.told:.0f} → {100 * point.happened:.0f}" for point in points)
    return panel(bottom + 66, title, about, parts)
