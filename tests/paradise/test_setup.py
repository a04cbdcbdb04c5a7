"""Setting up the game (3)."""

from __future__ import annotations

import pytest

from motu.core.chance import FreeChance, ScriptedChance
from motu.paradise import game
from motu.paradise.grid import NAMES, cells_in
from motu.paradise.pieces import letters
from motu.paradise.state import SEA, State
from motu.paradise.steps.decision import MARKERS
from tests.paradise.table import Table, hexes

WEST = {"Fiji", "Vanuatu", "Santa Cruz", "Solomon Islands", "Bismarck Archipelago"}
NORTH_WEST = {"Kiribati", "Marshall Islands", "Caroline Islands", "Mariana Islands"}
ATOLLS = {"Rotuma", "Nauru", "Wake"}


def deal(players: int, homes: str = "seated", outcomes: str = "", seed: int = 1) -> State:
    """A game as it begins, with these markers drawn from the cup, or any."""
    options = game.read_options({"players": str(players), "homes": homes})
    return game.deal(options, ScriptedChance(outcomes.split(), game.outcome_index) if outcomes else FreeChance(seed))


def groups_on(s: State) -> dict[str, str]:
    """The groups that lie face up, by name, with their hexes."""
    return {s.box.groups[tile].name: NAMES[cell] for cell, tile in enumerate(s.tile) if tile >= 0}


def cup(s: State) -> dict[str, int]:
    return dict(zip(MARKERS, s.cup, strict=True))


FULL_CUP = {"i1": 3, "i2": 13, "i3": 13, "o1": 15, "o2": 10, "o3": 4, "x": 5}


def test_2_1_the_west_is_known_and_the_east_is_not() -> None:
    s = deal(2)
    assert groups_on(s).keys() == {"Tonga", "Samoa"} | WEST | NORTH_WEST | ATOLLS
    assert (s.box.unknown & ~s.known).bit_count() == 56
    assert {s.box.groups[s.tile[cell]].name for cell in cells_in(s.wild)} == WEST | NORTH_WEST


def test_3_two_players_use_tonga_and_samoa_and_the_whole_cup() -> None:
    s = deal(2)
    assert [NAMES[home] for home in s.home] == ["G13", "G11"]
    assert cup(s) == FULL_CUP
    assert (s.lid.bit_count(), s.deck.bit_count()) == (29, 28)


def test_3_the_south_island_is_set_aside() -> None:
    for players in (2, 3, 4):
        s = deal(players)
        assert not s.lid >> s.box.south_island & 1
        assert s.box.groups[s.box.south_island].name == "Te Waka Maui"


def test_3_2_three_players_add_hiva_flint_niue_and_two_markers_of_ocean() -> None:
    s = deal(3, outcomes="i2 i3 i1 o1 o2")
    found = groups_on(s)
    assert (found["Hiva"], found["Flint"], found["Niue"]) == ("L10", "J10", "H12")
    assert {name for name in NAMES if s.tile[NAMES.index(name)] == SEA and name in ("I11", "K11")} == {"I11", "K11"}
    assert [NAMES[home] for home in s.home] == ["G13", "G11", "L10"]
    assert "Raiatea" not in found
    assert s.lid.bit_count() == 26


def test_3_2_three_markers_of_groups_and_two_of_ocean_leave_the_cup() -> None:
    s = deal(3, outcomes="i2 i3 i1 o1 o2")
    assert cup(s) == FULL_CUP | {"i1": 2, "i2": 12, "i3": 12, "o1": 14, "o2": 9}


def test_3_2_nothing_else_leaves_it() -> None:
    """What is drawn too many goes back: off course in particular."""
    for seed in range(20):
        left = cup(deal(3, seed=seed))
        assert sum(left[name] for name in ("i1", "i2", "i3")) == 26
        assert sum(left[name] for name in ("o1", "o2", "o3")) == 27
        assert left["x"] == 5


def test_3_2_four_players_add_raiatea_and_a_fourth_marker_of_a_group_goes() -> None:
    s = deal(4, outcomes="i2 i2 i2 i3 o1 o1")
    assert groups_on(s)["Raiatea"] == "J12"
    assert cup(s) == FULL_CUP | {"i2": 10, "o1": 13, "i3": 12}
    assert (s.lid.bit_count(), [NAMES[home] for home in s.home]) == (25, ["G13", "G11", "L10", "J12"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_2_every_unknown_hex_can_be_explored_with_what_is_left(players: int) -> None:
    """There is a tile for every marker of a group, and a marker for every hex."""
    for seed in range(5):
        s = deal(players, seed=seed)
        assert sum(s.cup[:3]) == s.lid.bit_count()
        assert sum(s.cup[:6]) == (s.box.unknown & ~s.known).bit_count() + 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_3_everybody_begins_with_two_villages_and_two_warrior_bands_face_down(players: int) -> None:
    s = deal(players)
    for seat in range(players):
        home = s.home[seat]
        assert (s.villages[home], letters(s.stacks[seat][home]), s.chain[seat]) == (2, "WW", 0)
        assert hexes(s.held[seat]) == NAMES[home]
        assert game.show(game.view(s, None))["face_up"][seat] == {}


def test_3_2_homes_can_be_drawn_by_lot() -> None:
    s = deal(4, "drawn", "i2 i2 i2 i2 o1 o1 hiva tonga raiatea samoa")
    assert [NAMES[home] for home in s.home] == ["L10", "G13", "J12", "G11"]
    seen = {tuple(deal(3, "drawn", seed=seed).home) for seed in range(60)}
    assert len(seen) == 6


def test_3_2_homes_can_be_chosen_one_after_another_and_the_last_has_no_choice() -> None:
    table = Table()
    table.state = deal(3, "chosen")
    assert (table.mover, table.words(), table.state.turn) == ("red", "^G11 ^G13 ^L10", 0)
    table.play("^Samoa")
    assert (table.mover, table.words()) == ("yellow", "^G13 ^L10")
    assert table.why_not("^Samoa") == "home-taken"
    table.play("^Hiva")
    assert [table.home(seat) for seat in ("red", "yellow", "green")] == ["G11", "L10", "G13"]
    assert (table.state.turn, table.stage) == (1, "order")


def test_3_points_to_reach_are_28_25_and_22() -> None:
    assert [deal(players).options.target for players in (2, 3, 4)] == [56, 50, 44]
