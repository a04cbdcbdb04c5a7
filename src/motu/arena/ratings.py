"""Ratings on the Elo scale, by the model of Bradley and Terry, from the whole table of results at once.

Each pair is given one deal more than it played, in which both won a game: that keeps the rating of a bot that never
lost finite. Intervals come from a bootstrap over deals in Rubin's Bayesian form: every deal of a pair gets a random
weight, the ratings are found anew, and so a few hundred times. Half a deal won and half a deal lost that nobody played
get a weight as well, so that the interval of a bot that never lost is wider than nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from math import log
from typing import TYPE_CHECKING, Any, NamedTuple

from motu.arena.results import Tally
from motu.arena.score import Interval, score

if TYPE_CHECKING:
    import numpy as np

ANCHOR = "greedy"
"""The bot whose rating is fixed; where it does not play, the mean of all ratings is."""
ANCHORED_AT = 1000.0
ELO = 400 / log(10)
TIMES = 300
"""How often the bootstrap finds the ratings anew."""
_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
_UNPLAYED = (0.5, 0.0, 0.0, 0.0, 0.5)


class Rating(NamedTuple):
    value: float
    interval: Interval


def available() -> bool:
    """Whether the library that finds ratings is installed."""
    return all(find_spec(name) is not None for name in ("choix", "numpy"))


def ratings(tally: Tally) -> list[Rating]:
    """The rating of every entrant, in the order of the plan."""
    import numpy as np  # noqa: PLC0415  (an extra of the package, and slow to import)

    values = _values(tally, [score(deals) for deals in tally.deals])
    generator = np.random.default_rng(0)
    # The weights of single deals sum up to 1; here they are summed over deals of the same score already.
    counts = np.array([[deals.get(value, 0) for value in _SCORES] for deals in tally.deals]) + _UNPLAYED
    tries = []
    for _ in range(TIMES):
        weights = np.array([generator.dirichlet(np.maximum(row, 1e-9)) for row in counts])
        tries.append(_values(tally, (weights @ _SCORES).tolist()))
    lows, highs = np.percentile(np.array(tries), [2.5, 97.5], axis=0)
    return [
        Rating(value, Interval(min(value, float(low)), max(value, float(high))))
        for value, low, high in zip(values, lows, highs, strict=True)
    ]


def _values(tally: Tally, scores: Sequence[float]) -> list[float]:
    """Ratings, were these the scores of the pairs."""
    import choix  # noqa: PLC0415
    import numpy as np  # noqa: PLC0415

    entrants = tally.plan.entrants
    wins: np.ndarray[Any, Any] = np.zeros((len(entrants), len(entrants)))
    for pair, own, deals in zip(tally.plan.pairs, scores, tally.deals, strict=True):
        games = 2 * sum(deals.values())
        wins[pair.one, pair.other] = own * games + 1
        wins[pair.other, pair.one] = (1 - own) * games + 1
    found = choix.ilsr_pairwise_dense(wins) * ELO
    anchors = [place for place, entrant in enumerate(entrants) if entrant.bot == ANCHOR]
    zero = found[anchors[0]] if anchors else found.mean()
    return [float(value - zero + ANCHORED_AT) for value in found]
