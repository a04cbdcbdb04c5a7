"""A game step by step: what was seen is shown again, and no more."""

from __future__ import annotations

import random

import pytest

from motu.core.errors import BadOption, BadRecord
from motu.core.match import replay
from motu.tables import setup
from motu.tables.actions import Refused, Resign
from motu.tables.replay import OPEN, frames, later_eyes, read_whole
from motu.tables.table_view import eyes_of, log, record, view_table, whole_record
from tests.reasons import says
from tests.tables.play import ANN, BOB, CAT, Bench, of_table, two


def played(steps: int = 30, seed: int = 1) -> Bench:
    """A running game of Ann and Bob, some way on."""
    bench, choice = two(), random.Random(seed)
    while len(bench.table.match.steps) < steps:  # type: ignore[union-attr]
        bench.move((ANN, BOB)[bench.table.movers[0]], choice.choice(bench.moves()))
    return bench


def test_every_step_is_as_it_was_seen_then() -> None:
    bench, choice = two(), random.Random(4)
    seen = {
        person: [view_table(bench.table, person.id, eyes_of(bench.table, person.id, None))]
        for person in (ANN, BOB, CAT)
    }
    for _ in range(40):
        bench.move((ANN, BOB)[bench.table.movers[0]], choice.choice(bench.moves()))
        for person, sights in seen.items():
            sights.append(view_table(bench.table, person.id, eyes_of(bench.table, person.id, None)))
    for person, sights in seen.items():
        shown = of_table(bench.table, later_eyes(bench.table, person.id, ""))
        assert [frame.step for frame in shown] == list(range(41))
        assert [frame.shown for frame in shown] == [each.shown for each in sights]
        assert [frame.said for frame in shown[1:]] == log(bench.table, eyes_of(bench.table, person.id, None))
        assert shown[0].seat is None
        assert [frame.turn for frame in shown[1:]] == [step.turn for step in bench.table.match.steps]  # type: ignore[union-attr]


def test_what_was_missed_alone() -> None:
    bench = played()
    whole = of_table(bench.table, 0)
    assert of_table(bench.table, 0, 0) == whole[1:]
    assert of_table(bench.table, 0, 25) == whole[26:]
    assert of_table(bench.table, 0, 10, most=4) == whole[11:15]
    assert of_table(bench.table, 0, most=4) == whole[:4]
    assert of_table(bench.table, 0, 30) == of_table(bench.table, 0, 10**6) == []


def test_hidden_moves_are_hidden() -> None:
    bench = played(60)
    steps = bench.table.match.steps  # type: ignore[union-attr]
    for eyes in (0, 1, None):
        for step, frame in zip(steps, of_table(bench.table, eyes, 0), strict=True):
            hidden = step.move.startswith("/") and step.seat != eyes
            assert frame.move == ("/?" if hidden else step.move)
            assert (frame.shown["hand"] is None) == (eyes is None)  # type: ignore[call-overload]


def test_before_the_game_there_is_nothing_to_see() -> None:
    bench = Bench(setup.new_table(setup.TableSetup("kahuna"), ANN))
    assert of_table(bench.table, None) == []


def test_a_running_game_is_seen_through_ones_own_eyes() -> None:
    bench = played()
    assert [later_eyes(bench.table, ANN.id, seat) for seat in ("", "0", "1", "x", "99", "²")] == [0] * 6
    assert [later_eyes(bench.table, BOB.id, seat) for seat in ("", "0", "1")] == [1] * 3
    assert [later_eyes(bench.table, CAT.id, seat) for seat in ("", "0", "1")] == [None] * 3
    for person in (ANN, BOB, CAT):
        with pytest.raises(Refused, check=says("tables-not-over")):
            later_eyes(bench.table, person.id, OPEN)


def test_a_finished_game_is_seen_through_any() -> None:
    bench = played()
    while "+?" not in bench.moves():  # the cards are new each time: nobody need have drawn yet
        bench.move((ANN, BOB)[bench.table.movers[0]])
    bench.move((ANN, BOB)[bench.table.movers[0]], "+?")
    bench.do(ANN, Resign())
    for person, own in ((ANN, 0), (BOB, 1), (CAT, None)):
        eyes = [later_eyes(bench.table, person.id, seat) for seat in ("", "0", "1", OPEN, "7")]
        assert eyes == [own, 0, 1, OPEN, own]
    shown = of_table(bench.table, OPEN)
    for seat in (0, 1):
        ours = of_table(bench.table, seat)
        assert [frame.shown[seat] for frame in shown] == [frame.shown for frame in ours]  # type: ignore[index]
    # Each move is told as its player knew it.
    drawn = [frame for frame in shown if frame.move == "+?"]
    assert drawn
    assert all(frame.said[0].id == "kahuna-log-draw-card" for frame in drawn)


def test_a_record_is_shown_like_its_game() -> None:
    bench = played()
    bench.do(BOB, Resign())
    game, whole = read_whole(whole_record(bench.table))
    for eyes in (0, 1, None, OPEN):
        assert frames(game, whole, eyes) == of_table(bench.table, eyes)


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (("1. White: ", "1. White: /? "), 8, "file-partial"),
        (("1. White: ", "1. Green: "), 8, "record-no-seat"),
        (("Game: kahuna", "Game: chess"), 0, "game-unknown"),
        (("1. White: ", "1. White: A-A "), 8, "notation"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_with_its_line(change: tuple[str, str], line: int, reason: str) -> None:
    bench = played()
    bench.do(BOB, Resign())
    text = whole_record(bench.table)
    text = "\n".join(each for each in text.split("\n") if not each.startswith(("Commitment", "Seed")))
    assert change[0] in text

    def play() -> None:
        list(replay(*read_whole(text.replace(change[0], change[1], 1))))

    with pytest.raises((BadRecord, BadOption), check=says(reason)) as caught:
        play()
    if line:
        assert isinstance(caught.value, BadRecord)
        assert caught.value.line == line


def test_a_record_with_hidden_cards_cannot_be_shown() -> None:
    bench = played()
    for eyes in (0, 1, None):
        text = record(bench.table, eyes)
        with pytest.raises(BadRecord, check=says("file-partial")) as caught:
            read_whole(text)
        assert text.split("\n")[caught.value.line - 1].startswith("Deal: ")
