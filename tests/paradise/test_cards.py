"""Arts & Culture cards (9.5): every one by its name, what it does, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from motu.paradise.box import slugs
from tests.paradise.table import Table

TILES = "H12=Niue I13=Tuamotu J14=Hawaiki"

WITH_A_GROUP = "hui hula-dancing rongorongo surfing marae tattoo wood-carving"
TWO_POINTS = "moai feather-cloak"
ONE_POINT = (
    "tapa-cloth luau powhiri genealogy-chant outrigger-racing lei-making "
    "kahuna-healing commerce harvest-feast fish-ponds arioi double-hulled-canoes"
)
NO_POINT = "poi navigation ocean-chart haka war-club cannibalism severe-deforestation"


def piled(pile: str, cards: str) -> dict[str, Any]:
    """These cards in a pile: "cards" are face down, "face" are face up."""
    return {pile: cards}


def scored(card: str, red: str, tiles: str) -> int:
    """Red's points with this card face up, less what he has without it."""
    table = Table("movement", tiles=tiles, red=red, face=f"red:{card}")
    bare = Table("movement", tiles=tiles, red=red)
    return int(table.points("red")) - int(bare.points("red"))


# --- Cards and points -----------------------------------------------------------------------------------------------


def test_9_5_the_deck_has_28_cards() -> None:
    assert " ".join(slugs(Table().box)[1]) == f"{WITH_A_GROUP} {TWO_POINTS} {ONE_POINT} {NO_POINT}"


@pytest.mark.parametrize(
    ("card", "points"),
    [
        *((name, 1) for name in WITH_A_GROUP.split()),
        *((name, 2) for name in TWO_POINTS.split()),
        *((name, 1) for name in ONE_POINT.split()),
        *((name, 0) for name in NO_POINT.split()),
    ],
)
def test_9_5_every_card_scores_face_up_and_only_then(card: str, points: int) -> None:
    bare = Table().points("red")
    assert int(Table(face=f"red:{card}").points("red")) == int(bare) + points
    assert Table(cards=f"red:{card}").points("red") == bare


@pytest.mark.parametrize(
    ("card", "group"),
    [
        ("hui", "Hawaiki"),
        ("hui", "Kuporu"),
        ("hula-dancing", "Rarotonga"),
        ("rongorongo", "rapa-nui"),
        ("surfing", "Hawai'i"),
        ("marae", "Raiatea"),
        ("tattoo", "Hiva"),
        ("wood-carving", "Aotearoa"),
    ],
)
def test_9_5_some_score_one_more_with_a_certain_group_under_control(card: str, group: str) -> None:
    assert scored(card, "Tonga=2 I13=1", f"I13={group}") == 2
    assert scored(card, "Tonga=2 I13=WT", f"I13={group}") == 1  # without a village
    assert scored(card, "Tonga=2 I13=1", "I13=Tuamotu") == 1


def test_9_5_a_card_may_be_revealed_in_every_decision_of_its_owner() -> None:
    hand: dict[str, Any] = {"cards": "red:moai"}
    for step in ("exploration", "movement", "building", "victory"):
        table = Table(step, **hand)
        table.play("!moai", "red")
        if step != "building":
            assert (table.face("red"), table.cards("red")) == ("moai", "")
    assert Table("movement", sea="H12", red="Tonga=2WT^ H12=T^", **hand).play("!moai").stage == "transit"


@pytest.mark.parametrize(
    ("step", "position", "words", "stage"),
    [
        ("order", {}, "", "order"),
        ("exploration", {}, ">H12(i2,niue)", "discovery"),
        ("movement", {"sea": "H12", "red": "Tonga=2WT^ H12=T^"}, "W@Tonga", "transit-to"),
        ("movement", {"tiles": TILES, "red": "Tonga=2C"}, "@Tonga +C >H12", "fleet"),
        ("movement", {"red": "Tonga=2CC"}, "@Tonga +C >Samoa @Tonga +C >Fiji .", "battles"),
        ("movement", {"red": "Tonga=2CW"}, "@Tonga +C +W >Samoa .(2) .", "loss"),
        ("movement", {"player": "yellow", "yellow": "Samoa=2CC"}, "@Samoa +C +C >Tonga .", "arioi"),
        ("building", {"red": "H12=TL", "tiles": TILES}, "", "build"),
    ],
)
def test_9_5_and_whatever_he_is_asked(step: str, position: dict[str, Any], words: str, stage: str) -> None:
    """He is asked the same again afterwards, and the card lies open."""
    table = Table(step, **position, cards="red:moai").play(words)
    assert (table.stage, "red" in table.mover) == (stage, True)
    before = set(table.words(seat="red").split())
    table.play("!moai", "red")
    assert table.stage == stage
    assert before - set(table.words(seat="red").split()) == {"!8"}
    assert table.face("red") == "moai"


