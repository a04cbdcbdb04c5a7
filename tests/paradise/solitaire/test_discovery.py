"""The person's exploration: off course, groups where the opponent lives, rich finds."""

from __future__ import annotations

import pytest

from tests.paradise.table import Table


def exploring(words: str, options: str = "", **table: str) -> Table:
    return Table("exploration", players=1, options=options, **table).play(words)  # type: ignore[arg-type]


def test_off_course_to_the_hex_farthest_from_tonga() -> None:
    it = exploring(">H14(x,h16,o1)")
    assert (it.tile("H16"), it.tile("H14")) == ("sea", "unknown")
    assert exploring(">H14(x,i15,o1)").tile("I15") == "sea"


def test_no_die_where_one_hex_is_farthest() -> None:
    it = exploring(">F16(x,o1)", sea="E17 G17")
    assert it.state.cup[6] == 4
    assert "drifted" in it.happened


def test_nothing_unknown_around_is_as_in_the_base_game() -> None:
    it = exploring(">E17(x)", sea="F16")
    assert (it.state.knots, it.stage) == (2, "explore")


# --- Does the opponent live there? ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cell", "die", "lives"),
    [
        ("H14", 1, False),  # one hex from Tonga, two from Samoa: never
        ("G15", 1, False),
        ("H12", 1, True),  # as near to both: one less
        ("H12", 2, False),
        ("F10", 3, True),  # two hexes from Tonga, nearer to Samoa: two less
        ("F10", 4, False),
        ("F16", 1, True),  # two hexes from Tonga, three from Samoa
        ("F16", 2, False),
        ("F8", 4, True),  # three hexes from Tonga, two from Samoa
        ("F8", 5, False),
    ],
)
def test_by_the_distance_and_the_die(cell: str, die: int, lives: bool) -> None:
    it = exploring(f">{cell}(i2,flint,{die})")
    assert it.tile(cell) == "Flint"
    assert it.stack("yellow", cell) == ("T" if lives else "")


def test_villages_by_the_die_on_green_squares_and_warriors_by_the_die_for_villages() -> None:
    it = exploring(">H12(i2,tahiti,1,2,4,6,1)")
    assert (it.villages("H12"), it.stack("yellow", "H12"), it.held("yellow")) == (2, "WT", "G11 H12")
    assert it.chain("yellow") == "H12"
    assert it.stage == "explore"


def test_odd_rolls_bring_nothing_but_the_canoe() -> None:
    it = exploring(">H12(i2,tahiti,1,3,5)")
    assert (it.villages("H12"), it.stack("yellow", "H12"), it.held("yellow")) == (0, "T", "G11")


def test_the_first_village_makes_a_home_where_there_is_none() -> None:
    it = exploring(">H12(i2,tahiti,1,2,5,1)", yellow="F14=T^")
    assert (it.villages("H12"), it.home("yellow")) == (1, "H12")


# --- Rich finds -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("group", "options", "rich"),
    [
        ("hawaii", "", True),
        ("tahiti", "", False),
        ("tahiti", "solitaire=hard", True),
        ("hawaii", "solitaire=hard", True),
        ("tuamotu", "solitaire=hard", False),
    ],
)
def test_a_rich_group_of_nobodys_brings_a_chit(group: str, options: str, rich: bool) -> None:
    it = exploring(f">H14(i2,{group},3{',chit:5' if rich else ''})", options)
    assert it.state.pending == (1 << 4 if rich else 0)


def test_a_rich_group_of_the_opponents_brings_none() -> None:
    it = exploring(">H12(i2,hawaii,1,1,1,1)")
    assert it.state.pending == 0


def test_no_tile_stays_secret() -> None:
    it = exploring(">H14(i2,tahiti,3)")
    assert (it.stage, it.state.secret, it.marks("red")) == ("explore", 0, "")
