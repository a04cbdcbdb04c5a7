"""Weighing turns against each other, and positions, in imagined games.

Who is chosen as the best of many by some games looks better in these games than it is. So what is to be told as a
chance is weighed anew here, in other worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import njit

from motu.bots.clock import now
from motu.bots.kahuna import jit
from motu.bots.kahuna.learned import features, rollouts
from motu.bots.kahuna.learned.net import Net
from motu.bots.kahuna.learned.policy import lay_open, new_workspace
from motu.bots.kahuna.learned.rollouts import play_on
from motu.kahuna import imagine
from motu.kahuna.state import OVER, Position
from motu.kahuna.view import View

AHEAD = 3
"""Turns that imagined games go on after the turn in question."""
OPEN = -1
"""The eyes of somebody who sees all cards."""
SLICE = 16
"""Worlds between two looks at the clock."""
_STRIDE = np.uint64(0xD1342543DE82EF95)

_complete: Any = imagine.complete
_result: Any = features.result


class Evaluator:
    """Room to weigh in, for one thread."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._workspace = new_workspace()
        self._scratch = np.zeros(2, jit.TABLE)
        self._sheet = rollouts.new_sheet()

    def turns(
        self, view: View, turns: Sequence[Sequence[int]], seed: int, worlds: int | None = None, until: float = 0.0
    ) -> list[float]:
        """The mover's chance to win with each of these turns, all in the same worlds: so many, or until that time."""
        known, discarded = jit.known(view)
        choice = rollouts.new_choice(len(turns))
        for place, decisions in enumerate(turns):
            choice.decisions[place, : len(decisions)] = decisions
            choice.length[place] = len(decisions)
        every = np.arange(len(turns))
        seeds = jit.new_chance(seed)
        while True:
            rollouts.compare(
                known,
                discarded,
                worlds or SLICE,
                every,
                choice,
                AHEAD,
                self.net,
                self._workspace,
                self._scratch,
                self._sheet,
                seeds,
            )
            if worlds or now() >= until:
                return [float(total) for total in choice.total / choice.tried]

    def seen(self, view: View, seed: int, worlds: int, last: int) -> float:
        """White's chance to win as a seat sees it, whoever is to move; imagined games run through the `last` turn."""
        assert view.seat is not None
        known, discarded = jit.known(view)
        return self._evaluate(known, view.seat, discarded, seed, worlds, last)

    def open(self, p: Position, seed: int, worlds: int, last: int) -> float:
        """White's chance to win as somebody sees it who knows both hands: only what is yet to be drawn is imagined."""
        return self._evaluate(jit.new_table(p), OPEN, 0, seed, worlds, last)

    def _evaluate(self, table: jit.Tables, eyes: int, discarded: int, seed: int, worlds: int, last: int) -> float:
        seeds = jit.new_chance(seed)
        return float(
            evaluate(table, eyes, discarded, worlds, last, self.net, self._workspace, self._scratch[:1], seeds)
        )


@njit(cache=jit.CACHED, nogil=True)
def evaluate(
    table: jit.Tables,
    eyes: int,
    discarded: int,
    worlds: int,
    last: int,
    net: Any,
    workspace: Any,
    scratch: jit.Tables,
    chance: jit.Seeds,
) -> float:
    """White's chance on average over so many worlds, played on by the net through the `last` turn.

    Every world has its own start of chance: where two positions differ little, so do their worlds.
    """
    start = chance[0]
    total = 0.0
    for world in range(worlds):
        chance[0] = start + np.uint64(world) * _STRIDE
        scratch[0] = table[0]
        p = scratch[0]
        if eyes >= 0:
            _complete(p, 1 - eyes, discarded, chance)
        play_on(p, last, net, workspace, chance)
        if p.stage == OVER:
            total += float(_result(p, 0))
        elif eyes == 0:
            total += lay_open(p, 0, net, workspace)
        elif eyes == 1:
            total += 1.0 - lay_open(p, 1, net, workspace)
        else:
            # Each player's net sees one hand; what they say together is what both hands say.
            total += (lay_open(p, 0, net, workspace) + 1.0 - lay_open(p, 1, net, workspace)) / 2
    return total / worlds
