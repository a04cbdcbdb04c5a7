"""What canoes carry (7.4), and stacks (7.5)."""

from __future__ import annotations

import pytest

from motu.paradise.advanced.events import losses
from motu.paradise.box import WARRIORS
from motu.paradise.grid import CELL_OF
from motu.paradise.pieces import ONE
from tests.paradise.test_movement import sail

# --- What canoes carry (7.4) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("canoes", "load", "fits"),
    [
        ("T", "W", True),
        ("T", "L", True),
        ("C", "W", True),
        ("C", "L", False),
        ("T", "WL", False),
        ("T", "WW", False),
        ("TC", "WL", True),
        ("CC", "WL", False),
        ("TT", "LL", True),
        ("TT", "WLL", False),
        ("R", "W", False),
    ],
)
def test_7_4_what_canoes_carry(canoes: str, load: str, fits: bool) -> None:
    table = sail(f"Tonga=2{canoes}{load}").play("@Tonga " + " ".join(f"+{canoe}" for canoe in canoes))
    for piece in load[:-1]:
        table.play(f"+{piece}")
    last = f"+{load[-1]}"
    assert table.may(last) is fits
    assert table.why_not(last) == (None if fits else "no-room")


def test_7_4_warriors_and_colonies_do_not_move_alone() -> None:
    assert sail("Tonga=2WWL").words("fleet") == ""


def test_7_4_taking_aboard_and_leaving_behind_on_the_way() -> None:
    table = sail("Tonga=2TL H12=1W").play("@Tonga +T +L >H12 -L +W >I13")
    assert [table.stack("red", where) for where in ("H12", "I13")] == ["L", "WT"]


def test_7_4_they_are_put_down_anywhere() -> None:
    """At sea they float until a canoe takes them aboard."""
    table = sail("Tonga=2TL").play("@Tonga +T +L >F14 -L >E13")
    assert [table.stack("red", where) for where in ("F14", "E13")] == ["L", "T"]
    later = sail("Tonga=2 F14=L G15=T", tiles="", sea="G15").play("@G15 +T >F14 +L >E13")
    assert later.stack("red", "E13") == "TL"


def test_7_4_a_canoe_may_be_left_behind_with_its_load_but_not_the_last() -> None:
    table = sail("Tonga=2TTW").play("@Tonga +T +T +W >F14 -T1W")
    assert (table.stack("red", "F14"), table.why_not("-T1")) == ("WT", "last-canoe")
    assert table.may(">E13")
    assert sail("Tonga=2T").play("@Tonga +T >F14").why_not("-T1") == "last-canoe"


def test_7_4_an_escort_leaves_a_loaded_transport_canoe_and_goes_on() -> None:
    table = sail("Tonga=2CTL").play("@Tonga +C +T +L >F14 -T1L >E13")
    assert [table.stack("red", where) for where in ("F14", "E13")] == ["TL", "C"]


def test_7_4_the_owner_says_which_canoe_carries_whom() -> None:
    """A band goes into a war canoe, unless its owner wants it in a transport canoe."""
    table = sail("Tonga=2CTW").play("@Tonga +C +T")
    assert table.words("load") == "+W +WT"
    assert table.play("+WT").view("red")["fleet"]["canoes"] == [
        {"canoe": "T", "load": "W", "sailed": 0, "left": 2},
        {"canoe": "C", "load": "", "sailed": 0, "left": 2},
    ]
    assert table.why_not("+W") == "none-here"
    assert sail("Tonga=2TW").play("@Tonga +T").why_not("+WC") == "no-such-room"


def test_8_2_in_a_transport_canoe_it_stays_behind_the_front() -> None:
    """Though a war canoe has room."""
    table = sail("Tonga=2CTW", "Samoa=2W").play("@Tonga +C +T +WT >Samoa .(4)")
    assert (table.front("attacker"), table.back("attacker")) == ("C", "WT")
    table = sail("Tonga=2CTW", "Samoa=2W").play("@Tonga +C +T +W >Samoa .(4)")
    assert (table.front("attacker"), table.back("attacker")) == ("WC", "T")


