"""The lessons of a training: played by all cores, and each kept in a journal as soon as its game is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from motu.arena.journal import Journal
from motu.arena.process_pool import DEATHS, DeadlyJob, work
from motu.bots.paradise.belief.kept import FORMAT as SIGHTED
from motu.bots.paradise.belief.kept import KeptGame
from motu.bots.paradise.belief.kept import kept_from_json as kept_game_from_json
from motu.bots.paradise.belief.kept import play_and_keep as play_and_sight
from motu.bots.paradise.belief.train import BeliefPlan
from motu.bots.paradise.learned.lessons import FIGURES, KeptLesson, kept_from_json, play_and_keep
from motu.bots.paradise.learned.train import TrainingPlan
from motu.core.errors import Message, MotuError, message

FORMAT, BELIEF_FORMAT = "motu-paradise-lessons-1", "motu-paradise-sightings-1"


class Kept(Protocol):
    """What a line of a journal holds: of one game."""

    @property
    def number(self) -> int: ...

    def to_json(self) -> dict[str, Any]: ...


K = TypeVar("K", bound=Kept)


class LessonJournal(Journal[KeptLesson]):
    """The file of lessons; more games go on with it. `results` holds those that were there and are asked for."""

    FOREIGN = message("train-foreign-file")
    BUSY = message("train-busy-file")
    BROKEN = message("train-broken-line")

    def __init__(self, path: Path, plan: TrainingPlan) -> None:
        self._plan = plan
        super().__init__(path, {"format": FORMAT, "players": plan.players, "seed": plan.seed, "figures": FIGURES})

    def read(self, data: Any) -> tuple[int, KeptLesson]:
        kept = kept_from_json(data)
        if len(kept.shares) != max(2, self._plan.players):
            raise ValueError("this is no game of so many")
        return kept.number, kept

    def wanted(self, kept: KeptLesson) -> bool:
        return kept.number < self._plan.games

    def other(self, what: str) -> Message:
        return message("train-other-lessons", what=what)


class SightingJournal(Journal[KeptGame]):
    """The file of sightings, for beliefs."""

    FOREIGN = message("train-foreign-file")
    BUSY = message("train-busy-file")
    BROKEN = message("train-broken-line")

    def __init__(self, path: Path, plan: BeliefPlan) -> None:
        self._plan = plan
        super().__init__(path, {"format": BELIEF_FORMAT, "seed": plan.seed, **SIGHTED})

    def read(self, data: Any) -> tuple[int, KeptGame]:
        kept = kept_game_from_json(data)
        return kept.number, kept

    def wanted(self, kept: KeptGame) -> bool:
        return kept.number < self._plan.games

    def other(self, what: str) -> Message:
        return message("train-other-lessons", what=what)


def gather(plan: TrainingPlan, journal: LessonJournal, workers: int) -> Iterator[KeptLesson]:
    """Play what is missing; each lesson is safe in the journal when it is given."""
    return _played(partial(play_and_keep, plan.players, plan.seed), plan.games, journal, workers)


def gather_sightings(plan: BeliefPlan, journal: SightingJournal, workers: int) -> Iterator[KeptGame]:
    """The same for beliefs."""
    return _played(partial(play_and_sight, plan.seed), plan.games, journal, workers)


def _played(play: Callable[[int], K], games: int, journal: Journal[K], workers: int) -> Iterator[K]:
    done = {kept.number for kept in journal.results}
    missing = [number for number in range(games) if number not in done]
    try:
        with closing(work(play, missing, workers)) as found:  # type: ignore[type-var]
            for kept in found:
                journal.add(kept)
                yield kept
    except DeadlyJob as death:
        raise MotuError(message("train-deadly-game", game=death.job + 1, deaths=DEATHS)) from None
