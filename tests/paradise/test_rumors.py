"""Rumors (7.6)."""

from __future__ import annotations

from tests.paradise.table import Table
from tests.paradise.test_movement import sail

# --- Rumors (7.6) ---------------------------------------------------------------------------------------------------


def test_7_6_two_rumors_are_built_for_nothing() -> None:
    table = Table("building").play("R+Tonga R+Tonga", "red")
    assert table.why_not("R+Tonga", "red") == "none-left"
    assert table.pools("red") == {"G13": 2}


def test_7_6_a_rumor_sails_like_a_canoe() -> None:
    table = sail("Tonga=2R").play("@Tonga +R >H12 >I13")
    assert table.stack("red", "I13") == "R"


def test_7_6_a_rumor_may_be_taken_off_the_map_and_built_again() -> None:
    table = sail("Tonga=2RR H12=R").play("-R@H12")
    assert (table.stack("red", "H12"), table.built("red")) == ("", "RR")
    assert sail("Tonga=2RR H12=1").why_not("-R@H12") == "no-choice"


def test_7_6_even_one_that_has_just_moved() -> None:
    table = sail("Tonga=2RT").play("@Tonga +R +T >H12 . -R@H12")
    assert (table.stack("red", "H12"), table.play("@H12").words("add")) == ("T", "+T1")


def test_7_6_even_one_that_has_come_to_attack() -> None:
    """It does not return when Arioi turns the attack away (9.5)."""
    table = sail("Tonga=2CRT", cards="yellow:arioi").play("@Tonga +C +R >Samoa -R@Samoa . #arioi")
    assert (table.stack("red", "Tonga"), table.built("red")) == ("CT", "CT")


def test_7_6_in_transit_others_still_go_where_one_was_taken_off() -> None:
    chain = sail("Tonga=2RT^ H12=1WT^").play("R@Tonga :H12 -R@H12")
    assert (chain.stage, chain.stack("red", "H12"), chain.words("take")) == ("transit", "WT", "W@H12")


def test_7_6_and_built_elsewhere_at_once_while_all_build() -> None:
    table = Table("building", red="Tonga=2 H12=RR", tiles="H12=Niue", sea="I11")
    assert table.why_not("R+Tonga", "red") == "none-left"
    table.play("-R@H12 R+Tonga", "red")
    assert (table.why_not("R+Tonga", "red"), table.stack("red", "H12")) == ("none-left", "R")
    table.play(".", "red").play(".", "yellow")
    assert (table.stack("red", "H12"), table.stack("red", "Tonga"), table.built("red")) == ("R", "R", "RR")


def test_7_6_a_piece_stays_where_one_must() -> None:
    """8.5: what is planned counts, rumors and colonies together."""
    conquered = "Tonga=2 Fiji=1LR"
    table = Table("building", red=conquered).play("-R@Fiji .", "red")
    assert (table.words("settle", seat="red"), table.step) == ("", "building")
    table = Table("building", red="Tonga=2 Fiji=1R")
    assert table.why_not("-R@Fiji", "red") == "garrison"
    table = Table("building", red=conquered).play(".", "red")
    assert table.words("settle", "disband", seat="red") == "-R@F12 S+F12"
    assert table.play("S+Fiji", "red").why_not("-R@Fiji", "red") == "garrison"


def test_7_6_rumors_in_a_battle_are_removed() -> None:
    table = sail("Tonga=2CR", "Samoa=2 H12=TR").play("@Tonga +C +R >H12 . .")
    assert (table.stack("red", "H12"), table.built("red")) == ("C", "C")
    assert table.built("yellow") == "T"


def test_7_6_whatever_became_of_the_battle_before() -> None:
    table = sail("Tonga=2CC", "Samoa=2 H12=R").play("@Tonga +C >H12 . @Tonga +C >Samoa . *Samoa(1)")
    assert (table.stack("red", "H12"), table.stack("red", "Samoa"), table.built("yellow")) == ("C", "", "")


def test_7_6_it_was_only_a_rumor() -> None:
    """A hex with nothing but rumors is free: there is nobody to fight and nothing to retreat."""
    table = sail("Tonga=2CR", "Samoa=2 H12=RR").play("@Tonga +C >H12 . .")
    assert (table.stack("red", "H12"), table.built("yellow"), table.stage) == ("C", "", "move")
    assert table.mover == "yellow"