def test_poi_is_turned_up_while_the_fleet_sails() -> None:
    table = Table("movement", tiles=TILES, red="Tonga=2C", cards="red:poi").play("@Tonga +C >H12 !poi >I13")
    assert (table.stage, table.may(">J14")) == ("fleet", True)


def test_9_5_a_revealed_card_stays_so() -> None:
    table = Table("exploration", cards="red:moai").play("!moai")
    assert table.why_not("!moai") == "no-card"


def test_9_5_revealed_while_building_it_is_seen_at_once() -> None:
    table = Table("building", cards="red:moai").play("!moai", "red")
    assert (table.face("red"), table.why_not("!moai", "red")) == ("moai", "no-card")
    assert table.seen("!8", "yellow", "red") == "!8"


# --- Building: Commerce, Harvest Feast, Fish Ponds ------------------------------------------------------------------


@pytest.mark.parametrize("pile", ["cards", "face"])
def test_commerce_gives_three_points_once_in_the_home_chain(pile: str) -> None:
    red = "Tonga=2T^ H12=1T^ J14=1"
    table = Table("building", tiles=TILES, red=red, **piled(pile, "red:commerce"))
    table.play("#commerce", "red")
    assert table.pools("red") == {"G13 H12": 6, "J14": 1}
    assert table.why_not("#commerce", "red") == "card-not-now"
    table.play(".", "red").play(".", "yellow")
    assert (table.face("red"), table.used("red")) == ("commerce", "commerce")


def test_commerce_works_once_and_then_only_scores() -> None:
    table = Table("building", used="red:commerce")
    assert (table.why_not("#commerce", "red"), table.pools("red")) == ("card-used", {"G13": 2})
    assert int(table.points("red")) == 4


@pytest.mark.parametrize("pile", ["cards", "face"])
def test_harvest_feast_gives_a_free_village_in_a_group_with_room(pile: str) -> None:
    table = Table("building", tiles=TILES, red="Tonga=2 I13=2 J14=1", **piled(pile, "red:harvest-feast"))
    assert table.words("feast", seat="red") == "F+J14"
    assert [table.why_not("F+I13", "red"), table.why_not("F+H12", "red")] == ["no-square", "no-village"]
    table.play("F+J14", "red")
    assert (table.pools("red"), table.why_not("V+J14", "red")) == ({"G13": 2, "I13": 2, "J14": 1}, "too-dear")
    table.play(".", "red").play(".", "yellow")
    assert (table.villages("J14"), table.used("red")) == (2, "harvest-feast")


def test_harvest_feast_works_once_and_counts_as_the_new_village_of_its_group() -> None:
    """9.4: one new village a group a turn."""
    table = Table("building", tiles=TILES, red="Tonga=3aa J14=1", cards="red:harvest-feast").play("V+Tonga", "red")
    assert table.why_not("F+Tonga", "red") == "one-village"
    assert table.play("F+J14", "red").why_not("F+J14", "red") == "one-village"
    again = Table("building", tiles=TILES, red="Tonga=2 J14=1", used="red:harvest-feast")
    assert again.why_not("F+J14", "red") == "no-card"


ATOLL: dict[str, Any] = {"tiles": "H12=Malden I13=Tuamotu"}


def test_fish_ponds_give_a_point_a_turn_with_an_atoll_in_the_home_chain() -> None:
    linked = "Tonga=2T^ H12=T^"
    assert Table("building", red=linked, face="red:fish-ponds", **ATOLL).pools("red") == {"G13": 3}
    assert Table("building", red=linked, **ATOLL).pools("red") == {"G13": 2}
    alone = Table("building", red="Tonga=2 H12=T^", face="red:fish-ponds", **ATOLL)
    assert alone.pools("red") == {"G13": 2}


def test_fish_ponds_work_face_up_only_and_may_be_revealed_for_it() -> None:
    table = Table("building", red="Tonga=2T^ H12=T^", cards="red:fish-ponds", **ATOLL)
    assert table.pools("red") == {"G13": 2}
    assert table.play("!fish-ponds", "red").pools("red") == {"G13": 3}


def test_fish_ponds_give_one_point_for_any_number_of_atolls() -> None:
    table = Table("building", tiles="H12=Malden H14=Flint", red="Tonga=2T^ H12=T^ H14=T^", face="red:fish-ponds")
    assert table.pools("red") == {"G13": 3}


