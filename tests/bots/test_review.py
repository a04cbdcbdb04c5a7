"""Reviews: mistakes are found with what was better, and from a seat's knowledge nothing hidden enters."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

from motu.bots.kahuna.review import QUALITIES, Cancelled, Quality, review
from motu.bots.kahuna.review_result import Judgement, Review, Turn, to_json, turning_points
from motu.core.chance import FreeChance
from motu.core.errors import BadRecord
from motu.core.match import seen_record
from motu.core.record import RUNNING, Record, Step, read_record
from motu.core.versions import write_recorded
from motu.kahuna import game
from motu.kahuna.show import show_decision
from motu.web import advice
from tests.declared import check
from tests.every_game.games import CASES
from tests.every_game.test_nothing_leaks import _both, answered, unseen

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parent.parent / "kahuna" / "golden"
BLUNDER = Path(__file__).parent / "records" / "blunder.txt"


@pytest.fixture(autouse=True)
def less_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not depend on fine differences."""
    monkeypatch.setitem(QUALITIES, "quick", Quality(6, 12, 6))


def record_in(path: Path, steps: int | None = None) -> Record:
    """A record, or the beginning of it as that of a running game."""
    record = read_record(game, path.read_text("utf-8"))
    return record if steps is None else replace(record, steps=record.steps[:steps], result=RUNNING)


def quick(record: Record, seat: int | None) -> Review:
    return review(record, seat, "quick", FreeChance(3))


@pytest.mark.parametrize("seat", [None, 1])
def test_a_blunder_is_a_turning_point(seat: int | None) -> None:
    """Black could win with the last turn of all, and lets it pass."""
    found = quick(record_in(BLUNDER), seat)
    worst = found.points[0]
    assert (worst.kind, worst.place) == ("mistake", len(found.turns) - 1)
    turn = found.turns[worst.place]
    assert turn.judgement is not None
    assert (turn.words, turn.judgement.mark) == (".", "??")
    assert (turn.judgement.best_chance, turn.judgement.played_chance) == (1.0, 0.0)
    assert turn.judgement.reasons[0].args == {"result": "won"}
    assert worst.change == -1.0
    better = record_in(BLUNDER, len(record_in(BLUNDER).steps) - 1)
    steps = [Step(turn.number, turn.seat, word.move) for word in game.read_words(turn.judgement.best)]
    won = quick(replace(better, steps=(*better.steps, *steps)), seat)
    assert won.curve[-1] == 0.0


def test_the_other_side_is_not_judged_for_what_it_kept_secret() -> None:
    found = quick(record_in(BLUNDER), 0)
    assert all((turn.judgement is not None) == (turn.seat == 0) for turn in found.turns)
    assert all(found.turns[point.place].seat == 0 for point in found.points)


def test_the_curve_ends_with_the_result() -> None:
    assert quick(record_in(BLUNDER), None).curve[-1] == 1.0
    assert quick(record_in(BLUNDER), 1).curve[-1] == 1.0


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_every_edition(path: Path) -> None:
    record = record_in(path)
    for seat, steps in ((None, None), (0, 40), (1, 41)):
        part = record if steps is None else record_in(path, steps)
        found = quick(part, seat)
        words = [word for turn in found.turns for word in turn.decisions]
        assert len(words) == len(part.steps)
        assert len(found.curve) == len(found.turns) + 1
        for one, other in zip(found.turns, found.turns[1:], strict=False):
            assert one.after == other.before
        for turn in found.turns:
            assert turn.decisions[-1].white == turn.after
            assert all(0 <= decision.white <= 1 for decision in turn.decisions)
            if turn.judgement:
                assert turn.judgement.loss >= 0


def test_a_turn_that_is_not_finished_is_not_judged() -> None:
    """In the first turn White plays three cards and takes one; here he has played two."""
    (turn,) = quick(record_in(BLUNDER, 2), None).turns
    assert (turn.words, turn.judgement) == ("A-H H-L", None)
    (turn,) = quick(record_in(BLUNDER, 4), None).turns
    assert turn.words == "A-H H-L L-I +E >K"
    assert turn.judgement is not None


def test_a_game_before_its_first_move() -> None:
    found = quick(record_in(GOLDEN / "modern.txt", 0), None)
    assert (found.turns, found.points, found.curve) == ((), (), [])


# --- Hidden information ---------------------------------------------------------------------------------------------


def twins(seed: int, viewer: int, options: dict[str, str]) -> tuple[Record, Record]:
    """The records of two games that went on alike for this viewer, but for what was hidden from him."""
    case, choice = CASES[0], random.Random(seed)
    read = game.read_options(options)

    def deal(chance: Any) -> Any:
        return game.deal(read, chance)

    first = answered(case, deal, (), choice)
    assert first is not None
    second = answered(case, deal, unseen(case, deal, first[1], viewer, choice), choice) or first
    tables, deals = [first[0], second[0]], [first[1], second[1]]
    steps: list[list[Step]] = [[], []]
    while game.movers(tables[0]) and len(steps[0]) < 40 and _both(case, tables, steps, viewer, choice):
        pass
    one, other = (
        Record(game.NAME, write_recorded(game, read), ("Ann", "Bob"), deals[table], tuple(steps[table]))
        for table in range(2)
    )
    return one, other


