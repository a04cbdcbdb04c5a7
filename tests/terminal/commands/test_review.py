"""`motu review` and `hint` as people meet them: a table, turning points, files, complaints, in every language."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from motu.terminal import prompt_commands
from motu.terminal.commands import review as command
from motu.terminal.commands.review import QUALITIES, show_progress
from motu.terminal.console import Console
from motu.terminal.progress import StatusLine
from motu.words import LANGUAGES, Words
from tests.terminal.cli import SEED, Ran, here

pytestmark = pytest.mark.slow

GAME = """Game: kahuna
Options: preset=modern rules=2
White: Ann
Black: Bob
Result: *
Deal: BHC DGC >BAF

1. White: B-A H-A +?A
2. Black: D-A +?I
3. White: /A +B >E
"""
BLUNDER = Path(__file__).parents[2] / "bots" / "records" / "blunder.txt"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(GAME, "utf-8")
    return file


@pytest.fixture
def reviewed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Review with little work."""
    pytest.importorskip("numba")
    from motu.bots.kahuna import review  # noqa: PLC0415  (needs Numba)

    monkeypatch.setitem(review.QUALITIES, "quick", review.Quality(4, 8, 4))
    return lambda *arguments: here("review", *arguments, "--quality", "quick")


def assert_refused(ran: Ran, part: str) -> None:
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("motu: ")
    assert ran.err.count("\n") == 1
    assert part in ran.err


def test_a_game_turn_by_turn(reviewed: Callable[..., Ran]) -> None:
    ran = reviewed(BLUNDER)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "Kahuna, modern edition. White: Ann, Black: Bob."
    assert "all cards open" in lines[1]
    last = next(line for line in lines if line.startswith(" 58. Black"))
    assert last == " 58. Black 100% ████████████████████ ??  ."
    assert "Round 3" in lines
    points = lines[lines.index("Turning points") :]
    assert points[1] == "58. Black: . left a chance of 0% where 100% was possible."
    assert points[2].startswith("    Better: ")
    assert "ends the game and wins it" in points[2]


def test_from_a_seat(game: Path, reviewed: Callable[..., Ran]) -> None:
    white = reviewed(game, "--seat", "white").out
    assert "as far as White could know" in white
    assert "B-A H-A +?A" in white
    assert "D-A +?\n" in white
    black = reviewed(game, "--seat", "black").out
    assert "B-A H-A +?\n" in black
    assert "/? +B >E" in black
    assert "White: ?" not in black


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str, reviewed: Callable[..., Ran]) -> None:
    out = reviewed(BLUNDER, "--lang", language).out
    assert Words(language).say("review-points") in out
    assert Words(language).say("advice-ends-game", result="won") in out


def test_figures_and_picture(game: Path, reviewed: Callable[..., Ran]) -> None:
    figures, picture = game.with_name("game.json"), game.with_name("game.svg")
    out = reviewed(game, "--json", figures, "--picture", picture).out
    assert f"Figures: {figures}\nPicture: {picture}\n" in out
    written = json.loads(figures.read_text("utf-8"))
    assert [turn["words"] for turn in written["turns"]] == ["B-A H-A +?A", "D-A +?I", "/A +B >E"]
    drawing = ET.parse(picture).getroot()
    assert drawing.tag.endswith("svg")
    assert "White’s chance to win" in "".join(drawing.itertext())


def test_a_picture_of_parts_and_of_a_handicap(tmp_path: Path, reviewed: Callable[..., Ran]) -> None:
    golden = Path(__file__).parents[2] / "kahuna" / "golden"
    for name in ("russian", "modern-handicap"):
        picture = tmp_path / f"{name}.svg"
        assert reviewed(golden / f"{name}.txt", "--seat", "white", "--picture", picture).code == 0
        assert ET.parse(picture).getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("B-A H-A", "B-A H-C", "game.txt:8:15: “H-C”: no line joins"),
        ("D-A +?I", "D-A +?B >C", "game.txt:9:15: "),
        ("Deal: BHC", "Deal: BBB", "game.txt:6:1: Such cards cannot be dealt"),
        ("+?A", "+?", "a card is hidden"),
        ("Game: kahuna", "Game: chess", "game.txt:1:1: There is no game “chess”"),
    ],
)
def test_broken_records_are_refused_as_replay_does(game: Path, old: str, new: str, part: str) -> None:
    game.write_text(GAME.replace(old, new), "utf-8")
    ran = here("review", game)
    assert_refused(ran, part)
    assert ran.err == here("replay", game).err


def test_what_cannot_be_is_said_in_a_sentence(game: Path, tmp_path: Path) -> None:
    assert_refused(here("review"), "Which file?")
    assert_refused(here("review", tmp_path / "no.txt"), "There is no such file.")
    assert_refused(here("review", game, "--picture", "x.png"), "x.png: The picture is an SVG")
    assert_refused(here("review", game, "--quality", "perfect"), "quick, normal, deep")
    game.write_text(GAME.partition("1. White")[0], "utf-8")
    assert_refused(here("review", game), "no move in this record")


def test_files_that_cannot_be_written_are_told_of_before_the_work(game: Path, tmp_path: Path) -> None:
    pytest.importorskip("numba")
    assert_refused(here("review", game, "--json", tmp_path), "This is a folder")
    assert_refused(here("review", game, "--picture", tmp_path / "no" / "x.svg"), "The folder for this file")


def test_without_numba(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "available", lambda: False)
    assert_refused(here("review", game), "Hints and reviews need Numba")
    monkeypatch.setattr(prompt_commands, "available", lambda: False)
    out = here("play", "--seed", SEED, "--board", "none", typed="hint\nquit\nquit\n").out
    assert "White> hint\nHints and reviews need Numba" in out


def test_qualities_are_those_of_the_review() -> None:
    pytest.importorskip("numba")
    from motu.bots.kahuna import review  # noqa: PLC0415  (needs Numba)

    assert tuple(review.QUALITIES) == QUALITIES


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_and_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    status = StatusLine()
    for done in (0.0, 0.5, 1.0):
        show_progress(status, Console(Words("en")), done)
    status.end()
    assert terminal.getvalue().split("\r")[1:] == [
        "Reviewing: 0%", "Reviewing: 50%", "Reviewing: 100%", " " * 15, "",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(prompt_commands, "HINT_SECONDS", 0.02)
    word = Words(language).say("command-hint")
    ran = here("play", "--seed", SEED, "--board", "none", "--lang", language, typed=f"{word}\n1\nhint\nquit\nquit\n")
    head = Words(language).say("advice-head")
    first, second = (part.split("\n")[1:4] for part in ran.out.split(head)[1:])
    assert len(first) == 3
    # In the middle of a turn it goes on from there.
    assert all("%" in line for line in first + second)
