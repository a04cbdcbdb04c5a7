"""What is shown of a position to those who know no rules: where everything is, and what each move is about."""

from __future__ import annotations

from typing import Any

import pytest

from motu.paradise import game
from tests.paradise.table import Table

VIEWERS = ("red", "yellow", "spectator")


def explore(**more: Any) -> Table:
    """Red sets out from Tonga."""
    return Table("exploration", **more)


def war(red: str = "Tonga=2CWWT", yellow: str = "Samoa=2", **more: Any) -> Table:
    return Table("movement", red=red, yellow=yellow, **({"tiles": "H12=Niue I13=Tuamotu", "sea": "I11 J12"} | more))


def moves(table: Table, *kinds: str, seat: int = 0) -> dict[str, dict[str, Any]]:
    """What is shown of each legal move of these kinds, besides its kind."""
    view = game.view(table.state, seat)
    shown: list[dict[str, Any]] = [{**game.show_move(view, move)} for move in game.moves(table.state, seat)]
    return {each.pop("move"): each for each in shown if each.pop("kind") in kinds}


# --- The explorer ---------------------------------------------------------------------------------------------------


def test_an_explorer_is_shown_where_one_is_at_sea() -> None:
    table = explore()
    assert (table.view("red")["explorer"], table.view("red")["voyage"]) == (None, [])
    table.play(">H12(o3)")
    for viewer in VIEWERS:
        assert table.view(viewer)["explorer"] == {
            "hex": "H12",
            "seat": 0,
            "steered": None,
            "knots": 3,
            "bears": 5,
            "safe": False,
        }


def test_a_fleet_is_no_explorer() -> None:
    seen = war().play("@Tonga +C >H12").view("red")
    assert (seen["explorer"], seen["fleet"]["at"]) == (None, "H12")


def test_an_explorer_off_course_is_steered_by_the_neighbour() -> None:
    explorer = explore(players=3).play(">H14(x)").view("spectator")["explorer"]
    assert (explorer["seat"], explorer["steered"], explorer["knots"]) == (0, 1, 0)


def test_cards_that_help_the_explorer_are_counted_when_they_lie_open() -> None:
    def bears(**cards: str) -> tuple[int, bool]:
        explorer = explore(**cards).play(">H12(o1)").view("yellow")["explorer"]
        return explorer["bears"], explorer["safe"]

    assert bears(cards="red:navigation,ocean-chart") == (5, False)
    assert bears(face="red:navigation,ocean-chart") == (6, True)


def test_a_voyage_is_told_hex_by_hex_with_its_markers_and_knots() -> None:
    table = explore(secret="I15=Niue:yellow").play(">H14(o1) >I15 hide >J16(x)", "")
    voyage = table.play("~K15(i2,hawaiki)").view("yellow")["voyage"]
    assert voyage == [
        {"hex": "G13", "marker": None, "knots": None},
        {"hex": "H14", "marker": "sea", "knots": 1},
        {"hex": "I15", "marker": None, "knots": 2},
        {"hex": "J16", "marker": "off", "knots": None},
        {"hex": "K15", "marker": "island", "knots": 2},
    ]


def test_a_free_way_leads_to_where_the_voyage_begins() -> None:
    voyage = explore(sea="H12 I13").play(">J14(o1)").view("spectator")["voyage"]
    assert [each["hex"] for each in voyage] == ["G13", "H12", "I13", "J14"]
    assert [each["knots"] for each in voyage] == [None, None, None, 1]


def test_a_free_way_avoids_enemies() -> None:
    voyage = explore(sea="H12 H14 I13", yellow="Samoa=2 H12=C").play(">J14(o1)").view("red")["voyage"]
    assert [each["hex"] for each in voyage] == ["G13", "H14", "I13", "J14"]


def test_crossing_and_staying_off_course_tie_knots_where_they_happen() -> None:
    table = explore(sea="I13").play(">H12(o1) >I13 .")
    assert table.view("red")["voyage"] == []  # he is home again
    table = explore(sea="I13").play(">H12(o1) >I13")
    assert [each["knots"] for each in table.view("red")["voyage"]] == [None, 1, 2]
    lonely = explore(sea="H12 I13 I15 H16 G15").play(">H14(x)")
    assert lonely.view("red")["voyage"][-1] == {"hex": "H14", "marker": "off", "knots": 2}


# --- Transit and fleets ---------------------------------------------------------------------------------------------

CHAIN: dict[str, Any] = {"red": "Tonga=2WWCTT^ H12=T^ I13=1T^", "sea": "H12 J12", "tiles": "I13=Tuamotu J14=Pitcairn"}


def test_the_piece_in_transit_is_its_owners_secret() -> None:
    table = Table("movement", **CHAIN).play("C@Tonga")
    assert [table.view(viewer)["transit"] for viewer in VIEWERS] == [
        {"piece": "C", "origin": "G13"},
        {"piece": None, "origin": "G13"},
        {"piece": None, "origin": "G13"},
    ]
    assert moves(table, "put") == {":H12": {"hex": "H12", "piece": "C"}, ":I13": {"hex": "I13", "piece": "C"}}
    seen = table.play(":I13").view("spectator")
    assert (seen["transit"], sorted(seen["fixed"])) == (None, ["G13", "H12", "I13"])


