"""An arena on the cores of this machine: long-lived worker processes that are handed one deal at a time.

A worker that dies, whatever killed it, is replaced, and its deal is played again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait

from motu.arena.plan import Deal, Plan
from motu.arena.play import play_warm
from motu.arena.result import Result
from motu.core.errors import MotuError, message

DEATHS = 3
"""How many workers may die over the same deal before the arena gives up."""


class DeadlyDeal(MotuError):
    """A deal that killed every worker that tried to play it."""

    def __init__(self, plan: Plan, deal: Deal) -> None:
        one, other = (plan.entrants[place].name for place in plan.pairs[deal.pair])
        super().__init__(message("arena-deadly-deal", one=one, other=other, deal=deal.number + 1, deaths=DEATHS))


def play_here(plan: Plan, deals: Sequence[Deal], workers: int) -> Iterator[Result]:
    """Play these deals, and give each as it is finished; DeadlyDeal where that cannot be done."""
    waiting, deaths = deque(deals), Counter[Deal]()
    crew = [_Worker(plan) for _ in range(min(workers, len(deals)))]
    try:
        for worker in crew:
            worker.give(waiting.popleft())
        while busy := [worker for worker in crew if worker.deal is not None]:
            for connection in wait([worker.connection for worker in busy]):
                worker = next(worker for worker in busy if worker.connection is connection)
                deal, result = worker.take()
                if result is None:
                    crew.remove(worker)
                    worker.stop()
                    deaths[deal] += 1
                    if deaths[deal] == DEATHS:
                        raise DeadlyDeal(plan, deal)
                    waiting.appendleft(deal)
                    crew.append(worker := _Worker(plan))
                if waiting:
                    worker.give(waiting.popleft())
                if result is not None:
                    yield result
    finally:
        for worker in crew:
            worker.stop()


class _Worker:
    """A process with a line to it."""

    def __init__(self, plan: Plan) -> None:
        # Not a fork: what other threads and libraries hold here must not come along.
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.deal: Deal | None = None
        self._process = context.Process(target=_work, args=(theirs, plan), daemon=True)
        with _deaf_to_interrupts():
            self._process.start()
        theirs.close()  # or its death would not be heard here

    def give(self, deal: Deal) -> None:
        self.deal = deal
        try:
            self.connection.send(deal)
        except OSError:
            return  # It is dead already: `take` will find out.

    def take(self) -> tuple[Deal, Result | None]:
        """The deal that was given and its result; None when the worker died over it."""
        assert self.deal is not None
        deal, self.deal = self.deal, None
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            return deal, None
        if isinstance(answer, str):
            raise RuntimeError(answer)
        return deal, answer

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


def _work(connection: Connection, plan: Plan) -> None:
    """Play what comes, until nothing comes any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            deal = connection.recv()
        except (EOFError, OSError):
            return
        answer: Result | str
        try:
            answer = play_warm(plan, deal)
        except Exception:  # bots answer for their own errors: this one is ours
            answer = traceback.format_exc()
        try:
            connection.send(answer)
        except OSError:
            return


def _end_with_parent() -> None:
    """When the arena itself is killed, nobody waits for the deal that is being played."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
