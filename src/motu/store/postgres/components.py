"""The store in PostgreSQL: players' own components."""

from __future__ import annotations

from motu.store.postgres.pool import Pool
from motu.store.rows import OwnComponents
from motu.store.sql import check_text

_ALONE = "select pg_advisory_xact_lock(hashtextextended($1, 0))"
_COUNT = "select count(*) from own_components where visitor = $1 and not (game = $2 and name = $3)"
_KEEP = """
    insert into components (game, name, body, used) values ($1, $2, $3, $4)
    on conflict (game, name) do update set used = greatest(components.used, excluded.used)
"""
_CALL = """
    insert into own_components (visitor, game, name, called, at) values ($1, $2, $3, $4, $5)
    on conflict (visitor, game, name) do update set called = excluded.called, at = excluded.at
"""
_USE = "update components set used = greatest(used, $3) where game = $1 and name = $2"
_OWN = "select game, name, called, at from own_components where visitor = $1 order by at desc, game, name"
_FORGET = "delete from own_components where visitor = $1 and game = $2 and name = $3"
_SWEEP = """
    delete from components where used < $1 and (game, name) in (
        select game, name from components where used < $1 and not exists (
            select 1 from "table" where "table".game = components.game and "table".components = components.name
            and "table".components <> '')
        order by used limit $2 for update skip locked)
"""


class PostgresComponents:
    """The part of the store that keeps sets of components."""

    _pool: Pool

    async def keep_components(self, visitor: str, own: OwnComponents, body: bytes, most: int) -> bool:
        check_text(visitor, own.game, own.name, own.called)
        async with self._pool.connection() as connection, connection.transaction():
            await connection.execute(_ALONE, visitor)
            if await connection.fetchval(_COUNT, visitor, own.game, own.name) >= most:
                return False
            await connection.execute(_KEEP, own.game, own.name, body, own.at)
            await connection.execute(_CALL, visitor, *own)
            return True

    async def components(self, game: str, name: str) -> bytes | None:
        check_text(game, name)
        row = await self._pool.row("select body from components where game = $1 and name = $2", game, name)
        return row[0] if row else None

    async def use_components(self, game: str, name: str, at: float) -> bool:
        check_text(game, name)
        return await self._pool.change(_USE, game, name, at) == 1

    async def own_components(self, visitor: str) -> list[OwnComponents]:
        check_text(visitor)
        return [OwnComponents(*row) for row in await self._pool.rows(_OWN, visitor)]

    async def forget_components(self, visitor: str, game: str, name: str) -> None:
        check_text(visitor, game, name)
        await self._pool.change(_FORGET, visitor, game, name)

    async def sweep_components(self, before: float, limit: int) -> int:
        return await self._pool.change(_SWEEP, before, limit)
