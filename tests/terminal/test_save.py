"""A game in a file is played by one process at a time: two would overwrite each other's moves."""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path

import pytest

from motu.core.record import read_record
from motu.kahuna import game
from motu.terminal.console import Console, ProgramWords
from motu.terminal.errors import BadInput
from motu.terminal.game_setup import resumed_game
from motu.terminal.local_game import LocalGame
from motu.terminal.save import new_save_file
from motu.words import LANGUAGES, Words
from tests.terminal.cli import OTHER_SEED, SEED, here, motu, screen


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game that was left in White's first turn."""
    file = tmp_path / "game.txt"
    here("play", "kahuna", "--seed", SEED, "--save", file, typed="B-D\n")
    return file


def words_in(file: Path) -> list[str]:
    return [step.move for step in read_record(game, file.read_text("utf-8")).steps]


def taken_up(file: Path) -> LocalGame:
    return resumed_game(str(file), Console(ProgramWords("en"), "never"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_is_told_to_go_on_with_the_first(language: str, file: Path) -> None:
    before = file.read_text("utf-8")
    with screen("play", "--resume", file) as tty:
        tty.wait_for("White> ")
        second = motu("play", "--resume", file, "--lang", language, typed="C-B\n")
        assert (second.code, second.out) == (2, "")
        assert second.err == f"motu: {file}: {Words(language).say('file-busy')}\n"
        assert file.read_text("utf-8") == before
        tty.type("H-A", "White> ")
        assert words_in(file) == ["+?", "B-D", "H-A"]


@pytest.mark.parametrize("begun", [["kahuna", "--save", "{}"], ["--resume", "{}"]])
def test_a_process_that_was_killed_holds_nothing(begun: list[str], file: Path) -> None:
    if "--save" in begun:
        file = file.with_name("new.txt")
    with screen("play", *(word.format(file) for word in begun)) as tty:
        tty.wait_for("Black: the bot")
        tty.wait_for("> ")
        assert motu("play", "--resume", file).code == 2
        tty.process.kill()
        tty.process.wait()
        assert motu("play", "--resume", file).code == 0


def test_a_file_that_was_named_at_the_prompt_is_held_as_well(tmp_path: Path) -> None:
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    with screen("play", "kahuna", "--seed", SEED) as tty:
        tty.wait_for("White> ")
        tty.type(f"save {one}", "White> ")
        assert "another process" in motu("play", "--resume", one).err
        tty.type(f"save {other}", "White> ")
        assert motu("play", "--resume", one).code == 0
        assert "another process" in motu("play", "--resume", other).err


def test_two_new_games_do_not_share_a_file(tmp_path: Path) -> None:
    """Even if the record of the first is not written yet."""
    file = tmp_path / "game.txt"
    with screen("play", "kahuna", "--seed", SEED, "--save", file) as tty:
        tty.wait_for("White> ")
        file.unlink()
        second = motu("play", "kahuna", "--seed", OTHER_SEED, "--save", file)
        assert second.code == 2
        assert "another process" in second.err
        tty.type("B-D", "White> ")
    assert motu("play", "--resume", file).code == 0


def test_in_full_screen_it_is_the_same_sentence(file: Path) -> None:
    with screen("play", "--resume", file) as tty:
        tty.wait_for("White> ")
        with screen("play", "--full", "--resume", file, columns=200) as second:
            assert second.end() == 2
            assert Words("en").say("file-busy") in second.text


def test_a_game_that_is_over_is_held_by_nobody(file: Path) -> None:
    with screen("play", "--resume", file) as tty:
        tty.wait_for("White> ")
        tty.type("resign", "White> ")
        tty.press(b"resign\n")
        assert tty.end() == 0
    assert "This game is over" in motu("play", "--resume", file).err
    assert motu("verify", file).code == 0


@pytest.mark.parametrize("problem", [errno.ENOLCK, errno.EOPNOTSUPP, errno.EBADF, None])
def test_where_nothing_can_be_locked_nothing_is_overwritten(
    problem: int | None, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A disk of another machine, or a system without such locks: who finds the moves of another leaves them alone."""

    def no_lock(handle: int, how: int) -> None:
        assert problem is not None
        raise OSError(problem, os.strerror(problem))

    if problem is None:
        monkeypatch.setattr("motu.terminal.save.fcntl", None)
    else:
        monkeypatch.setattr(fcntl, "flock", no_lock)
    first, second = taken_up(file), taken_up(file)
    second.play(0, game.read("H-A"))
    first.play(0, game.read("C-B"))
    assert words_in(file) == ["+?", "B-D", "H-A"]
    assert capsys.readouterr().err == f"{file}: {Words('en').say('file-changed')}\n"
    other = file.with_name("other.txt")
    assert "“save FILE”" in Words("en").say("file-changed")
    first.save_in(new_save_file(str(other)))
    first.play(0, game.read("+?"))
    assert words_in(other)[:4] == ["+?", "B-D", "C-B", "+?"]
    for local_game in (first, second):
        local_game.close()


def test_a_file_that_somebody_deleted_is_written_anew(file: Path) -> None:
    local_game = taken_up(file)
    file.unlink()
    local_game.play(0, game.read("H-A"))
    assert words_in(file) == ["+?", "B-D", "H-A"]
    local_game.close()


def test_other_mistakes_are_still_told_first(file: Path) -> None:
    with screen("play", "--resume", file) as tty:
        tty.wait_for("White> ")
        with pytest.raises(BadInput) as refused:
            taken_up(file.with_name("none.txt"))
        assert refused.value.reason.args == {"why": "missing"}


def test_whoever_is_refused_leaves_no_lock_behind(file: Path) -> None:
    text = file.read_text("utf-8")
    file.write_text(text.replace("B-D", "B-D B-D"), "utf-8")
    with pytest.raises(BadInput):
        taken_up(file)
    file.write_text(text, "utf-8")
    taken_up(file).close()
