"""Ratings of people, by Glicko-2, after every game.

Glickman, "Example of the Glicko-2 system" (2022), numbers the steps that are named below. Two things are ours. A rating
period is a week, but a game counts when it ends: what deviates grows by the time since the last game, in weeks and
parts of weeks, and the game itself takes none. And where more than two play, each pair counts as a game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

from motu.store.protocol import StoreError
from motu.store.rows import Rating, Result
from motu.tables.cache import TableListener
from motu.tables.service import TableService
from motu.tables.table import Table

LOOK_EVERY = 2.0
"""Seconds between two looks for results that another process has not counted."""

PERIOD = 7 * 86_400.0
"""Seconds of a rating period."""
LEAST_DEVIATION, MOST_DEVIATION = 30.0, 350.0
TAU = 0.5
"""How fast volatility may change; Glickman advises 0.3 to 1.2."""
_SCALE = 173.7178
_EXACT = 1e-6

_log = logging.getLogger("motu.people")


class RatingCounter(TableListener):
    """Counts the results of rated games: when one ends here, and those that another process has left."""

    def __init__(self, service: TableService) -> None:
        self._store, self._background = service.store, service.background
        service.cache.subscribe(self)

    def begin(self) -> None:
        """From now on, count what other processes leave, too."""
        self._background.start(self._look())

    def game_ended(self, table: Table) -> None:
        if table.is_rated:
            self._background.start(self.count())

    async def count(self) -> None:
        """Count what has not been counted yet."""
        try:
            while await self._store.rate_next(rate):
                pass
        except StoreError as error:
            _log.warning("ratings are counted later: %s", error)

    async def _look(self) -> None:
        while True:
            try:
                await self.count()
            except Exception:  # whatever it is, it must not end here
                _log.exception("ratings are counted later")
            await asyncio.sleep(LOOK_EVERY)


class Meeting(NamedTuple):
    """One game of a player: whom they met, and their score (1, 0.5, 0)."""

    other: Rating
    score: float


def rate(result: Result, before: Sequence[Rating]) -> list[Rating]:
    """The new ratings of those who played, in their order."""
    players = [aged(rating, result.at) for rating in before]
    after = []
    for own, (visitor, points) in enumerate(zip(result.visitors, result.points, strict=True)):
        meetings = [
            Meeting(players[other], 1.0 if points > theirs else 0.5 if points == theirs else 0.0)
            for other, (opponent, theirs) in enumerate(zip(result.visitors, result.points, strict=True))
            if opponent != visitor  # nobody gains by playing against themselves
        ]
        played = updated(players[own], meetings)
        after.append(played._replace(games=before[own].games + 1, at=max(before[own].at, result.at)))
    return after


def aged(rating: Rating, at: float) -> Rating:
    """A rating at a later time: the longer ago the last game, the less is known. (Step 6.)"""
    periods = max(0.0, at - rating.at) / PERIOD
    return rating._replace(deviation=_grown(rating.deviation, rating.volatility, periods))


def updated(rating: Rating, meetings: Sequence[Meeting], periods: float = 0.0) -> Rating:
    """A rating after these games, which took so many rating periods together. (Steps 2 to 8.)"""
    if not meetings:
        return rating._replace(deviation=_grown(rating.deviation, rating.volatility, periods))
    phi = rating.deviation / _SCALE
    knowledge = surprise = 0.0
    for other, score in meetings:
        theirs = other.deviation / _SCALE
        weight = 1 / sqrt(1 + 3 * theirs * theirs / pi**2)
        ahead = weight * (rating.rating - other.rating) / _SCALE
        win, loss = 1 / (1 + exp(-ahead)), 1 / (1 + exp(ahead))
        knowledge += weight * weight * win * loss
        surprise += weight * (score * loss - (1 - score) * win)
    variance = 1 / knowledge
    volatility = _volatility(rating.volatility, phi, variance, variance * surprise)
    grown = _grown(rating.deviation, volatility, periods) / _SCALE
    phi = 1 / sqrt(1 / grown**2 + knowledge)
    return rating._replace(
        rating=rating.rating + _SCALE * phi * phi * surprise,
        deviation=min(MOST_DEVIATION, max(LEAST_DEVIATION, _SCALE * phi)),
        volatility=volatility,
    )


def _grown(deviation: float, volatility: float, periods: float) -> float:
    return min(MOST_DEVIATION, sqrt(deviation**2 + periods * (_SCALE * volatility) ** 2))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility: where f is 0, found by the Illinois algorithm. (Step 5.)"""
    start = log(sigma * sigma)
    spread = phi * phi + variance

    def f(x: float) -> float:
        e = exp(x)
        return e * (delta * delta - spread - e) / (2 * (spread + e) ** 2) - (x - start) / TAU**2

    low = start
    if delta * delta > spread:
        high = log(delta * delta - spread)
    else:
        high = start - TAU
        while f(high) < 0:
            high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _EXACT:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
