"""The games that can be played here, by name; a game is loaded when somebody asks for it."""

from __future__ import annotations

import importlib
from functools import cache
from typing import cast

from motu.core.errors import BadOption, message
from motu.core.game import AnyGame

MODULES = {"kahuna": "motu.kahuna.game", "paradise": "motu.paradise.game"}
"""Where each game is."""
GAMES = tuple(MODULES)


@cache
def game_named(name: str) -> AnyGame:
    """The game of this name; BadOption when there is none."""
    if name not in MODULES:
        raise BadOption(message("game-unknown", game=name, games=", ".join(MODULES)))
    return cast("AnyGame", importlib.import_module(MODULES[name]))
