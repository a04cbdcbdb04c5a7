"""Every lesson can be played to its end, says something in every language, and shows nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from motu.core.chance import ScriptEnded
from motu.core.errors import BadNotation, IllegalMove
from motu.core.match import position
from motu.core.record import read_record
from motu.games import GAMES, game_named
from motu.tables.lessons import lesson_files, teacher
from motu.tables.lessons.teacher import LessonState, NoLesson
from motu.tables.table_view import MessageView
from motu.words import LANGUAGES

LESSONS = [(game, id) for game in GAMES for id in lesson_files.lessons_of(game)]
IDS = [id for _, id in LESSONS]
WORDS = Path(__file__).parents[2] / "page" / "words"

lessons = pytest.mark.parametrize("lesson", IDS)


@cache
def words(language: str) -> set[str]:
    """The ids of the sentences that the page can say in a lesson."""
    text = (WORDS / language / "learn.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


@cache
def taken(lesson: str, played: tuple[str, ...]) -> LessonState:
    return teacher.take(lesson, played)


def take(lesson: str, played: list[str]) -> LessonState:
    """What the teacher answers; asked twice, it is remembered."""
    return taken(lesson, tuple(played))


def written(lesson: str) -> lesson_files.Lesson:
    game = lesson_files.game_of(lesson)
    assert game is not None
    return lesson_files.lessons_of(game)[lesson]


def steps_of(lesson: str) -> list[lesson_files.Step]:
    return [step for part in written(lesson).parts for step in part.steps]


def accepted(lesson: str, played: list[str]) -> Iterator[tuple[str, LessonState]]:
    """The moves that go on from here, with where they lead."""
    for move in take(lesson, played).moves:
        then = take(lesson, [*played, move["move"]])
        if then.refused is None:
            yield move["move"], then


def easiest(lesson: str, played: list[str]) -> LessonState:
    """The end of a lesson, reached from here by the moves that bring it nearest, as a hasty learner would."""
    now = take(lesson, played)
    while not now.done:
        _, now = max(accepted(lesson, now.played), key=lambda found: found[1].step)
        assert len(now.played) < 40
    return now


def end_of_part(lesson: str, now: LessonState) -> LessonState:
    """The end of the lesson, or the next position that is laid anew: what was played before does not matter there."""
    while not now.done and now.frames[-1].seat is not None:
        _, now = max(accepted(lesson, now.played), key=lambda found: found[1].step)
    return now


def test_kahuna_is_taught() -> None:
    assert len(lesson_files.lessons_of("kahuna")) >= 10


def test_no_two_lessons_have_the_same_name() -> None:
    assert len(set(IDS)) == len(IDS)


@lessons
def test_a_lesson_can_be_played_to_its_end(lesson: str) -> None:
    start = take(lesson, [])
    assert (start.step, start.done, start.played) == (0, False, [])
    assert 3 <= start.steps <= 8
    end = easiest(lesson, [])
    assert (end.step, end.done, end.moves, end.hint) == (end.steps, True, [], None)
    assert end.say.id == written(lesson).done


@lessons
def test_whatever_is_accepted_leads_to_the_end(lesson: str) -> None:
    """Every move that a step accepts, not only the first one: the replies must be possible after all of them."""
    played: list[str] = []
    for move in [*easiest(lesson, []).played]:
        for other, then in accepted(lesson, played):
            assert end_of_part(lesson, then).step > take(lesson, played).step, other
        played.append(move)


@lessons
def test_wandering_learners_arrive(lesson: str) -> None:
    for seed in range(3):
        wander = random.Random(f"{lesson} {seed}")
        now = take(lesson, [])
        while not now.done:
            _, now = wander.choice(list(accepted(lesson, now.played)))


@lessons
def test_other_legal_moves_are_refused_kindly(lesson: str) -> None:
    """A sentence of the step, and nothing has changed."""
    played: list[str] = []
    for step in easiest(lesson, []).played:
        now = take(lesson, played)
        refused = []
        for move in now.moves:
            then = take(lesson, [*played, move["move"]])
            if then.refused is not None:
                refused.append(move["move"])
                assert msgspec.structs.replace(then, refused=None) == now
                assert all(then.refused.id in words(language) for language in LANGUAGES)
            else:
                assert move["good"]
        assert len(refused) < len(now.moves)
        played.append(step)


@lessons
def test_what_is_illegal_is_refused_with_the_reason_of_the_rules(lesson: str) -> None:
    now = take(lesson, [])
    legal = {move["move"] for move in now.moves}
    every = [f"{a}-{b}" for a in "ABCDEFGHIJKL" for b in "ABCDEFGHIJKL"] + ["+?", "=", "."]
    reasons = set()
    for text in every:
        try:
            if text not in legal:
                take(lesson, [text])
        except BadNotation:
            continue  # no line joins these two
        except IllegalMove as error:
            reasons.add(error.reason.id)
    assert reasons
    assert all(reason.startswith("kahuna-") for reason in reasons)


@lessons
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_words(lesson: str, language: str) -> None:
    said = lesson_files.sentences(written(lesson))
    assert len(set(said)) == len(said)
    assert not sorted(set(said) - words(language))


@lessons
def test_positions_are_those_of_the_learners_turn(lesson: str) -> None:
    game = game_named(str(lesson_files.game_of(lesson)))
    for part in written(lesson).parts:
        state = position(game, read_record(game, part.record))
        assert [game.SEATS[seat] for seat in game.movers(state)] == [written(lesson).seat]


@lessons
def test_nothing_hidden_is_shown(lesson: str) -> None:
    """Whatever a learner is sent is what his seat sees of the table."""
    end = easiest(lesson, [])
    for number in range(len(end.played) + 1):
        now = take(lesson, end.played[:number])
        for frame in now.frames:
            assert frame.seat is None or frame.seat == now.seat or frame.move in ("+?", "/?") or is_open(frame.move)
            told = [args for said in frame.said for args in said.args.values()]
            if frame.seat != now.seat and frame.move in ("+?", "/?"):
                assert not [each for each in told if isinstance(each, str) and each.isupper()]
        for shown in [now.shown, *(frame.shown for frame in now.frames)]:
            assert isinstance(shown, dict)
            assert shown["seat"] == now.seat
            assert len(shown["hand"]) == shown["cards"][now.seat]
            assert not {"deck_cards", "hands"} & set(shown)


def is_open(move: str) -> bool:
    """Whether everybody sees all of a move."""
    return move[0] in "ABCDEFGHIJKL*=." or (move[0] == "+" and move != "+?")


def hidden(reply: str) -> list[str]:
    """The words of a reply of which the learner sees only that they happened: a draw, a discard face down."""
    return [word for word in reply.split() if word.startswith(("+?", "/"))]


def others(reply: str, word: str) -> list[str]:
    """The same reply with another card in the place of a hidden one."""
    return [reply.replace(word, word[:-1] + letter) for letter in "ABCDEFGHIJKL" if letter != word[-1]]


@pytest.mark.parametrize("lesson", [id for id in IDS if any(hidden(step.reply) for step in steps_of(id))])
def test_hidden_cards_may_be_any_others(lesson: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the other side draws and discards could be something else: the learner would be sent the same."""
    real, path, swapped = written(lesson), easiest(lesson, []).played, 0
    for number in range(1, len(path) + 1):
        seen, before = take(lesson, path[:number]), take(lesson, path[: number - 1])
        if seen.step == before.step:
            continue
        reply = steps_of(lesson)[before.step].reply
        for other in (other for word in hidden(reply) for other in others(reply, word)):
            twin = msgspec.convert(replaced(msgspec.to_builtins(real), reply, other), lesson_files.Lesson)
            monkeypatch.setitem(lesson_files.lessons_of(str(lesson_files.game_of(lesson))), lesson, twin)
            try:
                assert teacher.take(lesson, path[:number]) == seen
                swapped += 1
            except (IllegalMove, ScriptEnded):
                pass  # the other side has no such card, or none is left
            monkeypatch.undo()
    assert swapped > 1


