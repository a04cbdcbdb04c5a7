"""`motu play` without the name of a game."""

from __future__ import annotations

import pytest

from motu.words import LANGUAGES, Words
from tests.terminal.cli import SEED, here, plain, screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pipe_is_told_which_game_it_is_and_how_to_start_the_other(language: str) -> None:
    say = Words(language).say
    first, second = here("play", "--seed", SEED, "--lang", language).out.split("\n")[:2]
    assert first == say("game-taken", title=say("game-title", game="kahuna"), others="motu play paradise")
    assert "Kahuna" in second or "Кахуна" in second


@pytest.mark.parametrize("words", [["--preset", "classic"], ["--against", "random"], ["--option", "first=white"]])
def test_what_only_one_game_has_says_which_is_meant(words: list[str]) -> None:
    assert "motu play paradise" not in here("play", *words, "--seed", SEED).out


@pytest.mark.parametrize(("typed", "shown"), [("", "White> "), ("1", "White> "), ("2", "Red> "), ("Paradise", "Red> ")])
def test_a_person_is_asked(typed: str, shown: str) -> None:
    with screen("play", "--seed", SEED) as tty:
        asked = plain(tty.wait_for("(Enter: 1): "))
        assert "1  Kahuna" in asked
        assert "2  Conquest of Paradise" in asked
        tty.type(typed, shown)


def test_an_answer_that_is_none_of_them() -> None:
    with screen("play", "--seed", SEED) as tty:
        tty.wait_for("(Enter: 1): ")
        assert "There is no choice chess" in tty.type("chess", "(Enter: 1): ")
        tty.press(b"\x04")
        assert tty.end() == 2
        assert "motu play GAME" in tty.text
