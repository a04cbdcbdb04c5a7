"""Whether a PostgreSQL database can be read. It looks after its files itself, best with checksums (`initdb -k`)."""

from __future__ import annotations

from motu.core.errors import message
from motu.store.backup_file import LAYOUT
from motu.store.postgres.pool import PATIENCE, connect, in_words
from motu.store.protocol import Unavailable
from motu.store.sql import TORN


async def examine_postgres(url: str, seconds: float | None) -> bool:
    connection = await connect(url)
    try:
        with in_words():
            if await connection.fetchval("select to_regclass('outage')") is None:
                return True  # nothing is kept there yet, or what an earlier version kept
            for table in LAYOUT:
                # Every byte of a row is read where the whole row is made into words.
                rows = f'"{table}" as row' if seconds is None else f'(select * from "{table}" limit 1) as row'
                await connection.fetchval(f"select sum(length(row::text)) from {rows}")
            torn = await connection.fetchval(TORN) if seconds is None else 0
    finally:
        await connection.close(timeout=PATIENCE)
    if torn:
        raise Unavailable(message("store-damaged", where="PostgreSQL", reason=f"event: {torn}"))
    return seconds is None
