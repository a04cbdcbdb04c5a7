"""Whole turns compared by what comes of them: the net proposes, imagined games decide. All of it compiled."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from motu.bots.kahuna import turns
from motu.bots.kahuna.jit import CACHED, Tables
from motu.bots.kahuna.jit_turns import new_buffers, path
from motu.bots.kahuna.learned import features
from motu.bots.kahuna.learned.policy import best_of, lay_open, turn_page, value_all, value_here, value_of
from motu.kahuna import imagine, play
from motu.kahuna.state import OVER

LONGEST_TURN = 24
"""No turn has more decisions."""
MOST_PAGES = 300
"""Positions of a reply that are looked at; should there be more, the rest is seen when the first card is played."""
REPLIES = 8
"""For how many positions of a reply all ways to end it are valued."""


class Choice(NamedTuple):
    """Whole turns to choose from: the decisions of each and their number, its value by the net, and in how many
    imagined games it was tried, with the sum of what they were worth and of its square."""

    decisions: NDArray[np.int64]
    length: NDArray[np.int64]
    value: NDArray[np.float64]
    tried: NDArray[np.int64]
    total: NDArray[np.float64]
    square: NDArray[np.float64]


def new_choice(most: int) -> Choice:
    """Room for so many turns."""
    whole, real = np.int64, np.float64
    return Choice(
        np.zeros((most, LONGEST_TURN), whole),
        np.zeros(most, whole),
        np.zeros(most, real),
        np.zeros(most, whole),
        np.zeros(most, real),
        np.zeros(most, real),
    )


class Sheet(NamedTuple):
    """Room to work out a whole turn in: its positions, how they came about, their values, the decisions of the best."""

    pages: Tables
    parents: NDArray[np.int64]
    codes: NDArray[np.int64]
    slots: NDArray[np.int64]
    values: NDArray[np.float64]
    decisions: NDArray[np.int64]


def new_sheet() -> Sheet:
    return Sheet(*new_buffers(MOST_PAGES), np.zeros(MOST_PAGES), np.zeros(LONGEST_TURN, np.int64))


# Inside jitted code these are the compiled ones; mypy only knows the interpreted ones.
_apply: Any = play.apply
_complete: Any = imagine.complete
_endings: Any = turns.endings
_spread: Any = turns.spread
_result: Any = features.result

_STRIDE = np.uint64(0xD1342543DE82EF95)


@njit(cache=CACHED, nogil=True)
def value_pages(pages: Tables, number: int, net: Any, workspace: Any, values: Any) -> None:
    """The value of every page of a turn for its mover, who goes on from there."""
    me = pages[0].mover
    lay_open(pages[0], me, net, workspace)
    for page in range(number):
        values[page] = value_here(pages[page], me, net, workspace)


@njit(cache=CACHED, nogil=True)
def propose(
    pages: Tables, parents: Any, codes: Any, order: Any, net: Any, workspace: Any, choice: Any, most: int, chance: Any
) -> int:
    """Of all endings of the pages in `order`, the best whole turns by the net, best first; how many, at most `most`."""
    me = pages[0].mover
    found = 0
    for page in order:
        p = pages[page]
        if p.stage == OVER:
            found = insert(parents, codes, page, -1, float(_result(p, me)), choice, found, most)
            continue
        lay_open(p, me, net, workspace)
        for index in range(_endings(p, workspace[3])):
            code = workspace[3][index]
            value = value_of(p, code, net, workspace, chance)
            found = insert(parents, codes, page, code, value, choice, found, most)
    return found


@njit(cache=CACHED, nogil=True)
def insert(parents: Any, codes: Any, page: int, code: int, value: float, choice: Any, found: int, most: int) -> int:
    """Put a turn in its place among the best ones; how many there are then."""
    decisions, length, values = choice[0], choice[1], choice[2]
    if found == most and value <= values[most - 1]:
        return found
    place = min(found, most - 1)
    while place > 0 and values[place - 1] < value:
        decisions[place] = decisions[place - 1]
        length[place] = length[place - 1]
        values[place] = values[place - 1]
        place -= 1
    number = path(parents, codes, page, decisions[place])
    if code >= 0:
        decisions[place, number] = code
        number += 1
    length[place] = number
    values[place] = value
    return min(found + 1, most)


@njit(cache=CACHED, nogil=True)
def play_on(p: Any, last: int, net: Any, workspace: Any, chance: Any) -> None:
    """Play by the net alone through the turn of this number; each player knows what he may, no more."""
    before = -1
    while p.stage != OVER and p.turn <= last:
        number = value_all(p, p.mover == before, net, workspace, chance)
        if number > 1:
            before = p.mover
        _apply(p, workspace[3][best_of(workspace, number)], chance)


@njit(cache=CACHED, nogil=True)
def work_out(p: Any, sheet: Any, net: Any, workspace: Any, chance: Any) -> int:
    """Write down the decisions of the mover's best whole turn by the net, as far as he knows; how many.

    Where there are too many positions to see them all, it may not be the whole of it.
    """
    pages, parents, codes, slots, values, decisions = sheet
    me = p.mover
    pages[0] = p
    number = abs(_spread(pages, parents, codes, slots, chance))
    value_pages(pages, number, net, workspace, values)
    best, best_page, best_code = -1.0, 0, -1
    for _ in range(min(REPLIES, number)):
        page = 0
        for other in range(1, number):
            if values[other] > values[page]:
                page = other
        values[page] = -1.0
        q = pages[page]
        if q.stage == OVER:
            value = float(_result(q, me))
            if value > best:
                best, best_page, best_code = value, page, -1
            continue
        turn_page(q, me, net, workspace)
        for index in range(_endings(q, workspace[3])):
            code = workspace[3][index]
            value = value_of(q, code, net, workspace, chance)
            if value > best:
                best, best_page, best_code = value, page, code
    length = path(parents, codes, best_page, decisions)
    if best_code >= 0:
        decisions[length] = best_code
        length += 1
    return int(length)


@njit(cache=CACHED, nogil=True)
def reply(p: Any, sheet: Any, net: Any, workspace: Any, chance: Any) -> None:
    """Play the mover's best whole turn by the net, as far as he knows."""
    turn = p.turn
    while p.stage != OVER and p.turn == turn:
        for place in range(work_out(p, sheet, net, workspace, chance)):
            _apply(p, sheet[5][place], chance)


