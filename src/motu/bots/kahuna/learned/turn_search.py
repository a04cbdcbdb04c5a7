"""Thinking about a turn: which whole turns there are, and how likely each is to win.

The net picks the most promising turns out of all that are possible. Then imagined games tell them apart: hands that fit
what is known are dealt, both sides play a few turns by the net alone, and what the net says there is averaged. Every
time a share of the time is used up, the worse half of the turns is dropped.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from motu.bots.clock import now
from motu.bots.kahuna import jit, jit_turns
from motu.bots.kahuna.learned import rollouts
from motu.bots.kahuna.learned.net import Net
from motu.bots.kahuna.learned.policy import new_workspace

FEWEST, MOST = 12, 96
"""How many whole turns are told apart by imagined games: the more, the more time there is."""
USUAL, USUAL_SECONDS, USUAL_WORK = 24, 0.05, 200
"""So many with so many seconds, or worlds; the number grows with the root of the time. Measured at 50 ms: 62 : 38
against twelve, 56 : 44 against 48. With half a second, one best turn in thirteen was not among the net's first 24."""
PAGES = 2.5
"""For how many positions before the turn's end all ways to end it are valued, for each turn that is told apart."""
AHEAD = 3
"""How many turns are played after the one in question. Measured at 50 ms: 60 : 40 against one, 67 : 33 against five."""
PATIENT, FINALISTS, FIRST_LOOK, FAR = 32, 8, 0.3, 7
"""With much time: how many turns are looked at first, how many of them go into the longer games, what share of the time
is spent until then, and how many turns these games go on."""
SLICE = 0.002
"""Seconds between two looks at the clock."""
CLEAR = 4.0
"""Standard errors by which a turn must lead to be chosen before the time is up."""
ENOUGH = 64
"""Imagined worlds before any turn is."""


class Turn(NamedTuple):
    """A whole turn: its decisions, and its chance to win."""

    decisions: tuple[int, ...]
    chance: float


