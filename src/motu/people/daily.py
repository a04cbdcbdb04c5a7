"""The deal of the day: the same cards for everybody, against the same opponent, who decides alike for all.

The secret of such a table follows from one of the house, which nobody is ever told, and the day (UTC). So do the
opponent's own whims, from the table's secret and the steps so far: whoever plays the same moves meets the same game.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from contextlib import suppress
from datetime import date, timedelta

import msgspec

from motu.core.chance import SEED_BYTES
from motu.games import game_named
from motu.store.protocol import Outdated, Store
from motu.store.rows import OVER, Attempt, Tally
from motu.tables import setup
from motu.tables.actions import Person
from motu.tables.cache import NoTable
from motu.tables.service import TableService
from motu.tables.table_view import day_of

GAME = "kahuna"
BOT = "hoku"
OPTIONS = {"preset": "modern"}
BEFORE = 7
"""So many days before today are told of."""


class Results(msgspec.Struct, frozen=True):
    """How the games of a day ended that were played to their end; each visitor has one.

    `margins` counts them by the points that the player was ahead, or behind.
    """

    played: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    margins: dict[str, int] = {}


class Day(msgspec.Struct, frozen=True):
    """A day that is over."""

    day: str
    results: Results


class Daily(msgspec.Struct, frozen=True):
    """The deal of the day.

    table       the asker's own game of today, if they have begun it
    outcome     1 won, 0 drawn, -1 lost; None while it is not over. `mine` is by how many points
    previous    the days before, the last one first
    """

    day: str
    game: str
    bot: str
    options: dict[str, str]
    table: str | None
    outcome: int | None
    mine: int | None
    results: Results
    previous: list[Day]


async def look(store: Store, visitor: str, now: float) -> Daily:
    """The deal of the day, as this visitor stands."""
    today = day_of(now)
    days = [(date.fromisoformat(today) - timedelta(days=back)).isoformat() for back in range(BEFORE + 1)]
    tallies = await store.tallies(GAME, days[-1], today)
    mine = await store.attempt_of(GAME, today, visitor) if visitor else None
    mine = mine or Attempt("")
    previous = [Day(day, _results(tallies, day)) for day in days[1:]]
    return Daily(
        today, GAME, BOT, OPTIONS, mine.table or None, mine.outcome, mine.margin, _results(tallies, today), previous
    )


def _results(tallies: list[Tally], day: str) -> Results:
    ours = [tally for tally in tallies if tally.day == day]
    wins, draws, losses = (sum(tally.games for tally in ours if tally.outcome == outcome) for outcome in (1, 0, -1))
    margins: dict[str, int] = {}
    for tally in sorted(ours, key=lambda each: each.margin or 0):
        if tally.margin is not None:
            margins[str(tally.margin)] = margins.get(str(tally.margin), 0) + tally.games
    return Results(wins + draws + losses, wins, draws, losses, margins)


async def begin(service: TableService, person: Person, now: float) -> str:
    """The visitor's table of today, created if there is none yet."""
    today = day_of(now)
    attempt = await service.store.attempt(GAME, today, person.id, setup.new_id(), now)
    try:
        cached = await service.cache.find(attempt.table)
        if cached.table.stage == OVER and attempt.outcome is None:  # called off before both had moved: from the start
            attempt = await service.store.attempt_anew(GAME, today, person.id, attempt.table, setup.new_id())
            await service.cache.find(attempt.table)
    except NoTable:  # the first time, or whoever wanted to open it was stopped
        with suppress(Outdated):  # asked for twice at the same time
            await service.create(await _new_table(service.store, attempt.table, today, person))
    return attempt.table


async def _new_table(store: Store, id: str, day: str, person: Person) -> setup.NewTable:
    game = game_named(GAME)
    house = await store.secret("daily", secrets.token_bytes(SEED_BYTES))
    secret = hmac.new(house, f"{GAME}/{day}".encode(), hashlib.sha256).digest()
    seats = [setup.SeatSetup("me"), setup.SeatSetup("bot", BOT)]
    new = setup.new_table(setup.TableSetup(GAME, OPTIONS, seats), person)
    return setup.sealed(setup.NewTable(id, game, secret, new.invitation, msgspec.structs.replace(new.event, day=day)))
