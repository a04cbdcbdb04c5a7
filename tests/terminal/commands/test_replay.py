"""Stepping through a record: forwards, backwards, to a turn, to the end; through a pipe, all of it."""

import subprocess
from pathlib import Path

import pytest

from motu.words import LANGUAGES, Words
from tests.terminal.cli import COMMAND, SEED, environment, here, motu, plain, screen

RECORD = """Game: kahuna
Options: preset=modern rules=2
White: Ann
Black: Bob
Result: *
Deal: BHC DGC >BAF
; A remark on the deal.

1. White: B-A H-A +?A   ; Two cards for an island.
2. Black: D-A +?I
3. White: /A +B >E
; Was that wise?
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "record.txt"
    file.write_text(RECORD, "utf-8")
    return file


def test_through_a_pipe_the_whole_game_is_printed(record: Path) -> None:
    out = here("replay", record).out
    assert out.index("; A remark on the deal.") < out.index("1. White plays BARI")
    assert "1. White draws ALOA from the deck.\n  ; Two cards for an island.".replace("  ;", ";") in out
    assert "3. White discards ALOA." in out
    assert out.index("; Was that wise?") > out.index("ELAI is turned up")
    assert "White’s hand: BARI, COCO" in out
    assert "Black’s hand: COCO, GOLA, IFFI" in out
    assert "7 steps. The game is not over." in out


def test_a_seat_sees_what_it_saw_then(record: Path) -> None:
    out = here("replay", record, "--seat", "black").out
    assert "White draws from the deck." in out
    assert "White discards a card face down." in out
    assert "Black draws IFFI from the deck." in out
    assert "White’s hand" not in out
    assert "Black’s hand" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str, record: Path) -> None:
    out = motu("replay", record, LANG=f"{language}_XX.UTF-8").out
    assert Words(language).say("kahuna-log-turned-up", card="ELAI") in out


@pytest.mark.parametrize(
    ("result", "told"),
    [
        ("White resigned", "White resigns."),
        ("Black resigned", "Black resigns."),
        ("White out of time", "White has run out of time."),
        ("Black out of time", "Black has run out of time."),
        ("Draw agreed", "The players have agreed on a draw."),
    ],
)
def test_a_game_that_did_not_end_by_its_rules(result: str, told: str, record: Path) -> None:
    record.write_text(RECORD.replace("Result: *", f"Result: {result}"), "utf-8")
    assert f"7 steps. {told}\n" in here("replay", record).out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("result", "id_", "args"),
    [
        ("Black out of time", "tables-ended-time", {"player": "black"}),
        ("Draw agreed", "tables-ended-agreed", {}),
    ],
)
def test_the_end_in_every_language(language: str, result: str, id_: str, args: dict[str, str], record: Path) -> None:
    record.write_text(RECORD.replace("Result: *", f"Result: {result}"), "utf-8")
    assert Words(language).say(id_, **args) in here("replay", record, "--lang", language).out


NO_END = ["White", "White resigned twice", "Red resigned", "Red out of time", "Draw", "draw agreed", "out of time"]


@pytest.mark.parametrize("result", NO_END)
@pytest.mark.parametrize("command", ["replay", "review"])
def test_an_end_that_there_is_not(command: str, result: str, record: Path) -> None:
    record.write_text(RECORD.replace("Result: *", f"Result: {result}"), "utf-8")
    ran = here(command, record)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert f"{record}:5:1: The result is given as “{result}”, but the moves do not end the game." in ran.err


def test_the_shuffle_can_be_checked_however_the_game_ended(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    here("play", "--seed", SEED, "--save", file, typed="B-A H-A\n+?\nresign\nresign\n")
    text = file.read_text("utf-8")
    assert "Result: White resigned\n" in text
    for result in ("White resigned", "Black resigned", "White out of time", "Black out of time", "Draw agreed"):
        file.write_text(text.replace("White resigned", result), "utf-8")
        ran = here("verify", file)
        assert (ran.code, ran.err) == (0, "")
        assert "the seed fits its commitment" in ran.out
    for result in NO_END:
        file.write_text(text.replace("White resigned", result), "utf-8")
        ran = here("verify", file)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert f"The result is given as “{result}”" in ran.err


def test_forwards_and_backwards(record: Path) -> None:
    with screen("replay", record) as tty:
        start = plain(tty.wait_for("[0/7]"))
        assert "[ALOA 3]" in start
        assert "White’s hand: BARI, COCO, HUNA" in start
        one = plain(tty.type("", "[1/7]"))
        assert "1. White plays BARI: a bridge ALOA–BARI." in one
        two = plain(tty.type("", "[2/7]"))
        assert "[○ ALOA 3]" in two
        back = plain(tty.type("b", "[1/7]"))
        assert "[ALOA 3]" in back
        assert "This is the beginning." in plain(tty.type("b", "[0/7]") + tty.type("b", "[0/7]"))
        third = plain(tty.type("3", "[5/7]"))
        assert "turn 3: White to move" in third
        end = plain(tty.type("e", "[7/7]"))
        assert "; Was that wise?" in end
        assert "This is the end." in tty.type("", "[7/7]")
        assert "Enter goes on" in tty.type("?", "[7/7]")
        tty.press(b"q\n")
        assert tty.end() == 0


def test_the_board_can_be_chosen(record: Path) -> None:
    assert "hold it" in here("replay", record, "--board", "list").out
    assert "hold it" not in here("replay", record, "--board", "none").out
    assert "[○ ALOA 3]" in here("replay", record, "--board", "map").out


def test_a_reader_who_has_seen_enough(record: Path) -> None:
    long = RECORD + "; more\n" * 20_000
    record.write_text(long, "utf-8")
    with subprocess.Popen(
        [*COMMAND, "replay", str(record)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(20) == 0


def test_remarks_cannot_steer_the_terminal(record: Path) -> None:
    record.write_text(RECORD.replace("Was that wise?", "\x1b[2J\x07\u202eevil").replace("Ann", "A\x1b]0;n"), "utf-8")
    out = here("replay", record, "--board", "none").out
    assert "evil" in out
    assert not set(out) & {"\x1b", "\x07", "\u202e"}
