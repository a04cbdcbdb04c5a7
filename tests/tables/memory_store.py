"""A store in memory that can be told to fail or to take its time, and a bus between services: for their tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import cast

from motu.core.errors import message
from motu.people.reminders import seats_to_remind
from motu.store.protocol import Outdated, Rate, Repeated, Store, Unavailable
from motu.store.pulse import BEAT, outage_between
from motu.store.rows import CampaignGame, Event, Listed, Outage, Pulse, Result, StoredTable, TableSummary
from motu.tables.bus import Heard, HeardEvent
from motu.tables.cache import TableListener
from motu.tables.events import AnyEvent
from motu.tables.server_clock import ServerClock
from motu.tables.service import TableService
from motu.tables.table import Table


class MemoryStore:
    """What the service needs of a store.

    broken      nothing can be read or written
    losing      what is appended is kept, but the answer is lost
    gate        while it is there, appending waits for it; likewise `reading`, after it has been read
    """

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.keys: dict[tuple[str, str], int] = {}
        self.claims: dict[str, tuple[str, float]] = {}
        self.results: list[Result] = []
        self.sets: dict[tuple[str, str], bytes] = {}
        self.noted = 0.0
        self.outages: list[Outage] = []
        self.broken = self.losing = False
        self.gate: asyncio.Event | None = None
        self.reading: asyncio.Event | None = None
        self.asked = 0

    def _answer(self) -> None:
        if self.broken:
            raise Unavailable(message("store-unreachable", reason="gone"))

    async def create(
        self, id: str, game: str, secret: bytes, summary: TableSummary, at: float, body: bytes, components: str = ""
    ) -> None:
        self._answer()
        if id in self.tables:
            raise Outdated(self.tables[id].version)
        self.tables[id] = StoredTable(id, game, 1, at, secret, summary, (Event(1, at, body),))

    async def append(
        self,
        id: str,
        expected: int,
        summary: TableSummary,
        at: float,
        body: bytes,
        key: str | None = None,
        result: Result | None = None,
        campaign_game: CampaignGame | None = None,
        first: Sequence[bytes] = (),
    ) -> None:
        self.asked += 1
        await asyncio.sleep(0)
        if self.gate is not None:
            await self.gate.wait()
        self._answer()
        kept = self.tables[id]
        if key is not None and (id, key) in self.keys:
            raise Repeated(self.keys[id, key])
        if kept.version != expected:
            raise Outdated(kept.version)
        events = [Event(number, at, each) for number, each in enumerate((*first, body), expected + 1)]
        version = events[-1].version
        self.tables[id] = kept._replace(version=version, summary=summary, events=(*kept.events, *events))
        self.claims.pop(id, None)
        if key is not None:
            self.keys[id, key] = version
        if result is not None:
            self.results.append(result)
        if self.losing:
            self.broken = True
            self._answer()

    async def load(self, id: str) -> StoredTable | None:
        self._answer()
        found = self.tables.get(id)
        await asyncio.sleep(0)
        if self.reading is not None:
            await self.reading.wait()
        return found

    async def since(self, id: str, version: int) -> list[Event]:
        await asyncio.sleep(0)
        self._answer()
        found = list(self.tables[id].events[version:])
        if self.reading is not None:
            await self.reading.wait()
        return found

    async def known_key(self, id: str, key: str) -> int | None:
        self._answer()
        return self.keys.get((id, key))

    async def due(self, now: float, limit: int) -> list[Listed]:
        self._answer()
        found = [
            Listed(kept.id, kept.game, kept.version, 0.0, kept.summary)
            for kept in self.tables.values()
            if kept.summary.due is not None
            and kept.summary.due <= now
            and self.claims.get(kept.id, ("", 0.0))[1] <= now
        ]
        return found[:limit]

    async def claim(self, id: str, version: int, owner: str, now: float, until: float) -> bool:
        self._answer()
        holder, end = self.claims.get(id, (owner, 0.0))
        if self.tables[id].version != version or (holder != owner and end > now):
            return False
        self.claims[id] = owner, until
        return True

    async def forget(self, before: float, stage: str, limit: int) -> int:
        self._answer()
        old = [id for id, kept in self.tables.items() if kept.summary.stage == stage and kept.events[-1].at < before]
        for id in old[:limit]:
            del self.tables[id]
        return len(old[:limit])

    async def components(self, game: str, name: str) -> bytes | None:
        self._answer()
        return self.sets.get((game, name))

    async def use_components(self, game: str, name: str, at: float) -> bool:
        self._answer()
        return (game, name) in self.sets

    async def sweep_components(self, before: float, limit: int) -> int:
        self._answer()
        return 0

    async def beat(self, now: float, known: int) -> Pulse:
        self._answer()
        outage = outage_between(self.noted, now, len(self.outages) + 1)
        if outage is not None:
            self.outages.append(outage)
            for id, kept in self.tables.items():
                due = kept.summary.due
                if due is not None and due > outage.began:
                    moved = kept.summary._replace(due=due + outage.ended - outage.began)
                    self.tables[id] = kept._replace(summary=moved)
        self.noted = max(self.noted, now)
        return Pulse(self.noted, tuple(self.outages[known:]))

    async def rate_next(self, rate: Rate) -> bool:
        self._answer()
        return False


class MemoryBus:
    """Between the services of several processes. Cut, nobody hears anything until it is mended."""

    def __init__(self) -> None:
        self.ends: list[End] = []

    def end(self) -> End:
        self.ends.append(End(self))
        return self.ends[-1]

    def cut(self) -> None:
        for end in self.ends:
            end.hears = False

    def mend(self) -> None:
        for end in self.ends:
            end.hears = True
            end.heard("", "", 0)


class End:
    alone = False

    def __init__(self, bus: MemoryBus) -> None:
        self.bus, self.hears = bus, True
        self.subscribers: list[tuple[str, Heard]] = []
        self.event_subscribers: list[HeardEvent] = []

    def subscribe(self, topic: str, heard: Heard) -> None:
        self.subscribers.append((topic, heard))

    async def open(self) -> None: ...

    def tell(self, topic: str, name: str, version: int = 0) -> None:
        for end in self.bus.ends:
            if end.hears and self.hears:
                end.heard(topic, name, version)

    def heard(self, topic: str, name: str, version: int) -> None:
        for wanted, heard in self.subscribers:
            if topic in (wanted, ""):
                heard(name, version)

    def subscribe_events(self, heard: HeardEvent) -> None:
        self.event_subscribers.append(heard)

    def tell_event(self, id: str, version: int, at: float, body: bytes) -> None:
        for end in self.bus.ends:
            if end.hears and self.hears:
                for heard in end.event_subscribers:
                    heard(id, version, at, body)

    async def close(self) -> None: ...


async def service_on(
    store: MemoryStore, bus: MemoryBus | None = None, now: Callable[[], float] | None = None
) -> TableService:
    """The service of a process with this store; `now` is its time of day, and what its machine has counted."""
    known = cast("Store", store)
    service = TableService(known, bus.end() if bus else None, ServerClock(known, now, now) if now else None)
    await service.open()
    return service


async def pass_time(service: TableService, time: list[float], seconds: float) -> None:
    """Let time pass at a server that is there all the while."""
    end = time[0] + seconds
    while time[0] < end:
        time[0] = min(end, time[0] + BEAT)
        await service.clock.beat()


class RemindedSeats(TableListener):
    """Keeps whom reminders would go to."""

    def __init__(self, service: TableService, seats: list[int]) -> None:
        self.seats = seats
        service.cache.subscribe(self)

    def event_stored(self, table: Table, event: AnyEvent) -> None:
        self.seats.extend(seats_to_remind(table, event))
