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


# --- Arioi ----------------------------------------------------------------------------------------------------------


def attacked(**cards: Any) -> Table:
    """Red's fleet lies before Samoa, with a transport canoe and a rumor."""
    table = Table("movement", tiles=TILES, red="Tonga=2CCWTR", yellow="Samoa=2W", **cards)
    return table.play("@Tonga +C +C +W +T +R >Samoa")


@pytest.mark.parametrize("pile", ["cards", "face"])
def test_arioi_turns_an_attack_away(pile: str) -> None:
    table = attacked(**piled(pile, "yellow:arioi")).play(".")
    assert (table.stage, table.mover, table.words("use", "done")) == ("arioi", "yellow", "#20 .")
    table.play("#arioi")
    assert (table.stack("red", "Tonga"), table.stack("red", "Samoa"), table.stack("yellow", "Samoa")) == (
        "WCCTR",
        "",
        "W",
    )
    assert (table.used("yellow"), table.mover) == ("arioi", "yellow")


def test_arioi_may_be_kept_for_another_time() -> None:
    table = attacked(cards="yellow:arioi").play(".").play(".(2)")
    assert (table.stage, table.cards("yellow")) == ("battle-card", "arioi")


def test_arioi_works_once() -> None:
    assert attacked(used="yellow:arioi").play(".(2)").stage == "loss"


def test_arioi_turns_away_one_attack_and_the_others_are_fought() -> None:
    table = Table("movement", tiles=TILES, red="Tonga=2CC", yellow="Samoa=2 H12=1", cards="yellow:arioi")
    table.play("@Tonga +C >Samoa @Tonga +C >H12 . *Samoa #arioi(4)")
    assert (table.stack("red", "Tonga"), table.stage) == ("C", "save")


def test_arioi_sends_every_fleet_back_to_where_it_came_from() -> None:
    table = Table("movement", tiles=TILES, red="Tonga=2C I13=C", yellow="Samoa=2", cards="yellow:arioi")
    table.play("@Tonga +C >Samoa @I13 +C >H12 >Samoa . #arioi")
    assert (table.stack("red", "Tonga"), table.stack("red", "I13")) == ("C", "C")


def test_who_holds_any_card_face_down_is_asked_so_that_the_question_tells_nothing() -> None:
    table = attacked(cards="yellow:moai").play(".")
    assert (table.stage, table.mover, table.words()) == ("arioi", "yellow", "!8 .")


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


# --- Battles: Haka, War Club, Kahuna Healing, Cannibalism -----------------------------------------------------------


def battle(die: int, **cards: Any) -> Table:
    """Red attacks Samoa and has rolled this."""
    table = Table("movement", tiles=TILES, red="Tonga=2CCWW", yellow="Samoa=2WC", **cards)
    return table.play(f"@Tonga +C +C +W +W >Samoa .({die})")


def front(table: Table) -> tuple[str, str]:
    return table.front("attacker"), table.front("defender")


def test_haka_has_the_die_rolled_again_by_either_side() -> None:
    table = battle(1, face="red:haka")
    assert (table.stage, table.mover, table.words()) == ("battle-card", "red", "#25 .")
    table.play("#haka(6)")
    assert (table.state.die, table.stage, table.mover) == (6, "loss", "yellow")
    assert battle(6, face="yellow:haka").play("#haka(1)").mover == "red"


def test_war_club_shifts_the_roll_by_one_in_its_owners_favour() -> None:
    assert battle(3, face="red:war-club").play("#war-club").mover == "yellow"  # 4
    assert battle(4, face="yellow:war-club").play("#war-club").mover == "red"  # 3
    table = battle(5, face="red:war-club").play("#war-club")
    assert (table.state.die, table.state.eliminates) == (6, 1)


def test_war_club_has_nothing_to_add_to_the_best_roll() -> None:
    assert battle(6, face="red:war-club").stage == "loss"
    assert battle(1, face="yellow:war-club").stage == "loss"


