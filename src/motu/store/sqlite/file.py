"""The file of an SQLite database: opened, locked against a second server, its log written back, its errors in words."""

from __future__ import annotations

import os
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path

from motu.core.errors import BadOption, message
from motu.store.lock import Lock, take_lock
from motu.store.protocol import Unavailable

PATIENCE = 3.0
"""So many seconds another process may hold the file before we give up."""

CHECKPOINT_EVERY = 1.0
CHECKPOINT_AT_LAST = 20_000
"""Pages in the log at which a commit makes a checkpoint itself after all: about 80 megabytes."""

CACHE = 16_000
"""So many kilobytes of the file a connection keeps at hand."""

FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR}
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
FOREIGN = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}

OWN_FAULT = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError)
"""What SQLite holds against a single job; its other errors concern all."""


def unavailable(error: Exception, path: Path) -> Unavailable:
    """What an error of SQLite means for somebody who wanted something kept."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in FULL:
        return Unavailable(message("store-full", where=str(path)))
    if code in BUSY:
        return Unavailable(message("store-locked", where=str(path)))
    if code in FOREIGN:
        return Unavailable(message("store-damaged", where=str(path), reason=str(error)))
    return Unavailable(message("store-failed", where=str(path), reason=str(error)))


def connect(path: Path, patience: float, *, writes: bool = True) -> sqlite3.Connection:
    """A connection that waits so many seconds for another process, and whose commits outlast a power cut.

    BadOption where there is something else than a database; Unavailable while another process holds it.
    """
    address = f"{path.as_uri()}?mode=rw"
    try:
        connection = sqlite3.connect(address, uri=True, timeout=patience, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise BadOption(message("store-cannot-open", where=str(path), reason=str(error))) from None
    try:
        if writes:
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("pragma foreign_keys = on")
        else:
            connection.execute("pragma query_only = on")
            connection.execute("select 1 from sqlite_master").fetchone()
        connection.execute(f"pragma cache_size = {-CACHE}")
    except sqlite3.Error as error:
        connection.close()
        code = error.sqlite_errorcode & 0xFF
        if code in FOREIGN:
            raise BadOption(message("store-foreign-file", where=str(path))) from None
        if code in FULL | BUSY:
            raise unavailable(error, path) from None
        raise BadOption(message("store-cannot-open", where=str(path), reason=str(error))) from None
    return connection


def lock_file(path: Path) -> Lock:
    """The right to write to a database, which one process at a time has.

    Makes the file if need be, for its owner's eyes only; BadOption where that cannot be, or it is held.
    """
    where = path.with_name(path.name + ".lock")
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        lock = take_lock(where)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadOption(message("store-cannot-open", where=str(path), reason=reason)) from None
    if lock is None:
        raise BadOption(message("store-in-use", where=str(path), lock=str(where)))
    return lock


class Checkpoints:
    """Moves what was written from SQLite's log into the database, in a thread with a connection of its own.

    SQLite would do it in the middle of somebody's commit, which would then wait for the disk a tenth of a second.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sqlite checkpoints", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._ended.wait(CHECKPOINT_EVERY):
            with suppress(sqlite3.Error):  # a full disk is told to those who write
                self._connection.execute("pragma wal_checkpoint(passive)").fetchone()
        with suppress(sqlite3.Error):
            self._connection.close()

    def close(self) -> None:
        self._ended.set()
        self._thread.join()
