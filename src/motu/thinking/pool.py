"""A pool: a few worker processes that do jobs, each started when a job first needs it.

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
from motu.thinking.process import Died, Process
from motu.thinking.queue import Job, Slot, Slots

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


class WorkerPool:
    """So many slots, for these kinds of jobs, the most urgent kind first, with how many of each may wait.

    kept    how many processes stay when there is nothing to do; the others end after `idle` seconds
    tasks   the module that says what they can do
    """

    def __init__(
        self,
        slots: int,
        queues: Mapping[str, int],
        niceness: int,
        kept: int,
        idle: float,
        tasks: str = "motu.thinking.tasks",
    ) -> None:
        self.done = self.failed = self.restarts = 0
        self._slots = Slots(slots, queues)
        self._niceness, self._kept, self._idle, self._tasks_module = niceness, kept, idle, tasks
        self._first: bytes | None = None
        self._processes: set[Process] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def busy(self) -> int:
        return len(self._slots.all) - len(self._slots.free)

    @property
    def waiting(self) -> int:
        return self._slots.waiting

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes if process.pid is not None]

    def prepare(self, first: bytes) -> None:
        """Give this order, which must not be answered, to every process before its first job, and start one now."""
        self._first = first
        idle = [slot.process for slot in self._slots.free if slot.is_alive]
        for process in idle:
            assert process is not None
            process.send(first)
        if self._slots.free and not self._slots.alive and not self._closed:
            self._process_at(self._slots.free[-1])

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
            slot = await self._slots.enter(job, in_front=job.urgent or attempt > 0)
            if slot.timer:
                slot.timer.cancel()
            try:
                found = await self._ask(slot, job)
            except Died:
                self._kill(slot)
                self._leave(slot)
            except TimeoutError:
                self._kill(slot)
                self._leave(slot)
                raise TooLate from None
            except BaseException:  # nobody wants it any more
                self._later(self._let_go(slot))
                raise
            else:
                self._leave(slot)
                return found
        logger.error("%d workers died of the same job: %s", TRIES, job.kind)
        self._first = None  # perhaps they die of what they load: others can do without
        raise Broken

    async def _ask(self, slot: Slot, job: Job) -> Answer:
        process = self._process_at(slot)
        if job.who and job.who not in slot.known:
            slot.known.append(job.who)
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

    async def _let_go(self, slot: Slot) -> None:
        """Stop the job of a process; stop the process if it does not hear."""
        process = slot.process
        assert process is not None
        process.send(order(STOP))
        try:
            async with asyncio.timeout(LAST_WORDS):
                while (await process.receive())[0] in ("begun", "progress"):
                    pass
        except (TimeoutError, Died):
            self._kill(slot)
        self._leave(slot)

    def _leave(self, slot: Slot) -> None:
        self._slots.leave(slot)
        if self._closed or slot not in self._slots.free:
            return
        if not slot.is_alive and self._slots.alive < self._kept:
            self._process_at(slot)  # the next need not wait until it has started
        if slot.is_alive:
            slot.timer = asyncio.get_running_loop().call_later(self._idle, self._rest, slot)

    def _rest(self, slot: Slot) -> None:
        """Nothing to do for a while: end the process, if it is not one of those that stay."""
        if slot.is_alive and self._slots.alive > self._kept:
            self._end(slot)

    # --- Processes --------------------------------------------------------------------------------------------------

    def _process_at(self, slot: Slot) -> Process:
        if slot.process is not None and not slot.process.dead:
            return slot.process
        if slot.process is not None:  # it died while nobody looked
            self._kill(slot)
        slot.process = process = Process(self._niceness, self._tasks_module)
        self._processes.add(process)
        process.life.add_done_callback(lambda _: self._processes.discard(process))
        if self._first:
            process.send(self._first)
        return process

    def _kill(self, slot: Slot) -> None:
        """End a process before its time."""
        self.restarts += 1
        self._end(slot)

    def _end(self, slot: Slot) -> None:
        assert slot.process is not None
        slot.process.kill()
        slot.process = None
        slot.known.clear()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all processes, and every wait with Closed."""
        self._closed = True
        self._slots.close()
        for slot in self._slots.all:
            if slot.timer:
                slot.timer.cancel()
        processes, tasks = list(self._processes), list(self._tasks)
        for process in processes:
            process.kill()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*(process.life for process in processes), *tasks, return_exceptions=True)
