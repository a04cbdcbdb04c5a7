"""Who is at a table and who has gone, and when the others need not wait any longer."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from motu.core.errors import message
from motu.store.rows import OVER
from motu.tables import presence, setup
from motu.tables.actions import Claim, Move, Person, Refused, Replace, Sit
from motu.tables.agreements import CLAIM, GONE, IDLE
from motu.tables.cache import CachedTable, Watcher
from motu.tables.events import ClockRule, Ended, Replaced
from motu.tables.service import TableService, rated_result
from motu.tables.setup import SeatSetup, TableSetup
from tests.core.toy_bots import put_among_the_games
from tests.tables.memory_store import MemoryBus, MemoryStore, service_on
from tests.tables.play import ANN, BOB, Bench, two

CAT = Person("cat-id", "Cat", has_account=True)


def refused(bench: Bench, person: Person, action: Any, wait: float = 0.0) -> str:
    with pytest.raises(Refused) as found:
        bench.do(person, action, wait)
    return found.value.reason.id


# --- Claiming a game ---


@pytest.mark.parametrize("rated", [False, True])
def test_who_is_away_for_long_enough_of_his_own_turn_loses(rated: bool) -> None:
    """Ann is to move, goes away, and Bob waits: as if her time had run out."""
    bench = two(rated=rated)
    bench.goes(ANN)
    assert refused(bench, BOB, Claim(0), wait=CLAIM - 1) == "tables-not-away"
    assert bench.do(BOB, Claim(0), wait=1) == Ended("away", 0)
    table = bench.again()
    assert (table.stage, table.winners, table.result) == (OVER, (1,), "White out of time")
    assert table.outcome == message("tables-ended-away", player="white")
    result = rated_result(bench.table, bench.now)
    assert (result is not None and result.points == (0.0, 1.0)) == rated


def test_who_is_there_cannot_be_claimed_from_however_long_he_thinks() -> None:
    bench = two()
    bench.goes(ANN)
    bench.now += CLAIM
    bench.comes(ANN)
    assert refused(bench, BOB, Claim(0)) == "tables-not-away"
    assert refused(bench, BOB, Claim(0), wait=10 * CLAIM) == "tables-not-away"
    bench.goes(ANN)
    assert refused(bench, BOB, Claim(0), wait=1) == "tables-not-away", "it begins anew when he goes again"


def test_being_away_when_it_is_not_his_turn_is_nobodys_loss() -> None:
    bench = two()
    bench.goes(BOB)
    assert refused(bench, ANN, Claim(1), wait=10 * CLAIM) == "tables-not-away"
    bench.do(ANN, Move("+?"))
    assert bench.table.movers == (1,)
    assert refused(bench, ANN, Claim(1), wait=CLAIM - 1) == "tables-not-away", "his own turn has only just begun"
    assert bench.do(ANN, Claim(1), wait=1) == Ended("away", 1)


def test_nobody_claims_from_himself_nor_from_nobody_nor_without_a_seat() -> None:
    bench = two()
    bench.goes(ANN, BOB)
    bench.now += 10 * CLAIM
    assert refused(bench, ANN, Claim(0)) == "tables-not-away"
    assert refused(bench, BOB, Claim(7)) == "tables-not-away"
    assert refused(bench, CAT, Claim(0)) == "tables-not-seated"


@pytest.mark.parametrize("rule", [ClockRule(main=3600), ClockRule(turn=86_400)])
def test_where_there_is_a_clock_it_decides(rule: ClockRule) -> None:
    """Above all where there are days for a move: nobody sits at such a table all the time."""
    bench = two(rule)
    bench.goes(ANN)
    for action in (Claim(0), Replace(0)):
        assert refused(bench, BOB, action, wait=1000) == "tables-clock-decides"


def test_a_bot_may_play_on_sooner_for_who_is_away_than_for_who_thinks() -> None:
    bench = two()
    assert refused(bench, BOB, Replace(0), wait=IDLE - 1) == "tables-not-gone"
    bench.goes(ANN)
    assert refused(bench, BOB, Replace(0), wait=1) == "tables-not-gone"
    assert bench.do(BOB, Replace(0), wait=GONE - 1) == Replaced(0, "planner")
    assert two().do(BOB, Replace(0), wait=IDLE) == Replaced(0, "planner")


def test_nobody_escapes_a_rated_game_because_the_other_thinks() -> None:
    assert refused(two(rated=True), BOB, Replace(0), wait=10 * IDLE) == "tables-not-gone"


@pytest.mark.parametrize("rated", [False, True])
def test_of_several_a_bot_takes_the_seat_and_in_a_rated_game_for_good(
    monkeypatch: pytest.MonkeyPatch, rated: bool
) -> None:
    put_among_the_games(monkeypatch)
    plan = setup.new_table(TableSetup("toy", {"players": "3"}, rated=rated), ANN)
    bench = Bench(plan)
    for person in (BOB, CAT):
        bench.do(person, Sit(invitation=plan.invitation))
    bench.goes(CAT)
    if not rated:
        assert refused(bench, ANN, Claim(2), wait=CLAIM) == "tables-claim-by-bot"
        return
    assert bench.do(ANN, Claim(2), wait=CLAIM) == Replaced(2, "sure", "away")
    assert bench.table.is_rated
    assert bench.table.seat_to_return_to(CAT.id) is None


# --- Seeing who is there ---


class Room:
    """Processes with one store and one bus, and a clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.store, self.bus = MemoryStore(), MemoryBus()
        self.services: list[TableService] = []
        self.id = ""

    async def process(self) -> TableService:
        self.services.append(await service_on(self.store, self.bus, lambda: self.now))
        return self.services[-1]

    async def begin(self, **more: Any) -> TableService:
        """A game of Ann and Bob, where nobody is just coming back any more."""
        service = await self.process()
        cached = await service.create(setup.new_table(TableSetup("kahuna", public=True, **more), ANN))
        self.id = cached.table.id
        if len(cached.table.chairs) == 2 and not more:
            await service.act(self.id, BOB, Sit(), 1, "")
        assert await service.do_due(cached)
        self.now += presence.SETTLING
        return service

    async def wait(self, seconds: float) -> None:
        """Time passes, everybody looks now and then, and notes that the server is there."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + 1.0)
            for service in self.services:
                await service.clock.beat()
                service.presence.look()
            await asyncio.sleep(0)

    async def close(self) -> None:
        for service in self.services:
            await service.close()


class Eyes:
    """Somebody who watches, and what he is told: of every view the seats that are away, and since when."""

    def __init__(self, service: TableService, person: Person | None = None) -> None:
        self.service = service
        self.told: list[list[float | None]] = []
        self.watcher = Watcher(person.id if person else "", None, self._see)
        self.cached: CachedTable | None = None

    def _see(self, body: bytes) -> None:
        self.told.append([seat["away"] for seat in json.loads(body)["table"]["seats"]])

    async def come(self, id: str) -> Eyes:
        self.cached = await self.service.watch(id, self.watcher)
        return self

    def go(self) -> None:
        assert self.cached is not None
        self.service.unwatch(self.cached, self.watcher)


async def test_who_goes_is_shown_away_and_who_comes_back_is_shown_at_once() -> None:
    room = Room()
    service = await room.begin()
    ann, bob = await Eyes(service, ANN).come(room.id), await Eyes(service, BOB).come(room.id)
    looker = await Eyes(service).come(room.id)
    await room.wait(60)
    assert ann.told[-1] == [None, None]
    seen = len(ann.told)
    bob.go()
    went = room.now
    await room.wait(presence.GRACE - 1)
    assert len(ann.told) == seen, "he may only have loaded the page again"
    await room.wait(1)
    assert ann.told[seen:] == looker.told[-1:] == [[None, went]]
    await bob.come(room.id)
    assert bob.told[-1] == ann.told[-1] == looker.told[-1] == [None, None]
    assert (await service.view(room.id, ANN.id)).seats[1].away is None
    await room.close()


async def test_a_page_that_is_loaded_again_does_not_flicker() -> None:
    room = Room()
    service = await room.begin()
    ann, bob = await Eyes(service, ANN).come(room.id), await Eyes(service, BOB).come(room.id)
    await room.wait(30)
    told = len(ann.told)
    for _ in range(5):
        bob.go()
        await room.wait(presence.GRACE - 1)
        await bob.come(room.id)
    second = await Eyes(service, BOB).come(room.id)  # on another device
    bob.go()
    await room.wait(60)
    assert len(ann.told) == told
    second.go()
    await room.wait(presence.GRACE)
    assert len(ann.told) == told + 1
    await room.close()


async def test_who_has_never_come_is_missed_from_when_somebody_waits_for_him() -> None:
    """Whatever he did before: whoever comes back to a game first must wait for the other as long as anybody."""
    room = Room()
    service = await room.begin()
    await room.wait(10 * CLAIM)
    bob = await Eyes(service, BOB).come(room.id)
    came = room.now
    await room.wait(presence.GRACE)
    assert bob.told[-1] == [came, None]
    with pytest.raises(Refused) as found:
        await service.act(room.id, BOB, Claim(0), 3, "")
    assert found.value.reason.id == "tables-not-away"
    await room.wait(CLAIM)
    await service.act(room.id, BOB, Claim(0), 3, "")
    assert bob.told[-1] == [None, None], "over"
    await room.close()


async def test_after_a_start_nobody_is_shown_away_before_all_have_had_time_to_come() -> None:
    room = Room()
    service = await room.begin()
    again = await room.process()
    ann = await Eyes(again, ANN).come(room.id)
    await room.wait(presence.SETTLING - 1)
    assert ann.told == [[None, None]]
    await Eyes(service, BOB).come(room.id)
    await room.wait(30)
    assert ann.told == [[None, None]]
    await room.close()


async def test_processes_know_of_each_other_who_is_there() -> None:
    room = Room()
    one, other = await room.begin(), await room.process()
    await room.wait(presence.SETTLING)
    ann, bob = await Eyes(one, ANN).come(room.id), await Eyes(other, BOB).come(room.id)
    await room.wait(120)
    assert all(told == [None, None] for told in (*ann.told, *bob.told))
    bob.go()
    went = room.now
    await room.wait(presence.GRACE)
    assert ann.told[-1] == [None, went]
    await bob.come(room.id)
    assert ann.told[-1] == [None, None]
    room.services.remove(other)  # it dies without a word, and tells nothing any more
    room.bus.ends.remove(other.bus)  # type: ignore[arg-type]
    await room.wait(presence.SILENT - presence.BEAT)
    assert ann.told[-1] == [None, None]
    await room.wait(2 * presence.BEAT + presence.GRACE + 2)
    assert ann.told[-1][1] is not None
    await room.close()
    await other.close()


async def test_while_the_others_are_not_heard_nobody_is_taken_for_gone() -> None:
    room = Room()
    one, other = await room.begin(), await room.process()
    await room.wait(presence.SETTLING)
    bob = await Eyes(one, BOB).come(room.id)
    ann = await Eyes(other, ANN).come(room.id)
    room.bus.cut()
    await room.wait(2 * CLAIM)
    with pytest.raises(Refused):
        await one.act(room.id, BOB, Claim(0), 3, "")
    room.bus.mend()
    await room.wait(60)
    assert all(told == [None, None] for told in (*ann.told, *bob.told))
    with pytest.raises(Refused):
        await one.act(room.id, BOB, Claim(0), 3, "")
    ann.go()
    await room.wait(CLAIM)
    await one.act(room.id, BOB, Claim(0), 3, "")
    await room.close()


async def test_what_is_not_stored_is_not_shown_because_somebody_goes() -> None:
    room = Room()
    service = await room.begin()
    looker, bob = await Eyes(service).come(room.id), await Eyes(service, BOB).come(room.id)
    await room.wait(30)
    looker.told.clear()
    room.store.gate = asyncio.Event()
    moving = asyncio.ensure_future(service.act(room.id, ANN, Move("+?"), 3, ""))
    while service.cache.in_memory(room.id) is None or not service.cache.in_memory(room.id).unsaved:  # type: ignore[union-attr]
        await asyncio.sleep(0)
    bob.go()
    await room.wait(30)
    assert looker.told == []
    room.store.gate.set()
    await moving
    await room.wait(presence.GRACE + 2)
    assert looker.told[-1][1] is not None
    await room.close()


async def test_whoever_plays_a_bot_or_analyses_is_missed_by_nobody_but_those_who_look_on() -> None:
    room = Room()
    service = await room.begin(seats=[SeatSetup("me"), SeatSetup("bot", "random")])
    looker = await Eyes(service).come(room.id)
    came = room.now
    await room.wait(presence.GRACE)
    assert looker.told[-1] == [came, None]
    await room.close()
    assert service.presence.gone(service.cache.in_memory(room.id)) != {}  # type: ignore[arg-type]
    looker.go()
    assert service.presence.gone(service.cache.in_memory(room.id)) == {}, "nobody is waited for"  # type: ignore[arg-type]
