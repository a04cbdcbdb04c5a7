"""Reviews in Conquest of Paradise: mistakes are found with what was better, luck is told from play, nothing leaks."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from motu.bots.paradise.review import QUALITIES, Cancelled, Quality, Reviewer, review
from motu.bots.paradise.review_parts import ordered, split
from motu.bots.paradise.review_result import Judgement, Luck, Part, Review, tallies, to_json, turning_points
from motu.core.chance import FreeChance, ScriptedChance
from motu.core.errors import BadRecord
from motu.core.match import Moment, replay, seen_record
from motu.core.record import RUNNING, Record, Step, read_record
from motu.core.versions import write_recorded
from motu.paradise import game
from tests.bots.paradise.test_advise import CLAIM
from tests.every_game.games import CASES
from tests.every_game.test_nothing_leaks import _both, answered
from tests.paradise.table import Table

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parent.parent.parent / "paradise" / "golden" / "version-2"
RECORDS = ["solitaire", "two", *(pytest.param(name, marks=pytest.mark.slow) for name in ("three", "four"))]
LITTLE = Quality(1, 4, 2)


@pytest.fixture(autouse=True)
def less_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not depend on fine differences."""
    monkeypatch.setitem(QUALITIES, "quick", LITTLE)


def golden(name: str, steps: int | None = None) -> Record:
    """A record of the old rules, or the beginning of it as that of a running game."""
    record = read_record(game, (GOLDEN / f"{name}.txt").read_text("utf-8"))
    return record if steps is None else replace(record, steps=record.steps[:steps], result=RUNNING)


def quick(record: Record, seat: int | None) -> Review:
    return review(record, seat, "quick", FreeChance(3))


def played(table: Table, words: str, eyes: int | None = None) -> list[Part]:
    """The parts of what is played from this position, looked at with everything open, or with what a seat knows."""
    moments = []
    for word in game.read_words(words):
        before, seat = table.state, game.movers(table.state)[0]
        after, move = before.copy(), game.read(word.move)
        game.play(after, seat, move, ScriptedChance(word.outcomes, game.outcome_index))
        moments.append(Moment(before, Step(before.turn, seat, move.text, word.outcomes), move, after))
        table.state = after
    reviewer = Reviewer(moments, eyes, Quality(8, 24, 8), 7, None)
    return reviewer.with_judgements(reviewer.parts(reviewer.curve()))


# --- Known answers ---------------------------------------------------------------------------------------------------


def test_a_won_game_that_is_not_claimed_is_a_mistake() -> None:
    (part,) = played(Table("victory", **CLAIM), ".")
    assert part.judgement is not None
    assert (part.judgement.best, part.judgement.best_chance) == ("!1", 1.0)
    assert part.judgement.played_chance < 0.95
    assert part.judgement.reasons[0].id == "paradise-advice-enough"


def test_a_link_that_is_thrown_away_costs_its_player() -> None:
    table = Table(red="Tonga=4T^ H12=4T^", tiles="H12=Tahiti", sea="H14 I13 G15 F14", yellow="Samoa=4WW")
    (part,) = played(table, ". @H12 +T >I13 . .")
    assert part.judgement is not None
    assert part.judgement.mark
    assert not part.judgement.best.startswith(". @H12 +T")
    assert part.play[0] < -0.03
    assert part.play[1] > 0.03


def test_who_finds_the_best_plan_loses_nothing() -> None:
    (part,) = played(Table(red="Tonga=2T^ H12=2T", tiles="H12=Niue", yellow="Samoa=2W"), "/H12 .")
    assert part.judgement is not None
    assert (part.judgement.loss, part.judgement.mark, part.judgement.best) == (0.0, "", "/H12 .")


def test_dice_are_luck() -> None:
    """One against one for an only village: who rolls a six has taken it, who rolls a one has lost the canoe."""
    for dice, sign in (("6", 1), ("1", -1)):
        table = Table(red="Tonga=3C", sea="H12", yellow="Samoa=2")
        words = f"@G13 +C >G11 .({dice})"
        parts = played(table, words)
        luck = [luck for part in parts for luck in part.luck]
        assert {each.kind for each in luck} == {"dice"}
        assert sign * sum(each.changes[0] for each in luck) > 0.01
        assert sign * sum(each.changes[1] for each in luck) < -0.01


