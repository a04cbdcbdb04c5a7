"""The store in PostgreSQL: ratings, the campaign, the daily deal, and the server's own secrets."""

from __future__ import annotations

from motu.store.postgres.pool import Pool
from motu.store.protocol import Rate
from motu.store.rows import Attempt, CampaignGame, CampaignScore, Ranked, Rating, RatingChange, Result, Tally
from motu.store.sql import NO_GUESS, RATING, check_text, written_changes
from motu.store.sql import rating_changes as read_changes
from motu.store.sql import ratings as read_ratings

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
_CHANGES = """
    select visitors, changes from result where "table" = $1 and "table" <> '' and changes is not null
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
_ANEW = """
    update daily set "table" = $5 where game = $1 and day = $2 and visitor = $3 and "table" = $4 and outcome is null
"""
_ATTEMPT = 'select "table", outcome, margin from daily where game = $1 and day = $2 and visitor = $3'
_TALLY = """
    select day, outcome, margin, count(*) from daily where game = $1 and day between $2 and $3 and margin is not null
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
            changes = written_changes(old, new)
            await connection.execute(
                "update result set counted = true, changes = $2 where number = $1", number, changes
            )
            return True

    async def rating_changes(self, table: str) -> list[RatingChange]:
        check_text(table)
        row = await self._pool.row(_CHANGES, table)
        return read_changes(row[0], row[1]) if row else []

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

    async def attempt_anew(self, game: str, day: str, visitor: str, old: str, table: str) -> Attempt:
        check_text(game, day, visitor, old, table)
        await self._pool.change(_ANEW, game, day, visitor, old, table)
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
