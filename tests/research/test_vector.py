"""Many games at once are the games of the rules: the same positions, moves, views and outcomes, one by one."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

from motu.bots.jit import TwinChance
from motu.bots.kahuna import jit
from motu.core.chance import FreeChance
from motu.kahuna import game
from motu.kahuna.moves import MOVES
from motu.kahuna.options import MODERN, PRESETS, Options
from motu.kahuna.play import apply
from motu.kahuna.random_move import random_move
from motu.kahuna.state import OVER, Position
from motu.research.actions import ACTIONS
from motu.research.observations import kahuna as observations
from motu.research.returns import returns
from motu.research.vector import Step, VectorKahuna, kernel, streams
from motu.research.vector.arrays import TABLE
from tests.kahuna.table import random_options

pytestmark = pytest.mark.slow

VARIANTS = [
    *PRESETS.values(),
    game.read_options({"preset": "modern", "open-hands": "yes", "no-surprise": "yes"}),
    game.read_options({"preset": "classic", "handicap": "3", "first": "random"}),
]


class Twin:
    """One game as the interpreted rules play it, with the chance that the compiled one has."""

    def __init__(self, options: Options, start: int) -> None:
        self.options, self.chance = options, TwinChance(start)
        self.deal()

    def deal(self) -> None:
        self.state = game.deal(self.options, self.chance)

    def play(self, action: int) -> list[float] | None:
        """Go on; when the game ends, what that is worth to each seat, and a new game."""
        seat = game.movers(self.state)[0]
        game.play(self.state, seat, MOVES[action], self.chance)
        outcome = game.outcome(self.state)
        if outcome is None:
            return None
        self.deal()
        return returns(outcome, 2)


def assert_same(games: VectorKahuna, now: Step, twins: list[Twin]) -> None:
    """All that a step tells of each game is what the rules say."""
    for number, twin in enumerate(twins):
        (seat,) = game.movers(twin.state)
        assert now.mover[number] == seat
        legal = sorted(int(move) for move in game.moves(twin.state, seat))
        assert np.flatnonzero(now.mask[number]).tolist() == legal
        assert (now.observations[number] == observations.flat(game.view(twin.state, seat))).all()
        assert games.position(number) == twin.state
        assert games.view(number) == game.view(twin.state, seat)


def play_beside(options: Options, seed: int, steps: int, batch: int = 3) -> int:
    """Play so many steps in both ways; how many games ended."""
    games = VectorKahuna(batch, options, seed)
    twins = [Twin(options, int(start)) for start in streams(seed, batch)[0]]
    now, ended = games.reset(), 0
    assert_same(games, now, twins)
    for _ in range(steps):
        actions = games.sample().tolist()
        now = games.step(actions)
        for number, twin in enumerate(twins):
            worth = twin.play(actions[number])
            assert now.done[number] == (worth is not None)
            assert now.rewards[number].tolist() == (worth or [0, 0])
            ended += worth is not None
        assert_same(games, now, twins)
    return ended


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: str(options.preset))
def test_every_edition_and_variant_is_played_as_the_rules_have_it(options: Options) -> None:
    assert play_beside(options, seed=7, steps=game.LONGEST) >= 3


def test_any_options_are_played_as_the_rules_have_them(amount: Callable[[int, int, int], int]) -> None:
    choice = random.Random(3)
    for seed in range(amount(5, 25, 1_000)):
        play_beside(random_options(choice), seed, 130, batch=2)


def some_tables(number: int) -> list[Position]:
    """Positions from all parts of games with all kinds of options, not yet over."""
    choice, chance = random.Random(4), FreeChance(5)
    found: list[Position] = []
    while len(found) < number:
        p = game.deal(random_options(choice), chance)
        for _ in range(choice.randrange(100)):
            before = p.copy()
            apply(p, random_move(p, chance), chance)
            if p.stage == OVER:
                p = before
                break
        found.append(p)
    return found


def seen(positions: list[Position], seat: int) -> Any:
    """What the compiled code writes of these."""
    tables = np.concatenate([jit.new_table(p) for p in positions]).astype(TABLE)
    found = np.full((len(positions), kernel.WIDTH), np.nan, np.float32)
    kernel.observe(tables, seat, found, 0, len(positions))
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_hidden_is_in_an_observation(seat: int) -> None:
    """Tables that differ only in what the seat cannot know look alike; those that differ in its own cards do not."""
    positions, chance = some_tables(120), FreeChance(6)
    found = seen(positions, seat)
    assert np.isfinite(found).all()
    differed = 0
    for _ in range(3):
        others = [game.imagine(game.view(p, seat), chance) for p in positions]
        differed += sum(other != p for p, other in zip(positions, others, strict=True))
        assert (seen(others, seat) == found).all()
    assert differed > 100
    for p in positions:
        p.hand[seat] ^= 1
    assert (seen(positions, seat) != found).any(axis=1).all()


def test_each_seat_is_shown_what_it_sees() -> None:
    games = VectorKahuna(5, MODERN, 3, observe=False)
    now = games.reset()
    for _ in range(40):
        now = games.step(games.sample())
    assert now.observations.shape == (5, 0)
    for seat in range(2):
        found = games.observe(seat)
        for number in range(5):
            assert (found[number] == observations.flat(games.view(number, seat))).all()
    assert (games.observe()[0] == observations.flat(games.view(0))).all()


def test_shapes_are_those_of_the_other_doors() -> None:
    assert observations.OBSERVER.size(MODERN) == kernel.WIDTH
    assert ACTIONS["kahuna"].size == kernel.ACTIONS


def test_every_legal_decision_is_sampled_as_often_as_any_other() -> None:
    """One position two thousand times, three times over: chi-square, p = 0.001."""
    games = VectorKahuna(2_000, MODERN, 8, observe=False)
    games.reset()
    games._world.tables[:] = games._world.tables[0]
    legal = sorted(int(move) for move in game.moves(games.position(0), 0))
    times = np.zeros(len(MOVES))
    for _ in range(3):
        times += np.bincount(games.sample(), minlength=len(MOVES))
    assert np.flatnonzero(times).tolist() == legal
    expected = 6_000 / len(legal)
    degrees = len(legal) - 1
    bound = degrees * (1 - 2 / (9 * degrees) + 3.09 * (2 / (9 * degrees)) ** 0.5) ** 3  # Wilson and Hilferty
    assert ((times[legal] - expected) ** 2 / expected).sum() < bound
