"""Decisions as numbers: fixed for ever, and what a game is worth."""

from __future__ import annotations

import hashlib

import pytest

pytest.importorskip("numpy")

import numpy as np

from motu.core.errors import message
from motu.core.game import Outcome
from motu.games import game_named
from motu.research.actions import ACTIONS
from motu.research.returns import forfeit, returns

every_game = pytest.mark.parametrize("name", list(ACTIONS))


@pytest.mark.parametrize(
    ("name", "many", "digest"),
    [
        ("kahuna", 189, "bd2eb61fe36bb85b"),
        ("paradise", 4522, "321a3f8ea48d7e1f"),
        ("paradise", 5597, "0e66183bccd7d290"),
    ],
)
def test_numbers_never_change(name: str, many: int, digest: str) -> None:
    """The first so many mean what they have always meant; new ones come after them."""
    moves = ACTIONS[name].moves
    assert len(moves) >= many
    told = "\n".join(f"{number} {move}" for number, move in enumerate(moves[:many]))
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == digest


@every_game
def test_a_number_is_the_number_of_the_rules(name: str) -> None:
    actions, game = ACTIONS[name], game_named(name)
    for number, move in enumerate(actions.moves):
        assert int(move) == number
        assert game.read(actions.text(number)) is move


@every_game
def test_a_mask_says_what_is_open(name: str) -> None:
    actions = ACTIONS[name]
    mask = actions.mask([actions.moves[7], actions.moves[3]])
    assert mask.dtype == np.int8
    assert mask.shape == (actions.size,)
    assert list(np.flatnonzero(mask)) == [3, 7]


@every_game
def test_where_nothing_is_open_one_can_wait(name: str) -> None:
    actions = ACTIONS[name]
    assert list(np.flatnonzero(actions.mask([]))) == [actions.wait]
    assert actions.text(actions.wait) == "."


@pytest.mark.parametrize(
    ("winners", "players", "worth"),
    [
        ((0,), 2, [1, -1]),
        ((), 2, [0, 0]),
        ((0, 1), 2, [0, 0]),
        ((1,), 3, [-1 / 2, 1, -1 / 2]),
        ((3,), 4, [-1 / 3, -1 / 3, -1 / 3, 1]),
        ((0, 2), 4, [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        ((0, 1, 2), 4, [1 / 9, 1 / 9, 1 / 9, -1 / 3]),
        ((0,), 1, [1]),
        ((), 1, [-1]),
    ],
)
def test_winners_share_and_nothing_is_left_over(winners: tuple[int, ...], players: int, worth: list[float]) -> None:
    found = returns(Outcome(winners, message("any")), players)
    assert found == pytest.approx(worth)
    assert players == 1 or sum(found) == pytest.approx(0)


@pytest.mark.parametrize(("seat", "players", "worth"), [(0, 2, [-1, 1]), (1, 3, [0.5, -1, 0.5]), (0, 1, [-1])])
def test_who_gives_up_loses_to_all_others(seat: int, players: int, worth: list[float]) -> None:
    assert forfeit(seat, players) == worth
