"""From sightings to weights: one fit for those who have seen a view, and one for those who have followed the game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from motu.bots.paradise.belief.dealing import dealt, without_memory
from motu.bots.paradise.belief.figures import FIGURES, PLACES
from motu.bots.paradise.belief.fit import Recipe, Weights, chances, even, fit
from motu.bots.paradise.belief.kept import KeptGame, rows_of
from motu.bots.paradise.belief.measure import Measures, measure

FEWEST_GAMES = 20
"""Fewer cannot be parted into some to learn from and some to measure with."""


@dataclass(frozen=True)
class BeliefPlan:
    """How many games, and which."""

    games: int
    seed: int

    @property
    def command(self) -> str:
        return f"motu train paradise --what belief --games {self.games} --seed {self.seed}"


class BeliefTraining:
    """Both fits. Of twenty games fifteen are learnt from, and five measure."""

    measures: Measures

    def __init__(self, plan: BeliefPlan, games: Sequence[KeptGame], recipe: Recipe | None = None) -> None:
        self.plan = plan
        self.recipe = recipe or Recipe()
        ordered = sorted(games, key=lambda each: each.number)
        rows = dealt(np.concatenate([rows_of(each) for each in ordered]), plan.seed)
        place = rows.game % 20
        self.learn, self.test = rows.where(place < 15), rows.where(place >= 15)
        self.weights = {name: Weights(len(FIGURES)) for name in ("seen", "followed")}

    @property
    def passes(self) -> int:
        return 2 * self.recipe.epochs

    def run(self) -> Iterator[None]:
        """Fit; after every pass a sign of life."""
        yield from fit(without_memory(self.learn), self.weights["seen"], self.recipe, self.plan.seed)
        yield from fit(self.learn, self.weights["followed"], self.recipe, self.plan.seed)
        self.measures = measure(
            self.test,
            even(self.test),
            chances(without_memory(self.test), self.weights["seen"]),
            chances(self.test, self.weights["followed"]),
        )

    def to_json(self) -> dict[str, Any]:
        """The weights as they are written down, with how they were made."""
        recipe, measures = self.recipe, self.measures
        made = {
            "command": self.plan.command,
            "games": self.plan.games,
            "fit": f"{recipe.epochs} passes, rate {recipe.rate}, decay {recipe.decay}",
            "measured": {
                "games": measures.games,
                "log_loss": measures.whole._asdict(),
                "places": {name: loss._asdict() for name, loss in measures.places.items()},
                "kinds": {name: loss._asdict() for name, loss in measures.kinds.items()},
                "gain_seen": list(measures.seen_gains),
                "gain_followed": list(measures.memory_gains),
            },
        }
        models = {name: weights.model(len(FIGURES))._asdict() for name, weights in self.weights.items()}
        return {"figures": list(FIGURES), "places": list(PLACES), **models, "made": made}


def weights_text(training: BeliefTraining) -> str:
    return json.dumps(training.to_json()) + "\n"
