"""The count of everybody, line by line, with what does not count; and how far any stack could come."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import BadNotation
from motu.paradise import game
from motu.paradise.grid import NAMES
from motu.paradise.points import points_of
from motu.paradise.state import MOVE
from tests.paradise.random_play import rough_liking
from tests.paradise.table import Table

# --- The count (10) -------------------------------------------------------------------------------------------------


def counted(table: Table, seat: int = 0, viewer: int | None = 0) -> Any:
    return game.count(game.view(table.state, viewer))["seats"][seat]


ISLES: dict[str, Any] = {"tiles": "H12=Niue I11=Flint J14=Tahiti I13=Tuamotu"}


def test_10_what_counts_and_what_does_not() -> None:
    table = Table(
        red="Tonga=2T^ H12=1T^ I11=T^ J14=1", face="red:moai", cards="red:feather-cloak", track="7 5", **ISLES
    )
    mine = counted(table)
    assert [(line["what"], line["hex"], line["card"], line["points"]) for line in mine["lines"]] == [
        ("villages", "H12", None, 1),
        ("villages", "G13", None, 2),
        ("villages", "J14", None, 1),
        ("group", "H12", None, 1),
        ("home", "G13", None, 1),
        ("atoll", "I11", None, 0.5),
        ("card", None, "Moai", 2),
    ]
    assert mine["points"] == sum(line["points"] for line in mine["lines"]) == 8.5
    assert mine["track"] == 7
    assert mine["idle"] == [{"what": "group", "hex": "J14", "points": 1, "why": "here", "missing": ["I13", "J14"]}]
    assert [line["card"] for line in mine["hidden"]] == ["Feather Cloak"]
    assert [(pool["points"], pool["extra"]) for pool in mine["pools"]] == [(3, 0), (1, 0)]
    for viewer in (1, None):
        others = counted(table, viewer=viewer)
        assert others["hidden"] == []
        assert {**others, "hidden": mine["hidden"]} == mine


@pytest.mark.parametrize(
    ("red", "why", "missing"),
    [
        ("Tonga=2 H12=1T^", "home", ["G13"]),
        ("Tonga=2T^ H12=1", "here", ["H12"]),
        ("Tonga=2T^ I11=1T^", "gap", ["H12"]),
    ],
)
def test_10_2_why_a_group_is_not_linked_and_what_would_link_it(red: str, why: str, missing: list[str]) -> None:
    idle = counted(Table(red=red, **ISLES))["idle"]
    assert (idle[0]["why"], idle[0]["missing"]) == (why, missing)
    if "I11" in red:  # Flint is an atoll
        assert [(each["what"], each["hex"]) for each in idle] == [("group", "I11"), ("atoll", "I11")]


def test_10_2_no_way_leads_through_enemies_or_what_is_unknown() -> None:
    barred = counted(Table(red="Tonga=2T^ I11=1T^", yellow="Samoa=2 H12=1", **ISLES))
    assert barred["idle"][0]["missing"] == []
    homeless = Table(red="Tonga=2T^", **ISLES)
    homeless.state.home[0] = -1
    assert counted(homeless)["idle"][0]["why"] == "no-home"


def test_10_the_lines_add_up_in_random_games_and_the_missing_canoes_link() -> None:
    linked = 0
    for state in some_states(5):
        for viewer in (None, 0):
            for told in game.count(game.view(state, viewer))["seats"]:
                assert told["points"] == points_of(state, told["seat"]) / 2
        for told in game.count(game.view(state, None))["seats"]:
            for idle in told["idle"]:
                twin = state.copy()
                twin.chain[told["seat"]] |= sum(1 << NAMES.index(name) for name in idle["missing"])
                gained = points_of(twin, told["seat"]) - points_of(state, told["seat"])
                assert gained >= 2 * idle["points"] or not idle["missing"]
                linked += bool(idle["missing"])
    assert linked > 20


def some_states(count: int) -> list[Any]:
    """Positions from random games of those who want war, by all rules."""
    found = []
    for seed in range(count):
        dice, chance = random.Random(seed), FreeChance(seed)
        state = game.deal(game.read_options({"players": "234"[seed % 3], "events": "yes", "saved": "yes"}), chance)
        for number in range(1_200):
            movers = game.movers(state)
            if not movers:
                break
            seat = dice.choice(movers)
            moves = game.moves(state, seat)
            (move,) = dice.choices(moves, [rough_liking(state, seat, each) for each in moves])
            game.play(state, seat, move, chance)
            if number % 60 == 0:
                found.append(state.copy())
    return found


# --- The reach of any stack (7.2, 7.3) ------------------------------------------------------------------------------


def reach(table: Table, seat: int, place: str, viewer: int | None = 0) -> Any:
    told = game.range_of(game.view(table.state, viewer), seat, place)
    return told | {"hexes": {each["hex"]: each for each in told["hexes"]}}


def test_7_3_what_lies_face_down_may_be_anything_that_sails() -> None:
    table = Table(red="Tonga=2W", yellow="Samoa=2WW", sea="G9 H10")
    theirs = reach(table, 1, "G11")
    assert not theirs["certain"]
    assert theirs["hexes"]["G13"] == {"hex": "G13", "sailed": 1, "enemy": True, "risky": [], "halts": "battle"}
    assert reach(table, 1, "G11", viewer=1)["hexes"] == {}  # who sees them knows that they have no canoe
    assert reach(table, 0, "G13")["hexes"] == {}


def test_7_3_transport_canoes_come_to_no_enemy() -> None:
    table = Table(red="Tonga=2T", sea="G15 H14")
    mine = reach(table, 0, "G13")
    assert mine["certain"]
    assert {"G15", "H14"} <= mine["hexes"].keys()
    assert not any(each["enemy"] for each in mine["hexes"].values())


def test_7_2_a_chain_comes_first() -> None:
    table = Table(red="Tonga=2CT^ H14=T^ I15=T^", sea="H14 I15 J16")
    mine = reach(table, 0, "G13")
    assert mine["chain"] == ["H14", "I15"]
    assert mine["hexes"]["J16"]["sailed"] == 1
    alone = reach(Table(red="Tonga=2T^ H14=T^", sea="H14 I15 J16"), 0, "G13")
    assert alone["chain"] == []  # the canoe that makes the chain


def test_8_5_the_last_piece_goes_nowhere_and_nobody_is_nowhere() -> None:
    table = Table(red="Tonga=2 Fiji=1C")
    assert reach(table, 0, "F12")["hexes"] == {}
    assert reach(table, 0, "A1")["hexes"] == reach(table, 9, "G13")["hexes"] == {}
    with pytest.raises(BadNotation):
        game.range_of(game.view(table.state, 0), 0, "Z9")


def test_7_3_nothing_that_really_sails_in_the_next_movement_is_left_out() -> None:
    """Where a fleet of one canoe comes to from where it lay when its owner's movement began was told before, to all: as
    far as no tile has been turned over since, and nothing has come to stay for the last one of a garrison."""
    checked = 0
    for seed in range(4):
        dice, chance = random.Random(seed), FreeChance(seed)
        state = game.deal(game.read_options({"players": "234"[seed % 3]}), chance)
        told: dict[str, set[str]] = {}
        known = 0
        for _ in range(1_200):
            movers = game.movers(state)
            if not movers:
                break
            seat = dice.choice(movers)
            if state.stage == MOVE and not state.under_way and not state.transited and not state.contested:
                view = game.view(state, (seat + 1) % state.count)
                places = [NAMES[cell] for cell, _ in view.piles[seat]]
                told = {name: _all_of(game.range_of(view, seat, name)) for name in places}
                known = state.known
            moves = game.moves(state, seat)
            (move,) = dice.choices(moves, [rough_liking(state, seat, each) for each in moves])
            sailing = move.kind == "go" and state.fleet and NAMES[state.origin] in told and state.sailed == 0
            joined = state.origin in state.under_way or state.origin in state.landed
            if sailing and known == state.known and not joined and not any(it >= 64 for it in state.fleet):
                assert move.text[1:] in told[NAMES[state.origin]]
                checked += 1
            game.play(state, seat, move, chance)
    assert checked > 50


def _all_of(told: Any) -> set[str]:
    return {*told["chain"], *(each["hex"] for each in told["hexes"])}
