"""What is to be played in an arena, and from which chance: enough to play any of its games again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from motu.arena.entrants import Entrant, Pair, pairs_of
from motu.core.versions import rules_now
from motu.games import game_named

FORMAT = "motu arena 1"


class Deal(NamedTuple):
    """One deal of one pair, both by number: two games, the second with seats swapped."""

    pair: int
    number: int


@dataclass(frozen=True)
class Plan:
    """Entrants, rules, seed, and how many deals every pair plays. Plain data: it goes to workers anywhere."""

    game: str
    options: dict[str, str]
    """The rules in words, as `write_options` has them."""
    seed: str
    entrants: tuple[Entrant, ...]
    deals: int
    clock: str = "wall"
    """What counts as a bot's time: a name of `motu.bots.clock.CLOCKS`."""

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        return pairs_of(self.entrants)

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return 2 * self.deals * len(self.pairs)

    def all_deals(self) -> Iterator[Deal]:
        """Every deal in the order of play: all pairs come along together, so a table so far is worth something."""
        for number in range(self.deals):
            for pair in range(len(self.pairs)):
                yield Deal(pair, number)

    def chance_name(self, deal: Deal) -> str:
        """What the chance of a deal grows from. It names the bots: a pair meets the same deals in any company."""
        one, other = self.pairs[deal.pair]
        return f"{self.seed}/{self.entrants[one].name} {self.entrants[other].name}/{deal.number}"

    def settings(self) -> dict[str, Any]:
        """What must be the same for games to be counted together: all but how many there are to be."""
        return {
            "format": FORMAT,
            "game": self.game,
            "options": {**self.options, **rules_now(game_named(self.game))},
            "seed": self.seed,
            "entrants": [entrant._asdict() for entrant in self.entrants],
            **({} if self.clock == "wall" else {"clock": self.clock}),
        }

    def fingerprint(self) -> str:
        """A short name for these settings."""
        return hashlib.sha256(json.dumps(self.settings(), sort_keys=True).encode()).hexdigest()[:8]
