"""An error is printed as an English sentence, and carries the message that can be said in any language."""

from __future__ import annotations

import subprocess
import sys

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import BadNotation, BadRecord, IllegalMove, message
from motu.core.record import read_record
from motu.kahuna import game


def test_an_illegal_move_says_why() -> None:
    state = game.deal(game.read_options({}), FreeChance(1))
    with pytest.raises(IllegalMove) as caught:
        game.play(state, 1 - state.mover, game.read("+?"), FreeChance(1))
    assert str(caught.value) == "It is your opponent’s turn."
    assert caught.value.reason == message("kahuna-not-your-turn")


def test_words_that_are_no_move_say_so() -> None:
    with pytest.raises(BadNotation) as caught:
        game.read("A-Z")
    assert "A-Z" in str(caught.value)
    assert caught.value.reason.id not in str(caught.value)


def test_a_bad_record_says_where() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(game, "[Game kahuna]\n")
    assert str(caught.value).startswith(f"line {caught.value.line}, column {caught.value.column}: ")
    assert caught.value.reason.id not in str(caught.value)


def test_nobody_pays_for_the_words_before_an_error_is_printed() -> None:
    code = "import sys, motu; print(sorted({'motu.words', 'motu.core.errors', 'typing', 'numpy'} & set(sys.modules)))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"
