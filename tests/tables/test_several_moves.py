"""Several moves in one message: all are played or none, and then it is as if they had been sent one by one."""

from __future__ import annotations

import asyncio

import pytest

from motu.core.errors import IllegalMove, MotuError
from motu.store.protocol import Outdated, Unavailable
from motu.tables.action_handlers import knows_enough
from motu.tables.actions import MOST_MOVES, Move, Moves, Refused
from motu.tables.events import ClockRule, Moved, read_event
from motu.tables.service import TableService
from motu.tables.setup import TableSetup, new_table
from motu.tables.table_view import log, record, view_table
from tests.core import toy
from tests.core.toy_bots import put_among_the_games
from tests.tables.memory_store import MemoryBus, MemoryStore, service_on
from tests.tables.play import ANN, BOB, CAT, Bench, of_table, two
from tests.tables.test_many_seats import begun, two_begin

pytestmark = pytest.mark.timeout(60)


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    put_among_the_games(monkeypatch)


def same(one: Bench, other: Bench) -> bool:
    """Whether two tables are the same in all that anybody can get of them."""
    people = ((0, ANN.id), (1, BOB.id), (None, ""))
    seen = [
        [
            (view_table(table, who, eyes), log(table, eyes), record(table, eyes), of_table(table, eyes))
            for eyes, who in people
        ]
        for table in (one.table, other.table)
    ]
    return seen[0] == seen[1]


def kept(store: MemoryStore, id: str) -> list[str]:
    events = [read_event(event.body) for event in store.tables[id].events]
    return [event.move for event in events if isinstance(event, Moved)]


def refusal(bench: Bench, *moves: str) -> MotuError:
    """Why these are not played; nothing has happened then."""
    before = bench.table.version, view_table(bench.table, ANN.id, 0)
    with pytest.raises(MotuError) as caught:
        bench.do(ANN, Moves(list(moves)))
    assert (bench.table.version, view_table(bench.table, ANN.id, 0)) == before
    return caught.value


# --- As if one by one ---


def test_clock_record_log_and_steps_are_as_if_they_had_been_sent_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motu.tables.setup.new_secret", lambda: bytes(32))
    clock = ClockRule(main=600, increment=5)
    at_once, one_by_one = begun(2, clock=clock), begun(2, clock=clock)
    one_by_one.table.id = at_once.table.id
    at_once.do(ANN, Moves(["1", "2", "."]), wait=7.0)
    one_by_one.do(ANN, Move("1"), wait=7.0)
    one_by_one.do(ANN, Move("2"))
    one_by_one.do(ANN, Move("."))
    assert at_once.table.version == one_by_one.table.version == 6
    assert at_once.events[3:] == one_by_one.events[3:]
    assert same(at_once, one_by_one)
    for bench in (at_once, one_by_one):
        bench.do(BOB, Moves(["3", "."]), wait=11.0)
    assert same(at_once, one_by_one)
    assert same(at_once, begun_again(at_once))


def begun_again(bench: Bench) -> Bench:
    """The same table, read anew."""
    twin = Bench(bench.plan)
    twin.table = bench.again()
    return twin


def test_one_move_is_a_list_as_well() -> None:
    bench = begun(2)
    assert bench.do(ANN, Moves(["2"])) == Moved(0, "2")


def test_the_last_may_be_one_that_shows_something() -> None:
    bench = begun(2)
    bench.do(ANN, Moves(["1", "."]))
    bench.do(BOB, Moves(["3", "."]))
    assert bench.table.match is not None
    assert bench.table.game.turn(bench.table.match.state) == 2
    assert bench.table.match.steps[-1].outcomes


# --- All or none ---


def test_if_one_is_refused_none_is_played_and_it_is_said_which_and_why() -> None:
    error = refusal(begun(2), "1", "2", "1", ".")
    assert isinstance(error, IllegalMove)
    reason = toy.why_not(toy.State(2, 1, 1, [2, 0], [False] * 2, [0] * 2, [False] * 2), 0, "1")
    assert error.reason == ("tables-moves-refused", {"number": 3, "move": "1", "reason": reason})
    assert str(error).startswith("None of these moves was played, because of number 3, “1”: ")


def test_what_is_no_move_is_named_likewise() -> None:
    error = refusal(begun(2), "1", "nonsense" * 100)
    assert isinstance(error, Refused)
    assert (error.reason.args["number"], error.reason.args["move"]) == (2, "nonsense" * 5)


def test_what_comes_to_light_in_the_middle_was_not_known_so_nothing_is_played() -> None:
    error = refusal(begun(2), "1", toy.FLAG, "2")
    assert str(error).endswith("Something comes to light with it; decide what follows when you have seen that.")
    assert error.reason.args["number"] == 2
    bench = two()
    error = refusal(bench, "+?", "=")
    assert "because of number 1, “+?”" in str(error)


def test_a_draw_in_the_middle_tells_nothing_of_the_card() -> None:
    """Whatever would be drawn, and whether the move behind it would be possible then, the refusal is the same."""
    assert len({str(refusal(two(), "+?", then)) for _ in range(4) for then in ("+?", "=", "A-B")}) == 1


