"""Where bots help nobody, and that a game that is called off has no result."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from motu.core.record import Record
from motu.tables import setup
from motu.tables.action_handlers import out_of_time
from motu.tables.actions import Move, Refused, Resign, Sit, Undo
from motu.tables.cache import CachedTable
from motu.tables.events import ClockRule, Ended
from motu.tables.help import RatedGames, refuse_help, why_no_help
from motu.tables.service import campaign_game_of, rated_result
from motu.tables.setup import TableSetup
from motu.tables.slices import Slices
from motu.tables.table_view import summary_of, view_table
from tests.reasons import says
from tests.tables.play import ANN, BOB, Bench, against_bot, hot_seat, two


def played(bench: Bench, moves: int, seed: int = 1) -> Bench:
    """Let both play so many moves at random."""
    choice = random.Random(seed)
    for _ in range(moves):
        bench.move((ANN, BOB)[bench.table.movers[0]], choice.choice(bench.moves()))
    return bench


def record_of(bench: Bench) -> Record:
    assert bench.table.match is not None
    return bench.table.match.record(finished=False)


# --- At the table ---------------------------------------------------------------------------------------------------


def test_there_is_no_help_where_a_rating_is_at_stake() -> None:
    bench = two(rated=True)
    with pytest.raises(Refused, check=says("tables-rated-no-help")):
        refuse_help(bench.table)
    assert not view_table(bench.table, ANN.id, 0).hints
    played(bench, 8)
    bench.do(ANN, Resign())
    assert why_no_help(bench.table) is None


def test_a_host_says_whether_there_are_hints_and_both_are_told() -> None:
    for hints in (True, False):
        plan = setup.new_table(TableSetup("kahuna", public=True, hints=hints), ANN)
        bench = Bench(plan)
        assert bench.table.opened.hints is hints
        assert (b'"hints":true' in summary_of(bench.table).listing) is hints
        bench.do(BOB, Sit())
        assert [view_table(bench.table, each.id, seat).hints for seat, each in enumerate((ANN, BOB))] == [hints] * 2
        reason = why_no_help(bench.table)
        assert (reason is None) is hints
        bench.move(ANN)
        again = setup.rematch_of(played(bench, 6).table, BOB)
        assert again.event.hints is hints


def test_bots_and_tables_from_before_help_as_ever() -> None:
    for bench in (against_bot("keiki"), hot_seat(), two()):
        assert why_no_help(bench.table) is None
        assert view_table(bench.table, ANN.id, None).hints


# --- Copies of a rated game -----------------------------------------------------------------------------------------


def cached(bench: Bench) -> Any:
    return CachedTable(bench.table)


async def is_refused(games: RatedGames, bench: Bench, record: Record) -> bool:
    try:
        await games.refuse(bench.table.game, record)
    except Refused as refused:
        return str(refused.reason) == "tables-played-now"
    return False


async def test_a_copy_of_a_rated_game_gets_no_help_while_it_runs() -> None:
    games, bench = RatedGames(Slices()), two(rated=True)
    games.table_changed(cached(bench))
    choice = random.Random(3)
    records = []
    for _ in range(24):
        bench.move((ANN, BOB)[bench.table.movers[0]], choice.choice(bench.moves()))
        games.table_changed(cached(bench))
        records.append(record_of(bench))
    assert await is_refused(games, bench, records[-1])
    assert not await is_refused(games, bench, records[-2])  # a position that was there before
    assert not await is_refused(games, bench, record_of(played(two(), 24, seed=3)))
    anonymous = replace(records[-1], players=("", ""), commitment="", headers=())
    assert await is_refused(games, bench, anonymous)
    tried = played(bench, 1)
    assert await is_refused(games, bench, record_of(tried))  # what comes after it, too
    bench.do(ANN, Resign())
    games.table_changed(cached(bench))
    assert not await is_refused(games, bench, records[-1])


async def test_a_game_is_known_again_that_was_in_no_memory_or_taken_back() -> None:
    bench = played(two(rated=True), 20, seed=5)
    games = RatedGames(Slices())
    games.table_changed(cached(bench))
    assert await is_refused(games, bench, record_of(bench))
    while not any(move[0] not in "+=" for move in bench.moves()):
        bench.move((ANN, BOB)[bench.table.movers[0]])
        games.table_changed(cached(bench))
    mover = (ANN, BOB)[bench.table.movers[0]]
    before = record_of(bench)
    bench.do(mover, Move(next(move for move in bench.moves() if move[0] not in "+=")))
    games.table_changed(cached(bench))
    bench.do(mover, Undo())
    games.table_changed(cached(bench))
    assert await is_refused(games, bench, before)


async def test_what_is_hidden_makes_no_difference_and_openings_are_everybodys() -> None:
    bench = played(two(rated=True), 20, seed=7)
    games = RatedGames(Slices())
    record = record_of(bench)
    games.table_changed(cached(bench))
    assert await is_refused(games, bench, record)
    deal = list(record.deal)
    start = len(deal) - 9
    deal[start], deal[start + 3] = deal[start + 3], deal[start]  # two cards that are in nobody's view
    made_up = replace(record, deal=tuple(deal), steps=())
    assert bench.table.game.seen_deal(bench.table.options, made_up.deal, None) == bench.table.game.seen_deal(
        bench.table.options, record.deal, None
    )
    early = two(rated=True)
    games.table_changed(cached(early))
    assert not await is_refused(games, early, record_of(early))


# --- Called off -----------------------------------------------------------------------------------------------------


def test_who_gives_up_before_both_have_moved_calls_the_game_off() -> None:
    for bench, moves in ((two(rated=True), 0), (two(rated=True), 1), (against_bot("keiki"), 1), (hot_seat(), 0)):
        played(bench, moves)
        assert view_table(bench.table, ANN.id, 0).undecided
        ended = bench.do(ANN, Resign(0))
        assert ended == Ended("aborted", 0)
        table = bench.again()
        assert (table.stage, table.winners, table.result) == ("over", None, "*")
        assert rated_result(table, 1.0) is None
        assert campaign_game_of(table, 1.0) is None
        view = view_table(table, ANN.id, 0)
        assert view.outcome is not None
        assert (view.winners, view.outcome.id, view.undecided) == (None, "tables-ended-aborted", False)


def test_once_both_have_moved_giving_up_is_losing() -> None:
    bench = two(rated=True)
    while not bench.table.all_have_decided:
        played(bench, 1)
    assert not view_table(bench.table, ANN.id, 0).undecided
    assert bench.do(BOB, Resign()) == Ended("resigned", 1)
    assert rated_result(bench.table, 1.0) is not None


def test_running_out_of_time_is_losing_from_the_first_move_on() -> None:
    bench = two(ClockRule(main=60), rated=True)
    assert out_of_time(bench.table, bench.now + 61) == Ended("time", bench.table.movers[0])
