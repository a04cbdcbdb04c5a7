"""Exploration (6): explorers, markers, tiles face up and face down, off course, knots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.paradise.table import Table


def explore(**table: Any) -> Table:
    """Red's part of the exploration; he starts from Tonga (G13)."""
    return Table("exploration", **table)


WEST = {">E17", ">F10", ">F16", ">F8", ">G1", ">G9", ">H2", ">H4", ">H6", ">H8"}
"""Where he can begin by way of the printed ocean in the west, which Tonga borders (F14)."""


def east(table: Table) -> str:
    """Where else he can begin."""
    return " ".join(word for word in table.words("go").split() if word not in WEST)


# --- The explorer and his way to the Unknown (6.1, 6.2) -------------------------------------------------------------


def test_6_1_an_explorer_in_the_lost_box_only_comes_back() -> None:
    table = explore(lost="red")
    assert (table.mover, table.lost, table.happened) == ("yellow", "", ["found"])


def test_6_1_a_player_may_stay_at_home() -> None:
    assert explore().play(".").mover == "yellow"


def test_6_2_he_begins_next_to_a_controlled_group() -> None:
    """Tonga: Niue's hex to the north-east, two more to the south; Fiji and Samoa are enemies, F14 is known."""
    assert explore(yellow="Samoa=2 F14=T").words("go") == ">G15 >H12 >H14"
    assert set(explore().words("go").split()) == {">G15", ">H12", ">H14"} | WEST


def test_6_2_from_any_controlled_group() -> None:
    table = explore(tiles="K13=Tuamotu", red="Tonga=2 K13=1")
    assert east(table) == ">G15 >H12 >H14 >J12 >J14 >K11 >K15 >L12 >L14"


def test_6_2_he_crosses_any_number_of_known_hexes_for_nothing() -> None:
    table = explore(sea="H12 I13", tiles="J14=Tuamotu")
    assert {">I11", ">J12", ">I15", ">K15", ">K13", ">J16"} <= set(table.words("go").split())
    assert table.play(">K15(o3)").state.knots == 3


@pytest.mark.parametrize(
    "yellow",
    ["Samoa=2WW H12=1", "Samoa=2WW H12=T", "Samoa=2WW H12=R"],
    ids=["a group of another", "a piece of another", "even a rumor"],
)
def test_6_2_but_no_enemy_hexes(yellow: str) -> None:
    assert east(explore(tiles="H12=Niue", yellow=yellow)) == ">G15 >H14"
    assert east(explore(tiles="H12=Niue")) == ">G15 >H10 >H14 >I11 >I13"


def test_6_2_independent_groups_are_enemy_hexes_until_conquered() -> None:
    """Fiji stands between Tonga and Tuvalu's hex (F10) where the ocean to the south-west is no way round."""
    assert explore(yellow="Samoa=2 F14=T").words("go") == ">G15 >H12 >H14"
    assert explore(yellow="Samoa=2 F14=T", red="Tonga=2 Fiji=W").may(">F10")


def test_6_2_a_face_down_tile_is_no_way_through() -> None:
    """Ruling 2, not even for who has seen it."""
    assert east(explore(secret="H12=Niue:red")) == ">G15 >H14"
    assert east(explore(secret="H12=Niue:yellow")) == ">G15 >H12 >H14"


def test_6_1_without_a_group_the_explorer_stays() -> None:
    """Ruling 5."""
    assert explore(red="F14=TL").mover == "yellow"


# --- Discovery (6.3) ------------------------------------------------------------------------------------------------


def test_6_3_ocean_is_known_to_all_at_once() -> None:
    table = explore().play(">H12(o2)")
    assert (table.tile("H12"), table.state.knots, table.stage, table.mover) == ("sea", 2, "explore", "red")


def test_6_3_a_tile_may_be_kept_secret_under_a_marker() -> None:
    table = explore().play(">H12(i2,tahiti)")
    assert (table.stage, table.mover, table.words()) == ("discovery", "red", "!H12 hide")
    table.play("hide")
    assert (table.tile("H12"), table.marks("red"), table.state.knots) == ("unknown", "H12", 2)


def test_6_3_or_revealed_at_once() -> None:
    table = explore().play(">H12(i2,tahiti) !H12")
    assert (table.tile("H12"), table.marks("red"), table.state.knots) == ("Tahiti", "", 2)


def test_6_3_or_at_any_time_later() -> None:
    table = explore().play(">H12(i2,tahiti) hide !H12")
    assert (table.tile("H12"), table.marks("red"), table.stage) == ("Tahiti", "", "explore")
    assert Table("movement", secret="H12=Tahiti:red").play("!H12").tile("H12") == "Tahiti"


