"""Explore!: in which order the opponent explores, how far, and what it leaves there."""

from __future__ import annotations

from motu.paradise.box_loader import default_box
from motu.paradise.grid import NAMES
from motu.paradise.solitaire.explore import sequence
from motu.paradise.solitaire.opponent import samoa
from tests.paradise.table import Table

EXPLORE = 11
"""A village, and Explore!."""


def explored(came: str, **table: str) -> Table:
    it = Table("building", players=1, **({"yellow": "Samoa=4aaWW"} | table))  # type: ignore[arg-type]
    return it.play(f".(chit:{EXPLORE},{came})")


def test_the_order_around_samoa() -> None:
    """Niue and counter-clockwise to Tuvalu; from the north of it clockwise to Rarotonga; then from Tubuai on."""
    box = default_box()
    order = [NAMES[cell] for cell in sequence(box, samoa(Table(players=1).state))]
    assert box.labels[sequence(box, box.home_cells[1])[0]] == "Niue"
    assert order[:4] == ["H12", "H10", "G9", "F10"]
    assert order[4:9] == ["F8", "H8", "I9", "I11", "I13"]
    assert order[9:15] == ["J14", "J12", "J10", "J8", "I7", "H6"]
    assert order[15:23] == ["H4", "I5", "J6", "K7", "K9", "K11", "K13", "K15"]
    assert [box.labels.get(cell) for cell in sequence(box, box.home_cells[1])][3:10:6] == ["Tuvalu", "Tubuai"]
    assert sorted(order) == sorted(NAMES[cell] for cell in range(len(NAMES)) if box.unknown >> cell & 1)
    assert order[-9:] == ["H14", "G15", "F16", "G17", "H16", "I15", "J16", "I17", "E17"]


def test_it_goes_on_to_five_knots() -> None:
    it = explored("o2,o2,o1")
    assert [it.tile(cell) for cell in ("H12", "H10", "G9", "F10")] == ["sea", "sea", "sea", "unknown"]
    assert explored("o2,o3").tile("G9") == "unknown"
    assert explored("o3,o1,o3").tile("F10") == "unknown"


def test_six_knots_with_navigation_or_ocean_chart() -> None:
    for card in ("navigation", "ocean-chart"):
        it = explored("o2,o3,o1", cards=f"yellow:{card}")
        assert (it.tile("G9"), it.face("yellow")) == ("sea", card)
    assert explored("o3,o2", cards="yellow:poi").face("yellow") == "poi"


def test_hexes_that_are_explored_are_skipped() -> None:
    it = explored("o3,o3", sea="H12 G9", tiles="H10=Niue")
    assert [it.tile(cell) for cell in ("F10", "F8", "H8")] == ["sea", "sea", "unknown"]


def test_a_canoe_lies_on_every_group_it_finds_and_on_atolls() -> None:
    it = explored("i3,tahiti,i2,flint")
    assert (it.tile("H12"), it.tile("H10")) == ("Tahiti", "Flint")
    assert it.chain("yellow") == "H10 H12"
    assert it.held("yellow") == "G11"


def test_without_a_canoe_left_it_finds_all_the_same() -> None:
    it = explored("i3,tahiti,o2", yellow=f"Samoa=4aa{'T' * 14}^")
    assert (it.tile("H12"), it.stack("yellow", "H12")) == ("Tahiti", "")


def test_markers_off_course_do_nothing() -> None:
    it = explored("x,x,o3,o2")
    assert [it.tile(cell) for cell in ("H12", "H10", "G9")] == ["sea", "sea", "unknown"]
    assert it.state.cup[6] == 3


def test_when_nothing_is_unknown_it_finds_nothing() -> None:
    box = default_box()
    every = " ".join(NAMES[cell] for cell in range(len(NAMES)) if box.unknown >> cell & 1)
    it = Table("building", players=1, sea=every, yellow="Samoa=4aaWW").play(f".(chit:{EXPLORE})")
    assert it.happened[-1] == "back"


def test_a_harvest_feast_that_is_turned_up_is_used_at_once() -> None:
    it = explored("o3,o3", cards="yellow:harvest-feast", yellow="Samoa=2WW")
    assert (it.villages("Samoa"), it.used("yellow")) == (4, "harvest-feast")
