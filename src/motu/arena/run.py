"""A tournament from where it stands to its end: its journal, the cores that play it, and the count after every deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from motu.arena.journal import Journal
from motu.arena.play import play_warm
from motu.arena.process_pool import DEATHS, DeadlyJob, work
from motu.arena.results import Result, result_from_json
from motu.arena.tally import Tally
from motu.arena.tournament import Deal, Tournament
from motu.core.errors import MotuError, message


class TournamentJournal(Journal[Result]):
    """The file that deals are written to. `results` holds those that were there already and belong to the plan."""

    def __init__(self, path: Path, plan: Tournament) -> None:
        """Open a journal or begin it; BadJournal where the file is something else, OSError as it comes."""
        self._plan = plan
        super().__init__(path, plan.settings())

    def read(self, data: Any) -> tuple[Deal, Result]:
        result = result_from_json(data)
        if result.deal.pair >= len(self._plan.pairs):
            raise ValueError("there is no such pair")
        if len(result.games) != len(self._plan.seatings):
            raise ValueError("these are not the games of a deal")
        return result.deal, result

    def wanted(self, kept: Result) -> bool:
        return kept.deal.number < self._plan.deals


class DeadlyDeal(MotuError):
    """A deal that killed every worker that tried to play it."""

    def __init__(self, plan: Tournament, deal: Deal) -> None:
        one, other = (plan.entrants[place].name for place in plan.pairs[deal.pair])
        super().__init__(message("arena-deadly-deal", one=one, other=other, deal=deal.number + 1, deaths=DEATHS))


def play_here(plan: Tournament, deals: Sequence[Deal], workers: int) -> Iterator[Result]:
    """Play these deals, and give each as it is finished; DeadlyDeal where that cannot be done."""
    try:
        yield from work(partial(play_warm, plan), deals, workers)
    except DeadlyJob as death:
        raise DeadlyDeal(plan, death.job) from None


Players = Callable[[Tournament, Sequence[Deal]], Iterator[Result]]
"""Who plays the deals: worker processes or a cluster."""


def count_so_far(plan: Tournament, journal: TournamentJournal) -> Tally:
    """The count of what a journal holds already."""
    tally = Tally(plan)
    for result in journal.results:
        tally.add(result)
    return tally


def play_on(tally: Tally, journal: TournamentJournal, players: Players) -> Iterator[Tally]:
    """Play what is missing. The count is given after every deal, when that deal is safe in the journal."""
    done = {result.deal for result in journal.results}
    missing = [deal for deal in tally.plan.all_deals() if deal not in done]
    with closing(players(tally.plan, missing)) as results:  # type: ignore[type-var]
        for result in results:
            journal.add(result)
            tally.add(result)
            yield tally
