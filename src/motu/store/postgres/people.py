"""The store in PostgreSQL: visitors, sessions, ratings, the campaign, the daily deal, and the server's own secrets."""

from __future__ import annotations

from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]

from motu.store.postgres.pool import Pool
from motu.store.protocol import NameTaken, Rate, Unavailable
from motu.store.rows import Attempt, CampaignGame, CampaignScore, Ranked, Rating, Result, Tally, Visitor
from motu.store.sql import HOUR, NO_GUESS, RATING, VISITOR, check_text, folded
from motu.store.sql import ratings as read_ratings
from motu.store.sql import visitor as read_visitor

_ADD_VISITOR = """
    with added as (
        insert into visitor (id, name, created, account, password, folded) values ($1, $2, $3, $4, $5, $6) returning id
    )
    insert into session (token, visitor, created, used) select $7, id, $3, $3 from added
"""
_VISITOR_OF = f"""
    select visitor.{VISITOR.replace(", ", ", visitor.")}, used from session join visitor on id = visitor
    where token = $1
"""
_NEXT_RESULT = """
    select number, game, preset, visitors, points, at from result where not counted order by at, number limit 1
"""
_RATE = """
    insert into rating (visitor, game, preset, rating, deviation, volatility, games, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (visitor, game, preset) do update
    set rating = $4, deviation = $5, volatility = $6, games = $7, at = $8
"""
_RANKING = f"""
    select visitor.id, visitor.name, {RATING} from rating join visitor on visitor.id = rating.visitor
    where game = $1 and preset = $2 and deviation <= {NO_GUESS:g} order by rating desc, visitor.id limit $3
"""
_RATINGS = f"select game, preset, {RATING} from rating where visitor = $1"
# What follows the event that ended a game, in the same statement: `moved` has a row if there was such an event.
COUNT_CAMPAIGN_GAME = """
    settled as (
        update daily set outcome = $14, margin = $15 from moved
        where game = $12 and day = $17 and visitor = $11 and outcome is null
    )
    insert into campaign (visitor, game, bot, played, beaten, clean, at)
    select $11, $12, $13, 1, $18::bigint, $19::bigint, $16 from moved
    on conflict (visitor, game, bot) do update set played = campaign.played + 1,
    beaten = campaign.beaten + excluded.beaten, clean = campaign.clean + excluded.clean, at = excluded.at
"""
_CAMPAIGN = "select bot, played, beaten, clean from campaign where visitor = $1 and game = $2"
_TRY = 'insert into daily (game, day, visitor, "table", at) values ($1, $2, $3, $4, $5) on conflict do nothing'
_ATTEMPT = 'select "table", outcome, margin from daily where game = $1 and day = $2 and visitor = $3'
_TALLY = """
    select day, outcome, margin, count(*) from daily where game = $1 and day between $2 and $3 and outcome is not null
    group by day, outcome, margin order by day, outcome, margin nulls first
"""

RATING_LOCK = 0x6D6F7476
"""The number of the lock that whoever counts a result holds."""


def campaign_values(played: CampaignGame) -> tuple[object, ...]:
    """What a game of the campaign is in the words of COUNT_CAMPAIGN_GAME, from $11 on."""
    won = played.outcome > 0
    return (
        played.visitor, played.game, played.bot, played.outcome, played.margin, played.at, played.day, int(won),
        int(won and played.clean),
    )  # fmt: skip


