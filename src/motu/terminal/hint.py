"""The command `hint`: good turns for the player to move, and why."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import Any

from motu.bots.bot import adviser, must_compile
from motu.bots.jit import available
from motu.core.chance import FreeChance
from motu.core.errors import MotuError, message
from motu.terminal.speech import Speech

SECONDS = 1.0


def hint(game: str, view: Any, speech: Speech) -> Callable[[], list[str]]:
    """What gives advice from what the viewer knows, a line for every turn, after some thinking.

    MotuError where there is none, or no Numba.
    """
    adviser(game)
    if not available():
        raise MotuError(message("advice-needs-numba"))
    return partial(_think, game, view, speech)


def waiting(game: str) -> str:
    """The message for the meantime: the first advice ever may have to wait for its code to be compiled."""
    return "bot-compiling" if must_compile(game, adviser(game)) else "advice-thinking"


def _think(game: str, view: Any, speech: Speech) -> list[str]:
    advise = importlib.import_module(f"motu.bots.{game}.advise").advise  # needs Numba
    from motu.terminal.review.report import percent, told  # noqa: PLC0415

    lines = [speech.say("advice-head")]
    for advice in advise(view, FreeChance(), seconds=SECONDS):
        chance, reasons = percent(speech, advice.chance), told(advice.reasons, speech)
        if reasons:
            lines.append(speech.say("advice-turn", words=advice.words, chance=chance, reasons=reasons))
        else:
            lines.append(speech.say("advice-turn-bare", words=advice.words, chance=chance))
    return lines
