"""A thread with a connection to SQLite. What is asked while it works is done together next, in one transaction.

A commit costs a write through to the disk, whatever is in it: so the more is asked at once, the less each costs.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from motu.core.errors import MotuError, message
from motu.store.protocol import Unavailable
from motu.store.sqlite.file import OWN_FAULT, unavailable

T = TypeVar("T")
P = ParamSpec("P")

MOST = 500
"""With so many jobs a transaction is full: what comes later is done in the next."""


class Ask(NamedTuple):
    """A job, and who waits for it."""

    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    job: Callable[..., Any]
    args: tuple[Any, ...]


Job = TypeVar("Job", bound=Callable[..., Any])
_WHOLE: set[Callable[..., Any]] = set()


def whole(job: Job) -> Job:
    """Mark a job that changes nothing where it refuses (with a MotuError): it needs no savepoint of its own.

    Between two statements the thread may wait for the interpreter as long as others have something to do: the fewer
    statements, the sooner a batch is kept.
    """
    _WHOLE.add(job)
    return job


Outcome = tuple[asyncio.Future[Any], Any, Exception | None]


class Worker:
    """Does jobs in a thread, in the order in which they were asked for."""

    def __init__(self, connection: sqlite3.Connection, path: Path, *, writes: bool) -> None:
        self._connection = connection
        self._path = path
        self._begin = "begin immediate" if writes else "begin"
        self._writes = writes
        self._asked: SimpleQueue[list[Ask] | None] = SimpleQueue()
        self._coming: dict[asyncio.AbstractEventLoop, list[Ask]] = {}
        self._closed = False
        self._thread = threading.Thread(target=self._run, name=f"sqlite {path.name}", daemon=True)
        self._thread.start()

    def ask(
        self, job: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **_: P.kwargs
    ) -> asyncio.Future[T]:
        """The answer comes after the commit: what was written is kept by then."""
        if self._closed:
            raise Unavailable(message("store-closed"))
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        coming = self._coming.get(loop)
        if coming is None:
            # What is asked in one turn of the loop is handed over in one: the thread need be woken only once.
            coming = self._coming[loop] = []
            loop.call_soon(self._hand_over, loop)
        coming.append(Ask(loop, answer, job, args))
        return answer

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the thread what has come together."""
        coming = self._coming.pop(loop, None)
        if coming is not None:
            self._asked.put(coming)

    async def close(self) -> None:
        """Do what was asked so far, and end."""
        if not self._closed:
            self._closed = True
            for loop in tuple(self._coming):
                self._hand_over(loop)
            self._asked.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._take()
            if batch:
                _tell(batch, self._together(batch))
        with suppress(sqlite3.Error):
            self._connection.close()

    def _take(self) -> tuple[list[Ask], bool]:
        """Wait for jobs and take those that have come meanwhile, too; and whether more may come."""
        batch: list[Ask] = []
        asks = self._asked.get()
        with suppress(Empty):
            while asks is not None:
                batch += asks
                if len(batch) >= MOST:
                    return batch, True
                asks = self._asked.get_nowait()
            return batch, False
        return batch, True

    def _together(self, batch: list[Ask]) -> list[Outcome]:
        """Do all these in one transaction. Where that fails, it fails for all."""
        connection = self._connection
        try:
            connection.execute(self._begin)
            do = _alone if self._writes and len(batch) > 1 else _plainly
            outcomes = [(_wholly if ask.job in _WHOLE else do)(connection, ask) for ask in batch]
            failed = len(batch) == 1 and outcomes[0][2] is not None
            connection.execute("rollback" if failed else "commit")
        except Exception as error:
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("rollback")
            return [(ask.answer, None, unavailable(error, self._path)) for ask in batch]
        return outcomes


def _plainly(connection: sqlite3.Connection, ask: Ask) -> Outcome:
    """Do a job that changes nothing, or has its transaction to itself."""
    try:
        return ask.answer, ask.job(connection, *ask.args), None
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, OWN_FAULT):
            raise
        return ask.answer, None, error


def _wholly(connection: sqlite3.Connection, ask: Ask) -> Outcome:
    """Do a job that needs no savepoint: should anything else go wrong than what it foresees, all fails."""
    try:
        return ask.answer, ask.job(connection, *ask.args), None
    except MotuError as error:
        return ask.answer, None, error


def _alone(connection: sqlite3.Connection, ask: Ask) -> Outcome:
    """Do a job so that its failure undoes nothing of the others."""
    connection.execute("savepoint job")
    outcome = _plainly(connection, ask)
    if outcome[2] is not None:
        connection.execute("rollback to job")
    connection.execute("release job")
    return outcome


def _tell(batch: list[Ask], outcomes: list[Outcome]) -> None:
    """Wake each event loop once for all its answers."""
    for loop in {ask.loop for ask in batch}:
        mine = [outcome for ask, outcome in zip(batch, outcomes, strict=True) if ask.loop is loop]
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, mine)


def _settle(outcomes: list[Outcome]) -> None:
    for answer, value, error in outcomes:
        if answer.done():  # whoever asked has given up
            continue
        if error is None:
            answer.set_result(value)
        else:
            answer.set_exception(error)
