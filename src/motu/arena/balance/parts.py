"""What each part of the game is worth: what the whole bot wins against itself without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from motu.arena.score import interval, score

Deals = dict[int, dict[int, float]]
"""By the number of a deal the score of the whole bot in each of its games, by the seat of the other."""


def worth(deals: Mapping[int, Mapping[int, float]]) -> dict[str, Any]:
    """How often the whole bot wins. The two games of a deal count together, and not before both are played."""
    scores = Counter(sum(games.values()) / 2 for games in deals.values() if len(games) == 2)
    if not scores:
        return {"deals": 0, "share": None, "interval": None}
    return {"deals": scores.total(), "share": score(scores), "interval": list(interval(scores))}
