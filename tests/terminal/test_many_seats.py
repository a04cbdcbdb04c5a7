"""More than two at one keyboard, people and bots, who decide at the same time: nobody sees another's plan."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motu.core.chance import SealedChance
from motu.core.errors import message
from motu.core.match import Match, position
from motu.core.record import read_record
from motu.games import GAMES, game_named
from motu.terminal import games
from motu.terminal.commands import play as play_command
from motu.terminal.console import Console
from motu.terminal.local_game import LocalGame
from motu.words import Words
from tests.core import toy
from tests.core.toy_bots import put_among_the_games
from tests.terminal.cli import SEED, Ran, here

CURTAIN = "-" * 72


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    put_among_the_games(monkeypatch)
    monkeypatch.setattr(play_command, "GAMES", (*GAMES, toy.NAME))
    monkeypatch.setitem(games.PRESENTERS, toy.NAME, ("tests.terminal.toy_presenter", "ToyPresenter"))


def play(*more: str | Path, typed: str = "") -> Ran:
    return here("play", "toy", "--seed", SEED, *more, typed=typed)


def prompts(out: str) -> list[str]:
    """Who was asked, one after the other."""
    return re.findall(r"^(Red|Yellow|Green|Blue)> ", out, re.MULTILINE)


def test_every_game_has_a_presenter_and_can_be_loaded() -> None:
    assert set(GAMES) <= set(games.PRESENTERS)
    assert [game_named(name).NAME for name in GAMES] == list(GAMES)


def test_alone_against_bots_in_all_other_seats() -> None:
    ran = play("--players", "3", typed="3 .\n" * toy.TURNS)
    assert (ran.code, ran.err) == (0, "")
    assert "toy for 3. Red: you, Yellow: the bot lot, Green: the bot lot." in ran.out
    assert CURTAIN not in ran.out
    assert prompts(ran.out) == ["Red"] * toy.TURNS


def test_any_seat_and_any_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = play("--players", "4", "--seat", "green", "--bot", "Blue=sure", "--against", "lot", "--save", file)
    assert "Red: the bot lot, Yellow: the bot lot, Green: you, Blue: the bot sure." in ran.out
    assert "Bots: red=lot, yellow=lot, blue=sure" in file.read_text()
    resumed = here("play", "--resume", file, typed="3 .\n" * toy.TURNS)
    assert "shows" not in re.sub(r"Green: shows", "", resumed.out)
    assert prompts(resumed.out) == ["Green"] * toy.TURNS
    assert not toy.movers(position(toy, read_record(toy, file.read_text())))


def test_people_are_asked_one_after_the_other_and_nobody_sees_the_plan_of_another() -> None:
    """Red and Blue are people; each has a curtain of his own, and only his own fingers on it."""
    turn = "\n3\n.\n" + "\n\n1\n2\n.\n"
    ran = play("--players", "4", "--hot-seat", "--bot", "yellow=sure", "--bot", "green=lot", typed=turn + "\n" + turn)
    assert ran.err == ""
    assert prompts(ran.out)[:5] == ["Red", "Red", "Blue", "Blue", "Blue"]
    _, red, blue, *_ = ran.out.split(CURTAIN)
    assert "Red: shows 3" in red
    assert "Blue: shows" not in red
    assert "Red: thinks" in blue
    before_the_end = blue.partition("Blue> .")[0]
    assert "shows" not in before_the_end.replace("Blue: shows", "")
    assert "all show" in ran.out


def test_a_decision_can_be_taken_back_until_another_has_decided() -> None:
    ran = play("--players", "2", "--hot-seat", typed="\n3\n.\n" + "\n\n1\nundo\n1\n.\n" + "\n\nundo\n")
    assert "1 is taken back." in ran.out
    assert "This cannot be taken back: another player has moved since." in ran.out


def test_why_a_decision_cannot_be_taken_back_that_has_shown_the_others_hands() -> None:
    """After the last turn there is no die, and nobody is asked any more: so the game itself is."""
    console = Console(Words("en"))
    match = Match(toy, 2, ("", ""), chance := SealedChance(bytes(32)))
    local_game = LocalGame(console, games.presenter_of(toy.NAME, console), match, chance, {})
    for seat, move in [(0, "1"), (1, "2"), (0, "."), (1, ".")] * toy.TURNS:
        local_game.play(seat, move)
    assert local_game.why_no_undo(1) == message("undo-seen")
    assert local_game.why_no_undo(0) == message("undo-others")


def test_who_gives_up_among_people_is_replaced_and_the_others_are_told(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    hands = "\nresign\nresign\n" + "\n\n2 .\n" + "\n\n3 .\n"
    ran = play("--players", "3", "--hot-seat", "--save", file, typed=hands)
    assert ran.err == ""
    assert prompts(ran.out)[:4] == ["Red", "Red", "Yellow", "Green"]
    assert ran.out.count("Red resigns; the bot sure plays on.") == 2
    assert "Bots: red=sure" in file.read_text()
    assert "Result: *" in file.read_text()


def test_who_is_left_alone_does_not_see_the_screen_of_who_gave_up() -> None:
    out = play("--hot-seat", "--players", "3", "--bot", "green=sure", typed="\n2\nresign\nresign\n\n\n1 .\n").out
    _, red, yellow = out.split(CURTAIN)
    assert "Red: shows 2" in red
    assert "shows" not in yellow.partition("Yellow> ")[0]
    assert "Red resigns; the bot sure plays on." in yellow


def test_who_gives_up_alone_ends_the_game() -> None:
    assert "Red resigns." in play("--players", "3", typed="resign\nresign\n").out


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--players", "5"], "There is no option “players”"),
        (["--players", "2", "--seat", "blue"], "--seat needs one of these: red, yellow, random."),
        (["--bot", "red"], "--bot needs SEAT=BOT, not “red”."),
        (["--bot", "blue=lot"], "--bot blue=lot needs one of these: red, yellow."),
        (["--bot", "red=lot", "--bot", "Red=sure"], "Two are to sit at red: lot and sure; choose one of them."),
        (["--seat", "red", "--bot", "red=sure"], "Two are to sit at red: --seat and sure; choose one of them."),
        (["--bot", "red=lot", "--bot", "yellow=lot"], "Bots have all seats: leave one of them to a person."),
        (["--bot", "red=nobody"], "There is no bot “nobody”; there are lot, sure."),
        (["--first", "red"], "first"),
        (["--resume", "x", "--players", "3"], "--resume and --players do not go together."),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(more: list[str], said: str) -> None:
    ran = play(*more) if "--resume" not in more else here("play", "toy", *more)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_help_offers_the_options_and_the_seats_of_the_game() -> None:
    out = " ".join(here("play", "--hot-seat", "toy", "--help").out.split())
    assert "--players PLAYERS one of 2, 3, 4" in out
    assert "{red,yellow,green,blue,random}" in out
    assert "--handicap" not in out
    assert "--handicap" in here("play", "--name", "toy", "--help").out


def test_there_are_no_hints_for_it() -> None:
    assert "There are no reviews of this game yet, and no hints" in play(typed="hint\n").out


def test_a_record_is_shown_with_its_own_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    play("--players", "3", "--save", file, typed="3 .\n")
    ran = here("replay", file)
    assert "Red: –, Yellow: lot, Green: lot" in ran.out
    assert ran.out.count("\nown=") == 3
    monkeypatch.setattr("motu.games.GAMES", (*GAMES, toy.NAME))
    assert here("replay", file, "--seat", "green").out.count("\nown=") == 1
    assert "--seat needs one of these: red, yellow, green, open." in here("replay", file, "--seat", "blue").err
    assert "There are no reviews of this game yet" in here("review", file).err


def test_kahuna_has_no_bots_by_seat() -> None:
    """There are only two: `--against` names the other."""
    assert "--bot" in here("play", "--bot", "white=greedy").err
