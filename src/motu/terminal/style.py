"""How the board is shown: as a map, as a list, or not at all."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from motu.terminal.picture import Marks, painted
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


def drawn(scene: Scene, view: Any, speech: Speech, rows: int, lit: Collection[str] = ()) -> list[str]:
    """The map in about so many rows, as wide as the screen, with what can be done standing out."""
    return painted(scene.picture(view, speech.columns - 1, rows, Marks(lit)), speech)


def show_board(scene: Scene, view: Any, speech: Speech, style: str, below: int, lit: Collection[str] = ()) -> None:
    """Print the board: a map that leaves so many rows of the screen for what follows, or a list."""
    if style == "map":
        print(*drawn(scene, view, speech, speech.rows - below, lit), sep="\n")
    else:
        speech.show("\n".join(scene.listed(view)), indent="  ")


def spread(style: str) -> bool:
    """Whether choices are told one a line and in full, as it suits who does not look at a map."""
    return style != "map"
