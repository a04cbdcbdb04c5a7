"""The games by which children of a generation prove themselves: against the pool and against each other, or against
one rival alone.

All play the same deals, and each plays a deal from every seat: homes and luck are the same for all.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.value import outcome
from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.bots.paradise.playout import play_on
from motu.bots.paradise.scripts import scripts
from motu.bots.paradise.tuning.rival import share_of
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.points import points_of
from motu.paradise.state import State

POOL, SIBLINGS, RIVAL = "pool", "siblings", "rival"
MARGIN = 0.25
"""What it is worth beside the win to have all the points that win a game, where the best of the others has none."""
LEVELS = ("normal", "hard")
"""The solitaire games of a deal."""


class Trial(NamedTuple):
    """A deal for one child against the pool or a rival, which it plays from every seat; or one game of as many children
    as there are seats, this one in the first of them and those that follow it in the others."""

    generation: int
    kind: str
    players: int
    deal: int
    child: int

    @property
    def name(self) -> str:
        """What the chance of the games grows from: the same for all children."""
        return f"{self.generation}/{self.kind}/{self.players}/{self.deal}"


class Tried(NamedTuple):
    """What a trial has shown: of the child in the mean of its games, or of each child at the table."""

    trial: Trial
    worths: list[float]


def trials(generation: int, players: int, deals: int, children: int, rival: str = "") -> list[Trial]:
    """The games of a generation: for every deal against the pool one among siblings for each seat of it; where there is
    a rival, nothing but deals against that one."""
    kind = RIVAL if rival else POOL
    found = [Trial(generation, kind, players, deal, child) for deal in range(deals) for child in range(children)]
    if players > 1 and not rival:
        own = range(deals * players)
        found += [Trial(generation, SIBLINGS, players, deal, child) for deal in own for child in range(children)]
    return found


def games_of(trial: Trial) -> int:
    """How many games a trial is."""
    return 1 if trial.kind == SIBLINGS else len(LEVELS) if trial.players == 1 else trial.players


def table(trial: Trial, children: int) -> list[int]:
    """The children at a table of siblings, by seat: in another order on every deal, each once in every seat."""
    order = list(range(children))
    random.Random(f"order/{trial.name}").shuffle(order)
    place = order.index(trial.child)
    return [order[(place + seat) % children] for seat in range(trial.players)]


def tried(trial: Trial, numbers: Sequence[Numbers], seed: str, rival: str = "") -> Tried:
    """Play a trial of a generation with these children. Against the rival nothing counts but the win."""
    name = f"{seed}/{trial.name}"
    if trial.kind == SIBLINGS:
        seats = [numbers[child] for child in table(trial, len(numbers))]
        return Tried(trial, _played({"players": str(trial.players)}, seats, name))
    child = numbers[trial.child]
    if trial.kind == RIVAL:
        options = game.read_options({"players": str(trial.players)})
        worths = [share_of(options, child, seat, rival, name) for seat in range(trial.players)]
    elif trial.players == 1:
        worths = [_played({"players": "1", "solitaire": level}, [child], name)[0] for level in LEVELS]
    else:
        worths = [
            _played({"players": str(trial.players)}, _with(child, seat, rivals_of(trial, seed)), name)[seat]
            for seat in range(trial.players)
        ]
    return Tried(trial, [round(sum(worths) / len(worths), 6)])


def rivals_of(trial: Trial, seed: str) -> list[Numbers]:
    """Whom a deal against the pool is played with, one a seat; the child takes the place of one of them."""
    source = random.Random(f"rivals/{seed}/{trial.name}")
    pool = [ISLANDER, *scripts().values()]
    return [source.choice(pool) for _ in range(trial.players)]


def _with(child: Numbers, seat: int, rivals: list[Numbers]) -> list[Numbers]:
    return [child if place == seat else rival for place, rival in enumerate(rivals)]


def _played(options: dict[str, str], seats: list[Numbers], name: str) -> list[float]:
    """What a game has brought to each seat."""
    chance = FreeChance(name)
    s = game.deal(game.read_options(options), chance)
    play_on(s, {seat: IslanderBot(numbers) for seat, numbers in enumerate(seats)}, chance, lambda _: False)
    return worths(s)


def worths(s: State) -> list[float]:
    """What the end of a game is worth to each seat: the win, and a little for points."""
    shares = outcome(s)
    points = [points_of(s, seat, s.hand[seat] | s.face[seat]) for seat in range(s.count)]
    found = []
    for seat, share in enumerate(shares):
        best = s.options.target if s.options.alone else max(points[:seat] + points[seat + 1 :])
        margin = max(-1.0, min(1.0, (points[seat] - best) / s.options.target))
        found.append(round(share + MARGIN * margin, 6))
    return found
