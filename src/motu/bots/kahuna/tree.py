"""The tree of an information-set Monte Carlo search, compiled.

Every iteration deals the cards that the searching seat has not seen anew and follows the tree through that table. So a
node is no position but what was decided so far: which cards come up differs from one iteration to the next, and with
it what the players may do. A node therefore counts how often its decision was available, and competes only then.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from motu.bots.jit import hand_over
from motu.bots.kahuna import playout
from motu.bots.kahuna.jit import CACHED, TABLE, Seeds, Tables
from motu.kahuna import imagine, legal, play, random_move
from motu.kahuna.codes import CODES
from motu.kahuna.game import LONGEST
from motu.kahuna.state import OVER

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
_outlook: Any = playout.playout


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
        white = _outlook(p, chance)
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
