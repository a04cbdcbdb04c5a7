"""What all who look at a table may know is worked out once: each sees what they would see alone, whoever is first."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.core.extras import views
from motu.paradise import game
from tests.paradise.random_play import liking
from tests.tables.paradise_twins import RULES, Twins


def check(state: Any, choice: random.Random) -> None:
    viewers = [None, *range(state.count)]
    choice.shuffle(viewers)
    look = views(game, state)
    for viewer in viewers:
        alone, together = game.view(state, viewer), look(viewer)
        assert together == alone
        assert repr(together) == repr(alone)
        assert game.show(together) == game.show(alone)
        assert vars(together).keys() == {each.name for each in fields(game.View)}
        to_all, own = game.show_parts(together)
        assert not to_all.keys() & own.keys()
        assert {**to_all, **own} == game.show(alone)


@pytest.mark.parametrize("players", ["1", "3", "4"])
def test_in_random_games(players: str, amount: Callable[[int, int, int], int]) -> None:
    rules = {name: value for name, value in RULES.items() if players != "1" or name in ("south", "saved", "malaria")}
    for seed in range(amount(2, 4, 100)):
        choice, chance = random.Random(seed), FreeChance(seed)
        state = game.deal(game.read_options({"players": players, **rules}), chance)
        for step in range(800):
            movers = game.movers(state)
            if not movers:
                break
            if step % 5 == 0:
                check(state, choice)
            seat = choice.choice(movers)
            moves = game.moves(state, seat)
            (move,) = choice.choices(moves, [liking(state, seat, each) for each in moves])
            game.play(state, seat, move, chance)


def test_in_games_as_bots_play_them() -> None:
    """These come to battles."""
    stages = set()
    for seed in range(4):
        twins = Twins({"preset": "four", **RULES}, None, seed, 0)
        for step in range(900):
            if not twins.same():
                break
            if step % 3 == 0:
                check(twins.states[0], twins.choice)
                stages.add(twins.states[0].stage)
    assert len(stages) > 8
