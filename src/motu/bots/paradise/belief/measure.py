"""How well beliefs foresee pieces: log loss for each piece, and whether stacks hold as many fighters as is believed."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from motu.bots.paradise.belief.dealing import Floats, Rows
from motu.bots.paradise.belief.figures import PLACES
from motu.bots.paradise.belief.fit import losses
from motu.paradise.pieces import LETTERS


class Loss(NamedTuple):
    """The log loss of some pieces: by what is left in the box, by what is seen, and by what is remembered as well."""

    pieces: int
    box: float
    seen: float
    followed: float


class Measures(NamedTuple):
    """Log losses of pieces in games that nothing was learnt from: all of them, by place, and by kind; and how much less
    the second is than the first and the third than the second, with a 95 % interval by games."""

    games: int
    whole: Loss
    places: dict[str, Loss]
    kinds: dict[str, Loss]
    seen_gains: tuple[float, float, float]
    memory_gains: tuple[float, float, float]


def measure(rows: Rows, box: Floats, seen: Floats, followed: Floats) -> Measures:
    """Three ways to foresee the same pieces."""
    found = [losses(told, rows) for told in (box, seen, followed)]

    def of(chosen: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> Loss:
        if not chosen.any():
            return Loss(0, 0.0, 0.0, 0.0)
        return Loss(int(chosen.sum()), *(round(float(each[chosen].mean()), 4) for each in found))

    return Measures(
        len(np.unique(rows.game)),
        of(np.ones(len(rows.kind), bool)),
        {place: of(rows.place == number) for number, place in enumerate(PLACES)},
        {letter: of(rows.kind == number) for number, letter in enumerate(LETTERS)},
        gain(found[0] - found[1], rows),
        gain(found[1] - found[2], rows),
    )


def gain(differences: Floats, rows: Rows) -> tuple[float, float, float]:
    """The mean of differences, and its interval: pieces of one game are no news of each other."""
    _, which = np.unique(rows.game, return_inverse=True)
    mean = float(differences.mean())
    error = 1.96 * float(np.sqrt((np.bincount(which, differences - mean) ** 2).sum())) / len(differences)
    return round(mean, 4), round(mean - error, 4), round(mean + error, 4)
