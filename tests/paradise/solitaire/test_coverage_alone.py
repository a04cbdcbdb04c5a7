"""Every line of the solitaire game is reached by the tests of its rules, and by random play."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from motu.core.chance import FreeChance
from motu.paradise import game, solitaire
from motu.paradise.box import EXPANSIONS, Chit
from motu.paradise.box_loader import default_box, register
from motu.paradise.solitaire import chits, explore
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
from tests.paradise.table import Table
from tests.paradise.test_coverage import Lines, cases, liking, play_on, rough_liking

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
        for module in TESTS:
            for name, test in list(vars(module).items()):
                if name.startswith("test_"):
                    for case in cases(test):
                        test(**case)
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
    assert without(lines, "log.py", "reasons.py") == []


def boxes() -> list[str]:
    """Our own box, and two for games that go another way: every find is rich and the end near; and war without end."""
    box = default_box()
    groups = tuple(group if group.cell >= 0 else replace(group, green=3, brown=1) for group in box.groups)
    rich = replace(box, name="rich", groups=groups, solitaire=8)
    chits = tuple(Chit(expand, action) for action in ("attack", "explore") for expand in EXPANSIONS)
    war = replace(box, name="war", groups=groups, chits=chits, costs=(0,) * 8, villages=5, solitaire=60)
    war = replace(war, islands=(29, 0, 0), ocean=(29, 0, 0))  # few knots: explorers go far
    return ["house", register(rich), register(war)]


def random_game(seed: int) -> None:
    dice, chance = random.Random(seed), FreeChance(seed)
    options = {"players": "1", "solitaire": ("normal", "hard")[seed % 2], "south": ("yes", "no")[seed % 2]}
    like = (lambda state, seat, move: 1.0, liking, rough_liking)[seed // 3 % 3]
    state = game.deal(game.read_options({**options, "components": boxes()[seed % 3]}), chance)
    while game.movers(state):
        moves = game.moves(state, 0)
        (move,) = dice.choices(moves, [like(state, 0, each) for each in moves])
        game.play(state, 0, move, chance)


def skirmish(seed: int) -> None:
    """Two fleets of the opponent, each with a group of the person's before it, and attacks are all that is left."""
    table = Table(
        "building",
        players=1,
        drawn=" ".join(map(str, range(1, 12))),
        tiles="I13=Tuamotu K13=Tahiti",
        sea="J12 J14",
        red="Tonga=2WW K13=1",
        yellow="Samoa=2CWW I13=2CWW",
    )
    play_on(table.state, random.Random(seed), FreeChance(seed), 60)


def empty_cup(seed: int) -> None:
    """No chit is left when an explorer sets out: a rich find brings none."""
    table = Table("exploration", players=1, drawn=" ".join(map(str, range(1, 16))))
    play_on(table.state, random.Random(seed), FreeChance(seed), 12)


def close_end(seed: int) -> None:
    """The person has the points to win, and the opponent a card against it."""
    table = test_end.table(9, f"{test_end.POINTS} {test_end.FELLING}")
    play_on(table.state, random.Random(seed), FreeChance(seed), 30)


def forget() -> None:
    """What is worked out once and kept is to be worked out again."""
    explore.sequence.cache_clear()
    chits.names.cache_clear()
