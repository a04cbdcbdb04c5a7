"""Colours of the screen: two themes for what is around the board; the board has the palette of line mode."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rich.ansi import AnsiDecoder
from rich.style import Style
from textual.theme import Theme

from motu.terminal.palette import TRUE

DARK = Theme(
    name="dark",
    primary="#4fa9b4",
    secondary="#d9b45b",
    accent="#ffd654",
    warning="#f2b35a",
    error="#ef7a6d",
    success="#7fc98b",
    foreground="#e6ece8",
    background="#10191c",
    surface="#162226",
    panel="#1e2e33",
    dark=True,
)
LIGHT = Theme(
    name="light",
    primary="#1f6c77",
    secondary="#5f4508",
    accent="#5f4508",
    warning="#8a4b08",
    error="#a3261d",
    success="#236b33",
    foreground="#1a2326",
    background="#f4f1e8",
    surface="#fbf9f2",
    panel="#e7e2d3",
    dark=False,
)


def theme_for(choice: str | None, environ: Mapping[str, str]) -> str:
    """The theme that was chosen, else the one that suits the terminal's background, where that is known."""
    if choice:
        return choice
    background = environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if background in ("7", "15") else DARK.name


@cache
def style_of(role: str) -> Style:
    """How a role of the board looks: the board has its own ground, and so the same colours in both themes."""
    code = TRUE.get(role)
    if not code:
        return Style.null()
    painted = AnsiDecoder().decode_line(f"\x1b[{code}mx")
    return Style.combine([span.style for span in painted.spans if isinstance(span.style, Style)])
