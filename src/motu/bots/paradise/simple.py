"""The simplest bot."""

from __future__ import annotations

from collections.abc import Sequence

from motu.core.chance import Chance
from motu.paradise.moves import Move
from motu.paradise.view import View


class RandomBot:
    """Plays any legal move."""

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        return moves[chance.below(len(moves), "move")]
