"""The words that people type: understood in many spellings, refused with one clear reason."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.core.errors import BadNotation
from motu.core.game import Word
from motu.paradise import game
from motu.paradise.moves import MOVES, Move
from motu.paradise.steps.decision import DIE, MARKERS
from tests.every_game.checking import check_line, check_word

CARD_NAMES = ("hui", "haka", "poi", "moai")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (">H12", ">H12"),
        (">h12", ">H12"),
        ("  >H12 ", ">H12"),
        (">Niue", ">H12"),
        (">NIUE", ">H12"),
        ("~rarotonga", "~I13"),
        (">Rapa-Nui", ">Q15"),
        (">rapa_nui", ">Q15"),
        (">Hawai'i", ">I1"),
        (">hawaii", ">I1"),
        ("^samoa", "^G11"),
        ("W@tonga", "W@G13"),
        ("w@g13", "W@G13"),
        (":tonga", ":G13"),
        ("-R@Tonga", "-R@G13"),
        ("T^Tonga", "T^G13"),
        ("t^g13", "T^G13"),
        ("V+Samoa", "V+G11"),
        ("F+Samoa", "F+G11"),
        ("S+Samoa", "S+G11"),
        ("#haka", "#25"),
        ("#Haka", "#25"),
        ("!haka", "!25"),
        ("!double-hulled-canoes", "!21"),
        ("!H12", "!H12"),
        ("!12", "!12"),
        ("First:Red-", "first:red-"),
        ("FELL:yellow", "fell:yellow"),
        ("HIDE", "hide"),
        ("w>v", "W>V"),
        ("xw", "xW"),
        (".", "."),
    ],
)
def test_a_word_is_understood_in_many_spellings(text: str, move: str) -> None:
    assert game.write(game.read(text)) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "paradise-notation-unknown"),
        ("hello", "paradise-notation-unknown"),
        (">", "paradise-notation-unknown"),
        (">Z99", "paradise-notation-no-place"),
        (">H13", "paradise-notation-no-place"),  # between two rows
        (">Atlantis", "paradise-notation-no-place"),
        ("#ukulele", "paradise-notation-no-place"),
        ("#99", "paradise-notation-no-place"),
        ("X@G13", "paradise-notation-no-place"),
        ("first:pink+", "paradise-notation-no-place"),
        ("carry:9", "paradise-notation-no-place"),
        ("#tonga", "paradise-notation-no-place"),
        (">haka", "paradise-notation-no-place"),
    ],
)
def test_a_word_that_is_no_move_says_why(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as error:
        game.read(text)
    assert error.value.reason.id == reason


def test_every_move_is_written_differently_and_read_back() -> None:
    assert len({game.write(move).lower() for move in MOVES}) == len(MOVES)
    for move in MOVES:
        assert game.read(game.write(move)) is move
        assert game.read(game.write(move).lower()) is move


def test_what_a_move_shows_of_itself_makes_it_again() -> None:
    move = game.read("W@G13")
    assert (repr(move), str(move), move.kind) == ("Move('W@G13')", "W@G13", "take")
    assert eval(repr(move), {"Move": Move}) is move
    assert pickle.loads(pickle.dumps(move)) is move
    assert copy(move) is move
    assert deepcopy(move) is move


def test_the_words_of_a_record_carry_what_came() -> None:
    words = game.read_words(">Niue(i2,tahiti) hide  >I13(o3) .")
    assert words == [
        Word(">H12", ("i2", "tahiti"), 1),
        Word("hide", (), 18),
        Word(">I13", ("o3",), 24),
        Word(".", (), 33),
    ]
    assert game.write_words(words) == ">H12(i2,tahiti) hide >I13(o3) ."


def test_what_the_reader_may_not_know_is_a_question_mark() -> None:
    words = game.read_words(">H12(i2,?) ?@G13 +? ?(?)")
    assert [(word.move, word.outcomes) for word in words] == [
        (">H12", ("i2", "?")),
        ("?@G13", ()),
        ("+?", ()),
        ("?", ("?",)),
    ]
    assert game.write_words(words) == ">H12(i2,?) ?@G13 +? ?(?)"


@pytest.mark.parametrize(
    ("text", "column"), [("hide what", 6), (">H12(i2 hide", 1), (">H12 )", 6), (">H12 >Atlantis", 6), ("(i2)", 1)]
)
def test_a_bad_word_is_named_by_its_column(text: str, column: int) -> None:
    with pytest.raises(BadNotation) as error:
        game.read_words(text)
    assert error.value.column == column


# --- What chance answered -------------------------------------------------------------------------------------------


def test_a_roll_has_a_number_for_a_name() -> None:
    assert [game.outcome_name(DIE, index) for index in range(6)] == list("123456")
    assert [game.outcome_index(DIE, name) for name in ("1", "6", "7", "34", "")] == [0, 5, -1, -1, -1]


def test_a_marker_is_named_by_what_is_on_it() -> None:
    of = (MARKERS, [1, 0, 2, 0, 0, 1, 1])
    assert [game.outcome_name(of, index) for index in range(5)] == ["i1", "i3", "i3", "o3", "x"]
    assert [game.outcome_index(of, name) for name in ("i1", "i3", "o3", "x")] == [0, 1, 3, 4]
    assert [game.outcome_index(of, name) for name in ("i2", "o1", "tahiti")] == [-1, -1, -1]  # there is none left


def test_a_tile_or_a_card_by_its_own_name() -> None:
    of = (CARD_NAMES, 0b1011)
    assert [game.outcome_name(of, index) for index in range(3)] == ["hui", "haka", "moai"]
    assert [game.outcome_index(of, name) for name in ("hui", "haka", "moai", "poi")] == [0, 1, 2, -1]


@given(st.text(max_size=12))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    check_word(game, text)


@given(st.text(st.sampled_from("GH1239WCTV@+-^>:!#.?()~ "), max_size=40))
def test_any_line_is_words_or_refused(text: str) -> None:
    check_line(game, text)


@given(st.lists(st.sampled_from([*MARKERS, "tonga", "samoa"]), max_size=12))
def test_any_deal_is_read_back(outcomes: list[str]) -> None:
    assert game.read_deal(game.write_deal(outcomes)) == tuple(outcomes)
