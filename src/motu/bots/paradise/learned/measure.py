"""How good chances are: log loss, Brier score, and whether what is told as 70 % comes true so often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from motu.bots.paradise.learned.fit import Samples, log_loss
from motu.bots.paradise.learned.lessons import Floats

PHASES = ((0.0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 1.0))
"""The leader's points, in parts of those that end the game."""
BINS = 10
FEWEST = 20
"""A bin with chances from fewer games than this tells nothing."""


class Losses(NamedTuple):
    """The log loss of the net, of points alone, and of even chances, in so many tables."""

    tables: int
    net: float
    points: float
    even: float


class Bin(NamedTuple):
    """Chances of about the same size: their mean, how often it happened with its 95 % interval, and in how many games
    they were told."""

    told: float
    happened: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Measures:
    """What was measured on games that nothing was learnt from.

    whole, phases  log losses, in all tables and in those of each phase
    brier          the mean square of what a seat's chance was off: of the net, of points alone, of even chances
    bins           how often happened what was told, by tenths
    off            how far the two are apart in the mean
    """

    games: int
    whole: Losses
    phases: list[Losses]
    brier: tuple[float, float, float]
    bins: list[Bin]
    off: float

    def to_json(self) -> dict[str, Any]:
        """As it stands in the weights."""
        return {
            "games": self.games,
            "tables": self.whole.tables,
            "log_loss": _rounded(self.whole._asdict()),
            "log_loss_by_phase": [
                {"from": low, "to": high, **_rounded(losses._asdict())}
                for (low, high), losses in zip(PHASES, self.phases, strict=True)
            ],
            "brier": _rounded(dict(zip(("net", "points", "even"), self.brier, strict=True))),
            "reliability": [_rounded(each._asdict()) for each in self.bins],
            "off": round(self.off, 4),
        }


def _rounded(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, 4) for name, value in figures.items()}


def measure(samples: Samples, net: Floats, points: Floats) -> Measures:
    """Two ways to foresee what happened to these tables, and the even one."""
    even = np.full_like(net, 1 / net.shape[1])
    ways = (net, points, even)

    def losses(chosen: Any) -> Losses:
        if not chosen.any():
            return Losses(0, 0.0, 0.0, 0.0)
        return Losses(int(chosen.sum()), *(log_loss(way[chosen], samples.shares[chosen]) for way in ways))

    bins = reliability(net, samples)
    tables = sum(weight for _, weight in bins)
    return Measures(
        games=len(np.unique(samples.game)),
        whole=losses(np.ones(len(net), bool)),
        phases=[losses((samples.phase >= low) & (samples.phase < high + (high == 1))) for low, high in PHASES],
        brier=(brier(net, samples), brier(points, samples), brier(even, samples)),
        bins=[each for each, _ in bins if each.games >= FEWEST],
        off=sum(abs(each.told - each.happened) * weight for each, weight in bins) / max(1, tables),
    )


def brier(chances: Floats, samples: Samples) -> float:
    """The mean square of what a seat's chance was off: 0 is perfect, 0.25 an even chance between two."""
    return float(((chances - samples.shares) ** 2).mean())


def reliability(chances: Floats, samples: Samples) -> Sequence[tuple[Bin, int]]:
    """How often happened what was told, and how many chances were told, by tenths. Tables of one game are no news of
    each other: the intervals are by games."""
    told, happened = chances.ravel(), samples.shares.ravel()
    game = np.repeat(samples.game, chances.shape[1])
    place = np.minimum((told * BINS).astype(int), BINS - 1)
    found = []
    for number in range(BINS):
        chosen = place == number
        weight = int(chosen.sum())
        if not weight:
            continue
        share = float(happened[chosen].mean())
        _, which = np.unique(game[chosen], return_inverse=True)
        error = 1.96 * float(np.sqrt((np.bincount(which, happened[chosen] - share) ** 2).sum())) / weight
        games = int(which.max()) + 1
        found.append(
            (Bin(float(told[chosen].mean()), share, max(0.0, share - error), min(1.0, share + error), games), weight)
        )
    return found