class PostgresPeople:
    """The half of the store that knows no tables."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    # --- People ---

    async def add_visitor(self, visitor: Visitor, token: bytes) -> None:
        check_text(visitor.id, visitor.name, visitor.account, visitor.password)
        fold = folded(visitor.account) if visitor.account else None
        try:
            await self._pool.change(_ADD_VISITOR, *visitor, fold, token)
        except asyncpg.UniqueViolationError as error:
            taken = error.constraint_name == "visitor_folded"
            raise NameTaken(visitor.account) if taken else ValueError(visitor.id) from None

    async def visitor(self, id: str) -> Visitor | None:
        check_text(id)
        return read_visitor(await self._pool.row(f"select {VISITOR} from visitor where id = $1", id))

    async def visitor_of(self, token: bytes, now: float) -> Visitor | None:
        row = await self._pool.row(_VISITOR_OF, token)
        if row is not None and now - row[5] >= HOUR:
            with suppress(Unavailable):  # they may come in though nothing can be written
                await self._pool.change("update session set used = $1 where token = $2", now, token)
        return read_visitor(row)

    async def account(self, name: str) -> Visitor | None:
        check_text(name)
        return read_visitor(await self._pool.row(f"select {VISITOR} from visitor where folded = $1", folded(name)))

    async def rename(self, id: str, name: str) -> None:
        check_text(id, name)
        if not await self._pool.change("update visitor set name = $1 where id = $2", name, id):
            raise ValueError(id)

    async def make_account(self, id: str, account: str, password: str) -> None:
        check_text(id, account, password)
        query = "update visitor set account = $1, folded = $2, password = $3 where id = $4"
        try:
            changed = await self._pool.change(query, account, folded(account), password, id)
        except asyncpg.UniqueViolationError:
            raise NameTaken(account) from None
        if not changed:
            raise ValueError(id)

    async def add_session(self, id: str, token: bytes, now: float) -> None:
        check_text(id)
        query = "insert into session (token, visitor, created, used) values ($1, $2, $3, $3)"
        try:
            await self._pool.change(query, token, id, now)
        except asyncpg.IntegrityConstraintViolationError:
            raise ValueError(id) from None

    async def end_session(self, token: bytes) -> None:
        await self._pool.change("delete from session where token = $1", token)

    async def end_sessions(self, id: str) -> None:
        check_text(id)
        await self._pool.change("delete from session where visitor = $1", id)

    # --- Ratings ---

    async def rate_next(self, rate: Rate) -> bool:
        async with self._pool.connection() as connection, connection.transaction():
            await connection.execute("select pg_advisory_xact_lock($1)", RATING_LOCK)
            row = await connection.fetchrow(_NEXT_RESULT)
            if row is None:
                return False
            number, game, preset, visitors, points, at = row
            old = []
            for visitor in visitors:
                known = read_ratings(await connection.fetch(_RATINGS, visitor))
                old.append(known.get((game, preset), Rating()))
            new = rate(Result(game, preset, tuple(visitors), tuple(points), at), old)
            rows = [(visitor, game, preset, *rating) for visitor, rating in zip(visitors, new, strict=True)]
            await connection.executemany(_RATE, rows)
            await connection.execute("update result set counted = true where number = $1", number)
            return True

    async def ratings(self, visitor: str) -> dict[tuple[str, str], Rating]:
        check_text(visitor)
        return read_ratings(await self._pool.rows(_RATINGS, visitor))

    async def ranking(self, game: str, preset: str, limit: int) -> list[Ranked]:
        check_text(game, preset)
        rows = await self._pool.rows(_RANKING, game, preset, limit)
        return [Ranked(id, name, Rating(*rating)) for id, name, *rating in rows]

    # --- The campaign and the daily deal ---

    async def campaign(self, visitor: str, game: str) -> dict[str, CampaignScore]:
        check_text(visitor, game)
        return {bot: CampaignScore(*row) for bot, *row in await self._pool.rows(_CAMPAIGN, visitor, game)}

    async def attempt(self, game: str, day: str, visitor: str, table: str, at: float) -> Attempt:
        check_text(game, day, visitor, table)
        await self._pool.change(_TRY, game, day, visitor, table, at)
        return Attempt(*await self._pool.row(_ATTEMPT, game, day, visitor))

    async def attempt_of(self, game: str, day: str, visitor: str) -> Attempt | None:
        check_text(game, day, visitor)
        row = await self._pool.row(_ATTEMPT, game, day, visitor)
        return Attempt(*row) if row else None

    async def tallies(self, game: str, first: str, last: str) -> list[Tally]:
        check_text(game, first, last)
        return [Tally(*row) for row in await self._pool.rows(_TALLY, game, first, last)]

    # --- The server ---

    async def secret(self, name: str, fresh: bytes) -> bytes:
        check_text(name)
        query = "insert into house (name, secret) values ($1, $2) on conflict do nothing"
        await self._pool.change(query, name, fresh)
        kept: bytes = (await self._pool.row("select secret from house where name = $1", name))[0]
        return kept

    async def close(self) -> None:
        await self._pool.close()
