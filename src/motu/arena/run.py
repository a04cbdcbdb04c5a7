"""An arena from where it stands to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing

from motu.arena.journal import Journal
from motu.arena.plan import Deal, Plan
from motu.arena.result import Result
from motu.arena.tally import Tally

Players = Callable[[Plan, Sequence[Deal]], Iterator[Result]]
"""Who plays the deals: worker processes or a cluster."""


def count_so_far(plan: Plan, journal: Journal) -> Tally:
    """The count of what a journal holds already."""
    tally = Tally(plan)
    for result in journal.results:
        tally.add(result)
    return tally


def play_on(tally: Tally, journal: Journal, players: Players) -> Iterator[Tally]:
    """Play what is missing. The count is given after every deal, when that deal is safe in the journal."""
    done = {result.deal for result in journal.results}
    missing = [deal for deal in tally.plan.all_deals() if deal not in done]
    with closing(players(tally.plan, missing)) as results:  # type: ignore[type-var]
        for result in results:
            journal.add(result)
            tally.add(result)
            yield tally
