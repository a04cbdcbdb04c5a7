"""Random play by the thousand: every edition ends in time, and nothing is lost on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from motu.core.chance import FreeChance
from motu.kahuna import game
from motu.kahuna.options import PRESETS
from motu.kahuna.pick import pick
from motu.kahuna.play import apply
from motu.kahuna.state import OVER
from tests.every_game.games import check_kahuna


@pytest.mark.slow
@pytest.mark.parametrize("extra", [{}, {"no-surprise": "yes", "handicap": "3", "first": "random"}], ids=["plain", "v1"])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_edition_ends_in_time(preset: str, extra: dict[str, str], amount: Callable[[int, int, int], int]) -> None:
    """10,000 games of each edition, half of them with variant 1 and handicap, none longer than stated."""
    chance = FreeChance(f"{preset} {extra}")
    options = game.read_options({"preset": preset, **extra})
    longest = 0
    for number in range(amount(50, 5_000, 100_000)):
        state = game.deal(options, chance)
        decisions = 0
        while state.stage != OVER:
            apply(state, pick(state, chance), chance)
            decisions += 1
            if number % 10 == 0:
                check_kahuna(state)
        longest = max(longest, decisions)
        check_kahuna(state)
    assert longest <= game.LONGEST
