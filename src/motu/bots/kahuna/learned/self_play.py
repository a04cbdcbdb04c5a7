"""Games of the net against itself, and what they teach: TD(λ) over all that each seat saw."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from motu.bots.kahuna.jit import CACHED, TABLE, Seeds, Tables
from motu.bots.kahuna.learned import features
from motu.bots.kahuna.learned.features import WORDS
from motu.bots.kahuna.learned.net import HIDDEN, Net, blank, gather, read_out
from motu.bots.kahuna.learned.policy import Workspace, best_of, brings_card, cover, new_workspace, value_all
from motu.kahuna import play
from motu.kahuna.game import LONGEST
from motu.kahuna.state import OVER

DARING_OF = 1_000_000
"""Daring, the chance of a random decision, is counted in millionths."""


class Notes(NamedTuple):
    """What each seat saw in a game, in order: the features, whether a random try led there, and what the best decision
    would have been worth."""

    words: NDArray[np.int64]
    tried: NDArray[np.int64]
    best: NDArray[np.float64]
    number: NDArray[np.int64]


class Learner(NamedTuple):
    """All that one thread needs to play and to learn. `counts` are games, positions, squared error, decisions."""

    table: Tables
    workspace: Workspace
    notes: Notes
    gradient: Net
    hidden: NDArray[np.float32]
    chance: Seeds
    counts: NDArray[np.float64]


def new_learner(chance: Any) -> Learner:
    """A learner with randomness of its own."""
    most = 3 * LONGEST
    notes = Notes(
        np.zeros((2, most, WORDS), np.int64),
        np.zeros((2, most), np.int64),
        np.zeros((2, most), np.float64),
        np.zeros(2, np.int64),
    )
    hidden, counts = np.zeros((2, HIDDEN), np.float32), np.zeros(4, np.float64)
    return Learner(np.zeros(1, TABLE), new_workspace(), notes, blank(), hidden, chance, counts)


# Inside jitted code these are the compiled ones; mypy only knows the interpreted ones.
_lay_out: Any = play.lay_out
_apply: Any = play.apply
_look: Any = features.look
_result: Any = features.result


@njit(cache=CACHED, nogil=True)
def note(p: Any, seat: int, notes: Any, tried: int, best: float) -> None:
    """Write down what a seat sees now."""
    number = notes[3][seat]
    _look(p, seat, notes[0][seat, number])
    notes[1][seat, number] = tried
    notes[2][seat, number] = best
    notes[1][seat, number + 1] = 0
    notes[3][seat] = number + 1


@njit(cache=CACHED, nogil=True)
def play_game(p: Any, net: Any, workspace: Any, notes: Any, daring: int, chance: Any) -> int:
    """Play a game to its end and note what each seat saw; how many decisions it took.

    A seat takes notes after each of its decisions (if that brings a card: before it looks at it and afterwards) and at
    the beginning of its turns. Now and then a decision is random: so the net sees what it would not have tried.
    """
    for seat in range(2):
        notes[3][seat] = 0
        notes[1][seat, 0] = 0
    note(p, p.mover, notes, 0, 0.0)
    decisions = 0
    before = -1
    while p.stage != OVER:
        me = p.mover
        number = value_all(p, me == before, net, workspace, chance)
        if number > 1:
            before = me
        best = best_of(workspace, number)
        index = best
        if chance.below(DARING_OF, 0) < daring:
            index = chance.below(number, 0)
        tried = 1 if index != best else 0
        code = workspace[3][index]
        brings = brings_card(p, code)
        hand, row = p.hand[me], p.row
        _apply(p, code, chance)
        decisions += 1
        if p.stage != OVER:
            if brings:
                new_hand, new_row = p.hand[me], p.row
                cover(p, me, hand, row, code)
                note(p, me, notes, tried, workspace[4][best])
                p.hand[me], p.row = new_hand, new_row
                tried = 0
            note(p, me, notes, tried, workspace[4][best])
            if p.mover != me:
                note(p, p.mover, notes, 0, 0.0)
        elif tried:
            last = notes[3][me]
            notes[1][me, last] = 1
            notes[2][me, last] = workspace[4][best]
    return decisions


@njit(cache=CACHED, nogil=True, fastmath=True)
def learn(net: Any, gradient: Any, target: float, hidden: Any) -> float:
    """Add what one position teaches about the outcome to the gradient, and what it teaches about the hidden layer to
    the errors; its value before that."""
    sums, errors = hidden[0], hidden[1]
    out, slopes = net[2], gradient[2]
    value = read_out(net, sums)
    error = np.float32(value - target)
    for unit in range(HIDDEN):
        active = sums[unit] > 0
        slopes[unit] += error * sums[unit] if active else np.float32(0.0)
        errors[unit] += error * out[unit] if active else np.float32(0.0)
    gradient[3][0] += error
    return value


@njit(cache=CACHED, nogil=True, fastmath=True)
def step_back(net: Any, gradient: Any, old: Any, words: Any, hidden: Any) -> None:
    """Go from one position to the one before it.

    Positions of one game differ in few features. So the sums are only changed by these; and a feature that was there
    from one position to another has earned the errors of all of them, which is the difference of two running totals.
    """
    sums, errors = hidden[0], hidden[1]
    weights, slopes = net[0], gradient[0]
    for word in range(WORDS):
        changed = old[word] ^ words[word]
        while changed:
            low = changed & -changed
            row = 64 * word + (low - 1).bit_count()
            if words[word] & low:
                for unit in range(HIDDEN):
                    sums[unit] += weights[row, unit]
                    slopes[row, unit] -= errors[unit]
            else:
                for unit in range(HIDDEN):
                    sums[unit] -= weights[row, unit]
                    slopes[row, unit] += errors[unit]
            changed ^= low


@njit(cache=CACHED, nogil=True, fastmath=True)
def close(gradient: Any, words: Any, hidden: Any) -> None:
    """At the first position of a game: what its features have earned since they were there."""
    errors, slopes = hidden[1], gradient[0]
    for unit in range(HIDDEN):
        gradient[1][unit] += errors[unit]
    for word in range(WORDS):
        bits = words[word]
        while bits:
            low = bits & -bits
            row = 64 * word + (low - 1).bit_count()
            for unit in range(HIDDEN):
                slopes[row, unit] += errors[unit]
            bits ^= low


@njit(cache=CACHED, nogil=True)
def study(p: Any, net: Any, learner: Any, trust: float) -> None:
    """Learn from the notes of a finished game: each position towards what came after it.

    `trust` is λ: 1 believes the outcome alone, 0 the next value alone. What came after a random try says nothing about
    the positions before it; they learn from what the best decision was worth.
    """
    notes, gradient, hidden, counts = learner[2], learner[3], learner[4], learner[6]
    for seat in range(2):
        last = notes[3][seat]
        if last == 0:
            continue
        target = notes[2][seat, last] if notes[1][seat, last] else _result(p, seat)
        hidden[1][:] = 0
        gather(net, notes[0][seat, last - 1], hidden[0])
        for index in range(last - 1, -1, -1):
            value = learn(net, gradient, target, hidden)
            counts[2] += (value - target) * (value - target)
            target = notes[2][seat, index] if notes[1][seat, index] else trust * target + (1.0 - trust) * value
            if index:
                step_back(net, gradient, notes[0][seat, index], notes[0][seat, index - 1], hidden)
        close(gradient, notes[0][seat, 0], hidden)
        counts[1] += last


@njit(cache=CACHED, nogil=True)
def lesson(fresh: Tables, weaker: Any, games: int, net: Any, learner: Any, daring: int, trust: float) -> None:
    """Play and study so many games. `fresh` are empty tables of various options, each as likely as any other; beside
    each, in `weaker`, its handicap and the seat that has it."""
    table, workspace, notes, chance, counts = learner[0], learner[1], learner[2], learner[5], learner[6]
    for _ in range(games):
        which = chance.below(len(fresh), 0)
        table[0] = fresh[which]
        _lay_out(table[0], chance.below(2, 0), weaker[which, 0], weaker[which, 1], chance)
        counts[3] += play_game(table[0], net, workspace, notes, daring, chance)
        study(table[0], net, learner, trust)
        counts[0] += 1


@njit(cache=CACHED, nogil=True, fastmath=True)
def step(
    part: Any, slopes: Any, mean: Any, square: Any, rate: float, share: float, early: float, earlier: float
) -> None:
    """Change weights against their slopes, by Adam, and clear the slopes.

    `share` is what one position counts; `early` and `earlier` correct the averages of slopes and of their squares for
    having begun at nothing.
    """
    for index in range(len(part)):
        slope = slopes[index] * np.float32(share)
        mean[index] += np.float32(0.1) * (slope - mean[index])
        square[index] += np.float32(0.001) * (slope * slope - square[index])
        size = np.sqrt(square[index] / np.float32(earlier)) + np.float32(1e-8)
        part[index] -= np.float32(rate) * mean[index] / np.float32(early) / size
        slopes[index] = 0