def test_markers_and_tiles_are_told_apart() -> None:
    table = Table("exploration", red="Tonga=3WT^", yellow="Samoa=2")
    (part,) = played(table, ">H12(i1,tahiti)")
    assert [luck.kind for luck in part.luck] == ["knots", "tiles"]
    assert sum(luck.changes[0] for luck in part.luck) > 0
    lost = played(Table("exploration", red="Tonga=3WT^", yellow="Samoa=2"), ">H12(o3) >I11(o3)")
    assert [luck.kind for part in lost for luck in part.luck] == ["knots", "knots"]
    assert sum(part.luck[0].changes[0] for part in lost) < sum(luck.changes[0] for luck in part.luck)


# --- What adds up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECORDS)
def test_luck_and_play_and_rest_are_all_that_changed(name: str) -> None:
    """From the beginning of each turn to the next, and for each seat from the first turn to the last."""
    for seat, record in ((None, golden(name, 140)), (0, golden(name, 70))):
        found = quick(record, seat)
        assert len(found.curve) >= 2
        for begin, end in zip(found.curve, found.curve[1:], strict=False):
            parts = [part for part in found.parts if part.number == begin.number]
            for number in range(len(begin.chances)):
                changed = begin.rest[number] + sum(part.play[number] for part in parts)
                changed += sum(luck.changes[number] for part in parts for luck in part.luck)
                assert end.chances[number] - begin.chances[number] == pytest.approx(changed, abs=1e-9)
        for one, other in zip(found.parts, found.parts[1:], strict=False):
            assert one.number != other.number or one.after == other.before
            assert sum(one.after) == pytest.approx(1)
        for tally in found.tallies:
            luck = sum(change for _, change in tally.luck)
            assert tally.end - tally.start == pytest.approx(tally.rest + tally.own + tally.others + luck, abs=1e-9)
        words = [word for part in found.parts for word in part.decisions]
        assert len(words) == len(record.steps)
        assert all(part.seat == seat for part in found.parts if part.judgement and seat is not None)


def test_the_curve_ends_with_the_result() -> None:
    record = golden("two")
    found: list[Review] = []

    def stop(review: Review) -> None:
        found.append(review)
        raise Cancelled

    with pytest.raises(Cancelled):
        review(record, None, "quick", FreeChance(3), None, stop)
    winner = 0 if record.result.startswith("Red") else 1
    begin, end = found[0].curve[-2:]
    assert end.chances == tuple(float(seat == winner) for seat in range(2))
    assert 0 < begin.chances[0] < 1


# --- Parts ------------------------------------------------------------------------------------------------------------


def test_plans_made_at_the_same_time_are_put_one_after_another() -> None:
    table = Table("building", red="Tonga=3", yellow="Samoa=2")
    moments, s = [], table.state
    for seat, word in ((0, "W+G13"), (1, "W+G11"), (0, "W+G13"), (1, "."), (0, ".")):
        after = s.copy()
        game.play(after, seat, game.read(word), ScriptedChance(()))
        moments.append(Moment(s, Step(s.turn, seat, word, ()), game.read(word), after))
        s = after
    assert [(moment.step.seat, moment.step.move) for moment in ordered(moments)] == [
        (1, "W+G11"), (1, "."), (0, "W+G13"), (0, "W+G13"), (0, "."),
    ]  # fmt: skip
    assert [len(part) for part in split(moments, None)] == [2, 3]
    assert split(moments, None)[-1][-1].after == s


def test_a_game_before_its_first_move() -> None:
    found = quick(golden("two", 0), None)
    assert (found.curve, found.parts, found.points, found.tallies) == ((), (), (), ())


def test_what_is_not_finished_is_not_judged() -> None:
    record = golden("two")
    moments = list(replay(game, record))
    number = next(place for place, moment in enumerate(moments) if moment.move.kind == "add")
    found = quick(golden("two", number + 1), None)
    assert found.parts[-1].judgement is None


# --- Ways to ask for it -----------------------------------------------------------------------------------------------


def test_the_curve_comes_first_and_the_same_question_gets_the_same_answer() -> None:
    record = golden("two", 90)
    told: list[Review] = []
    shares: list[float] = []
    found = review(record, 0, "quick", FreeChance(3), shares.append, told.append)
    assert found == quick(record, 0)
    first, second = told
    assert (first.parts, [begin.chances for begin in first.curve]) == ((), [begin.chances for begin in found.curve])
    assert [part.after for part in second.parts] == [part.after for part in found.parts]
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert shares == sorted(shares)


def test_it_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        review(golden("two", 60), None, "quick", FreeChance(3), lambda done: done < 0.1)


def test_a_broken_record_is_refused() -> None:
    record = golden("two")
    with pytest.raises(BadRecord):
        quick(replace(record, steps=record.steps[5:]), None)


