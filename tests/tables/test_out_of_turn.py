"""What may be done at any time, in anybody's turn: nobody's decision is lost by it, and nobody's time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from motu.bots.bot import bot_named
from motu.core.chance import FreeChance
from motu.core.errors import IllegalMove, message
from motu.store.protocol import Outdated
from motu.tables import scheduler, setup
from motu.tables.action_handlers import knows_enough
from motu.tables.actions import Answer, Hook, Move, OfferDraw, Refused, Replace, Resign, Sit, Undo
from motu.tables.cache import CachedTable
from motu.tables.events import Asked, ClockRule, Ended, Moved, Reminded, Replaced, TookBack, read_event
from motu.tables.replay import frames
from motu.tables.service import TableService, started
from motu.tables.setup import TableSetup
from motu.tables.table_view import log, record, view_table
from motu.thinking.thinkers import Decided
from tests.core import toy
from tests.core.toy_bots import put_among_the_games
from tests.tables.memory_store import MemoryBus, MemoryStore, RemindedSeats, service_on
from tests.tables.play import ANN, BOB, CAT, Bench
from tests.tables.test_many_seats import asked_for, begun, two_begin

pytestmark = [pytest.mark.usefixtures("all_have_moved"), pytest.mark.timeout(60)]

FLAG = Move(toy.FLAG)


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    put_among_the_games(monkeypatch)


@pytest.fixture
def threes_need_calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a flag is up, nobody may show three fingers any more."""
    moves = toy.moves
    monkeypatch.setattr(
        toy, "moves", lambda state, seat: [move for move in moves(state, seat) if move != "3" or not any(state.flags)]
    )


def one_has_done(players: int = 2, **more: Any) -> Bench:
    """A game in which Ann has decided, and the others have not."""
    bench = begun(players, **more)
    bench.do(ANN, Move("1"))
    bench.do(ANN, Move("."))
    assert 0 not in bench.table.movers
    return bench


# --- What is shown ---


def test_who_is_not_asked_is_shown_what_may_be_done_all_the_same() -> None:
    bench = one_has_done()
    table = bench.table
    assert [move["move"] for move in view_table(table, ANN.id, 0).moves] == ["!"]
    assert view_table(table, ANN.id, 0).movers == [1]
    assert view_table(table, "", None).moves == []
    bench.do(ANN, FLAG)
    assert view_table(table, ANN.id, 0).moves == []
    bench.do(BOB, Resign())
    assert view_table(table, BOB.id, 1).moves == []


def test_the_log_the_record_and_the_replay_name_who_did_it() -> None:
    bench = one_has_done()
    bench.do(ANN, FLAG)
    table = bench.table
    assert table.match is not None
    for eyes in (0, 1, None):
        assert log(table, eyes)[-1][0].args == {"seat": "Red", "name": "raises the flag"}
        assert view_table(table, "", eyes).said[0].args["seat"] == "Red"
        last = frames(toy, table.match.record(finished=False), eyes)[-1]
        assert (last.seat, last.move) == (0, "!")
        assert "1. Red: 1 . !" in record(table, 0)
        assert "1. Red: ? . !" in record(table, None)
    assert bench.again().match.state == table.match.state  # type: ignore[union-attr]


def test_the_table_names_whose_step_was_the_last_though_others_are_asked() -> None:
    """The log of the page had the emblem of whoever was asked beside what another did, until it was opened anew."""
    bench = one_has_done()
    bench.do(ANN, FLAG)
    for eyes in (0, 1, None):
        seen = view_table(bench.table, "", eyes)
        assert (seen.by, seen.movers) == (0, [1])
    assert view_table(begun(2).table, "", None).by is None


def test_only_that_may_be_done() -> None:
    bench = one_has_done()
    with pytest.raises(IllegalMove):
        bench.do(ANN, Move("2"))
    bench.do(ANN, FLAG)
    with pytest.raises(IllegalMove):
        bench.do(ANN, FLAG)
    with pytest.raises(Refused):
        bench.do(CAT, FLAG)


