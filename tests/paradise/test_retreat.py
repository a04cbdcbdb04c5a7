"""Retreat (8.3): where to, and who can be carried."""

from __future__ import annotations

import pytest

from tests.paradise.test_conquest import war

# --- Retreat (8.3) --------------------------------------------------------------------------------------------------


def test_8_3_survivors_go_to_the_nearest_group_that_their_owner_controls() -> None:
    table = war("Tonga=2C", "Samoa=2 I13=1T J14=1").play("@Tonga +C >H12 >I13 .(4) .")
    assert (table.stack("yellow", "J14"), table.stack("yellow", "Samoa")) == ("T", "")


def test_8_3_the_attacker_retreats_as_well() -> None:
    table = war("Tonga=2CTW", "Samoa=2 H12=1").play("@Tonga +C +T +W >H12 .(2) xC(3)")
    assert (table.stack("red", "Tonga"), table.stack("red", "H12"), table.villages("H12")) == ("WCT", "", 1)


def test_8_3_where_several_are_as_near_their_owner_chooses() -> None:
    table = war("Tonga=2C", "Samoa=2 H12=1T I13=1").play("@Tonga +C >H12 .(4)")
    assert (table.stage, table.mover, table.words()) == ("retreat", "yellow", "<G11 <I13")
    assert table.play("<I13 .").stack("yellow", "I13") == "T"


def test_8_3_distance_is_as_the_crow_flies() -> None:
    """Ruling 1: H12 to Samoa one hex; what lies between makes no difference."""
    table = war("Tonga=2C", "Samoa=2 H14=1T K13=1", tiles="H14=Niue K13=Tuamotu").play("@Tonga +C >H14 .(4) .")
    assert table.stack("yellow", "Samoa") == "T"


def test_8_3_never_to_a_hex_with_enemy_battle_pieces() -> None:
    """While Red's other fleet lies before Samoa, that is no refuge."""
    table = war("Tonga=2CC", "Samoa=2 H12=1T J14=1").play("@Tonga +C >Samoa @Tonga +C >H12 . *H12(4) .(?)")
    assert table.stack("yellow", "J14") == "T"


def test_8_3_without_a_refuge_all_is_lost() -> None:
    """Ruling 6."""
    table = war("Tonga=2CC", "Samoa=2 H12=1TL").play("@Tonga +C >Samoa @Tonga +C >H12 . *H12(4)")
    assert (table.built("yellow"), table.stage) == ("", "save")


def test_8_3_those_who_retreat_lie_face_up_until_their_owner_moves() -> None:
    table = war("Tonga=2C", "Samoa=2R H12=1TTL").play("@Tonga +C >H12 .(4)")
    seen = table.view("red")
    assert (seen["pieces"][1], seen["face_up"][1], table.chain("yellow")) == ({"G11": 4}, {"G11": "TTL"}, "G11")
    assert table.play(".").mover == "yellow"
    seen = table.view("red")
    assert (seen["pieces"][1], seen["face_up"][1]) == ({"G11": 4}, {"G11": "T"})


@pytest.mark.parametrize(
    ("pieces", "saved"),
    [
        ("WWT", "WT"),  # one canoe for two warrior bands
        ("WT", "WT"),
        ("WL", ""),
        ("LLT", "TL"),
        ("WWC", "WC"),
        ("LC", "CL"),  # in a retreat a war canoe carries a colony as well
        ("LLC", "CL"),
        ("WLCT", "WCTL"),
        ("WLTT", "WTTL"),
    ],
)
def test_8_3_warriors_and_colonies_need_a_canoe(pieces: str, saved: str) -> None:
    table = war("Tonga=2C", f"Samoa=2 H12=1{pieces}").play("@Tonga +C >H12").fight("4").play(".")
    assert table.stack("yellow", "Samoa") == saved
    assert table.built("yellow") == saved


def test_8_3_whether_a_colony_or_a_warrior_band_comes_along_is_its_owners_choice() -> None:
    table = war("Tonga=2C", "Samoa=2 H12=1WLT").play("@Tonga +C >H12").fight("4")
    assert (table.stage, table.mover, table.words()) == ("carry", "yellow", "carry:0 carry:1")
    assert table.play("carry:0 .").stack("yellow", "Samoa") == "WT"
    table = war("Tonga=2C", "Samoa=2 H12=1WLT").play("@Tonga +C >H12").fight("4")
    assert table.play("carry:1 .").stack("yellow", "Samoa") == "TL"


def test_8_3_where_no_place_would_stay_empty() -> None:
    table = war("Tonga=2C", "Samoa=2 H12=1WWLLTTC").play("@Tonga +C >H12").fight("4")
    assert table.words() == "carry:1 carry:2"
    assert table.play("carry:1 .").stack("yellow", "Samoa") == "WWCTTL"
    table = war("Tonga=2C", "Samoa=2 H12=1WLC").play("@Tonga +C >H12").fight("4")
    assert table.words() == "carry:0 carry:1"
    assert table.play("carry:1 .").stack("yellow", "Samoa") == "CL"
