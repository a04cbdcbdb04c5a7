"""Battles (8.1, 8.2): where they happen, who fights, what the die does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.paradise.table import Table


def war(red: str = "Tonga=2CW", yellow: str = "Samoa=2", **table: Any) -> Table:
    """Red is about to move; Niue H12 and Tuamotu I13 lie between the homes and the ocean (I11, J12)."""
    known: dict[str, Any] = {"tiles": "H12=Niue I13=Tuamotu", "sea": "I11 J12"}
    return Table("movement", red=red, yellow=yellow, **(known | table))


# --- When and where (8.1) -------------------------------------------------------------------------------------------


def test_8_1_a_war_canoe_that_ends_in_an_enemy_group_attacks_it() -> None:
    table = war().play("@Tonga +C +W >Samoa")
    assert (table.stage, table.contested) == ("move", "G11")
    assert table.play(".(3)").stage == "loss"


@pytest.mark.parametrize("pieces", ["T", "C", "W", "L"])
def test_8_1_or_in_any_hex_that_another_occupies(pieces: str) -> None:
    """7.1: every conflict in a hex that two players occupy is resolved."""
    table = war(yellow=f"Samoa=2 H12={pieces}").play("@Tonga +C +W >H12")
    if table.stage == "fleet":
        table.play(".")
    assert table.contested == "H12"


def test_8_1_all_canoes_move_before_the_first_battle() -> None:
    table = war("Tonga=2CCT").play("@Tonga +C >Samoa")
    assert table.words("fleet") == "@G13"
    assert table.stack("yellow", "Samoa") == ""


def test_8_1_the_attacker_chooses_the_order_of_the_battles() -> None:
    table = war("Tonga=2CCW", "Samoa=2 H12=1").play("@Tonga +C +W >Samoa @Tonga +C >H12 .")
    assert (table.stage, table.mover, table.words()) == ("battles", "red", "*G11 *H12")
    table.play("*H12(4) .(4)")  # the other one follows at once
    assert (table.held("yellow"), table.view("red")["battle"]["hex"]) == ("G11", "G11")


def test_8_1_a_single_battle_needs_no_choice() -> None:
    table = war().play("@Tonga +C +W >Samoa .(5)")
    assert (table.stage, table.mover) == ("save", "red")


def test_8_1_two_fleets_can_fight_one_battle() -> None:
    table = war("Tonga=2CW I13=CW").play("@Tonga +C +W >Samoa @I13 +C +W >H12 >Samoa .(3)")
    assert table.front("attacker") == "WWCC"


# --- The lines (8.2) ------------------------------------------------------------------------------------------------


def test_8_2_the_attackers_front_line_is_war_canoes_and_warriors_aboard_them() -> None:
    table = war("Tonga=2CCTTWWWL").play("@Tonga +C +C +T +T +W +W +W +L >Samoa .(2)")
    assert (table.front("attacker"), table.back("attacker")) == ("WWCC", "WTTL")


def test_8_2_warriors_in_transport_canoes_stay_behind_even_beside_an_empty_war_canoe() -> None:
    """Whose warriors they are follows from the fleet they came with."""
    table = war("Tonga=2CTTWW I13=C").play("@Tonga +C +T +W +W >Samoa @I13 +C >H12 >Samoa .(2)")
    assert (table.front("attacker"), table.back("attacker")) == ("WCC", "WT")


def test_8_2_on_land_all_warriors_of_the_defender_fight() -> None:
    table = war("Tonga=2CCC", "Samoa=2WWTLC").play("@Tonga +C +C +C >Samoa .(4)")
    assert (table.front("defender"), table.back("defender")) == ("WWCV", "TL")


def test_8_2_also_where_they_have_no_village() -> None:
    table = war("Tonga=2CCC", "Samoa=2 H12=WCT").play("@Tonga +C +C +C >H12 .(4)")
    assert (table.front("defender"), table.back("defender")) == ("WC", "T")


def test_8_2_at_sea_only_those_in_war_canoes() -> None:
    """7.4."""
    table = war("I13=CCC", "Samoa=2 I11=CWWT").play("@I13 +C +C +C >I11 .(4)")
    assert (table.front("defender"), table.back("defender"), table.words()) == ("WC", "WT", "xC xW")


@pytest.mark.parametrize(("villages", "locals_"), [(1, "V"), (2, "V"), (3, "VV"), (4, "VV")])
def test_8_2_local_warriors_rise_for_villages(villages: int, locals_: str) -> None:
    table = war("Tonga=2CW", f"Samoa={villages}aa").play("@Tonga +C +W >Samoa .(2)")
    assert table.front("defender") == locals_


def test_8_2_they_are_no_pieces_of_the_stack_and_come_to_every_battle() -> None:
    table = war("Tonga=2C", "Samoa=2W").play("@Tonga +C >Samoa .(5) xV(2)")
    assert (table.stack("yellow", "Samoa"), table.villages("Samoa"), table.mover) == ("W", 2, "yellow")
    again = Table("movement", red="Tonga=2C", yellow="Samoa=2W").play("@Tonga +C >Samoa .(5)")
    assert again.words() == "xV xW"


def test_8_2_an_undefended_hex_is_won_without_a_roll() -> None:
    table = war(yellow="Samoa=2 H12=TTL").play("@Tonga +C >H12 . .")
    assert (table.happened[:3], table.stack("red", "H12")) == (["battle", "won", "retreat"], "C")


def test_8_2_all_pieces_in_a_battle_are_laid_open() -> None:
    table = war("Tonga=2CCWT", "Samoa=2WWC").play("@Tonga +C +C +W +T >Samoa .(4)")
    for viewer in ("red", "yellow", "spectator"):
        assert table.view(viewer)["battle"] == {
            "hex": "G11",
            "attacker": 0,
            "defender": 1,
            "front": ["WCC", "WWC"],
            "back": ["T", ""],
            "locals": 1,
            "die": 4,
            "origins": ["G13"],
            "rolls": [{"die": 4, "seat": None, "loss": None, "piece": None}],
            "asked": {"seat": 1, "loss": "panic"},
            "used": [],
            "saved": 0,
            "stake": 2,
            "chance": 0.5,
            "course": [0.344],
            "refuges": [["G13"], []],
        }


# --- The die (8.2) --------------------------------------------------------------------------------------------------


BOTH: dict[str, Any] = {"red": "Tonga=2CCWW", "yellow": "Samoa=2WC"}
ATTACK = "@Tonga +C +C +W +W >Samoa"


@pytest.mark.parametrize(
    ("die", "loser", "choice", "front", "back", "left"),
    [
        (1, "red", "xC", "WWC", "", "WWC"),
        (1, "red", "xW", "WCC", "", "WCC"),
        (2, "red", "xW", "WCC", "W", "WWCC"),
        (3, "red", "xC", "WWC", "C", "WWCC"),
    ],
)
def test_8_2_one_eliminates_a_piece_of_the_attacker_two_and_three_panic_one(
    die: int, loser: str, choice: str, front: str, back: str, left: str
) -> None:
    table = war(**BOTH).play(f"{ATTACK} .({die})")
    assert (table.stage, table.mover) == ("loss", loser)
    table.play(f"{choice}(4)")
    assert (table.front("attacker"), table.back("attacker"), table.built("red")) == (front, back, left)


@pytest.mark.parametrize(
    ("die", "choice", "front", "back", "left"),
    [
        (4, "xW", "CV", "W", "WC"),
        (5, "xC", "WV", "C", "WC"),
        (5, "xV", "WC", "", "WC"),
        (6, "xC", "WV", "", "W"),
        (6, "xW", "CV", "", "C"),
        (6, "xV", "WC", "", "WC"),
    ],
)
def test_8_2_four_and_five_panic_a_piece_of_the_defender_six_eliminates_one(
    die: int, choice: str, front: str, back: str, left: str
) -> None:
    table = war(**BOTH).play(f"{ATTACK} .({die})")
    assert (table.stage, table.mover) == ("loss", "yellow")
    table.play(f"{choice}(3)")
    assert (table.front("defender"), table.back("defender"), table.built("yellow")) == (front, back, left)


def test_8_2_the_owner_chooses_only_among_pieces_of_his_front_line() -> None:
    table = war("Tonga=2CCTTWWW", "Samoa=2T").play("@Tonga +C +C +T +W +W +W >Samoa .(2) xW(3) xW(4)")
    assert (table.front("attacker"), table.back("attacker")) == ("CC", "WWWT")
    assert (table.stage, table.words()) == ("save", ". C>V")
    table = war("Tonga=2CC", "Samoa=2C").play("@Tonga +C +C >Samoa .(4)")
    assert (table.words(), table.why_not("xW")) == ("xC xV", "not-in-front")


def test_8_2_an_eliminated_piece_can_be_built_again() -> None:
    table = war("Tonga=2CCCCCC").play("@Tonga +C +C +C +C +C +C >Samoa .(1,5) .")
    assert (table.built("red"), table.state.gone[0]) == ("CCCCC", 0)


def test_8_2_a_panicked_piece_fights_no_more_in_this_battle() -> None:
    table = war("Tonga=2CW", "Samoa=2").play("@Tonga +C +W >Samoa .(2) xW(4)")
    assert (table.stage, table.words()) == ("save", ". C>V")


def test_8_2_it_goes_on_until_one_side_has_nobody_left_in_front() -> None:
    table = war("Tonga=2C", "Samoa=2WW").play("@Tonga +C >Samoa .(4) xW(5) xW(6)")
    assert (table.villages("Samoa"), table.held("yellow"), table.stage) == (0, "", "over")


def test_8_2_a_defender_who_wins_keeps_everything() -> None:
    table = war("Tonga=2C", "Samoa=2WW").play("@Tonga +C >Samoa .(1)")
    assert (table.built("red"), table.stack("yellow", "Samoa"), table.villages("Samoa")) == ("", "WW", 2)
    assert table.mover == "yellow"


def test_8_2_when_it_is_over_the_field_is_cleared() -> None:
    table = war("Tonga=2C", "Samoa=2WW").play("@Tonga +C >Samoa .(1)")
    assert (table.view("spectator")["battle"], table.contested, table.state.arrivals) == (None, "", [])


def test_8_2_a_group_between_two_others_is_attacked_by_one_at_a_time() -> None:
    """Whoever moves a piece into battle is the attacker; the other is the defender."""
    table = war("Tonga=2C", "Samoa=2", players=3, green="L10=2 H12=1W").play("@Tonga +C >H12 .(4)")
    assert (table.mover, table.words()) == ("green", "xV xW")
