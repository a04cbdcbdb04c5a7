"""Random play with the rules of 11.3 to 11.6, in any combination: nothing is lost, hidden things stay hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from motu.core.chance import FreeChance, SealedChance
from motu.core.match import Match
from motu.paradise import game
from motu.paradise.options import Options
from tests.every_game.acting import random_act, who_acts
from tests.every_game.checking import check_record
from tests.paradise.conserved import check_paradise
from tests.paradise.random_play import liking

SWITCHES = ("south", "saved", "kumara", "malaria")
MOST = 2_500
"""A game is looked at for so many decisions."""


def options(number: int, dice: random.Random) -> Options:
    switches = {name: "yes" for name in SWITCHES if dice.random() < 0.7}
    return game.read_options({"players": "234"[number % 3], "end": str(dice.randint(-3, 3)), **switches})


@pytest.mark.fuzz
@pytest.mark.slow
def test_games_with_any_of_these_rules(amount: Callable[[int, int, int], int]) -> None:
    """10,000 games by `./dev fuzz`. Now and then everybody's view is imagined to be a table that looks the same."""
    happened: Counter[str] = Counter()
    for number in range(amount(12, 20, 10_000)):
        dice, chance = random.Random(number), FreeChance(f"lands {number}")
        state = game.deal(options(number, dice), chance)
        for decision in range(MOST):
            seat = who_acts(game, state, state.count, dice)
            if seat is None:
                break
            moves = game.moves(state, seat)
            (move,) = dice.choices(moves, [liking(state, seat, each) for each in moves])
            game.play(state, seat, move, chance)
            happened.update(event[0] for event in state.events)
            if decision % 20 == 0:
                check_paradise(state)
            if decision % 150 == 0:
                for viewer in (*range(state.count), None):
                    view = game.view(state, viewer)
                    assert game.view(game.imagine(view, FreeChance(decision)), viewer) == view
        check_paradise(state)
    assert {"south", "stored", "spent", "search"} <= set(happened)


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_whole_game_survives_its_record(players: str) -> None:
    dice = random.Random(players)
    chosen = game.read_options({"players": players, "end": "-3", **dict.fromkeys(SWITCHES, "yes")})
    match = Match(game, chosen, ("Ann", "Bob", "Cai", "Dee")[: chosen.count], SealedChance(bytes([int(players)] * 32)))
    while (act := random_act(game, match.state, chosen.count, dice)) is not None:
        match.play(*act)
    check_record(match)
