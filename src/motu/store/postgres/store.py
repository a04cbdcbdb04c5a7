"""The store in PostgreSQL, for a server of several processes and machines: tables and events.

Events are added in one statement, so that a table is locked no longer than the database needs for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from motu.store.postgres.components import PostgresComponents
from motu.store.postgres.people import COUNT_CAMPAIGN_GAME, PostgresPeople, campaign_values
from motu.store.postgres.pool import MOST, open_pool
from motu.store.postgres.pulse import PostgresPulse
from motu.store.postgres.visitors import PostgresVisitors
from motu.store.protocol import Outdated, Repeated
from motu.store.rows import OPEN, OVER, RUNNING, CampaignGame, Event, Listed, Result, StoredTable, TableSummary
from motu.store.sql import LARGEST, LISTED, STORED, check_text, listed, stored_table

_CREATE = """
    with created as (
        insert into "table" (id, game, version, created, changed, secret, stage, public, seats, due, listing,
            components)
        values ($1, $2, 1, $3, $3, $4, $5, $6, $7, $8, $9, $11) on conflict do nothing returning id
    )
    insert into event ("table", version, at, body) select id, 1, $3, $10 from created
"""
_MOVED = """
    with moved as (
        update "table" set version = version + cardinality($9::bytea[]), changed = $3, stage = $4, public = $5,
        seats = $6, due = $7, listing = $8, owner = null, until = null
        where id = $1 and version = $2 returning id, version
    )
"""
_EVENT = """
    insert into event ("table", version, at, body, key)
    select id, version - cardinality($9) + place, $3, body, case when place = cardinality($9) then $10::text end
    from moved, unnest($9) with ordinality as added (body, place)
"""
_APPEND = f"{_MOVED} {_EVENT}"
_APPEND_WITH_RESULT = f"""
    {_MOVED}, added as ({_EVENT})
    insert into result (game, preset, visitors, points, at, "table") select $11, $12, $13, $14, $15, id from moved
"""
_APPEND_WITH_CAMPAIGN_GAME = f"{_MOVED}, added as ({_EVENT}), {COUNT_CAMPAIGN_GAME}"
_FOUND = """
    select (select version from event where "table" = $1 and key = $2), (select version from "table" where id = $1)
"""
_EVENTS = 'select version, at, body from event where "table" = $1 and version > $2 order by version'
# The open and the running ones each come from the index in order, so that no more than the limit is read.
_LOBBY = f"""
    (select {LISTED} from "table" where public and stage = '{OPEN}' order by changed desc, id limit $1)
    union all
    (select {LISTED} from "table" where public and stage = '{RUNNING}' order by changed desc, id limit $1)
    order by stage, changed desc, id limit $1
"""
_TABLES_OF = f"""
    select {LISTED} from seat join "table" on "table".id = seat."table" where visitor = $1
    order by stage = '{OVER}', changed desc, id limit $2
"""
_COUNT_OPEN = f"""
    select count(*) from seat join "table" on "table".id = seat."table" where visitor = $1 and stage <> '{OVER}'
"""
_DUE = f"""
    select {LISTED} from "table" where due <= $1 and (until is null or until <= $1) order by due, id limit $2
"""
_CLAIM = """
    update "table" set owner = $3, until = $5
    where id = $1 and version = $2 and (owner is null or owner = $3 or until <= $4)
"""
_FORGET = """
    delete from "table" where id in (
        select id from "table" where public in (false, true) and stage = $1 and changed < $2
        order by changed limit $3 for update skip locked)
"""


async def open_postgres(url: str, connections: int = MOST) -> PostgresStore:
    """Open a database; BadOption where that cannot be, Unavailable where it can be later."""
    return PostgresStore(await open_pool(url, connections))


class PostgresStore(PostgresPeople, PostgresVisitors, PostgresComponents, PostgresPulse):
    """See `Store`."""

    async def create(
        self, id: str, game: str, secret: bytes, summary: TableSummary, at: float, body: bytes, components: str = ""
    ) -> None:
        check_text(id, game, summary.stage, *summary.seats, components)
        if not await self._pool.change(_CREATE, id, game, at, secret, *summary, body, components):
            raise Outdated((await self._pool.row(_FOUND, id, None))[1] or 0)

    async def append(
        self,
        id: str,
        expected: int,
        summary: TableSummary,
        at: float,
        body: bytes,
        key: str | None = None,
        result: Result | None = None,
        campaign_game: CampaignGame | None = None,
        first: Sequence[bytes] = (),
    ) -> None:
        check_text(id, key, summary.stage, *summary.seats)
        args = (id, min(expected, LARGEST), at, *summary, (*first, body), key)
        async with self._pool.connection() as connection:
            try:
                if campaign_game is not None:
                    check_text(campaign_game.visitor, campaign_game.game, campaign_game.bot, campaign_game.day)
                    status = await connection.execute(
                        _APPEND_WITH_CAMPAIGN_GAME, *args, *campaign_values(campaign_game)
                    )
                elif result is None:
                    status = await connection.execute(_APPEND, *args)
                else:
                    check_text(result.game, result.preset, *result.visitors)
                    status = await connection.execute(_APPEND_WITH_RESULT, *args, *result)
            except asyncpg.UniqueViolationError:
                status = "INSERT 0 0"
            if status == "INSERT 0 0":
                known, version = await connection.fetchrow(_FOUND, id, key)
                raise Repeated(known) if known else Outdated(version or 0)

    async def load(self, id: str) -> StoredTable | None:
        check_text(id)
        async with (
            self._pool.connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            row = await connection.fetchrow(f'select {STORED} from "table" where id = $1', id)
            return stored_table(row, row[7], await connection.fetch(_EVENTS, id, 0)) if row else None

    async def since(self, id: str, version: int) -> list[Event]:
        check_text(id)
        return [Event(*row) for row in await self._pool.rows(_EVENTS, id, min(version, LARGEST))]

    async def known_key(self, id: str, key: str) -> int | None:
        check_text(id, key)
        known: int | None = (await self._pool.row(_FOUND, id, key))[0]
        return known

    async def _listed(self, query: str, *args: Any) -> list[Listed]:
        return [listed(row, row[6]) for row in await self._pool.rows(query, *args)]

    async def lobby(self, limit: int) -> list[Listed]:
        return await self._listed(_LOBBY, limit)

    async def tables_of(self, visitor: str, limit: int) -> list[Listed]:
        check_text(visitor)
        return await self._listed(_TABLES_OF, visitor, limit)

    async def count_open(self, visitor: str) -> int:
        check_text(visitor)
        return int((await self._pool.row(_COUNT_OPEN, visitor))[0])

    async def due(self, now: float, limit: int) -> list[Listed]:
        return await self._listed(_DUE, now, limit)

    async def claim(self, id: str, version: int, owner: str, now: float, until: float) -> bool:
        check_text(id, owner)
        return await self._pool.change(_CLAIM, id, min(version, LARGEST), owner, now, until) == 1

    async def forget(self, before: float, stage: str, limit: int) -> int:
        return await self._pool.change(_FORGET, stage, before, limit)
