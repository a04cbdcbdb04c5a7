"""How the board is shown: as a map, as a list, or not at all."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from motu.terminal.console import Console
from motu.terminal.layout import PROMPT
from motu.terminal.picture import Line, Marks, painted
from motu.terminal.presenter import Presenter
from motu.terminal.streams import can_draw

NARROWEST = 76
"""A terminal with fewer columns has no room for the map."""


def style_for(choice: str | None, console: Console) -> str:
    """The style that was chosen, or the one that suits the output: a map on a terminal that is wide enough."""
    if choice == "none":
        return choice
    if not can_draw() or (console.on_terminal and console.columns < NARROWEST):
        return "list"
    return choice or ("map" if console.on_terminal else "list")


def picture(presenter: Presenter, view: Any, console: Console, rows: int, lit: Collection[str] = ()) -> list[Line]:
    """The map in so many rows at most, if that can be, as wide as the screen; what can be done stands out."""
    return presenter.board_map(view, console.columns - 1, rows, Marks(lit))


def show_board(
    presenter: Presenter, view: Any, console: Console, style: str, below: Sequence[str], lit: Collection[str] = ()
) -> None:
    """Print the board, and lines below it: a map that leaves room for them on the screen, or a list."""
    if style == "map":
        console.put(painted(picture(presenter, view, console, console.rows - PROMPT - len(below), lit), console))
    elif style == "list":
        console.show("\n".join(presenter.board_list(view)), indent="  ")
    console.put(below)


def spread(style: str) -> bool:
    """Whether choices are told one a line and in full, as it suits who does not look at a map."""
    return style != "map"
