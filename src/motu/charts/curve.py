"""Curves over a shared axis: how something grows while a bot learns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from motu.charts.svg import INKS, MARGIN, WIDTH, line, panel, text, tick_text, ticks

HEIGHT = 300
"""Of the plot itself, without title, legend and axes."""
ROW = 24
LETTER = 7.6
DASHES = ("", "9 6", "2 6", "14 5 2 5", "5 5", "18 6")
"""Series differ in form, too: not everybody sees colours, and some print."""


class Series(NamedTuple):
    """A named line through these points (x, y)."""

    name: str
    points: Sequence[tuple[float, float]]


def curve(series: Sequence[Series], title: str, x_label: str, y_label: str) -> str:
    """The picture; a series without points is only in the legend."""
    points = [point for each in series for point in each.points] or [(0.0, 0.0), (1.0, 1.0)]
    x_marks = ticks(min(x for x, _ in points), max(x for x, _ in points), 6)
    y_marks = ticks(min(y for _, y in points), max(y for _, y in points))
    legend, rows = _legend(series)
    top = 62 + ROW * rows + 34
    bottom = top + HEIGHT
    left = MARGIN + LETTER * max(len(tick_text(mark)) for mark in y_marks) + 14
    right = WIDTH - MARGIN - 8

    def place(x: float, y: float) -> tuple[float, float]:
        return (
            left + (right - left) * (x - x_marks[0]) / (x_marks[-1] - x_marks[0]),
            bottom - HEIGHT * (y - y_marks[0]) / (y_marks[-1] - y_marks[0]),
        )

    parts = [*legend, text(MARGIN, top - 20, y_label, "quiet small")]
    for mark in y_marks:
        _, y = place(x_marks[0], mark)
        parts.append(line(left, y, right, y, "grid thin"))
        parts.append(text(left - 12, y + 4.5, tick_text(mark), "quiet small right"))
    for mark in x_marks:
        x, _ = place(mark, y_marks[0])
        parts.append(line(x, bottom, x, bottom + 5, "grid thin"))
        parts.append(text(x, bottom + 22, tick_text(mark), "quiet small middle"))
    parts.append(text((left + right) / 2, bottom + 46, x_label, "quiet small middle"))
    for number, each in enumerate(series):
        ink = number % len(INKS)
        placed = [place(x, y) for x, y in sorted(each.points)]
        if placed:
            way = "L".join(f"{x:.1f} {y:.1f}" for x, y in placed)
            parts.append(
                f'<path class="line{ink}" d="M{way}" stroke-width="2.5" stroke-linejoin="round"{_dash(number)}/>'
            )
            x, y = placed[-1]
            parts.append(f'<circle class="dot{ink}" cx="{x:.1f}" cy="{y:.1f}" r="5" stroke-width="2"/>')
    about = f"{title}: " + ", ".join(f"{each.name} {tick_text(max(each.points)[1])}" for each in series if each.points)
    return panel(bottom + 66, title, about, parts)


def _legend(series: Sequence[Series]) -> tuple[list[str], int]:
    """A sample and the name of each series, in as many rows as they need."""
    parts, x, row = [], float(MARGIN), 0
    for number, each in enumerate(series):
        width = 44 + LETTER * 1.08 * len(each.name) + 22
        if x > MARGIN and x + width > WIDTH - MARGIN:
            x, row = float(MARGIN), row + 1
        y = 70 + ROW * row
        sample = f' stroke-width="2.5"{_dash(number)}'
        parts += [line(x, y, x + 34, y, f"line{number % len(INKS)}", sample), text(x + 44, y + 5, each.name)]
        x += width
    return parts, row + 1 if series else 0


def _dash(number: int) -> str:
    dash = DASHES[number % len(DASHES)]
    return f' stroke-dasharray="{dash}"' if dash else ""
