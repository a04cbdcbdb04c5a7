"""The compiled rules are the interpreted rules: the same moves and the same positions, game after game."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

pytest.importorskip("numba")

from motu.bots.jit import TwinChance
from motu.bots.kahuna import jit
from motu.kahuna import game
from motu.kahuna.legal import CODES, is_legal
from motu.kahuna.moves import moves as legal_moves
from motu.kahuna.options import MODERN, PRESETS, Options
from motu.kahuna.play import apply, lay_out
from motu.kahuna.random_move import choose, count, random_move
from motu.kahuna.state import OVER, START, Position
from tests.kahuna.table import random_options

pytestmark = pytest.mark.slow

FIELDS = tuple(START)


def both_dealt(options: Options, seed: int) -> tuple[Position, TwinChance, jit.Tables, jit.Seeds]:
    """The same deal, interpreted and compiled."""
    setting = int(options.first == "black"), int(options.handicap), int(options.weaker == "black")
    p, twin = Position(options), TwinChance(seed)
    lay_out(p, *setting, twin)
    table, chance = jit.empty_table(options), jit.new_chance(seed)
    jit.deal(table, *setting, chance)
    assert jit.position(table, options) == p
    return p, twin, table, chance


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(4))
def test_compiled_and_interpreted_games_agree_move_by_move(part: int, amount: Callable[[int, int, int], int]) -> None:
    """Random games with random options: every move and every field of every position after it."""
    choice = random.Random(part)
    codes, tables = jit.pages(game.LONGEST)
    for number in range(amount(50, 1_200, 50_000)):
        options = random_options(choice) if number % 3 else choice.choice(list(PRESETS.values()))
        p, twin, table, chance = both_dealt(options, choice.getrandbits(64))
        steps = jit.random_steps(table, chance, codes, tables)
        expected = [tables[name][:steps].tolist() for name in FIELDS]
        played = codes[:steps].tolist()
        for step in range(steps):
            code = random_move(p, twin)
            assert code == played[step]
            apply(p, code, twin)
            assert [getattr(p, name) for name in FIELDS] == [column[step] for column in expected]
        assert p.stage == OVER
        assert twin.state == int(chance[0])


def test_every_way_to_ask_for_the_legal_moves_agrees(amount: Callable[[int, int, int], int]) -> None:
    """The list, the count, the r-th move and the single question, interpreted and compiled."""
    choice = random.Random(5)
    for _ in range(amount(10, 60, 1_000)):
        p, twin, table, chance = both_dealt(random_options(choice), choice.getrandbits(64))
        while p.stage != OVER:
            moves = [int(move) for move in legal_moves(p, p.mover)]
            assert count(p) == jit.count(table) == len(moves)
            assert [choose(p, index) for index in range(len(moves))] == moves
            assert [jit.choose(table, index) for index in range(len(moves))] == moves
            codes = range(-1, CODES + 1)
            assert [code for code in codes if is_legal(p, code)] == sorted(moves)
            assert [code for code in codes if jit.is_legal(table, code)] == sorted(moves)
            code = choice.choice(moves)
            apply(p, code, twin)
            jit.apply(table, code, chance)
        assert jit.position(table, p.options) == p


def test_a_copied_table_is_the_same_and_shares_nothing() -> None:
    p, _, table, chance = both_dealt(MODERN, 3)
    twin = jit.empty_table(MODERN)
    jit.copy(twin, table, 1)
    assert jit.position(twin, MODERN) == p
    jit.apply(twin, jit.choose(twin, 0), chance)
    assert jit.position(table, MODERN) == p != jit.position(twin, MODERN)


def test_the_position_crosses_the_border_unchanged() -> None:
    p, _, _, _ = both_dealt(random_options(random.Random(1)), 4)
    assert jit.position(jit.new_table(p), p.options) == p


def test_every_field_of_the_position_is_in_the_record() -> None:
    assert set(FIELDS) | {"options", "listing"} == set(Position.__slots__)


def test_the_compiled_dice_are_fair() -> None:
    """SplitMix64 gives each of seven numbers about as often as any other (chi-square, 6 degrees, p = 0.001)."""
    twin, seen = TwinChance(1), [0] * 7
    for _ in range(70_000):
        seen[twin.below(7)] += 1
    assert sum((times - 10_000) ** 2 / 10_000 for times in seen) < 22.5


def test_compiled_and_interpreted_imagine_the_same() -> None:
    """From the same view with the same randomness: the same hands and the same deck."""
    choice = random.Random(4)
    for _ in range(60):
        options = random_options(choice)
        p, twin, _, _ = both_dealt(options, choice.getrandbits(64))
        for _ in range(choice.randrange(90)):
            if p.stage != OVER:
                apply(p, random_move(p, twin), twin)
        for seat in range(2):
            view, seed = game.view(p, seat), choice.getrandbits(64)
            imagined = game.imagine(view, TwinChance(seed))
            table, discarded = jit.known(view)
            jit.complete(table, 1 - seat, discarded, jit.new_chance(seed))
            assert jit.position(table, options) == imagined
            assert game.view(imagined, seat) == view
