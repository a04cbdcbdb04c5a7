"""Fitting the net to lessons: the weights under which what happened was most likely (log loss, by Adam)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from motu.bots.paradise.learned.lessons import Floats, KeptLesson, figures_of
from motu.bots.paradise.learned.value import Net

Numbers: TypeAlias = NDArray[np.int64]


class Samples(NamedTuple):
    """Tables of many games, as arrays.

    inputs   what the net sees of each table and side: the side's figures, the table's, a constant
    phase    of each table
    shares   what each seat got in the end
    game     the number of the game that each table comes from
    """

    inputs: Floats
    phase: Floats
    shares: Floats
    game: Numbers

    def where(self, chosen: NDArray[np.bool_] | Numbers) -> Samples:
        """Some of them."""
        return Samples(self.inputs[chosen], self.phase[chosen], self.shares[chosen], self.game[chosen])


def samples_of(lessons: Sequence[KeptLesson], players: int) -> Samples:
    """All tables of these games."""
    figures = [figures_of(lesson) for lesson in lessons]
    turns = [len(table) for table, _ in figures]
    table = np.concatenate([table for table, _ in figures])[:, None]
    sides = np.concatenate([sides for _, sides in figures]).reshape(len(table), players, -1)
    around = np.concatenate([table, np.ones_like(table[:, :, :1])], axis=2)
    return Samples(
        np.concatenate([sides, np.repeat(around, players, axis=1)], axis=2),
        table[:, 0, 0],
        np.repeat(np.array([lesson.shares for lesson in lessons], np.float32), turns, axis=0),
        np.repeat(np.array([lesson.number for lesson in lessons]), turns),
    )


class Parts(NamedTuple):
    """Samples by what they are for: to learn from, to choose the weights by, and to measure them with."""

    learn: Samples
    choose: Samples
    test: Samples


def parted(samples: Samples) -> Parts:
    """Whole games go to one part or another: of twenty, three measure and two choose."""
    place = samples.game % 20
    return Parts(samples.where(place < 15), samples.where((place == 15) | (place == 16)), samples.where(place > 16))


FEWEST_STEPS = 50
"""Where there is little to learn, batches are smaller, so that a pass has so many steps."""


@dataclass(frozen=True)
class Recipe:
    """How a net is fitted."""

    hidden: int = 32
    epochs: int = 20
    batch: int = 256
    rate: float = 0.005
    decay: float = 0.1


class Weights(NamedTuple):
    """All weights in two arrays: for each input its straight and its late one and those of the hidden units; and what
    each of these counts."""

    inner: Floats
    out: Floats


class Fit:
    """A fit on its way: `best` are the weights that did best on the games to choose by, with a log loss of `least`
    after the pass `epoch`."""

    def __init__(self, parts: Parts, recipe: Recipe, seed: int) -> None:
        self.parts, self.recipe = parts, recipe
        chance = self._chance = np.random.default_rng(seed)
        size = parts.learn.inputs.shape[2]
        inner = chance.normal(0, 1 / np.sqrt(size), (size, 2 + recipe.hidden))
        inner[:, :2] = 0
        self.weights = Weights(inner.astype(np.float32), chance.normal(0, 0.1, recipe.hidden).astype(np.float32))
        self.best = self.weights
        self.least, self.epoch = np.inf, 0

    def run(self) -> Iterator[None]:
        """Pass after pass."""
        recipe, learn = self.recipe, self.parts.learn
        batches = max(len(learn.phase) // recipe.batch, min(FEWEST_STEPS, len(learn.phase) // 8), 1)
        adam = Adam(self.weights)
        for number in range(1, recipe.epochs + 1):
            for chosen in np.array_split(self._chance.permutation(len(learn.phase)), batches):
                done = (adam.steps + 1) / (batches * recipe.epochs)
                rate = recipe.rate * (1 + np.cos(np.pi * done)) / 2
                adam.step(slopes(learn.where(chosen), self.weights), rate, recipe.decay)
            found = loss(self.parts.choose, self.weights)
            if found < self.least:
                self.least, self.epoch = found, number
                self.best = Weights(*(each.copy() for each in self.weights))
            yield


class Adam:
    """Steps down the slopes; weights that nothing speaks for decay."""

    def __init__(self, weights: Weights) -> None:
        self.steps = 0
        self._parts = [(each, np.zeros_like(each), np.zeros_like(each)) for each in weights]

    def step(self, slopes: Weights, rate: float, decay: float) -> None:
        """Change the weights."""
        self.steps += 1
        early, earlier = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for (part, mean, square), slope in zip(self._parts, slopes, strict=True):
            mean[...] = 0.9 * mean + 0.1 * slope
            square[...] = 0.999 * square + 0.001 * slope * slope
            part[...] -= rate * (mean / early / (np.sqrt(square / earlier) + 1e-8) + decay * part)


def worths(samples: Samples, weights: Weights) -> tuple[Floats, Floats]:
    """What each side of each table is worth, and what the hidden units say."""
    sums = samples.inputs @ weights.inner
    hidden = np.tanh(sums[:, :, 2:])
    late = (samples.phase - 0.5)[:, None]
    return sums[:, :, 0] + late * sums[:, :, 1] + hidden @ weights.out, hidden


def chances(samples: Samples, weights: Weights) -> Floats:
    """Each seat's chance in each table."""
    return _shares(worths(samples, weights)[0])


def mean_chances(samples: Samples, nets: Sequence[Weights]) -> Floats:
    """The same of several nets together: by the mean of their worths."""
    return _shares(np.mean([worths(samples, net)[0] for net in nets], axis=0))


def foreseen(samples: Samples, told: Floats, trust: float) -> Samples:
    """The same tables with other shares: what was told of the next table of the game, and with a weight of `trust`
    what came after that (TD(λ)). That is less a matter of luck than how the whole game ended."""
    shares = samples.shares.copy()
    for place in range(len(shares) - 2, -1, -1):
        if samples.game[place] == samples.game[place + 1]:
            shares[place] = trust * shares[place + 1] + (1 - trust) * told[place + 1]
    return samples._replace(shares=shares)


def _shares(found: Floats) -> Floats:
    if found.shape[1] == 1:  # alone
        found = np.concatenate([found, np.zeros_like(found)], axis=1)
    powers = np.exp(found - found.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


def loss(samples: Samples, weights: Weights) -> float:
    """The mean log loss."""
    return log_loss(chances(samples, weights), samples.shares)


def log_loss(chances: Floats, shares: Floats) -> float:
    """How unlikely what happened was held: 0 is perfect foresight, the logarithm of the number of seats is none."""
    return float(-(shares * np.log(chances + 1e-9)).sum(axis=1).mean())


def slopes(samples: Samples, weights: Weights) -> Weights:
    """The gradient of the loss."""
    found, hidden = worths(samples, weights)
    sides = found.shape[1]
    errors = (_shares(found) - samples.shares)[:, :sides] / len(found)
    late = (samples.phase - 0.5)[:, None]
    inner = np.concatenate(
        [errors[..., None], (late * errors)[..., None], errors[..., None] * weights.out * (1 - hidden * hidden)], axis=2
    )
    flat = samples.inputs.reshape(-1, samples.inputs.shape[2])
    return Weights(flat.T @ inner.reshape(len(flat), -1), np.einsum("ns,nsh->h", errors, hidden))


def net_of(weights: Weights) -> Net:
    """The weights as a bot plays with them, rounded."""
    inner = weights.inner.T.round(4).tolist()
    return Net(inner[2:], weights.out.round(4).tolist(), inner[0], inner[1])
