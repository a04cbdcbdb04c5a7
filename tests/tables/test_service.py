"""The service: what is told is kept, what is not kept is not told, and nothing happens twice."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from motu.store.protocol import Outdated, Unavailable
from motu.store.rows import OVER, RUNNING
from motu.tables import cache, scheduler, setup
from motu.tables.actions import Move, Person, Refused, Sit
from motu.tables.cache import NoTable, Watcher
from motu.tables.events import ClockRule, Moved, read_event
from motu.tables.service import KEYS, TableService
from motu.tables.setup import SeatSetup, TableSetup
from tests.reasons import says
from tests.tables.memory_store import MemoryBus, MemoryStore, RemindedSeats, pass_time, service_on
from tests.tables.play import ANN, BOB

pytestmark = pytest.mark.timeout(60)

DRAW = "+?"
"""Draw from the pile: always possible at the beginning."""


async def game(service: TableService, **more: Any) -> str:
    """A game of Ann, who begins, and Bob."""
    cached = await service.create(setup.new_table(TableSetup("kahuna", public=True, **more), ANN))
    id = cached.table.id
    await service.act_and_view(id, BOB, Sit(), 1, "sit", None)
    assert await service.do_due(cached)
    return id


async def watch(service: TableService, id: str, who: str = "") -> list[int]:
    """The versions that a watcher is told."""
    told: list[int] = []
    await service.watch(id, Watcher(who, None, lambda body: told.append(json.loads(body)["table"]["version"])))
    return told


async def move(service: TableService, id: str, version: int, key: str = "", person: Person = ANN) -> int:
    return (await service.act_and_view(id, person, Move(DRAW), version, key, None)).version


def moves_kept(store: MemoryStore, id: str) -> int:
    return sum(isinstance(read_event(event.body), Moved) for event in store.tables[id].events)


async def settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


async def until(is_true: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not is_true():
            await asyncio.sleep(0.01)


# --- What is kept, and then told ------------------------------------------------------------------------------------


async def test_a_watcher_is_told_only_after_the_store_has_it() -> None:
    store = MemoryStore()
    service = await service_on(store)
    id = await game(service)
    told = await watch(service, id)
    store.gate = asyncio.Event()
    moving = asyncio.ensure_future(move(service, id, 3))
    looking = asyncio.ensure_future(service.view(id, "", None))
    await settle()
    assert (told, moving.done(), looking.done(), store.tables[id].version) == ([3], False, False, 3)
    store.gate.set()
    assert await moving == 4
    assert (await looking).version == 4
    assert told == [3, 4]


async def test_what_the_store_refuses_is_told_to_nobody_and_can_be_tried_again() -> None:
    store = MemoryStore()
    service = await service_on(store)
    id = await game(service)
    told = await watch(service, id)
    store.broken = True
    for _ in range(2):
        with pytest.raises(Unavailable):
            await move(service, id, 3, "k")
        with pytest.raises(Unavailable):
            await service.view(id, "", None)
    store.broken = False
    assert (await service.view(id, "", None)).version == 3
    assert told == [3]
    assert await move(service, id, 3, "k") == 4
    assert told == [3, 4]
    assert moves_kept(store, id) == 1


async def test_who_watches_goes_on_watching_when_the_store_was_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "RETRY", 0.01)
    store = MemoryStore()
    service = await service_on(store)
    id = await game(service)
    told = await watch(service, id)
    store.losing = True
    with pytest.raises(Unavailable):  # it was kept, but nobody could know
        await move(service, id, 3, "k")
    await asyncio.sleep(0.05)
    assert told == [3]
    store.losing = store.broken = False
    await until(lambda: told == [3, 4])
    assert await move(service, id, 3, "k") == 4
    assert await move(service, id, 4, person=BOB) == 5
    assert told == [3, 4, 5]
    assert moves_kept(store, id) == 2


async def test_who_goes_away_while_it_is_kept_has_moved_and_all_others_are_told() -> None:
    store = MemoryStore()
    service = await service_on(store)
    id = await game(service)
    told = await watch(service, id)
    store.gate = asyncio.Event()
    moving = asyncio.ensure_future(move(service, id, 3, "k"))
    await settle()
    for _ in range(3):
        moving.cancel()
        await settle()
    other = asyncio.ensure_future(move(service, id, 3, "other", BOB))
    await settle()
    assert not other.done()  # the table is Ann's until the store has answered
    store.gate.set()
    with pytest.raises(asyncio.CancelledError):
        await moving
    with pytest.raises(Outdated):
        await other
    assert told == [3, 4]
    assert store.tables[id].version == 4
    assert await move(service, id, 3, "k") == 4


async def test_who_goes_away_while_the_store_fails_leaves_the_table_as_it_was() -> None:
    store = MemoryStore()
    service = await service_on(store)
    id = await game(service)
    told = await watch(service, id)
    store.gate = asyncio.Event()
    moving = asyncio.ensure_future(move(service, id, 3))
    await settle()
    moving.cancel()
    store.broken = True
    store.gate.set()
    with pytest.raises((asyncio.CancelledError, Unavailable)):
        await moving
    store.broken = False
    assert (await service.view(id, "", None)).version == 3
    assert told == [3]


async def test_closing_waits_for_what_is_being_kept() -> None:
    store = MemoryStore()
    service = await service_on(store)
    id = await game(service)
    store.gate = asyncio.Event()
    task = service.background.start(move(service, id, 3))
    await settle()
    closing = asyncio.ensure_future(service.close())
    await settle()
    assert not closing.done()
    store.gate.set()
    await closing
    assert task.done()
    assert store.tables[id].version == 4


# --- Once -----------------------------------------------------------------------------------------------------------


async def test_the_same_key_acts_once_also_when_nobody_remembers_it() -> None:
    store = MemoryStore()
    service = await service_on(store)
    id = await game(service)
    assert await move(service, id, 3, "k") == 4
    assert await move(service, id, 3, "k") == 4
    assert await move(await service_on(store), id, 3, "k") == 4
    assert moves_kept(store, id) == 1


async def test_the_same_key_at_two_processes_acts_once() -> None:
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = await game(one)
    await other.view(id, "", None)
    told = await watch(other, id)
    assert {*await asyncio.gather(move(one, id, 3, "k"), move(other, id, 3, "k"))} == {4}
    await settle()
    assert moves_kept(store, id) == 1
    assert told == [3, 4]


async def test_two_hundred_at_once_move_once() -> None:
    store = MemoryStore()
    service = await service_on(store)
    id = await game(service)
    told = await watch(service, id)
    tries = [move(service, id, 3, f"k{number % 100}") for number in range(200)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert [each for each in done if not isinstance(each, Outdated)] == [4, 4]  # one key was sent twice
    assert told == [3, 4]
    assert (store.tables[id].version, moves_kept(store, id)) == (4, 1)


async def test_more_keys_than_are_remembered_are_still_known() -> None:
    store = MemoryStore()
    service = await service_on(store)
    cached = await service.create(setup.new_table(TableSetup("kahuna", public=True), ANN))
    id = cached.table.id
    count = KEYS + 5
    for number in range(count):
        action = {"do": "seat-bot", "seat": 1, "bot": "" if number % 2 else "random"}
        await service.act_and_view(id, ANN, _action(action), number + 1, f"k{number}", None)
    for number in range(count):
        seen = await service.act_and_view(id, ANN, _action(action), number + 1, f"k{number}", None)
        assert seen.version == count + 1
    assert len(cached.keys) <= KEYS


def _action(fields: dict[str, Any]) -> Any:
    import msgspec  # noqa: PLC0415

    from motu.tables.actions import AnyAction  # noqa: PLC0415

    return msgspec.convert(fields, AnyAction)


# --- Several processes ----------------------------------------------------------------------------------------------


async def test_who_moves_second_elsewhere_is_told_of_the_present_table() -> None:
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = await game(one)
    await other.view(id, "", None)
    tries = await asyncio.gather(move(one, id, 3, "a"), move(other, id, 3, "b"), return_exceptions=True)
    assert sorted(type(each).__name__ for each in tries) == ["Outdated", "int"]
    assert [(await each.view(id, "", None)).version for each in (one, other)] == [4, 4]


async def test_news_that_come_while_a_table_is_read_are_not_lost() -> None:
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = await game(one)
    store.reading = asyncio.Event()
    watching = asyncio.ensure_future(watch(other, id))
    await settle()
    await move(one, id, 3)  # kept and told while the other still has the old table in its hands
    store.reading.set()
    assert await watching == [4]


async def test_news_that_come_while_news_are_read_are_not_lost() -> None:
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = await game(one)
    told = await watch(other, id)
    store.reading = asyncio.Event()
    await move(one, id, 3)
    await settle()
    await move(one, id, 4, person=BOB)
    await settle()
    store.reading.set()
    await settle()
    assert told == [3, 4, 5]


async def test_without_a_wire_whoever_looks_sees_what_is_kept_and_watchers_are_told_when_it_is_back() -> None:
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    watched, unwatched = await game(one), await game(one)
    told = await watch(other, watched)
    await other.view(unwatched, "", None)
    bus.cut()
    for id in (watched, unwatched):
        await move(one, id, 3)
    await settle()
    assert told == [3]
    assert (await other.view(unwatched, "", None)).version == 4
    await move(one, unwatched, 4, person=BOB)
    bus.mend()
    await settle()
    assert told == [3, 4]
    assert (await other.view(unwatched, "", None)).version == 5


async def test_an_event_that_is_told_need_not_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = await game(one)
    told = await watch(other, id)
    reads: list[int] = []
    since = store.since

    async def counted(id: str, version: int) -> Any:
        reads.append(version)
        return await since(id, version)

    monkeypatch.setattr(store, "since", counted)
    await move(one, id, 3)
    await move(one, id, 4, person=BOB)
    await settle()
    assert told == [3, 4, 5]
    assert reads == []
    assert await one.view(id, "", None) == await other.view(id, "", None)


async def test_an_event_that_is_told_wrongly_or_out_of_order_is_read_from_the_store() -> None:
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = await game(one)
    told = await watch(other, id)
    bus.cut()
    await move(one, id, 3)
    await move(one, id, 4, person=BOB)
    for end in bus.ends:
        end.hears = True
    bus.ends[0].tell_event(id, 5, 1.0, b"{}")  # the fourth was missed
    await settle()
    assert told == [3, 5]
    for nonsense in (b"", b"{}", b'{"is":"moved","seat":0,"move":"nowhere"}', b"\xff"):
        version = (await one.view(id, "", None)).version
        bus.ends[0].tell_event(id, version + 1, 1.0, nonsense)
        await settle()
        assert await other.view(id, "", None) == await one.view(id, "", None)


async def test_of_two_who_want_a_rematch_at_two_processes_both_get_the_same_table() -> None:
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = await game(one)
    await one.act_and_view(id, ANN, _action({"do": "resign"}), 3, "", None)
    (table, _), (same, _) = await asyncio.gather(one.rematch(id, ANN), other.rematch(id, BOB))
    assert table == same


# --- The cache ---


async def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_UNWATCHED", 5)
    store = MemoryStore()
    service = await service_on(store)
    watched = await game(service)
    told = await watch(service, watched)
    played = await game(service)
    (await service.cache.find(played)).pinned = True
    ids = [await game(service) for _ in range(20)]
    assert service.cache.size == 5
    assert service.cache.watched == 1
    assert await move(service, ids[0], 3) == 4
    assert await move(service, watched, 3) == 4
    assert told == [3, 4]
    cached = await service.cache.find(played)
    assert cached.pinned


async def test_a_table_is_read_once_however_many_ask_for_it_at_once() -> None:
    store = MemoryStore()
    id = await game(await service_on(store))
    service = await service_on(store)
    found = await asyncio.gather(*(service.cache.find(id) for _ in range(50)))
    assert len(set(map(id_of, found))) == 1
    with pytest.raises(NoTable):
        await service.cache.find("nowhere")


def id_of(thing: object) -> int:
    return id(thing)


# --- Time and bots --------------------------------------------------------------------------------------------------


async def test_whose_time_has_run_out_can_no_longer_move_though_nobody_has_noticed() -> None:
    store, time = MemoryStore(), [1000.0]
    service = await service_on(store, now=lambda: time[0])
    id = await game(service, clock=ClockRule(main=60))
    await pass_time(service, time, 61)
    with pytest.raises(Refused, check=says("tables-over")):
        await move(service, id, 3)
    seen = await service.view(id, "", None)
    assert (seen.stage, seen.winners) == (OVER, [1])


class Slow:
    """Thinkers who take the first move when they are allowed to, and note who asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.may = asyncio.Event()

    async def decide(self, game: str, bot: str, view: Any, moves: Any, *_: Any) -> Any:
        self.asked += 1
        await self.may.wait()
        return SimpleNamespace(move=moves[0])