def test_who_shares_a_device_names_the_seat() -> None:
    bench = Bench(setup.new_table(TableSetup("toy", {"players": "2"}, shared=True), ANN))
    bench.keep(started(bench.table))
    for move in ("1", "."):
        bench.do(ANN, Move(move))
    assert bench.table.movers == (1,)
    assert [each["move"] for each in view_table(bench.table, ANN.id, 0).moves] == ["!"]
    assert bench.do(ANN, Move("!", seat=0)) == Moved(0, "!")
    assert bench.do(ANN, Move("!")) == Moved(1, "!")  # without a name it is who is asked


# --- Nobody's decision is lost ---


async def test_a_move_that_was_chosen_before_goes_through() -> None:
    """In two processes: Ann raises the flag while Bob decides, and he while she does."""
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = (await two_begin(one)).table.id
    for version, move in ((3, "1"), (4, ".")):
        await one.act_and_view(id, ANN, Move(move), version, "", None)
    assert (await one.act_and_view(id, ANN, FLAG, 5, "flag", None)).version == 6
    assert (await other.act_and_view(id, BOB, Move("2"), 5, "two", None)).version == 7
    assert (await other.act_and_view(id, BOB, Move("2"), 5, "two", None)).version == 7
    assert (await other.act_and_view(id, ANN, FLAG, 5, "flag", None)).version == 7
    seen = await other.view(id, BOB.id)
    assert seen.shown is not None
    assert (seen.shown["flags"], seen.shown["own"], seen.steps) == ([True, False], 2, 4)
    with pytest.raises(Outdated):
        await other.act_and_view(id, BOB, Move("3"), 6, "", None)  # he has not seen his own decision
    await asyncio.gather(one.close(), other.close())


def test_whoever_is_asked_may_do_it_as_well() -> None:
    bench = begun(3)
    seen = bench.table.version
    bench.do(BOB, FLAG)
    assert bench.table.has_seen(0, seen)
    bench.do(BOB, Move("2"))
    bench.do(BOB, Move("."))
    bench.do(CAT, FLAG)
    assert all(bench.table.has_seen(seat, seen) for seat in (0,))
    assert knows_enough(bench.table, ANN, Move("1"), seen)
    assert not knows_enough(bench.table, BOB, FLAG, seen)


def test_two_may_do_it_at_the_same_time_though_neither_is_asked() -> None:
    bench = one_has_done(3)
    bench.do(BOB, Move("1"))
    bench.do(BOB, Move("."))
    seen = bench.table.version
    bench.do(ANN, FLAG)
    assert knows_enough(bench.table, BOB, FLAG, seen)
    bench.do(CAT, Move("1"))
    assert not knows_enough(bench.table, BOB, FLAG, seen)


@pytest.mark.usefixtures("threes_need_calm")
async def test_a_move_that_is_no_longer_allowed_is_refused_with_the_position() -> None:
    service = await service_on(MemoryStore())
    cached = await two_begin(service)
    id = cached.table.id
    for move in ("1", ".", "!"):
        await service.act_and_view(id, ANN, Move(move), cached.table.version, "", None)
    for move in ("3", "nonsense"):
        with pytest.raises(Outdated):
            await service.act_and_view(id, BOB, Move(move), 5, "", None)
    assert (await service.act_and_view(id, BOB, Move("2"), 5, "", None)).steps == 4
    await service.close()


