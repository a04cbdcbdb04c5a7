"""By which version of the rules a game is played: every record, and every table that is kept, says it.

    Options: preset=modern rules=2

Without the word `rules` it is version 1. Nobody chooses it: a new game is played by the rules as they are now.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from motu.core.errors import BadOption, message
from motu.core.game import AnyGame

RULES = "rules"
FIRST = 1
LONGEST_NUMBER = 4


def write_recorded(game: AnyGame, options: Any) -> dict[str, str]:
    """Options as they are kept: the shortest words that ask for them, and the version of the rules."""
    return {**game.write_options(options), **rules_now(game)}


def rules_now(game: AnyGame) -> dict[str, str]:
    """The word for the rules as they are now; none in a game that never had others."""
    return {} if game.RULES == FIRST else {RULES: str(game.RULES)}


def read_recorded(game: AnyGame, texts: Mapping[str, str]) -> Any:
    """The options of a game that was kept, by whichever version of the rules it is played.

    BadOption where they are wrong, or where this Motu does not play that version.
    """
    words = {name: text for name, text in texts.items() if name != RULES}
    version = _version(texts.get(RULES, str(FIRST)))
    if version > game.RULES:
        raise BadOption(message("rules-too-new", game=game.NAME, version=version, known=game.RULES))
    return game.read_options(words) if version == game.RULES else game.read_old_options(words, version)


def _version(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER and int(text) >= FIRST):
        raise BadOption(message("rules-no-version", word=text))
    return int(text)
