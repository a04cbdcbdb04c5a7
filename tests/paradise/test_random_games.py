"""Random play by the thousand, with invariants on: every game ends in time, and nothing is lost on the way."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from motu.core.chance import FreeChance, SealedChance
from motu.core.match import Match
from motu.paradise import game
from motu.paradise.options import NOT_ALONE, VALUES
from tests.conftest import PROFILE
from tests.every_game.acting import random_act
from tests.every_game.checking import check_record
from tests.paradise.conserved import check_paradise

EVERY = 40 if PROFILE == "long" else 10
"""Every how many states are looked at: what is lost stays lost, so the long runs may spend their time on more games."""
MOST_MOVES = 300


def any_options(players: str, choice: random.Random) -> dict[str, str]:
    """Any combination of the rules that go together with so many players."""
    free = [name for name in VALUES if name != "players"]
    if players == "1":
        free = [name for name in free if name not in NOT_ALONE]
    else:
        free.remove("solitaire")
    return {"players": players, **{name: choice.choice(VALUES[name]) for name in free}}


def check_game(options: dict[str, str], choice: random.Random, chance: FreeChance, widths: list[int]) -> None:
    """A game of random moves: it ends, nothing is lost, and no decision has more than 300 moves."""
    state = game.deal(game.read_options(options), chance)
    decisions = 0
    while (act := random_act(game, state, state.count, choice)) is not None:
        if act.seat in game.movers(state):
            widths.append(len(game.moves(state, act.seat)))
        game.play(state, *act, chance)
        decisions += 1
        if decisions % EVERY == 0:
            check_paradise(state)
    check_paradise(state)
    assert decisions <= game.LONGEST
    assert max(widths) <= MOST_MOVES
    del widths[:-100_000]


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("players", VALUES["players"])
def test_every_game_ends_in_time(players: str, part: int, amount: Callable[[int, int, int], int]) -> None:
    """10,000 games for each number of players by `./dev fuzz`; half of the decisions have fewer than 30 moves."""
    widths: list[int] = []
    games = amount(3, 10, 2_500)
    for number in range(part * games, (part + 1) * games):
        choice = random.Random(f"{players} {number}")
        check_game(any_options(players, choice), choice, FreeChance(f"{players} {number}"), widths)
    assert sorted(widths)[len(widths) // 2] < 30


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("players", VALUES["players"])
def test_a_whole_game_survives_its_record(players: str) -> None:
    """Written, read, played again and checked against its seed, to the last step."""
    choice = random.Random(players)
    options = game.read_options({"players": players})
    names = ("Ann", "Bob", "Cai", "Dee")[: int(players)]
    match = Match(game, options, names, SealedChance(bytes([int(players)] * 32)))
    while (act := random_act(game, match.state, match.state.count, choice)) is not None:
        match.play(*act)
    check_record(match)
