"""OpenSpiel's own tests of a game, and its playthroughs, which are kept: they show every change of what it is given.

A playthrough whose file is missing is made anew, and the test fails once: remove the files, run the tests, look at what
has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

pytest.importorskip("pyspiel")

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from tests.research.openspiel.games import KAHUNA, PARADISE, load


@pytest.mark.parametrize("name", KAHUNA)
def test_kahuna_passes_the_random_simulations(name: str, amount: Callable[[int, int, int], int]) -> None:
    pyspiel.random_sim_test(load(name), num_sims=amount(1, 2, 100), serialize=True, verbose=False)


@pytest.mark.parametrize("name", PARADISE)
def test_paradise_passes_the_random_simulations(name: str, amount: Callable[[int, int, int], int]) -> None:
    pyspiel.random_sim_test(load(name), num_sims=amount(1, 1, 20), serialize=True, verbose=False)


def test_whole_games_of_paradise_pass_them(amount: Callable[[int, int, int], int]) -> None:
    """Minutes for each game: strings and arrays of every seat at every one of thousands of decisions."""
    if not (many := amount(0, 0, 2)):
        pytest.skip("only in long runs")
    for players in (2, 3, 4):
        pyspiel.random_sim_test(load(f"motu_paradise(players={players})"), many, serialize=True, verbose=False)


class Playthrough(NamedTuple):
    """A random game, with the words that a player gets; one is kept with the arrays as well, which make it long."""

    file: str
    game: str
    seed: int
    observation: str | None = "words(tensor=False)"

    def made(self) -> str:
        if not flags.FLAGS.is_parsed():  # OpenSpiel's generator expects the command line of its own program
            flags.FLAGS.mark_as_parsed()
        return str(generate_playthrough.playthrough(self.game, None, False, self.observation, self.seed))


PLAYTHROUGHS = (
    Playthrough("kahuna.txt", "motu_kahuna(preset=modern)", 2, None),
    Playthrough("kahuna_russian.txt", "motu_kahuna(first=random,handicap=1,preset=russian)", 0),
    Playthrough("paradise_two.txt", "motu_paradise(components=short,preset=two)", 98),
    Playthrough("paradise_four.txt", "motu_paradise(components=shortest,homes=chosen,preset=four)", 0),
)


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: each.file)
def test_playthroughs_are_what_they_were(playthrough: Playthrough) -> None:
    path = Path(__file__).parent / "playthroughs" / playthrough.file
    made = playthrough.made()
    if not path.exists():
        path.write_text(made, encoding="utf-8")
        pytest.fail(f"{path.name} was missing and has been made: look at it, and run the tests again")
    assert made == path.read_text(encoding="utf-8")
