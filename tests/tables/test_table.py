"""A table from its setup to its end: who may do what, take-backs, draws, clocks, and what follows from the events."""

from __future__ import annotations

import msgspec
import pytest

from motu.core.errors import BadOption, BadRecord, IllegalMove
from motu.core.match import verify
from motu.core.record import read_record
from motu.games import game_named
from motu.tables import action_handlers, actions, setup
from motu.tables.actions import Answer, Close, Hook, Move, OfferDraw, Refused, Replace, Resign, Rise, SeatBot, Sit, Undo
from motu.tables.events import ClockRule, TookBack
from motu.tables.setup import SeatSetup, TableSetup
from motu.tables.table_view import TableView, TableViews, eyes_of, log, record, view_table
from tests.tables.play import ANN, BOB, CAT, Bench, against_bot, hot_seat, play_out, two, whole_record

pytestmark = pytest.mark.usefixtures("all_have_moved")


def refused(bench: Bench, person: actions.Person, action: actions.AnyAction, wait: float = 0.0) -> str:
    version = bench.table.version
    with pytest.raises((Refused, BadOption)) as error:
        bench.do(person, action, wait)
    assert bench.table.version == version
    return error.value.reason.id


# --- Before the game ---


def test_a_table_begins_when_all_seats_are_taken() -> None:
    bench = Bench(setup.new_table(TableSetup("kahuna", public=True), ANN))
    assert bench.table.stage == "open"
    assert bench.table.due is None
    bench.do(BOB, Sit())
    assert bench.table.stage == "running"
    assert bench.table.names == ("Ann", "Bob")
    assert bench.table.movers == (0,)


def test_only_the_invited_sit_down_at_a_private_table() -> None:
    bench = Bench(setup.new_table(TableSetup("kahuna"), ANN))
    assert refused(bench, BOB, Sit()) == "tables-not-invited"
    assert refused(bench, BOB, Sit(invitation="mi_wrong")) == "tables-not-invited"
    bench.do(BOB, Sit(invitation=bench.plan.invitation))
    assert bench.table.seats_of(BOB.id) == (1,)
    assert bench.plan.invitation not in str(bench.events)


def test_seats_can_be_given_back_and_filled_with_bots_by_the_host() -> None:
    bench = Bench(setup.new_table(TableSetup("kahuna", public=True), ANN))
    bench.do(ANN, Rise())
    bench.do(ANN, Sit(1))
    assert refused(bench, BOB, Sit(1)) == "tables-seat-taken"
    assert refused(bench, BOB, Sit(7)) == "tables-no-seat"
    assert refused(bench, ANN, Sit()) == "tables-seated-already"
    assert refused(bench, BOB, SeatBot(0, "greedy")) == "tables-not-host"
    assert refused(bench, ANN, SeatBot(0, "os.path:join")) == "bot-unknown"
    assert refused(bench, ANN, SeatBot(1, "greedy")) == "tables-seat-taken"
    bench.do(ANN, SeatBot(0, "greedy"))
    assert bench.table.stage == "running"
    assert bench.table.bot_to_move == 0
    assert refused(bench, BOB, Sit()) == "tables-begun"


