"""The simplest bot, of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motu.core.chance import Chance


class RandomBot:
    """Plays any legal move."""

    def decide(self, view: Any, moves: Sequence[Any], seconds: float, chance: Chance) -> Any:
        return moves[chance.below(len(moves), "move")]
