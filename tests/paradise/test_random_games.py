"""Random play by the thousand, with invariants on: every game ends in time, and nothing is lost on the way."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from motu.core.chance import FreeChance, SealedChance
from motu.core.match import Match, position, verify
from motu.core.record import read_record, write_record
from motu.paradise import game
from motu.paradise.options import VALUES
from tests.paradise.conserved import check_paradise

EVERY = 10
"""Every how many states are looked at."""
MOST_MOVES = 300


@pytest.mark.slow
@pytest.mark.parametrize("players", VALUES["players"])
def test_every_game_ends_in_time(players: str, amount: Callable[[int, int, int], int]) -> None:
    """10,000 games for each number of players by `./dev fuzz`; no decision has more than 300 moves, few have 30."""
    widths: list[int] = []
    for number in range(amount(10, 150, 10_000)):
        choice, chance = random.Random(number), FreeChance(f"{players} {number}")
        homes = {} if players == "1" else {"homes": choice.choice(VALUES["homes"])}
        options = game.read_options({"players": players, **homes})
        state = game.deal(options, chance)
        decisions = 0
        while movers := game.movers(state):
            seat = choice.choice(movers)
            moves = game.moves(state, seat)
            widths.append(len(moves))
            game.play(state, seat, choice.choice(moves), chance)
            decisions += 1
            if decisions % EVERY == 0:
                check_paradise(state)
        check_paradise(state)
        assert decisions <= game.LONGEST
        assert max(widths) <= MOST_MOVES
        del widths[:-100_000]
    assert sorted(widths)[len(widths) // 2] < 30


@pytest.mark.slow
@pytest.mark.parametrize("players", VALUES["players"])
def test_a_whole_game_survives_its_record(players: str) -> None:
    """Written, read, played again and checked against its seed, to the last step."""
    choice = random.Random(players)
    options = game.read_options({"players": players})
    names = ("Ann", "Bob", "Cai", "Dee")[: int(players)]
    match = Match(game, options, names, SealedChance(bytes([int(players)] * 32)))
    while movers := game.movers(match.state):
        seat = choice.choice(movers)
        match.play(seat, choice.choice(game.moves(match.state, seat)))
    record = match.record()
    again = read_record(game, write_record(game, record))
    assert again == record
    assert position(game, again) == match.state
    assert verify(game, again).wrong is None
