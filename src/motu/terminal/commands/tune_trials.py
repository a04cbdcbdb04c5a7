"""The trials of a tuning: played by all cores, and each kept in a journal as soon as it is over."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from motu.arena.journal import Journal
from motu.arena.process_pool import DEATHS, DeadlyJob, work
from motu.bots.paradise.tuning.evolution import Evolution, Generation, TuningPlan
from motu.bots.paradise.tuning.trials import Trial, Tried, tried
from motu.core.errors import Message, MotuError, message
from motu.core.versions import rules_now
from motu.games import game_named

FORMAT = "motu-paradise-tuning-1"


class KeptTrial(Tried):
    """A trial as a line of the journal."""

    def to_json(self) -> dict[str, Any]:
        return {**self.trial._asdict(), "worths": self.worths}


class TrialJournal(Journal[KeptTrial]):
    """The file of trials; a tuning goes on with it. `results` holds those that were there and are asked for."""

    FOREIGN = message("tune-foreign-file")
    BUSY = message("train-busy-file")
    BROKEN = message("train-broken-line")

    def __init__(self, path: Path, plan: TuningPlan) -> None:
        self._plan = plan
        super().__init__(path, {"format": FORMAT, **plan.settings(), **rules_now(game_named("paradise"))})

    def read(self, data: Any) -> tuple[Trial, KeptTrial]:
        trial = Trial(*(data[field] for field in Trial._fields))
        return trial, KeptTrial(trial, [float(worth) for worth in data["worths"]])

    def wanted(self, kept: KeptTrial) -> bool:
        return kept.trial.generation < self._plan.generations

    def other(self, what: str) -> Message:
        return message("tune-other-trials", what=what)


def evolve(evolution: Evolution, journal: TrialJournal, workers: int) -> Iterator[Generation | None]:
    """Play what is missing, generation by generation; each trial is safe in the journal when it counts.

    What each generation has shown, and None after every other trial.
    """
    for kept in sorted(journal.results):
        if kept.trial in evolution.wanted:
            yield evolution.add(kept)
    while len(evolution.done) < evolution.plan.generations:
        play = partial(tried, numbers=evolution.children, seed=str(evolution.plan.seed), rival=evolution.plan.against)
        try:
            with closing(work(play, list(evolution.wanted), workers)) as played:  # type: ignore[type-var]
                for each in played:
                    journal.add(KeptTrial(*each))
                    yield evolution.add(each)
        except DeadlyJob as death:
            raise MotuError(message("tune-deadly-trial", trial=death.job.name, deaths=DEATHS)) from None
