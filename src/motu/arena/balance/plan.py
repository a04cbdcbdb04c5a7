"""What is to be played for a balance report: enough to play any of its games again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from motu.core.versions import rules_now
from motu.games import game_named

FORMAT = "motu balance 1"
GAME = "paradise"


class Sitting(NamedTuple):
    """One game: how many play, and which of the games for so many it is."""

    players: int
    number: int


@dataclass(frozen=True)
class Balance:
    """A bot, seed, numbers of players, and how many games each. Plain data: it goes to workers."""

    bot: str
    seed: str
    counts: tuple[int, ...]
    games: int
    """Games for each number of players."""
    box: str
    """The fingerprint of the components: games of other figures are other games."""
    folder: str = ""
    """Where these components are; those of the package where nothing is named."""
    solitaire: str = ""
    """How hard the solitaire game is, where that is played: then there is one player."""

    @property
    def total(self) -> int:
        return self.games * len(self.counts)

    def sittings(self) -> Iterator[Sitting]:
        """Every game in the order of play: all numbers of players come along together."""
        for number in range(self.games):
            for players in self.counts:
                yield Sitting(players, number)

    def chance_name(self, sitting: Sitting) -> str:
        """What the chance of a game grows from."""
        return f"{self.seed}/{sitting.players}/{sitting.number}"

    def settings(self) -> dict[str, Any]:
        """What must be the same for games to be counted together: all but how many there are to be."""
        alone = {"solitaire": self.solitaire} if self.solitaire else {}
        played_by = rules_now(game_named(GAME))
        return {
            "format": FORMAT,
            "game": GAME,
            "components": self.box,
            "bot": self.bot,
            "seed": self.seed,
            **alone,
            **played_by,
        }

    def fingerprint(self) -> str:
        """A short name for these settings."""
        return hashlib.sha256(json.dumps(self.settings(), sort_keys=True).encode()).hexdigest()[:8]
