"""A game by its name, for the command line."""

from __future__ import annotations

from motu import games
from motu.core.errors import BadOption
from motu.core.game import AnyGame
from motu.terminal.errors import BadInput


def game_named(name: str) -> AnyGame:
    """The game of this name; BadInput when there is none."""
    try:
        return games.game_named(name)
    except BadOption as error:
        raise BadInput(error.reason) from None
