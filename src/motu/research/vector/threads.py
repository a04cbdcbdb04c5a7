"""Work on many games, shared among threads: compiled code lets them run at the same time."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

PORTION = 512
"""So many games are taken at a time: fewer would cost more to hand out than they save."""

Work = Callable[[int, int], None]
"""Does something with the games from the first number up to the second."""


def processors() -> int:
    """How many processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # no such question on this system
        return os.cpu_count() or 1


class Threads:
    """Several threads at most, and no more than there are portions. Whoever is free takes the next portion."""

    def __init__(self, most: int, games: int) -> None:
        self._portions = [(start, min(start + PORTION, games)) for start in range(0, games, PORTION)]
        self.number = min(most, len(self._portions))
        self._others: ThreadPoolExecutor | None = None
        self._home = 0

    def __getstate__(self) -> dict[str, Any]:
        """A copy, here or in another process, gets threads of its own."""
        return self.__dict__ | {"_others": None}

    def run(self, work: Work) -> None:
        """Do all of it, and come back when it is done."""
        portions = iter(self._portions)

        def labour() -> None:
            for start, stop in portions:
                work(start, stop)

        helping = [self._pool().submit(labour) for _ in range(self.number - 1)]
        labour()
        for other in helping:
            # One that has not begun comes too late.
            if not other.cancel():
                other.result()

    def _pool(self) -> ThreadPoolExecutor:
        """The other threads. They do not follow into a process that is forked from this one."""
        if self._others is None or self._home != os.getpid():
            self._others = ThreadPoolExecutor(self.number - 1, "games")
            self._home = os.getpid()
        return self._others
