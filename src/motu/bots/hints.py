"""What a bot would do in a player's place: its next decisions, as far as nothing else comes between."""

from __future__ import annotations

import hashlib
from typing import Any

from motu.bots.bot import Bot
from motu.core.chance import Chance, ScriptedChance, ScriptEnded
from motu.core.extras import reveals
from motu.core.game import AnyGame


def seed_of(view: Any) -> int:
    """A seed that follows from what the viewer knows, and from nothing else: equal views are thought about alike."""
    return int.from_bytes(hashlib.sha256(repr(view).encode()).digest()[:8], "big")


MOST = 8
"""More decisions than this nobody follows."""
SECONDS = 1.0


def next_decisions(game: AnyGame, bot: Bot, view: Any, seat: int, chance: Chance) -> list[tuple[Any, Any]]:
    """Each with what the seat sees before it. They end where chance answers, where something comes to light, where
    others decide, or when a hint gets long.

    They are played on a table that is imagined from the view: the bot learns no more than the seat knows.
    """
    table = game.imagine(view, chance)
    found: list[tuple[Any, Any]] = []
    while len(found) < MOST and seat in game.movers(table):
        seen = game.view(table, seat)
        move = bot.decide(seen, game.moves(table, seat), SECONDS, chance)
        found.append((seen, move))
        before = game.copy(table)
        try:
            game.play(table, seat, move, ScriptedChance(()))
        except ScriptEnded:
            break
        if reveals(game, before, seat, move, table):  # who is asked next may depend on what was hidden
            break
    return found
