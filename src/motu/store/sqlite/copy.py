"""A copy of an SQLite database while a server writes to it, and whether a copy is whole.

For a process of its own. The server's commits wait for the same disk: so the copy goes to the disk piece by piece,
with a pause after each, and never in one flood at the end.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from motu.core.errors import BadOption, message
from motu.store.backup_file import LAYOUT, Block, cannot_write
from motu.store.protocol import StoreError
from motu.store.sqlite.backup import parts_of
from motu.store.sqlite.file import FOREIGN, FULL, PATIENCE, connect, unavailable

STEP = 1_000
"""So many pages at once: four megabytes."""
MAGIC = b"SQLite format 3\0"
PAUSE = 0.02
"""Seconds between two steps."""


def copy_sqlite(source: Path, target: Path) -> dict[str, int]:
    """Copy a database as it is at one moment; how many rows each of its tables had then. StoreError, BadOption.

    A transaction is open all the while. Without it, SQLite would begin anew with every commit of the server's.
    """
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with closing(connect(source, PATIENCE, writes=False)) as here, closing(_plain(target)) as there:
        try:
            here.execute("begin")
            counts = {table: _count(here, table) for table in LAYOUT if _is_there(here, table)}
            here.backup(there, pages=STEP, progress=lambda *_: _pause(target))
            here.execute("commit")
            there.execute("pragma journal_mode = delete")  # one file that needs no others
        except sqlite3.Error as error:
            raise _trouble(error, source, target) from None
    _sync(target)
    return counts


def check_sqlite(path: Path) -> dict[str, int]:
    """Read all that there is, as SQLite and as `motu restore` see it; how many rows each table has.

    StoreError where anything is wrong.
    """
    rows: dict[str, int] = {}
    try:
        connection = connect(path, PATIENCE, writes=False)
    except BadOption:
        raise not_whole(path, "file is not a database") from None
    try:
        with closing(connection):
            wrong = [row[0] for row in connection.execute("pragma integrity_check(1)") if row[0] != "ok"]
            wrong += [f"a row of {row[0]} is nobody's" for row in connection.execute("pragma foreign_key_check")]
            if wrong:
                raise not_whole(path, wrong[0])
            rows = {table: 0 for table in LAYOUT if _is_there(connection, table)}
            for part in parts_of(connection):
                if not isinstance(part, int):
                    rows[part[0]] += len(part[2])
    except (sqlite3.Error, ValueError) as error:
        raise not_whole(path, str(error)) from None
    return rows


def is_sqlite(path: Path) -> bool:
    """Whether this is the file of an SQLite database."""
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False


def read_copy(path: Path) -> Generator[Block, None, None]:
    """The rows of a copy, which is looked through before the first of them is told. BadOption."""
    try:
        check_sqlite(path.resolve())
    except StoreError:
        raise BadOption(message("backup-damaged", where=str(path))) from None
    with closing(connect(path.resolve(), PATIENCE, writes=False)) as connection:
        for part in parts_of(connection):
            if not isinstance(part, int):
                yield part


def not_whole(path: Path, reason: str) -> StoreError:
    return StoreError(message("copies-not-whole", where=str(path), reason=reason))


def _plain(path: Path) -> sqlite3.Connection:
    """A connection for filling a file that counts for nothing until it is whole."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("pragma journal_mode = off")
    connection.execute("pragma synchronous = off")
    return connection


def _is_there(connection: sqlite3.Connection, table: str) -> bool:
    query = "select 1 from sqlite_master where type = 'table' and name = ?"
    return connection.execute(query, (table,)).fetchone() is not None


def _count(connection: sqlite3.Connection, table: str) -> int:
    (count,) = connection.execute(f'select count(*) from "{table}"').fetchone()
    return int(count)


def _pause(target: Path) -> None:
    _sync(target)
    time.sleep(PAUSE)


def _sync(target: Path) -> None:
    try:
        file = os.open(target, os.O_RDWR)
        try:
            os.fsync(file)
        finally:
            os.close(file)
    except OSError as error:
        raise cannot_write(target, error) from None


def _trouble(error: sqlite3.Error, source: Path, target: Path) -> StoreError:
    """Where the fault lies: the database is damaged or held by another program, or the copy cannot be written."""
    code = error.sqlite_errorcode & 0xFF
    if code in FOREIGN:
        return not_whole(source, str(error))
    if code in FULL | {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY}:
        return StoreError(message("backup-cannot-write", where=str(target), reason=str(error)))
    return unavailable(error, source)