# --- Hidden information -----------------------------------------------------------------------------------------------


def twins(seed: int, viewer: int) -> tuple[Record, Record]:
    """The records of two games that went on alike for this viewer, but for what was hidden from him."""
    case = next(case for case in CASES if case.game is game)
    options, choice = game.read_options({"players": "2"}), random.Random(seed)
    dealt = answered(case, lambda chance: game.deal(options, chance), (), choice)
    assert dealt is not None
    tables, steps = [dealt[0], dealt[0].copy()], [list[Step](), list[Step]()]
    while game.movers(tables[0]) and len(steps[0]) < 70 and _both(case, tables, steps, viewer, choice):
        pass
    one, other = (
        Record(game.NAME, write_recorded(game, options), ("Ann", "Bob"), dealt[1], tuple(each)) for each in steps
    )
    return one, other


def different_twins() -> Iterator[tuple[int, Record, Record]]:
    for viewer in range(2):
        pairs = ((viewer, *twins(seed, viewer)) for seed in range(100 * viewer, 100 * viewer + 100))
        yield next(pair for pair in pairs if pair[1] != pair[2] and len(pair[1].steps) > 40)


def test_from_a_seat_nothing_hidden_enters() -> None:
    """Running games that differ only in what the seat cannot know have the same review, to the last digit."""
    for viewer, one, other in different_twins():
        assert seen_record(game, one, viewer) == seen_record(game, other, viewer)
        assert quick(one, viewer) == quick(other, viewer)


def test_of_secret_moves_nothing_is_told_but_that_they_were_made() -> None:
    """What Yellow takes along a chain Red does not see, nor when it is put down."""
    for eyes, words in ((1, ["W@G11", ":H10"]), (0, ["?@G11", ":H10"])):
        table = Table("movement", "yellow", tiles="H10=Niue", red="Tonga=2", yellow="Samoa=2WWT^ H10=1T^")
        (part,) = played(table, "W@G11 :H10", eyes)
        assert [each.word for each in part.decisions] == words
        take, put = (each.shown for each in part.decisions)
        assert put is not None
        assert (take is None, "piece" in put) == (eyes == 0, eyes == 1)


# --- Plain data -------------------------------------------------------------------------------------------------------


def part(seat: int, loss: float, error: float, change: float) -> Part:
    judgement = Judgement(".", (), 0.5, 0.5 - loss, error, ())
    luck = (Luck("dice", (change, -change)),) if change else ()
    return Part(1, "movement", seat, seat, ".", (), (0.5, 0.5), (0.5 + change, 0.5 - change), luck, judgement)


def test_marks_are_for_what_surely_cost_something() -> None:
    losses = [part(0, *each, 0.0).judgement for each in ((0.04, 0.0), (0.06, 0.01), (0.06, 0.04), (0.2, 0.05))]
    assert [each.mark for each in losses if each] == ["", "?", "", "??"]


def test_turning_points_are_mistakes_and_strokes_of_luck() -> None:
    parts = [part(0, 0.0, 0.0, 0.1), part(1, 0.2, 0.01, 0.0), part(1, 0.0, 0.0, -0.3)]
    points = [(point.kind, point.place, point.seat) for point in turning_points(parts, None)]
    assert points == [("mistake", 1, 1), ("lucky", 0, 0), ("unlucky", 2, 0)]
    points = [(point.kind, point.place, point.seat) for point in turning_points(parts, 1)]
    assert points == [("mistake", 1, 1), ("lucky", 2, 1), ("unlucky", 0, 1)]
    assert tallies((), parts) == ()


def test_the_names_of_the_json() -> None:
    written: dict[str, Any] = json.loads(json.dumps(to_json(quick(golden("two", 60), None))))
    assert list(written) == [
        "format", "game", "seat", "quality", "players", "result", "curve", "parts", "points", "tallies",
    ]  # fmt: skip
    assert (written["format"], written["game"], written["seat"]) == (1, "paradise", "open")
    assert list(written["curve"][0]) == ["turn", "chances", "rest"]
    assert list(written["parts"][0]) == [
        "turn", "step", "player", "of", "words", "decisions", "before", "after", "play", "luck", "judgement",
    ]  # fmt: skip
    judgement = next(each["judgement"] for each in written["parts"] if each["judgement"])
    assert list(judgement) == [
        "best", "best_decisions", "best_chance", "played_chance", "error", "loss", "mark", "reasons",
    ]  # fmt: skip
    assert list(written["tallies"][0]) == ["player", "start", "end", "luck", "own", "others", "rest", "lost"]
