"""What is told before it is decided: who stays behind, what a conquest is worth, what an event takes."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from motu.paradise import game
from motu.paradise.prospect.consequences import prospect
from motu.paradise.prospect.types import ParadiseProspect
from tests.paradise.advanced.test_event_land import drawn
from tests.paradise.table import SEATS, Table
from tests.paradise.test_conquest import war


def told(table: Table) -> ParadiseProspect:
    """What whoever is asked is told."""
    view = game.view(table.state, SEATS[table.mover])
    return prospect(view, view)


# --- Retreat (8.3) --------------------------------------------------------------------------------------------------


def test_8_3_each_refuge_tells_who_comes_along_and_who_stays_behind() -> None:
    table = war("Tonga=2C", "Samoa=2 H12=1WWTL I13=1").play("@Tonga +C >H12 .(5) xW(4)")
    while table.stage == "loss":
        table.play(f"{table.words().split()[-1]}(4)")
    assert table.stage == "retreat"
    for way in told(table)["retreats"]:
        assert way["hex"] in ("G11", "I13")
        assert way["places"] == 1
        assert (way["goes"], way["stays"]) == ("TL", "WW")


def test_8_3_each_number_of_colonies_tells_who_stays_behind() -> None:
    table = war("Tonga=2C", "Samoa=2 H12=1WTL").play("@Tonga +C >H12 .(5)")
    while table.stage == "loss":
        table.play(f"{table.words().split()[-1]}(4)")
    assert table.stage == "carry"
    assert [(way["colonies"], way["goes"], way["stays"]) for way in told(table)["retreats"]] == [
        (0, "WT", "L"),
        (1, "TL", "W"),
    ]


def test_8_3_what_is_told_of_a_retreat_is_what_happens() -> None:
    for number in (0, 1):
        table = war("Tonga=2C", "Samoa=2 H12=1WTL").play("@Tonga +C >H12 .(5)")
        while table.stage == "loss":
            table.play(f"{table.words().split()[-1]}(4)")
        way = told(table)["retreats"][number]
        table.play(f"carry:{number}")
        assert table.view("red")["face_up"][1][way["hex"]] == way["goes"]


# --- Conquest (8.4) -------------------------------------------------------------------------------------------------


def test_8_4_a_conquest_tells_what_each_village_is_worth() -> None:
    table = war("Tonga=2CCW", "Samoa=2aa H12=2").play("@Tonga +C +C +W >H12").fight("6")
    assert table.stage == "save"
    holdings = told(table)["holdings"]
    assert [each["saved"] for each in holdings] == [0, 1, 2]
    assert holdings[0]["points"] == 0
    assert [after["points"] - before["points"] for before, after in pairwise(holdings)] == [1, 1]


# --- A battle (8.2) -------------------------------------------------------------------------------------------------


def test_8_2_the_course_of_a_battle_is_told_to_who_comes_late() -> None:
    table = war("Tonga=2CCW", "Samoa=2WC").play("@Tonga +C +C +W >Samoa .(4)")
    shown = table.view("spectator")["battle"]
    assert shown["course"] == [pytest.approx(float(Fraction(1, 2)))]
    assert shown["chance"] > shown["course"][0]
    table.play("xW(3)")
    after = table.view("spectator")["battle"]
    assert after["course"] == [shown["course"][0], shown["chance"]]


def test_8_2_both_sides_are_told_where_the_losers_would_go() -> None:
    table = war("Tonga=2CCW", "Samoa=2WC H12=1").play("@Tonga +C +C +W >Samoa .(4)")
    assert table.view("spectator")["battle"]["refuges"] == [["G13"], ["H12"]]


# --- Events (11.2) --------------------------------------------------------------------------------------------------


def harms(it: Table, move: str) -> list[Any]:
    return [
        (each["seat"], each["what"], each["hexes"], each["pieces"])
        for each in told(it)["harms"]
        if each["move"] == move
    ]


def test_11_2_a_typhoon_tells_who_loses_a_canoe_where() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=CT", yellow="Samoa=2 I11=T G9=T")
    assert harms(it, "=H14") == [(0, "canoe", ["H14"], "")]
    assert {hex for _, _, hexes, _ in harms(it, "=H10") for hex in hexes} <= {"G9", "I11"}


def test_11_2_a_loss_tells_what_drowns_with_it() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=CWTL").play("=H14")
    assert harms(it, "T@H14") == [(0, "pieces", ["H14"], "TL")]
    assert harms(it, "C@H14") == [(0, "pieces", ["H14"], "WC")]


def test_11_2_a_tsunami_tells_every_group_that_it_strikes() -> None:
    it = drawn("tsunami", red="Tonga=3a H12=1", yellow="Samoa=4aa I13=2")
    assert [(seat, hexes) for seat, what, hexes, _ in harms(it, "=G13") if what == "village"] == [
        (1, ["G11"]),
        (0, ["G13"]),
    ]


# --- Battle cards (9.5) ---------------------------------------------------------------------------------------------


def test_9_5_each_battle_card_tells_what_it_would_make_of_the_roll() -> None:
    it = war("Tonga=2CCW", "Samoa=2WC", face="red:haka,war-club").play("@Tonga +C +C +W >Samoa .(3)")
    assert (it.stage, it.mover) == ("battle-card", "red")
    shown = it.view("red")["battle"]
    uses = {game.read(use["move"]).what: use for use in told(it)["uses"]}
    again, clubbed = uses[it.card("haka")], uses[it.card("war-club")]
    assert (again["die"], again["chance"]) == (None, shown["course"][-1])
    assert (clubbed["die"], clubbed["eliminates"]) == (4, False)
    assert clubbed["chance"] > again["chance"] > shown["chance"]


def test_11_2_a_war_leader_tells_it_as_well() -> None:
    it = war("Tonga=2CCW", "Samoa=2WC", kept="red:war-leader").play("@Tonga +C +C +W >Samoa .(3)")
    assert [(use["move"][:6], use["die"]) for use in told(it)["uses"]] == [("event:", 4)]
