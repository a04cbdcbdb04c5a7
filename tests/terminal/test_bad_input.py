"""Whatever is wrong: one sentence that names the place, exit code 2, and never a traceback."""

import re
import subprocess
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motu.terminal.console import ProgramWords
from motu.words import LANGUAGES, Words
from tests.terminal.cli import COMMAND, SEED, environment, here, motu
from tests.terminal.commands.test_replay import RECORD


def assert_refused(arguments: list[str], *parts: str) -> None:
    """The command says one sentence with these parts, and nothing else."""
    ran = here(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("motu: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    # A sentence, and not the bare id of a message.
    assert not re.search(r"\b[a-z]+(-[a-z]+)+ \([a-z]+: |motu: [a-z]+(-[a-z]+)+$", ran.err)
    for part in parts:
        assert part in ran.err


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["dance"], "There is no command “dance”"),
        (["--dance"], "“--dance” is not understood here"),
        (["play", "--dance"], "“--dance” is not understood here; “motu play --help”"),
        (["play", "go"], "There is no game “go”"),
        (["play", "kahuna", "chess"], "“chess” is not understood"),
        (["play", "--preset", "ancient"], "The option preset cannot be “ancient”"),
        (["play", "--preset"], "--preset needs a value: EDITION."),
        (["play", "--handicap", "7"], "The option handicap cannot be “7”"),
        (["play", "--weaker", "red"], "The option weaker cannot be “red”"),
        (["play", "--first", "me"], "The option first cannot be “me”"),
        (["play", "--option", "luck=no"], "There is no option “luck”"),
        (["play", "--option", "luck"], "--option needs NAME=VALUE, not “luck”."),
        (["play", "--option", "discard=instead-of-drawing"], "needs full-hand=discard-after"),
        (["play", "--seat", "red"], "--seat needs one of these: white, black, random."),
        (["play", "--board", "globe"], "--board needs one of these: map, list, none."),
        (["play", "--color", "blue"], "--color needs one of these"),
        (["play", "--lang", "xx"], "--lang needs one of these: en, fr, de, ru."),
        (["play", "--lang"], "--lang needs one of these"),
        (["play", "--hot-seat=yes"], "--hot-seat stands alone, without a value."),
        (["play", "--against", "Deep Blue"], "There is no bot “Deep Blue”"),
        (["play", "--seed", "12"], "--seed needs 64 hexadecimal digits."),
        (["play", "--seed", "z" * 64], "--seed needs 64 hexadecimal digits."),
        (["play", "--hot-seat", "--against", "random"], "--hot-seat and --against do not go together."),
        (["play", "--resume", "x", "--preset", "modern"], "--resume and --preset do not go together."),
        (["replay"], "Which file? For instance: motu replay game.txt"),
        (["verify"], "Which file?"),
        (["verify", "a", "b"], "“b” is not understood"),
        (["play", "\x1b[2J\n\n"], "There is no game"),
    ],
)
def test_the_command_line(arguments: list[str], part: str) -> None:
    assert_refused(arguments, part)


