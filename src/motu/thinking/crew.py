"""A crew: a few worker processes that do jobs, each started when a job first needs it.

One that dies is replaced and its job done again; one that takes too long, or whose job nobody wants any more, is
killed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import Any

from motu.thinking.errors import Broken, TooLate
from motu.thinking.frames import STOP, order
from motu.thinking.job import Job
from motu.thinking.places import Place, Places
from motu.thinking.process import Died, Process

logger = logging.getLogger(__name__)

TRIES = 3
"""How many processes may die over the same job."""
LOADING = 120.0
"""Seconds that a worker has for starting and for loading compiled code, before its job begins.

Sixteen were seen just after compiling, on a machine whose cores had several times too much to do. Whoever is stopped in
it has to begin again: on a slow machine, none would ever be done.
"""
LAST_WORDS = 0.1
"""Seconds in which a worker may still end a job by itself that nobody wants any more."""

Answer = tuple[str, Any]


class Crew:
    """So many places, for these kinds of jobs, the most urgent kind first, with how many of each may wait.

    kept    how many processes stay when there is nothing to do; the others end after `idle` seconds
    """

    def __init__(self, places: int, lines: Mapping[str, int], niceness: int, kept: int, idle: float) -> None:
        self.done = self.failed = self.restarts = 0
        self._places = Places(places, lines)
        self._niceness, self._kept, self._idle = niceness, kept, idle
        self._first: bytes | None = None
        self._processes: set[Process] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def busy(self) -> int:
        return len(self._places.all) - len(self._places.free)

    @property
    def waiting(self) -> int:
        return self._places.waiting

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes if process.pid is not None]

    def prepare(self, first: bytes) -> None:
        """Give this order, which must not be answered, to every process before its first job, and start one now."""
        self._first = first
        idle = [place.process for place in self._places.free if place.is_alive]
        for process in idle:
            assert process is not None
            process.send(first)
        if self._places.free and not self._places.alive and not self._closed:
            self._process_at(self._places.free[-1])

    async def run(self, job: Job) -> Answer:
        """Have a job done: the kind of the answer, and the answer.

        TooBusy, TooLate, Broken or Closed where there is none. To stop it, cancel the task that waits for it.
        """
        try:
            found = await self._run(job)
        except Exception:
            self.failed += 1
            raise
        self.done += 1
        return found

    async def _run(self, job: Job) -> Answer:
        for attempt in range(TRIES):
            place = await self._places.enter(job, in_front=job.urgent or attempt > 0)
            if place.timer:
                place.timer.cancel()
            try:
                found = await self._ask(place, job)
            except Died:
                self._kill(place)
                self._leave(place)
            except TimeoutError:
                self._kill(place)
                self._leave(place)
                raise TooLate from None
            except BaseException:  # nobody wants it any more
                self._later(self._let_go(place))
                raise
            else:
                self._leave(place)
                return found
        logger.error("%d workers died of the same job: %s", TRIES, job.kind)
        self._first = None  # perhaps they die of what they load: others can do without
        raise Broken

    async def _ask(self, place: Place, job: Job) -> Answer:
        process = self._process_at(place)
        if job.who and job.who not in place.known:
            place.known.append(job.who)
        process.send(job.order)
        async with asyncio.timeout(LOADING) as clock:
            while True:
                kind, what = await process.receive()
                if kind == "begun":
                    clock.reschedule(asyncio.get_running_loop().time() + job.seconds)
                elif kind == "progress":
                    if job.progress:
                        job.progress(what)
                else:
                    return kind, what

    async def _let_go(self, place: Place) -> None:
        """Stop the job of a process; stop the process if it does not hear."""
        process = place.process
        assert process is not None
        process.send(order(STOP))
        try:
            async with asyncio.timeout(LAST_WORDS):
                while (await process.receive())[0] in ("begun", "progress"):
                    pass
        except (TimeoutError, Died):
            self._kill(place)
        self._leave(place)

    def _leave(self, place: Place) -> None:
        self._places.leave(place)
        if self._closed or place not in self._places.free:
            return
        if not place.is_alive and self._places.alive < self._kept:
            self._process_at(place)  # the next need not wait until it has started
        if place.is_alive:
            place.timer = asyncio.get_running_loop().call_later(self._idle, self._rest, place)

    def _rest(self, place: Place) -> None:
        """Nothing to do for a while: end the process, if it is not one of those that stay."""
        if place.is_alive and self._places.alive > self._kept:
            self._end(place)

    # --- Processes --------------------------------------------------------------------------------------------------

    def _process_at(self, place: Place) -> Process:
        if place.process is not None and not place.process.dead:
            return place.process
        if place.process is not None:  # it died while nobody looked
            self._kill(place)
        place.process = process = Process(self._niceness)
        self._processes.add(process)
        process.life.add_done_callback(lambda _: self._processes.discard(process))
        if self._first:
            process.send(self._first)
        return process

    def _kill(self, place: Place) -> None:
        """End a process before its time."""
        self.restarts += 1
        self._end(place)

    def _end(self, place: Place) -> None:
        assert place.process is not None
        place.process.kill()
        place.process = None
        place.known.clear()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all processes, and every wait with Closed."""
        self._closed = True
        self._places.close()
        for place in self._places.all:
            if place.timer:
                place.timer.cancel()
        processes, tasks = list(self._processes), list(self._tasks)
        for process in processes:
            process.kill()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*(process.life for process in processes), *tasks, return_exceptions=True)
