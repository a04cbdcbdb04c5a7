"""The store in PostgreSQL: the campaign, the daily deal and the house's secrets."""

from __future__ import annotations

from motu.store.postgres.people import PostgresPeople
from motu.store.protocol import Attempt, CampaignGame, CampaignScore, Tally
from motu.store.sql import check_words

# What follows the event that ended a game, in the same statement: `moved` has a row if there was such an event.
COUNT = """
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


def counted(played: CampaignGame) -> tuple[object, ...]:
    """What a game of the campaign is in the words of COUNT, from $11 on."""
    won = played.outcome > 0
    return (
        played.visitor, played.game, played.bot, played.outcome, played.margin, played.at, played.day, int(won),
        int(won and played.clean),
    )  # fmt: skip


class PostgresFeats(PostgresPeople):
    """The part of the store that remembers what people have done."""

    async def campaign(self, visitor: str, game: str) -> dict[str, CampaignScore]:
        check_words(visitor, game)
        return {bot: CampaignScore(*row) for bot, *row in await self._pool.rows(_CAMPAIGN, visitor, game)}

    async def attempt(self, game: str, day: str, visitor: str, table: str, at: float) -> Attempt:
        check_words(game, day, visitor, table)
        await self._pool.change(_TRY, game, day, visitor, table, at)
        return Attempt(*await self._pool.row(_ATTEMPT, game, day, visitor))

    async def attempt_of(self, game: str, day: str, visitor: str) -> Attempt | None:
        check_words(game, day, visitor)
        row = await self._pool.row(_ATTEMPT, game, day, visitor)
        return Attempt(*row) if row else None

    async def tallies(self, game: str, first: str, last: str) -> list[Tally]:
        check_words(game, first, last)
        return [Tally(*row) for row in await self._pool.rows(_TALLY, game, first, last)]

    async def secret(self, name: str, fresh: bytes) -> bytes:
        check_words(name)
        query = "insert into house (name, secret) values ($1, $2) on conflict do nothing"
        await self._pool.change(query, name, fresh)
        kept: bytes = (await self._pool.row("select secret from house where name = $1", name))[0]
        return kept
