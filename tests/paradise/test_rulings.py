"""The rulings: how the rules are read where the rulebook is silent."""

from __future__ import annotations

from typing import Any

from motu.paradise.grid import AROUND, DIRECTIONS, DISTANCE, NAMES, PLACES
from tests.paradise.table import Table, cell

TILES = "H12=Niue I13=Tuamotu J14=Pitcairn"


def test_ruling_1_distance_is_in_hexes_as_the_crow_flies() -> None:
    assert [NAMES[each] for each in AROUND[cell("G11")]] == ["G9", "H10", "H12", "G13", "F12", "F10"]
    away = DISTANCE[cell("Samoa")]
    assert [away[cell(name)] for name in ("Samoa", "Tonga", "Niue", "Rarotonga", "Hiva", "Hawai'i", "Rapa Nui")] == [
        0,
        1,
        1,
        2,
        5,
        6,
        10,
    ]
    for one in range(len(NAMES)):  # one step changes the distance by at most one
        for other in AROUND[one]:
            if other >= 0:
                assert abs(away[one] - away[other]) <= 1
    assert len(DIRECTIONS) == 6
    assert len(set(PLACES)) == len(NAMES)


def test_ruling_2_a_face_down_tile_is_unknown_to_who_has_not_seen_it() -> None:
    table = Table("exploration", secret="H12=Niue:yellow")
    assert table.may(">H12")
    assert Table("exploration", secret="H12=Niue:red").why_not(">H12") == "reveal-first"


def test_ruling_2_its_discoverer_moves_there_after_revealing_it() -> None:
    table = Table("movement", red="Tonga=2T", secret="H12=Niue:red").play("@Tonga +T")
    assert table.why_not(">H12") == "reveal-first"
    assert table.play("!H12").may(">H12")


def test_ruling_3_off_course_in_a_game_of_two_the_opponent_decides() -> None:
    assert Table("exploration", "red").play(">H14(x)").mover == "yellow"
    assert Table("exploration", "yellow").play(">G9(x)").mover == "red"


def test_ruling_4_the_home_always_scores_another_group_only_when_linked() -> None:
    assert Table(tiles=TILES, red="Tonga=2 H12=1").points("red") == "4"
    assert Table(tiles=TILES, red="Tonga=2T^ H12=1T^").points("red") == "5"


def test_ruling_5_without_a_group_a_player_keeps_his_pieces_and_may_resettle() -> None:
    table = Table("movement", tiles=TILES, red="Tonga=2CCW", yellow="Samoa=2 H12=TL")
    table.play("@Tonga +C +C +W >Samoa").fight("4").play(".")
    assert (table.home("yellow"), table.held("yellow"), table.stack("yellow", "H12"), table.out) == ("-", "", "TL", "")
    assert (table.mover, table.stage) == ("yellow", "move")
    table.play(".")  # he moves, then he settles: he has nothing to build with
    assert table.mover == "red yellow"
    assert table.words(seat="yellow") == ". S+H12"
    table.play("S+H12", "yellow").play(".", "red")
    assert (table.home("yellow"), table.held("yellow"), table.points("yellow")) == ("H12", "H12", "2")


def test_ruling_5_the_group_that_he_settles_first_becomes_his_home() -> None:
    for words, home in (("S+J14 S+H12", "J14"), ("S+H12 S+J14", "H12")):
        table = Table("building", tiles="H12=Niue J14=Hawaiki", red="J14=TL H12=TL", yellow="Samoa=2")
        table.play(words, "red").play(".", "yellow")
        assert (table.home("red"), table.held("red")) == (home, "H12 J14")


def test_ruling_5_or_take_a_group_from_another() -> None:
    """The group is his home then (8.4)."""
    table = Table("movement", tiles=TILES, red="I13=CCTL", yellow="Samoa=2 H12=1").play("@I13 +C +C >H12")
    table.fight("4").play("C>V")
    assert (table.home("red"), table.held("red"), table.points("red")) == ("H12", "H12", "2")


def test_ruling_5_until_then_his_explorer_stays_home_and_he_scores_nothing() -> None:
    table = Table("exploration", "yellow", tiles=TILES, yellow="H12=TL", order="yellow red")
    assert (table.mover, table.points("yellow")) == ("red", "0")


def test_ruling_5_or_win_one_back_with_a_war_canoe() -> None:
    """Who has lost his last group stays in the game, in a game of two as well, and takes it back in the next turn."""
    table = Table("movement", tiles=TILES, red="Tonga=2CCW", yellow="Samoa=2 H12=CCWW")
    table.play("@Tonga +C +C +W >Samoa").fight("4").play("W>V .")
    assert (table.out, table.held("yellow"), table.mover) == ("", "", "yellow")
    table.play("@H12 +C +C +W +W >Samoa").fight("6").play("W>V")
    assert (table.held("yellow"), table.home("yellow")) == ("G11", "G11")


