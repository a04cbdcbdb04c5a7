"""Random solitaire games: whole ones, skirmishes, an empty cup of chits, and games that are about to end."""

from __future__ import annotations

import random
from dataclasses import replace

from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.box import EXPANSIONS, Chit
from motu.paradise.box_loader import default_box, register
from tests.paradise.random_play import liking, play_on, rough_liking
from tests.paradise.solitaire import test_end
from tests.paradise.table import Table


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
