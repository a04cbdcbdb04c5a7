"""What a bot is, and where to find one by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from motu.core.chance import Chance
from motu.core.errors import BadOption, message


class Bot(Protocol):
    """Decides one small decision at a time, from what its seat may know."""

    def decide(self, view: Any, moves: Sequence[Any], seconds: float, chance: Chance) -> Any:
        """The move to play: one of `moves`, within about so many seconds, with no other randomness than `chance`."""
        ...


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, the weakest first."""
    return tuple(_bots(game))


def bot_named(game: str, name: str) -> Bot:
    """The bot of this name; BadOption when there is none."""
    bots = _bots(game)
    if name not in bots:
        raise BadOption(message("bot-unknown", bot=name, bots=", ".join(bots)))
    return bots[name]


def _bots(game: str) -> dict[str, Bot]:
    if game != "kahuna":
        return {}
    from motu.bots.kahuna import greedy, simple  # noqa: PLC0415  (a game's bots are loaded when somebody asks for them)

    return {"random": simple.RandomBot(), "greedy": greedy.GreedyBot()}