def test_6_3_a_tile_leaves_the_lid_and_a_marker_the_cup_for_good() -> None:
    """6.6: markers never go back."""
    table = explore()
    before = sum(table.state.cup), table.state.lid.bit_count()
    table.play(">H12(i2,tahiti) hide .")
    assert (sum(table.state.cup), table.state.lid.bit_count()) == (before[0] - 1, before[1] - 1)


# --- Off course (6.3) -----------------------------------------------------------------------------------------------


def test_6_3_off_course_the_left_neighbour_moves_the_explorer() -> None:
    table = explore(players=3).play(">H14(x)")
    assert (table.stage, table.mover, table.words()) == ("astray", "yellow", "~G15 ~H16 ~I13 ~I15")
    table.play("~I15(o1)")
    assert (table.tile("I15"), table.tile("H14"), table.state.knots, table.mover) == ("sea", "unknown", 1, "red")


def test_6_3_the_left_neighbour_of_the_last_is_the_first() -> None:
    assert Table("exploration", "green", players=3).play(">K13(x)").mover == "red"


def test_6_3_in_a_game_of_two_the_opponent_decides() -> None:
    """Ruling 3."""
    assert Table("exploration", "yellow").play(">H10(x)").mover == "red"


def test_6_3_a_player_who_is_out_is_nobodys_neighbour() -> None:
    table = Table("exploration", players=3, yellow="", out="yellow").play(">H14(x)")
    assert table.mover == "green"


def test_6_3_he_may_be_sent_onto_a_tile_that_another_has_seen_but_not_onto_one_of_his_own() -> None:
    table = explore(secret="I13=Tahiti:yellow I15=Tuamotu:red").play(">H14(x)")
    assert table.words("push") == "~G15 ~H12 ~H16 ~I13"
    table.play("~I13")
    assert (table.stage, table.mover, table.state.knots) == ("discovery", "red", 2)


def test_6_3_he_may_go_back_to_the_hex_he_had_chosen() -> None:
    table = explore().play(">H14(x) ~I15(o1)")
    assert table.may(">H14")
    assert table.play(">H14(o2)").state.knots == 3


def test_6_3_off_course_again_and_again() -> None:
    table = explore().play(">H14(x) ~I15(x)")
    assert (table.stage, table.mover) == ("astray", "yellow")
    assert table.play("~J16(o1)").tile("J16") == "sea"
    assert table.state.cup[6] == 3


def test_6_3_where_there_is_only_one_hex_he_goes_there() -> None:
    table = explore(sea="H12 I13 I15 H16").play(">H14(x,o2)")
    assert (table.tile("G15"), table.tile("H14"), table.state.knots, table.mover) == ("sea", "unknown", 2, "red")


def test_6_3_where_nothing_is_unknown_around_he_stays_for_two_knots_and_may_try_again() -> None:
    table = explore(sea="H12 I13 I15 H16 G15").play(">H14(x)")
    assert (table.tile("H14"), table.state.knots, table.mover, table.stage) == ("unknown", 2, "red", "explore")
    assert table.play(">H14(o1)").state.knots == 3


# --- Knots (6.4) ----------------------------------------------------------------------------------------------------


def test_6_4_with_four_knots_he_may_explore_on_or_return() -> None:
    table = explore().play(">H12(o2) >I13(o2)")
    assert (table.stage, table.mover, table.state.knots) == ("explore", "red", 4)
    assert table.may(">J14")
    assert table.play(".").lost == ""


def test_6_4_with_five_he_must_return() -> None:
    table = explore().play(">H12(o2) >I13(o3)")
    assert (table.mover, table.lost, table.happened[-1]) == ("yellow", "", "return")


@pytest.mark.parametrize("last", ["o2", "o3"])
def test_6_4_with_six_and_more_he_is_lost(last: str) -> None:
    table = explore().play(f">H12(o2) >I13(o2) >J14({last})")
    assert (table.mover, table.lost, table.tile("J14")) == ("yellow", "red", "sea")


def test_6_4_the_last_hex_is_resolved_before_he_is_lost() -> None:
    table = explore().play(">H12(o2) >I13(o2) >J14(i2,tahiti)")
    assert (table.stage, table.lost) == ("discovery", "")
    table.play("hide")
    assert (table.mover, table.lost, table.marks("red")) == ("yellow", "red", "J14")


