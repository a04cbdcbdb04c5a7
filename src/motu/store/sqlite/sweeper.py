"""Moves what was written from SQLite's log into the database, beside everything else.

SQLite would do it by itself in the middle of somebody's commit, who would then wait for the disk a tenth of a second.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import suppress

SECONDS = 1.0
AT_LAST = 20_000
"""Pages in the log at which a writer does it himself after all: about 80 megabytes."""


class Sweeper:
    """A thread with a connection of its own."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sqlite sweeper", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._ended.wait(SECONDS):
            with suppress(sqlite3.Error):  # a full disk is told to those who write
                self._connection.execute("pragma wal_checkpoint(passive)").fetchone()
        with suppress(sqlite3.Error):
            self._connection.close()

    def close(self) -> None:
        self._ended.set()
        self._thread.join()
