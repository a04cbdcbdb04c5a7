"""An arena on the cores of this machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from motu.arena.crew import DEATHS, DeadlyJob, work
from motu.arena.plan import Deal, Plan
from motu.arena.play import play_warm
from motu.arena.result import Result
from motu.core.errors import MotuError, message


class DeadlyDeal(MotuError):
    """A deal that killed every worker that tried to play it."""

    def __init__(self, plan: Plan, deal: Deal) -> None:
        one, other = (plan.entrants[place].name for place in plan.pairs[deal.pair])
        super().__init__(message("arena-deadly-deal", one=one, other=other, deal=deal.number + 1, deaths=DEATHS))


def play_here(plan: Plan, deals: Sequence[Deal], workers: int) -> Iterator[Result]:
    """Play these deals, and give each as it is finished; DeadlyDeal where that cannot be done."""
    try:
        yield from work(partial(play_warm, plan), deals, workers)
    except DeadlyJob as death:
        raise DeadlyDeal(plan, death.job) from None
