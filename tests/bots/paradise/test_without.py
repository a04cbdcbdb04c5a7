"""A bot that leaves a part of the game out: what it may still do, and that it plays whole games so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from motu.bots.bot import bot_named
from motu.bots.paradise.without import PARTS, Without
from motu.core.chance import Chance, FreeChance
from motu.paradise import game
from motu.paradise.moves import Move
from tests.paradise.table import Table

pytestmark = pytest.mark.slow


class Listens:
    """Plays the last move it is given, and remembers what there was."""

    def __init__(self) -> None:
        self.heard: list[Move] = []

    def decide(self, view: Any, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        self.heard = list(moves)
        return moves[-1]


def left(table: Table, part: str, seat: int = 0) -> set[str]:
    """The moves, as words, among which a bot chooses that leaves this part out."""
    bot = Listens()
    view, moves = game.view(table.state, seat), game.moves(table.state, seat)
    Without(bot, part).decide(view, moves, 0.0, FreeChance(1))
    return {move.text for move in bot.heard}


def gone(table: Table, part: str) -> set[str]:
    return {move.text for move in game.moves(table.state, 0)} - left(table, part)


def test_without_exploration_the_explorer_stays_at_home() -> None:
    assert left(Table("exploration"), "exploration") == {"."}
    kumara = Table("exploration", options="kumara=yes", tiles="N14=Pitcairn", sea="O13 P14", red="Tonga=2 N14=1")
    assert "kumara:P14" in gone(kumara, "exploration")
    assert left(kumara, "exploration") == {"."}


def test_a_bot_without_exploration_sails_all_the_same() -> None:
    assert gone(Table("movement", red="Tonga=2TL").play("@Tonga +T"), "exploration") == set()


def test_without_links_no_canoe_is_laid_face_up() -> None:
    assert gone(Table("building", red="Tonga=9"), "links") == {"T^G13"}
    assert gone(Table("movement", red="Tonga=2TT"), "links") == {"/G13"}
    fought = Table("movement", red="Tonga=2CWT", yellow="Samoa=2 H12=1", tiles="H12=Niue")
    fought.play("@Tonga +C +T +W >H12").fight("4").play(".")
    assert fought.stage == "regroup"
    assert left(fought, "links") == {"."}


def test_without_links_a_canoe_that_has_retreated_is_turned_down() -> None:
    table = Table("movement", red="Tonga=2TT^")
    view, moves = game.view(table.state, 0), game.moves(table.state, 0)
    assert Without(Listens(), "links").decide(view, moves, 0.0, FreeChance(1)).text == "/G13"


def test_without_cards_none_is_bought() -> None:
    assert gone(Table("building", red="Tonga=9"), "cards") == {"K+G13"}


def test_without_battles_there_are_no_war_canoes() -> None:
    assert gone(Table("building", red="Tonga=9"), "battles") == {"C+G13"}


def test_without_battles_a_fleet_keeps_away_from_enemies() -> None:
    """Samoa (G11) is Yellow's, F12 and D10 are independent, and a piece of Yellow lies in H12."""
    table = Table("movement", red="Tonga=2C", yellow="Samoa=2 H12=R", tiles="H12=Niue", sea="H14").play("@Tonga +C")
    assert gone(table, "battles") == {">F12", ">G11", ">H12"}
    assert {">H14", "."} <= left(table, "battles")
    assert gone(Table("movement", red="Tonga=2 E11=C").play("@E11 +C"), "battles") >= {">D10"}


def test_without_settling_there_are_no_colonies() -> None:
    table = Table("building", red="Tonga=9 H12=L", tiles="H12=Niue")
    assert gone(table, "settling") == {"L+G13"}
    table.play(".", "red")
    assert game.view(table.state, 0).settling
    assert left(table, "settling") == {"."}


@pytest.mark.parametrize("part", PARTS)
def test_there_is_always_something_left(part: str) -> None:
    """Where all moves belong to the part, all are left: such a decision is none of the rules, but a bot needs one."""
    table = Table("building", red="Tonga=9 H12=L", tiles="H12=Niue")
    view = game.view(table.state, 0)
    moves = [move for move in game.moves(table.state, 0) if move.text in ("C+G13", "L+G13", "T^G13", "K+G13")]
    assert len(moves) == 4
    belonging = [move for move in moves if move.text in gone(table, part)]
    if belonging:
        assert Without(Listens(), part).decide(view, belonging, 0.0, FreeChance(1)) in belonging


class Stubborn:
    """Knows what it wants, whatever it is offered."""

    def __init__(self, word: str) -> None:
        self.word = word

    def decide(self, view: Any, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        return Move(self.word)


def test_a_bot_that_plays_what_it_was_not_given_is_found_out() -> None:
    table = Table("building", red="Tonga=9")
    view, moves = game.view(table.state, 0), game.moves(table.state, 0)
    assert Without(Stubborn("C+G13"), "cards").decide(view, moves, 0.0, FreeChance(1)).text == "C+G13"
    with pytest.raises(ValueError, match=r"K\+G13"):
        Without(Stubborn("K+G13"), "cards").decide(view, moves, 0.0, FreeChance(1))


# --- Whole games ----------------------------------------------------------------------------------------------------

GAMES = (
    {"players": "2"},
    {"players": "2", "homes": "seated"},
    {"players": "4", "events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"},
)
"""The base game, and all advanced rules."""


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("name", "least"), [("islander", 1500), ("random", 200)])
def test_any_bot_plays_whole_games_without_any_part(part: str, name: str, least: int) -> None:
    """Everybody leaves it out; whatever happens, each finds a move among those that are left."""
    decisions = 0
    for number, options in enumerate(GAMES if name == "islander" else GAMES[2:]):
        chance = FreeChance(f"{part}/{number}")
        state = game.deal(game.read_options(options), chance)
        bots = [Without(bot_named("paradise", name), part) for _ in range(state.count)]
        while movers := game.movers(state):
            moves = game.moves(state, movers[0])
            move = bots[movers[0]].decide(game.view(state, movers[0]), moves, 0.0, chance)
            assert move in moves
            game.play(state, movers[0], move, chance)
            decisions += 1
    assert decisions > least
