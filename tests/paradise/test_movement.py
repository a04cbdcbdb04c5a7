"""Movement (7.3): fleets, how far they sail, and where they may go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.paradise.table import Table


def sail(red: str, yellow: str = "Samoa=2", **table: Any) -> Table:
    """Red's fleets in a sea of islands: Niue H12, Tuamotu I13, Pitcairn J14, ocean I11, J12, I15, K13."""
    known = {"tiles": "H12=Niue I13=Tuamotu J14=Pitcairn", "sea": "I11 J12 I15 K13"} | table
    return Table("movement", red=red, yellow=yellow, **known)


# --- One or two hexes (7.3) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("canoe", ["T", "C"])
def test_7_3_a_canoe_moves_one_or_two_hexes(canoe: str) -> None:
    table = sail(f"Tonga=2{canoe}").play(f"@Tonga +{canoe} >H12")
    assert table.stage == "fleet"
    assert table.play(".").stack("red", "H12") == canoe
    table = sail(f"Tonga=2{canoe}").play(f"@Tonga +{canoe} >H12 >I13")
    assert (table.stage, table.stack("red", "I13")) == ("move", canoe)


def test_7_3_hex_by_hex() -> None:
    table = sail("Tonga=2T").play("@Tonga +T")
    assert table.words("go") == ">F14 >H12"
    assert table.why_not(">I13") == "not-next"


def test_7_3_face_up_or_face_down() -> None:
    table = sail("Tonga=2T^").play("@Tonga +T >H12 .")
    assert (table.chain("red"), table.stack("red", "H12")) == ("", "T")


def test_7_3_every_canoe_has_hexes_of_its_own() -> None:
    """It may stop, and go on later with what it has left."""
    table = sail("Tonga=2T").play("@Tonga +T >H12 .")
    assert (table.words("fleet"), table.play("@H12").words("add")) == ("@H12", "+T1")
    table.play("+T1 >I13")
    assert (table.stage, table.stack("red", "I13"), table.words("fleet")) == ("move", "T", "")
    assert table.why_not("@I13") == "no-canoe-ready"


def test_7_3_a_canoe_stops_lets_another_join_and_goes_on() -> None:
    table = sail("Tonga=2TC").play("@Tonga +T >H12 . @Tonga +C >H12 +T1 >I13")
    assert (table.stage, table.stack("red", "I13")) == ("move", "CT")


def test_7_3_a_war_canoe_picks_up_transports_on_its_way_and_escorts_them() -> None:
    """From different hexes into an enemy one: a joint attack."""
    table = sail("Tonga=2CCWW H12=1TL").play("@Tonga +C +C +W +W >H12 +T +L >Samoa")
    assert (table.contested, table.stack("red", "Samoa")) == ("G11", "WWCCTL")


def test_7_3_what_one_has_left_is_not_another_s() -> None:
    """A canoe that joins has its own two hexes; the fleet goes no farther than its slowest."""
    table = sail("Tonga=2T H12=1T").play("@Tonga +T >H12 +T >I13")
    assert (table.stage, table.stack("red", "I13"), table.words("fleet")) == ("move", "TT", "@I13")
    assert table.play("@I13").words("add") == "+T1"


def test_7_3_a_spent_canoe_is_left_behind_and_the_others_sail_on() -> None:
    table = sail("Tonga=2CT", face="red:double-hulled-canoes").play("@Tonga +C +T >H12 >I13")
    assert (table.stage, table.why_not(">J12")) == ("fleet", "sailed-enough")
    assert table.play("-T2 >J12").stack("red", "J12") == "C"


def test_7_3_its_load_stays_aboard_where_it_stops() -> None:
    table = sail("Tonga=2TL").play("@Tonga +T +L >H12 .")
    assert table.view("red")["under_way"] == {"H12": [{"canoe": "T", "load": "L", "sailed": 1, "left": 1}]}
    assert table.play("@H12").words("add", "load") == "+T1L"
    assert table.play("+T1L >I13").stack("red", "I13") == "TL"


