"""Turns compared by the opponent's best reply to them, in imagined hands: the compiled part of `planner`."""

from __future__ import annotations

import math
from typing import Any

from numba import njit

from motu.bots.kahuna import evaluation, jit_turns
from motu.bots.kahuna.jit import CACHED, Seeds, Tables
from motu.bots.kahuna.jit_turns import Numbers
from motu.kahuna import imagine, play
from motu.kahuna.state import EXCESS

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
