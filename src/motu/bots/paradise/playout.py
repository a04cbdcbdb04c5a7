"""A table played on by scripts, to the end of the turn: what a search looks at."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from motu.bots.paradise.islander import IslanderBot
from motu.core.chance import Chance
from motu.paradise import game
from motu.paradise.make_view import glance
from motu.paradise.state import OVER, State


def play_on(s: State, players: Mapping[int, IslanderBot], chance: Chance, until: Callable[[State], bool]) -> None:
    """Let these play, each by its own view, until it is enough or the game is over."""
    while s.stage != OVER and not until(s):
        seat = game.movers(s)[0]
        moves = game.moves(s, seat)
        move = moves[0] if len(moves) == 1 else players[seat].decide(glance(s, seat), moves, 0.0, chance)
        game.play(s, seat, move, chance)


def until_turn(turn: int) -> Callable[[State], bool]:
    """Until a turn begins: whoever has enough points at the end of the last one has won before."""
    return lambda s: s.turn >= turn
