"""Fitting beliefs to sightings: the weights under which the pieces that were there were the likeliest (log loss)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from motu.bots.paradise.belief.dealing import Floats, Rows
from motu.bots.paradise.belief.figures import PLACES
from motu.bots.paradise.belief.model import Model


@dataclass(frozen=True)
class Recipe:
    """How weights are fitted."""

    epochs: int = 15
    batch: int = 512
    rate: float = 0.02
    decay: float = 0.002


class Weights:
    """For each kind of place all weights in one array: for each figure, and each kind of piece beside, those of the
    five kinds. And what the expected pieces count, each kind by its own weight."""

    def __init__(self, figures: int) -> None:
        self.parts = [np.zeros((figures + 5, 5), np.float32) for _ in PLACES]
        self.follow = [np.zeros(5, np.float32) for _ in PLACES]

    @classmethod
    def of(cls, model: Model) -> Weights:
        """Those of a model that was written down."""
        found = cls(len(model.base[0][0]))
        for place, part in enumerate(found.parts):
            part[...] = np.concatenate([np.array(model.base[place]), np.array(model.beside[place])], axis=1).T
            found.follow[place][...] = model.follow[place]
        return found

    def model(self, figures: int) -> Model:
        """As bots play with them, rounded."""
        return Model(
            [part[:figures].T.round(4).tolist() for part in self.parts],
            [part[figures:].T.round(4).tolist() for part in self.parts],
            [part.round(4).tolist() for part in self.follow],
        )


def chances(rows: Rows, weights: Weights) -> Floats:
    """How likely each piece was of each kind."""
    found = np.empty_like(rows.left)
    for place in range(len(PLACES)):
        chosen = rows.place == place
        found[chosen] = _shares(rows.where(chosen), weights.parts[place], weights.follow[place])
    return found


def even(rows: Rows) -> Floats:
    """The same by what is left in the box alone."""
    powers = np.exp(rows.left)
    return powers / powers.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


def _inputs(rows: Rows) -> Floats:
    return np.concatenate([rows.figures, rows.beside], axis=1)


def _shares(rows: Rows, part: Floats, follow: Floats) -> Floats:
    sums = rows.left + _inputs(rows) @ part + rows.follow * follow
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


def losses(told: Floats, rows: Rows) -> Floats:
    """How unlikely each piece was held: 0 is perfect foresight."""
    return -np.log(told[np.arange(len(told)), rows.kind] + 1e-9)  # type: ignore[no-any-return]


def fit(rows: Rows, weights: Weights, recipe: Recipe, seed: int) -> Iterator[None]:
    """Change the weights, pass after pass."""
    chance = np.random.default_rng(seed)
    places = [rows.where(rows.place == place) for place in range(len(PLACES))]
    adams = [[Adam(weights.parts[place]), Adam(weights.follow[place])] for place in range(len(PLACES))]
    for epoch in range(recipe.epochs):
        for place, here in enumerate(places):
            if not len(here.kind):
                continue
            batches = max(1, len(here.kind) // recipe.batch)
            for step, chosen in enumerate(np.array_split(chance.permutation(len(here.kind)), batches)):
                done = (epoch + (step + 1) / batches) / recipe.epochs
                rate = recipe.rate * (1 + np.cos(np.pi * done)) / 2
                some = here.where(chosen)
                errors = _shares(some, weights.parts[place], weights.follow[place])
                errors[np.arange(len(errors)), some.kind] -= 1
                errors /= len(errors)
                adams[place][0].step(_inputs(some).T @ errors, rate, recipe.decay)
                adams[place][1].step((some.follow * errors).sum(axis=0), rate, recipe.decay)
        yield


class Adam:
    """Steps down the slope of one array; weights that nothing speaks for decay."""

    def __init__(self, part: Floats) -> None:
        self.part, self.mean, self.square, self.steps = part, np.zeros_like(part), np.zeros_like(part), 0

    def step(self, slope: Floats, rate: float, decay: float) -> None:
        self.steps += 1
        self.mean[...] = 0.9 * self.mean + 0.1 * slope
        self.square[...] = 0.999 * self.square + 0.001 * slope * slope
        early, earlier = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        self.part[...] -= rate * (self.mean / early / (np.sqrt(self.square / earlier) + 1e-8) + decay * self.part)