def test_what_others_must_decide_first_is_not_decided_before() -> None:
    error = refusal(begun(2), "1", ".", toy.FLAG)
    assert str(error).endswith("Your decisions end with it; what follows is for others to decide first.")
    assert error.reason.args["number"] == 2


@pytest.mark.parametrize("moves", [[], ["1"] * (MOST_MOVES + 1)])
def test_not_too_many_and_not_none(moves: list[str]) -> None:
    error = refusal(begun(2), *moves)
    assert str(error) == "Between 1 and 64 moves can be played at once; send the others afterwards."


def test_only_for_ones_own_seat_and_while_the_game_runs() -> None:
    bench = begun(2)
    for person, action in ((CAT, Moves(["1"])), (ANN, Moves(["1"], seat=1))):
        with pytest.raises(Refused):
            bench.do(person, action)
    waiting = Bench(new_table(TableSetup("toy"), ANN))
    with pytest.raises(Refused):
        waiting.do(ANN, Moves(["1"]))


# --- Stored together, once ---


async def served() -> tuple[MemoryStore, TableService, str]:
    store = MemoryStore()
    service = await service_on(store)
    return store, service, (await two_begin(service)).table.id


async def test_they_are_stored_in_one_piece_and_shown_once() -> None:
    store, service, id = await served()
    asked = store.asked
    view = await service.act_and_view(id, ANN, Moves(["1", "2", "."]), 3, "k", None)
    assert (view.version, view.steps, store.asked - asked) == (6, 3, 1)
    assert kept(store, id) == ["1", "2", "."]
    await service.close()


async def test_the_same_key_plays_them_once_here_and_elsewhere() -> None:
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = (await two_begin(one)).table.id
    for service in (one, one, other):
        assert (await service.act_and_view(id, ANN, Moves(["1", "2"]), 3, "k", None)).version == 5
    late = await service_on(store, bus)  # which has never heard of the key
    assert (await late.act_and_view(id, ANN, Moves(["1", "2"]), 3, "k", None)).version == 5
    assert kept(store, id) == ["1", "2"]
    await asyncio.gather(one.close(), other.close(), late.close())


async def test_an_answer_that_is_lost_on_the_way_is_given_again() -> None:
    store, service, id = await served()
    store.losing = True
    with pytest.raises(Unavailable):
        await service.act_and_view(id, ANN, Moves(["1", "2"]), 3, "k", None)
    store.losing = store.broken = False
    assert (await service.act_and_view(id, ANN, Moves(["1", "2"]), 3, "k", None)).version == 5
    assert kept(store, id) == ["1", "2"]
    await service.close()


async def test_what_the_store_refuses_has_not_happened_not_even_in_part() -> None:
    store, service, id = await served()
    store.broken = True
    with pytest.raises(Unavailable):
        await service.act_and_view(id, ANN, Moves(["1", "2", "."]), 3, "k", None)
    store.broken = False
    assert (await service.view(id, ANN.id)).version == 3
    assert kept(store, id) == []
    assert (await service.act_and_view(id, ANN, Moves(["1", "2", "."]), 3, "k", None)).version == 6
    await service.close()


async def test_of_two_who_play_at_the_same_version_one_plays_all_of_his() -> None:
    """Two windows of Ann, at two processes."""
    store, bus = MemoryStore(), MemoryBus()
    one, other = await service_on(store, bus), await service_on(store, bus)
    id = (await two_begin(one)).table.id
    await other.view(id, ANN.id)
    done = await asyncio.gather(
        one.act_and_view(id, ANN, Moves(["1", "2", "."]), 3, "a", None),
        other.act_and_view(id, ANN, Moves(["2", "3"]), 3, "b", None),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in done) == ["Outdated", "TableView"]
    assert kept(store, id) in (["1", "2", "."], ["2", "3"])
    await asyncio.gather(one.close(), other.close())


async def test_what_another_decides_at_the_same_time_does_not_outdate_them() -> None:
    store, service, id = await served()
    await service.act_and_view(id, BOB, Moves(["3"]), 3, "", None)
    assert (await service.act_and_view(id, ANN, Moves(["1", "."]), 3, "", None)).version == 6
    assert kept(store, id) == ["3", "1", "."]
    await service.close()


def test_but_if_one_of_them_is_no_longer_possible_they_are_outdated(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = toy.moves
    monkeypatch.setattr(
        toy, "moves", lambda state, seat: [move for move in moves(state, seat) if move != "3" or not any(state.flags)]
    )
    bench = begun(2)
    seen = bench.table.version
    bench.do(BOB, Move(toy.FLAG))
    assert bench.table.has_seen(0, seen)
    assert knows_enough(bench.table, ANN, Moves(["1", "2"]), seen)
    assert not knows_enough(bench.table, ANN, Moves(["1", "3"]), seen)
    assert not knows_enough(bench.table, ANN, Moves(["1", "x"]), seen)
    assert not knows_enough(bench.table, ANN, Moves([]), seen)


async def test_who_has_missed_something_is_told_so() -> None:
    _, service, id = await served()
    await service.act_and_view(id, ANN, Moves(["1", "2"]), 3, "", None)
    with pytest.raises(Outdated):
        await service.act_and_view(id, ANN, Moves(["3", "."]), 3, "other", None)
    await service.close()
