"""The full-screen game by keyboard: whole games, numbers, notation, commands, undo, keeping and leaving."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from motu.core.match import verify
from motu.core.record import read_record
from motu.kahuna import game as kahuna
from motu.terminal.full.dialogs import Answer, FileName, Question
from motu.terminal.local_game import Turns
from motu.words import Words
from tests.terminal.cli import SEED
from tests.terminal.full.playing import LONGEST_WAIT, Playing, play

pytestmark = pytest.mark.slow

KAHUNA = f"kahuna --seed {SEED}"
PARADISE = f"paradise --seed {SEED}"


def test_a_whole_game_of_kahuna_by_arrow_keys(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    async def whole_game(game: Playing) -> None:
        while not game.over():
            await game.press("up", "enter")
        assert game.app.screen.query_one(".frame").border_title == "The game is over"
        assert f"Seed: {SEED}" in game.answer
        await game.press("enter")
        assert "motu verify" in game.pane("note")
        await game.press("enter")
        assert game.app.return_value is None

    play(whole_game, f"{KAHUNA} --save {file}", (80, 24))
    record = read_record(kahuna, file.read_text("utf-8"))
    assert verify(kahuna, record).wrong is None
    assert not Path(f"{file}.seed").exists()


def test_a_whole_game_of_paradise_by_arrow_keys() -> None:
    async def whole_game(game: Playing) -> None:
        while not game.over():
            await game.press("up", "enter")
        assert "Yellow takes Samoa (G11) from Red" in game.answer
        await game.press("escape", "up", "enter")

    play(whole_game, PARADISE)


def test_nothing_is_played_by_enter_alone() -> None:
    async def only_enter(game: Playing) -> None:
        before = len(game.local_game.moments)
        await game.press("enter", "enter")
        assert len(game.local_game.moments) == before
        assert "arrow keys" in game.pane("note")

    play(only_enter, KAHUNA)


def test_a_number_goes_to_its_choice_and_enter_plays_it() -> None:
    async def number(game: Playing) -> None:
        await game.press("3")
        assert game.choices.current is not None
        assert game.choices.current.word == "B-D"
        assert game.local_game.match.steps[-1].move == "+?"
        await game.press("enter")
        assert game.local_game.match.steps[-1].move == "B-D"
        await game.type("99")
        assert "There is no choice 99" in game.pane("note")

    play(number, KAHUNA)


def test_moves_can_be_typed_several_in_a_line() -> None:
    async def line(game: Playing) -> None:
        await game.type("b-a h-a +?")
        assert [step.move for step in game.local_game.match.steps[1:4]] == ["B-A", "H-A", "+?"]
        await game.type("a-b")
        assert "A-B – " in game.pane("note")

    play(line, KAHUNA)


def test_what_is_typed_marks_the_choice_that_it_means() -> None:
    async def typing(game: Playing) -> None:
        await game.press("h", "-", "a")
        assert game.choices.current is not None
        assert game.choices.current.word == "H-A"
        await game.press("escape")
        assert game.typed == ""
        assert len(game.words) == len(game.game_screen._decision.menu.moves if game.game_screen._decision else ())

    play(typing, KAHUNA)


def test_of_moves_that_are_not_all_allowed_the_rest_is_told() -> None:
    async def too_much(game: Playing) -> None:
        await game.type("B-A +? C-B")
        assert "What stands before it was played." in game.pane("note")

    play(too_much, KAHUNA)


def test_undo_until_something_has_come_to_light() -> None:
    async def undo(game: Playing) -> None:
        before = len(game.local_game.moments)
        await game.press("1", "enter", "ctrl+z")
        assert len(game.local_game.moments) == before
        assert "B-A is taken back." in game.pane("note")
        assert "bridge" not in game.pane("log")
        await game.press("ctrl+z")
        assert "cannot be taken back" in game.pane("note") or "nothing to take back" in game.pane("note")
        await game.type("undo")
        assert len(game.local_game.moments) == before

    play(undo, KAHUNA)


@pytest.mark.parametrize(("line", "language"), [(KAHUNA, "de"), (PARADISE, "ru")])
def test_questions_are_answered_by_key_and_by_word(line: str, language: str) -> None:
    async def questions(game: Playing) -> None:
        say = Words(language).say
        by_key = []
        for key in ("f3", "f4", "f5", "f6"):
            await game.press(key)
            by_key.append(game.answer)
            await game.press("escape")
        by_word = []
        for name in ("command-danger", "command-score", "command-hand", "command-row"):
            await game.type(say(name))
            by_word.append(game.answer)
            await game.press("enter")
        assert by_key == by_word
        assert len(set(by_key)) == 4
        for name in ("command-rules", "command-log", "command-board"):
            await game.type(say(name))
            assert game.answer
            await game.press("escape")
        await game.press("f1")
        assert say("full-help-mouse") in game.answer
        assert say("help-commands") in game.answer

    play(questions, line, language=language)


def test_what_a_move_would_do() -> None:
    async def explain(game: Playing) -> None:
        await game.type("? B-A")
        assert "B-A – " in game.pane("note")
        await game.type("?K-L")
        assert "You do not have the card" in game.pane("note")

    play(explain, KAHUNA)


def test_a_bot_shows_what_it_would_do() -> None:
    async def hint(game: Playing) -> None:
        await game.pilot.press("f2")
        await game.until(lambda: isinstance(game.app.screen, Answer))
        assert "What the bot islander would do here:" in game.answer

    play(hint, PARADISE)


def test_a_hint_is_worked_out_beside_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    advice = ["Good turns:", "B-A – 60 %"]
    monkeypatch.setattr("motu.terminal.full.game_screen.hint", lambda *_: lambda: advice)

    async def hint(game: Playing) -> None:
        await game.pilot.press("f2")
        await game.until(lambda: isinstance(game.app.screen, Answer))
        assert "B-A – 60 %" in game.answer

    play(hint, KAHUNA)


def test_who_has_moved_on_gets_no_hint_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slowly() -> list[str]:
        go_on.wait(LONGEST_WAIT)
        return ["Good turns:", "B-A – 60 %"]

    monkeypatch.setattr("motu.terminal.full.game_screen.hint", lambda *_: slowly)

    async def hint(game: Playing) -> None:
        await game.pilot.press("f2")
        await game.press("3", "enter")
        go_on.set()
        for _ in range(10):
            await game.pilot.pause(0.01)
        assert game.app.screen is game.game_screen

    play(hint, KAHUNA)


def test_keeping_a_game_leaving_it_and_going_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    async def keep_and_leave(game: Playing) -> None:
        await game.press("3", "enter", "ctrl+q")
        assert isinstance(game.app.screen, Question)
        assert "kept nowhere" in game.text
        await game.press("escape", "ctrl+s")
        assert isinstance(game.app.screen, FileName)
        await game.type(str(file))
        assert str(file) in game.pane("note")
        await game.press("ctrl+q")
        assert "is kept in" in game.text
        await game.press("left", "enter")
        assert not game.app.is_running or game.app._exit

    play(keep_and_leave, KAHUNA)
    assert "B-D" in file.read_text("utf-8")

    async def go_on(game: Playing) -> None:
        assert "BARI–DUDA" in game.pane("log")
        await game.press("ctrl+z")
        assert "B-D is taken back." in game.pane("note")

    play(go_on, f"kahuna --resume {file}")


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "old.txt"
    file.write_text("mine")

    async def save(game: Playing) -> None:
        game.game_screen._handle(f"save {file}")
        await game.pilot.pause()
        assert "exists already" in game.pane("note")

    play(save, KAHUNA)
    assert file.read_text() == "mine"


def test_resigning_is_asked_for_twice() -> None:
    async def resign(game: Playing) -> None:
        await game.type("resign")
        assert isinstance(game.app.screen, Question)
        await game.press("enter")
        assert not game.over()
        await game.type("resign")
        await game.press("left", "enter")
        assert game.over()
        assert "White resigns." in game.answer

    play(resign, KAHUNA)


def test_a_finished_game_can_be_kept(tmp_path: Path) -> None:
    there, file = tmp_path / "there.txt", tmp_path / "game.txt"
    there.write_text("mine")

    async def keep(game: Playing) -> None:
        await game.type("resign")
        await game.press("left", "enter", "escape", "1", "enter")
        await game.type(str(there))
        assert "exists already" in game.pane("note")
        await game.press("1", "enter")
        assert isinstance(game.app.screen, FileName)
        await game.type(str(file))
        assert f"motu verify {file}" in game.pane("note")

    play(keep, KAHUNA)
    assert there.read_text() == "mine"
    assert f"Seed: {SEED}" in file.read_text("utf-8")


def test_who_leaves_need_not_wait_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    never = threading.Event()
    waited_for: list[bool] = []
    think = Turns.bot_move

    def forever(self: Turns, seat: int) -> object:
        if len(self.local_game.match.steps) > 1:
            waited_for.append(never.wait(LONGEST_WAIT))
        return think(self, seat)

    monkeypatch.setattr(Turns, "bot_move", forever)

    async def leave(game: Playing) -> None:
        await game.pilot.press("plus", "question_mark", "enter")
        await game.until(lambda: "is thinking" in game.text)
        await game.pilot.press("ctrl+q", "left", "enter")

    play(leave, KAHUNA)
    assert waited_for == []
    never.set()


def test_a_bot_that_breaks_ends_the_screen_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "class Bad:\n    def decide(self, *args):\n        raise RuntimeError('no idea')\n"
    )

    async def nothing(game: Playing) -> None:
        raise AssertionError("there should have been no game")

    with pytest.raises(Exception, match="no idea"):
        play(nothing, f"{KAHUNA} --against {tmp_path}/bad.py:Bad")
