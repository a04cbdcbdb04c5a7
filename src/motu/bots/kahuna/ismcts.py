"""A bot that tries out: information-set Monte Carlo tree search with short random games, all of it compiled.

Nothing but the view enters. The first decision of a turn gets nearly all of its time, and the next ones follow the tree
that is there: own plays bring nothing to light, so what was found below them still holds.

The tree of an information-set Monte Carlo search, compiled.

Every iteration deals the cards that the searching seat has not seen anew and follows the tree through that table. So a
node is no position but what was decided so far: which cards come up differs from one iteration to the next, and with
it what the players may do. A node therefore counts how often its decision was available, and competes only then.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from motu.bots.clock import now
from motu.bots.jit import hand_over
from motu.bots.kahuna import jit, playout
from motu.bots.kahuna.jit import CACHED, TABLE, Seeds, Tables
from motu.core.chance import Chance
from motu.kahuna import imagine, legal, play, random_move
from motu.kahuna.game import LONGEST
from motu.kahuna.legal import CODES, FREE, TAKE
from motu.kahuna.moves import Move
from motu.kahuna.state import EXCESS, OVER
from motu.kahuna.view import View

hand_over(playout)

EXPLORE = 0.5
"""How much a decision that was seldom tried is favoured over one that did well."""

NODE = np.dtype(
    [
        ("wins", np.float64),
        ("visits", np.int32),
        ("available", np.int32),
        ("code", np.int32),
        ("child", np.int32),
        ("sibling", np.int32),
        ("spare", np.int32),
    ]
)
"""What was decided so far: the last decision, how often it was available, chosen, and won by who chose it; its first
child and its next sibling (0: none)."""

ROOT, USED, STAMP = range(3)


class Tree(NamedTuple):
    """All memory of a search. Node 0 is none; what lies beyond the used ones means nothing."""

    nodes: NDArray[Any]
    marks: NDArray[np.int64]
    """The root, the first unused node, and the last stamp."""
    stamps: NDArray[np.int64]
    """By code: the stamp of the last choice at which this decision had a node and was legal."""
    path: NDArray[np.int64]
    """The nodes of an iteration and who chose them."""
    table: Tables
    """The imagined table of an iteration."""

    @property
    def visits(self) -> int:
        """How many iterations went through the root."""
        return int(self.nodes["visits"][self.marks[ROOT]])

    @property
    def memory(self) -> int:
        """How many bytes it takes at most; what was never used is not taken from the machine."""
        return sum(array.nbytes for array in self)


def new_tree(size: int) -> Tree:
    """Room for so many nodes, the root and the one that is none included."""
    return Tree(
        np.zeros(size, NODE),
        np.zeros(3, np.int64),
        np.zeros(CODES, np.int64),
        np.zeros((LONGEST + 1, 2), np.int64),
        np.zeros(1, TABLE),
    )


# Inside jitted code these are the compiled rules; mypy only knows the interpreted ones.
_apply: Any = play.apply
_legal: Any = legal.is_legal
_count: Any = random_move.count
_choose: Any = random_move.choose
_complete: Any = imagine.complete
_playout: Any = playout.playout


@njit(cache=CACHED, nogil=True)
def begin(tree: Tree) -> None:
    """Forget everything but an empty root."""
    tree.marks[ROOT] = 1
    tree.marks[USED] = 1
    _add(tree, 0, 0)


@njit(cache=CACHED, nogil=True)
def search(tree: Tree, known: Tables, seat: int, discarded: int, iterations: int, chance: Seeds) -> None:
    """Let the tree grow by so many iterations from what a seat knows (`jit.known`)."""
    for _ in range(iterations):
        tree.table[0] = known[0]
        p = tree.table[0]
        _complete(p, 1 - seat, discarded, chance)
        last = _descend(tree, p, chance)
        white = _playout(p, chance)
        for step in range(last + 1):
            node = tree.path[step, 0]
            tree.nodes[node].visits += 1
            tree.nodes[node].wins += white if tree.path[step, 1] == 0 else 1.0 - white


@njit(cache=CACHED, nogil=True)
def favourite(tree: Tree) -> int:
    """The root's child that was chosen most often: more trustworthy than the best average. 0: it has none."""
    best = 0
    most = 0
    child = tree.nodes[tree.marks[ROOT]].child
    while child:
        if tree.nodes[child].visits > most:
            best, most = child, tree.nodes[child].visits
        child = tree.nodes[child].sibling
    return best