def test_7_3_what_is_left_of_each_canoe_is_shown_to_its_owner() -> None:
    table = sail("Tonga=2T H12=1C").play("@Tonga +T >H12 +C")
    canoes = [("C", 0, 2), ("T", 1, 1)]
    assert [(it["canoe"], it["sailed"], it["left"]) for it in table.view("red")["fleet"]["canoes"]] == canoes
    fleet = table.view("yellow")["fleet"]
    assert (fleet["pieces"], fleet["number"], fleet["sailed"], fleet["canoes"]) == ("", 2, 1, [])


def test_7_3_nobody_joins_one_who_has_come_to_fight() -> None:
    table = sail("Tonga=2CC", "Samoa=2 H12=T").play("@Tonga +C >H12 .")
    assert table.why_not("@H12") == "among-enemies"


def test_7_3_several_fleets_one_after_another() -> None:
    table = sail("Tonga=2TTC").play("@Tonga +T >H12 . @Tonga +T +C >F14 .")
    assert [table.stack("red", where) for where in ("Tonga", "H12", "F14")] == ["", "T", "CT"]


def test_7_3_where_a_fleet_stops_it_is_a_stack_again() -> None:
    table = sail("Tonga=2TW").play("@Tonga +T +W >H12 .")
    fleet = table.view("red")["fleet"]
    assert (fleet["at"], fleet["number"], fleet["sailed"], fleet["canoes"]) == (None, 0, 0, [])
    assert table.view("red")["own"] == {"H12": "WT"}


def test_7_3_canoes_may_be_turned_over() -> None:
    table = sail("Tonga=2TT^ H12=T")
    assert table.words("flip") == "/G13 /H12"
    table.play("/G13 /H12")
    assert table.chain("red") == "H12"
    assert table.why_not("/H12") == "flipped"


def test_7_3_one_by_one_each_once_in_a_step() -> None:
    """The one that lay face up is turned down; then another of the same hex may be turned up."""
    table = sail("Tonga=2TT^").play("/G13 /G13")
    assert (table.chain("red"), table.why_not("/G13")) == ("G13", "flipped")
    table = sail("Tonga=2T^").play("/G13")
    assert (table.chain("red"), table.why_not("/G13")) == ("", "flipped")


def test_7_3_also_one_that_comes_where_another_was_turned_over() -> None:
    table = sail("Tonga=2T H12=1T").play("/H12 @H12 +T >I13 . @Tonga +T >H12 . /H12")
    assert table.chain("red") == "H12"


def test_7_3_also_after_they_have_moved() -> None:
    assert sail("Tonga=2T").play("@Tonga +T >H12 . /H12").chain("red") == "H12"


def test_7_3_a_canoe_that_enters_no_hex_lies_as_it_lay() -> None:
    """A fleet that is broken up before it sails leaves the chain as it was."""
    table = sail("Tonga=2T^ H12=1T^").play(". @Tonga +T .")
    assert table.chain("red") == "G13 H12"
    table = sail("Tonga=2T H12=1T").play("/Tonga @Tonga +T .")
    assert table.chain("red") == "G13"
    joined = sail("Tonga=2T H12=1T^").play("@Tonga +T >H12 +T .")
    assert joined.chain("red") == "H12"


def test_7_3_nor_has_it_moved() -> None:
    """What was put into a fleet that did not sail is as free as before, and so is its load."""
    table = sail("Tonga=2TW").play("@Tonga +T +W . @Tonga +T +W >H12 >I13")
    assert table.stack("red", "I13") == "WT"


def test_7_3_a_fleet_that_was_begun_can_be_given_up_with_nothing_loaded() -> None:
    table = sail("Tonga=2T").play("@Tonga .")
    assert (table.stage, table.words("fleet")) == ("move", "@G13")


def test_7_3_but_a_step_comes_to_an_end() -> None:
    """After five fleets that were given up, those of the next have moved."""
    table = sail("Tonga=2T").play("@Tonga . " * 5)
    assert table.play("@Tonga").why_not(".") == "fleet-empty"
    assert table.play("+T .").words("fleet") == ""


