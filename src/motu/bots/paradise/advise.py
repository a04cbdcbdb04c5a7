"""Advice for a seat that is asked: the best few plans, how likely it wins with each, and what each gains and risks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from motu.bots import clock
from motu.bots.paradise.advice_reasons import reasons
from motu.bots.paradise.courses import courses
from motu.bots.paradise.trials import Trial, race, trials_of
from motu.core.chance import Chance
from motu.core.errors import Message
from motu.core.game import Word
from motu.paradise.moves import Move
from motu.paradise.notation import write_words
from motu.paradise.show_types import ParadiseMove
from motu.paradise.state import EVERYBODY, OVER
from motu.paradise.view import View

WORLDS = 400
"""More worlds than these make the advice no better that anybody could tell."""


@dataclass(frozen=True)
class Advice:
    """A plan from here on, as far as nothing comes to light: a part of a voyage, all fleets, or all that is built."""

    moves: tuple[Move, ...]
    words: str
    """The plan in notation."""
    decisions: tuple[ParadiseMove, ...]
    """The same as data."""
    chance: float
    """How likely its seat wins with it, as far as it can know."""
    error: float
    """The standard error of that."""
    chances: tuple[float, ...]
    """The same for all seats; of the solitaire game, for both sides."""
    reasons: tuple[Message, ...]
    """What it gains and what it risks, the weightiest first."""


def advise(
    view: View, chance: Chance, *, seconds: float = 1.0, work: int | None = None, number: int = 3
) -> list[Advice]:
    """What should the viewer do, who is asked? The best plans, best first, at most `number`, all different in effect.

    `work` plays so many turns to their end, whatever the time: the same on every machine.
    """
    found: list[Advice] = []
    for found in advise_better(view, chance, seconds=seconds, work=work, number=number):  # noqa: B007
        pass
    return found


def advise_better(
    view: View, chance: Chance, *, seconds: float = 1.0, work: int | None = None, number: int = 3
) -> Iterator[list[Advice]]:
    """The same again and again, better each time: first as soon as every plan has been tried in two imagined tables,
    then whenever these have become twice as many. Who has seen enough stops asking."""
    if view.stage == OVER:
        return
    assert view.mover == view.seat or (view.mover == EVERYBODY and not _is_done(view))
    until = clock.now() + seconds
    found = courses(view, chance)
    trials = trials_of(view, found, found[0])
    played = 0
    for worlds, left in enumerate(race(view, trials, chance, number + 1), 1):
        played += len(left)
        enough = worlds >= WORLDS or (played >= work if work is not None else clock.now() >= until)
        if enough or (worlds >= 2 and worlds & worlds - 1 == 0):
            yield ranked(view, left, number)
        if enough:
            return


def ranked(view: View, trials: Sequence[Trial], number: int) -> list[Advice]:
    """The best of these, best first; alone the tuned script's own course stands before those of little more promise."""
    assert view.seat is not None
    seat = view.seat
    best = sorted(trials, key=lambda trial: -trial.promise(seat))[:number]
    return [_advice(view, trial) for trial in best]


def _is_done(view: View) -> bool:
    return view.seat is not None and bool(view.done >> view.seat & 1)


def _advice(view: View, trial: Trial) -> Advice:
    assert view.seat is not None
    course, seat = trial.course, view.seat
    words = write_words([Word(move.text) for move in course.moves])
    chances = tuple(trial.chances())
    return Advice(course.moves, words, course.shown, chances[seat], trial.error(seat), chances, reasons(view, course))
