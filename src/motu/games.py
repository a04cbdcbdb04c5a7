"""The games that can be played here, by name; a game is loaded when somebody asks for it."""

from __future__ import annotations

from motu.core.errors import BadOption, message
from motu.core.game import AnyGame

GAMES = ("kahuna",)


def game_named(name: str) -> AnyGame:
    """The game of this name; BadOption when there is none."""
    if name == "kahuna":
        from motu.kahuna import game as kahuna  # noqa: PLC0415

        return kahuna
    raise BadOption(message("game-unknown", game=name, games=", ".join(GAMES)))
