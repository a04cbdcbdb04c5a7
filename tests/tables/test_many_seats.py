"""Tables with more than two seats, at which several decide at the same time: people and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from motu.bots.bot import adviser, bot_named, quick_bot, stand_in, usual_bot
from motu.core.chance import FreeChance
from motu.core.errors import BadOption, MotuError, message
from motu.store.protocol import Outdated
from motu.store.rows import OVER
from motu.tables import scheduler, setup
from motu.tables.action_handlers import out_of_time
from motu.tables.actions import Answer, Hook, Move, OfferDraw, Person, Refused, Replace, Resign, Sit, Undo
from motu.tables.cache import CachedTable
from motu.tables.events import (
    Answered,
    Asked,
    ClockRule,
    Ended,
    Hooked,
    Moved,
    Reminded,
    Replaced,
    TookBack,
    read_event,
)
from motu.tables.replay import frames
from motu.tables.service import TableService
from motu.tables.setup import SeatSetup, TableSetup, branch_of_table
from motu.tables.table_view import log, record, summary_of, view_table
from motu.thinking import tasks
from motu.thinking.thinkers import Decided
from tests.core import toy, toy_bots
from tests.core.toy_bots import put_among_the_games
from tests.tables.memory_store import MemoryBus, MemoryStore, RemindedSeats, service_on
from tests.tables.play import ANN, BOB, CAT, Bench

pytestmark = [pytest.mark.usefixtures("all_have_moved"), pytest.mark.timeout(60)]

DEE = Person("dee-id", "Dee")
PEOPLE = (ANN, BOB, CAT, DEE)


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    put_among_the_games(monkeypatch)


def asked_for(players: int, bots: Sequence[str] = (), **more: Any) -> TableSetup:
    """A table for so many, the last of whom are bots."""
    people = [SeatSetup("me"), *[SeatSetup("free")] * (players - 1 - len(bots))]
    return TableSetup(
        "toy", {"players": str(players)}, [*people, *[SeatSetup("bot", bot) for bot in bots]], public=True, **more
    )


def begun(players: int, bots: Sequence[str] = (), **more: Any) -> Bench:
    """A game that has begun."""
    bench = Bench(setup.new_table(asked_for(players, bots, **more), ANN))
    for person in PEOPLE[1 : players - len(bots)]:
        bench.do(person, Sit())
    return bench


async def two_begin(service: TableService) -> CachedTable:
    """A game of Ann and Bob that has begun; both have seen version 3."""
    cached = await service.create(setup.new_table(asked_for(2), ANN))
    await service.act_and_view(cached.table.id, BOB, Sit(), 1, "", None)
    await service.do_due(cached)
    return cached


# --- Seats ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_has_the_seats_of_its_options(players: int) -> None:
    bench = begun(players)
    assert bench.table.movers == tuple(range(players))
    assert len(view_table(bench.table, ANN.id, 0).seats) == players
    with pytest.raises(BadOption) as refused:
        setup.new_table(TableSetup("toy", {"players": str(players)}, [SeatSetup("me")] * 5), ANN)
    assert refused.value.reason == message("tables-wrong-seats", seats=players)
    assert len(setup.new_table(TableSetup("toy", {"players": str(players)}), ANN).event.chairs) == players


def test_how_many_play_does_not_keep_a_game_from_being_rated() -> None:
    assert setup.new_table(asked_for(3, rated=True), ANN).event.rated


def test_who_gives_up_among_several_people_is_replaced_and_of_two_loses() -> None:
    bench = begun(3)
    assert bench.do(BOB, Resign()) == Replaced(1, "sure", "resigned")
    assert bench.table.stage != OVER
    assert bench.do(CAT, Resign()) == Replaced(2, "sure", "resigned")
    assert bench.do(ANN, Resign()) == Ended("resigned", 0)
    assert bench.table.result == "Red resigned"
    assert bench.table.winners == (1, 2)
    assert bench.table.outcome == message("tables-ended-resigned", player="red")
    two = begun(2)
    assert two.do(BOB, Resign()) == Ended("resigned", 1)
    assert two.table.winners == (0,)


def test_a_game_goes_on_from_another_with_as_many_seats() -> None:
    bench = begun(3)
    bench.do(ANN, Move("2"))
    for person in PEOPLE[:3]:
        bench.do(person, Move("3"))
        bench.do(person, Move("."))
    bench.do(ANN, Resign())
    bench.do(BOB, Resign())
    bench.do(CAT, Resign())
    plan = branch_of_table(bench.table, 3, 2, "lot", DEE)
    assert [chair.kind for chair in plan.event.chairs] == ["bot", "bot", "person"]
    shown = frames(toy, bench.table.match.record(), "open")[0].shown  # type: ignore[union-attr]
    assert len(shown) == 3


# --- At the same time ---


def test_nobody_is_told_what_another_has_decided() -> None:
    """Whatever Bob decides, Ann, Cat and whoever looks on are given the same, but for the time."""
    given = []
    for fingers in ("1", "2", "3"):
        bench = Bench(setup.with_secrets(toy, ANN, setup.new_table(asked_for(3), ANN).event))
        bench.table.secret, bench.table.id = bytes(32), "table"
        for person in (BOB, CAT):
            bench.do(person, Sit())
        bench.do(BOB, Move(fingers))
        bench.do(BOB, Move("."))
        table = bench.table
        whole = [
            (view_table(table, who, eyes), log(table, eyes), record(table, eyes).partition("Commitment")[0])
            for who, eyes in ((ANN.id, 0), (CAT.id, 2), ("", None))
        ]
        given.append(str(whole).replace(table.opened.commitment, ""))
        assert fingers in str(view_table(table, BOB.id, 1).shown)
        assert table.movers == (0, 2)
    assert len(set(given)) == 1


async def test_who_decides_at_the_same_time_need_not_have_seen_what_others_did() -> None:
    """Ann and Bob have both seen version 3; each decides, in two processes; nobody has to look again."""
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = (await two_begin(one)).table.id
    assert (await one.act_and_view(id, ANN, Move("2"), 3, "", None)).version == 4
    assert (await other.act_and_view(id, BOB, Move("1"), 3, "", None)).version == 5
    with pytest.raises(Outdated):
        await one.act_and_view(id, ANN, Move("3"), 3, "", None)  # he has not seen his own decision
    await one.act_and_view(id, ANN, Move("3"), 4, "", None)
    await other.act_and_view(id, BOB, Move("."), 5, "", None)
    await one.act_and_view(id, ANN, Move("."), 6, "", None)  # the last one: all hands are shown, a new turn begins
    with pytest.raises(Outdated):
        await other.act_and_view(id, BOB, Move("2"), 7, "", None)
    with pytest.raises(Outdated):
        await other.act_and_view(id, BOB, Undo(), 7, "", None)
    assert (await other.act_and_view(id, BOB, Move("2"), 8, "", None)).steps == 6
    await one.act_and_view(id, ANN, Move("1"), 9, "", None)
    assert (
        await other.act_and_view(id, BOB, Undo(), 9, "", None)
    ).steps == 6  # Ann's decision stays, and is no news to him
    await asyncio.gather(one.close(), other.close())


def test_who_can_no_longer_do_what_he_could_must_look_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Should a game let one who decides at the same time take something from the others, they are told of it."""
    moves = toy.moves
    monkeypatch.setattr(toy, "moves", lambda state, seat: [] if state.fingers[0] == 3 else moves(state, seat))
    bench = begun(2)
    seen = bench.table.version
    bench.do(ANN, Move("2"))
    assert bench.table.has_seen(1, seen)
    bench.do(ANN, Move("3"))
    assert not bench.table.has_seen(1, seen)
    assert bench.table.has_seen(1, bench.table.version)


