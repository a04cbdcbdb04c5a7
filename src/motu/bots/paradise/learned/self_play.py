"""Games of scripts with each other, and what is learnt from them: how a table looks when a turn begins, and who won."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.straying import StrayingBot, has_strayers
from motu.bots.paradise.learned.value import outcome, seen
from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.bots.paradise.playout import Player, play_on, until_turn
from motu.bots.paradise.scripts import scripts
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.options import ADVANCED, NOT_ALONE, RECOMMENDED, Options
from motu.paradise.state import OVER

DARING = (0.0, 0.15, 0.35)
"""How far a player's numbers are from those of its script, at most: one of these."""
ADVANCED_GAMES = 0.25
"""Which part of the games has advanced rules, each of them half the time."""


STRAYERS = 0.5
"""Which part of the players strays, in games where some do."""


class Lesson(NamedTuple):
    """A game: the table at the beginning of each turn, and who got what out of it.

    tables      for each turn the figures of the table, and those of every side that is valued
    shares      what each seat has got: 1 for who has won, a part for who has won with others, else 0
    """

    tables: list[tuple[list[float], list[list[float]]]]
    shares: list[float]


def lesson(options: Options, players: Sequence[Player], seed: str) -> Lesson:
    """One game of these players, one a seat that is played."""
    chance = FreeChance(seed)
    s = game.deal(options, chance)
    bots = dict(enumerate(players))
    tables = []
    while s.stage != OVER:
        play_on(s, bots, chance, until_turn(s.turn + 1))
        if s.stage != OVER:
            tables.append(seen(s))
    return Lesson(tables, outcome(s))


def mixed_lesson(players: int, seed: str) -> Lesson:
    """A game of players and rules that the seed draws."""
    source = random.Random(seed)
    pool = [ISLANDER, *scripts().values()]
    options = mixed_options(players, source)
    scripted = [IslanderBot(daring(source.choice(pool), source, source.choice(DARING))) for _ in range(players)]
    strayers = [0] if players == 1 else [seat for seat in range(players) if source.random() < STRAYERS]
    seated: list[Player] = list(scripted)
    if has_strayers(players, seed):
        for seat in strayers:
            seated[seat] = StrayingBot()
    return lesson(options, seated, f"{seed}/deal")


def mixed_options(players: int, source: random.Random) -> Options:
    """The rules of a game: most are of the base game."""
    options = {"players": str(players)}
    if players == 1:
        options["solitaire"] = source.choice(("normal", "hard"))
    else:
        options["homes"] = source.choice(("drawn", "seated"))
    if source.random() < ADVANCED_GAMES:
        for rule in ADVANCED:
            if players > 1 or rule not in NOT_ALONE:
                options[rule] = source.choice(("no", "yes"))
        if players > 1:
            options["end"] = str(source.randint(-RECOMMENDED, RECOMMENDED))
    return Options(**options)


def daring(numbers: Numbers, source: random.Random, by: float = 0.25) -> Numbers:
    """Somebody who judges a little differently: games that are all alike teach little."""
    return Numbers(*(value * source.uniform(1 - by, 1 + by) for value in numbers))
