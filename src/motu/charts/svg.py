"""What every chart is drawn on: the panel with its colours for light and dark, words, and ticks of round numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, isfinite, log10

WIDTH = 760
MARGIN = 28
FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
INKS = ("#1f6b78", "#c2401f", "#4f7f50", "#7b4f96", "#8f6520", "#4b5d78")
DARK_INKS = ("#62bcc7", "#f28c6f", "#8fc483", "#c8a0dc", "#dcb56c", "#a9bad0")
"""Colours of series that stand out from the panel, light and dark. Gold is not among them: it means "you may"."""

_LIGHT = {"panel": "#fffaf0", "edge": "#dccfb2", "ink": "#15252a", "quiet": "#5a6b6e", "grid": "#ebe2cd"}
_DARK = {"panel": "#182327", "edge": "#2d3d42", "ink": "#eef3ec", "quiet": "#a0b3b5", "grid": "#27353a"}


def _scheme(colours: dict[str, str], inks: Sequence[str]) -> str:
    rules = [
        f".panel{{fill:{colours['panel']};stroke:{colours['edge']}}}",
        f"text{{fill:{colours['ink']}}}",
        f".quiet{{fill:{colours['quiet']}}}",
        f".on{{fill:{colours['panel']}}}",
        f".grid{{stroke:{colours['grid']}}}",
    ]
    for number, ink in enumerate(inks):
        rules += [
            f".line{number}{{stroke:{ink}}}",
            f".dot{number}{{fill:{ink};stroke:{colours['panel']}}}",
        ]
    return "".join(rules)


_STYLE = (
    f"text{{font-family:{FONT};font-size:15px;font-variant-numeric:tabular-nums}}"
    ".title{font-size:20px;font-weight:600}.name{font-weight:600}.small{font-size:13px}"
    ".right{text-anchor:end}.middle{text-anchor:middle}.thin{stroke-width:1}path,line{fill:none;stroke-linecap:round}"
    f"{_scheme(_LIGHT, INKS)}@media(prefers-color-scheme:dark){{{_scheme(_DARK, DARK_INKS)}}}"
)


def panel(height: float, title: str, about: str, parts: Iterable[str]) -> str:
    """A whole picture: these parts on a panel. `about` tells those who cannot see it what it shows."""
    size = f'width="{WIDTH}" height="{height:g}" viewBox="0 0 {WIDTH} {height:g}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{_safe(about)}">',
            f"<title>{_safe(title)}</title>",
            f"<style>{_STYLE}</style>",
            f'<rect class="panel" x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1:g}" rx="14"/>',
            text(MARGIN, 40, title, "title"),
            *parts,
            "</svg>",
            "",
        ]
    )


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{_safe(words)}</text>'


def _safe(words: str) -> str:
    """Words as XML can hold them: one wrong character would make the whole picture unreadable."""
    return escape("".join(char if char.isprintable() or char == "\u00a0" else "\ufffd" for char in words))


def line(x1: float, y1: float, x2: float, y2: float, kind: str, more: str = "") -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"{more}/>'


def shortened(words: str, most: int) -> str:
    """Words that fit, with their end rather than their beginning: it tells more of a path."""
    return words if len(words) <= most else f"…{words[1 - most :]}"


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers from a bit below `low` to a bit above `high`, about so many."""
    if not (isfinite(low) and isfinite(high)):
        raise ValueError("a chart needs finite numbers")
    if high <= low:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / about
    power = 10.0 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(number * step, 12) for number in range(first, last + 1)]


def tick_text(value: float) -> str:
    """A tick as it is written: 0.25, 40, 2500, 150k, 1.5M."""
    for size, mark in ((1_000_000, "M"), (1_000, "k")):
        if abs(value) >= max(size, 10_000):
            return f"{value / size:.4g}{mark}".replace("-", "−")
    return f"{value:.6g}".replace("-", "−")