async def bot_table(service: TableService) -> str:
    seats = [SeatSetup("bot", "random"), SeatSetup("me")]
    return (await service.create(setup.new_table(TableSetup("kahuna", {}, seats, public=True), ANN))).table.id


async def test_a_bot_thinks_at_one_process_only_and_at_the_other_when_that_one_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduler, "CLAIM", 0.03)  # renewed three times as often, and over when the time below says so
    monkeypatch.setattr(scheduler, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(scheduler, "OVERDUE", 0.0)
    store, bus, clock = MemoryStore(), MemoryBus(), [1000.0]
    one, other = [await service_on(store, bus, now=lambda: clock[0]) for _ in range(2)]
    here, there = Slow(), Slow()
    scheduler.Scheduler(one, here).begin()
    scheduler.Scheduler(other, there).begin()
    id = await bot_table(one)
    told = await watch(other, id)
    await until(lambda: id in store.claims)
    for _ in range(5):  # longer than a claim lasts: it is renewed each time
        clock[0] += 0.02
        await until(lambda: store.claims[id][1] == clock[0] + 0.03)
    assert here.asked + there.asked == 1
    assert store.tables[id].summary.stage == RUNNING
    # The process of the one that thinks dies: whatever it decides is never kept.
    dying, going_on = (one, there) if here.asked else (other, here)
    await dying.close()
    clock[0] += 0.1
    going_on.may.set()
    await until(lambda: moves_kept(store, id) >= 3)
    await asyncio.gather(one.close(), other.close())
    assert told


async def test_tables_at_which_nobody_has_begun_are_put_away_after_a_month() -> None:
    store = MemoryStore()
    service = await service_on(store)
    plans = [setup.new_table(TableSetup("kahuna", public=True), ANN) for _ in range(2)]
    for plan, age in zip(plans, (scheduler.FORGOTTEN + 60, scheduler.FORGOTTEN - 60), strict=True):
        service.now = lambda age=age: time.time() - age  # type: ignore[misc]
        await service.create(plan)
    service.now = time.time
    scheduler.Scheduler(service, Slow()).begin()
    await settle()
    assert list(store.tables) == [plans[1].id]
    await service.close()


async def test_a_bot_goes_on_when_the_store_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(scheduler, "OVERDUE", 0.05)
    store, bots = MemoryStore(), Slow()
    service = await service_on(store)
    scheduler.Scheduler(service, bots).begin()
    id = await bot_table(service)
    await settle()
    assert bots.asked == 1
    store.broken = True
    bots.may.set()
    await asyncio.sleep(0.2)
    assert moves_kept(store, id) == 0
    store.broken = False
    await until(lambda: moves_kept(store, id) >= 1)
    await service.close()


async def test_a_player_is_reminded_once_by_the_process_that_kept_the_move() -> None:
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    reminded: list[int] = []
    schedulers = [scheduler.Scheduler(service, Slow()) for service in (one, other)]
    for service in (one, other):
        RemindedSeats(service, reminded)
    id = await game(one, clock=ClockRule(turn=3600))
    await watch(other, id)
    await one.act_and_view(id, BOB, _action({"do": "hook", "url": "https://example.org/bob"}), 3, "", None)
    version = 4
    while not reminded:
        assert version < 12
        version = await move(one, id, version)
    assert reminded == [1]
    cached = await one.cache.find(id)
    for _ in range(3):
        schedulers[0].table_changed(cached)  # as its timer does
    await one.act_and_view(id, ANN, _action({"do": "draw"}), version, "", None)
    await settle()
    assert reminded == [1]
    await asyncio.gather(one.close(), other.close())


# --- Once, however often it is asked for ----------------------------------------------------------------------------


async def test_a_key_opens_one_table_even_in_two_processes_at_once() -> None:
    store = MemoryStore()
    services = [await service_on(store), await service_on(store)]

    async def host(service: TableService, person: Person = ANN, key: str = "k") -> tuple[str, str]:
        plan = setup.with_key(setup.new_table(TableSetup("kahuna", public=True), person), key)
        cached = await service.create(plan)
        return cached.table.id, setup.invitation_to(cached.table) or plan.invitation

    opened = await asyncio.gather(*(host(service) for service in services for _ in range(2)))
    assert len(set(opened)) == 1
    assert len(store.tables) == 1
    assert store.tables[opened[0][0]].version == 1
    for person, key in ((ANN, "other"), (BOB, "k"), (ANN, ""), (ANN, "")):
        await host(services[0], person, key)
    assert len(store.tables) == 5


async def test_a_rematch_with_a_key_is_opened_once_and_its_invitation_told_again() -> None:
    store = MemoryStore()
    service = await service_on(store)
    id = await game(service)
    await service.act_and_view(id, BOB, _action({"do": "resign"}), 3, "", None)
    first = await service.rematch(id, ANN, "again")
    assert first[1].startswith("mi_")
    assert await service.rematch(id, ANN, "again") == first
    assert await (await service_on(store)).rematch(id, ANN, "again") == first
    assert await service.rematch(id, ANN, "another") == (first[0], "")
    assert await service.rematch(id, BOB, "again") == (first[0], "")
    assert len(store.tables) == 2


async def test_a_rematch_that_was_opened_but_not_noted_is_noted_when_it_is_asked_for_again() -> None:
    store = MemoryStore()
    service = await service_on(store)
    id = await game(service)
    await service.act_and_view(id, BOB, _action({"do": "resign"}), 3, "", None)
    plan = setup.with_key(setup.rematch_of((await service.cache.find(id)).table, ANN), "again")
    await service.create(plan)  # and here the process died
    assert await (await service_on(store)).rematch(id, ANN, "again") == (plan.id, plan.invitation)
    assert (await service.cache.find(id)).table.next == ""
    assert (await (await service_on(store)).cache.find(id)).table.next == plan.id
    assert len(store.tables) == 2
