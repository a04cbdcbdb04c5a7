"""Playing in lines: whole games, kept and resumed, choices, words and questions, in four languages."""

import stat
from pathlib import Path

import pytest

from motu.core.match import position
from motu.core.record import read_record
from motu.kahuna import game
from motu.words import LANGUAGES, Words
from tests.terminal.cli import OTHER_SEED, PROMPTS, SEED, here, motu, plain, screen

pytestmark = pytest.mark.slow

ALWAYS_FIRST = "1\n" * 600
"""Enough first choices to bring any game to its end."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_kept_and_can_be_verified_and_replayed(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = motu("play", "kahuna", "--seed", SEED, "--save", file, typed=ALWAYS_FIRST, MOTU_LANG=language)
    assert (played.code, played.err) == (0, "")
    assert Words(language).say("closing-seed", seed=SEED) in played.out
    text = file.read_text("utf-8")
    assert f"Seed: {SEED}" in text
    assert not (tmp_path / "game.txt.seed").exists()
    verified = motu("verify", file, "--lang", language)
    assert (verified.code, verified.err) == (0, "")
    draws = sum(len(step.outcomes) for step in read_record(game, text).steps) + 10
    assert verified.out == Words(language).say("verify-good", file=str(file), count=draws) + "\n"
    replayed = motu("replay", file, "--lang", language)
    assert (replayed.code, replayed.err) == (0, "")
    assert Words(language).say("kahuna-log-last-turns") in replayed.out


@pytest.mark.parametrize("preset", ["modern", "classic", "sheet", "russian"])
def test_every_edition_can_be_played_to_its_end(preset: str, tmp_path: Path) -> None:
    for number, option in enumerate((["--variant1"], ["--open-hands"], ["--handicap", "2"])):
        file = tmp_path / f"{number}.txt"
        quick = ["--against", "random", "--seed", OTHER_SEED]
        played = here("play", "--preset", preset, *option, *quick, "--save", file, typed=ALWAYS_FIRST)
        assert (played.code, played.err) == (0, "")
        assert here("verify", file).code == 0


def test_the_same_seed_and_words_give_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        here("play", "--seed", SEED, "--save", tmp_path / name, typed=ALWAYS_FIRST)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_a_game_can_be_left_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "half way.txt"
    left = motu("play", "--seed", SEED, "--name", "Ann", "--save", file, typed="1\n" * 40 + "quit\n")
    assert (left.code, left.err) == (0, "")
    assert f"motu play --resume '{file}'" in left.out
    assert SEED not in left.out
    running = file.read_text("utf-8")
    assert "Result: *" in running
    assert SEED not in running
    secret = tmp_path / "half way.txt.seed"
    assert secret.read_text().strip() == SEED
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600

    resumed = motu("play", "--resume", file, typed=ALWAYS_FIRST)
    assert (resumed.code, resumed.err) == (0, "")
    assert "White: Ann, Black: the bot greedy" in resumed.out
    assert not secret.exists()
    whole = tmp_path / "whole.txt"
    here("play", "--seed", SEED, "--name", "Ann", "--save", whole, typed=ALWAYS_FIRST)
    assert file.read_text("utf-8") == whole.read_text("utf-8")


def test_every_move_is_kept_at_once(tmp_path: Path) -> None:
    """A terminal that closes in the middle of a turn loses nothing."""
    file = tmp_path / "game.txt"
    here("play", "--seed", SEED, "--save", file, typed="B-D\n")
    record = read_record(game, file.read_text("utf-8"))
    assert [step.move for step in record.steps] == ["+?", "B-D"]
    assert position(game, record).bridges[0] != 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_input_is_a_polite_end(language: str) -> None:
    ended = motu("play", "--seed", SEED, "--lang", language)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.rstrip().endswith(Words(language).say("farewell"))


def test_numbers_words_and_names_are_all_moves() -> None:
    by_number = here("play", "--seed", SEED, typed="3\nlog all\n").out
    by_word = here("play", "--seed", SEED, typed="B-D\nlog all\n").out
    by_name = here("play", "--seed", SEED, typed="bari-duda\nlog all\n").out
    for out in (by_number, by_word, by_name):
        assert "2. White plays BARI: a bridge BARI–DUDA." in out


def test_several_words_in_a_line_are_played_one_after_another() -> None:
    out = here("play", "--seed", SEED, typed="b-a h-a +?\nlog all\n").out
    assert "White plays HUNA: a bridge ALOA–HUNA. White captures ALOA!" in out
    assert "2. White draws ALOA from the deck." in out
    assert "turn 4: White to move" in out


@pytest.mark.parametrize("line", ["1 10 21", "1 h-a +?", "b-a 10 21", "B-A  10   +?"])
def test_numbers_in_a_row_are_choices_of_the_list_as_it_stands(line: str) -> None:
    out = here("play", "--seed", SEED, typed=f"{line}\nlog all\n").out
    assert "White plays BARI: a bridge ALOA–BARI." in out
    assert "White plays HUNA: a bridge ALOA–HUNA. White captures ALOA!" in out
    assert "2. White draws ALOA from the deck." in out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1 2", "B-C – You do not have the card BARI. Nothing of this line was played."),
        ("1 99", "There is no choice 99: the numbers go from 1 to 22."),
        ("0 1", "There is no choice 0: the numbers go from 1 to 22."),
        ("1 hop", "“hop” is no move"),
        ("1 21 6", "C-B – It is your opponent’s turn. What stands before it was played."),
    ],
)
def test_numbers_in_a_row_that_cannot_be_played(line: str, answer: str) -> None:
    out = here("play", "--seed", SEED, typed=f"{line}\nlog all\n").out
    assert answer in out
    assert ("White plays" in out) == ("was played." in answer and "Nothing" not in answer)


def test_numbers_in_a_row_are_explained_as_well() -> None:
    out = here("play", "--seed", SEED, typed="? 1 10\n").out
    assert "B-A – a bridge ALOA–BARI for the card BARI" in out
    assert "H-A – a bridge ALOA–HUNA for the card HUNA" in out


def test_of_a_line_with_a_move_that_is_not_allowed_nothing_is_played() -> None:
    out = here("play", "--seed", SEED, typed="B-A A-D +?\nlog all\n").out
    assert "A-D – You do not have the card ALOA. Nothing of this line was played." in out
    assert "White plays" not in out


def test_what_follows_the_end_of_a_turn_is_refused() -> None:
    out = here("play", "--seed", SEED, typed="B-A +? C-B\n").out
    assert "C-B – It is your opponent’s turn. What stands before it was played." in out


def test_a_player_cannot_wish_for_a_card() -> None:
    out = here("play", "--seed", SEED, typed="+?K\n").out
    assert "What comes is for chance to say: write just +?." in out


def test_choices_tell_what_they_would_do() -> None:
    out = here("play", "--seed", SEED, typed="B-A\n? H-A\n? H-D\n? A-B\n? 99\n").out
    assert "H-A    ALOA–HUNA – takes ALOA" in out
    assert "H-A – a bridge ALOA–HUNA for the card HUNA; takes ALOA." in out
    assert "H-D – a bridge DUDA–HUNA for the card HUNA; no island changes hands." in out
    assert "A-B – You do not have the card ALOA." in out
    assert "There is no choice 99" in out


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("x", "“x” is no move"),
        ("B-Z", "There is no island “Z” in “B-Z”"),
        ("A-E", "no line joins the two islands of AE"),
        ("ABxHE", "only two cards of the islands at its ends clear the line EH"),
        ("D-A", "You do not have the card DUDA."),
        ("ABxAB", "There is no bridge on ALOA–BARI to remove."),
        ("+K", "The card KAHU does not lie face up."),
        (".", "This turn does not end with “.”"),
        ("*AB", "There is no free bridge to place now."),
        ("0", "There is no choice 0: the numbers go from 1 to 22."),
        ("9" * 5000, "There is no choice 999"),
    ],
)
def test_what_is_not_allowed_is_answered_with_the_reason(word: str, answer: str) -> None:
    played = here("play", "--seed", SEED, typed=f"{word}\n")
    assert answer in played.out
    assert (played.code, played.err) == (0, "")


def test_undo_until_something_has_come_to_light() -> None:
    out = here("play", "--seed", SEED, typed="undo\nB-A H-A\nundo\nundo\nundo\nB-A +?\nundo\n").out
    assert "There is nothing to take back yet." in out
    assert "H-A is taken back." in out
    assert "B-A is taken back." in out
    assert "another player has moved since" in out


def test_undo_of_a_draw_is_refused_because_a_card_was_seen() -> None:
    """In the Russian edition a sixth card must be discarded: the turn goes on after the draw."""
    typed = "+?\n" * 3 + "undo\n"
    out = here("play", "--preset", "russian", "--seat", "white", "--seed", SEED, typed=typed).out
    assert "This cannot be taken back: a card has come to light." in out


def test_undo_is_kept_as_well(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    here("play", "--seed", SEED, "--save", file, typed="B-D\nundo\n")
    assert len(read_record(game, file.read_text("utf-8")).steps) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_by_its_own_name_and_by_the_english_one(language: str) -> None:
    words = Words(language)
    names = ["board", "hand", "row", "log", "score", "rules", "help"]
    for chosen in (names, [words.say(f"command-{name}") for name in names]):
        out = motu("play", "--seed", SEED, "--lang", language, typed="\n".join(chosen) + "\n").out
        assert words.say("kahuna-hand-card", card="BARI", count=1, free=5) in out
        assert words.say("kahuna-pile", count=0, cards="") in out
        assert words.say("kahuna-rules-aim") in out
        assert words.say("kahuna-several") in out
        assert words.say("kahuna-score-next", round=1) in out
        assert out.count(words.say("kahuna-log-draw", player="black")) == 2


def test_resigning_takes_two_words_and_ends_in_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    once = here("play", "--seed", SEED, typed="resign\nhand\nresign\n")
    assert "White resigns." not in once.out
    played = here("play", "--seed", SEED, "--save", file, typed="resign\nresign\n")
    assert "White resigns." in played.out
    assert "Result: White resigned" in file.read_text("utf-8")
    assert here("verify", file).code == 0
    assert "White resigns." in here("replay", file).out


def test_saving_while_playing(tmp_path: Path) -> None:
    file = tmp_path / "late.txt"
    other = tmp_path / "other.txt"
    other.write_text("mine")
    typed = f"save\nB-D\nquit\nsave {other}\nsave {file}\nsave\n+?\nquit\n"
    played = here("play", "--seed", SEED, typed=typed)
    assert "Where to? Write “save FILE”." in played.out
    assert "This game is kept nowhere" in played.out
    assert "This file exists already" in played.out
    assert played.out.count(f"The game is kept in {file} from now on.") == 2
    assert other.read_text() == "mine"
    steps = read_record(game, file.read_text("utf-8")).steps
    assert [step.move for step in steps[:3]] == ["+?", "B-D", "+?"]


def test_a_finished_game_can_still_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "end.txt"
    with screen("play", "kahuna", "--seed", SEED) as tty:
        tty.wait_for("White> ")
        tty.type("resign", "White> ")
        tty.type("resign", "(Enter: none): ")
        assert "The folder for this file does not exist" in tty.type(f"{tmp_path}/no/where", "(Enter: none): ")
        tty.press(f"{file}\n".encode())
        assert tty.end() == 0
    assert here("verify", file).code == 0


def test_the_board_as_a_list_tells_only_what_has_changed() -> None:
    out = here("play", "--seed", SEED, typed="B-A\n").out
    after = out.partition("White> B-A")[2]
    assert "ALOA, 3 lines, 2 hold it: nobody’s. White to BARI. Free to DUDA, HUNA." in after
    assert "LALE" not in after.partition("White> ")[0].replace("H-L    HUNA–LALE", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_as_a_list_has_a_line_for_every_island(language: str) -> None:
    out = motu("play", "--seed", SEED, "--lang", language, "--board", "list").out
    said = Words(language).say("kahuna-island", island="ELAI", lines=6, majority=4, holder="nobody")
    assert f"{said} " in out


def test_no_board_unless_asked_for() -> None:
    assert "hold it" not in here("play", "--seed", SEED, "--board", "none").out
    assert "hold it" in here("play", "--seed", SEED, "--board", "none", typed="board\n").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_on_a_terminal(language: str) -> None:
    prompt = PROMPTS[language]
    with screen("play", "kahuna", "--seed", SEED, columns=90, rows=40, MOTU_LANG=language) as tty:
        first = tty.wait_for(prompt)
        assert "\x1b[48;5;30m" in first
        assert "[ALOA 3]" in plain(first)
        after = plain(tty.type("B-A H-A", prompt))
        assert "[○ ALOA 3]" in after
        assert max(map(len, after.split("\n"))) <= 90
        tty.type("quit", prompt)
        tty.press(b"quit\n")
        assert tty.end() == 0


def test_no_colours_where_nobody_wants_them() -> None:
    with screen("play", "kahuna", "--seed", SEED, NO_COLOR="1") as tty:
        assert "\x1b[" not in tty.wait_for("White> ").replace("\x1b[?2004h", "")
    with screen("play", "kahuna", "--seed", SEED, "--color", "never") as tty:
        assert "\x1b[" not in tty.wait_for("White> ").replace("\x1b[?2004h", "")
    assert "\x1b[" in motu("play", "--seed", SEED, "--color", "always", "--board", "map").out


def test_a_narrow_terminal_gets_the_list() -> None:
    with screen("play", "kahuna", "--seed", SEED, columns=60) as tty:
        text = plain(tty.wait_for("White> "))
    assert "2 hold it" in text
    assert [line for line in text.split("\n") if len(line) > 60 and not line.startswith("Seal: ")] == []


def test_bytes_that_are_no_text_on_a_terminal() -> None:
    with screen("play", "kahuna", "--seed", SEED) as tty:
        tty.wait_for("White> ")
        tty.press(b"\xff\xfe\n")
        assert "is no move" in tty.wait_for("White> ")
        tty.press(b"\x04")
        assert tty.end() == 0


@pytest.mark.parametrize("saved", [True, False])
def test_an_interrupt_is_a_polite_end_as_well(saved: bool, tmp_path: Path) -> None:
    options = ["--save", str(tmp_path / "game.txt")] if saved else []
    with screen("play", "kahuna", "--seed", SEED, *options) as tty:
        tty.wait_for("White> ")
        tty.wait_until_asleep()  # A signal between the prompt and the waiting for a key would be noticed with the key.
        tty.press(b"\x03")
        assert tty.end() == 130
    assert "Traceback" not in tty.text
    assert (f"motu play --resume {tmp_path / 'game.txt'}" in tty.text) == saved
