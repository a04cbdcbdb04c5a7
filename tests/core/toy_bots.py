"""Bots for the toy game, listed as those of a real game are, and the game itself put among the others for a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from motu import games
from motu.bots import bot
from motu.bots.entry import Entry
from motu.core.chance import Chance
from tests.core import toy


class LotBot:
    """Chooses by lot."""

    def decide(self, view: Any, moves: Sequence[Any], seconds: float, chance: Chance) -> Any:
        return moves[chance.below(len(moves), moves)]


class SureBot:
    """Raises one finger, and has done."""

    def decide(self, view: toy.View, moves: Sequence[Any], seconds: float, chance: Chance) -> Any:
        assert view.viewer is not None
        assert list(moves) == toy.moves(toy.imagine(view, chance), view.viewer)
        return toy.DONE if view.own else "1"


GRADES = {
    "lot": Entry("tests.core.toy_bots", "LotBot", compiled=False),
    "sure": Entry("tests.core.toy_bots", "SureBot", compiled=False),
}
OPPONENTS: dict[str, Entry] = {}
ROSTER = GRADES
USUAL, STAND_IN = "lot", "sure"


def put_among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy game be one of those that can be played, as long as a test lasts."""
    monkeypatch.setitem(games.MODULES, toy.NAME, "tests.core.toy")
    monkeypatch.setitem(bot.ROSTERS, toy.NAME, "tests.core.toy_bots")
