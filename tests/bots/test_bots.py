"""Bots play legal moves from their view alone, in every edition, and the better one wins."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motu.bots.bot import Bot, bot_named, bot_names
from motu.core.chance import FreeChance
from motu.core.errors import BadOption
from motu.kahuna import game
from motu.kahuna.options import PRESETS
from tests.every_game.games import KAHUNA
from tests.every_game.test_properties import some_state

pytestmark = pytest.mark.slow


def play_out(options: Any, bots: list[str], seed: int) -> int:
    """The winner of a game between two bots."""
    chance, own = FreeChance(seed), FreeChance(seed + 1)
    players = [bot_named("kahuna", name) for name in bots]
    state = game.deal(options, chance)
    while game.movers(state):
        (seat,) = game.movers(state)
        moves = game.moves(state, seat)
        move = players[seat].decide(game.view(state, seat), moves, 1.0, own)
        assert move in moves
        game.play(state, seat, move, chance)
    return state.winner


@pytest.mark.parametrize("preset", PRESETS)
def test_greedy_beats_random_in_every_edition(preset: str) -> None:
    """Each deal with seats swapped; random players would win about half."""
    wins = 0
    for seed in range(5):
        wins += play_out(PRESETS[preset], ["greedy", "random"], seed) == 0
        wins += play_out(PRESETS[preset], ["random", "greedy"], seed) == 1
    assert wins >= 9


def reproducible(name: str) -> Bot:
    """A bot whose decisions depend on no clock: with a fixed amount of work, where it takes one."""
    try:
        return bot_named("kahuna", f"{name}:5")
    except BadOption as error:
        if error.reason.id == "bot-needs-numba":
            pytest.skip("needs Numba")
        return bot_named("kahuna", name)


@pytest.mark.parametrize("name", bot_names("kahuna"))
def test_a_bot_decides_the_same_where_only_hidden_things_differ(name: str) -> None:
    """On tables that look the same from its seat, a new bot with the same randomness does the same."""
    choice = random.Random(8)
    for seed in range(40):
        state = some_state(KAHUNA, choice.choice(list(PRESETS.values())), seed)
        for seat in game.movers(state):
            other = game.imagine(game.view(state, seat), FreeChance(seed))
            decisions = [
                reproducible(name).decide(game.view(table, seat), game.moves(table, seat), 1.0, FreeChance(3))
                for table in (state, other)
            ]
            assert decisions[0] == decisions[1]


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOption) as error:
        bot_named("kahuna", "kraken")
    assert error.value.reason.id == "bot-unknown"
    assert error.value.reason.args["bot"] == "kraken"
