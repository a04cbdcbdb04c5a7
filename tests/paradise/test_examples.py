"""The examples of the rulebook, move by move."""

from __future__ import annotations

from motu.paradise.grid import DISTANCE
from tests.paradise.table import Table, cell


def test_6_2_and_6_3_the_explorer_of_tonga_sails_by_way_of_niue() -> None:
    """As a game of three begins: Niue in H12, ocean to the north-east of it in I11."""
    table = Table("exploration", players=3, order="red green yellow")
    go = set(table.words("go").split())
    # The Unknown around Tonga, around Niue, and around the ocean beyond it.
    assert {">G15", ">H14"} | {">H10", ">I13", ">H14"} | {">H10", ">I9", ">I13", ">J12"} <= go
    table.play(">I13(o1)")  # from Niue to the south-east: ocean, one knot
    assert (table.tile("I13"), table.state.knots, table.mover, table.stage) == ("sea", 1, "red", "explore")
    table.play(">J14(i2,tuamotu)")  # on to the south-east: a group, two knots
    assert (table.stage, table.state.knots) == ("discovery", 3)
    table.play("hide")  # the tile lies face down
    assert (table.tile("J14"), table.marks("red"), table.state.knots) == ("unknown", "J14", 3)
    assert (table.view("red")["secret"]["J14"]["group"], table.view("yellow")["secret"]["J14"]["group"]) == (
        "Tuamotu",
        None,
    )
    assert table.may(">K15")  # three knots: he may go on
    table.play(".")
    assert (table.mover, table.lost, table.state.knots) == ("green", "", 0)


def test_7_2_tuamotu_and_kermadec_are_linked_to_tonga_and_pitcairn_is_not() -> None:
    """Kermadec south of Tonga by way of G15, Tuamotu east by way of H12 and I13, Pitcairn beyond a gap."""
    tiles, sea = "F16=Kermadec J14=Tuamotu L14=Pitcairn", "G15 H12 I13 K13"
    red = "Tonga=2WT^ G15=T^ F16=1T^ H12=T^ I13=T^ J14=1T^ L14=1T^"
    table = Table("movement", tiles=tiles, sea=sea, red=red)
    assert table.pools("red") == {"F16 G13 J14": 4, "L14": 1}
    assert table.points("red") == "8"  # five villages, the home and two linked groups
    assert table.play("W@Tonga").words() == ":F16 :G15 :H12 :I13 :J14"
    # A canoe face down in the gap is not enough; face up it is, in the next turn.
    table = Table("movement", tiles=tiles, sea=sea, red=red + " K13=T")
    assert (table.points("red"), table.play("W@Tonga").words()) == ("8", ":F16 :G15 :H12 :I13 :J14")
    table.play(":J14 . /K13")
    assert (table.points("red"), table.pools("red")) == ("9", {"F16 G13 J14 L14": 5})


def test_8_3_one_canoe_for_two_warrior_bands() -> None:
    """One goes aboard and retreats, the other is eliminated."""
    table = Table("movement", tiles="H12=Niue", red="Tonga=2C", yellow="Samoa=2 H12=1WWT")
    table.play("@Tonga +C >H12 .(4) xV(4,5) .")
    assert (table.stack("yellow", "Samoa"), table.built("yellow")) == ("WT", "WT")


def test_8_the_worked_battle() -> None:
    """A warrior band, two war canoes and a transport canoe attack a group of two villages; the rolls are 3, 4, 1, 4."""
    tiles = "H12=Tuamotu J14=Pitcairn K15=Kuporu"
    table = Table(
        "movement", "yellow", tiles=tiles, sea="I13", red="Tonga=2 H12=2TW^ J14=1", yellow="Samoa=2WCCT K15=1"
    )
    assert DISTANCE[cell("H12")][cell("Tonga")] < DISTANCE[cell("H12")][cell("J14")]
    table.play("@Samoa +C +C +W +T >H12")
    assert table.view("spectator")["face_up"][0] == {"H12": "T"}  # what lies under it is not known yet

    table.play(".(3)")
    assert (table.front("attacker"), table.back("attacker")) == ("WCC", "T")
    assert (table.front("defender"), table.back("defender")) == ("WV", "T")
    assert (table.stage, table.mover, table.words()) == ("loss", "yellow", "xC xW")

    table.play("xW(4)")  # (a) his warrior band panics; then the defender has to choose
    assert (table.front("attacker"), table.back("attacker"), table.mover) == ("CC", "WT", "red")

    table.play("xW(1,4)")  # (b) so does the defender's; (c) a war canoe falls, (d) the local warrior panics
    assert table.built("yellow") == "WCT"
    assert (table.front("attacker"), table.back("attacker")) == ("C", "WT")
    assert (table.stack("red", "Tonga"), table.stack("red", "H12")) == ("WT", "")  # the warrior band is aboard

    assert (table.stage, table.mover, table.words()) == ("save", "yellow", ". C>V")
    table.play(".")  # he does not give up his war canoe: both villages go
    assert (table.villages("H12"), table.held("red"), table.held("yellow")) == (0, "G13 J14", "G11 K15")
    assert (table.stage, table.stack("yellow", "H12"), table.words()) == ("regroup", "WCT", ". /H12")
    table.play(".")
    assert table.step == "building"