def test_7_4_nor_does_it_fight_at_sea() -> None:
    """As its owner left it: attacked at sea, a band in a transport canoe stays behind the front."""
    for load, front in (("+WT", "CC"), ("+W", "WCC")):
        table = sail("Tonga=2CCTW", "Samoa=2 I13=CCW").play(f"@Tonga +C +C +T {load} >H12 >I11 .")
        table.play("@I13 +C +C +W >I11 .(2)")
        assert (table.stage, table.front("defender"), table.front("attacker")) == ("loss", front, "WCC")


def test_7_4_a_band_that_rival_chiefs_took_from_its_transport_canoe_is_not_there_to_fight() -> None:
    """Found by random games: the band counted as one that stays behind, and a piece of another kind fought for it."""
    table = sail("Tonga=2CTW", "Samoa=2 I13=CCW").play("@Tonga +C +T +WT >H12 >I11 .")
    losses.take_off(table.state, 0, CELL_OF["I11"], ONE[WARRIORS])
    table.play("@I13 +C +C +W >I11 .(2)")
    assert (table.front("defender"), table.back("defender")) == ("C", "T")


def test_7_4_from_which_canoe_a_load_is_put_down() -> None:
    table = sail("Tonga=2CTWW").play("@Tonga +C +T +W +W >H12")
    assert table.words("land") == "-W -WC1"
    assert table.play("-WC1").view("red")["fleet"]["pieces"] == "WCT"
    assert table.why_not("-WC1") == "no-such-load"
    assert table.words("drop") == "-C1 -T1W"


def test_7_4_a_piece_is_moved_by_one_canoe_a_turn() -> None:
    table = sail("Tonga=2TW H12=1T").play("@Tonga +T +W >H12 -W >I13 @H12 +T")
    assert table.why_not("+W") == "has-moved"


@pytest.mark.parametrize(
    ("red", "words", "fighting"),
    [
        ("Tonga=2TW H12=1C", "@Tonga +T +W >H12 +C >Samoa", 0),  # the band came in the transport canoe, and stays in it
        ("Tonga=2CW H12=1C", "@Tonga +C +W >H12 +C >Samoa", 1),
        (
            "Tonga=2T H12=1WC",
            "@Tonga +T >H12 +W +C >Samoa",
            0,
        ),  # it went into the transport canoe: the other came later
        ("Tonga=2T H12=1WC", "@Tonga +T >H12 +C +W >Samoa", 1),
        ("Tonga=2CTWW H12=1CW", "@Tonga +C +T +W +W >H12 +C +W >Samoa", 2),
    ],
)
def test_7_4_nor_by_a_canoe_that_joins_the_fleet(red: str, words: str, fighting: int) -> None:
    """Only warriors in war canoes fight: here, how many of those who came are in one."""
    ((*_, aboard),) = sail(red).play(words).state.arrivals
    assert aboard == fighting


def test_7_4_nor_is_what_was_left_behind_with_its_canoe() -> None:
    """The band is aboard, and sails with this canoe alone."""
    table = sail("Tonga=2TW H12=1T").play("@Tonga +T +W >H12 . @H12")
    assert table.words("add", "load") == "+T +T1W"
    assert table.play("+T").why_not("+W") == "has-moved"


def test_7_4_a_canoe_that_was_left_behind_has_what_it_has_left() -> None:
    table = sail("Tonga=2TT H12=1TT").play("@Tonga +T +T >H12 -T1 . @H12 +T +T")
    assert (table.why_not("+T"), table.words("add")) == ("has-moved", "+T1")
    assert (table.why_not("+T2"), table.why_not("-T2")) == ("none-such", "not-sailed")


def test_7_4_a_fleet_takes_pieces_that_are_there() -> None:
    assert sail("Tonga=2T").play("@Tonga +T").why_not("+C") == "none-here"


# --- Stacks (7.5) ---------------------------------------------------------------------------------------------------


def test_7_5_there_is_no_limit_to_a_stack() -> None:
    table = sail("Tonga=2WWWWWWWWWWCCCCCCTTTTTTTTTTTTTTLLLLRR")
    assert len(table.stack("red", "Tonga")) == 36
    table.play("@Tonga +C +W >H12 .")
    assert len(table.stack("red", "Tonga")) == 34


def test_7_5_others_see_how_many_pieces_and_the_face_up_canoe() -> None:
    seen = sail("Tonga=2WCTT^ H12=C").view("yellow")
    assert (seen["pieces"][0], seen["face_up"][0]) == ({"G13": 4, "H12": 1}, {"G13": "T"})