@pytest.mark.parametrize(
    ("content", "place", "part"),
    [
        (b"", ":1:1: ", "begins with the name of its game"),
        (b"hello\n", ":1:1: ", "begins with the name of its game"),
        (b"Game: chess\n", ":1:1: ", "There is no game “chess”"),
        (b"; so\nGame: chess\n", ":2:1: ", "There is no game “chess”"),
        (b"Game: kahuna\n\xff\xfe", ":2:1: ", "not text in UTF-8"),
        (b"Game: kahuna\n\xc3\xa9t\xc3\xa9 \x80\n", ":2:5: ", "not text in UTF-8"),
        (b"Game: kahuna\nWhite: \0\n", ":2:8: ", "not a text file"),
        (b"\x7fELF\x02\x01\x01\0\0\0", ":1:8: ", "not a text file"),
        (b"x" * 1_000_001, "", "bigger than 1 MB"),
        (RECORD.replace("Deal", "Dael").encode(), ":", "The header “Deal:” with the dealt cards is missing."),
        (RECORD.replace(">BAF", "").encode(), ":6:", "A deal is written like"),
        (RECORD.replace("BHC DGC", "BBB DGC").encode(), ":6:1: ", "Such cards cannot be dealt"),
        (RECORD.replace("preset=modern", "preset=ancient").encode(), ":2:1: ", "cannot be “ancient”"),
        (RECORD.replace("preset=modern", "luck=no").encode(), ":2:1: ", "There is no option “luck”"),
        (RECORD.replace("preset=modern", "luck").encode(), ":2:1: ", "NAME=VALUE"),
        (RECORD.replace("Bob", "Bob\nBlack: Bob").encode(), ":5:1: ", "for a second time"),
        (RECORD.replace("Bob", "Bob\nwell, well").encode(), ":5:1: ", "neither a header"),
        (RECORD.replace("B-A", "B-Z").encode(), ":9:11: ", "There is no island “Z”"),
        (RECORD.replace("B-A", "Q-A").encode(), ":9:11: ", "There is no island “Q”"),
        (RECORD.replace("B-A", "B-L").encode(), ":9:11: ", "no line joins"),
        (RECORD.replace("B-A", "hop").encode(), ":9:11: ", "“hop” is no move"),
        (RECORD.replace("D-A +?I", "A-D +?I").encode(), ":10:11: ", "You do not have the card ALOA."),
        (RECORD.replace("+?I", "+?Q").encode(), ":10:15: ", "There is no island “Q”"),
        (RECORD.replace("+B >E", "+B >EE").encode(), ":11:14: ", "one card too many"),
        (RECORD.replace("+B >E", "+B").encode(), ":11:14: ", "is missing"),
        (RECORD.replace("2. Black", "2. White").encode(), ":10:11: ", "lead to turn 2 with Black to move"),
        (RECORD.replace("2. Black", "5. Black").encode(), ":10:11: ", "lead to turn 2 with Black to move"),
        (RECORD.replace("2. Black", "2. Green").encode(), ":10:1: ", "There is no player “Green”"),
        (RECORD.replace("+?A", "+?").encode(), ":9:19: ", "a card is hidden (?)"),
        (RECORD.replace("BHC DGC", "BHC ???").encode(), ":6:1: ", "a card is hidden (?)"),
        (RECORD.replace("/A", "/?").encode(), ":11:11: ", "a card is hidden (?)"),
        (RECORD.replace("Result: *", "Result: White 3-0").encode(), ":", "the moves do not end the game"),
    ],
)
def test_bad_records(content: bytes, place: str, part: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(content)
    assert_refused(["replay", str(file)], f"{file}{place}", part)


def test_files_that_are_none(tmp_path: Path) -> None:
    assert_refused(["replay", str(tmp_path / "no.txt")], "There is no such file.", f"{tmp_path / 'no.txt'}: ")
    assert_refused(["replay", str(tmp_path)], "This is a folder")
    assert_refused(["replay", "a\0b"], "This is no name that a file can have.")
    assert_refused(["replay", "a" * 300], "This is no name that a file can have.")
    assert_refused(["verify", str(tmp_path / "no.txt")], "There is no such file.")
    assert_refused(["play", "--resume", str(tmp_path / "no.txt")], "There is no such file.")
    assert_refused(["play", "--save", str(tmp_path / "no" / "x")], "The folder for this file does not exist")
    (tmp_path / "there").write_text("something")
    assert_refused(["play", "--save", str(tmp_path / "there")], "This file exists already")
    assert (tmp_path / "there").read_text() == "something"
    assert_refused(["play", "--save", str(tmp_path)], f"{tmp_path}: This is a folder; give")


def test_endless_files_are_not_read_to_the_end() -> None:
    assert_refused(["replay", "/dev/zero"], "bigger than 1 MB")


def test_games_that_cannot_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    here("play", "--seed", SEED, "--save", file, typed="B-D\n")
    secret = tmp_path / "game.txt.seed"
    secret.write_text("1" * 64)
    assert_refused(["play", "--resume", str(file)], f"{secret}: ", "not the seed of the game")
    secret.write_text("what?")
    assert_refused(["play", "--resume", str(file)], "not the seed of the game")
    secret.unlink()
    assert_refused(["play", "--resume", str(file)], "is missing")
    secret.write_text(SEED)
    text = file.read_text("utf-8")
    file.write_text(text.replace("black=greedy", "black=deep"), "utf-8")
    assert_refused(["play", "--resume", str(file)], f"{file}:5:1: ", "There is no bot “deep”")
    file.write_text(text.replace("B-D", "B-D B-D"), "utf-8")
    assert_refused(["play", "--resume", str(file)], f"{file}:11:15: ", "You do not have the card BARI.")
    here("play", "--seed", SEED, "--save", tmp_path / "over", typed="resign\nresign\n")
    assert_refused(["play", "--resume", str(tmp_path / "over")], "This game is over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_is_no_file_to_keep_a_game_in(language: str, tmp_path: Path) -> None:
    """Not: that it exists, and that one could go on with it."""
    words = Words(language)
    told = words.say("file-unwritable", why="folder")
    assert told in here("play", "--seed", SEED, "--lang", language, typed=f"save {tmp_path}\n").out
    assert told in here("play", "--lang", language, "--save", tmp_path).err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_of_a_file_must_be_the_one_that_is_named(language: str, tmp_path: Path) -> None:
    say = ProgramWords(language).say
    for kept, wanted in (("kahuna", "paradise"), ("paradise", "kahuna")):
        file = tmp_path / f"{kept}.txt"
        here("play", kept, "--seed", SEED, "--save", file)
        ran = here("play", wanted, "--resume", file, "--lang", language)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == "motu: {}\n".format(
            say(
                "error-at",
                where=f"{file}:1:1",
                reason=say(
                    "save-other-game",
                    kept=say("game-name", game=kept),
                    wanted=say("game-name", game=wanted),
                    game=kept,
                    file=str(file),
                ),
            )
        )
        assert here("play", kept, "--resume", file).code == 0
        assert here("play", "--resume", file).code == 0
    assert_refused(["play", "go", "--resume", str(file)], "There is no game “go”")


def test_a_bad_record_is_not_a_failed_check(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    here("play", "--seed", SEED, "--save", file, typed="resign\nresign\n")
    text = file.read_text("utf-8")
    file.write_text(text.replace("preset=modern", "preset=ancient"), "utf-8")
    assert_refused(["verify", str(file)], f"{file}:2:1: ", "cannot be “ancient”")
    file.write_text(text + "2. White: A-B\n", "utf-8")
    assert_refused(["verify", str(file)], ":12:11: ", "You do not have the card ALOA.")


@pytest.mark.parametrize(
    ("change", "place", "part"),
    [
        (("Seed: 0", "Seed: 1"), ":6:1: ", "does not fit its commitment"),
        (("Seed: 0", "Seed: z"), ":7:1: ", "not a hexadecimal number"),
        (("Commitment: ", "Commitments: "), ":8:1: ", "Seed or commitment is missing"),
        (("Deal: B HBC", "Deal: B HCB"), ":9:1: ", "would have been “B HBC"),
        (("+?A", "+?L"), ":12:19: ", "By the seed A would have come up here, not L."),
    ],
)
def test_a_shuffle_that_was_not_honest(change: tuple[str, str], place: str, part: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    here("play", "--seed", SEED, "--save", file, typed="B-A H-A\n+?\nresign\nresign\n")
    text = file.read_text("utf-8")
    assert change[0] in text
    file.write_text(text.replace(*change), "utf-8")
    ran = here("verify", file)
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert f"{file}{place}" in ran.err
    assert part in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_in_every_language(language: str, tmp_path: Path) -> None:
    ran = motu("replay", tmp_path / "none", "--lang", language)
    assert ran.code == 2
    assert ran.err.startswith(f"motu: {tmp_path / 'none'}: ")
    assert ran.err.count("\n") == 1


def test_our_own_mistakes_are_one_sentence_too(tmp_path: Path) -> None:
    program = (
        "import sys; from motu.terminal import cli; from motu.terminal.commands import verify\n"
        "verify.run = lambda *_: 1 / 0\n"
        "sys.exit(cli.main(['verify', 'x']))"
    )

    def run(**more: str) -> tuple[int, str]:
        done = subprocess.run(
            [COMMAND[0], "-c", program], capture_output=True, text=True, env=environment(**more), check=False
        )
        return done.returncode, done.stderr

    code, err = run()
    assert code == 70
    assert err.count("\n") == 1
    assert "ZeroDivisionError" in err
    code, err = run(MOTU_DEBUG="1")
    assert "Traceback" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_that_knows_only_ascii(language: str) -> None:
    ran = motu(
        *("play", "--seed", SEED, "--lang", language, "--board", "map"),
        typed="B-A\n\xff\nquit\nquit\n",
        PYTHONUTF8="0",
        PYTHONIOENCODING="ascii",
        PYTHONCOERCECLOCALE="0",
        LC_ALL="C",
    )
    assert (ran.code, ran.err) == (0, "")
    assert "ALOA-BARI" in ran.out
    assert "\u2800" not in ran.out


def test_bytes_that_are_no_text_at_the_prompt() -> None:
    ran = subprocess.run(
        [*COMMAND, "play", "--seed", SEED],
        input=b"\xff\xfe\n\x00\n\x1b[A\n" + b"A" * 100_000 + b"\nB-A\nhand\n",
        capture_output=True,
        env=environment(),
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"White plays BARI" in ran.stdout


def test_streams_that_were_closed_before(tmp_path: Path) -> None:
    """As a shell does it with `<&-` and `>&-`."""
    for closed in ("<&-", ">&-", "2>&-", "<&- >&- 2>&-"):
        shell = f'"{COMMAND[0]}" -P -m motu play --seed {SEED} {closed}'
        ran = subprocess.run(["sh", "-c", shell], input=b"", capture_output=True, env=environment(), check=False)
        assert (ran.returncode, ran.stderr) == (0, b"")


WORDS = ["?", "board", "hand", "row", "log", "score", "rules", "undo", "resign", "1", "2", "7", "99", "+?", "=", "."]
TYPED = st.lists(
    st.one_of(
        st.sampled_from(WORDS),
        st.text(max_size=20),
        st.text("ABCDEFGHIJKLabcxX-+/*?=. 0123456789>", max_size=12),
    ).map(lambda line: re.sub(r"[\r\n]", " ", line)),
    max_size=12,
)


@settings(max_examples=200)
@given(TYPED, st.sampled_from(["modern", "classic", "sheet", "russian"]))
def test_no_garbage_at_the_prompt_is_too_much(lines: list[str], preset: str) -> None:
    typed = "".join(f"{line}\n" for line in lines)
    with TemporaryDirectory() as folder, chdir(folder):
        ran = here("play", "--seed", SEED, "--preset", preset, "--against", "random", "--board", "none", typed=typed)
    assert (ran.code, ran.err) == (0, "")


@settings(max_examples=100)
@given(st.lists(st.sampled_from(["play", "replay", "--lang", "--seat", "--"]) | st.text(max_size=8), max_size=4))
def test_no_garbage_on_the_command_line_is_too_much(arguments: list[str]) -> None:
    ran = here(*arguments)
    assert ran.code in (0, 2)
