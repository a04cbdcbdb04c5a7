"""All rows of a PostgreSQL database, for backups."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing

import asyncpg  # type: ignore[import-untyped]

from motu.core.errors import BadOption, message
from motu.store.backup_file import LAYOUT, ORDER, Block
from motu.store.migrate import migrate_postgres, missing, shipped
from motu.store.postgres.pool import PATIENCE, connect, in_words
from motu.store.pulse import GO_ON

_COLUMNS = """
    select attname from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
"""


class PostgresRows:
    """See `Rows`."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def read(self) -> AsyncGenerator[Block | int, None]:
        connection = await connect(self._url)
        try:
            with in_words():
                async with (
                    connection.transaction(isolation="repeatable_read", readonly=True),
                    aclosing(_parts(connection)) as parts,
                ):
                    async for part in parts:
                        yield part
        finally:
            await connection.close(timeout=PATIENCE)

    async def write(self, blocks: AsyncIterator[Block]) -> None:
        connection = await connect(self._url)
        try:
            with in_words():
                await migrate_postgres(connection, shipped("postgres"))
                async with connection.transaction():
                    await _fill(connection, blocks)
        finally:
            await connection.close(timeout=PATIENCE)


async def _parts(connection: asyncpg.Connection, most: int = 500) -> AsyncGenerator[Block | int, None]:
    if await connection.fetchval("select to_regclass('migration')") is None:
        raise BadOption(message("store-no-tables"))
    version: int = await connection.fetchval("select max(number) from migration")
    missing(version, shipped("postgres"))
    yield version
    for table, wanted in LAYOUT.items():
        there = {row[0] for row in await connection.fetch(_COLUMNS, f'"{table}"')}
        columns = tuple(name for name in wanted if name in there)
        if columns:
            names = ", ".join(f'"{name}"' for name in columns)
            rows = await connection.cursor(f'select {names} from "{table}" order by {ORDER.get(table, 1)}')
            while block := await rows.fetch(most):
                yield table, columns, [tuple(row) for row in block]


async def _fill(connection: asyncpg.Connection, blocks: AsyncIterator[Block]) -> None:
    names = ", ".join(f'"{table}"' for table in LAYOUT)
    await connection.execute(f"lock table {names} in exclusive mode")
    for table in LAYOUT:
        if await connection.fetchval(f'select exists (select from "{table}")'):
            raise BadOption(message("restore-not-empty", where="PostgreSQL"))
    try:
        async for table, columns, rows in blocks:
            await connection.copy_records_to_table(table, records=rows, columns=columns)
        await connection.execute(GO_ON)
    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, TypeError) as error:
        raise ValueError(error) from None