def test_what_is_asked_otherwise_now_must_be_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same word may mean something else, where something was settled by what was done."""
    monkeypatch.setattr(toy, "prompt", lambda view: message("player", flags=sum(view.flags)), raising=False)
    bench = one_has_done(3)
    seen = bench.table.version
    bench.do(ANN, FLAG)
    assert not bench.table.has_seen(1, seen)
    assert not knows_enough(bench.table, BOB, Move("1"), seen)


# --- Taking back, asking, leaving ---


def test_nothing_is_taken_back_behind_it() -> None:
    bench = one_has_done()
    bench.do(BOB, Move("1"))
    seen = bench.table.version
    assert view_table(bench.table, BOB.id, 1).slip
    bench.do(ANN, FLAG)
    assert not view_table(bench.table, BOB.id, 1).slip
    assert not view_table(bench.table, ANN.id, 0).slip
    assert not knows_enough(bench.table, BOB, Undo(), seen)  # he wanted a slip back, not to ask for it
    assert bench.do(BOB, Undo()) == Asked(1, "undo")
    assert bench.do(ANN, Answer(yes=True)) == TookBack(1, 2)
    assert bench.table.match is not None
    assert not any(bench.table.match.state.flags)


def test_who_plays_against_bots_alone_takes_it_back_as_anything_else() -> None:
    bench = Bench(setup.new_table(asked_for(2, ["sure"]), ANN))
    bench.keep(started(bench.table))
    bench.do(ANN, FLAG)
    bench.keep(Moved(1, "1"))
    assert bench.do(ANN, Undo()) == TookBack(0, 0)


def test_it_answers_nothing_that_was_asked() -> None:
    bench = one_has_done()
    bench.do(ANN, OfferDraw())
    bench.do(ANN, FLAG)
    bench.do(BOB, FLAG)
    assert bench.table.asked == Asked(0, "draw")
    assert bench.do(BOB, Answer(yes=True)) == Ended("agreed")


def test_but_who_asks_for_a_decision_back_and_makes_another_has_thought_better() -> None:
    bench = one_has_done()
    bench.do(BOB, FLAG)
    assert bench.do(ANN, Undo()) == Asked(0, "undo")
    bench.do(ANN, FLAG)
    assert bench.table.asked is None


def test_who_has_given_up_does_nothing_more_and_nobody_asks_his_bot() -> None:
    bench = one_has_done(3)
    assert bench.do(ANN, Resign()) == Replaced(0, "sure", "resigned")
    with pytest.raises(Refused):
        bench.do(ANN, FLAG)
    assert bench.table.match is not None
    assert toy.moves(bench.table.match.state, 0) == ["!"]
    assert (bench.table.bot_to_move, bench.table.due) == (None, None)


# --- Time ---


def test_nobodys_clock_has_to_do_with_it() -> None:
    bench = one_has_done(3, clock=ClockRule(main=1000, increment=10))
    clock = bench.table.clock
    known = dict(clock.running), list(clock.left), clock.deadline, bench.table.due
    bench.do(ANN, FLAG, wait=100)
    assert (dict(clock.running), list(clock.left), clock.deadline, bench.table.due) == known
    assert clock.left_at(1, bench.now) == 900
    bench.do(BOB, FLAG, wait=100)
    assert clock.deadline == known[2]
    assert clock.left_at(1, bench.now) == 800
    assert bench.again().clock.left_at(1, bench.now) == 800


def test_who_is_gone_is_not_kept_by_it() -> None:
    bench = one_has_done()
    bench.goes(BOB)
    bench.do(ANN, FLAG, wait=170)
    assert bench.do(ANN, Replace(1), wait=20) == Replaced(1, "sure")


async def test_nobody_is_reminded_again() -> None:
    told: list[int] = []
    service = await service_on(MemoryStore())
    scheduler.Scheduler(service, Thinkers())
    RemindedSeats(service, told)
    cached = await service.create(setup.new_table(asked_for(2, clock=ClockRule(turn=4000)), ANN))
    id = cached.table.id
    await service.act_and_view(id, BOB, Sit(), cached.table.version, "", None)
    while cached.table.match is None:
        await asyncio.sleep(0)
    for person in (ANN, BOB):
        await service.act_and_view(id, person, Hook("https://example.org/hook"), cached.table.version, "", None)
    for move in ("1", "."):
        await service.act_and_view(id, ANN, Move(move), cached.table.version, "", None)
    async with service.cache.lock(cached):
        await service.commit(cached, Reminded(1))
    assert told == [1]
    await service.act_and_view(id, ANN, FLAG, cached.table.version, "", None)
    assert told == [1]
    assert cached.table.reminded == {1}
    await service.close()


# --- Bots ---


class Thinkers:
    """Bots that think in this process, not before they may, and choose what they are told to."""

    def __init__(self, wish: str = "") -> None:
        self.may = asyncio.Event()
        self.wish = wish
        self.asked: list[tuple[int, tuple[str, ...], float]] = []

    async def decide(
        self, game: str, bot: str, view: Any, moves: Any, seconds: float, seed: int, who: str = "", person: str = ""
    ) -> Decided:
        self.asked.append((view.viewer, tuple(moves), seconds))
        await self.may.wait()
        move = self.wish if self.wish in moves else bot_named(game, bot).decide(view, moves, seconds, FreeChance(seed))
        return Decided(move, bot)


async def thinking(bots: Thinkers) -> tuple[TableService, CachedTable, MemoryStore]:
    """A table at which a bot thinks, and Ann has done."""
    store = MemoryStore()
    service = await service_on(store)
    scheduler.Scheduler(service, bots)
    cached = await service.create(setup.new_table(asked_for(2, ["sure"]), ANN))
    while not bots.asked:
        await asyncio.sleep(0)
    for move in ("1", "."):
        await service.act_and_view(cached.table.id, ANN, Move(move), cached.table.version, "", None)
    return service, cached, store


def moves_kept(store: MemoryStore, cached: CachedTable) -> list[str]:
    events = [read_event(event.body) for event in store.tables[cached.table.id].events]
    return [event.move for event in events if isinstance(event, Moved)]


async def until(ready: Callable[[], bool]) -> None:
    while not ready():
        await asyncio.sleep(0)


async def test_a_bot_that_thinks_is_not_disturbed() -> None:
    bots = Thinkers("3")
    service, cached, store = await thinking(bots)
    await service.act_and_view(cached.table.id, ANN, FLAG, cached.table.version, "", None)
    bots.may.set()
    await until(lambda: len(moves_kept(store, cached)) >= 4)
    assert moves_kept(store, cached)[:4] == ["1", ".", "!", "3"]
    assert [seat for seat, _, _ in bots.asked][:1] == [1]
    assert len(bots.asked) <= 2
    await service.close()


@pytest.mark.usefixtures("threes_need_calm")
async def test_a_bot_that_can_no_longer_do_what_it_has_chosen_thinks_again() -> None:
    bots = Thinkers("3")
    service, cached, store = await thinking(bots)
    await service.act_and_view(cached.table.id, ANN, FLAG, cached.table.version, "", None)
    bots.may.set()
    await until(lambda: len(moves_kept(store, cached)) >= 5)
    assert moves_kept(store, cached)[:5] == ["1", ".", "!", "1", "."]
    assert [moves for _, moves, _ in bots.asked][:2] == [("1", "2", "3", "!"), ("1", "2", "!")]
    assert {seconds for _, _, seconds in bots.asked[:2]} == {scheduler.SECONDS}, "it has not decided anything yet"
    await service.close()


async def test_a_bot_thinks_at_once_though_it_was_about_to_when_that_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    """With several processes the bot's turn is claimed first: what is done just then makes that claim an old one."""
    store, bots = MemoryStore(), Thinkers("3")
    service = await service_on(store, MemoryBus())
    cached = await service.create(setup.new_table(asked_for(2, ["sure"]), ANN))
    await service.do_due(cached)
    claim = store.claim

    async def disturbed(id: str, version: int, *more: Any) -> bool:
        if not cached.table.match.state.flags[0]:  # type: ignore[union-attr]
            await service.act_and_view(id, ANN, FLAG, version, "", None)
        return await claim(id, version, *more)

    monkeypatch.setattr(store, "claim", disturbed)
    bots.may.set()
    scheduler.Scheduler(service, bots).table_changed(cached)
    await until(lambda: len(moves_kept(store, cached)) >= 2)
    assert moves_kept(store, cached)[:2] == ["!", "3"]
    await service.close()


async def test_bots_are_never_asked_for_it() -> None:
    """While only people are to decide, no bot thinks, though each has a flag to raise."""
    bots = Thinkers()
    bots.may.set()
    service = await service_on(MemoryStore())
    scheduler.Scheduler(service, bots)
    cached = await service.create(setup.new_table(asked_for(2, ["sure"]), ANN))
    await until(lambda: cached.table.movers == (0,))
    assert len(bots.asked) == 2
    await service.act_and_view(cached.table.id, ANN, FLAG, cached.table.version, "", None)
    await service.act_and_view(cached.table.id, ANN, Move("1"), cached.table.version, "", None)
    for _ in range(50):
        await asyncio.sleep(0)
    assert (len(bots.asked), cached.pinned, cached.table.due) == (2, False, None)
    await service.close()
