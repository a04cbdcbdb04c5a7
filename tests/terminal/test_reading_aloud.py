"""Line mode through a pipe, as a screen reader would read it: no drawing, no colours, and lines that need no others."""

from __future__ import annotations

import re
from functools import cache

import pytest

from motu.words import LANGUAGES, Words
from tests.terminal.cli import SEED, Ran, motu

pytestmark = pytest.mark.slow

DRAWN = re.compile("[\u2190-\u21ff\u2500-\u25ff\u2800-\u28ff\x00-\x09\x0b-\x1f]")
"""Arrows, frames, blocks, stones, squares, braille, and everything that steers a terminal."""
CHOICE = re.compile(r" +\d+  (?P<word>\S+(?: \S+)*?) +(?P<full>\S.*)")


@cache
def read(game: str, language: str) -> Ran:
    """A game of some turns with every question that can be asked in it."""
    asked = "".join(f"{word}\n" for word in ("?", "board", "hand", "row", "log all", "score", "danger", "rules"))
    return motu("play", game, "--seed", SEED, "--lang", language, typed=asked + "1\n" * 60 + asked)


@pytest.mark.parametrize("game", ["kahuna", "paradise"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_drawn(game: str, language: str) -> None:
    ran = read(game, language)
    assert (ran.code, ran.err) == (0, "")
    assert [line for line in ran.out.split("\n") if DRAWN.search(line)] == []


@pytest.mark.parametrize("game", ["kahuna", "paradise"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_says_by_itself_what_it_is(game: str, language: str) -> None:
    out = read(game, language).out
    choices = [line for line in out.split("\n") if re.match(r" +\d+  \S", line)]
    assert len(choices) > 100
    for line in choices:
        match = CHOICE.fullmatch(line)
        assert match, line
        assert len(match["full"]) > 1, line


@pytest.mark.parametrize("game", ["kahuna", "paradise"])
def test_every_line_of_the_board_names_its_place(game: str) -> None:
    out = motu("play", game, "--seed", SEED, typed="board\n").out
    board = out.partition("> board\n")[2].partition("\n" + ("Round" if game == "kahuna" else "Turn"))[0].split("\n")
    assert len(board) >= 12
    place = r"[A-Z]{4}, \d lines" if game == "kahuna" else r"(.* \([A-R]\d+\)|[A-R]\d+)[,.]"
    assert [line for line in board if not re.match(place, line)] == []
    assert len(set(board)) == len(board)


def test_the_list_can_be_had_on_a_terminal_as_well() -> None:
    say = Words("en").say
    out = motu("play", "paradise", "--seed", SEED, "--board", "list", "--color", "never", typed="?\n").out
    assert say("help-moves") in out
    assert say("paradise-sign-squares") not in out
