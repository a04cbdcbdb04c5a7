"""Connections to PostgreSQL: a few of them, made anew when they are lost, their troubles put into words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from motu.core.errors import BadOption, message
from motu.store.migrate import migrate_postgres, shipped
from motu.store.protocol import Unavailable

PATIENCE = 10.0
"""So many seconds a connection or an answer may take."""

MOST = 10
"""So many connections a process has at most."""

# What may be otherwise in a moment: no connection, no room, a shutdown, a standby, a tie between two who wait.
TRANSIENT = ("08", "53", "57", "58", "40", "25006", "55P03")
FULL = "53100"
DAMAGED = ("XX001", "XX002")
LOST = (OSError, asyncio.TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)

SETTINGS = {"application_name": "motu", "synchronous_commit": "on"}


@contextmanager
def in_words() -> Iterator[None]:
    """Troubles that are nobody's fault become Unavailable."""
    try:
        yield
    except asyncpg.PostgresError as error:
        if error.sqlstate in DAMAGED:
            raise Unavailable(message("store-damaged", where="PostgreSQL", reason=str(error))) from error
        if not (error.sqlstate or "").startswith(TRANSIENT):
            raise
        if error.sqlstate == FULL:
            raise Unavailable(message("store-full", where="PostgreSQL")) from error
        raise Unavailable(message("store-unreachable", reason=str(error))) from error
    except LOST as error:
        if isinstance(error, ValueError):  # asyncpg's InterfaceError is also for what we did wrong ourselves
            raise
        raise Unavailable(message("store-unreachable", reason=str(error) or type(error).__name__)) from error


async def connect(url: str) -> asyncpg.Connection:
    """One connection; BadOption where the URL is wrong or the server says no, Unavailable where there is none."""
    try:
        with in_words():
            return await asyncpg.connect(url, timeout=PATIENCE, server_settings=SETTINGS)
    except (ValueError, asyncpg.PostgresError) as error:
        raise BadOption(message("store-refused", reason=str(error))) from None


async def _leave_as_is(_: asyncpg.Connection) -> None:
    """Instead of asyncpg's RESET after each use, a journey to the server for nothing: we set nothing."""


class Pool:
    """What asyncpg's pool does, in our words."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._closed = False

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection for several statements."""
        if self._closed:
            raise Unavailable(message("store-closed"))
        with in_words():
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection

    async def rows(self, query: str, *args: Any) -> list[Any]:
        async with self.connection() as connection:
            return list(await connection.fetch(query, *args))

    async def row(self, query: str, *args: Any) -> Any:
        """The first row, or None."""
        async with self.connection() as connection:
            return await connection.fetchrow(query, *args)

    async def change(self, query: str, *args: Any) -> int:
        """How many rows were changed."""
        async with self.connection() as connection:
            status: str = await connection.execute(query, *args)
            return int(status.rpartition(" ")[2])

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            try:
                await asyncio.wait_for(self._pool.close(), PATIENCE)
            except LOST:
                self._pool.terminate()


async def open_pool(url: str, most: int = MOST) -> Pool:
    """Bring a database up to date and connect to it; BadOption and Unavailable as `connect`."""
    first = await connect(url)
    try:
        with in_words():
            await migrate_postgres(first, shipped("postgres"))
            pool = await asyncpg.create_pool(
                url,
                min_size=0,  # with more, asyncpg complains every second while the server is gone
                max_size=most,
                reset=_leave_as_is,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings=SETTINGS,
            )
    except asyncpg.PostgresError as error:
        raise BadOption(message("store-refused", reason=str(error))) from error
    finally:
        await first.close(timeout=PATIENCE)
    return Pool(pool)
