"""Jobs, the slots of a pool in which they are done, and the queues in which they wait for one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain

from motu.thinking.errors import Closed, TooBusy
from motu.thinking.frames import REMEMBERED
from motu.thinking.process import Process


@dataclass(frozen=True)
class Job:
    """One thought.

    kind        which queue it waits in
    order       what the worker is told
    seconds     after so long, counted from when the worker has all its code loaded, it is killed
    who         for whom: a worker that has thought for them before is the best, if it is free
    person      on whose account: all who wait for something of the same kind have their turns one after the other
    urgent      it waits in front of all others of its kind, and is never turned away
    progress    is told how far it has come, from 0 to 1
    """

    kind: str
    order: bytes
    seconds: float
    who: str = ""
    urgent: bool = False
    progress: Callable[[float], object] | None = None
    person: str = ""


class Turns:
    """Those who wait for one kind of job: in turn by person, however much each of them wants.

    Whoever has just had a turn is behind all others who wait.
    """

    def __init__(self) -> None:
        self._urgent: deque[asyncio.Future[Slot]] = deque()
        self._waiting: OrderedDict[str, deque[asyncio.Future[Slot]]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._urgent) + sum(map(len, self._waiting.values()))

    def make_room(self, person: str) -> asyncio.Future[Slot] | None:
        """The last turn of whoever waits for most: it has to go, if this person has fewer. None: nobody has to."""
        most = max(self._waiting, key=lambda each: len(self._waiting[each]), default=person)
        if len(self._waiting.get(most, ())) <= len(self._waiting.get(person, ())) + 1:
            return None
        return self._waiting[most].pop()

    def add(self, turn: asyncio.Future[Slot], person: str, in_front: bool) -> None:
        if in_front:
            self._urgent.appendleft(turn)
        else:
            self._waiting.setdefault(person, deque()).append(turn)

    def next(self) -> asyncio.Future[Slot] | None:
        """Whose turn it is now; they wait no longer. None if nobody waits."""
        while self._urgent:
            if not (turn := self._urgent.popleft()).done():
                return turn
        while self._waiting:
            person, own = self._waiting.popitem(last=False)
            while own:
                if not (turn := own.popleft()).done():
                    if own:
                        self._waiting[person] = own
                    return turn
        return None

    def discard(self, turn: asyncio.Future[Slot], person: str) -> None:
        """Somebody waits no longer."""
        with suppress(ValueError):
            self._urgent.remove(turn)
        own = self._waiting.get(person)
        if own is not None:
            with suppress(ValueError):
                own.remove(turn)
            if not own:
                del self._waiting[person]

    def clear(self) -> list[asyncio.Future[Slot]]:
        """Send everybody away: who waited."""
        found = [*self._urgent, *chain.from_iterable(self._waiting.values())]
        self._urgent.clear()
        self._waiting.clear()
        return found


class Slot:
    """Room for one process; `known` are those for whom it has thought lately."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.known: deque[str] = deque(maxlen=REMEMBERED)
        self.timer: asyncio.TimerHandle | None = None

    @property
    def is_alive(self) -> bool:
        return self.process is not None and not self.process.dead

    def fitness(self, who: str) -> int:
        """A process that remembers them is best, one that has to be started worst."""
        if not self.is_alive:
            return 0
        return 2 if who in self.known else 1


class Slots:
    """So many slots, and a queue for every kind of job, the most urgent first, with how many may stand in it."""

    def __init__(self, number: int, queues: Mapping[str, int]) -> None:
        self.all = [Slot() for _ in range(number)]
        self.free = list(self.all)
        """The last used one last."""
        self._most = dict(queues)
        self._queues = {kind: Turns() for kind in queues}
        self._closed = False

    @property
    def alive(self) -> int:
        return sum(slot.is_alive for slot in self.all)

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    async def enter(self, job: Job, in_front: bool) -> Slot:
        """A slot of one's own, at once or when it is one's turn. Who has it must leave it. TooBusy or Closed."""
        if self._closed:
            raise Closed
        if self.free:
            best = max(range(len(self.free)), key=lambda number: (self.free[number].fitness(job.who), number))
            return self.free.pop(best)
        queue = self._queues[job.kind]
        if len(queue) >= self._most[job.kind] and not in_front:
            gone = queue.make_room(job.person)
            if gone is None:
                raise TooBusy
            if not gone.done():
                gone.set_exception(TooBusy())
        turn: asyncio.Future[Slot] = asyncio.get_running_loop().create_future()
        queue.add(turn, job.person, in_front)
        try:
            slot = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self.leave(turn.result())  # it was one's turn in the very same moment
            queue.discard(turn, job.person)
            raise
        if self._closed:
            raise Closed
        return slot

    def leave(self, slot: Slot) -> None:
        """The next may have it; if there is none, it is free."""
        for queue in self._queues.values():
            turn = queue.next()
            if turn is not None:
                turn.set_result(slot)
                return
        self.free.append(slot)

    def close(self) -> None:
        """Send everybody away."""
        self._closed = True
        for queue in self._queues.values():
            for turn in queue.clear():
                if not turn.done():
                    turn.set_exception(Closed())