def test_kahuna_healing_makes_an_elimination_a_panic() -> None:
    table = battle(1, face="red:kahuna-healing").play("#kahuna-healing xW(4)")
    assert (table.back("attacker"), table.built("red")) == ("W", "WWCC")
    table = battle(6, face="yellow:kahuna-healing").play("#kahuna-healing xC(3)")
    assert (table.back("defender"), table.built("yellow")) == ("C", "WC")


@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_kahuna_healing_is_for_ones_own_losses_only(die: int) -> None:
    assert battle(die, face="red:kahuna-healing").stage == "loss"


def test_cannibalism_makes_an_enemys_panic_an_elimination() -> None:
    for die in (4, 5):
        table = battle(die, face="red:cannibalism").play("#cannibalism xC(3)")
        assert (table.back("defender"), table.built("yellow")) == ("", "W")
    for die in (2, 3):
        table = battle(die, face="yellow:cannibalism").play("#cannibalism xC(4)")
        assert (table.back("attacker"), table.built("red")) == ("", "WWC")


@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_cannibalism_is_for_enemies_who_panic_only(die: int) -> None:
    assert battle(die, face="red:cannibalism").stage == "loss"


@pytest.mark.parametrize("card", ["haka", "war-club", "kahuna-healing", "cannibalism"])
def test_battle_cards_work_once_a_battle_and_stay_for_the_next(card: str) -> None:
    die, again = {"haka": (4, "4"), "war-club": (3, ""), "kahuna-healing": (1, ""), "cannibalism": (4, "")}[card]
    table = battle(die, face=f"red:{card}").play(f"#{card}" + (f"({again})" if again else ""))
    loss = table.words().split()[0]
    table.play(f"{loss}({die})")
    assert table.stage == "loss"  # not asked again
    assert table.used("red") == ""
    assert battle(die, face=f"red:{card}").stage == "battle-card"


def test_battle_cards_from_the_hand_are_revealed_when_they_are_used() -> None:
    table = battle(3, cards="red:war-club")
    assert table.words() == "!26 #26 ."
    assert table.play("#war-club").face("red") == "war-club"


def test_9_5_one_card_a_roll_and_the_defender_first() -> None:
    cards: dict[str, Any] = {"face": "red:haka yellow:war-club"}
    table = battle(4, **cards)
    assert (table.stage, table.mover) == ("battle-card", "yellow")
    table.play("#war-club")
    assert (table.stage, table.mover, table.state.die) == ("loss", "red", 3)  # Red had no say
    table = battle(4, **cards).play(".")
    assert (table.stage, table.mover) == ("battle-card", "red")
    assert table.play("#haka(6)").mover == "yellow"


def test_9_5_both_may_decline() -> None:
    table = battle(4, face="red:haka yellow:war-club").play(". .")
    assert (table.stage, table.mover, table.state.die) == ("loss", "yellow", 4)


def test_9_5_several_cards_in_one_battle_one_after_another() -> None:
    table = battle(1, face="red:kahuna-healing,war-club").play("#kahuna-healing xW(3)")
    assert (table.stage, table.words()) == ("battle-card", "#26 .")


def test_9_5_a_card_may_be_shown_while_its_owner_is_asked() -> None:
    table = battle(2, cards="red:moai").play("!moai")
    assert (table.face("red"), table.stage, table.mover) == ("moai", "loss", "red")


def test_an_independent_group_has_no_cards() -> None:
    table = Table("movement", red="Tonga=2CW", cards="yellow:haka").play("@Tonga +C +W >Fiji .(2)")
    assert (table.stage, table.mover) == ("loss", "red")


# --- Deforestation: see test_victory --------------------------------------------------------------------------------


def test_severe_deforestation_is_no_card_for_other_steps() -> None:
    for step in ("exploration", "movement"):
        assert "#" not in Table(step, face="red:severe-deforestation").words()
    assert Table("building", face="red:severe-deforestation").words("use", seat="red") == ""
