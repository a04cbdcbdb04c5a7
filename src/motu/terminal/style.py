"""How the board is shown: as a map, as a list, or not at all."""

from __future__ import annotations

from typing import Any

from motu.terminal.scene import Scene
from motu.terminal.speech import Speech
from motu.terminal.streams import can_draw

NARROWEST = 76
"""A terminal with fewer columns has no room for the map."""


def style_for(choice: str | None, speech: Speech) -> str:
    """The style that was chosen, or the one that suits the output: a map on a terminal that is wide enough."""
    if choice == "none":
        return choice
    if not can_draw() or (speech.on_terminal and speech.columns < NARROWEST):
        return "list"
    return choice or ("map" if speech.on_terminal else "list")


def show_board(scene: Scene, view: Any, speech: Speech, style: str, below: int) -> None:
    """Print the board: a map that leaves so many rows of the screen for what follows, or a list."""
    if style == "map":
        print(*scene.drawn(view, speech.rows - below), sep="\n")
    else:
        speech.show("\n".join(scene.listed(view)), indent="  ")


def spread(style: str) -> bool:
    """Whether choices are told one a line and in full, as it suits who does not look at a map."""
    return style != "map"