@njit(cache=CACHED, nogil=True)
def compare(
    known: Tables,
    discarded: int,
    worlds: int,
    alive: Any,
    choice: Any,
    ahead: int,
    net: Any,
    workspace: Any,
    scratch: Tables,
    sheet: Any,
    chance: Any,
) -> None:
    """Imagine so many worlds, and in each play every turn that is still in question, and `ahead` turns after it.

    All turns meet the same hands and, as far as that goes, the same luck. The reply is the opponent's best whole turn;
    after that both take one decision at a time.
    """
    me = known[0].mover
    for _ in range(worlds):
        scratch[0] = known[0]
        _complete(scratch[0], 1 - me, discarded, chance)
        seed = chance[0]
        for which in alive:
            chance[0] = seed
            scratch[1] = scratch[0]
            p = scratch[1]
            last = p.turn + ahead
            for place in range(choice[1][which]):
                _apply(p, choice[0][which, place], chance)
            if p.mover != me and p.turn <= last:
                reply(p, sheet, net, workspace, chance)
            play_on(p, last, net, workspace, chance)
            value = float(_result(p, me)) if p.stage == OVER else lay_open(p, me, net, workspace)
            choice[3][which] += 1
            choice[4][which] += value
            choice[5][which] += value * value


@njit(cache=CACHED, nogil=True)
def compare_well(
    known: Tables,
    discarded: int,
    worlds: int,
    alive: Any,
    choice: Any,
    ahead: int,
    net: Any,
    workspace: Any,
    scratch: Tables,
    sheet: Any,
    chance: Any,
) -> None:
    """The same with more care: all turns are whole turns, and each of them begins with the same luck in all games of a
    world."""
    me = known[0].mover
    for _ in range(worlds):
        scratch[0] = known[0]
        _complete(scratch[0], 1 - me, discarded, chance)
        seed = chance[0]
        for which in alive:
            chance[0] = seed
            scratch[1] = scratch[0]
            p = scratch[1]
            first = p.turn
            for place in range(choice[1][which]):
                _apply(p, choice[0][which, place], chance)
            while p.stage != OVER and p.turn <= first + ahead:
                length = work_out(p, sheet, net, workspace, chance)
                chance[0] = seed + np.uint64(p.turn - first + 1) * _STRIDE
                for place in range(length):
                    _apply(p, sheet[5][place], chance)
            value = float(_result(p, me)) if p.stage == OVER else lay_open(p, me, net, workspace)
            choice[3][which] += 1
            choice[4][which] += value
            choice[5][which] += value * value
        chance[0] = seed + _STRIDE
