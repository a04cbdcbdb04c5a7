"""Ratings on the Elo scale, by the model of Plackett and Luce, from the whole table of results at once.

Every seat wins with a chance that goes by the strength of its bot; with two seats that is the model of Bradley and
Terry. A bot alone among others wins by its strength against the sum of all strengths at the table.

Each pair is given one deal more than it played, of which both won a fair share: that keeps the rating of a bot that
never lost finite. Intervals come from a bootstrap over deals in Rubin's Bayesian form: every deal of a pair gets a
random weight, the ratings are found anew, and so a few hundred times. Half a deal won and half a deal lost that nobody
played get a weight as well, so that the interval of a bot that never lost is wider than nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from math import log
from typing import TYPE_CHECKING, Any, NamedTuple

from motu.arena.score import Interval, score
from motu.arena.tally import Shares, Tally

if TYPE_CHECKING:
    import numpy as np

    Matrix = np.ndarray[Any, np.dtype[np.float64]]

ANCHORS = {"kahuna": "greedy", "paradise": "islander"}
"""The bot of each game whose rating is fixed; where it does not play, the mean of all ratings is."""
ANCHORED_AT = 1000.0
ELO = 400 / log(10)
TIMES = 300
"""How often the bootstrap finds the ratings anew."""
_USUAL = [Shares(one, 1 - one) for one in (0.0, 0.25, 0.5, 0.75, 1.0)]
_UNPLAYED = {_USUAL[0]: 0.5, _USUAL[-1]: 0.5}
_CLOSE, _MOST_STEPS = 1e-8, 1000
"""Strengths are found when none of them moves by so much any more, in far fewer steps than that."""


class Rating(NamedTuple):
    value: float
    interval: Interval


def available() -> bool:
    """Whether the library that finds ratings is installed."""
    return all(find_spec(name) is not None for name in ("choix", "numpy"))


def ratings(tally: Tally) -> list[Rating]:
    """The rating of every entrant, in the order of the plan."""
    import numpy as np  # noqa: PLC0415  (an extra of the package, and slow to import)

    means = [[score(tally.pair_deals(pair, side)) for side in range(2)] for pair in range(len(tally.deals))]
    values = _values(tally, means)
    generator = np.random.default_rng(0)
    # The weights of single deals sum up to 1; here they are summed over deals of the same shares already.
    kinds = sorted({*_USUAL, *(shares for deals in tally.deals for shares in deals)})
    counts = np.array([[deals.get(kind, 0) + _UNPLAYED.get(kind, 0) for kind in kinds] for deals in tally.deals])
    tries = []
    for _ in range(TIMES):
        weights = np.array([generator.dirichlet(np.maximum(row, 1e-9)) for row in counts])
        tries.append(_values(tally, (weights @ np.array(kinds)).tolist()))
    lows, highs = np.percentile(np.array(tries), [2.5, 97.5], axis=0)
    return [
        Rating(value, Interval(min(value, float(low)), max(value, float(high))))
        for value, low, high in zip(values, lows, highs, strict=True)
    ]


def _values(tally: Tally, shares: Sequence[Sequence[float]]) -> list[float]:
    """Ratings, were these the shares that the two of each pair win alone."""
    import numpy as np  # noqa: PLC0415

    plan = tally.plan
    wins, losses = np.zeros((2, len(plan.entrants), len(plan.entrants)))  # of one alone among others, row and column
    for pair, own, deals in zip(plan.pairs, shares, tally.deals, strict=True):
        games = len(plan.alone[0]) * deals.total()
        for place, other, share in zip(pair, reversed(pair), own, strict=True):
            wins[place, other] = share * games + 1
            losses[place, other] = (1 - share) * games + plan.others
    found = strengths(wins, losses, plan.others) * ELO
    anchors = [place for place, entrant in enumerate(plan.entrants) if entrant.bot == ANCHORS.get(plan.game)]
    zero = found[anchors[0]] if anchors else found.mean()
    return [float(value - zero + ANCHORED_AT) for value in found]


def strengths(wins: Matrix, losses: Matrix, others: int) -> Matrix:
    """The logarithms of strengths that make these games likeliest: how many a row won alone among so many of a column,
    and how many it lost to them.

    Choix finds the strengths of pairs step by step (iterative Luce spectral ranking). A game at a larger table counts
    in a step as a part of a game of two: by the strengths of the two, so far, among those of all at the table. So the
    step is the one that `choix.lsr_top1` takes, which would read a list of all games instead of their numbers.
    """
    import choix  # noqa: PLC0415
    import numpy as np  # noqa: PLC0415

    found = np.zeros(len(wins))
    for _ in range(_MOST_STEPS):
        each = np.exp(found)
        table = each[:, None] + others * each
        beaten = others * wins / table + (losses / table).T
        before, found = found, choix.lsr_pairwise_dense(beaten * (each[:, None] + each), initial_params=found)
        if np.abs(found - before).max() <= _CLOSE:
            return found
    raise RuntimeError(f"no strengths after {_MOST_STEPS} steps")
