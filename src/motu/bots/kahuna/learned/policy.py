"""Playing by the net alone: the value of every single decision, one decision ahead."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from motu.bots.jit import hand_over
from motu.bots.kahuna.jit import CACHED, TABLE, Tables
from motu.bots.kahuna.learned import features
from motu.bots.kahuna.learned.features import WORDS
from motu.bots.kahuna.learned.net import HIDDEN, gather, read_out, shift
from motu.kahuna import pick, play
from motu.kahuna.cards import ALL_CARDS
from motu.kahuna.codes import DRAW, TAKE
from motu.kahuna.state import OVER

hand_over(features)

MOVES = 128
"""More decisions than any position offers."""


class Desk(NamedTuple):
    """Room to work in: a page, the features and sums of the position itself and of what is compared with it."""

    page: Tables
    words: NDArray[np.int64]
    sums: NDArray[np.float32]
    codes: NDArray[np.int64]
    values: NDArray[np.float64]


def new_desk() -> Desk:
    return Desk(
        np.zeros(1, TABLE),
        np.zeros((3, WORDS), np.int64),
        np.zeros((3, HIDDEN), np.float32),
        np.zeros(MOVES, np.int64),
        np.zeros(MOVES, np.float64),
    )


_apply: Any = play.apply
_count: Any = pick.count
_choose: Any = pick.choose
_look: Any = features.look
_result: Any = features.result


@njit(cache=CACHED, nogil=True)
def value_here(q: Any, me: int, net: Any, desk: Any, near: int = 0) -> float:
    """The value for `me` of a position near the one on the desk, or near the one that was valued there last."""
    if q.stage == OVER:
        return float(_result(q, me))
    words, sums = desk[1], desk[2]
    _look(q, me, words[near + 1])
    shift(net, words[near], sums[near], words[near + 1], sums[near + 1])
    return read_out(net, sums[near + 1])


@njit(cache=CACHED, nogil=True)
def lay_open(p: Any, me: int, net: Any, desk: Any) -> float:
    """Put a position on the desk, as `me` sees it; its value."""
    _look(p, me, desk[1][0])
    gather(net, desk[1][0], desk[2][0])
    return read_out(net, desk[2][0])


@njit(cache=CACHED, nogil=True)
def value_of(p: Any, code: int, net: Any, desk: Any, kinds: int, chance: Any) -> float:
    """The value of a decision for the mover: of the position after it, on average over the cards that may come.

    The position must be on the desk. Up to `kinds` kinds of cards are tried for a gap in the row, and twice as many for
    a card drawn blindly (12: all of them).
    """
    me = p.mover
    desk[0][0] = p
    q = desk[0][0]
    _apply(q, code, chance)
    if code != DRAW and (code < TAKE or code > DRAW or p.left == 0):
        return value_here(q, me, net, desk)
    foe = 1 - me
    unseen = ALL_CARDS - p.row - p.pile - p.buried[me] - p.hand[me] - p.open[foe] - p.deduced[foe]
    before = p.hand[me] if code == DRAW else p.row - (1 << 2 * (code - TAKE))
    most = 2 * kinds if code == DRAW else kinds
    card = 0 if most >= 12 else chance.below(12, 0)
    total = 0.0
    number = 0
    tried = 0
    for _ in range(12):
        there = unseen >> 2 * card & 3
        if there:
            if code == DRAW:
                q.hand[me] = before + (1 << 2 * card)
            else:
                q.row = before + (1 << 2 * card)
            total += there * value_here(q, me, net, desk, 1 if tried else 0)
            number += there
            tried += 1
            if tried == most:
                break
        card = card + 5 if card < 7 else card - 7
    return total / number


@njit(cache=CACHED, nogil=True)
def value_all(p: Any, net: Any, desk: Any, kinds: int, chance: Any) -> int:
    """Write all legal decisions with their values on the desk; how many there are."""
    lay_open(p, p.mover, net, desk)
    number = int(_count(p))
    for index in range(number):
        code = _choose(p, index)
        desk[3][index] = code
        desk[4][index] = value_of(p, code, net, desk, kinds, chance)
    return number


@njit(cache=CACHED, nogil=True)
def best_of(desk: Any, number: int) -> int:
    """The place of the best decision on the desk."""
    best = 0
    for index in range(1, number):
        if desk[4][index] > desk[4][best]:
            best = index
    return best