def test_ruling_5_with_neither_village_nor_colony_nor_war_canoe_he_is_out() -> None:
    seats: dict[str, Any] = {"red": "Tonga=2CCW", "yellow": "Samoa=2 H12=TW", "green": "Hiva=2"}
    table = Table(
        "movement",
        players=3,
        secret="K13=Kuporu:yellow M11=Tahiti:yellow,green",
        cards="yellow:moai",
        lost="yellow",
        **seats,
    )
    table.play("@Tonga +C +C +W >Samoa . .(6) . .")  # Yellow is asked for cards twice, and Red saves nothing
    assert (table.out, table.built("yellow"), table.mover, table.lost) == ("yellow", "", "green", "")
    assert (table.stack("yellow", "H12"), table.view("red")["pieces"][1]) == ("", {})
    assert (table.cards("yellow"), table.face("yellow")) == ("", "moai")
    assert (table.tile("K13"), table.tile("M11"), table.marks("green")) == ("Kuporu", "unknown", "M11")


def test_ruling_5_tiles_that_all_who_are_left_have_seen_are_turned_face_up() -> None:
    seats: dict[str, Any] = {"red": "Tonga=2CCW", "yellow": "Samoa=2", "green": "Hiva=2"}
    table = Table("movement", players=3, secret="K13=Kuporu:red,yellow M11=Tahiti:red,green", **seats)
    table.play("@Tonga +C +C +W >Samoa").fight("4").play(".")
    assert (table.tile("K13"), table.tile("M11")) == ("unknown", "Tahiti")
    assert [table.marks(seat) for seat in ("red", "yellow", "green")] == ["K13", "", ""]


def test_ruling_5_the_last_one_left_wins() -> None:
    table = Table("movement", red="Tonga=2CCW", yellow="Samoa=2").play("@Tonga +C +C +W >Samoa").fight("4").play(".")
    assert (table.stage, table.mover, table.result) == ("over", "nobody", "Red 3-0")


def test_ruling_6_without_a_refuge_those_who_retreat_are_eliminated() -> None:
    table = Table("movement", tiles=TILES, red="I13=CWTL", yellow="Samoa=2 H12=1W")
    table.play("@I13 +C +W +T +L >H12 .(3) xC(3)")
    assert (table.built("red"), table.out) == ("", "red")


def test_ruling_7_warriors_alone_do_not_stop_war_canoes_but_transports_need_an_escort() -> None:
    table = Table("movement", tiles=TILES, red="Tonga=2CT", yellow="Samoa=2 H12=WW").play("@Tonga +T")
    assert table.why_not(">H12") == "needs-escort"
    assert table.play("+C >H12").may(">I13")


def test_ruling_8_an_isolated_group_spends_only_its_own_points_on_cards() -> None:
    table = Table("building", tiles=TILES, red="Tonga=1 I13=1")
    assert table.why_not("K+Tonga", "red") == "too-dear"
    linked = Table("building", tiles=TILES, red="Tonga=1T^ H12=T^ I13=1T^")
    assert "K+" in linked.words("build", seat="red")


def test_ruling_9_a_conquered_group_without_a_saved_village_is_nobodys() -> None:
    table = Table("movement", tiles=TILES, red="Tonga=2CT", yellow="Samoa=2 H12=1")
    table.play("@Tonga +C +T >H12 .(4) . /H12")
    assert (table.held("red"), table.held("yellow"), table.stack("red", "H12")) == ("G13", "G11", "CT")
    assert table.points("red") == "3"


def test_ruling_9_until_a_colony_lands() -> None:
    table = Table("building", tiles=TILES, red="Tonga=2T^ H12=CTL^").play(". S+H12", "red").play(".", "yellow")
    assert (table.held("red"), table.points("red")) == ("G13 H12", "5")


def test_ruling_10_everybody_is_asked_for_cards_before_the_points_are_counted() -> None:
    table = Table("victory", cards="red:moai yellow:luau")
    assert (table.stage, table.mover) == ("reveal", "red")
    assert table.play(".").mover == "yellow"


def test_ruling_11_building_is_open_for_all_at_once_and_seen_by_nobody() -> None:
    table = Table("building").play("W+Tonga", "red")
    assert table.mover == "red yellow"
    for viewer in ("yellow", "spectator"):
        seen = table.view(viewer)
        assert (seen["plan"], seen["done"], seen["pieces"][0]) == ([], [], {"G13": 2})
    assert table.view("red")["plan"][0]["move"] == "W+G13"


def test_ruling_12_after_60_turns_the_one_with_most_points_wins() -> None:
    assert Table("victory", turn=60, yellow="Samoa=3aa").result == "Yellow 3-4"