# --- Canoes: Double-Hulled Canoes, Poi ------------------------------------------------------------------------------


def sailing(red: str, face: str) -> Table:
    return Table("movement", tiles=TILES, sea="J12 I11", red=red, face=face)


def test_double_hulled_canoes_let_war_canoes_move_three() -> None:
    table = sailing("Tonga=2CW", "red:double-hulled-canoes").play("@Tonga +C +W >H12 >I13")
    assert table.stage == "fleet"
    assert table.play(">J14").stack("red", "J14") == "WC"
    slow = sailing("Tonga=2T", "red:double-hulled-canoes").play("@Tonga +T >H12 >I13")
    assert (slow.stage, slow.words("go")) == ("fleet", "")  # he is asked: else others saw that it is a slow one


def test_double_hulled_canoes_do_not_pull_a_slower_canoe_along() -> None:
    table = sailing("Tonga=2CT", "red:double-hulled-canoes").play("@Tonga +C +T >H12 >I13")
    assert (table.stage, table.words("go"), table.why_not(">J14")) == ("fleet", "", "sailed-enough")
    table.play("-T2 >J14")
    assert (table.stack("red", "I13"), table.stack("red", "J14")) == ("T", "C")


def test_poi_lets_all_canoes_move_three() -> None:
    assert sailing("Tonga=2TL", "red:poi").play("@Tonga +T +L >H12 >I13 >J14").stack("red", "J14") == "TL"
    assert sailing("Tonga=2C", "red:poi").play("@Tonga +C >H12 >I13 >J14").stack("red", "J14") == "C"


def test_poi_and_double_hulled_canoes_together_are_no_faster() -> None:
    table = sailing("Tonga=2C", "red:poi,double-hulled-canoes").play("@Tonga +C >H12 >I13 >J14")
    assert table.stage == "move"


@pytest.mark.parametrize("card", ["poi", "double-hulled-canoes"])
def test_face_down_they_do_nothing_but_may_be_revealed_before_sailing(card: str) -> None:
    table = Table("movement", tiles=TILES, red="Tonga=2C", cards=f"red:{card}")
    assert table.play(f"!{card} @Tonga +C >H12 >I13").stage == "fleet"
    table = Table("movement", tiles=TILES, red="Tonga=2C", cards=f"red:{card}")
    assert table.play("@Tonga +C >H12 >I13").stage == "move"


# --- Explorers: Navigation, Ocean Chart -----------------------------------------------------------------------------


def test_navigation_gives_one_more_knot() -> None:
    face: dict[str, Any] = {"face": "red:navigation"}
    table = Table("exploration", **face).play(">H12(o2) >I13(o3)")
    assert (table.state.knots, table.stage, table.may(">J14")) == (5, "explore", True)
    table = Table("exploration", **face).play(">H12(o3) >I13(o3)")
    assert (table.mover, table.lost) == ("yellow", "")
    table = Table("exploration", **face).play(">H12(o2) >I13(o3) >J14(o2)")
    assert table.lost == "red"


def test_navigation_may_be_revealed_when_it_is_needed() -> None:
    table = Table("exploration", cards="red:navigation").play(">H12(o2) >I13(o3)")
    assert (table.stage, table.words()) == ("explore", "!23 .")
    assert table.play("!navigation").may(">J14")


def test_ocean_chart_nobody_is_lost() -> None:
    table = Table("exploration", face="red:ocean-chart").play(">H12(o3) >I13(o3)")
    assert (table.mover, table.lost, table.happened[-1]) == ("yellow", "", "return")
    table = Table("exploration", cards="red:ocean-chart").play(">H12(o3) >I13(o3)")
    assert (table.mover, table.words()) == ("red", "!24 .")
    assert table.play("!ocean-chart").lost == ""
    table = Table("exploration", cards="red:ocean-chart").play(">H12(o3) >I13(o3) .")
    assert table.lost == "red"


def test_ocean_chart_does_not_let_him_go_on() -> None:
    table = Table("exploration", face="red:ocean-chart", cards="red:moai").play(">H12(o2) >I13(o3)")
    assert table.why_not(">J14") == "too-many-knots"


# --- Deforestation: see test_victory --------------------------------------------------------------------------------


def test_severe_deforestation_is_no_card_for_other_steps() -> None:
    for step in ("exploration", "movement"):
        assert "#" not in Table(step, face="red:severe-deforestation").words()
    assert Table("building", face="red:severe-deforestation").words("use", seat="red") == ""
