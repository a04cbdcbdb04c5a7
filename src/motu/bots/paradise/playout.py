"""A table played on by scripts, to the end of the turn: what a search looks at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from motu.core.chance import Chance
from motu.paradise import game
from motu.paradise.glances import Glances
from motu.paradise.moves import Move
from motu.paradise.state import OVER, State
from motu.paradise.steps import turn
from motu.paradise.view import View


class Player(Protocol):
    """Whoever decides by a script."""

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move: ...


def play_on(s: State, players: Mapping[int, Player], chance: Chance, until: Callable[[State], bool]) -> None:
    """Let these play, each by its own view, until it is enough or the game is over."""
    look = Glances(s).look
    while s.stage != OVER and not until(s):
        seat = game.movers(s)[0]
        moves = turn.moves(s, seat)
        move = moves[0] if len(moves) == 1 else players[seat].decide(look(seat), moves, 0.0, chance)
        turn.play(s, seat, move, chance)


def until_turn(number: int) -> Callable[[State], bool]:
    """Until a turn begins: whoever has enough points at the end of the last one has won before."""
    return lambda s: s.turn >= number
