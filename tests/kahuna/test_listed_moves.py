"""`game.play` need not check moves again that were just listed: but nothing else gets in that way."""

from __future__ import annotations

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import IllegalMove
from motu.kahuna import game
from motu.kahuna.play import apply
from tests.kahuna.table import Table


def test_a_list_is_forgotten_with_the_next_move() -> None:
    """White may draw now, but not twice."""
    table = Table(white="A", black="B", row="CDE")
    draw = game.read("+?")
    assert draw in game.moves(table.state, 0)
    game.play(table.state, 0, draw, FreeChance(1))
    with pytest.raises(IllegalMove):
        game.play(table.state, 0, draw, FreeChance(1))


def test_a_list_is_forgotten_when_the_bare_rules_play() -> None:
    """Whoever goes past `game.play`, as searches do, leaves no list behind that would let a wrong move in."""
    table = Table(white="AB", black="AC", row="FGH")
    foreign = game.read("B-C")
    assert foreign in game.moves(table.state, 0)
    apply(table.state, game.read("+F"), FreeChance(1))
    with pytest.raises(IllegalMove):
        game.play(table.state, 1, foreign, FreeChance(1))


def test_a_list_belongs_to_the_seat_that_moves() -> None:
    table = Table(white="A", black="B", row="CDE")
    draw = game.read("+?")
    assert draw in game.moves(table.state, 0)
    with pytest.raises(IllegalMove):
        game.play(table.state, 1, draw, FreeChance(1))


def test_what_is_added_to_a_list_does_not_become_legal() -> None:
    table = Table(white="A", black="B", row="CDE")
    foreign = game.read("B-C")
    game.moves(table.state, 0).append(foreign)
    with pytest.raises(IllegalMove) as error:
        game.play(table.state, 0, foreign, FreeChance(1))
    assert error.value.reason.id == "kahuna-no-card"


def test_a_copy_has_no_list() -> None:
    table = Table(white="A", black="B", row="CDE")
    game.moves(table.state, 0)
    twin = game.copy(table.state)
    assert (twin.listed, twin.listing) == (0, ())
    assert twin == table.state
