"""Somebody leaves a game that others play on: a bot takes his seat, and what becomes of him, and of the ratings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from motu.core.errors import BadOption, message
from motu.people.ratings import rate
from motu.store.rows import OVER, Rating
from motu.tables import setup
from motu.tables.action_handlers import may_enter, out_of_time
from motu.tables.actions import Answer, Move, Person, Refused, Replace, Resign, Return, Sit
from motu.tables.events import BOT, FREE, PERSON, Answered, Asked, ClockRule, Ended, Moved, Replaced, Returned
from motu.tables.service import rated_result, started
from motu.tables.setup import TableSetup
from motu.tables.table_view import eyes_of, summary_of, view_table
from tests.core import toy
from tests.core.toy_bots import put_among_the_games
from tests.tables.play import ANN, BOB, Bench, two

pytestmark = pytest.mark.usefixtures("all_have_moved")

CAT = Person("cat-id", "Cat", has_account=True)
DEE = Person("dee-id", "Dee")
PEOPLE = (ANN, BOB, CAT)


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    put_among_the_games(monkeypatch)


def three(**more: Any) -> Bench:
    """A private game that Ann, Bob and Cat have begun."""
    plan = setup.new_table(TableSetup("toy", {"players": "3"}, **more), ANN)
    bench = Bench(plan)
    for person in (BOB, CAT):
        bench.do(person, Sit(invitation=plan.invitation))
    return bench


def play_out(bench: Bench, seed: int = 1) -> None:
    """Let everybody play at random, bots as well."""
    choice, table = Random(seed), bench.table
    while table.movers:
        assert table.match is not None
        seat = choice.choice(table.movers)
        step = table.match.draft(seat, choice.choice(toy.moves(table.match.state, seat))).step
        bench.keep(Moved(seat, step.move, step.outcomes))


# --- Gone, and back ---


def test_who_was_gone_can_have_his_seat_back() -> None:
    """He may still see the table, as one who looks on; what he had decided, and what the bot has, stays."""
    bench = three()
    bench.do(CAT, Move("2"))
    bench.goes(CAT)
    bench.do(ANN, Replace(2), wait=200)
    bench.keep(Replaced(2, "sure"))
    table = bench.table
    assert may_enter(table, CAT.id, "")
    assert eyes_of(table, CAT.id, 2) is None
    seen = view_table(table, CAT.id, None)
    assert (seen.you, seen.seat, seen.back) == ([], None, 2)
    assert [view_table(table, who, None).back for who in (ANN.id, BOB.id, "")] == [None] * 3
    assert summary_of(table).seats == (ANN.id, BOB.id, CAT.id), "it is still in his list"
    assert bench.do(CAT, Return()) == Returned(2)
    assert table.seats_of(CAT.id) == (2,)
    assert view_table(table, CAT.id, 2).back is None
    assert "2" in str(view_table(table, CAT.id, 2).shown)
    bench.do(CAT, Move("3"))
    with pytest.raises(Refused) as refused:
        bench.do(CAT, Return())
    assert refused.value.reason == message("tables-no-seat-kept")
    assert bench.again().chairs == table.chairs


def test_of_two_as_well() -> None:
    bench = two()
    (gone,) = bench.table.movers
    bench.goes(PEOPLE[gone])
    assert bench.do(PEOPLE[1 - gone], Replace(gone), wait=200) == Replaced(gone, "planner")
    assert bench.table.chairs[gone].kind == BOT
    assert bench.table.clock.running == {}
    bench.do(PEOPLE[gone], Return())
    assert bench.table.chairs[gone].kind == PERSON
    assert bench.table.clock.running == {gone: bench.now}


def test_who_has_given_up_or_has_no_time_left_looks_on() -> None:
    bench = three(clock=ClockRule(main=100))
    assert bench.do(BOB, Resign()) == Replaced(1, "sure", "resigned")
    late = out_of_time(bench.table, bench.now + 100)
    assert isinstance(late, Replaced)
    bench.keep(late)
    for person in (BOB, PEOPLE[late.seat]):
        assert may_enter(bench.table, person.id, "")
        assert view_table(bench.table, person.id, None).back is None
        assert person.id not in summary_of(bench.table).seats
        with pytest.raises(Refused):
            bench.do(person, Return())
    bench.table.clock.stop(bench.now)
    play_out(bench)
    assert bench.table.stage == OVER
    assert set(summary_of(bench.table).seats) == {person.id for person in PEOPLE}, (
        "when it is over it was their game, too"
    )


def test_whoever_gives_no_answer_for_so_long_is_gone_as_well() -> None:
    """Of four, two have gone: the others ask, wait once more, and need no answer of those who give none."""
    plan = setup.new_table(TableSetup("toy", {"players": "4"}), ANN)
    bench = Bench(plan)
    for person in (BOB, CAT, DEE):
        bench.do(person, Sit(invitation=plan.invitation))
    bench.goes(CAT, DEE)
    assert bench.do(ANN, Replace(2), wait=200) == Asked(0, "replace", 2)
    assert bench.do(BOB, Answer(yes=True)) == Answered(1, yes=True)
    for seat in (2, 3):  # they need not be asked anew, nor does it hold for another
        with pytest.raises(Refused) as refused:
            bench.do(ANN, Replace(seat), wait=50)
        assert refused.value.reason == message("tables-asked-already", name="Ann")
    assert bench.do(BOB, Replace(2), wait=100) == Replaced(2, "sure")
    assert bench.do(BOB, Replace(3), wait=200) == Asked(1, "replace", 3)
    assert bench.do(ANN, Answer(yes=True)) == Replaced(3, "sure")
    assert bench.again().chairs == bench.table.chairs


def test_whoever_decides_while_the_others_are_asked_is_not_gone() -> None:
    bench = three()
    bench.goes(CAT)
    assert bench.do(ANN, Replace(2), wait=200) == Asked(0, "replace", 2)
    bench.do(ANN, Move("1"))
    assert view_table(bench.table, ANN.id, 0).asked, "whoever asks may play on meanwhile"
    bench.do(CAT, Move("2"))
    assert not view_table(bench.table, ANN.id, 0).asked
    with pytest.raises(Refused) as refused:
        bench.do(BOB, Answer(yes=True))
    assert refused.value.reason == message("tables-nothing-asked")


def test_nobody_else_takes_a_seat_that_is_kept() -> None:
    bench = three()
    bench.keep(Replaced(2, "sure"))
    for person in (ANN, BOB, Person("dee-id", "Dee")):
        with pytest.raises(Refused):
            bench.do(person, Return())
    assert not may_enter(bench.table, "dee-id", "")
    assert not may_enter(bench.table, "", "")


def test_a_rematch_is_for_those_who_sat_down_and_not_for_their_bots() -> None:
    bench = three(rated=True)
    bench.do(BOB, Resign())
    play_out(bench)
    plan = setup.rematch_of(bench.table, ANN)
    assert [chair.kind for chair in plan.event.chairs] == [FREE, PERSON, FREE]
    assert set(plan.event.guests) == {BOB.id, CAT.id}
    assert plan.event.rated


# --- Ratings ---


async def rated(bench: Bench) -> Any:
    return rated_result(bench.table, bench.now)


async def test_who_leaves_a_rated_game_loses_to_all_others_whatever_his_bot_makes_of_it() -> None:
    for seed in range(20):
        bench = three(rated=True)
        bench.do(CAT, Resign())
        assert bench.table.is_rated
        play_out(bench, seed)
        result = await rated(bench)
        assert result.visitors == (ANN.id, BOB.id, CAT.id)
        after = rate(result, [Rating()] * 3)
        assert after[2].rating < 1500 < max(after[0].rating, after[1].rating)
        assert after[2].rating < min(after[0].rating, after[1].rating)
        if bench.table.winners == (2,):  # the bot has won: between the others it is a draw
            assert after[0].rating == pytest.approx(after[1].rating)
            break
    else:
        raise AssertionError("no bot has won")


async def test_a_game_is_not_rated_any_more_when_the_others_say_that_somebody_is_gone() -> None:
    bench = three(rated=True)
    bench.keep(Replaced(2, "sure"))
    assert not bench.table.is_rated
    bench.do(CAT, Return())
    assert not bench.table.is_rated, "nor when he comes back: a bot has played for him"
    play_out(bench)
    assert await rated(bench) is None


def test_the_last_of_several_people_ends_the_game_when_he_leaves_it() -> None:
    bench = three()
    for person in (BOB, CAT):
        bench.do(person, Resign())
    assert bench.do(ANN, Resign()) == Ended("resigned", 0)


def test_who_gives_up_alone_loses_to_the_side_that_nobody_plays() -> None:
    bench = Bench(setup.new_table(TableSetup("paradise", {"preset": "solitaire"}), ANN))
    bench.keep(started(bench.table))
    assert bench.table.movers == (0,)
    assert bench.do(ANN, Resign()) == Ended("resigned", 0)
    assert (bench.table.winners, bench.table.points) == ((1,), (0.0,))
    with pytest.raises(BadOption):
        setup.new_table(TableSetup("paradise", {"preset": "solitaire"}, rated=True), ANN)
