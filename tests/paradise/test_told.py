"""What happened, as data: whoever draws it need not read any sentence."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import Message
from motu.paradise import game
from motu.paradise.grid import CELL_OF
from tests.paradise.random_play import liking
from tests.paradise.table import Table

RULES = {"events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"}


def told(options: dict[str, str], seed: int, steps: int) -> Iterator[Message]:
    """All that is told to anybody of a random game that goes on for so long."""
    dice, chance = random.Random(seed), FreeChance(seed)
    state = game.deal(game.read_options(options), chance)
    for _ in range(steps):
        movers = game.movers(state)
        if not movers:
            break
        seat = dice.choice(movers)
        moves = game.moves(state, seat)
        (move,) = dice.choices(moves, [liking(state, seat, each) for each in moves])
        before = game.copy(state)
        game.play(state, seat, move, chance)
        for viewer in (None, *range(state.count)):
            yield from game.tell(before, move, state, viewer)


def check(message: Message) -> None:
    """What names a place has its hex besides, and what leads from somewhere that of the other end."""
    args = message.args
    for named, by_id in (("place", "hex"), ("start", "from")):
        if named in args and args[named] != "-":
            hex_id = args[by_id]
            assert hex_id in CELL_OF
            assert args[named] == hex_id or isinstance(args[named], Message)
            if isinstance(args[named], Message) and "hex" in args[named].args:  # type: ignore[union-attr]
                assert args[named].args["hex"] == hex_id  # type: ignore[union-attr]


@pytest.mark.parametrize("players", ["1", "2", "4"])
def test_every_place_is_told_by_its_hex_too(players: str, amount: Callable[[int, int, int], int]) -> None:
    rules = {name: value for name, value in RULES.items() if players != "1" or name not in ("events", "kumara")}
    ids = set()
    for seed in range(amount(2, 6, 200)):
        for message in told({"players": players, **rules}, seed, 1_500):
            check(message)
            ids.add(message.id.removeprefix("paradise-log-"))
    common = {"sail", "sea", "placed-own", "battle", "roll", "return"}
    assert ids >= common | ({"inhabited", "gets"} if players == "1" else {"transit", "attack"})


def of(table: Table, word: str, viewer: int | None = None) -> dict[str, Any]:
    """What a word brings, by the id of each message."""
    before = table.state.copy()
    table.play(word)
    told = game.tell(before, game.read(word.partition("(")[0]), table.state, viewer)
    return {each.id.removeprefix("paradise-log-"): each.args for each in told}


def test_a_battle_is_told_with_its_hex_to_the_end() -> None:
    table = Table("movement", red="Tonga=2CCW", yellow="Samoa=2W").play("@Tonga +C +C +W >Samoa")
    told = of(table, ".(5)")
    assert (told["battle"]["hex"], told["roll"]["hex"], told["roll"]["die"]) == ("G11", "G11", 5)
    told = of(table, "xW(6)")
    assert (told["panicked"]["piece"], told["panicked"]["hex"]) == ("W", "G11")


def test_a_retreat_tells_from_where_it_came() -> None:
    table = Table("movement", tiles="H12=Niue", red="Tonga=2CCW", yellow="Samoa=2 H12=C").play("@Tonga +C +C +W >H12")
    told = of(table, ".(4)")
    assert (told["retreat"]["from"], told["retreat"]["hex"]) == ("H12", "G11")


def test_an_explorer_is_lost_and_comes_home_from_somewhere() -> None:
    assert of(Table("exploration").play(">H12(o3)"), ".")["return"]["hex"] == "H12"
    assert of(Table("exploration").play(">H12(o3)"), ">I13(o3)")["lost"]["hex"] == "I13"


def test_a_question_has_its_hex_too() -> None:
    table = Table("movement", red="Tonga=2CW").play("@Tonga")
    asked = game.prompt(game.view(table.state, 0))
    assert (asked.id, asked.args["hex"]) == ("paradise-ask-fleet", "G13")
    assert game.prompt(game.view(table.play("+C >F14 .").state, 1)).args["hex"] == ""