def test_7_3_where_the_last_transport_canoe_leaves_the_chain_is_broken() -> None:
    table = sail("Tonga=2TT^").play("@Tonga +T >H12 .")
    assert table.chain("red") == "G13"
    assert table.play("@Tonga +T >H12 .").chain("red") == ""


# --- Restrictions (7.3) ---------------------------------------------------------------------------------------------


def test_7_3_only_known_hexes() -> None:
    table = sail("Tonga=2C").play("@Tonga +C")
    assert [table.why_not(">H14"), table.why_not(">G15")] == ["unknown-hex", "unknown-hex"]


def test_7_3_a_tile_that_he_has_explored_may_be_revealed_just_before() -> None:
    table = sail("Tonga=2C", tiles="", secret="H12=Niue:red").play("@Tonga +C")
    assert table.why_not(">H12") == "reveal-first"
    assert table.play("!H12 >H12").tile("H12") == "Niue"


def test_7_3_but_not_one_that_only_others_have_seen() -> None:
    table = sail("Tonga=2C", tiles="", secret="H12=Niue:yellow").play("@Tonga +C")
    assert [table.why_not("!H12"), table.why_not(">H12")] == ["no-tile", "unknown-hex"]


@pytest.mark.parametrize("pieces", ["H12=1", "H12=W", "H12=T", "H12=C", "H12=L", "H12=R"])
def test_7_3_transport_canoes_need_an_escort_into_enemy_hexes(pieces: str) -> None:
    """Ruling 7: any piece, even a rumor."""
    table = sail("Tonga=2TC", f"Samoa=2 {pieces}").play("@Tonga +T")
    assert table.why_not(">H12") == "needs-escort"
    assert table.play("+C").may(">H12")


def test_7_3_and_into_independent_groups() -> None:
    table = sail("Tonga=2TC").play("@Tonga +T")
    assert [table.why_not(">Fiji"), table.why_not(">Samoa")] == ["needs-escort", "needs-escort"]
    assert table.play("+C").words("go") == ">F12 >F14 >G11 >H12"


def test_7_3_at_sea_as_well() -> None:
    table = sail("I13=1TC", "Samoa=2 I11=T").play("@I13 +T")
    assert table.why_not(">I11") == "needs-escort"
    assert table.play("+C").may(">I11")


def test_7_3_war_canoes_stop_at_a_group_under_enemy_control() -> None:
    table = sail("Tonga=2C", "Samoa=2 H12=1").play("@Tonga +C >H12")
    assert (table.stage, table.contested, table.stack("red", "H12")) == ("move", "H12", "C")


def test_7_3_and_at_an_enemy_war_canoe() -> None:
    table = sail("Tonga=2C", "Samoa=2 H12=C").play("@Tonga +C >H12")
    assert (table.stage, table.contested) == ("move", "H12")


@pytest.mark.parametrize("pieces", ["T", "W", "L", "R", "TTWL"])
def test_7_3_but_pass_transport_canoes_without_effect(pieces: str) -> None:
    """Ruling 7: warrior bands alone do not stop them either."""
    table = sail("Tonga=2C", f"Samoa=2 H12={pieces}").play("@Tonga +C >H12")
    assert table.stage == "fleet"
    table.play(">I13")
    assert (table.stage, table.contested, table.stack("red", "I13")) == ("move", "", "C")
    assert table.stack("yellow", "H12") == "".join(sorted(pieces, key="WCTLR".index))


def test_7_3_or_stop_to_attack_them() -> None:
    table = sail("Tonga=2C", "Samoa=2 H12=T").play("@Tonga +C >H12 . .")
    assert (table.stack("yellow", "H12"), table.stack("yellow", "Samoa")) == ("", "T")


def test_7_3_among_enemies_nothing_is_picked_up_or_dropped() -> None:
    table = sail("Tonga=2CT", "Samoa=2 H12=T").play("@Tonga +C +T >H12")
    assert [table.why_not("-T"), table.why_not("+T")] == ["among-enemies", "among-enemies"]


def test_7_3_ocean_may_be_crossed_and_canoes_left_there() -> None:
    table = sail("Tonga=2T").play("@Tonga +T >F14 . /F14")
    assert (table.stack("red", "F14"), table.chain("red")) == ("T", "F14")
