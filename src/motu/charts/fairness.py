"""Shares against what would be fair: who has how much of it, how sure that is, and what may pass for fair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from motu.charts.ladder import LETTER, LONGEST_NAME, Rung, whisker
from motu.charts.svg import MARGIN, WIDTH, line, panel, shortened, text, tick_text, ticks

ROW = 36
HEAD = 34
"""How high the line above each group is."""
TOP = 66


class Group(NamedTuple):
    """Rungs that belong together, under a heading."""

    heading: str
    rungs: Sequence[Rung]


def fairness(
    groups: Sequence[Group], band: tuple[float, float], title: str, axis: str, *, fair: float = 1, digits: int = 2
) -> str:
    """The picture: a line at what is fair, and between the ends of the band all is well."""
    rungs = [rung for group in groups for rung in group.rungs]
    left = MARGIN + LETTER * max((len(shortened(rung.name, LONGEST_NAME)) for rung in rungs), default=0) + 34
    right = WIDTH - MARGIN - 170  # room for the figures
    marks = ticks(min([band[0], fair, *(rung.low for rung in rungs)]), max([band[1], *(rung.high for rung in rungs)]))
    bottom = TOP + HEAD * len(groups) + ROW * len(rungs)

    def x(ratio: float) -> float:
        return left + (right - left) * (ratio - marks[0]) / (marks[-1] - marks[0])

    low, high = x(band[0]), x(band[1])
    parts = [
        f'<rect class="dot2" x="{low:.1f}" y="{TOP}" width="{high - low:.1f}" height="{bottom - TOP}" opacity=".16"/>'
    ]
    for mark in marks:
        parts.append(line(x(mark), TOP, x(mark), bottom, "grid thin"))
        parts.append(text(x(mark), bottom + 22, tick_text(mark), "quiet small middle"))
    parts.append(line(x(fair), TOP, x(fair), bottom, "line2", ' stroke-width="2" stroke-dasharray="2 5"'))
    y = float(TOP)
    for group in groups:
        parts.append(text(MARGIN, y + HEAD - 9, group.heading, "quiet"))
        y += HEAD
        for rung in group.rungs:
            parts += _row(rung, y + ROW / 2, x, 0 if band[0] <= rung.rating <= band[1] else 1, digits)
            y += ROW
    parts.append(text(MARGIN, bottom + 50, axis, "quiet small"))
    about = f"{title}: " + "; ".join(
        f"{group.heading}: " + ", ".join(f"{rung.name} {rung.rating:.{digits}f}" for rung in group.rungs)
        for group in groups
    )
    return panel(bottom + 70, title, about, parts)


def _row(rung: Rung, y: float, x: Callable[[float], float], ink: int, digits: int) -> list[str]:
    return [
        text(MARGIN, y + 5, shortened(rung.name, LONGEST_NAME), "name"),
        *whisker(x(rung.low), x(rung.high), y, ink),
        f'<circle class="dot{ink}" cx="{x(rung.rating):.1f}" cy="{y:.1f}" r="6.5" stroke-width="1.5"/>',
        text(WIDTH - MARGIN - 98, y + 5, f"{rung.rating:.{digits}f}", "name right"),
        text(WIDTH - MARGIN, y + 5, f"{rung.low:.{digits}f}–{rung.high:.{digits}f}", "quiet small right"),
    ]