def test_the_host_may_close_a_table_that_has_not_begun() -> None:
    bench = Bench(setup.new_table(TableSetup("kahuna", public=True), ANN))
    assert refused(bench, BOB, Close()) == "tables-not-host"
    bench.do(ANN, Close())
    assert bench.table.stage == "over"
    assert bench.table.winners is None
    assert refused(bench, BOB, Sit()) == "tables-over"
    assert refused(two(), ANN, Close()) == "tables-begun"


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (TableSetup("chess"), "game-unknown"),
        (TableSetup("kahuna", {"preset": "none"}), "option-bad-value"),
        (TableSetup("kahuna", seats=[SeatSetup("me")]), "tables-wrong-seats"),
        (TableSetup("kahuna", seats=[SeatSetup("me"), SeatSetup("me")]), "tables-one-seat"),
        (TableSetup("kahuna", seats=[SeatSetup("me"), SeatSetup("throne")]), "tables-bad-seat"),
        (TableSetup("kahuna", seats=[SeatSetup("me"), SeatSetup("bot", "./evil.py:Bot")]), "bot-unknown"),
        (TableSetup("kahuna", clock=ClockRule(main=60, turn=600)), "tables-bad-clock"),
        (TableSetup("kahuna", clock=ClockRule(increment=5)), "tables-bad-clock"),
        (TableSetup("kahuna", clock=ClockRule(main=-1)), "tables-bad-clock"),
        (TableSetup("kahuna", clock=ClockRule(turn=1)), "tables-bad-clock"),
        (TableSetup("kahuna", rated=True, seats=[SeatSetup("me"), SeatSetup("bot", "greedy")]), "tables-rated-no-bots"),
        (TableSetup("kahuna", {"handicap": "1"}, rated=True), "tables-rated-needs-preset"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(asked: TableSetup, reason: str) -> None:
    with pytest.raises(BadOption) as error:
        setup.new_table(asked, ANN)
    assert error.value.reason.id == reason


def test_rated_games_are_for_those_who_have_an_account() -> None:
    with pytest.raises(Refused) as error:
        setup.new_table(TableSetup("kahuna", rated=True), CAT)
    assert error.value.reason.id == "tables-rated-needs-account"
    bench = Bench(setup.new_table(TableSetup("kahuna", rated=True, public=True), ANN))
    assert refused(bench, CAT, Sit()) == "tables-rated-needs-account"
    assert refused(bench, ANN, SeatBot(1, "greedy")) == "tables-rated-no-bots"


# --- The game ---


def test_a_game_is_played_to_its_end_and_can_be_checked() -> None:
    bench = two()
    play_out(bench, (ANN, BOB))
    assert bench.table.stage == "over"
    assert bench.table.winners is not None
    game = game_named("kahuna")
    assert verify(game, read_record(game, record(bench.table, None))).wrong is None
    assert refused(bench, ANN, Move("+?")) == "tables-over"


def test_who_moves_must_sit_there_and_it_must_be_his_turn() -> None:
    bench = two()
    assert refused(bench, CAT, Move("+?")) == "tables-not-seated"
    assert refused(bench, ANN, Move("+?", seat=1)) == "tables-not-your-seat"
    assert refused(bench, ANN, Move("nonsense")) == "notation-unknown"
    with pytest.raises(IllegalMove):
        bench.move(BOB)
    bench.move(ANN)


def test_what_follows_from_the_events_is_the_same_wherever_they_are_read() -> None:
    """A process that reads a table from the store sees what the one saw at which it was played."""
    bench = two(ClockRule(main=600, increment=5))
    for number in range(40):
        person = (ANN, BOB)[bench.table.movers[0]]
        bench.move(person, wait=number % 3)
        if number % 7 == 3:
            bench.do(person, Undo())
            if bench.table.asked:
                bench.do(BOB if person is ANN else ANN, Answer(yes=number % 2 == 0))
    again = bench.again()
    for person in (ANN, BOB, CAT):
        for seat in (None, 0, 1):
            eyes = eyes_of(bench.table, person.id, seat)
            assert view_table(again, person.id, eyes_of(again, person.id, seat)) == view_table(
                bench.table, person.id, eyes
            )
    assert again.due == bench.table.due


def test_what_is_sent_to_those_who_watch_is_what_they_would_see() -> None:
    """A watcher's message is put together from what all see and what he sees: nothing is missing, nothing is added."""
    bench = two(ClockRule(main=600, increment=5))
    while bench.table.movers:
        for person in (ANN, BOB, CAT):
            eyes = eyes_of(bench.table, person.id, None)
            seen = view_table(bench.table, person.id, eyes)
            written = TableViews(bench.table).encode(person.id, eyes)
            assert msgspec.json.decode(written, type=TableView, strict=True) == msgspec.json.decode(
                msgspec.json.encode(seen), type=TableView
            )
            assert set(msgspec.json.decode(written)) == set(msgspec.to_builtins(seen))
        bench.move((ANN, BOB)[bench.table.movers[0]], wait=1.0)


# --- Taking back ---


def test_a_slip_is_taken_back_at_once() -> None:
    bench = two()
    place = next(move for move in bench.moves() if "-" in move)
    before = record(bench.table, 0)
    bench.move(ANN, place)
    assert view_table(bench.table, ANN.id, 0).slip
    assert not view_table(bench.table, BOB.id, 1).slip
    assert bench.do(ANN, Undo()) == TookBack(0, 0, slip=True)
    assert record(bench.table, 0) == before
    assert bench.table.took_back is False


def test_what_has_come_to_light_is_taken_back_by_consent_and_comes_again() -> None:
    bench = two(rated=True)
    assert view_table(bench.table, ANN.id, 0).rated
    assert bench.table.match is not None
    bench.move(ANN, "+?")
    after = record(bench.table, 0)
    bench.do(ANN, Undo())
    assert bench.table.asked is not None
    assert refused(bench, CAT, Answer(yes=True)) == "tables-not-asked"
    assert refused(bench, ANN, Answer(yes=True)) == "tables-not-asked"
    assert refused(bench, BOB, Undo()) == "tables-nothing-to-take-back"
    bench.do(BOB, Answer(yes=True))
    assert bench.table.match.steps == []
    assert not view_table(bench.table, ANN.id, 0).rated
    bench.move(ANN, "+?")
    assert record(bench.table, 0) == after


def test_who_refuses_ends_the_matter_and_who_asked_may_think_better() -> None:
    bench = two()
    bench.move(ANN, "+?")
    bench.do(ANN, Undo())
    assert refused(bench, BOB, OfferDraw()) == "tables-asked-already"
    bench.do(BOB, Answer(yes=False))
    assert bench.table.asked is None
    bench.do(ANN, Undo())
    bench.do(ANN, Answer(yes=False))
    assert bench.table.asked is None
    assert refused(bench, BOB, Answer(yes=True)) == "tables-nothing-asked"


def test_against_bots_everything_is_taken_back_freely() -> None:
    bench = against_bot()
    bench.move(ANN, "+?")
    assert bench.table.bot_to_move == 1
    assert bench.table.due is not None
    bench.do(ANN, Undo())
    assert bench.table.movers == (0,)
    assert bench.table.took_back
    assert refused(bench, ANN, Undo()) == "tables-nothing-to-take-back"
    assert refused(bench, ANN, OfferDraw()) == "tables-nobody-to-agree"


# --- Ends ---


def test_a_draw_is_agreed() -> None:
    bench = two()
    bench.do(ANN, OfferDraw())
    bench.do(BOB, Answer(yes=True))
    assert bench.table.stage == "over"
    assert bench.table.winners == ()
    assert bench.table.points == (0.5, 0.5)
    assert "Result: Draw agreed" in record(bench.table, None)


def test_who_resigns_has_lost() -> None:
    bench = two()
    bench.move(ANN, "+?")
    bench.do(ANN, Resign())
    assert bench.table.winners == (1,)
    assert bench.table.points == (0.0, 1.0)
    assert "Result: White resigned" in record(bench.table, None)
    game = game_named("kahuna")
    assert verify(game, read_record(game, record(bench.table, None))).wrong is None


def test_a_move_answers_an_offer() -> None:
    bench = two()
    bench.do(BOB, OfferDraw())
    bench.move(ANN)
    assert bench.table.asked is None


def test_who_has_gone_is_replaced_by_a_bot() -> None:
    bench = two()
    assert refused(bench, BOB, Replace(0)) == "tables-not-gone"
    assert refused(bench, BOB, Replace(1), wait=1000) == "tables-not-gone"
    bench.do(BOB, Replace(0))
    assert bench.table.bot_to_move == 0
    assert bench.table.due is not None
    assert refused(bench, ANN, Move("+?")) == "tables-not-seated"


@pytest.mark.parametrize("rule", [ClockRule(main=1200), ClockRule(turn=86_400)])
def test_where_there_is_a_clock_it_decides_about_who_has_gone(rule: ClockRule) -> None:
    """Somebody who thinks for long, or plays by correspondence, is not taken for gone."""
    assert refused(two(rule), BOB, Replace(0), wait=1000) == "tables-clock-decides"


# --- Clocks ---


def test_a_live_clock_runs_for_whoever_decides_and_is_paid_after_each_turn() -> None:
    bench = two(ClockRule(main=60, increment=5))
    clock = bench.table.clock
    assert clock.deadline == (bench.now + 60, 0)
    bench.move(ANN, "+?", wait=10)
    assert clock.left == [55, 60]
    assert clock.deadline == (bench.now + 60, 1)
    assert clock.left_at(1, bench.now + 7) == 53
    assert bench.table.due == bench.now + 60


def test_within_a_turn_the_clock_is_not_paid() -> None:
    bench = two(ClockRule(main=60, increment=5))
    bench.move(ANN, next(move for move in bench.moves() if "-" in move), wait=10)
    assert bench.table.clock.left_at(0, bench.now) == 50


def test_whose_time_runs_out_has_lost() -> None:
    bench = two(ClockRule(main=60))
    assert action_handlers.out_of_time(bench.table, bench.now + 59) is None
    event = action_handlers.out_of_time(bench.table, bench.now + 60)
    assert event is not None
    bench.keep(event)
    assert bench.table.winners == (1,)
    assert "Result: White out of time" in record(bench.table, None)


def test_a_slow_clock_gives_every_turn_the_same_time() -> None:
    bench = two(ClockRule(turn=3600))
    bench.move(ANN, "+?", wait=3000)
    assert bench.table.clock.deadline == (bench.now + 3600, 1)
    bench.move(BOB, "+?", wait=3000)
    assert bench.table.clock.deadline == (bench.now + 3600, 0)


def test_who_wants_it_is_reminded_in_time_and_once() -> None:
    bench = two(ClockRule(turn=4000))
    bench.do(ANN, Hook("https://example.org/hook"))
    assert bench.table.due == bench.now + 3000
    assert "example.org" not in str(view_table(bench.table, BOB.id, 1))
    assert "example.org" not in str(view_table(bench.table, "somebody", None))
    assert view_table(bench.table, ANN.id, 0).hook == "https://example.org/hook"
    from motu.tables.events import Reminded  # noqa: PLC0415

    bench.keep(Reminded(0))
    assert bench.table.due == bench.now + 4000


# --- One device, and analysis ---


def test_on_a_shared_device_hands_are_shown_only_to_who_asks() -> None:
    bench = hot_seat()
    assert eyes_of(bench.table, ANN.id, None) is None
    handed_over = view_table(bench.table, ANN.id, None)
    assert handed_over.you == [0, 1]
    assert handed_over.shown is not None
    assert handed_over.shown["hand"] is None
    assert eyes_of(bench.table, ANN.id, 0) == 0
    assert eyes_of(bench.table, BOB.id, 0) is None
    bench.move(ANN, "+?")
    bench.do(ANN, Move("+?"))
    assert bench.table.movers == (0,)
    bench.do(ANN, Undo())
    assert bench.table.movers == (1,)


def test_a_record_is_analysed_from_where_it_ends() -> None:
    bench = Bench(setup.imported_table(whole_record(3, steps=20), CAT))
    assert bench.table.is_analysis
    assert bench.table.stage == "running"
    assert bench.table.due is None
    assert bench.table.match is not None
    assert len(bench.table.match.steps) == 20
    bench.move(CAT)
    bench.do(CAT, Undo())
    bench.do(CAT, Undo())
    assert len(bench.table.match.steps) <= 19
    assert refused(bench, ANN, Move("+?")) == "tables-not-seated"


def test_a_finished_game_is_taken_up_in_the_middle() -> None:
    bench = Bench(setup.imported_table(whole_record(4), CAT))
    assert bench.table.movers == ()
    assert bench.table.match is not None
    whole = len(bench.table.match.steps)
    bench.do(CAT, Undo())
    assert len(bench.table.match.steps) < whole
    assert bench.table.movers


def test_a_record_that_cannot_be_played_is_refused_with_its_place() -> None:
    with pytest.raises(BadRecord) as error:
        setup.imported_table(whole_record(3).replace("+?", "+!", 1), CAT)
    assert error.value.line > 1


def test_the_log_tells_each_player_his_own_draws_only() -> None:
    bench = two()
    bench.move(ANN, "+?")
    mine, theirs = log(bench.table, 0), log(bench.table, 1)
    assert [said.id for said in mine[0]] == ["kahuna-log-draw-card"]
    assert [said.id for said in theirs[0]] == ["kahuna-log-draw"]
