"""What a table is worth to each seat: the chance to win, learnt from games.

Every seat gets a figure for its own sake, from what it has and how far the game has come, by a small net that is the
same for all; the chances are their shares (softmax). Alone there is one figure, and the chance to win is its logistic.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, tanh
from operator import mul
from typing import Any, NamedTuple

from motu.bots.paradise.learned.features import FEATURES, features, phase
from motu.paradise.state import OVER, State

WEIGHTS = "value-{players}.json"


class Net(NamedTuple):
    """A layer of hidden units and a straight way past it.

    hidden      for each unit its weights, of the phase and a constant last
    out         what each unit counts
    straight    what each figure counts by itself, and how that changes with the phase
    """

    hidden: list[list[float]]
    out: list[float]
    straight: list[float]

    def worth(self, figures: list[float], phase: float) -> float:
        """What a seat's figures are worth, on a scale of its own."""
        inputs = [*figures, phase, 1.0]
        total: float = sum(map(mul, self.straight, figures))
        late = phase - 0.5
        total += late * sum(map(mul, self.straight[len(figures) :], figures))
        for weights, count in zip(self.hidden, self.out, strict=True):
            total += count * tanh(sum(map(mul, weights, inputs)))
        return total

    def chances(self, phase: float, figures: list[list[float]]) -> list[float]:
        """Each seat's chance to win."""
        worths = [self.worth(each, phase) for each in figures]
        most = max(worths)
        shares = [exp(each - most) for each in worths]
        return [each / sum(shares) for each in shares]


def chances(s: State) -> list[float]:
    """Each seat's chance to win from a table at the beginning of a turn, or its part of the win where it is over."""
    if s.stage == OVER:
        winners = s.winners.bit_count()
        return [(s.winners >> seat & 1) / winners if winners else 0.0 for seat in range(s.count)]
    return net_for(s.count).chances(phase(s), features(s))


@cache
def net_for(players: int) -> Net:
    """The net for games of so many."""
    text = (files("motu.bots.paradise") / "learned" / "weights" / WEIGHTS.format(players=players)).read_text("utf-8")
    return net_from_json(json.loads(text))


def net_from_json(data: dict[str, Any]) -> Net:
    """The net that was written down; ValueError where it was made for other figures."""
    if data["features"] != list(FEATURES):
        raise ValueError("the weights are for other figures")
    return Net(data["hidden"], data["out"], data["straight"])
