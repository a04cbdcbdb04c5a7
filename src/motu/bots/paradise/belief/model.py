"""How likely a face-down piece is of each kind, learnt from games.

For each kind of place there are weights by which figures of a hex, pieces that lie there already and the expected
pieces that are not dealt yet make a kind likelier than by what is left in the box alone.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from operator import mul
from typing import Any, NamedTuple

from motu.bots.paradise.belief.figures import FIGURES, PLACES, Hex
from motu.paradise.pieces import counts

WEIGHTS = "belief.json"
MOST_THERE = 3
"""More pieces of a kind in a hex say no more."""
DOUBT = 0.005
"""What is added to each leaning, the strongest of which is 1: people do what no script does."""
LITTLE = 0.1
"""What is added to expected pieces, whose logarithm counts."""


class Model(NamedTuple):
    """Weights for each kind of place.

    base     for each kind of piece, what each figure counts
    beside   for each kind of piece, what each piece of another kind counts that lies there
    follow   for each kind of piece, what the expected pieces count that have not been dealt
    """

    base: list[list[list[float]]]
    beside: list[list[list[float]]]
    follow: list[list[float]]

    def basis(self, hex_: Hex) -> list[float]:
        """What the figures of a hex say of each kind."""
        return [sum(map(mul, weights, hex_.figures)) for weights in self.base[hex_.place]]

    def leaning(self, hex_: Hex, basis: list[float], known: int, stack: int) -> list[float]:
        """How much likelier than by what is left the next piece is of each kind, where `stack` is there already; of
        that these are known."""
        there = [min(number, MOST_THERE) for number in counts(stack)]
        found = [
            have + sum(map(mul, weights, there)) for have, weights in zip(basis, self.beside[hex_.place], strict=True)
        ]
        if hex_.kinds is not None:
            rest = counts(stack - known)
            for kind, (expected, dealt, weight) in enumerate(
                zip(hex_.kinds, rest, self.follow[hex_.place], strict=True)
            ):
                found[kind] += weight * log(max(0.0, expected - dealt) + LITTLE)
        most = max(found)
        return [exp(each - most) + DOUBT for each in found]


@cache
def models() -> dict[str, Model]:
    """`seen`, for those who know but a view, and `followed`, for those who have a memory."""
    text = (files("motu.bots.paradise") / "learned" / "weights" / WEIGHTS).read_text("utf-8")
    return models_from_json(json.loads(text))


def models_from_json(data: dict[str, Any]) -> dict[str, Model]:
    """The models that were written down; ValueError where they were made for other figures."""
    if data["figures"] != list(FIGURES) or data["places"] != list(PLACES):
        raise ValueError("the weights are for other figures")
    return {name: Model(*(data[name][part] for part in Model._fields)) for name in ("seen", "followed")}
