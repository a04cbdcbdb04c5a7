"""Courses tried in worlds: what becomes of each in the same imagined tables, with the same rivals and the same dice.

A world is played to the end of the turn, for there the value of a table holds that was learnt from games. Inside a turn
it takes what is about to be built, or to fall, for something that stays. Exploration comes before all that: once a
voyage is over the table is much as another turn finds it, and what follows would hide what was found behind dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, variance

from motu.bots.paradise.courses import Course, imagined
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.value import chances
from motu.bots.paradise.playout import play_on, until_turn
from motu.bots.paradise.scripts import tried, tuned_for
from motu.core.chance import Chance, FreeChance
from motu.paradise import game
from motu.paradise.state import EXPLORATION, State
from motu.paradise.view import View

FIRST = 4
"""So many worlds are tried before the first courses are dropped."""
KEEP = 0.5
"""Which part of the courses stays after each round."""
ALONE = 0.1
"""The head start of the tuned script's own course in the solitaire game: there plans that the value holds to be a
little better win less (docs/lab/paradise-expert.md)."""


class Trial:
    """A course, and the chances of all seats in every world in which it was tried. Others come before one with a head
    start only if they are ahead of it by more."""

    def __init__(self, course: Course, head_start: float = 0.0) -> None:
        self.course = course
        self.head_start = head_start
        self.ends: list[list[float]] = []

    def chance(self, seat: int) -> float:
        """How likely a seat wins after it."""
        return fmean(end[seat] for end in self.ends)

    def promise(self, seat: int) -> float:
        """By what it is ranked."""
        return self.chance(seat) + self.head_start

    def error(self, seat: int) -> float:
        """The standard error of its chance."""
        return error([end[seat] for end in self.ends])

    def chances(self) -> list[float]:
        return mean(self.ends)


def trials_of(view: View, courses: Sequence[Course], script: Course) -> list[Trial]:
    """Trials of these courses, of which one, or one with the same effect, is that of the tuned script."""
    effect, start = script.effect, ALONE if view.options.alone else 0.0
    return [Trial(course, start if course.effect == effect else 0.0) for course in courses]


def mean(ends: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each seat's chances."""
    return [fmean(each) for each in zip(*ends, strict=True)]


def error(values: Sequence[float]) -> float:
    """The standard error of a mean; of a single value nobody knows it, and half of all that there is stands for it."""
    return sqrt(variance(values) / len(values)) if len(values) > 1 else 0.5


def race(view: View, trials: Sequence[Trial], chance: Chance, most: int, first: int = FIRST) -> Iterator[list[Trial]]:
    """Those still tried after each world, which all of them have been tried in. After the first few the poorer half is
    dropped, and again whenever these have become twice as many; but never are fewer than `most` left."""
    assert view.seat is not None
    seat = view.seat
    left = list(trials)
    worlds, goal = 0, first
    while True:
        try_in(view, left, chance)
        worlds += 1
        if worlds == goal:
            left.sort(key=lambda trial: -trial.promise(seat))
            left = left[: max(most, round(len(left) * KEEP))]
            goal *= 2
        yield left


def try_in(view: View, trials: Sequence[Trial], chance: Chance) -> None:
    """One more world for each of these."""
    assert view.seat is not None
    world, seed = imagined(view, chance), chance.below(1 << 30, "world")
    for trial in trials:
        trial.ends.append(future(world.copy(), view.seat, trial.course, seed))


def future(s: State, seat: int, course: Course, seed: int) -> list[float]:
    """The chances of all seats when the turn is over, or the voyage, if a seat takes this course and the others follow
    scripts."""
    chance, turn, step = FreeChance(seed), s.turn, game.step(s)
    rivals = tried(s.options)
    players = {each: IslanderBot(rivals[chance.below(len(rivals), "rival")]) for each in range(s.count)}
    for move in course.moves:
        if move in game.moves(s, seat):  # unless this world, in which a fleet is stopped, knows better
            game.play(s, seat, move, chance)
    players[seat] = course.player()
    play_on(s, players, chance, lambda s: game.step(s) != step)
    if step[1] == EXPLORATION:
        return chances(s)
    players[seat] = IslanderBot(tuned_for(s.options))
    play_on(s, players, chance, until_turn(turn + 1))
    return chances(s)
