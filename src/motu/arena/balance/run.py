"""A balance report from where it stands to its end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial

from motu.arena.balance.journal import BalanceJournal
from motu.arena.balance.plan import Balance
from motu.arena.balance.play import play
from motu.arena.balance.tally import Tally
from motu.arena.crew import DEATHS, DeadlyJob, work
from motu.core.errors import MotuError, message


def count_so_far(plan: Balance, journal: BalanceJournal) -> Tally:
    """The count of what a journal holds already."""
    tally = Tally(plan)
    for result in journal.results:
        tally.add(result)
    return tally


def play_on(tally: Tally, journal: BalanceJournal, workers: int) -> Iterator[Tally]:
    """Play what is missing. The count is given after every game, when that game is safe in the journal."""
    done = {result.sitting for result in journal.results}
    missing = [sitting for sitting in tally.plan.sittings() if sitting not in done]
    try:
        with closing(work(partial(play, tally.plan), missing, workers)) as results:  # type: ignore[type-var]
            for result in results:
                journal.add(result)
                tally.add(result)
                yield tally
    except DeadlyJob as death:
        players, number = death.job
        reason = message("balance-deadly-game", players=players, game=number + 1, deaths=DEATHS)
        raise MotuError(reason) from None
