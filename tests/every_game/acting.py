"""Who acts next in a random game: what all of them are played with.

Mostly somebody who is asked; now and then a seat that is not, for some things may be done at any time.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from motu.core.extras import is_aside
from motu.core.game import AnyGame

UNASKED = 0.05
"""How often a seat acts that is not asked, where one can."""


class Act(NamedTuple):
    seat: int
    move: Any


def asked(game: AnyGame, state: Any) -> tuple[int, ...]:
    """Who is asked: somebody until the game is over, and each can answer, not only do something beside that."""
    movers = game.movers(state)
    assert bool(movers) == (game.outcome(state) is None)
    for seat in movers:
        assert any(not is_aside(game, state, seat, move) for move in game.moves(state, seat))
    return movers


def unasked(game: AnyGame, state: Any, seats: int) -> list[int]:
    """Who is not asked, and may do something all the same."""
    return [seat for seat in range(seats) if seat not in game.movers(state) and game.moves(state, seat)]


def who_acts(game: AnyGame, state: Any, seats: int, choice: Random) -> int | None:
    """A seat that acts next; None when the game is over."""
    movers = asked(game, state)
    others = unasked(game, state, seats) if choice.random() < UNASKED else []
    return choice.choice(others or movers) if movers else None


def random_act(game: AnyGame, state: Any, seats: int, choice: Random) -> Act | None:
    """Anything that may happen next; None when the game is over."""
    seat = who_acts(game, state, seats, choice)
    return None if seat is None else Act(seat, choice.choice(game.moves(state, seat)))
