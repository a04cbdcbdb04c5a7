"""Every line of the solitaire game is reached by the tests of its rules, and by random play."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from motu.paradise import solitaire
from motu.paradise.solitaire import chits, explore
from tests.paradise.lines import Lines, run
from tests.paradise.solitaire import (
    test_attack,
    test_chits,
    test_choices,
    test_discovery,
    test_end,
    test_expand,
    test_explore,
    test_face_up,
    test_set_up,
)
from tests.paradise.solitaire.random_play import close_end, empty_cup, random_game, skirmish

RULES = list(Path(str(solitaire.__file__)).parent.glob("*.py"))
TESTS = (
    test_set_up,
    test_face_up,
    test_chits,
    test_expand,
    test_explore,
    test_discovery,
    test_attack,
    test_choices,
    test_end,
)


def without(lines: Lines, *files: str) -> list[str]:
    return [line for line in lines.missing() if not line.startswith(files)]


@pytest.mark.skipif(sys.gettrace() is not None, reason="somebody else is counting lines")
def test_every_line_is_reached_by_a_test_of_its_rule() -> None:
    lines = Lines(RULES)
    assert sum(map(len, lines.left.values())) > 200
    forget()
    with lines:
        run(TESTS)
    assert without(lines, "log.py") == []


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.skipif(sys.gettrace() is not None, reason="somebody else is counting lines")
def test_random_play_comes_to_all_of_them() -> None:
    lines = Lines(RULES)
    forget()
    with lines:
        for seed in range(240):
            random_game(seed)
        for seed in range(20):
            skirmish(seed)
        for seed in range(60):
            empty_cup(seed)
            close_end(seed)
    assert without(lines, "log.py", "rule.py") == []


def forget() -> None:
    """What is worked out once and kept is to be worked out again."""
    explore.sequence.cache_clear()
    chits.names.cache_clear()
