"""Random play by the thousand: every edition ends in time, and nothing is lost on the way."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from motu.core.chance import FreeChance
from motu.kahuna import game
from motu.kahuna.options import PRESETS
from motu.kahuna.play import apply
from motu.kahuna.random_move import random_move
from motu.kahuna.state import BY_SUDDEN, OVER
from tests.every_game.games import check_kahuna


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("extra", [{}, {"no-surprise": "yes", "handicap": "3", "first": "random"}], ids=["plain", "v1"])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_edition_ends_in_time(preset: str, extra: dict[str, str], amount: Callable[[int, int, int], int]) -> None:
    """10,000 games of each edition, half of them with variant 1 and handicap, none longer than stated."""
    chance = FreeChance(f"{preset} {extra}")
    options = game.read_options({"preset": preset, **extra})
    longest = 0
    for number in range(amount(50, 5_000, 100_000)):
        state = game.deal(options, chance)
        decisions = 0
        while state.stage != OVER:
            apply(state, random_move(state, chance), chance)
            decisions += 1
            if number % 10 == 0:
                check_kahuna(state)
        longest = max(longest, decisions)
        check_kahuna(state)
    assert longest <= game.LONGEST


@pytest.mark.parametrize("reading", ["by-removal", "none-on-board"])
def test_a_sudden_win_takes_the_last_bridge_away(reading: str, amount: Callable[[int, int, int], int]) -> None:
    """Ruling 7, in games whose Black hardly builds; by the looser reading (ruling 17) many take nothing away."""
    taken = given = 0
    for seed in range(amount(60, 200, 2_000)):
        dice, chance = random.Random(seed), FreeChance(seed)
        state = game.deal(game.read_options({"sudden-win": reading}), chance)
        had = 0
        while game.movers(state):
            moves = game.moves(state, state.mover)
            quiet = [move for move in moves if move.line is None]
            had = state.bridges[1 - state.mover]
            shy = state.mover == 1 and quiet and dice.random() < 0.96
            game.play(state, state.mover, dice.choice(quiet if shy else moves), chance)
        if state.decided == BY_SUDDEN:
            taken, given = taken + (had != 0), given + (had == 0)
    assert taken > 0
    assert (given > 0) == (reading == "none-on-board")
