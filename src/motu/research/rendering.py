"""A view as text or as a picture: what `render` of every environment gives.

| mode | |
|---|---|
| `human` | the text, printed |
| `ansi` | the text: plain lines, without colour |
| `rgb_array` | the picture, as an array of height, width and three colours |
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from motu.core.game import AnyGame

MODES = ("human", "ansi", "rgb_array")
Rendered = npt.NDArray[np.uint8] | str | None


class Renderer:
    """Shows views in one of the modes, or not at all."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
        self.mode = mode

    def render(self, game: AnyGame, view: Any) -> Rendered:
        if self.mode == "rgb_array":
            from motu.research.pictures import picture  # noqa: PLC0415  (Pillow is needed for pictures alone)

            return np.array(picture(view).convert("RGB"))
        if self.mode is None:
            return None
        shown = text(game, view)
        if self.mode == "ansi":
            return shown
        print(shown)
        return None


def text(game: AnyGame, view: Any) -> str:
    """What `show` tells of a view, a line each; what is empty is left out."""
    lines = [f"{name.replace('_', ' ')}: {_plain(value)}" for name, value in game.show(view).items() if _told(value)]
    return "\n".join([game.NAME, *lines])


def _told(value: Any) -> bool:
    """Whether there is anything to tell."""
    if isinstance(value, dict):
        return any(_told(each) for each in value.values())
    if isinstance(value, list | tuple):
        return any(_told(each) for each in value)
    return value is not None and value != ""


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_plain(each)}" for name, each in value.items() if _told(each)) or "-"
    if isinstance(value, list | tuple):
        nested = any(isinstance(each, dict | list | tuple) for each in value)
        return (" | " if nested else " ").join(_plain(each) for each in value) or "-"
    return "-" if value is None or value == "" else str(value)