def test_canoes_turned_over_in_this_step_are_shown() -> None:
    table = war("Tonga=2TT H12=TC").play("/Tonga /H12")
    assert [table.view(viewer)["turned"] for viewer in VIEWERS] == [["H12", "G13"]] * 3
    assert table.play(".").view("red")["turned"] == []


def test_a_fleet_that_met_enemies_is_halted() -> None:
    table = war(yellow="Samoa=2 H12=1").play("@Tonga +C +W")
    seen = table.view("red")["fleet"]
    assert (seen["at"], seen["origin"], seen["halted"]) == ("G13", "G13", False)
    assert seen["canoes"] == [{"canoe": "C", "load": "W", "sailed": 0, "left": 2}]
    seen = table.play(">H12").view("red")
    assert seen["fleet"] == {"at": None, "origin": None, "halted": False, "pieces": "", "number": 0, "sailed": 0} | {
        "canoes": []
    }
    assert [each["hex"] for each in seen["battles"]] == ["H12"]


# --- Battles --------------------------------------------------------------------------------------------------------


def test_battles_to_come_tell_who_came_from_where() -> None:
    table = war("Tonga=2CCWW I13=C", "Samoa=2 H12=1").play("@Tonga +C +W >Samoa @Tonga +C >H12 @I13 +C >H12")
    for viewer in VIEWERS:
        assert table.view(viewer)["battles"] == [
            {"hex": "G11", "attacker": 0, "defender": 1, "origins": ["G13"], "number": 2},
            {"hex": "H12", "attacker": 0, "defender": 1, "origins": ["G13", "I13"], "number": 2},
        ]
    assert [each["hex"] for each in table.play(". *H12(6)").view("yellow")["battles"]] == ["G11"]


def test_islanders_are_nobodys_seat() -> None:
    table = war("Tonga=2 E11=CWW").play("@E11 +C +W >Fiji")
    assert table.view("red")["battles"][0]["defender"] is None


def test_rolls_are_kept_with_what_they_cost() -> None:
    table = war("Tonga=2CCWW", "Samoa=2W").play("@Tonga +C +C +W +W >Samoa .(2) xW(6) xW(1)")
    battle = table.view("spectator")["battle"]
    assert battle["rolls"] == [
        {"die": 2, "seat": 0, "loss": "panic", "piece": "W"},
        {"die": 6, "seat": 1, "loss": "eliminated", "piece": "W"},
        {"die": 1, "seat": None, "loss": None, "piece": None},
    ]
    assert battle["asked"] == {"seat": 0, "loss": "eliminated"}
    assert (battle["origins"], battle["stake"], battle["saved"]) == (["G13"], 2, 0)
    assert battle["chance"] == 0.75  # two pieces are left against a local warrior
    table.play("xC(5)")
    assert table.view("red")["battle"]["rolls"][-1] == {"die": 5, "seat": 1, "loss": "panic", "piece": "V"}
    assert (table.view("red")["battle"]["chance"], table.view("red")["battle"]["asked"]) == (1.0, None)


def test_islanders_who_fall_are_nobodys() -> None:
    table = war("Tonga=2 E11=CCWW").play("@E11 +C +C +W +W >Fiji .(4,1)")
    rolls = table.view("red")["battle"]["rolls"]
    assert rolls[0] == {"die": 4, "seat": None, "loss": "panic", "piece": "V"}


def test_a_card_changes_the_roll_and_is_shown_as_used() -> None:
    table = war("Tonga=2CCWW", "Samoa=2WW", face="red:war-club,haka").play("@Tonga +C +C +W +W >Samoa .(3)")
    assert table.view("yellow")["battle"]["chance"] == pytest.approx(0.5)
    battle = table.play("#war-club").view("yellow")["battle"]
    assert (battle["used"], battle["rolls"][-1]["die"], battle["asked"]) == (
        [{"seat": 0, "card": "War Club"}],
        4,
        {"seat": 1, "loss": "panic"},
    )
    table.play("xW(2)")
    battle = table.play("#haka(6)").view("yellow")["battle"]
    assert [(each["die"], each["loss"]) for each in battle["rolls"]] == [(4, "panic"), (2, None), (6, None)]
    assert {each["card"] for each in battle["used"]} == {"War Club", "Haka"}


def test_nobody_knows_the_chance_before_the_lines_are_drawn_up() -> None:
    table = war(face="yellow:arioi").play("@Tonga +C +W >Samoa .")
    assert (table.stage, table.view("red")["battle"]["chance"]) == ("arioi", None)
    assert table.view("red")["battle"]["origins"] == ["G13"]


def test_villages_saved_so_far_are_shown_of_those_at_stake() -> None:
    table = war("Tonga=2CCCWW").play("@Tonga +C +C +C +W +W >Samoa .(5)")
    battle = table.play("W>V").view("yellow")["battle"]
    assert (table.stage, battle["saved"], battle["stake"], battle["chance"]) == ("save", 1, 2, 1.0)


