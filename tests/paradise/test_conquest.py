"""Conquest (8.4), and independent groups (8.5)."""

from __future__ import annotations

from typing import Any

from tests.paradise.table import Table, hexes


def war(red: str, yellow: str, **table: Any) -> Table:
    """Red is about to move; Niue H12, Tuamotu I13, Pitcairn J14 and Kuporu H10; ocean I11, J12, I15."""
    known: dict[str, Any] = {"tiles": "H12=Niue I13=Tuamotu J14=Pitcairn H10=Kuporu", "sea": "I11 J12 I15"}
    return Table("movement", red=red, yellow=yellow, **(known | table))


# --- Conquest (8.4) -------------------------------------------------------------------------------------------------


def test_8_4_all_villages_go_and_nobody_controls_the_group() -> None:
    table = war("Tonga=2CW", "Samoa=2 I13=2").play("@Tonga +C +W >H12 >I13").fight("4").play(".")
    assert (table.villages("I13"), table.held("red"), table.held("yellow")) == (0, "G13", "G11")
    assert table.stack("red", "I13") == "WC"


def test_8_4_improved_agriculture_stays() -> None:
    table = war("Tonga=2CW", "Samoa=2 H12=2a").play("@Tonga +C +W >H12").fight("4").play(".")
    assert (table.villages("H12"), table.fields("H12")) == (0, 1)


def test_8_4_a_village_is_saved_for_every_piece_given_up() -> None:
    table = war("Tonga=2CCW", "Samoa=2 I13=2").play("@Tonga +C +C +W >H12 >I13").fight("4")
    assert (table.stage, table.words()) == ("save", ". C>V W>V")
    table.play("W>V C>V")
    assert (table.villages("I13"), table.held("red"), table.held("yellow")) == (2, "G13 I13", "G11")
    assert (table.stack("red", "I13"), table.built("red"), table.mover) == ("C", "C", "yellow")


def test_8_4_or_for_some_of_them() -> None:
    table = war("Tonga=2CCW", "Samoa=2 I13=2").play("@Tonga +C +C +W >H12 >I13").fight("4").play("C>V .")
    assert (table.villages("I13"), table.held("red"), table.stack("red", "I13")) == (1, "G13 I13", "WC")


def test_8_4_not_more_than_there_were() -> None:
    table = war("Tonga=2CCW", "Samoa=2 H12=1").play("@Tonga +C +C +W >H12").fight("4").play("W>V")
    assert (table.villages("H12"), table.stage, table.mover) == (1, "move", "yellow")


def test_8_4_only_by_pieces_of_the_front_line_that_have_not_panicked() -> None:
    table = war("Tonga=2CWWT", "Samoa=2 I13=2").play("@Tonga +C +T +W +W >H12 >I13 .(2) xW(4)")
    assert (table.words(), table.why_not("W>V")) == (". C>V", "not-in-front")


def test_8_4_a_saved_group_can_be_held_by_its_villages_alone() -> None:
    """Only printed groups need a piece (8.5)."""
    table = war("Tonga=2C", "Samoa=2 H12=1").play("@Tonga +C >H12").fight("4").play("C>V")
    assert (table.stack("red", "H12"), table.held("red")) == ("", "G13 H12")


def test_8_4_who_loses_his_home_names_another() -> None:
    table = war("Tonga=2CW", "Samoa=2 I13=1 J14=1").play("@Tonga +C +W >Samoa").fight("4").play(".")
    assert (table.stage, table.mover, table.words()) == ("new-home", "yellow", "^I13 ^J14")
    assert table.play("^J14").home("yellow") == "J14"


def test_8_4_where_only_one_is_left_that_is_it() -> None:
    table = war("Tonga=2CW", "Samoa=2 I13=1").play("@Tonga +C +W >Samoa").fight("4").play(".")
    assert (table.home("yellow"), table.mover, table.stage) == ("I13", "yellow", "move")


def test_8_4_a_home_can_be_taken_over_with_its_villages() -> None:
    table = war("Tonga=2CW", "Samoa=2 I13=1").play("@Tonga +C +W >Samoa").fight("4").play("W>V")
    assert (table.held("red"), table.home("red"), table.home("yellow")) == ("G11 G13", "G13", "I13")


def test_8_4_the_victor_gathers_his_pieces_face_down() -> None:
    table = war("Tonga=2CWWT", "Samoa=2 H12=1").play("@Tonga +C +T +W +W >H12 .(3) xW(4) .")
    assert (table.stage, table.mover, table.words()) == ("regroup", "red", ". /H12")
    assert table.stack("red", "H12") == "WWCT"
    assert table.play(".").chain("red") == ""


def test_8_4_a_transport_canoe_may_lie_face_up() -> None:
    table = war("Tonga=2CT", "Samoa=2 H12=1").play("@Tonga +C +T >H12").fight("4").play(". /H12")
    assert (table.chain("red"), table.mover) == ("H12", "yellow")


def test_8_4_also_for_a_defender_who_wins() -> None:
    table = war("Tonga=2C", "Samoa=2T^").play("@Tonga +C >Samoa .(1)")
    assert (table.stage, table.mover, table.chain("yellow")) == ("regroup", "yellow", "")
    assert table.play("/Samoa").chain("yellow") == "G11"