class TurnSearch:
    """Room to think in, for one thread.

    worlds  imagined in the last thought; `games` is how many games were played on in them
    memory  bytes that are kept for it
    """

    def __init__(self, net: Net, most: int = MOST) -> None:
        self.net, self._most = net, most
        self.worlds = self.games = 0
        self._buffers = jit_turns.new_buffers()
        self._values = np.zeros(len(self._buffers.parents))
        self._workspace = new_workspace()
        self._choice = rollouts.new_choice(most + 1)
        self._scratch = np.zeros(2, jit.TABLE)
        self._sheet = rollouts.new_sheet()

    @property
    def memory(self) -> int:
        arrays = (*self._buffers, self._values, *self._workspace, *self._choice, self._scratch, *self._sheet)
        return sum(int(array.nbytes) for array in arrays)

    def propose(self, known: jit.Tables, discarded: int, seeds: jit.Seeds, most: int) -> list[Turn]:
        """The best turns by the net alone, best first: so many at most."""
        buffers = self._buffers
        buffers.pages[0] = known[0]
        jit.complete(buffers.pages, 1 - int(known["mover"][0]), discarded, seeds)
        number = abs(jit_turns.spread(*buffers, seeds))
        rollouts.value_pages(buffers.pages, number, self.net, self._workspace, self._values)
        order = np.argsort(-self._values[:number], kind="stable")[: int(PAGES * most)]
        found = rollouts.propose(
            buffers.pages, buffers.parents, buffers.codes, order, self.net, self._workspace, self._choice, most, seeds
        )
        return [self._turn(which, float(self._choice.value[which])) for which in range(found)]

    def think(
        self,
        known: jit.Tables,
        discarded: int,
        seeds: jit.Seeds,
        until: float,
        work: int | None = None,
        ahead: int = AHEAD,
        played: Sequence[int] = (),
        most: int | None = None,
        patient: bool = False,
    ) -> list[Turn]:
        """The best turns, best first, after imagining until that time, or so many worlds.

        `ahead` turns are played in each of them. `played` is a turn that must be among the answers. `most` are told
        apart; by default as many as the time is good for. With much time, `patient`, a part of it is enough to find the
        best few, and for these the imagined games are longer and played better.
        """
        choice = self._choice
        begun = now()
        time = (until - begun) / USUAL_SECONDS if work is None else work / USUAL_WORK
        width = max(FEWEST, round(USUAL * math.sqrt(max(time, 0.0)))) if most is None else most
        if patient and most is None:
            width = PATIENT
        found = len(self.propose(known, discarded, seeds, min(width, self._most)))
        if played:
            choice.decisions[found, : len(played)] = played
            choice.length[found] = len(played)
            found += 1
        kept = found - 1 if played else None
        self._forget(slice(None))
        self.worlds = self.games = 0
        alive, finalists, means = np.arange(found), np.zeros(found, bool), choice.value[:found]
        if not patient:
            self._halve(known, discarded, alive, ahead, False, seeds, until, work, 1, kept)
        else:
            if found > FINALISTS:
                pause = begun + FIRST_LOOK * (until - begun)
                share = None if work is None else max(1, int(FIRST_LOOK * work))
                alive = self._halve(known, discarded, alive, ahead, False, seeds, pause, share, FINALISTS, kept)
                means = self._means(means)
            # What the finalists looked like at first sight does not count any more.
            finalists[alive] = True
            self._forget(alive)
            rest = None if work is None else work - self.worlds
            self._halve(known, discarded, alive, FAR, True, seeds, until, rest, 1, kept)
        means = self._means(means)
        # What was tried longer comes first: the others were dropped because they were worse.
        order = np.lexsort((-means, -choice.tried[:found], ~finalists))
        return [self._turn(int(which), float(means[which])) for which in order]

    def _halve(
        self,
        known: jit.Tables,
        discarded: int,
        alive: Any,
        ahead: int,
        well: bool,
        seeds: jit.Seeds,
        until: float,
        work: int | None,
        fewest: int,
        kept: int | None,
    ) -> Any:
        """Imagine until that time, or so many worlds, and drop the worse half of the turns now and then until so few
        are left; those, the best first. One that must be answered for is kept."""
        begun, before = now(), self.worlds
        rounds = max(1, math.ceil(math.log2(len(alive) / fewest))) if len(alive) > fewest else 0
        for number in range(1, rounds + 1):
            pause = begun + (until - begun) * number / rounds
            goal = None if work is None else max(1, work * number // rounds) - (self.worlds - before)
            self._imagine(known, discarded, alive, ahead, well, seeds, pause, goal)
            alive = self._better_half(alive, fewest, kept)
            if work is None and fewest == 1 and self._is_clear(alive):
                break
        return alive

    def _forget(self, turns: Any) -> None:
        for array in (self._choice.tried, self._choice.total, self._choice.square):
            array[turns] = 0

    def _means(self, before: Any) -> Any:
        """What each turn was worth in imagined games; where there were none, what was thought of it before."""
        tried = self._choice.tried[: len(before)]
        return np.where(tried > 0, self._choice.total[: len(before)] / np.maximum(tried, 1), before)

    def _imagine(
        self,
        known: jit.Tables,
        discarded: int,
        alive: Any,
        ahead: int,
        well: bool,
        seeds: jit.Seeds,
        until: float,
        worlds: int | None,
    ) -> None:
        amount = 1
        while worlds is None or worlds > 0:
            begun = now()
            amount = amount if worlds is None else worlds
            (rollouts.compare_well if well else rollouts.compare)(
                known,
                discarded,
                amount,
                alive,
                self._choice,
                ahead,
                self.net,
                self._workspace,
                self._scratch,
                self._sheet,
                seeds,
            )
            self.worlds += amount
            self.games += amount * len(alive)
            if worlds is not None:
                return
            ended = now()
            if ended >= until:
                return
            amount = max(1, min(2 * amount, int(amount * min(SLICE, until - ended) / max(ended - begun, 1e-6))))

    def _better_half(self, alive: Any, fewest: int, kept: int | None) -> Any:
        """The turns that did better so far, best first: not fewer than that. One that must be answered for is kept."""
        choice = self._choice
        order = alive[np.argsort(-choice.total[alive] / choice.tried[alive], kind="stable")]
        half = order[: max(fewest, (len(alive) + 1) // 2)] if len(order) > 2 else order
        return half if kept is None or kept in half else np.append(half, kept)

    def _is_clear(self, alive: Any) -> bool:
        """Whether the first of these turns leads the second beyond doubt."""
        if len(alive) < 2:
            return True
        choice = self._choice
        first, second = alive[:2]
        tried = choice.tried[first]
        if tried < ENOUGH or tried != choice.tried[second]:
            return False
        means = choice.total[alive[:2]] / tried
        spread = np.sum(choice.square[alive[:2]] / tried - means**2) / tried
        return bool(means[0] - means[1] > CLEAR * math.sqrt(max(spread, 1e-9)))

    def _turn(self, which: int, chance: float) -> Turn:
        length = self._choice.length[which]
        return Turn(tuple(self._choice.decisions[which, :length].tolist()), chance)