def test_nothing_of_a_battle_is_left_for_the_next_one() -> None:
    table = war("Tonga=2CCWW", "Samoa=2 H12=1").play("@Tonga +C +W >Samoa @Tonga +C +W >H12 .")
    table.play("*Samoa(5) .(2)")
    battle = table.view("red")["battle"]
    assert (battle["hex"], [each["die"] for each in battle["rolls"]], battle["stake"]) == ("H12", [2], 1)


# --- What is left to build ------------------------------------------------------------------------------------------


def test_pieces_left_to_build_are_told_to_their_owner() -> None:
    limits = dict(zip("WCTLR", Table().box.limits, strict=True))
    table = war("Tonga=2CWWT")
    left = table.view("red")["left"]
    assert left == limits | {"W": limits["W"] - 2, "C": limits["C"] - 1, "T": limits["T"] - 1}
    assert table.view("spectator")["left"] == {}
    table.play("@Tonga +C +W >Samoa")
    assert table.view("red")["left"] == left
    table.play(".(3)")
    assert (table.stage, table.view("red")["left"]) == ("loss", left)


def test_what_is_planned_is_not_left_and_is_told_like_a_move() -> None:
    table = Table("building", red="Tonga=4WW", yellow="Samoa=2WW")
    left = table.view("red")["left"]
    table.play("W+Tonga T^Tonga", "red")
    seen = table.view("red")
    assert seen["left"] == left | {"W": left["W"] - 1, "T": left["T"] - 1}
    assert seen["plan"] == [
        {"move": "W+G13", "kind": "build", "hex": "G13", "item": "warriors"},
        {"move": "T^G13", "kind": "build", "hex": "G13", "item": "transport-up"},
    ]
    assert table.view("yellow")["plan"] == []


# --- Moves ----------------------------------------------------------------------------------------------------------


def test_moves_of_a_fleet_name_pieces_and_canoes() -> None:
    table = war("Tonga=2CTTWWL").play("@Tonga +C +T")
    fresh = {"load": "", "sailed": 0}
    assert moves(table, "add", "load") == {
        "+T": {"piece": "T", "canoe": {"canoe": "T", **fresh}},
        "+W": {"piece": "W"},
        "+WT": {"piece": "W", "canoe": {"canoe": "T", **fresh}},
        "+L": {"piece": "L"},
    }
    table.play("+W +W >H12")
    assert moves(table, "land", "drop") == {
        "-W": {"piece": "W"},
        "-WC1": {"piece": "W", "canoe": {"canoe": "C", "load": "W", "sailed": 1}},
        "-C1W": {"piece": "C", "canoe": {"canoe": "C", "load": "W", "sailed": 1}},
        "-T1W": {"piece": "T", "canoe": {"canoe": "T", "load": "W", "sailed": 1}},
    }


def test_moves_of_a_chain_and_on_foot_name_pieces() -> None:
    table = Table("movement", **CHAIN)
    assert moves(table, "take")["C@G13"] == {"hex": "G13", "piece": "C"}
    islands = Table(options="south=yes", tiles="H12=Aotearoa G13=Te_Waka_Maui".replace("_", "-"), red="H12=1WL")
    assert moves(islands, "march") == {
        "W%H12": {"hex": "H12", "piece": "W"},
        "L%H12": {"hex": "H12", "piece": "L"},
    }


def test_moves_in_battle_name_pieces_cards_and_numbers() -> None:
    table = war("Tonga=2CCWW", "Samoa=2WC").play("@Tonga +C +C +W +W >Samoa .(5)")
    assert moves(table, "lose", seat=1) == {"xW": {"piece": "W"}, "xC": {"piece": "C"}, "xV": {"piece": "V"}}
    table = war("Tonga=2CCCWW").play("@Tonga +C +C +C +W +W >Samoa .(5)")
    assert moves(table, "save") == {"W>V": {"piece": "W"}, "C>V": {"piece": "C"}}
    table = war("Tonga=2CCWLT").play("@Tonga +C +C +W +T +L >Samoa")
    view = game.view(table.state, 0)
    assert game.show_move(view, game.read("carry:2")) == {"move": "carry:2", "kind": "carry", "number": 2}
    haka = table.card("haka")
    assert game.show_move(view, game.read(f"#{haka + 1}"))["card"] == "Haka"


def test_moves_of_building_name_items() -> None:
    table = Table("building", red="Tonga=9WW")
    items = {each["item"] for each in moves(table, "build").values()}
    assert items >= {"warriors", "war-canoe", "transport", "transport-up", "colony", "rumor", "agriculture", "card"}


def test_choices_of_players_name_seats() -> None:
    view = game.view(Table("order", players=3).state, 0)
    assert game.show_move(view, game.read("first:green-")) == {
        "move": "first:green-",
        "kind": "first",
        "seat": 2,
        "clockwise": False,
    }
    assert game.show_move(view, game.read("first:red+"))["clockwise"] is True
    assert game.show_move(view, game.read("fell:yellow")) == {"move": "fell:yellow", "kind": "fell", "seat": 1}
    assert game.show_move(view, game.read("=yellow"))["seat"] == 1
