"""A bot that plans whole turns: it looks at all of its own, and at the opponent's best reply to the most promising.

Turns are compared by that reply, in imagined hands, in compiled code.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from motu.bots.clock import now
from motu.bots.kahuna import evaluation, jit, jit_turns
from motu.bots.kahuna.evaluation import NOTHING
from motu.bots.kahuna.jit import CACHED, Seeds, Tables
from motu.bots.kahuna.jit_turns import Numbers
from motu.bots.kahuna.turn_plan import TurnPlan
from motu.bots.kahuna.turns import ENOUGH, MOST_ENDINGS
from motu.core.chance import Chance
from motu.kahuna import imagine, play
from motu.kahuna.moves import Move
from motu.kahuna.state import EXCESS
from motu.kahuna.view import View

SCALE = 100.0
"""A count that is so much better makes the odds of winning e times as good."""

# Inside jitted code these are the compiled ones; mypy only knows the interpreted ones.
_apply: Any = play.apply
_complete: Any = imagine.complete
_spread: Any = jit_turns.spread
_value_endings: Any = evaluation.value_endings
_best: Any = evaluation.best


@njit(cache=CACHED)
def survey(
    pages: Tables,
    parents: Numbers,
    codes: Numbers,
    slots: Numbers,
    ends: Numbers,
    worths: Numbers,
    standing: Numbers,
    chance: Seeds,
    turns: Numbers,
) -> int:
    """Lay out the mover's turns from the position on page 0; how many.

    `turns` gets a row for each: its page, its ending, and what it is worth by the count.
    """
    found = 0
    for page in range(abs(_spread(pages, parents, codes, slots, chance))):
        for index in range(_value_endings(pages[page], ends, worths, standing)):
            if found < len(turns):
                turns[found, 0] = page
                turns[found, 1] = ends[index]
                turns[found, 2] = worths[index]
                found += 1
    return found


@njit(cache=CACHED)
def guess(table: Tables, pages: Tables, discarded: int, chance: Seeds) -> None:
    """Imagine the other's hand for the position on page 0, and the deck: the same for all turns to be compared."""
    table[0] = pages[0]
    _complete(table[0], 1 - table[0].mover, discarded, chance)


@njit(cache=CACHED)
def compare(
    table: Tables,
    own: Tables,
    turns: Numbers,
    start: int,
    budget: int,
    pages: Tables,
    parents: Numbers,
    codes: Numbers,
    slots: Numbers,
    ends: Numbers,
    worths: Numbers,
    standing: Numbers,
    seed: int,
    chance: Seeds,
    odds: Any,
) -> int:
    """Write down how likely each turn, from `start` on, is to win when the other has the imagined hand of `table`.

    Stops when more than `budget` replies were looked at; the number of the next turn.
    """
    me = table[0].mover
    foe = 1 - me
    number = start
    while number < len(turns) and budget > 0:
        pages[0] = own[turns[number, 0]]
        p = pages[0]
        p.hand[foe] = table[0].hand[foe]
        p.buried[foe] = table[0].buried[foe]
        p.deck = table[0].deck
        chance[0] = seed
        if turns[number, 1] != evaluation.NOTHING:
            _apply(p, turns[number, 1], chance)
        while p.stage == EXCESS:
            _apply(p, ends[_best(p, ends, worths, standing)], chance)
        sign = 1 if p.mover == me else -1
        replies = abs(_spread(pages, parents, codes, slots, chance))
        most = -(1 << 40)
        for page in range(replies):
            place = _best(pages[page], ends, worths, standing)
            if place >= 0:
                most = max(most, worths[place])
        odds[number] = 1 / (1 + math.exp(-sign * most / SCALE))
        budget -= replies
        number += 1
    return number


WIDTHS = (48, 48, 48, 48, 24, 24, 24, 24, 12)
"""How many turns are compared in the first, second, … imagined hand, and in all later ones: the best so far."""
HANDS = 2_000
"""More imagined hands than this tell nothing new."""
SLICE = 4_000
"""How many replies are looked at between two looks at the clock: a few milliseconds."""
TURNS = 4 * ENOUGH
"""Room for the turns with their endings."""


class PlannerBot:
    """Spends its time on the first decision of a turn and then plays the rest of its plan.

    work    how many hands of the opponent it imagines for a turn; None: as many as the time allows
    """

    def __init__(self, work: int | None = None) -> None:
        self.work = work
        self._own, self._other = jit_turns.new_buffers(), jit_turns.new_buffers()
        self._turns = np.zeros((TURNS, 3), np.int64)
        self._ends, self._worths, self._decisions = np.zeros((3, MOST_ENDINGS), np.int64)
        self._imagined = np.zeros(1, jit.TABLE)
        self._plan = TurnPlan()

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        until = now() + seconds
        table, discarded = jit.known(view)
        if not self._plan.fits(table):
            if len(moves) == 1:
                return moves[0]
            self._plan.make(self._best(table, discarded, until, jit.new_chance(chance.below(1 << 32, "seed"))))
        return self._plan.next(table)

    def _best(self, table: jit.Tables, discarded: int, until: float, chance: jit.Seeds) -> list[int]:
        """The decisions of the best turn."""
        own = self._own
        own.pages[0] = table[0]
        scratch = self._ends, self._worths, jit_turns.STANDING
        found = survey(*own, *scratch, chance, self._turns)
        turns = self._turns[:found]
        turns = turns[np.argsort(-turns[:, 2], kind="stable")[: WIDTHS[0]]]
        total = np.zeros(len(turns))
        hands = 0
        while len(turns) > 1 and hands < (self.work or HANDS):
            turns, total = _foremost(turns, total, WIDTHS[min(hands, len(WIDTHS) - 1)])
            odds, done = self._odds(turns, discarded, until, chance)
            if done < len(turns) and hands > 0:
                break
            # Should the time not be enough for one hand, then those that were looked at are compared.
            turns, total = turns[:done], total[:done] + odds[:done]
            hands += 1
            if self.work is None and now() >= until:
                break
        page, ending, _ = turns[np.argmax(total)]
        plan = self._decisions[: jit_turns.path(own.parents, own.codes, page, self._decisions)].tolist()
        return plan if ending == NOTHING else [*plan, int(ending)]

    def _odds(
        self, turns: NDArray[np.int64], discarded: int, until: float, chance: jit.Seeds
    ) -> tuple[NDArray[np.float64], int]:
        """How likely the turns are to win against one more imagined hand; and for how many there was time."""
        guess(self._imagined, self._own.pages, discarded, chance)
        odds = np.zeros(len(turns))
        scratch = self._ends, self._worths, jit_turns.STANDING
        seed, done = chance[0], 0
        while done < len(turns) and (done == 0 or self.work is not None or now() < until):
            done = compare(
                self._imagined, self._own.pages, turns, done, SLICE, *self._other, *scratch, seed, chance, odds
            )
        chance[0] = seed + np.uint64(1)
        return odds, done


def _foremost(
    turns: NDArray[np.int64], total: NDArray[np.float64], width: int
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """So many of the turns, the best first."""
    order = np.argsort(-total, kind="stable")[:width]
    return turns[order], total[order]
