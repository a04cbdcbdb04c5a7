"""A tournament of bots: who enters, with how much time, and what is played. Enough to play any game again."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from motu.bots.bot import bot_named
from motu.core.errors import BadOption, message
from motu.core.versions import rules_now
from motu.games import game_named

LONGEST_TIME = 3_600.0
_TIME = re.compile(r"([0-9]+(?:\.[0-9]+)?|\.[0-9]+)(ms|s)?")


class Entrant(NamedTuple):
    """A bot with its time. `name` is what it is called in tables: two entrants never share one."""

    name: str
    bot: str
    seconds: float


class Pair(NamedTuple):
    """Two entrants who meet, by their places in the list of entrants."""

    one: int
    other: int


def read_entrants(game: str, texts: Sequence[str], seconds: float) -> tuple[Entrant, ...]:
    """The entrants that these words name; BadOption where there is no such bot, or too few, or one twice."""
    if len(texts) < 2:
        raise BadOption(message("arena-too-few"))
    entrants = tuple(read_entrant(text, seconds) for text in texts)
    names = [entrant.name for entrant in entrants]
    for entrant in entrants:
        if names.count(entrant.name) > 1:
            raise BadOption(message("arena-twice", bot=entrant.name))
        bot_named(game, entrant.bot)
    return entrants


def read_entrant(text: str, seconds: float) -> Entrant:
    """`BOT` with the usual time, or `BOT@TIME` with its own: `ismcts@1s`, `ismcts@100ms`, `ismcts@0.1`."""
    bot, at, time = text.rpartition("@")
    if not at or ":" in time:  # an @ in the name of a folder: the time stands behind everything else
        return Entrant(text, text, seconds)
    own = read_time(time)
    if own is None or not bot:
        raise BadOption(message("arena-bad-time", word=text, time=time))
    return Entrant(f"{bot}@{write_time(own)}", bot, own)


def read_time(text: str) -> float | None:
    """A time in seconds; None when these words are no time that a turn could take."""
    found = _TIME.fullmatch(text)
    if found is None:
        return None
    # Rounded, so that 100ms and 0.1s are the same time and the same name.
    seconds = round(float(found[1]) / (1000 if found[2] == "ms" else 1), 6)
    return seconds if 0 < seconds <= LONGEST_TIME else None


def write_time(seconds: float) -> str:
    """A time as people write it: `1s`, `2.5s`, `100ms`."""
    return f"{seconds:.10g}s" if seconds >= 1 else f"{seconds * 1000:.10g}ms"


def pairs_of(entrants: Sequence[Entrant]) -> tuple[Pair, ...]:
    """Everybody against everybody, once."""
    return tuple(Pair(*places) for places in combinations(range(len(entrants)), 2))


Seating = tuple[int, ...]
"""Which of a pair sits at each seat: 0 is its first entrant, 1 its second."""


def seatings_of(seats: int) -> tuple[Seating, ...]:
    """Either of a pair alone in every seat, the first of them first; no seating twice."""
    return tuple(
        dict.fromkeys(
            tuple(side if seat == alone else 1 - side for seat in range(seats))
            for side in range(2)
            for alone in range(seats)
        )
    )


FORMAT = "motu arena 1"


class Deal(NamedTuple):
    """One deal of one pair, both by number: a game for each of its seatings, all from the same chance."""

    pair: int
    number: int


@dataclass(frozen=True)
class Tournament:
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

    @cached_property
    def seats(self) -> int:
        """How many sit at a table."""
        game = game_named(self.game)
        return len(game.seats(game.read_options(self.options)))

    @property
    def others(self) -> int:
        """How many seats there are beside that of a bot alone."""
        return max(1, self.seats - 1)

    @property
    def fair(self) -> float:
        """What a bot alone would win of games with its equals."""
        return 1 / (1 + self.others)

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """The games of a deal: each of a pair alone in every seat, with the other in all others. Of two seats these
        are two games, with seats swapped, in which either is alone."""
        return seatings_of(self.seats)

    @cached_property
    def alone(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The games of a deal, by number, in which each of a pair is alone."""
        one, other = (
            tuple(number for number, seating in enumerate(self.seatings) if seating.count(side) <= 1)
            for side in range(2)
        )
        return one, other

    @property
    def games_a_pair(self) -> int:
        return len(self.seatings) * self.deals

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return self.games_a_pair * len(self.pairs)

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
            **({"players": self.seats} if self.seats > 2 else {}),
            **({} if self.clock == "wall" else {"clock": self.clock}),
        }

    def fingerprint(self) -> str:
        """A short name for these settings."""
        return hashlib.sha256(json.dumps(self.settings(), sort_keys=True).encode()).hexdigest()[:8]
