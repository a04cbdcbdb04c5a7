"""The games that the tests of OpenSpiel play, and ways through them.

Whole games of Conquest of Paradise have thousands of random decisions; a box with a low target makes short ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pyspiel

import motu.research.openspiel
from motu.paradise.box_loader import default_box, register
from motu.research.openspiel import State

register(replace(default_box(), targets=(5, 5, 5), name="short"))
register(replace(default_box(), targets=(3, 3, 3), name="shortest"))
register(replace(default_box(), targets=(8, 8, 8), name="eventful"))  # events begin with five points

KAHUNA = (
    "motu_kahuna",
    "motu_kahuna(preset=classic,first=random)",
    "motu_kahuna(preset=sheet,open_hands=yes)",
    "motu_kahuna(preset=russian,handicap=3,weaker=white)",
    "motu_kahuna(no_surprise=yes,discards=face-up,discard=freely)",
)
PARADISE = (
    "motu_paradise(components=short)",
    "motu_paradise(players=3,homes=chosen,components=short)",
    "motu_paradise(preset=four,homes=seated,components=shortest)",
    "motu_paradise(events=yes,south=yes,saved=yes,kumara=yes,malaria=yes,components=eventful)",
    "motu_paradise(preset=solitaire,malaria=yes,components=short)",
)
assert motu.research.openspiel.__all__  # whoever imports it makes the games known


def load(name: str) -> Any:
    return pyspiel.load_game(name)


def step(state: State, choice: Random) -> int:
    """A random action, and what comes of it."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        action: int = choice.choices(actions, odds)[0]
    else:
        action = choice.choice(state.legal_actions())
    state.apply_action(action)
    return action


def walk(game: Any, seed: int) -> Iterator[State]:
    """The positions of a random game, from before the deal to the end: one and the same object, which goes on."""
    state, choice = game.new_initial_state(), Random(seed)
    yield state
    while not state.is_terminal():
        step(state, choice)
        yield state


def decisions(game: Any, seed: int) -> Iterator[State]:
    """Those in which somebody decides, and the end."""
    return (state for state in walk(game, seed) if not state.is_chance_node())