def test_8_4_the_victor_gathers_all_pieces_that_are_left_at_sea_as_well() -> None:
    """Only the loser's pieces are lost for want of a canoe (8.3): what floats stays until one takes it aboard."""
    table = war("I13=1CCWW", "Samoa=2 I11=C").play("@I13 +C +C +W +W >I11 .(1) xC(4)")
    assert (table.stack("red", "I11"), table.built("red")) == ("WWC", "WWC")
    table = war("I13=1CTWL", "Samoa=2 I11=C").play("@I13 +C +T +W +L >I11 .(1) xC(4) .")
    assert table.stack("red", "I11") == "WTL"


def test_8_4_a_defender_as_well() -> None:
    table = war("I13=1C", "Samoa=2 I11=CWWT").play("@I13 +C >I11 .(6) xC(1)")
    assert (table.stack("yellow", "I11"), table.built("yellow"), table.built("red")) == ("WWT", "WWT", "")


def test_8_4_local_warriors_are_always_there_again() -> None:
    """Whoever fell in one battle stands in the next one of the same turn."""
    seats: dict[str, Any] = {"red": "Tonga=2C", "yellow": "Samoa=2W", "green": "Hiva=2 H12=CW"}
    table = Table("movement", players=3, order="red green yellow", **seats)
    table.play("@Tonga +C >Samoa .(6) xV(2)")
    assert (table.mover, table.stack("yellow", "Samoa")) == ("green", "W")
    table.play("@H12 +C +W >Samoa .(4)")
    assert (table.front("defender"), table.words()) == ("WV", "xV xW")


# --- Independent groups (8.5) ---------------------------------------------------------------------------------------


def test_8_5_an_independent_group_is_defended_by_its_printed_warriors() -> None:
    table = war("Tonga=2CW", "Samoa=2").play("@Tonga +C +W >Fiji .(2)")
    assert (table.front("defender"), table.mover) == ("VVV", "red")


def test_8_5_nobody_chooses_for_it() -> None:
    table = war("Tonga=2CC", "Samoa=2").play("@Tonga +C +C >Fiji .(4,6,5)")
    assert (table.stage, table.mover) == ("save", "red")


def test_8_5_if_the_attack_fails_it_is_as_strong_as_before() -> None:
    table = war("Tonga=2C", "Samoa=2").play("@Tonga +C >Fiji .(4,6,2)")
    assert (table.stack("red", "Tonga"), table.state.wild.bit_count(), table.villages("Fiji")) == ("C", 9, 0)
    again = war("Tonga=2CW", "Samoa=2").play("@Tonga +C +W >Fiji .(3)")
    assert again.front("defender") == "VVV"


def test_8_5_there_is_a_village_to_save_on_every_green_square() -> None:
    table = war("Tonga=2CCWW", "Samoa=2").play("@Tonga +C +C +W +W >Fiji").fight("4").play("W>V W>V C>V")
    assert (table.villages("Fiji"), table.held("red"), table.stack("red", "Fiji")) == (3, "F12 G13", "C")
    assert table.state.wild.bit_count() == 8


def test_8_5_one_piece_of_the_victor_stays() -> None:
    table = war("Tonga=2CW", "Samoa=2").play("@Tonga +C +W >Fiji").fight("4").play("W>V")
    assert (table.villages("Fiji"), table.stack("red", "Fiji"), table.stage) == (1, "C", "move")
    table = war("Tonga=2C", "Samoa=2").play("@Tonga +C >Fiji").fight("4")
    assert (table.villages("Fiji"), table.stack("red", "Fiji")) == (0, "C")  # it could not be given up


def test_8_5_a_panicked_piece_or_a_transport_canoe_is_enough() -> None:
    table = war("Tonga=2CT", "Samoa=2").play("@Tonga +C +T >Fiji").fight("4").play("C>V .")
    assert (table.villages("Fiji"), table.stack("red", "Fiji")) == (1, "T")


def test_8_5_for_as_long_as_nobody_else_conquers_it() -> None:
    """10.2."""
    table = war("Tonga=2 Fiji=1CW", "Samoa=2")
    assert table.play("@Fiji +C").why_not("+W") == "garrison"
    assert war("Tonga=2 Fiji=1C", "Samoa=2").why_not("@Fiji") == "garrison"
    assert war("Tonga=2 Fiji=1CC", "Samoa=2").play("@Fiji +C").why_not("+C") == "garrison"
    assert war("Tonga=2 Fiji=1R", "Samoa=2").why_not("-R@Fiji") == "garrison"


def test_8_5_also_on_printed_homes() -> None:
    """10.2: every group that is printed on the map."""
    table = war("Tonga=2CC", "Samoa=2 I13=1").play("@Tonga +C +C >Samoa").fight("4").play("C>V")
    assert (table.held("red"), table.stack("red", "Samoa")) == ("G11 G13", "C")
    assert garrisons(table) == ["G11", ""]


def test_8_5_the_next_conqueror_has_to_leave_one_instead() -> None:
    table = Table("movement", "yellow", red="Tonga=2 Fiji=1W", yellow="Samoa=2CC").play("@Samoa +C +C >Fiji")
    table.fight("6").play(".")
    assert (garrisons(table), table.stack("yellow", "Fiji")) == (["", "F12"], "CC")


def test_8_5_even_where_no_village_was_left() -> None:
    table = Table("movement", "yellow", red="Tonga=2 Fiji=W", yellow="Samoa=2CC").play("@Samoa +C +C >Fiji . .(4)")
    assert (garrisons(table), table.stack("yellow", "Fiji")) == (["", "F12"], "CC")


def garrisons(table: Table) -> list[str]:
    """The printed groups in which each seat must keep a piece."""
    return [hexes(mask) for mask in table.state.garrison]
