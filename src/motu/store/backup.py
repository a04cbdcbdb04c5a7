"""Backups of a store, while the server runs, and what was backed up put into an empty database, of either kind.

For a process of its own: reading and writing files keeps the event loop busy.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, closing
from functools import partial
from pathlib import Path
from typing import Protocol

from motu.core.errors import BadOption, message
from motu.store.backup_file import BackupWriter, Block, read_backup
from motu.store.migrate import shipped
from motu.store.open_store import place_of
from motu.store.sqlite.backup import SqliteRows
from motu.store.sqlite.copy import is_sqlite, read_copy

Progress = Callable[[int], None]
"""Is told how many rows are done so far."""


class Rows(Protocol):
    """All rows of a database, whichever it is."""

    def read(self) -> AsyncGenerator[Block | int, None]:
        """First its version, then every row, all as they are at one moment. BadOption, Unavailable."""
        ...

    async def write(self, blocks: AsyncIterator[Block]) -> None:
        """Put rows into a database that must be empty: all of them or, where anything fails, none.

        ValueError, if they do not belong together; BadOption, Unavailable.
        """
        ...


def _nothing(_: int) -> None:
    """Progress that nobody watches."""


async def backup(url: str, path: Path, progress: Progress = _nothing) -> int:
    """Write all that is in a database to a file; how many rows there are. BadOption, StoreError."""
    done = 0
    with BackupWriter(path) as file:
        async with aclosing(rows_at(url).read()) as parts:
            async for part in parts:
                if isinstance(part, int):
                    file.begin(part)
                else:
                    file.add(part)
                    done += len(part[2])
                    progress(done)
                await asyncio.sleep(0)  # whoever wants to stop it must be heard
        file.end()
    return done


async def restore(path: Path, url: str, progress: Progress = _nothing) -> int:
    """Put all that is in a file into an empty database; how many rows there were. BadOption, StoreError.

    The file is a backup, or a copy that `motu serve --backup` made.
    """
    done = 0
    read = read_copy if is_sqlite(path) else partial(read_backup, schema=len(shipped("sqlite")))
    with closing(read(path)) as first:
        next(first, None)  # a file that cannot be read is found before there is a new database

    async def blocks() -> AsyncGenerator[Block, None]:
        nonlocal done
        with closing(read(path)) as source:
            for block in source:
                yield block
                done += len(block[2])
                progress(done)
                await asyncio.sleep(0)  # whoever wants to stop it must be heard

    async with aclosing(blocks()) as source:
        try:
            await rows_at(url).write(source)
        except ValueError:
            raise BadOption(message("backup-damaged", where=str(path))) from None
    return done


def rows_at(url: str) -> Rows:
    path, url = place_of(url)
    if path is not None:
        return SqliteRows(path.resolve())
    try:
        from motu.store.postgres.backup import PostgresRows  # noqa: PLC0415  (an extra)
    except ImportError:
        raise BadOption(message("store-needs-asyncpg")) from None
    return PostgresRows(url)
