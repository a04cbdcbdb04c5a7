"""The cores of this machine: long-lived worker processes that are handed one job at a time.

A worker that dies, whatever killed it, is replaced, and its job is done again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

DEATHS = 3
"""How many workers may die over the same job before all give up."""

Job = TypeVar("Job", bound=Hashable)
Done = TypeVar("Done")


class DeadlyJob(Exception):
    """A job that killed every worker that tried it."""

    def __init__(self, job: Any) -> None:
        super().__init__(job)
        self.job = job


def work(do: Callable[[Job], Done], jobs: Sequence[Job], workers: int) -> Iterator[Done]:
    """Do these jobs, and give what came of each as it is finished; DeadlyJob where that cannot be done.

    `do` and the jobs go to other processes: a function of a module, or a `partial` of one, and plain data.
    """
    waiting, deaths = deque(jobs), Counter[Job]()
    crew: list[_Worker[Job, Done]] = [_Worker(do) for _ in range(min(workers, len(jobs)))]
    try:
        for worker in crew:
            worker.give(waiting.popleft())
        while busy := [worker for worker in crew if worker.job is not None]:
            for connection in wait([worker.connection for worker in busy]):
                worker = next(worker for worker in busy if worker.connection is connection)
                job, done = worker.take()
                if done is None:
                    crew.remove(worker)
                    worker.stop()
                    deaths[job] += 1
                    if deaths[job] == DEATHS:
                        raise DeadlyJob(job)
                    waiting.appendleft(job)
                    crew.append(worker := _Worker(do))
                if waiting:
                    worker.give(waiting.popleft())
                if done is not None:
                    yield done
    finally:
        for worker in crew:
            worker.stop()


class _Worker(Generic[Job, Done]):
    """A process with a line to it."""

    def __init__(self, do: Callable[[Job], Done]) -> None:
        # Not a fork: what other threads and libraries hold here must not come along.
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.job: Job | None = None
        self._process = context.Process(target=_work, args=(theirs, do), daemon=True)
        with _deaf_to_interrupts():
            self._process.start()
        theirs.close()  # or its death would not be heard here

    def give(self, job: Job) -> None:
        self.job = job
        try:
            self.connection.send(job)
        except OSError:
            return  # It is dead already: `take` will find out.

    def take(self) -> tuple[Job, Done | None]:
        """The job that was given and what came of it; None when the worker died over it."""
        assert self.job is not None
        job, self.job = self.job, None
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            return job, None
        if isinstance(answer, str):
            raise RuntimeError(answer)
        return job, answer

    def stop(self) -> None:
        self.connection.close()
        self._process.terminate()
        self._process.join(2)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal: it is for us alone, and what starts here never hears it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- In the worker --------------------------------------------------------------------------------------------------


def _work(connection: Connection, do: Callable[[Any], Any]) -> None:
    """Do what comes, until nothing comes any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            job = connection.recv()
        except (EOFError, OSError):
            return
        answer: Any
        try:
            answer = do(job)
        except Exception:  # bots answer for their own errors: this one is ours
            answer = traceback.format_exc()
        try:
            connection.send(answer)
        except OSError:
            return


def _end_with_parent() -> None:
    """When the arena itself is killed, nobody waits for the job that is being done."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
