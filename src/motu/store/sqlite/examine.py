"""Whether an SQLite file is whole."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

from motu.core.errors import BadOption, message
from motu.store.protocol import Unavailable
from motu.store.sql import TORN
from motu.store.sqlite.file import PATIENCE, connect, unavailable

STEPS = 10_000
"""So many steps of SQLite lie between two looks at the time: a few milliseconds."""


def examine_sqlite(path: Path, seconds: float | None) -> bool:
    if not path.is_file():
        raise BadOption(message("store-no-file", where=str(path)))
    with closing(connect(path, PATIENCE, writes=False)) as connection:
        if seconds is not None:
            end = monotonic() + seconds
            connection.set_progress_handler(lambda: monotonic() > end, STEPS)
        try:
            found = _damage(connection, thorough=seconds is None)
        except sqlite3.Error as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                return False
            raise unavailable(error, path) from None
    if found:
        raise Unavailable(message("store-damaged", where=str(path), reason=found))
    return True


def _damage(connection: sqlite3.Connection, thorough: bool) -> str:
    """What is wrong, in words; nothing, if nothing is."""
    (found,) = connection.execute(f"pragma {'integrity_check' if thorough else 'quick_check'}(1)").fetchone()
    if found != "ok":
        return " ".join(str(found).split())
    if thorough and connection.execute("select 1 from sqlite_master where name = 'event'").fetchone():
        stray = connection.execute("pragma foreign_key_check").fetchone()
        if stray is not None:
            return f"{stray[0]}: {stray[2]}"
        (torn,) = connection.execute(TORN).fetchone()
        return f"event: {torn}" if torn else ""
    return ""
