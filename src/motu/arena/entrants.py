"""Who enters an arena: a bot by its name, with the time that it has for a turn."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from motu.bots.bot import bot_named
from motu.core.errors import BadOption, message

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