@njit(cache=CACHED, nogil=True)
def _descend(tree: Tree, p: Any, chance: Seeds) -> int:
    """Follow the tree through an imagined table to a new node, or to the end of the game; how many steps that took."""
    step = 0
    node = tree.marks[ROOT]
    tree.path[0, 0] = node
    tree.path[0, 1] = p.mover
    while p.stage != OVER and (step == 0 or tree.nodes[node].visits):
        node = _chosen(tree, node, p, chance)
        if node == 0:
            break
        step += 1
        tree.path[step, 0] = node
        tree.path[step, 1] = p.mover
        _apply(p, tree.nodes[node].code, chance)
    return step


@njit(cache=CACHED, nogil=True)
def _chosen(tree: Tree, node: int, p: Any, chance: Seeds) -> int:
    """Which child to go to: a decision that was never tried, if there is one, else that of the highest upper
    confidence bound. 0 when there is no room for a first one."""
    tree.marks[STAMP] += 1
    stamp = tree.marks[STAMP]
    tried = best = 0
    most = -1.0
    child = tree.nodes[node].child
    while child:
        code = tree.nodes[child].code
        if _legal(p, code):
            tried += 1
            tree.stamps[code] = stamp
            tree.nodes[child].available += 1
            visits = tree.nodes[child].visits
            doubt = math.sqrt(math.log(tree.nodes[child].available) / visits)
            bound = tree.nodes[child].wins / visits + EXPLORE * doubt
            if bound > most:
                best, most = child, bound
        child = tree.nodes[child].sibling
    number = _count(p)
    if tried == number or tree.marks[USED] == len(tree.nodes):
        return best
    code = _choose(p, chance.below(number, 0))  # type: ignore[attr-defined]  # the door of chance in jitted code
    while tree.stamps[code] == stamp:
        code = _choose(p, chance.below(number, 0))  # type: ignore[attr-defined]
    best = _add(tree, code, tree.nodes[node].child)
    tree.nodes[node].child = best
    return best


@njit(cache=CACHED, nogil=True)
def _add(tree: Tree, code: int, sibling: int) -> int:
    """A new node for a decision that is now available for the first time."""
    node = tree.marks[USED]
    tree.marks[USED] += 1
    tree.nodes[node].code = code
    tree.nodes[node].sibling = sibling
    tree.nodes[node].child = 0
    tree.nodes[node].available = 1
    tree.nodes[node].visits = 0
    tree.nodes[node].wins = 0.0
    return int(node)


SIZE = 1_900_000
"""Nodes of the tree, 32 bytes each: enough for ten seconds. A full one is searched on without growing."""
SLICE = 200
"""Iterations between two looks at the clock: one to three milliseconds."""
SHARE = 0.8
"""The part of the time left that a decision of the turn may take; the rest is for the decisions after it."""
RESERVE = 0.004
"""Seconds that are kept for what is not search."""


class IsmctsBot:
    """Searches for as long as it may, or, with `work`, so many iterations for every turn.

    iterations  of the last search
    visits      iterations that its decision rests on: also those of the turn's earlier decisions that came this way
    memory      bytes of the tree
    """

    def __init__(self, work: int | None = None) -> None:
        self.work = work
        self.iterations = 0
        self.visits = 0
        self._tree = new_tree(SIZE)
        self._expected = b""
        self._left = 0

    @property
    def memory(self) -> int:
        return self._tree.memory

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        assert view.seat is not None
        end = now() + seconds * SHARE - RESERVE
        known, discarded = jit.known(view)
        if known.tobytes() != self._expected or favourite(self._tree) == 0:
            begin(self._tree)
            self._left = self.work or 0
        seeds = jit.new_chance(chance.below(1 << 62, "search"))
        self.iterations = 0
        for amount in self._slices(end):
            search(self._tree, known, view.seat, discarded, amount, seeds)
            self.iterations += amount
        self.visits = self._tree.visits
        node = favourite(self._tree)
        code = int(self._tree.nodes["code"][node])
        self._expected = b""
        if view.stage != EXCESS and not TAKE <= code < FREE:
            jit.apply(known, code, seeds)
            self._expected = known.tobytes()
            self._tree.marks[ROOT] = node
        return moves[moves.index(code)]

    def _slices(self, end: float) -> Iterator[int]:
        """How many iterations to do next, again and again until it is enough."""
        if self.work is not None:
            amount = max(1, round(self._left * SHARE))
            self._left -= amount
            yield amount
            return
        yield SLICE
        while now() < end:
            yield SLICE
