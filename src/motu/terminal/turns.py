"""Who decides next, and what bots decide: the same for every way of playing at this terminal."""

from __future__ import annotations

from typing import Any

from motu.bots.bot import Bot, bot_named
from motu.core.chance import FreeChance
from motu.terminal.local_game import LocalGame

SECONDS = 1.0
"""How long a bot may think about a turn."""


class Turns:
    """The order of decisions in a game."""

    def __init__(self, local_game: LocalGame) -> None:
        self.local_game = local_game
        self._bots: dict[int, Bot] = {}
        self._deciding = -1
        self._waiting: set[int] = set()

    def next(self) -> int:
        """Who decides now: of several at the same time one after the other, by seat, each until he has done."""
        movers = set(self.local_game.game.movers(self.local_game.match.state))
        if self._deciding not in movers or movers - {self._deciding} != self._waiting:
            self._deciding = min(movers)
            self._waiting = movers - {self._deciding}
        return self._deciding

    def bot_move(self, seat: int) -> Any:
        """What the bot in this seat decides; it changes nothing in the game."""
        local_game, game = self.local_game, self.local_game.game
        # The bot's own randomness owes nothing to the secret seed, and is the same when the same game is played again.
        chance = FreeChance(f"{local_game.chance.commitment}/{len(local_game.match.steps)}")
        if seat not in self._bots:
            self._bots[seat] = bot_named(game.NAME, local_game.bots[seat])
        state = local_game.match.state
        return self._bots[seat].decide(game.view(state, seat), game.moves(state, seat), SECONDS, chance)
