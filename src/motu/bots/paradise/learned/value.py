"""What a table is worth to each seat: the chance to win, learnt from games.

Every seat gets a figure for its own sake, from what it has and how the table stands, by a small net that is the same
for all; the chances are their shares (softmax). Alone there is one figure, from what both sides have, and the person's
chance to win is its logistic.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, tanh
from operator import mul
from typing import Any, NamedTuple

from motu.bots.paradise.learned.features import SEAT, TABLE, features, table
from motu.paradise.state import OVER, State

WEIGHTS = "value-{players}.json"


class Net(NamedTuple):
    """A layer of hidden units and a straight way past it.

    hidden      for each unit its weights: of a side's figures, of the table's, and a constant last
    out         what each unit counts
    straight    what each of these counts by itself
    late        how that changes with the phase
    """

    hidden: list[list[float]]
    out: list[float]
    straight: list[float]
    late: list[float]

    def worth(self, side: list[float], table: list[float]) -> float:
        """What a side's figures are worth, on a scale of its own."""
        inputs = [*side, *table, 1.0]
        total: float = sum(map(mul, self.straight, inputs)) + (table[0] - 0.5) * sum(map(mul, self.late, inputs))
        for weights, count in zip(self.hidden, self.out, strict=True):
            total += count * tanh(sum(map(mul, weights, inputs)))
        return total

    def chances(self, table: list[float], sides: list[list[float]]) -> list[float]:
        """Each seat's chance to win."""
        worths = [self.worth(each, table) for each in sides]
        if len(worths) == 1:
            worths.append(0.0)
        most = max(worths)
        shares = [exp(each - most) for each in worths]
        return [each / sum(shares) for each in shares]


def seen(s: State) -> tuple[list[float], list[list[float]]]:
    """What the net sees of a table: its figures, and those of every side that is valued. Alone that is one side, with
    what the opponent has."""
    sides = features(s)
    if s.options.alone:
        sides = [sides[0] + sides[1]]
    return table(s), sides


def outcome(s: State) -> list[float]:
    """What each seat has got out of a finished game; where a person alone has lost, the opponent has it."""
    if s.options.alone:
        won = float(s.winners & 1)
        return [won, 1 - won]
    return [(s.winners >> seat & 1) / max(1, s.winners.bit_count()) for seat in range(s.count)]


def chances(s: State) -> list[float]:
    """Each seat's chance to win from a table at the beginning of a turn, or its part of the win where it is over."""
    if s.stage == OVER:
        return outcome(s)
    return net_for(int(s.options.players)).chances(*seen(s))


@cache
def net_for(players: int) -> Net:
    """The net for games of so many."""
    text = (files("motu.bots.paradise") / "learned" / "weights" / WEIGHTS.format(players=players)).read_text("utf-8")
    return net_from_json(json.loads(text))


def net_from_json(data: dict[str, Any]) -> Net:
    """The net that was written down; ValueError where it was made for other figures."""
    if data["figures"] != {"seat": list(SEAT), "table": list(TABLE)}:
        raise ValueError("the weights are for other figures")
    return Net(*(data[part] for part in Net._fields))
