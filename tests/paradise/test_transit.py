"""Transit along chains of transport canoes (7.2)."""

from __future__ import annotations

from typing import Any

from tests.paradise.table import Table

CHAIN = "Tonga=2WWCTT^ H12=T^ I13=1T^"


def transit(red: str = CHAIN, **table: Any) -> Table:
    """Red's part of the movement, with ocean to the east and Tuamotu beyond it."""
    return Table("movement", sea="H12 J12", tiles="I13=Tuamotu J14=Pitcairn", red=red, **table)


def test_7_2_a_chain_has_a_face_up_canoe_in_every_hex() -> None:
    assert transit().stage == "transit"
    assert transit("Tonga=2WWTT^ H12=T I13=1T^").stage == "move"  # face down
    assert transit("Tonga=2WWTT^ I13=1T^").stage == "move"  # none at all
    assert transit("Tonga=2WWTT H12=T^ I13=1T^").words("take") == ""  # even at home


def test_7_2_transit_can_be_left_out() -> None:
    assert transit().play(".").stage == "move"


def test_7_2_every_kind_of_piece_can_go() -> None:
    table = transit("Tonga=2WCTTLR^ H12=T^ I13=1T^")
    assert table.words("take") == "C@G13 L@G13 R@G13 T@G13 W@G13"


def test_7_2_as_far_as_its_owner_wishes() -> None:
    table = transit().play("C@Tonga")
    assert (table.stage, table.words()) == ("transit-to", ":H12 :I13")
    table.play(":I13")
    assert (table.stack("red", "Tonga"), table.stack("red", "I13")) == ("WWTT", "CT")


def test_7_2_as_many_as_he_wishes_and_both_ways() -> None:
    table = transit("Tonga=2WWWTT^ H12=T^ I13=1WCT^")
    table.play("W@Tonga :I13 W@Tonga :I13 W@Tonga :I13 T@Tonga :H12 W@I13 :Tonga C@I13 :Tonga")
    assert [table.stack("red", where) for where in ("Tonga", "H12", "I13")] == ["WCT", "TT", "WWWT"]


def test_ruling_2_a_tile_may_be_revealed_before_it() -> None:
    table = transit("Tonga=2WT^ H12=T^ I13=1T^", secret="H14=Malden:red").play("!H14")
    assert (table.stage, table.tile("H14")) == ("transit", "Malden")


def test_7_2_the_canoe_of_a_chain_does_not_go() -> None:
    table = transit("Tonga=2WT^ H12=T^ I13=1T^")
    assert table.words("take") == "W@G13"
    assert table.why_not("T@G13") == "no-transit"


def test_7_2_a_chain_can_branch() -> None:
    table = transit("Tonga=2CTT^ H12=T^ I13=1T^ J12=T^ J14=1T^").play("C@Tonga")
    assert table.words() == ":H12 :I13 :J12 :J14"


def test_7_2_and_there_can_be_several_chains() -> None:
    table = transit("Tonga=2CTT^ H12=T^ J12=CT^ J14=1WT^")
    assert table.words("take") == "C@G13 C@J12 T@G13 W@J14"
    assert table.play("C@Tonga").words() == ":H12"
    assert table.play(":H12 W@J14").words() == ":J12"


def test_7_2_the_canoes_of_a_chain_that_was_used_stay_where_they_are() -> None:
    table = transit("Tonga=2WWTT^ H12=T^ I13=1TT^").play("W@Tonga :I13 .")
    assert table.words("fleet") == "@G13 @I13"
    assert table.why_not("@H12") == "no-canoe-ready"
    table.play("@Tonga +T")
    assert table.why_not("+T") == "has-moved"


def test_7_2_an_unused_chain_may_sail() -> None:
    table = transit("Tonga=2WWTT^ H12=T^ I13=1TT^").play(".")
    assert table.words("fleet") == "@G13 @H12 @I13"
    assert table.play("@H12 +T >I13 .").chain("red") == "G13 I13"


def test_7_2_only_the_chain_that_was_used_is_bound() -> None:
    table = transit("Tonga=2CT^ H12=T^ J12=CT^ J14=1T^").play("C@Tonga :H12 .")
    assert table.words("fleet") == "@H12 @J12 @J14"
    assert table.play("@H12").words("add") == "+C"


def test_7_2_canoes_are_turned_face_up_only_after_transit() -> None:
    table = transit("Tonga=2WWT^ H12=T^ I13=1T")
    assert table.words() == ". W@G13"
    assert table.why_not("/I13") == "not-now"
    assert table.play(". /I13").chain("red") == "G13 H12 I13"


def test_7_2_after_its_transit_a_piece_may_still_move() -> None:
    """7.4: a piece is moved by one canoe a turn, after its transit."""
    table = transit("Tonga=2WWCT^ H12=T^ I13=1T^").play("W@Tonga :I13 C@Tonga :I13 . @I13 +C +W >J12")
    assert (table.stage, table.state.sailed) == ("fleet", 1)
    assert table.play(".").stack("red", "J12") == "WC"


def test_7_2_its_capacity_has_no_limit_at_sea_either() -> None:
    """What floats without a canoe stays until one takes it aboard."""
    table = transit("Tonga=2WWLT^ H12=T^ I13=1T^").play("W@Tonga :H12 W@Tonga :H12 L@Tonga :H12")
    assert table.stack("red", "H12") == "WWTL"
    assert transit("Tonga=2T^ H12=WWTT^ I13=1T^").words("take") == "T@H12 W@H12"


def test_7_2_who_has_no_chain_is_not_asked() -> None:
    assert Table("movement").stage == "move"