def test_6_4_lost_for_one_turn() -> None:
    table = explore().play(">H12(o3) >I13(o3)")
    assert table.lost == "red"
    table = Table("exploration", lost="red", order="yellow red", player="yellow").play(".")
    assert (table.lost, table.stage) == ("", "move")


# --- Special situations (6.5) ---------------------------------------------------------------------------------------


def test_6_5_he_may_look_at_anothers_tile_for_two_knots() -> None:
    table = explore(players=3, secret="H14=Tahiti:yellow").play(">H14")
    assert (table.stage, table.words(), table.state.knots) == ("discovery", "!H14 hide", 2)
    table.play("hide")
    assert (table.marks("red"), table.marks("yellow"), table.tile("H14")) == ("H14", "H14", "unknown")
    assert table.state.knots == 2


def test_6_5_and_turn_it_face_up_instead() -> None:
    table = explore(players=3, secret="H14=Tahiti:yellow").play(">H14 !H14")
    assert (table.marks("red"), table.marks("yellow"), table.tile("H14")) == ("", "", "Tahiti")


def test_6_3_another_who_has_seen_it_may_turn_it_up_meanwhile_and_the_explorer_goes_on() -> None:
    table = explore(players=3, secret="H14=Tahiti:yellow").play(">H14").play("!H14", "yellow")
    assert (table.tile("H14"), table.marks("yellow"), table.state.knots) == ("Tahiti", "", 2)
    assert (table.mover, table.stage, table.may(">I13")) == ("red", "explore", True)


def test_6_5_a_tile_that_all_have_seen_is_turned_face_up() -> None:
    table = explore(players=3, secret="H14=Tahiti:yellow,green").play(">H14 hide")
    assert table.tile("H14") == "Tahiti"
    assert [table.marks(seat) for seat in ("red", "yellow", "green")] == ["", "", ""]


def test_6_5_he_may_not_explore_his_own_tile_again() -> None:
    table = explore(secret="H14=Tahiti:red")
    assert table.why_not(">H14") == "reveal-first"


def test_6_5_at_most_three_secret_markers() -> None:
    three = "J14=Tuamotu:red K15=Pitcairn:red L16=Kuporu:red"
    table = explore(secret=three).play(">H12(i2,tahiti)")
    assert (table.why_not("hide"), table.words()) == ("no-marker", "!H12 !J14 !K15 !L16")
    assert explore(secret=three).play(">H12(i2,tahiti) !H12").tile("H12") == "Tahiti"


def test_6_5_a_marker_is_free_when_another_tile_is_revealed() -> None:
    three = "J14=Tuamotu:red K15=Pitcairn:red L16=Kuporu:red"
    table = explore(secret=three).play(">H12(i2,tahiti) !K15")
    assert (table.stage, table.tile("K15"), table.may("hide")) == ("discovery", "Pitcairn", True)
    assert table.play("hide").marks("red") == "H12 J14 L16"


def test_6_5_crossing_a_known_hex_costs_two_knots() -> None:
    table = explore(sea="I13").play(">H12(o1) >I13")
    assert (table.state.knots, table.happened) == (3, ["cross"])
    assert table.play(">J12(o1)").state.knots == 4


def test_6_5_only_after_a_hex_was_explored() -> None:
    assert explore(sea="H12").why_not(">H12") == "known-already"


def test_6_5_no_enemy_hex_can_be_crossed() -> None:
    table = explore(sea="I13", yellow="Samoa=2 I13=T").play(">H12(o1)")
    assert [table.why_not(">I13"), table.why_not(">Samoa"), table.may(">Tonga")] == ["enemy-hex", "enemy-hex", True]


def test_6_5_crossing_can_make_him_return_or_lose_him() -> None:
    assert explore(sea="I13").play(">H12(o3) >I13").mover == "yellow"
    assert explore(sea="I13").play(">H12(o3) >I13").lost == ""
    assert explore(sea="I13 J14").play(">H12(o2) >I13 >J14").lost == "red"


def test_6_5_he_goes_from_hex_to_adjacent_hex() -> None:
    table = explore().play(">H12(o1)")
    assert table.words("go") == ">G13 >H10 >H14 >I11 >I13"
    assert table.why_not(">G15") == "not-next"


# --- Resolution (6.6) -----------------------------------------------------------------------------------------------


def test_6_6_what_was_found_stays_and_the_knots_are_gone() -> None:
    table = explore().play(">H12(o2) >I13(i1,tahiti) hide .")
    assert (table.tile("H12"), table.marks("red"), table.state.knots) == ("sea", "I13", 0)
    assert (table.mover, table.may(">I11")) == ("yellow", True)