def replaced(anywhere: Any, text: str, other: str) -> Any:
    """The same tree with one text in the place of another."""
    if isinstance(anywhere, dict):
        return {name: replaced(value, text, other) for name, value in anywhere.items()}
    if isinstance(anywhere, list):
        return [replaced(value, text, other) for value in anywhere]
    return other if anywhere == text else anywhere


def test_bridges_and_islands_come_before_the_example_of_the_rulebook() -> None:
    """Nobody begins in the middle of a fight: the first lesson has an empty board."""
    assert IDS[:3] == ["bridges", "islands", "example"]
    assert not any(take("bridges", []).shown["bridges"])
    first = take("example", [])
    assert first.shown["islands"] == ("D", "AH")
    after = take("example", ["D-B", "A-B"])
    assert after.shown["islands"] == ("ABD", "")
    reply = take("example", ["D-B", "A-B", "+D"])
    assert [frame.move for frame in reply.frames] == ["+D", "HHxEH", "E-H", "+?"]
    assert reply.shown["islands"] == ("AB", "EH")
    assert take("example", ["D-B", "A-B", "+D", "D-H"]).shown["islands"] == ("ABD", "EH")


def test_whoever_would_end_the_turn_too_early_is_told_so() -> None:
    early, other = take("bridges", ["+?"]).refused, take("bridges", ["A-B"]).refused
    assert early is not None
    assert early.id == teacher.TOO_EARLY
    assert early.args["no"] == other == MessageView("learn-bridges-1-no", {})
    wrong_card = take("bridges", ["L-K", "K-C", "+H"]).refused
    assert wrong_card == MessageView("learn-bridges-3-no", {}), "the turn was to end, but not so"


