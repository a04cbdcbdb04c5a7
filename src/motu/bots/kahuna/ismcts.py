"""A bot that tries out: information-set Monte Carlo tree search with short random games, all of it compiled.

Nothing but the view enters. The first decision of a turn gets nearly all of its time, and the next ones follow the tree
that is there: own plays bring nothing to light, so what was found below them still holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from motu.bots.clock import now
from motu.bots.kahuna import jit
from motu.bots.kahuna.tree import ROOT, begin, favourite, new_tree, search
from motu.core.chance import Chance
from motu.kahuna.codes import FREE, TAKE
from motu.kahuna.moves import Move
from motu.kahuna.state import EXCESS
from motu.kahuna.view import View

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
