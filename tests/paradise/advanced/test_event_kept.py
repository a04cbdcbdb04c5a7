"""The random events that are kept (11.2), each by its name, in the decisions in which their owner plays them."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.paradise import game
from tests.paradise.table import Table

KNOWN: dict[str, Any] = {"tiles": "H12=Niue I13=Tuamotu J12=Hiva", "sea": "H14 I11 G9 H10"}


def table(step: str, kept: str, **rest: Any) -> Table:
    return Table(step, kept=kept, **(KNOWN | rest))


# --- 12 Favourable Winds --------------------------------------------------------------------------------------------


def test_favourable_winds_carry_canoes_a_hex_farther_in_this_turn() -> None:
    it = table("movement", "red:favourable-winds", red="Tonga=2T I13=T")
    it.play("event:favourable-winds @Tonga +T >H12 >I11 >J12")
    assert (it.stack("red", "J12"), it.standing) == ("T", ["favourable-winds red"])
    assert it.kept("red") == ""
    it.play(". .")
    it.play(".", "red").play(".", "yellow")
    assert it.standing == []


def test_they_can_be_called_while_a_fleet_sails() -> None:
    it = table("movement", "red:favourable-winds", red="Tonga=2T")
    it.play("@Tonga +T >H12 event:12 >I11 >J12")
    assert it.stack("red", "J12") == "T"


def test_and_before_transit() -> None:
    it = table("movement", "red:favourable-winds", red="Tonga=2T^ H12=1T^")
    assert it.stage == "transit"
    assert it.play("event:12").stage == "transit"


# --- 18 Good Omen ---------------------------------------------------------------------------------------------------


def test_good_omen_lets_the_explorer_bear_a_knot_more() -> None:
    it = table("exploration", "red:good-omen").play("event:18 >H16(o3) >I15(o2)")
    assert (it.stage, it.state.knots) == ("explore", 5)
    it.play(">J14(o1)")
    assert (it.lost, it.happened) == ("", ["sea", "return"])  # with six he returns, else he would be lost


def test_who_keeps_an_event_is_asked_with_too_many_knots() -> None:
    it = table("exploration", "red:good-omen").play(">H16(o3) >I15(o3)")
    assert (it.stage, it.words()) == ("explore", ". event:18")
    it.play("event:good-omen")
    assert (it.lost, it.happened) == ("", ["plays", "return"])
    it = table("exploration", "red:shaman").play(">H16(o3) >I15(o3)")
    assert (it.stage, it.words()) == ("explore", ".")
    assert it.play(".").lost == "red"


# --- 19 Voyagers Return ---------------------------------------------------------------------------------------------


def test_voyagers_return_from_the_lost_box_and_explore() -> None:
    it = table("exploration", "red:voyagers-return", lost="red")
    assert (it.stage, it.mover, it.words()) == ("lost-box", "red", ". event:19")
    it.play("event:19")
    assert (it.stage, it.lost) == ("explore", "")
    it.play(">H16(o1)")


def test_everybody_who_keeps_an_event_is_asked_for_his_lost_explorer() -> None:
    it = table("exploration", "red:shaman", lost="red yellow")
    assert (it.stage, it.words()) == ("lost-box", ".")
    it.play(".")
    assert (it.lost, it.stage) == ("", "move")  # Yellow keeps nothing, and his comes back as well
    assert table("exploration", "yellow:shaman", lost="red").mover == "yellow"


def test_an_explorer_with_nothing_to_explore_comes_back_all_the_same() -> None:
    it = table("exploration", "red:voyagers-return", lost="red", red="H12=L").play("event:19")
    assert (it.lost, it.mover) == ("", "yellow")


# --- 20 War Fever ---------------------------------------------------------------------------------------------------


def test_war_fever_gives_two_warrior_bands_for_the_price_of_one() -> None:
    it = table("building", "red:war-fever", red="Tonga=3a H12=1")
    it.play("WW+Tonga WW+G13 WW+H12", "red")
    assert (it.pools("red"), it.kept("red")) == ({"G13": 1, "H12": 0}, "war-fever")
    it.play(".", "red").play(".", "yellow")
    assert (it.stack("red", "Tonga"), it.stack("red", "H12")) == ("WWWW", "WW")
    assert (it.kept("red"), it.happened.count("plays")) == ("", 1)


def test_its_plan_is_secret_until_all_are_done() -> None:
    it = table("building", "red:war-fever", red="Tonga=3a")
    view = game.view(it.state, 1)
    assert it.seen("WW+G13", "yellow", "red") == "?"
    it.play("WW+G13", "red")
    after = game.view(it.state, 1)
    assert (after.keeps, after.plan, after.pools) == (view.keeps, view.plan, view.pools)


def test_why_warriors_cannot_be_levied() -> None:
    it = table("building", "red:war-fever", red="Tonga=1WWWWWWW H12=L", yellow="Samoa=2")
    assert it.why_not("WW+H12", "red") == "no-village"
    assert it.why_not("WW+G11", "yellow") == "event-not-kept"
    it.play("WW+G13", "red")
    assert it.why_not("WW+G13", "red") == "too-dear"
    it = table("building", "red:war-fever", red="Tonga=2WWWWWWWWW H12=L")
    assert it.why_not("WW+G13", "red") == "none-left"
    it.play(".", "red")
    assert it.why_not("WW+G13", "red") == "settling"
    assert table("movement", "red:war-fever").why_not("WW+G13") == "not-now"
    assert table("building", "red:war-fever").why_not("event:20", "red") == "event-not-now"


# --- 21 War Leader --------------------------------------------------------------------------------------------------


def test_a_war_leader_shifts_this_roll_and_all_later_ones_of_a_battle() -> None:
    it = table("movement", "red:war-leader", red="Tonga=2CCC", yellow="Samoa=2 I13=1")
    it.play("@Tonga +C +C +C >Samoa .(3)")
    assert (it.stage, it.words()) == ("battle-card", ". event:21")
    it.play("event:war-leader")
    assert it.happened[:3] == ["plays", "shifted", "loss"]
    assert it.front("defender") == ""  # a 4: the local warrior fled


def test_the_later_rolls() -> None:
    it = table("movement", "red:war-leader", red="Tonga=2CCC", yellow="Samoa=2WW I13=1")
    it.play("@Tonga +C +C +C >Samoa .(1) event:21(3)")  # a 2, and then the 3 becomes a 4
    assert (it.stage, it.state.die, it.mover) == ("loss", 4, "yellow")
    assert it.standing == ["war-leader red G11"]
    it.play("xW(6) xW(6) .")
    assert it.standing == []  # the battle is over


def test_a_defender_is_favoured_the_other_way_and_the_die_ends_at_one() -> None:
    it = table("movement", "yellow:war-leader", red="Tonga=2CCW", yellow="Samoa=2WW I13=1")
    it.play("@Tonga +C +C +W >Samoa . .(1)")  # he is asked before the battle, and in it
    assert (it.stage, it.mover) == ("battle-card", "yellow")
    it.play("event:21")
    assert (it.stage, it.mover, it.state.die) == ("loss", "red", 1)
    it.play("xC(4)")
    assert (it.stage, it.mover, it.state.die) == ("loss", "red", 3)


def test_two_war_leaders_make_no_difference() -> None:
    it = table("movement", "red:war-leader yellow:shaman", red="Tonga=2CCC", yellow="Samoa=2WW I13=1")
    it.state.kept[1] = 0
    it.state.standing = [(it.event("war-leader"), 0, 0), (it.event("war-leader"), 1, 0)]
    it.play("@Tonga +C +C +C >Samoa .(4)")
    assert (it.state.die, "shifted" in it.happened) == (4, False)


def test_after_a_war_leader_a_card_can_be_used() -> None:
    it = table("movement", "red:war-leader", red="Tonga=2CCC", yellow="Samoa=2W I13=1", face="red:war-club")
    it.play("@Tonga +C +C +C >Samoa .(2) event:21")
    assert (it.stage, it.state.die, it.words()) == ("battle-card", 3, "#26 .")


def test_a_die_that_is_rolled_again_is_shifted_as_well() -> None:
    it = table("movement", "red:war-leader", red="Tonga=2CCC", yellow="Samoa=2WW I13=1", face="red:haka")
    it.play("@Tonga +C +C +C >Samoa .(1) event:21 #haka(3)")
    assert (it.stage, it.mover, it.state.die) == ("loss", "yellow", 4)


# --- 23 Royal Marriage ----------------------------------------------------------------------------------------------


def test_a_royal_marriage_keeps_two_from_fighting_each_other() -> None:
    it = table("movement", "red:royal-marriage", players=3, red="Tonga=2C", green="J12=2", yellow="Samoa=2CCC")
    it.play("event:royal-marriage")
    assert (it.stage, it.words()) == ("event", "=green =yellow")
    it.play("=yellow")
    assert (it.stage, it.standing) == ("move", ["royal-marriage red yellow"])
    it.play("@Tonga +C")
    assert (it.may(">Samoa"), it.may(">H12")) == (False, True)
    it.play(">H12 . . @Samoa +C")
    assert it.words("go").count("G13") == 0


def test_of_two_players_it_is_the_other() -> None:
    it = table("order", "yellow:royal-marriage", track="4 3")
    assert it.play("event:23").standing == ["royal-marriage yellow red"]
    assert it.stage == "order"


def test_who_is_attacked_can_marry_the_attacker() -> None:
    it = table("movement", "yellow:royal-marriage", red="Tonga=2CCC", yellow="Samoa=2 H12=1")
    it.play("@Tonga +C +C >Samoa @Tonga +C >H12 . *G11")
    assert (it.stage, it.mover, it.words()) == ("arioi", "yellow", ". event:23")
    it.play("event:23")
    assert it.stack("red", "Tonga") == "CCC"  # from H12 as well
    assert (it.contested, it.happened.count("turned-away")) == ("", 2)


def test_everybody_who_keeps_an_event_is_asked_when_he_is_attacked() -> None:
    it = table("movement", "yellow:shaman", red="Tonga=2CCC", yellow="Samoa=2").play("@Tonga +C +C >Samoa .")
    assert (it.stage, it.words()) == ("arioi", ".")


# --- 26 Whispers ----------------------------------------------------------------------------------------------------


def test_whispers_place_both_rumors_where_their_owner_has_a_piece() -> None:
    it = table("movement", "red:whispers", red="Tonga=2W H14=T")
    it.play("event:whispers")
    assert (it.stage, it.words()) == ("event", "=G13 =H14")
    it.play("=H14 =H14")
    assert (it.stack("red", "H14"), it.stage) == ("TRR", "move")
    it.play("@H14 +R >H12")


@pytest.mark.parametrize("step", ["order", "exploration", "movement"])
def test_they_can_be_heard_in_many_decisions(step: str) -> None:
    it = table(step, "red:whispers", red="Tonga=2WT^ H12=1T^", track="3 3")
    stage = it.stage
    it.play("event:26 =G13 =G13")
    assert (it.stack("red", "Tonga"), it.stage, it.mover) == ("WTRR", stage, "red")


def test_only_rumors_that_are_left_are_placed() -> None:
    it = table("movement", "red:whispers", red="Tonga=2RT").play("event:26")
    assert (it.stack("red", "Tonga"), it.stage) == ("TRR", "move")
    assert table("movement", "red:whispers", red="Tonga=2RR").why_not("event:26") == "event-not-now"
    assert table("movement", "red:whispers", red="Tonga=2").why_not("event:26") == "event-not-now"


def test_not_where_a_fleet_has_come_to_fight() -> None:
    it = table("movement", "red:whispers", red="Tonga=2CCW", yellow="Samoa=2")
    it.play("@Tonga +C +C >Samoa event:26")
    assert (it.stack("red", "Samoa"), it.stack("red", "Tonga")) == ("CC", "WRR")


def test_others_see_the_pieces_and_an_imagined_table_has_rumors_for_them() -> None:
    it = table("movement", "red:whispers", red="Tonga=2WWTTC H12=1TT").play("event:26")
    view = game.view(it.state, 1)
    for seed in range(20):
        dream = game.imagine(view, FreeChance(seed))
        assert game.view(dream, 1) == view
        assert dream.fielded[0] >> 20 == 0


# --- In the victory step --------------------------------------------------------------------------------------------


def test_kept_events_are_worth_nothing_and_nobody_is_asked_for_them_at_the_end() -> None:
    seats: dict[str, Any] = {"red": "Tonga=2", "yellow": "Samoa=2"}
    it = Table("victory", kept="red:shaman,whispers", **seats)
    assert (it.stage, it.points("red")) == ("order", "3")
