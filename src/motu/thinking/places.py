"""The places of a crew, and the lines in which jobs wait for one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from contextlib import suppress

from motu.thinking.errors import Closed, TooBusy
from motu.thinking.job import REMEMBERED, Job
from motu.thinking.process import Process


class Place:
    """Room for one process; `known` are those for whom it has thought lately."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.known: deque[str] = deque(maxlen=REMEMBERED)
        self.timer: asyncio.TimerHandle | None = None

    @property
    def is_alive(self) -> bool:
        return self.process is not None and not self.process.dead

    def fitness(self, who: str) -> int:
        """A process that remembers him is best, one that has to be started worst."""
        if not self.is_alive:
            return 0
        return 2 if who in self.known else 1


class Places:
    """So many places, and a line for every kind of job, the most urgent first, with how many may stand in it."""

    def __init__(self, number: int, lines: Mapping[str, int]) -> None:
        self.all = [Place() for _ in range(number)]
        self.free = list(self.all)
        """The last used one last."""
        self._most = dict(lines)
        self._lines: dict[str, deque[asyncio.Future[Place]]] = {kind: deque() for kind in lines}
        self._closed = False

    @property
    def alive(self) -> int:
        return sum(place.is_alive for place in self.all)

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    async def enter(self, job: Job, in_front: bool) -> Place:
        """A place of one's own, at once or when it is one's turn. Who has it must leave it. TooBusy or Closed."""
        if self._closed:
            raise Closed
        if self.free:
            best = max(range(len(self.free)), key=lambda number: (self.free[number].fitness(job.who), number))
            return self.free.pop(best)
        line = self._lines[job.kind]
        if len(line) >= self._most[job.kind] and not in_front:
            raise TooBusy
        turn: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
        if in_front:
            line.appendleft(turn)
        else:
            line.append(turn)
        try:
            place = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self.leave(turn.result())  # it was one's turn in the very same moment
            with suppress(ValueError):
                line.remove(turn)
            raise
        if self._closed:
            raise Closed
        return place

    def leave(self, place: Place) -> None:
        """The next may have it; if there is none, it is free."""
        for line in self._lines.values():
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(place)
                    return
        self.free.append(place)

    def close(self) -> None:
        """Send everybody away."""
        self._closed = True
        for line in self._lines.values():
            for turn in line:
                if not turn.done():
                    turn.set_exception(Closed())
            line.clear()
