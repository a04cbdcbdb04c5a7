"""Random games with random events (11.2): nothing is lost, nobody is stuck, views can be imagined, records read."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from motu.core.chance import FreeChance, SealedChance
from motu.core.match import Match
from motu.paradise import game
from motu.paradise.log import prompt
from motu.paradise.moves import Move
from motu.paradise.state import DIVISION, EVENT, LOST_BOX, SHAMAN, State
from tests.every_game.acting import who_acts
from tests.every_game.checking import check_record
from tests.paradise.conserved import check_paradise

STAGES = (DIVISION, SHAMAN, EVENT, LOST_BOX)
LIKING = {"done": 0.4, "disband": 0.1, "flip": 0.5, "show": 0.15, "event": 2, "levy": 2, "settle": 6, "save": 4}
"""How much likelier than others moves are that let events happen early and often."""
EVERY = 25


def choose(dice: random.Random, moves: list[Move]) -> Move:
    (move,) = dice.choices(moves, [3 if move.text[0] in "VLA" else LIKING.get(move.kind, 1) for move in moves])
    return move


def positions(seed: int) -> Iterator[State]:
    """The states of a game in which every decision is taken at random."""
    dice, chance = random.Random(seed), FreeChance(f"events {seed}")
    state = game.deal(game.read_options({"players": "234"[seed % 3], "events": "yes", "end": "-10"}), chance)
    while (seat := who_acts(game, state, state.count, dice)) is not None:
        yield state
        game.play(state, seat, choose(dice, game.moves(state, seat)), chance)
    yield state


@pytest.mark.fuzz
@pytest.mark.slow
def test_nothing_is_lost(amount: Callable[[int, int, int], int]) -> None:
    """2,000 games by `./dev fuzz`."""
    for seed in range(amount(3, 12, 2_000)):
        for number, state in enumerate(positions(seed)):
            if number % EVERY == 0 or state.stage in STAGES:
                check_paradise(state)
        check_paradise(state)


@pytest.mark.fuzz
@pytest.mark.slow
def test_whatever_is_seen_can_be_imagined_and_played_on(amount: Callable[[int, int, int], int]) -> None:
    for seed in range(amount(2, 4, 200)):
        dice = random.Random(seed)
        for number, state in enumerate(positions(seed)):
            if state.stage in STAGES or state.event >= 0 or (number % EVERY == 0 and any(state.kept)):
                viewer = dice.choice([None, *range(state.count)])
                view = game.view(state, viewer)
                assert prompt(view).id.startswith("paradise-ask-")
                chance = FreeChance(number)
                dream = game.imagine(view, chance)
                assert game.view(dream, viewer) == view
                for _ in range(3):
                    check_paradise(dream)
                    for seat in game.movers(dream)[:1]:
                        game.play(dream, seat, choose(dice, game.moves(dream, seat)), chance)


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_game_with_events_survives_its_record(players: str) -> None:
    """Written, read, played again and checked against its seed."""
    dice = random.Random(players)
    options = game.read_options({"players": players, "events": "yes", "end": "-10"})
    match = Match(game, options, ("Ann", "Bob", "Cai", "Dee")[: options.count], SealedChance(bytes([9] * 32)))
    while (seat := who_acts(game, match.state, options.count, dice)) is not None:
        match.play(seat, choose(dice, game.moves(match.state, seat)))
    check_record(match)
