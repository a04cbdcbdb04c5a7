"""How the board is shown: as a map, as a list, or not at all."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from motu.terminal.layout import PROMPT
from motu.terminal.picture import Line, Marks, painted
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


def picture(scene: Scene, view: Any, speech: Speech, rows: int, lit: Collection[str] = ()) -> list[Line]:
    """The map in so many rows at most, if that can be, as wide as the screen; what can be done stands out."""
    return scene.picture(view, speech.columns - 1, rows, Marks(lit))


def show_board(
    scene: Scene, view: Any, speech: Speech, style: str, below: Sequence[str], lit: Collection[str] = ()
) -> None:
    """Print the board, and lines below it: a map that leaves room for them on the screen, or a list."""
    if style == "map":
        speech.put(painted(picture(scene, view, speech, speech.rows - PROMPT - len(below), lit), speech))
    elif style == "list":
        speech.show("\n".join(scene.listed(view)), indent="  ")
    speech.put(below)


def spread(style: str) -> bool:
    """Whether choices are told one a line and in full, as it suits who does not look at a map."""
    return style != "map"
