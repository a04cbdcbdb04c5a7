"""From lessons to weights, in two rounds, each from several beginnings.

The nets of the first round learn how games ended. Those of the second learn what the first ones said of the next tables
as well, and the one that foresees best is kept. Parts of the games are learnt from in the same way: that tells what
more games bring.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from motu.bots.paradise.learned.features import SEAT, TABLE
from motu.bots.paradise.learned.fit import (
    Fit,
    Parts,
    Recipe,
    Samples,
    Weights,
    chances,
    foreseen,
    loss,
    mean_chances,
    net_of,
    parted,
    samples_of,
)
from motu.bots.paradise.learned.lessons import KeptLesson
from motu.bots.paradise.learned.measure import Measures, measure

FEWEST_GAMES = 20
"""Fewer cannot be parted into some to learn from, some to choose by, and some to measure with."""
RUNGS = (8, 4, 2)
"""Parts of all games that a net is fitted to before all are used."""
BEGINNINGS = 4
"""Nets of each round that are fitted to all games."""
TRUST = 0.7
"""λ of the second round."""
POINTS = (SEAT.index("points"),)
"""What a seat has that knows nothing but points."""


@dataclass(frozen=True)
class TrainingPlan:
    """What determines the weights."""

    players: int
    games: int
    seed: int

    @property
    def command(self) -> str:
        return f"motu train paradise --players {self.players} --games {self.games} --seed {self.seed}"


class Report(NamedTuple):
    """What was learnt from so many games: the log loss in the games learnt from, in those the net was chosen by, and in
    those that nothing was learnt from; its beginning, and after how many passes it was best."""

    games: int
    beginning: int
    epoch: int
    learnt: float
    chosen: float
    test: float


class Training:
    """All fits of a plan."""

    weights: Weights
    measures: Measures

    def __init__(self, plan: TrainingPlan, lessons: Sequence[KeptLesson], recipe: Recipe | None = None) -> None:
        self.plan = plan
        self.recipe = recipe or Recipe()
        ordered = sorted(lessons, key=lambda each: each.number)
        self.parts = parted(samples_of(ordered, plan.players))
        self.reports: list[Report] = []

    @property
    def passes(self) -> int:
        """Through lessons, all together."""
        return self.recipe.epochs * (2 * len(RUNGS) + 2 * BEGINNINGS + 1)

    def run(self) -> Iterator[Report | None]:
        """Fit; a report for each number of games, and None after every pass through lessons."""
        for rung in RUNGS:
            yield from self._learn(self.plan.games // rung, 1)
        yield from self._learn(self.plan.games, BEGINNINGS)
        only = _only_points(self.parts, self.plan.players)
        points = Fit(only, replace(self.recipe, hidden=0, rate=0.05, decay=0), self.plan.seed)
        for _ in points.run():
            yield None
        self.measures = measure(
            self.parts.test, chances(self.parts.test, self.weights), chances(only.test, points.best)
        )

    def _learn(self, games: int, beginnings: int) -> Iterator[Report | None]:
        """Both rounds on so many games."""
        learn = self.parts.learn.where(self.parts.learn.game < games)
        teachers = [self._fit(learn, beginning) for beginning in range(beginnings)]
        for fit in teachers:
            yield from fit.run()
        told = mean_chances(learn, [fit.best for fit in teachers])
        pupils = [self._fit(foreseen(learn, told, TRUST), beginnings + beginning) for beginning in range(beginnings)]
        for fit in pupils:
            yield from fit.run()
        place = min(range(beginnings), key=lambda number: pupils[number].least)
        best = pupils[place]
        self.weights = best.best
        losses = loss(learn, best.best), best.least, loss(self.parts.test, best.best)
        self.reports.append(Report(games, place + 1, best.epoch, *losses))
        yield self.reports[-1]

    def _fit(self, learn: Samples, beginning: int) -> Fit:
        return Fit(self.parts._replace(learn=learn), self.recipe, 1000 * self.plan.seed + beginning)

    def to_json(self) -> dict[str, Any]:
        """The weights as they are written down, with how they were made."""
        recipe = self.recipe
        made = {
            "command": self.plan.command,
            "games": self.plan.games,
            "net": f"{recipe.hidden} hidden units, {recipe.epochs} passes, rate {recipe.rate}, decay {recipe.decay}, "
            f"trust {TRUST}, {BEGINNINGS} beginnings",
            "measured": self.measures.to_json(),
        }
        figures = {"seat": list(SEAT), "table": list(TABLE)}
        return {"figures": figures, **net_of(self.weights)._asdict(), "made": made}


def _only_points(parts: Parts, players: int) -> Parts:
    """The same tables, seen by somebody who sees nothing but points."""
    sides = 2 if players == 1 else 1

    def cut(samples: Samples) -> Samples:
        inputs = np.zeros_like(samples.inputs)
        for column in (*(column + side * len(SEAT) for column in POINTS for side in range(sides)), -1):
            inputs[:, :, column] = samples.inputs[:, :, column]
        return samples._replace(inputs=inputs)

    return Parts(*(cut(part) for part in parts))


def weights_text(training: Training) -> str:
    return json.dumps(training.to_json()) + "\n"
