"""Games of scripts with each other, and what is learnt from them: how a table looks when a turn begins, and who won."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.features import features, phase
from motu.bots.paradise.numbers import Numbers
from motu.bots.paradise.playout import play_on, until_turn
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.options import Options
from motu.paradise.state import OVER, State


class Lesson(NamedTuple):
    """A game: the table at the beginning of each turn, and what each seat has got out of it.

    tables      for each turn the phase, and the figures of every seat
    shares      1 for who has won, a part for who has won with others, else 0
    """

    tables: list[tuple[float, list[list[float]]]]
    shares: list[float]


def lesson(options: Options, scripts: Sequence[Numbers], seed: str) -> Lesson:
    """One game of these scripts, one a seat."""
    chance = FreeChance(seed)
    s = game.deal(options, chance)
    bots = {seat: IslanderBot(numbers) for seat, numbers in enumerate(scripts)}
    tables = []
    while s.stage != OVER:
        play_on(s, bots, chance, until_turn(s.turn + 1))
        if s.stage != OVER:
            tables.append((phase(s), features(s)))
    return Lesson(tables, shares(s))


def shares(s: State) -> list[float]:
    """What each seat has got out of a finished game."""
    winners = s.winners.bit_count()
    return [(s.winners >> seat & 1) / winners if winners else 0.0 for seat in range(s.count)]


def daring(numbers: Numbers, source: random.Random, by: float = 0.25) -> Numbers:
    """Somebody who judges a little differently: games that are all alike teach little."""
    return Numbers(*(value * source.uniform(1 - by, 1 + by) for value in numbers))
