"""Face-down pieces that are imagined by a leaning: likelier what it says, and always a table that may have been."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

import pytest

from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.box import COLONIES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.face_down_pieces import Leaning
from motu.paradise.grid import CELL_OF
from motu.paradise.imagine import imagine
from motu.paradise.pieces import afloat, count, size
from motu.paradise.state import FIELDS, State
from tests.paradise.random_play import liking
from tests.paradise.table import Table

UNLIKELY = 0.001


def positions(seed: int, players: int = 3) -> Iterator[State]:
    """The tables of a random game, a part of it."""
    dice, chance = random.Random(seed), FreeChance(seed)
    state = game.deal(game.read_options({"players": str(players), "homes": "seated"}), chance)
    for _ in range(900):
        yield state
        if not (movers := game.movers(state)):
            return
        seat = dice.choice(movers)
        moves = game.moves(state, seat)
        (move,) = dice.choices(moves, [liking(state, seat, each) for each in moves])
        game.play(state, seat, move, chance)


def to(*kinds: int) -> list[float]:
    """A leaning to some kinds of pieces."""
    return [1.0 if kind in kinds else UNLIKELY for kind in range(5)]


@pytest.mark.parametrize(("players", "digest"), [(2, "b8e34b68c11ad292"), (4, "c2be4a3b69733559")])
def test_without_a_leaning_tables_are_imagined_as_ever(players: int, digest: str) -> None:
    """Bots that search without beliefs play the games that they always played."""
    told = hashlib.sha256()
    for number, state in enumerate(positions(5, players)):
        if number % 7 == 0:
            other = imagine(game.view(state, number % players), FreeChance(number))
            told.update(repr([getattr(other, name) for name in FIELDS]).encode())
    assert told.hexdigest()[:16] == digest


@pytest.mark.parametrize(
    ("kinds", "expected"), [((WAR_CANOES,), "CCCC"), ((WARRIORS,), "WWWW"), ((COLONIES, RUMORS), "LLLR")]
)
def test_pieces_are_what_is_leant_to(kinds: tuple[int, ...], expected: str) -> None:
    view = game.view(Table(yellow="Samoa=3WWTL").state, 0)
    home = CELL_OF["G11"]
    found = [imagine(view, FreeChance(seed), lambda *_: to(*kinds)).stacks[1][home] for seed in range(30)]
    assert {size(stack) for stack in found} == {4}
    assert sum(sum(count(stack, kind) for kind in kinds) for stack in found) > 110


def test_a_leaning_is_told_the_hex_and_what_lies_there_already() -> None:
    table = Table(yellow="Samoa=3WWTT^ H12=CW", sea="H12 I13")
    view = game.view(table.state, 0)
    asked: list[tuple[int, int, int]] = []

    def noted(seat: int, cell: int, stack: int) -> list[float]:
        asked.append((seat, cell, size(stack)))
        return to(WARRIORS, WAR_CANOES)

    other = imagine(view, FreeChance(1), noted)
    assert asked == [(1, CELL_OF["H12"], 0), (1, CELL_OF["H12"], 1), *((1, CELL_OF["G11"], n) for n in (1, 2, 3))]
    assert count(other.stacks[1][CELL_OF["H12"]], TRANSPORTS) == 0


def test_what_is_leant_to_is_limited_by_the_box() -> None:
    view = game.view(Table(yellow="Samoa=3WWWWWW").state, 0)
    stack = imagine(view, FreeChance(1), lambda *_: to(WAR_CANOES)).stacks[1][CELL_OF["G11"]]
    assert count(stack, WAR_CANOES) == Table().box.limits[WAR_CANOES] < 6 == size(stack)


def test_at_sea_it_floats_whatever_is_leant_to() -> None:
    view = game.view(Table(yellow="Samoa=3 H12=TWTW", sea="H12").state, 0)
    for seed in range(20):
        assert afloat(imagine(view, FreeChance(seed), lambda *_: to(WARRIORS)).stacks[1][CELL_OF["H12"]])


def leanings(choices: list[list[float]]) -> Leaning:
    return lambda seat, cell, stack: choices[(cell + stack) % len(choices)]


def test_every_leaning_makes_a_table_that_looks_just_the_same() -> None:
    """Fleets on their way, attacks, retreats: in every position of a random game, however odd the leaning."""
    odd = random.Random(1)
    compared = 0
    for number, state in enumerate(positions(8)):
        if number % 3 == 0:
            view = game.view(state, number % 4 if number % 4 < 3 else None)
            leaning = [[odd.choice((0.0, UNLIKELY, 1.0, 50.0)) for _ in range(5)] for _ in range(7)]
            other = imagine(view, FreeChance(number), leanings(leaning))
            assert game.view(other, view.seat) == view
            assert all(game.moves(other, seat) for seat in game.movers(other))
            compared += other != state
    assert compared > 100
