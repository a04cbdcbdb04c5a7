"""The time at the tables: whatever is done to the machine's clock, no bot stands still and no game is lost by it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from motu.core.errors import MotuError
from motu.store.protocol import Store, Unavailable
from motu.store.pulse import AWAY, BEAT, SURE
from motu.store.rows import RUNNING, Outage
from motu.tables import agreements, setup
from motu.tables.actions import Move, Refused, Replace, Sit
from motu.tables.cache import Watcher
from motu.tables.events import ClockRule
from motu.tables.outages import Outages
from motu.tables.scheduler import Scheduler
from motu.tables.server_clock import ServerClock
from motu.tables.service import TableService
from motu.tables.setup import SeatSetup, TableSetup
from tests.reasons import says
from tests.tables.memory_store import MemoryStore
from tests.tables.play import ANN, BOB

pytestmark = pytest.mark.timeout(60)

HOURS = 3 * 3600.0
NOON = 1_700_000_000.0


class Machine:
    """A machine: its time of day, which can be set, and what it has counted since it was started."""

    def __init__(self, store: MemoryStore) -> None:
        self.store, self.wall, self.counted = store, NOON, 50.0

    async def start(self) -> TableService:
        self.counted = 7.0
        store = cast("Store", self.store)
        service = TableService(store, clock=ServerClock(store, lambda: self.wall, lambda: self.counted))
        await service.open()
        return service

    async def work(self, service: TableService, seconds: float) -> None:
        """Time passes, and the server is there."""
        while seconds > 0:
            step = min(BEAT, seconds)
            self.stand(step)
            await service.clock.beat()
            seconds -= step

    def stand(self, seconds: float) -> None:
        """Time passes, and the server does nothing."""
        self.wall += seconds
        self.counted += seconds


async def begin(service: TableService, **more: Any) -> str:
    """A game of Ann, who begins, and Bob."""
    cached = await service.create(setup.new_table(TableSetup("kahuna", public=True, **more), ANN))
    await service.act(cached.table.id, BOB, Sit(), 1, "")
    await service.do_due(cached)
    return cached.table.id


async def left(service: TableService, id: str) -> float:
    """What Ann has left now."""
    cached = await service.cache.find(id)
    return cached.table.clock.left_at(0, service.now())


class Quick:
    """A thinker who takes the first move at once."""

    async def decide(self, game: str, bot: str, view: Any, moves: Any, *_: Any) -> Any:
        return SimpleNamespace(move=moves[0])


async def until(is_true: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not is_true():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("set_by", [-HOURS, HOURS, -400 * HOURS])
async def test_a_clock_that_is_set_takes_nothing_from_who_is_to_move(set_by: float) -> None:
    machine = Machine(MemoryStore())
    service = await machine.start()
    id = await begin(service, clock=ClockRule(main=300))
    await machine.work(service, 30)
    machine.wall += set_by
    assert await left(service, id) == pytest.approx(270)
    await machine.work(service, 30)
    assert await left(service, id) == pytest.approx(240, abs=SURE)
    await service.act(id, ANN, Move("+?"), 3, "")
    cached = await service.cache.find(id)
    assert cached.table.stage == RUNNING
    there = await left(service, id)
    await service.close()
    again = await machine.start()  # what is stored says the same
    assert await left(again, id) == pytest.approx(there, abs=0.01)


@pytest.mark.parametrize("set_by", [-HOURS, 0.0, HOURS])
async def test_what_happens_between_a_stop_and_a_start_takes_nothing_from_who_is_to_move(set_by: float) -> None:
    machine = Machine(MemoryStore())
    service = await machine.start()
    id = await begin(service, clock=ClockRule(main=60))
    await machine.work(service, 30)  # and then it is killed
    machine.stand(1_800)
    machine.wall += set_by
    service = await machine.start()
    assert 30 - SURE <= await left(service, id) <= 30
    due = machine.store.tables[id].summary.due
    assert due is not None
    assert due == pytest.approx(service.now() + await left(service, id))
    view = await service.view(id, "")
    assert view.at == pytest.approx(service.now())  # the page counts on from there
    assert view.seats[0].left == pytest.approx(await left(service, id), abs=0.01)
    await machine.work(service, 31)
    with pytest.raises(Refused, check=says("tables-over")):
        await service.act(id, ANN, Move("+?"), 3, "")
    assert (await service.view(id, "")).winners == [1]


@pytest.mark.parametrize("set_by", [-HOURS, HOURS])
@pytest.mark.parametrize("restarted", [False, True])
async def test_bots_go_on_after_the_clock_was_set(set_by: float, restarted: bool) -> None:
    machine = Machine(MemoryStore())
    service = await machine.start()
    seats = [SeatSetup("me"), SeatSetup("bot", "random")]
    cached = await service.create(setup.new_table(TableSetup("kahuna", {}, seats), ANN))
    await service.do_due(cached)
    id = cached.table.id
    if restarted:  # it dies when the bot has just come to its turn
        await service.act(id, ANN, Move("+?"), 2, "")
    machine.wall += set_by
    if restarted:
        machine.stand(60)
        service = await machine.start()
        Scheduler(service, Quick()).begin()
    else:
        Scheduler(service, Quick()).begin()
        await service.act(id, ANN, Move("+?"), 2, "")
    watched = await service.watch(id, Watcher(ANN.id, None, lambda body: None))
    # That a bot has moved and nobody waits for one: it is Ann's turn again.
    await until(lambda: watched.table.version > 3 and watched.table.movers == (0,))
    await service.close()


async def test_while_the_store_is_away_nobody_loses_time() -> None:
    machine = Machine(MemoryStore())
    service = await machine.start()
    id = await begin(service, clock=ClockRule(main=60))
    machine.store.broken = True
    for _ in range(40):
        machine.stand(BEAT)
        with pytest.raises(Unavailable):
            await service.clock.beat()
    with pytest.raises(Unavailable):  # nor does anybody lose by it now
        await service.do_due(await service.cache.find(id))
    machine.store.broken = False
    await service.act(id, ANN, Move("+?"), 3, "")
    cached = await service.cache.find(id)
    assert cached.table.stage == RUNNING
    assert cached.table.clock.left[0] >= 60 - SURE
    again = await machine.start()
    assert (await again.cache.find(id)).table.clock.left == pytest.approx(cached.table.clock.left)


async def test_a_process_that_stood_still_takes_nothing_from_anybody_and_says_what_is_left() -> None:
    machine = Machine(MemoryStore())
    service = await machine.start()
    id = await begin(service, clock=ClockRule(main=60))
    shown: list[Any] = []
    await service.watch(id, Watcher("", None, lambda body: shown.append(json.loads(body)["table"])))
    machine.stand(HOURS)
    assert not await service.do_due(await service.cache.find(id))
    await service.cache.show_clocks()
    assert [view["seats"][0]["left"] for view in shown] == [60, pytest.approx(60 - SURE)]
    assert shown[1]["at"] == pytest.approx(service.now())


async def test_nobody_is_taken_for_gone_because_the_server_was_away() -> None:
    machine = Machine(MemoryStore())
    service = await machine.start()
    id = await begin(service)
    machine.stand(HOURS)
    with pytest.raises(Refused, check=says("tables-not-gone")):
        await service.act(id, BOB, Replace(about=0), 3, "")
    await machine.work(service, agreements.IDLE)
    await service.act(id, BOB, Replace(about=0), 3, "")


async def test_the_clocks_of_a_machine_and_of_the_server_come_together_again() -> None:
    machine = Machine(MemoryStore())
    service = await machine.start()
    machine.wall -= 60
    await machine.work(service, 5_000)
    assert service.now() == pytest.approx(machine.wall + 10, abs=1)
    await machine.work(service, 5_000)
    assert service.now() == pytest.approx(machine.wall, abs=1.1)


async def test_processes_with_one_store_have_one_time() -> None:
    store = MemoryStore()
    one, other = Machine(store), Machine(store)
    other.wall += HOURS
    here = await one.start()
    id = await begin(here, clock=ClockRule(main=60))
    there = await other.start()
    await here.clock.beat()
    assert here.now() == pytest.approx(there.now())
    assert await left(here, id) == await left(there, id) == pytest.approx(60 - SURE)
    # One that starts later, on a machine that is late, does as the others.
    third = await Machine(store).start()
    for service in (here, there):
        await service.clock.beat()
        assert service.now() == pytest.approx(third.now(), abs=0.1)
    assert (await left(here, id), await left(there, id)) == pytest.approx([await left(third, id)] * 2)


async def test_a_store_that_is_away_when_a_server_starts_is_waited_for() -> None:
    machine = Machine(MemoryStore())
    machine.store.broken = True
    with pytest.raises(MotuError):
        await machine.start()


def test_outages_count_for_nobody() -> None:
    outages = Outages()
    assert (outages.between(3, 10), outages.after(3, 7), outages.resumed(5)) == (7, 10, 5)
    outages.add(Outage(1, 10, 20))
    outages.add(Outage(2, 30, 35))
    assert [outages.between(0, at) for at in (5, 10, 12, 20, 25, 30, 33, 35, 40)] == [5, 10, 10, 10, 15, 20, 20, 20, 25]
    assert [outages.between(12, at) for at in (15, 20, 25, 36)] == [0, 0, 5, 11]
    assert [outages.after(0, seconds) for seconds in (5, 10, 11, 20, 21)] == [5, 10, 21, 30, 36]
    assert [outages.after(15, seconds) for seconds in (1, 11)] == [21, 36]
    assert [outages.resumed(at) for at in (5, 25, 40)] == [35, 35, 40]
    assert AWAY > SURE > BEAT
