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
from motu.kahuna import play, random_move
from motu.kahuna.legal import DRAW, TAKE
from motu.kahuna.state import OVER

hand_over(features)

MOVES = 128
"""More decisions than any position offers."""


class Workspace(NamedTuple):
    """Room to work in: a page, the features and sums of the position itself and of what is compared with it."""

    page: Tables
    words: NDArray[np.int64]
    sums: NDArray[np.float32]
    codes: NDArray[np.int64]
    values: NDArray[np.float64]


def new_workspace() -> Workspace:
    return Workspace(
        np.zeros(1, TABLE),
        np.zeros((2, WORDS), np.int64),
        np.zeros((2, HIDDEN), np.float32),
        np.zeros(MOVES, np.int64),
        np.zeros(MOVES, np.float64),
    )


_apply: Any = play.apply
_count: Any = random_move.count
_choose: Any = random_move.choose
_look: Any = features.look
_result: Any = features.result


@njit(cache=CACHED, nogil=True)
def value_here(q: Any, me: int, net: Any, workspace: Any) -> float:
    """The value for `me` of a position near the one on the desk."""
    if q.stage == OVER:
        return float(_result(q, me))
    words, sums = workspace[1], workspace[2]
    _look(q, me, words[1])
    shift(net, words[0], sums[0], words[1], sums[1])
    return read_out(net, sums[1])


@njit(cache=CACHED, nogil=True)
def lay_open(p: Any, me: int, net: Any, workspace: Any) -> float:
    """Put a position on the desk, as `me` sees it; its value."""
    _look(p, me, workspace[1][0])
    gather(net, workspace[1][0], workspace[2][0])
    return read_out(net, workspace[2][0])


@njit(cache=CACHED, nogil=True)
def turn_page(p: Any, me: int, net: Any, workspace: Any) -> None:
    """Put a position on the desk, as `me` sees it, where a similar one lies that `me` has seen."""
    words, sums = workspace[1], workspace[2]
    _look(p, me, words[1])
    shift(net, words[0], sums[0], words[1], sums[0])
    words[0] = words[1]


@njit(cache=CACHED, nogil=True)
def brings_card(p: Any, code: int) -> bool:
    """Whether a card of the deck comes to light with this decision: in the mover's hand, or in a gap of the row."""
    return p.left > 0 and TAKE <= code <= DRAW


@njit(cache=CACHED, nogil=True)
def cover(q: Any, me: int, hand: int, row: int, code: int) -> None:
    """After a decision that brought a card: take that card out of sight. `hand` and `row` are those before."""
    if code == DRAW:
        q.hand[me] = hand
    else:
        q.row = row - (1 << 2 * (code - TAKE))


@njit(cache=CACHED, nogil=True)
def value_of(p: Any, code: int, net: Any, workspace: Any, chance: Any) -> float:
    """The value of a decision for the mover. The position must be on the desk.

    It is that of the position after it, before anybody looks at the card that comes: the net has learned what to expect
    of a card that nobody has seen yet, so the cards need not be tried one by one.
    """
    me = p.mover
    workspace[0][0] = p
    q = workspace[0][0]
    _apply(q, code, chance)
    if brings_card(p, code):
        cover(q, me, p.hand[me], p.row, code)
    return value_here(q, me, net, workspace)


@njit(cache=CACHED, nogil=True)
def value_all(p: Any, again: bool, net: Any, workspace: Any, chance: Any) -> int:
    """Write all legal decisions with their values on the desk; how many there are. A sole one is not valued.

    `again`: what lies on the desk is a position from which the same mover came here.
    """
    number = int(_count(p))
    if number == 1:
        workspace[3][0] = _choose(p, 0)
        return 1
    if again:
        turn_page(p, p.mover, net, workspace)
    else:
        lay_open(p, p.mover, net, workspace)
    for index in range(number):
        code = _choose(p, index)
        workspace[3][index] = code
        workspace[4][index] = value_of(p, code, net, workspace, chance)
    return number


@njit(cache=CACHED, nogil=True)
def best_of(workspace: Any, number: int) -> int:
    """The place of the best decision on the desk."""
    best = 0
    for index in range(1, number):
        if workspace[4][index] > workspace[4][best]:
            best = index
    return best
