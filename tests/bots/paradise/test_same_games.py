"""Whoever makes scripts faster changes no decision: games of every kind, and playouts, are the very same."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from motu.bots.bot import bot_named
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.playout import play_on, until_turn
from motu.bots.paradise.scripts import tried
from motu.core.chance import Chance, FreeChance
from motu.paradise import game
from motu.paradise.options import Options
from motu.paradise.state import MOVEMENT, OVER, State
from tests.bots.paradise.test_scripts import ADVANCED

ALONE = {"players": "1", "solitaire": "hard", "south": "yes", "saved": "yes", "malaria": "yes"}
NAMES = ("tuned", "rusher", "defender", "collector", "settler", "islander")


class Told:
    """A chance that tells a digest what it was asked and what it answered."""

    def __init__(self, chance: Chance, told: Any) -> None:
        self.chance, self.told = chance, told

    def below(self, n: int, of: Any = None) -> int:
        answer = self.chance.below(n, of)
        self.told.update(f"{n}:{answer};".encode())
        return answer


def digest(options: Options, seed: int) -> str:
    """Of all decisions of a game and of all that chance was asked by it and by its players."""
    told = hashlib.sha256()
    chance, own = Told(FreeChance(seed), told), Told(FreeChance(f"own {seed}"), told)
    state = game.deal(options, chance)
    bots = [bot_named("paradise", NAMES[(seed + seat) % len(NAMES)]) for seat in range(4)]
    while movers := game.movers(state):
        seat = movers[0]
        move = bots[seat].decide(game.view(state, seat), game.moves(state, seat), 0.0, own)
        told.update(str(move).encode())
        game.play(state, seat, move, chance)
    return told.hexdigest()[:16]


KINDS: dict[str, tuple[dict[str, str], str, str]] = {
    "alone": ({"players": "1"}, "d205f461e518e7c7", "1f14258f4cfdd603"),
    "alone-advanced": (ALONE, "3f5533ee4f7aea7c", "3efb05f3e0adaa80"),
    "two": ({"players": "2"}, "dae9459bba73d22f", "9ecfd1037041dbe0"),
    "two-advanced": ({"players": "2", **ADVANCED}, "011f671c81779670", "fdc782a71a2fed08"),
    "three": ({"players": "3"}, "9c146eb6692a91a0", "a789ee520751c3f2"),
    "three-advanced": ({"players": "3", **ADVANCED}, "4bd1e6d44e61983f", "49844d823ebf416d"),
    "four": ({"players": "4"}, "9db747f0e410c852", "b770f102049085e0"),
    "four-advanced": ({"players": "4", **ADVANCED}, "31b359139fcfe63b", "c5345a5090046088"),
}
"""Options by name, with the digests of a game with the shipped box and of one with that of version 2 of the rules.
Where rules or components change, or a script is meant to play otherwise, so do its games: then the digests are taken
anew."""


@pytest.mark.parametrize("kind", KINDS)
def test_scripts_play_the_same_games_as_before(kind: str) -> None:
    words, ours, old = KINDS[kind]
    assert digest(game.read_options(words), 8) == ours
    assert digest(game.read_old_options(words, 2), 9) == old


@pytest.mark.parametrize("words", [{"players": "2"}, {"players": "3", **ADVANCED}, {"players": "1"}])
def test_a_playout_is_what_the_same_scripts_play_by_whole_views(words: dict[str, str]) -> None:
    """It sees by glances, lists and plays without being watched; a table ends the same."""
    ended = 0
    for table in beginnings_of_movement(words, 4)[::3]:
        by_views, by_glances = table.copy(), table.copy()
        chances = FreeChance(7), FreeChance(7)
        turn = table.turn + 1
        bots = scripts_for(table)
        while by_views.stage != OVER and by_views.turn < turn:
            seat = game.movers(by_views)[0]
            moves = game.moves(by_views, seat)
            if len(moves) == 1:
                (move,) = moves
            else:
                move = bots[seat].decide(game.view(by_views, seat), moves, 0.0, chances[0])
            game.play(by_views, seat, move, chances[0])
        play_on(by_glances, scripts_for(table), chances[1], until_turn(turn))
        assert by_views == by_glances
        assert chances[0].below(1 << 30) == chances[1].below(1 << 30)
        ended += 1
    assert ended > 2


def scripts_for(table: State) -> dict[int, IslanderBot]:
    numbers = tried(table.options)
    return {seat: IslanderBot(numbers[(table.turn + seat) % len(numbers)]) for seat in range(table.count)}


def beginnings_of_movement(words: dict[str, str], seed: int) -> list[State]:
    """The tables of a game of tuned scripts as their movement steps begin."""
    chance, own = FreeChance(seed), FreeChance(seed + 1)
    state = game.deal(game.read_options(words), chance)
    bots = [bot_named("paradise", "tuned") for _ in range(4)]
    found: list[State] = []
    while movers := game.movers(state):
        if state.step == MOVEMENT and (not found or found[-1].turn != state.turn):
            found.append(state.copy())
        seat = movers[0]
        move = bots[seat].decide(game.view(state, seat), game.moves(state, seat), 0.0, own)
        game.play(state, seat, move, chance)
    return found
