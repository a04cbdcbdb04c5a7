"""Options as parameters of the games: all of them, in the shortest words, and a clear sentence where they are wrong."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace
from typing import cast

import pytest

pytest.importorskip("pyspiel")

import pyspiel
from hypothesis import given
from hypothesis import strategies as st

from motu.core.game import AnyGame
from motu.research.openspiel.game import MEMORY_TENSOR, specification
from motu.research.openspiel.game import load as load_rules
from motu.research.openspiel.rules import FACTS, rules_for
from tests.every_game.games import KAHUNA, PARADISE, Case
from tests.research.openspiel.games import load

CASES = {"motu_kahuna": KAHUNA, "motu_paradise": PARADISE}
every_game = pytest.mark.parametrize("name", CASES)


@every_game
def test_every_option_is_a_parameter(name: str) -> None:
    wanted = {option.replace("-", "_") for option in FACTS[name].game.choices()}
    more = {MEMORY_TENSOR} if name == "motu_kahuna" else set()
    assert set(load(name).get_type().parameter_specification) == wanted | more


@every_game
@given(data=st.data())
def test_options_become_parameters_and_options_again(name: str, data: st.DataObject) -> None:
    case: Case = CASES[name]
    options = data.draw(case.options)
    game = load_rules(rules_for(name, options))
    assert game.rules.options == options
    again = load(str(game))
    assert again.rules is game.rules
    assert str(again) == str(game)
    assert again.num_players() == len(case.game.seats(options))


def test_options_that_are_numbers_are_parameters_that_are_numbers() -> None:
    """OpenSpiel reads `end=-3` as a number, and refuses that where words are expected."""
    game = SimpleNamespace(choices=lambda: {"end": ("-3", "0", "3"), "full-hand": ("no-draw", "3"), "players": ("2",)})
    assert specification(cast("AnyGame", game)) == {"end": 0, "full_hand": "", "players": 0}


def test_parameters_say_what_differs_from_the_preset() -> None:
    assert str(load("motu_kahuna")) == "motu_kahuna(preset=modern)"
    assert str(load("motu_kahuna(preset=classic,handicap=2)")) == "motu_kahuna(handicap=2,preset=classic)"
    assert str(load("motu_kahuna(memory_tensor=True)")) == "motu_kahuna(memory_tensor=True,preset=modern)"
    assert load("motu_paradise(preset=three)").num_players() == 3
    assert load("motu_paradise(players=4)").num_players() == 4
    assert str(load("motu_paradise(preset=three,players=2)")) == "motu_paradise(preset=two)"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("motu_kahuna(preset=odd)", "preset cannot be “odd”, only one of modern, classic"),
        ("motu_kahuna(handicap=7)", "handicap cannot be “7”, only one of 0, 1, 2, 3"),
        ("motu_kahuna(discard=instead-of-drawing)", "needs full-hand=discard-after"),
        ("motu_paradise(players=5)", "players cannot be “5”, only one of"),
    ],
)
def test_wrong_options_are_told_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        load(name)


def test_an_unknown_parameter_is_told_with_those_that_exist() -> None:
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'hands'.*open_hands"):
        load("motu_kahuna(hands=3)")


def test_without_openspiel_a_sentence_says_how_to_get_it() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import motu.research.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 1
    assert "pip install 'motu[research]'" in done.stderr.splitlines()[-1]


def test_a_program_that_has_loaded_the_games_ends_quietly() -> None:
    """OpenSpiel keeps what makes them until after the interpreter has gone."""
    code = (
        "import pyspiel, motu.research.openspiel; pyspiel.load_game('motu_kahuna').new_initial_state().legal_actions()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
