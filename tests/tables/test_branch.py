"""Trying again from here: the game that was, up to a step, and a new one from there on."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from motu.core.errors import BadOption
from motu.core.match import Moment, verify
from motu.core.parts import finish
from motu.core.record import read_record
from motu.tables import setup
from motu.tables.actions import Move, Refused, Resign, Undo
from motu.tables.events import Moved, TookBack, read_event, write_event
from motu.tables.replay import OPEN, read_whole
from motu.tables.service import campaign_game_of, started
from motu.tables.table import Table
from motu.tables.table_view import record, view_table
from tests.reasons import says
from tests.tables.play import ANN, BOB, CAT, Bench, of_table, two, whole_record


def finished(steps: int = 30) -> Bench:
    bench, choice = two(), random.Random(3)
    while len(bench.table.match.steps) < steps:  # type: ignore[union-attr]
        bench.move((ANN, BOB)[bench.table.movers[0]], choice.choice(bench.moves()))
    bench.do(ANN, Resign())
    return bench


def begun(plan: setup.NewTable) -> Bench:
    bench = Bench(plan)
    assert bench.table.stage == "open"
    bench.keep(started(bench.table))
    return bench


@pytest.mark.parametrize("step", [0, 1, 7, 30])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_begins_with_the_same_steps(step: int, seat: int) -> None:
    old = finished()
    new = begun(setup.branch_of_table(old.table, step, seat, "greedy", CAT))
    match, before = new.table.match, old.table.match
    assert match is not None
    assert before is not None
    assert (match.deal, match.steps) == (before.deal, before.steps[:step])
    assert [chair.kind for chair in new.table.chairs] == (["person", "bot"] if seat == 0 else ["bot", "person"])
    assert new.table.seats_of(CAT.id) == (seat,)
    assert new.table.secret != old.table.secret
    seen = view_table(new.table, CAT.id, seat)
    assert seen.branch is not None
    assert (seen.branch.table, seen.branch.step, seen.steps) == (old.table.id, step, step)
    assert not seen.rated
    assert not seen.analysis
    assert not seen.seed
    shown: list[Any] = [frame.shown for frame in of_table(old.table, OPEN)[: step + 1]]
    assert [frame.shown for frame in of_table(new.table, seat)] == [each[seat] for each in shown]
    assert new.again().match.state == match.state  # type: ignore[union-attr]


def test_chance_is_new_from_there_on_and_can_be_checked() -> None:
    old = finished()
    draws = set()
    for _ in range(12):
        new = begun(setup.branch_of_table(old.table, 0, 0, "greedy", ANN))
        choice = random.Random(1)
        while new.table.movers:
            seat = new.table.movers[0]
            assert new.table.match is not None
            drafted = new.table.match.draft(seat, new.table.game.read(choice.choice(new.moves())))
            new.keep(_moved(drafted))
        text = record(new.table, 0)
        whole = read_record(new.table.game, text)
        assert ("Branch", "0") in whole.headers
        verdict = verify(new.table.game, whole)
        assert (verdict.wrong, verdict.since) == (None, 0)
        assert verdict.answers == sum(len(step.outcomes) for step in whole.steps)
        draws.add(tuple(step.outcomes for step in whole.steps))
    assert len(draws) == 12


def _moved(drafted: Moment) -> Moved:
    return Moved(drafted.step.seat, drafted.step.move, drafted.step.outcomes)


def test_a_draw_that_is_not_the_seeds_is_found_after_the_branch_only() -> None:
    new = begun(setup.branch_of_table(finished().table, 10, 0, "greedy", ANN))
    choice = random.Random(2)
    while new.table.movers:
        assert new.table.match is not None
        seat = new.table.movers[0]
        new.keep(_moved(new.table.match.draft(seat, new.table.game.read(choice.choice(new.moves())))))
    whole = read_record(new.table.game, record(new.table, 0))
    assert verify(new.table.game, whole).since == 10
    unmarked = replace(whole, headers=())
    assert verify(new.table.game, unmarked).wrong is not None


def test_nothing_is_taken_back_from_before_the_branch() -> None:
    new = begun(setup.branch_of_table(finished(5).table, 5, 0, "greedy", ANN))
    table = new.table
    if table.movers == (1,):
        assert table.match is not None
        while table.movers == (1,):
            new.keep(_moved(table.match.draft(1, table.game.moves(table.match.state, 1)[-1])))
    assert not view_table(table, ANN.id, 0).slip
    with pytest.raises(Refused, check=says("tables-nothing-to-take-back")):
        new.do(ANN, Undo())
    version = len(table.match.steps)  # type: ignore[union-attr]
    new.do(ANN, Move(new.moves()[0]))
    taken = new.do(ANN, Undo())
    assert isinstance(taken, TookBack)
    assert taken.left == version
    with pytest.raises(Refused, check=says("tables-nothing-to-take-back")):
        new.do(ANN, Undo())


def test_it_counts_for_nothing_and_a_rematch_begins_anew() -> None:
    new = begun(setup.branch_of_table(finished().table, 3, 1, "keiki", ANN))
    new.do(ANN, Resign())
    assert campaign_game_of(new.table, 1.0) is None
    again = setup.rematch_of(new.table, ANN)
    assert (again.event.start, again.event.origin) == ("", "")


def test_a_game_that_goes_on_cannot_be_tried_again() -> None:
    with pytest.raises(Refused, check=says("tables-branch-not-over")):
        setup.branch_of_table(two().table, 0, 0, "greedy", ANN)
    with pytest.raises(Refused, check=says("tables-branch-not-over")):
        setup.branch_of_table(Bench(setup.new_table(setup.TableSetup("kahuna"), ANN)).table, 0, 0, "greedy", ANN)


def test_from_an_analysis_and_from_a_record() -> None:
    text = whole_record(5)
    _game, whole = read_whole(text)
    analysis = Bench(setup.imported_table(text, ANN))
    for plan in (
        setup.branch_of_table(analysis.table, 20, 0, "greedy", ANN),
        finish(setup.branching(text, 20, 0, "greedy", ANN)),
    ):
        new = begun(plan)
        assert new.table.match.steps == list(whole.steps[:20])  # type: ignore[union-attr]
        assert new.table.opened.origin == (analysis.table.id if plan.event.origin else "")
        assert "Ann" not in plan.event.start
    with pytest.raises(Refused, check=says("tables-branch-over")):
        finish(setup.branching(text, len(whole.steps), 0, "greedy", ANN))


def test_what_cannot_be() -> None:
    old = finished()
    with pytest.raises(Refused, check=says("tables-branch-no-step")):
        setup.branch_of_table(old.table, 31, 0, "greedy", ANN)
    with pytest.raises(Refused, check=says("tables-no-seat")):
        setup.branch_of_table(old.table, 3, 2, "greedy", ANN)
    for bot in ("nobody", "", "os:system", "../x.py:Bot", "greedy:5"):
        with pytest.raises(BadOption):
            setup.branch_of_table(old.table, 3, 0, bot, ANN)


def test_a_key_opens_one_table() -> None:
    old = finished()
    ids = [
        setup.branch_of_table(old.table, 3, 0, "greedy", who, key).id for who in (ANN, BOB) for key in ("k", "k", "")
    ]
    assert ids[0] == ids[1]
    assert len(set(ids)) == 4


def test_tables_from_before_are_read_as_they_are() -> None:
    """Events are kept for ever: those without the new fields mean what they meant."""
    bench = two()
    body = write_event(bench.plan.event)
    assert b"start" not in body
    assert b"day" not in body
    table = Table("t", bench.table.game, bench.table.secret)
    table.apply(read_event(body), 1.0)
    assert table.branched_at is None
