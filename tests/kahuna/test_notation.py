"""The words that people type: understood in many spellings, refused with one clear reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.core.errors import BadNotation
from motu.core.game import Word
from motu.kahuna import game
from motu.kahuna.legal import CODES
from motu.kahuna.moves import MOVES, Move
from tests.every_game.checking import check_line, check_word


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("B-D", "B-D"),
        ("b-d", "B-D"),
        ("bari-duda", "B-D"),
        ("BARI-d", "B-D"),
        ("  D-B ", "D-B"),
        ("HHxHE", "HHxEH"),
        ("hhxeh", "HHxEH"),
        ("EHxHE", "EHxEH"),
        ("HExEH", "EHxEH"),
        ("hunahunaxhunaelai", "HHxEH"),
        ("/a", "/A"),
        ("/Aloa", "/A"),
        ("+c", "+C"),
        ("+?", "+?"),
        ("=", "="),
        (".", "."),
        ("*he", "*EH"),
        ("*EH", "*EH"),
    ],
)
def test_a_word_is_understood_in_many_spellings(text: str, move: str) -> None:
    assert game.write(game.read(text)) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "notation-unknown"),
        ("hello", "notation-unknown"),
        ("B", "notation-unknown"),
        ("B-", "notation-unknown"),
        ("++", "notation-no-island"),
        ("Z-B", "notation-no-island"),
        ("/M", "notation-no-island"),
        ("A-L", "notation-no-line"),
        ("A-A", "notation-no-line"),
        ("*AL", "notation-no-line"),
        ("ABxHE", "notation-wrong-cards"),
        ("HAxHE", "notation-wrong-cards"),
    ],
)
def test_a_word_that_is_no_move_says_why(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as error:
        game.read(text)
    assert error.value.reason.id == reason


def test_every_move_is_written_differently_and_read_back() -> None:
    assert len({game.write(move) for move in MOVES}) == CODES
    for move in MOVES:
        assert game.read(game.write(move)) is move
        assert game.read(game.write(move).lower()) is move


def test_what_a_move_shows_of_itself_makes_it_again() -> None:
    move = game.read("HHxHE")
    assert repr(move) == "Move('HHxEH')"
    assert eval(repr(move), {"Move": Move}) is move
    assert (move.kind, move.cards, move.line) == ("remove", (7, 7), MOVES[move].line)


def test_the_words_of_a_turn_carry_what_came() -> None:
    words = game.read_words("HHxHE E-H /AC +?K >BDH")
    assert [(word.move, word.outcomes) for word in words] == [
        ("HHxEH", ()),
        ("E-H", ()),
        ("/A", ()),
        ("/C", ()),
        ("+?", ("K", "B", "D", "H")),
    ]
    assert [word.column for word in words] == [1, 7, 11, 11, 15]
    assert game.write_words(words) == "HHxEH E-H /AC +?K >BDH"
    assert game.write_words([Word("+?", ("?",)), Word("/?"), Word("/?")]) == "+? /??"


@given(st.text(max_size=12))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    check_word(game, text)


@given(st.text(st.sampled_from("ABHELX-/+?=.*>x "), max_size=40))
def test_any_line_is_words_or_refused(text: str) -> None:
    check_line(game, text)


@given(st.text(max_size=30))
def test_any_deal_is_read_or_refused(text: str) -> None:
    try:
        outcomes = game.read_deal(text)
    except BadNotation:
        return
    assert game.read_deal(game.write_deal(outcomes)) == outcomes
