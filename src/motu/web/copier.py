"""Copies of the database while the server runs (`motu serve --backup`): begun every so often, told in the log.

In a thread of the process that was started, whether that serves itself or has others for it; the work is done by a
process of its own (`motu.store.make_copy`).
"""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import PIPE
from typing import Any

from motu.core.errors import MotuError, message
from motu.store.copies import Copies, copies_of
from motu.store.open_store import place_of

AGAIN = 300.0
"""After a copy that failed the next is begun so many seconds later, if not sooner."""

_log = logging.getLogger("motu.web")


class Copier:
    """Begins copies until it is closed. What goes wrong is for the log: the server goes on."""

    def __init__(self, url: str, copies: Copies, every: float, keep: int) -> None:
        self._url, self._copies, self._every, self._keep = url, copies, every, keep
        self._ended = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._run, name="copies", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        if process := self._process:
            process.kill()
        self._thread.join()
        with suppress(OSError):
            self._copies.remove_torn()

    def _run(self) -> None:
        age = self._copies.age(time.time())
        wait = self._every - age if age < self._every else 0.0
        while not self._ended.wait(wait):
            begun = time.monotonic()
            pause = self._every if self._copy() else min(self._every, AGAIN)
            wait = max(0.0, pause - (time.monotonic() - begun))

    def _copy(self) -> bool:
        """Whether there is one more copy."""
        try:
            answer = self._ask({"database": self._url, "folder": str(self._copies.folder), "keep": self._keep})
        except (OSError, ValueError) as error:
            answer = {"error": {"id": "copies-broken-off", "args": {"reason": str(error)}}}
        if self._ended.is_set():
            return False
        if fault := answer.get("error"):
            _log.error("no copy of the database: %s", MotuError(message(fault["id"], **fault["args"])))
            return False
        _log.info("copied the database", extra=answer)
        return True

    def _ask(self, order: dict[str, Any]) -> dict[str, Any]:
        """What the process answers to this; ValueError if that is nothing, for then something has killed it."""
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = (sys.executable, "-P", "-m", "motu.store.make_copy")
        # A session of its own: Ctrl-C in a terminal is for the server, and the end of its input ends it, too.
        with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            self._process = process
            if self._ended.is_set():
                process.kill()
            process.stdin.write(json.dumps(order).encode() + b"\n")
            process.stdin.flush()
            told = process.stdout.read()
            self._process = None
        if not told:
            raise ValueError(f"exit code {process.returncode}")
        answer: dict[str, Any] = json.loads(told)
        return answer


@contextmanager
def copying(url: str, folder: str, every: float, keep: int) -> Iterator[None]:
    """Make copies as long as this lasts; none without a folder. BadOption where they cannot lie there."""
    if not folder:
        yield
        return
    copies = copies_of(url, Path(folder))
    lock = copies.hold()
    database = place_of(url).path
    if database is not None and copies.beside(database):
        _log.warning("copies are made on the same disk as the database, and would be lost with it")
    copier = Copier(url, copies, every, keep)
    try:
        yield
    finally:
        copier.close()
        lock.release()


def check_folder(url: str, folder: str) -> None:
    """BadOption, if copies cannot be made there."""
    if folder:
        copies_of(url, Path(folder)).hold().release()
