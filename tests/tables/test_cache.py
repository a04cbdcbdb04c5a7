"""The cache of tables: what listeners are told, and when."""

from __future__ import annotations

from typing import Any

import pytest

from motu.store.rows import OVER
from motu.tables import cache, setup
from motu.tables.actions import Resign, Sit
from motu.tables.cache import CachedTable, TableListener
from motu.tables.events import AnyEvent, ClockRule
from motu.tables.scheduler import Scheduler
from motu.tables.service import TableService
from motu.tables.setup import TableSetup
from motu.tables.table import Table
from tests.tables.memory_store import MemoryBus, MemoryStore, service_on
from tests.tables.play import ANN, BOB
from tests.tables.test_service import Slow, game, move, settle, watch


class Listener(TableListener):
    """Writes down what it is told."""

    def __init__(self, service: TableService) -> None:
        self.told: list[Any] = []
        service.cache.subscribe(self)

    def table_changed(self, cached: CachedTable) -> None:
        self.told.append(("changed", cached.table.version))

    def table_dropped(self, cached: CachedTable) -> None:
        self.told.append(("dropped", cached.table.id))

    def event_stored(self, table: Table, event: AnyEvent) -> None:
        self.told.append(("stored", type(event).__name__))

    def game_ended(self, table: Table) -> None:
        assert table.stage == OVER
        self.told.append("ended")

    def lobby_changed(self) -> None:
        self.told.append("lobby")

    def closing(self) -> None:
        self.told.append("closing")


async def test_what_is_refused_is_told_to_nobody_and_the_end_of_the_process_to_all() -> None:
    service = await service_on(MemoryStore())
    cached = await service.create(setup.new_table(TableSetup("kahuna"), ANN))
    one, other = Listener(service), Listener(service)
    with pytest.raises(cache.NoTable):
        await service.act(cached.table.id, BOB, Sit(), 1, "")
    assert not await service.do_due(cached)
    assert one.told == []
    await service.close()
    assert one.told == other.told == ["closing"]


async def test_the_process_that_stores_an_event_tells_of_it_and_the_others_of_the_change() -> None:
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = await game(one)
    await other.view(id, "", None)
    here, there = Listener(one), Listener(other)
    await move(one, id, 3)
    await settle()
    assert here.told == [("changed", 4), "lobby", ("stored", "Moved"), "lobby"]
    assert there.told == ["lobby", ("changed", 4), "lobby"]
    here.told.clear()
    await one.act(id, ANN, Resign(), 4, "")
    assert here.told[-3:-1] == [("stored", "Ended"), "ended"]
    await one.close()
    await other.close()


async def test_a_table_that_leaves_memory_takes_its_timer_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_UNWATCHED", 3)
    service = await service_on(MemoryStore())
    scheduler, listener = Scheduler(service, Slow()), Listener(service)
    ids = [await game(service, clock=ClockRule(main=600)) for _ in range(5)]
    dropped = [told[1] for told in listener.told if told[0] == "dropped"]
    assert dropped == ids[:2]
    assert {cached.table.id for cached in scheduler._timers} == set(ids[2:])
    await service.close()
    assert not scheduler._timers


async def test_tables_that_are_watched_stay_and_the_oldest_of_the_others_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_UNWATCHED", 3)
    monkeypatch.setattr(cache, "LOOKS", 4)
    service = await service_on(MemoryStore())
    watched = [await game(service) for _ in range(6)]
    for id in watched:
        await watch(service, id)
    listener = Listener(service)
    others = [await game(service) for _ in range(4)]
    dropped = [told[1] for told in listener.told if told[0] == "dropped"]
    assert dropped == others[: len(dropped)]
    assert len(dropped) >= 1
    assert set(watched) <= set(service.cache._tables)
    assert (await service.view(others[0], "", None)).version == 3, "it is read again"
    await service.close()
