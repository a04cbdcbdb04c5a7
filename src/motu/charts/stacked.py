"""Bars that are made up of parts: what something comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from motu.charts.svg import INKS, MARGIN, WIDTH, line, panel, text, tick_text, ticks

ROW, GAP = 34, 16
"""How high a bar with its air is, and what is between two groups of bars."""
LETTER = 8.2
NARROWEST = 27
"""A part with less room than this bears no figure."""


class Bar(NamedTuple):
    """A named bar with the size of each part, in the order of the legend."""

    name: str
    parts: Sequence[float]


def stacked(groups: Sequence[Sequence[Bar]], legend: Sequence[str], title: str, axis: str) -> str:
    """The picture: groups of bars, one below the other."""
    bars = [bar for group in groups for bar in group]
    names, rows = _legend(legend)
    top = 62 + 24 * rows + 12
    left = MARGIN + LETTER * max((len(bar.name) for bar in bars), default=0) + 18
    right = WIDTH - MARGIN - 52
    marks = ticks(0, max((sum(bar.parts) for bar in bars), default=1))
    scale = (right - left) / marks[-1]
    bottom = top + ROW * len(bars) + GAP * (len(groups) - 1)
    parts = list(names)
    for mark in marks:
        x = left + scale * mark
        parts.append(line(x, top, x, bottom, "grid thin"))
        parts.append(text(x, bottom + 22, tick_text(mark), "quiet small middle"))
    y = float(top)
    for group in groups:
        for bar in group:
            parts += _bar(bar, left, y, scale)
            y += ROW
        y += GAP
    parts.append(text(MARGIN, bottom + 50, axis, "quiet small"))
    about = f"{title}: " + "; ".join(
        f"{bar.name}: " + ", ".join(f"{name} {size:.1f}" for name, size in zip(legend, bar.parts, strict=True))
        for bar in bars
    )
    return panel(bottom + 70, title, about, parts)


def _bar(bar: Bar, left: float, y: float, scale: float) -> list[str]:
    middle = y + ROW / 2
    parts = [text(MARGIN, middle + 5, bar.name, "name")]
    x = left
    for number, size in enumerate(bar.parts):
        width = scale * size
        if width > 0:
            parts.append(
                f'<rect class="dot{number % len(INKS)}" x="{x:.1f}" y="{y + 4:.1f}" width="{width:.1f}" '
                f'height="{ROW - 8}" stroke-width="1"/>'
            )
        if width >= NARROWEST:
            parts.append(text(x + width / 2, middle + 4.5, f"{size:.1f}", "on small middle"))
        x += width
    return [*parts, text(x + 8, middle + 5, f"{sum(bar.parts):.1f}", "quiet small")]


def _legend(names: Sequence[str]) -> tuple[list[str], int]:
    """A sample and the name of each part, in as many rows as they need."""
    parts, x, row = [], float(MARGIN), 0
    for number, name in enumerate(names):
        width = 24 + 1.08 * LETTER * len(name) + 24
        if x > MARGIN and x + width > WIDTH - MARGIN:
            x, row = float(MARGIN), row + 1
        y = 62 + 24 * row
        parts += [
            f'<rect class="dot{number % len(INKS)}" x="{x:.1f}" y="{y:.1f}" width="15" height="15"/>',
            text(x + 24, y + 13, name),
        ]
        x += width
    return parts, row + 1 if names else 0