def different_twins() -> Iterator[tuple[int, Record, Record]]:
    for number, options in enumerate(({}, {"preset": "russian"}, {"open-hands": "yes"})):
        for viewer in range(2):
            seeds = (100 * number + seed for seed in range(100))
            pairs = (twins(seed, viewer, options) for seed in seeds)
            yield viewer, *next(pair for pair in pairs if pair[0] != pair[1] and len(pair[0].steps) > 12)


def test_from_a_seat_nothing_hidden_enters() -> None:
    """Running games that differ only in what the seat cannot know have the same review, to the last digit."""
    for viewer, one, other in different_twins():
        assert seen_record(game, one, viewer) == seen_record(game, other, viewer)
        assert quick(one, viewer) == quick(other, viewer)
        assert quick(one, 1 - viewer) != quick(other, 1 - viewer)


def test_words_are_as_the_seat_saw_them() -> None:
    """In turn 9 White draws ALOA from the deck, in turn 20 Black DUDA."""
    for seat, ninth, twentieth in ((None, "D-A +?A", "+?D"), (0, "D-A +?A", "+?"), (1, "D-A +?", "+?D")):
        words = {turn.number: turn.words for turn in quick(record_in(BLUNDER), seat).turns}
        assert (words[9], words[20]) == (ninth, twentieth)


def test_decisions_as_data_are_what_their_words_say() -> None:
    for seat in (None, 0, 1):
        for each in quick(record_in(BLUNDER), seat).turns:
            for decision in each.decisions:
                (word,) = game.read_words(decision.word)
                assert decision.shown == show_decision(word)


# --- Ways to ask for it ---------------------------------------------------------------------------------------------


def test_the_same_question_gets_the_same_answer() -> None:
    record = record_in(GOLDEN / "classic.txt", 30)
    assert quick(record, None) == quick(record, None)


def test_progress_goes_from_nothing_to_all() -> None:
    told: list[float] = []
    review(record_in(GOLDEN / "modern.txt", 20), 0, "quick", FreeChance(3), told.append)
    assert (told[0], told[-1]) == (0.0, 1.0)
    assert told == sorted(told)


def test_it_can_be_stopped() -> None:
    record = record_in(GOLDEN / "modern.txt", 20)
    with pytest.raises(Cancelled):
        review(record, None, "quick", FreeChance(3), lambda done: done < 0.3)

    def give_up(done: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(record, None, "quick", FreeChance(3), give_up)


def test_a_broken_record_is_refused_with_its_place() -> None:
    text = BLUNDER.read_text("utf-8").replace("2. Black: K-I", "2. Black: A-H")
    with pytest.raises(BadRecord) as error:
        quick(read_record(game, text), None)
    assert (error.value.line, error.value.column) == (10, 11)


# --- Plain data -----------------------------------------------------------------------------------------------------


def turn(loss: float, luck: float | None) -> Turn:
    found = Judgement("+?", (), 0.5, 0.5 - loss, (), luck)
    return Turn(1, 0, 1, "+E", 0.5, 0.5, (), found)


def test_marks_and_points() -> None:
    turns = [turn(0.04, 0.2), turn(0.06, -0.3), turn(0.13, None), turn(0.0, 0.01)]
    assert [each.judgement.mark for each in turns if each.judgement] == ["", "?", "??", ""]
    points = [(point.kind, point.place) for point in turning_points(turns)]
    assert points == [("mistake", 2), ("mistake", 1), ("lucky", 0), ("unlucky", 1)]


def test_the_names_of_the_json() -> None:
    written = json.loads(json.dumps(to_json(quick(record_in(BLUNDER), None))))
    check(written, advice.Review)
    assert list(written) == ["format", "game", "seat", "quality", "players", "result", "turns", "points"]
    assert written["format"] == 1
    first, last = written["turns"][0], written["turns"][-1]
    assert list(first) == ["turn", "player", "round", "words", "before", "after", "decisions", "judgement"]
    assert list(first["decisions"][0]) == ["word", "shown", "white"]
    assert list(last["judgement"]) == [
        "best", "best_decisions", "best_chance", "played_chance", "loss", "mark", "luck", "reasons",
    ]  # fmt: skip
    assert last["judgement"]["reasons"][0] == {"id": "advice-ends-game", "args": {"result": "won"}}
    assert written["points"][0] == {"kind": "mistake", "place": len(written["turns"]) - 1, "change": -1.0}
    assert to_json(quick(record_in(BLUNDER, 4), 1))["seat"] == "black"
