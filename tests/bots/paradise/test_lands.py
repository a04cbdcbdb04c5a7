"""An islander with the South Island, saved resources, kumara and malaria: it uses them where it pays."""

from __future__ import annotations

from typing import Any

import pytest

from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.open_points import points
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.points import points_of
from motu.paradise.state import BY_CARDS, BY_GROUPS, BY_POINTS
from tests.paradise.table import Table

ON = {"south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"}
OPTIONS = " ".join(f"{name}={value}" for name, value in ON.items())


def decision(table: Table) -> str:
    """What Red does here."""
    view, moves = game.view(table.state, 0), game.moves(table.state, 0)
    return str(IslanderBot().decide(view, moves, 1.0, FreeChance(3)))


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_games_with_these_rules_end_by_points_in_good_time(players: str) -> None:
    chance, own = FreeChance(int(players)), FreeChance(9)
    state, bot = game.deal(game.read_options({"players": players, **ON}), chance), IslanderBot()
    while movers := game.movers(state):
        moves = game.moves(state, movers[0])
        move = bot.decide(game.view(state, movers[0]), moves, 1.0, own)
        assert move in moves
        game.play(state, movers[0], move, chance)
    assert state.turn < 40
    assert state.decided in (BY_POINTS, BY_GROUPS, BY_CARDS)


# --- Kumara (11.5) --------------------------------------------------------------------------------------------------


def east(**given: Any) -> Table:
    """Red has a village on Rapa Nui, at Q15; his islands lie in the middle of what is known."""
    tiles = "Q15=Rapa-Nui P14=Henderson"
    return Table("exploration", options=OPTIONS, tiles=tiles, red="Tonga=2 Q15=1", **given)


def test_11_5_searches_when_the_odds_are_good() -> None:
    assert decision(east(face="red:poi", galapagos="red")) == "kumara:Q15"


def test_11_5_explores_instead_when_they_are_bad() -> None:
    assert decision(east()).startswith(">")


def test_11_5_turns_up_the_card_that_helps_before_it_sets_out() -> None:
    t = east(cards="red:poi", galapagos="red")
    t.play(decision(t))
    assert t.face("red") == "poi"
    assert decision(t) == "kumara:Q15"


def test_11_5_goes_by_the_islands_on_the_way_and_straight_on_with_the_marker() -> None:
    assert decision(east().play("kumara:Q15(5)")) == ">R16"
    assert decision(east(galapagos="red").play("kumara:Q15(5)")) in (">R14", ">R16")
    assert decision(east().play("kumara:Q15(5) >R14(5) >S13(5)")) == ">T14"


def test_11_5_kumara_is_among_the_points_that_it_counts() -> None:
    t = east(kumara="red")
    assert points(game.view(t.state, 0), 0) == points_of(t.state, 0)


# --- Saved resources (11.4) -----------------------------------------------------------------------------------------


def test_11_4_keeps_a_point_that_buys_nothing_useful() -> None:
    """All pieces that cost one point are built, and a village costs two: the point is kept."""
    pieces = "W" * 10 + "T" * 14 + "L" * 4
    t = Table("building", options=OPTIONS, red=f"Tonga=1{pieces}", lost="red")
    assert decision(t) == "store:G13"


def test_11_4_uses_it_when_there_is_something_to_build() -> None:
    assert decision(Table("building", options=OPTIONS, stored="red", red="Tonga=1")) == "spend"


# --- The South Island (11.3) ----------------------------------------------------------------------------------------


def test_11_3_a_colony_walks_to_the_island_that_it_is_to_settle() -> None:
    t = Table(options=OPTIONS, tiles="H14=Aotearoa G15=Te-Waka-Maui", red="Tonga=2T^ H14=3LT^")
    assert decision(t.play(".")) == "L%H14"  # after the transit


def test_11_3_warriors_do_not_attack_on_foot() -> None:
    islands = "H14=Aotearoa G15=Te-Waka-Maui"
    weak = Table(options=OPTIONS, tiles=islands, red="Tonga=2 H14=1WWWWW", yellow="Samoa=2 G15=1")
    assert not decision(weak).startswith("W%")
    strong = Table(options=OPTIONS, tiles=islands, red="Tonga=2 H14=1WW", yellow="Samoa=2 G15=3WWWWWW")
    assert not decision(strong).startswith("W%")
