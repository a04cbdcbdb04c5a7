"""Evolution: children differ a little from the mean, play, and those that did best make the next mean.

A generation follows from the seed and from what the one before has shown, whoever has played its games.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean
from typing import Any, NamedTuple

from motu.bots.paradise.numbers import Numbers
from motu.bots.paradise.tuning.ranges import RANGES, mean, moved
from motu.bots.paradise.tuning.trials import SIBLINGS, Trial, Tried, games_of, table, trials

STEP, SHRINK = 0.12, 0.93
"""How far children are from the mean, in parts of a range; and how much nearer with every generation."""
NEAREST = 0.04
"""They never come nearer."""


@dataclass(frozen=True)
class TuningPlan:
    """What determines the numbers."""

    players: tuple[int, ...]
    generations: int
    games: int
    """About so many games a generation: whole deals are played."""
    children: int
    seed: int
    start: Numbers
    against: str = ""
    """The only rival, a bot; where nobody is named, the pool and siblings are."""

    def deals(self, players: int) -> int:
        """Against the pool or the rival in a generation, for games of so many; all get the same part of the games."""
        a_deal = self.children * (players if self.against else 2 * players if players > 1 else 2)
        return max(1, round(self.games / len(self.players) / a_deal))

    def trials(self, generation: int) -> list[Trial]:
        """All that a generation plays."""
        return [
            trial
            for players in self.players
            for trial in trials(generation, players, self.deals(players), self.children, self.against)
        ]

    @property
    def games_of_a_generation(self) -> int:
        """As it comes out in whole deals."""
        return sum(games_of(trial) for trial in self.trials(0))

    def settings(self) -> dict[str, Any]:
        """What must be the same for games to count together: all but how many generations there are to be."""
        shape: dict[str, Any] = {"against": self.against} if self.against else {}
        shape |= {"players": list(self.players), "games": self.games, "children": self.children, "seed": self.seed}
        return {**shape, "start": tuned_numbers(self.start), "ranges": {name: list(it) for name, it in RANGES.items()}}


def tuned_numbers(numbers: Numbers) -> dict[str, float]:
    """Those numbers that are tuned, by their names."""
    return {name: getattr(numbers, name) for name in RANGES}


class Generation(NamedTuple):
    """What a generation has shown.

    games   that it has played
    pool    what all its children were worth against the pool or the rival, in the mean, and in a fair share
    best    how much more the best was worth than the mean of all, in all games
    mean    the numbers that the next generation begins with
    """

    number: int
    games: int
    pool: float
    best: float
    mean: Numbers

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "mean": tuned_numbers(self.mean)}


def children_of(plan: TuningPlan, generation: int, parent: Numbers) -> list[Numbers]:
    """The children of a generation: in pairs, as far from the mean on one side as on the other."""
    source = random.Random(f"children/{plan.seed}/{generation}")
    step = max(NEAREST, STEP * SHRINK**generation)
    found: list[Numbers] = []
    while len(found) < plan.children:
        steps = {name: step * source.gauss(0.0, 1.0) for name in RANGES}
        found += [moved(parent, steps), moved(parent, {name: -by for name, by in steps.items()})]
    return found[: plan.children]


def merits(plan: TuningPlan, shown: Iterable[Tried]) -> list[float]:
    """What each child was worth: the mean of all its games, half of them against the pool for every number of players,
    half among siblings; or all of them against the rival."""
    gathered: dict[tuple[int, str], list[list[float]]] = {}
    for trial, worths in sorted(shown):
        group = gathered.setdefault((trial.players, trial.kind), [[] for _ in range(plan.children)])
        who = table(trial, plan.children) if trial.kind == SIBLINGS else [trial.child]
        for child, worth in zip(who, worths, strict=True):
            group[child].append(worth)
    return [fmean(fmean(group[child]) for group in gathered.values()) for child in range(plan.children)]


def next_mean(children: Sequence[Numbers], merit: Sequence[float]) -> Numbers:
    """The mean of the better half, the best of them counting most."""
    ranked = sorted(range(len(children)), key=lambda child: (-merit[child], child))
    half = max(1, len(children) // 2)
    weights = [log(half + 0.5) - log(place + 1) for place in range(half)]
    return mean([(weight, children[child]) for weight, child in zip(weights, ranked, strict=False)])


def generation_of(plan: TuningPlan, number: int, children: Sequence[Numbers], shown: Sequence[Tried]) -> Generation:
    """What a generation has shown, and what the next begins with."""
    merit = merits(plan, shown)
    pool = [
        worth * max(1, each.trial.players) for each in shown if each.trial.kind != SIBLINGS for worth in each.worths
    ]
    return Generation(
        number,
        sum(games_of(each.trial) for each in shown),
        round(fmean(pool), 6),
        round(max(merit) - fmean(merit), 6),
        next_mean(children, merit),
    )


class Evolution:
    """A tuning as far as it has come: generation after generation, from the games that are there."""

    def __init__(self, plan: TuningPlan) -> None:
        self.plan = plan
        self.done: list[Generation] = []
        self._begin(plan.start)

    @property
    def mean(self) -> Numbers:
        """The numbers it has come to."""
        return self.done[-1].mean if self.done else self.plan.start

    def _begin(self, parent: Numbers) -> None:
        self.children = children_of(self.plan, len(self.done), parent)
        self.wanted = dict.fromkeys(self.plan.trials(len(self.done)))
        self._shown: list[Tried] = []

    def add(self, tried: Tried) -> Generation | None:
        """A trial of this generation has been played; what the generation has shown, where it was the last."""
        del self.wanted[tried.trial]
        self._shown.append(tried)
        if self.wanted:
            return None
        self.done.append(generation_of(self.plan, len(self.done), self.children, sorted(self._shown)))
        self._begin(self.mean)
        return self.done[-1]