def test_a_step_may_take_several_moves() -> None:
    assert [take("discarding", played).step for played in ([], ["/B"], ["/B", "/C"], ["/B", "/C", "+L"])] == [
        0,
        1,
        1,
        2,
    ]


def test_puzzles_have_several_solutions_and_no_move_that_spoils_them() -> None:
    huna = take("practice", ["B-A", "A-H"])
    iffi = [*huna.played, "J-K", "IKxIK"]
    for solution in (["J-E", "IKxIK"], ["IKxIK", "J-E"], ["B-C", "J-K", "IKxIK"]):
        assert take("practice", [*huna.played, *solution]).step == 2
    for solution in (["EHxEH", "H-E"], ["HHxEH", "E-H"]):
        assert take("practice", [*iffi, *solution]).done
    for wrong in (["A-B"], ["A-H"]):
        try:
            refused = take("practice", wrong).refused
        except IllegalMove:
            continue  # the line is Black's
        assert refused is not None
    spoiled = take("practice", [*iffi, "EJxEJ"])
    assert spoiled.refused is not None
    assert spoiled.played == iffi


def test_a_new_position_shows_itself() -> None:
    """The last frame of a part is followed by one without a seat: the table was laid anew."""
    frames = take("scoring", ["+G", "G-F", "."]).frames
    assert [(frame.seat, frame.move) for frame in frames] == [(0, "."), (None, "")]
    won, anew = (frame.shown for frame in frames)
    assert isinstance(won, dict)
    assert isinstance(anew, dict)
    assert (won["winner"], anew["winner"], anew["round"]) == (0, None, 2)


def test_options_are_told() -> None:
    parts = [take("variants", played).options for played in ([], ["*HL", "*IL"], ["*HL", "*IL", "+G", "I-L", "K-L"])]
    assert [sorted(set(options) - {"preset"}) for options in parts] == [
        ["handicap", "weaker"],
        ["open-hands"],
        ["no-surprise"],
    ]


def test_what_comes_after_a_refused_move_or_the_end_does_not_count() -> None:
    assert take("bridges", ["A-B", "L-K"]).played == []
    end = easiest("islands", [])
    assert take("islands", [*end.played, "anything"]) == end


def test_what_is_no_lesson_and_no_move() -> None:
    with pytest.raises(NoLesson):
        take("none", [])
    with pytest.raises(BadNotation):
        take("bridges", ["Z-Q"])
