"""How early games are decided: which share of them is over by which turn, and how many by elimination."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motu.arena.balance.figures import share
from motu.arena.balance.games import Played

TURNS = range(3, 16, 2)
"""By the end of these turns, in the table."""
EARLY = 6
"""Games that end before this turn are decided early."""


def rush(games: Sequence[Played]) -> list[dict[str, Any]]:
    """For each turn the shares of games that are over by its end, that ended by then with one player left, and in
    which a home has fallen by then."""
    return [
        {
            "turn": turn,
            "over": share([game.turns <= turn for game in games]),
            "by_elimination": share([game.turns <= turn and game.ending == "last" for game in games]),
            "home_taken": share([any(0 < seat.home_fell <= turn for seat in game.seats) for game in games]),
        }
        for turn in TURNS
    ]


def early(games: Sequence[Played]) -> float:
    """The share of games that are decided early."""
    return share([game.turns < EARLY for game in games])