class Thinkers:
    """Bots that think in this process, and not before they may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.asked = 0

    async def decide(
        self, game: str, bot: str, view: Any, moves: Any, seconds: float, seed: int, who: str = "", person: str = ""
    ) -> Decided:
        self.asked += 1
        await self.may.wait()
        return Decided(bot_named(game, bot).decide(view, moves, seconds, FreeChance(seed)), bot)


async def test_two_people_and_two_bots_play_a_whole_game() -> None:
    store = MemoryStore()
    service, bots, choice = await service_on(store), Thinkers(), Random(1)
    scheduler.Scheduler(service, bots)
    bots.may.set()
    cached = await service.create(setup.new_table(asked_for(4, ["lot", "sure"]), ANN))
    await service.act_and_view(cached.table.id, BOB, Sit(), 1, "", None)
    while cached.table.stage != OVER:
        await asyncio.sleep(0.001)
        seats = [seat for seat in cached.table.movers if seat < 2]
        if seats and cached.table.match is not None:
            seat = choice.choice(seats)
            move = choice.choice(toy.moves(cached.table.match.state, seat))
            await service.act_and_view(cached.table.id, PEOPLE[seat], Move(move), cached.table.version, "", None)
    assert {event.seat for event in moves_kept(store, cached.table.id)} == {0, 1, 2, 3}
    assert cached.table.winners
    assert sum(cached.table.points) == pytest.approx(1.0)
    assert b'"winners"' in summary_of(cached.table).listing
    await service.close()


def moves_kept(store: MemoryStore, id: str) -> list[Moved]:
    events = [read_event(event.body) for event in store.tables[id].events]
    return [event for event in events if isinstance(event, Moved)]


async def test_a_bot_that_thinks_is_not_disturbed_by_who_decides_at_the_same_time() -> None:
    """Ann decides while it thinks: what it then decides counts. After the last decision of a turn it would not."""
    store = MemoryStore()
    service, bots = await service_on(store), Thinkers()
    scheduler.Scheduler(service, bots)
    cached = await service.create(setup.new_table(asked_for(2, ["sure"]), ANN))
    while not bots.asked:
        await asyncio.sleep(0)
    await service.act_and_view(cached.table.id, ANN, Move("2"), cached.table.version, "", None)
    await service.act_and_view(cached.table.id, ANN, Move("3"), cached.table.version, "", None)
    bots.may.set()
    while len(moves_kept(store, cached.table.id)) < 4:
        await asyncio.sleep(0)
    assert [(event.seat, event.move) for event in moves_kept(store, cached.table.id)] == [
        (0, "2"),
        (0, "3"),
        (1, "1"),
        (1, "."),
    ]
    assert bots.asked == 2
    await service.close()


async def test_a_slip_of_another_does_not_disturb_a_bot_that_thinks() -> None:
    store = MemoryStore()
    service, bots = await service_on(store), Thinkers()
    scheduler.Scheduler(service, bots)
    cached = await service.create(setup.new_table(asked_for(2, ["sure"]), ANN))
    await service.act_and_view(cached.table.id, ANN, Move("2"), await _version(service, cached, bots), "", None)
    await service.act_and_view(cached.table.id, ANN, Undo(), cached.table.version, "", None)
    bots.may.set()
    while not moves_kept(store, cached.table.id)[1:]:
        await asyncio.sleep(0)
    assert bots.asked == 1
    assert moves_kept(store, cached.table.id)[1].seat == 1
    await service.close()


async def test_a_bot_whose_turn_was_taken_back_thinks_again() -> None:
    """The first turn is over, the bot thinks about the second: then Ann takes her last decision of the first back."""
    store = MemoryStore()
    service, bots = await service_on(store), Thinkers()
    scheduler.Scheduler(service, bots)
    bots.may.set()
    cached = await service.create(setup.new_table(asked_for(2, ["sure"]), ANN))
    await service.act_and_view(cached.table.id, ANN, Move("2"), await _version(service, cached, bots), "", None)
    while len(moves_kept(store, cached.table.id)) < 3:
        await asyncio.sleep(0)
    bots.may.clear()
    await service.act_and_view(cached.table.id, ANN, Move("."), cached.table.version, "", None)
    while bots.asked < 3:
        await asyncio.sleep(0)
    await service.act_and_view(cached.table.id, ANN, Undo(), cached.table.version, "", None)
    assert cached.table.movers == (0,)
    await service.act_and_view(cached.table.id, ANN, Move("."), cached.table.version, "", None)
    bots.may.set()
    while len(moves_kept(store, cached.table.id)) < 6:
        await asyncio.sleep(0)
    assert bots.asked == 4
    await service.close()


async def _version(service: TableService, cached: Any, bots: Thinkers) -> int:
    while not bots.asked:
        await asyncio.sleep(0)
    return int(cached.table.version)


def test_what_has_shown_the_hands_is_no_slip() -> None:
    bench = begun(2)
    bench.do(ANN, Move("2"))
    assert bench.do(ANN, Undo()) == TookBack(0, 0, slip=True)
    for _ in range(toy.TURNS):
        for person, move in ((ANN, "1"), (BOB, "2"), (ANN, "."), (BOB, ".")):
            assert bench.table.stage != OVER
            last = person, bench.do(person, Move(move))
    assert last[0] is BOB
    assert bench.table.stage == OVER
    assert not view_table(bench.table, BOB.id, 1).slip
    assert bench.again().movers == ()


def test_a_slip_is_taken_back_though_others_decided_at_the_same_time() -> None:
    """What they have decided since stays, and is no news to them; a decision to be done is a slip, too."""
    bench = begun(3)
    bench.do(ANN, Move("2"))
    bench.do(BOB, Move("2"))
    bench.do(ANN, Move("."))
    seen = bench.table.version
    bench.do(BOB, Move("3"))
    assert view_table(bench.table, ANN.id, 0).slip
    assert bench.do(ANN, Undo()) == TookBack(0, 2, slip=True, alone=True)
    assert bench.do(ANN, Undo()) == TookBack(0, 0, slip=True, alone=True)
    table = bench.table
    assert table.match is not None
    assert [(step.seat, step.move) for step in table.match.steps] == [(1, "2"), (1, "3")]
    assert table.has_seen(2, seen)
    assert not table.has_seen(0, seen)
    assert bench.do(BOB, Undo()) == TookBack(1, 1, slip=True)
    assert not table.took_back
    assert bench.again().match.state == table.match.state  # type: ignore[union-attr]
    with pytest.raises(Refused):
        bench.do(CAT, Undo())


def test_what_was_decided_before_the_last_showed_it_is_no_slip() -> None:
    bench = begun(2)
    for person, move in ((ANN, "1"), (BOB, "2"), (ANN, "."), (BOB, "."), (BOB, "3")):
        bench.do(person, Move(move))
    assert not view_table(bench.table, ANN.id, 0).slip
    assert bench.do(ANN, Undo()) == Asked(0, "undo")


# --- Asking ---


def test_all_other_people_must_agree_and_who_decides_meanwhile_has_not_answered() -> None:
    bench = begun(4, ["sure"])
    assert bench.do(ANN, OfferDraw()) == Asked(0, "draw")
    bench.keep(Moved(3, "1"))
    bench.do(BOB, Move("2"))
    assert bench.do(BOB, Answer(yes=True)) == Answered(1, yes=True)
    bench.do(ANN, Move("1"))
    assert bench.do(CAT, Answer(yes=True)) == Ended("agreed")
    assert bench.table.winners == ()
    assert bench.table.points == (0.25,) * 4


# --- Time ---


def test_time_passes_for_all_who_decide_and_each_is_reminded() -> None:
    bench = begun(3, clock=ClockRule(turn=4000))
    assert set(bench.table.clock.running) == {0, 1, 2}
    bench.do(ANN, Move("1"), wait=100)
    bench.do(ANN, Move("."), wait=100)
    assert set(bench.table.clock.running) == {1, 2}
    for person in (BOB, CAT):
        bench.do(person, Hook("https://example.org/hook"))
    due = []
    bench.now = 4000.0
    for seat in (1, 2):
        due.append((bench.table.due, bench.table.reminder))
        bench.keep(Reminded(seat))
    assert due == [(4000.0, (4000.0, 1)), (4000.0, (4000.0, 2))]
    assert (bench.table.due, bench.table.reminder) == (5000.0, None)
    for person in (BOB, CAT):
        bench.do(person, Move("1"))
        bench.do(person, Move("."))
    assert bench.table.reminder == (bench.now + 3000, 1), "in the next turn they are reminded again"
    bench.keep(Hooked(1, ""))
    assert out_of_time(bench.table, bench.now + 4000) == Replaced(0, "sure", "time")


async def test_a_player_who_must_decide_now_is_told_so_though_the_turn_is_the_same() -> None:
    told: list[int] = []
    service = await service_on(MemoryStore())
    scheduler.Scheduler(service, Thinkers())
    RemindedSeats(service, told)
    cached = await service.create(setup.new_table(asked_for(3, clock=ClockRule(turn=4000)), ANN))
    id = cached.table.id
    for person in (BOB, CAT):
        await service.act_and_view(id, person, Sit(), cached.table.version, "", None)
    while cached.table.match is None:
        await asyncio.sleep(0)
    for person in (ANN, BOB, CAT):
        await service.act_and_view(id, person, Hook("https://example.org/hook"), cached.table.version, "", None)
    for person in (ANN, BOB, CAT):
        for move in ("1", "."):
            assert told == []
            await service.act_and_view(id, person, Move(move), cached.table.version, "", None)
    assert told == [0, 1, 2]
    await service.close()


def test_who_has_gone_is_replaced_when_all_others_agree() -> None:
    bench = begun(3)
    bench.goes(CAT)
    assert bench.do(BOB, Replace(2), wait=200) == Asked(1, "replace", 2)
    assert bench.do(ANN, Answer(yes=True)) == Replaced(2, "sure")
    assert bench.table.movers == (0, 1, 2)


# --- Help ---


class Talk:
    def begin(self) -> None: ...

    def progress(self, far: float) -> bool:
        return True


def test_there_are_no_hints_for_a_game_without_an_adviser() -> None:
    for ask in (
        lambda: adviser("toy"),
        lambda: adviser("unheard-of"),
        lambda: tasks.advise(Talk(), "toy", None, 1.0, 1),
        lambda: tasks.review(Talk(), "toy", "", None, "quick", 1),
    ):
        with pytest.raises(MotuError) as refused:
            ask()
        assert refused.value.reason == message("advice-not-here")


def test_the_usual_bot_stands_in_for_another() -> None:
    state = toy.deal(3, FreeChance(1))
    moves = toy.moves(state, 2)
    assert tasks.stand_in(Talk(), "toy", toy.view(state, 2), moves, 1) in range(len(moves))


def test_a_roster_need_not_say_who_is_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("USUAL", "STAND_IN"):
        monkeypatch.delattr(toy_bots, name)
    assert (usual_bot("toy"), stand_in("toy")) == ("sure", "sure")
    assert isinstance(quick_bot("toy"), toy_bots.SureBot)
    with pytest.raises(BadOption):
        usual_bot("unheard-of")
