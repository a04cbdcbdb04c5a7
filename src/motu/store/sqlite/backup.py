"""All rows of an SQLite database, for backups."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from motu.core.errors import BadOption, message
from motu.store.backup_file import FLAGS, LAYOUT, LISTS, ORDER, Block
from motu.store.migrate import migrate_sqlite, missing, shipped
from motu.store.pulse import GO_ON
from motu.store.sqlite.file import OWN_FAULT, PATIENCE, connect, lock_file, unavailable


class SqliteRows:
    """See `Rows`."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def read(self) -> AsyncGenerator[Block | int, None]:
        if not self._path.is_file():
            raise BadOption(message("store-no-file", where=str(self._path)))
        with self._in_words(), closing(connect(self._path, PATIENCE, writes=False)) as connection:
            for part in parts_of(connection):
                yield part

    async def write(self, blocks: AsyncIterator[Block]) -> None:
        lock = lock_file(self._path)
        try:
            # Without a commit, closing it undoes everything.
            with self._in_words(), closing(connect(self._path, PATIENCE)) as connection:
                migrate_sqlite(connection, shipped("sqlite"))
                connection.execute("begin immediate")
                if any(connection.execute(f'select 1 from "{table}" limit 1').fetchone() for table in LAYOUT):
                    raise BadOption(message("restore-not-empty", where=str(self._path)))
                async for block in blocks:
                    _insert(connection, block)
                connection.execute(GO_ON)
                connection.execute("commit")
        finally:
            lock.release()

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        try:
            yield
        except OWN_FAULT as error:
            raise ValueError(error) from None
        except sqlite3.Error as error:
            raise unavailable(error, self._path) from None


def parts_of(connection: sqlite3.Connection, most: int = 500) -> Iterator[Block | int]:
    """The version of a database, and then all its rows. BadOption where Motu has never been, or a newer one has."""
    connection.execute("begin")
    if connection.execute("select 1 from sqlite_master where name = 'migration'").fetchone() is None:
        raise BadOption(message("store-no-tables"))
    (version,) = connection.execute("select max(number) from migration").fetchone()
    missing(version, shipped("sqlite"))
    yield version
    for table, wanted in LAYOUT.items():
        there = {row[1] for row in connection.execute(f'pragma table_info("{table}")')}
        columns = tuple(name for name in wanted if name in there)
        if columns:
            names = ", ".join(f'"{name}"' for name in columns)
            rows = connection.execute(f'select {names} from "{table}" order by {ORDER.get(table, 1)}')
            while block := rows.fetchmany(most):
                yield table, columns, [_plain(columns, row) for row in block]


def _plain(columns: tuple[str, ...], row: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(
        json.loads(value) if name in LISTS else bool(value) if name in FLAGS else value
        for name, value in zip(columns, row, strict=True)
    )


def _insert(connection: sqlite3.Connection, block: Block) -> None:
    table, columns, rows = block
    names, marks = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
    stored = (
        [json.dumps(v, ensure_ascii=False) if name in LISTS else v for name, v in zip(columns, row, strict=True)]
        for row in rows
    )
    connection.executemany(f'insert into "{table}" ({names}) values ({marks})', stored)
