"""The random events that happen at once (11.2), each by its name. Yellow is last and draws; Red leads."""

from __future__ import annotations

from typing import Any

import pytest

from motu.paradise import game
from motu.paradise.grid import CELL_OF
from motu.paradise.log import prompt
from tests.paradise.table import Table

KNOWN: dict[str, Any] = {"tiles": "H12=Niue I13=Tuamotu J12=Hiva", "sea": "H14 I11 G9 H10"}


def drawn(event: str, track: str = "5 3", **rest: Any) -> Table:
    """Yellow has drawn this, Red plays first; `rest` is the table, in which some tiles are known."""
    it = Table("order", events=f"{event} shaman", track=track, **(KNOWN | rest))
    return it.play(f"draw first:red+({event})")


def soil(it: Table, where: str) -> int:
    return it.state.soil[CELL_OF[where]]


def to_building(it: Table) -> Table:
    """Nobody explores or moves."""
    while it.stage != "build":
        it.play(".")
    return it


# --- 1 Typhoon, 2 Typhoon Season ------------------------------------------------------------------------------------


def test_typhoon_takes_a_canoe_of_everybody_at_sea_in_a_hex_or_next_to_it() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=CT", yellow="Samoa=2 I11=T G9=T")
    assert it.may("=H14")
    assert it.may("=H10")  # next to Yellow's canoes
    assert it.why_not("=C11") == "event-no-place"  # an ocean hex, but it harms nobody: "." stands for it
    it.play("=H14")
    assert (it.stage, it.mover, it.words()) == ("event", "red", "C@H14 T@H14")
    it.play("T@H14")
    assert (it.stack("red", "H14"), it.stack("yellow", "I11")) == ("C", "T")


def test_typhoon_asks_one_after_another_and_does_not_ask_who_has_but_one_piece() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=TT I13=T", yellow="Samoa=2 H10=T")
    it.play("=H10")
    assert (it.stack("yellow", "H10"), it.stage) == ("", "explore")
    assert it.happened == ["picked", "struck"]


def test_typhoon_also_drowns_those_who_have_no_canoe_left() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=CWTL").play("=H14 T@H14")
    assert it.stack("red", "H14") == "WC"
    assert it.happened == ["struck", "drowned"]
    it = drawn("typhoon", red="Tonga=2 H14=CWTL").play("=H14 C@H14")
    assert it.stack("red", "H14") == "TL"


def test_typhoon_takes_a_colony_when_warriors_are_gone() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=TTLL").play("=H14 T@H14")
    assert (it.stack("red", "H14"), it.built("red")) == ("TL", "TL")


def test_a_rumor_passes_for_a_canoe() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=TR").play("=H14 R@H14")
    assert it.stack("red", "H14") == "T"


def test_typhoon_may_rage_where_nobody_is() -> None:
    it = drawn("typhoon", red="Tonga=2 H14=T")
    assert it.play(".").happened == ["nothing"]
    assert drawn("typhoon").happened[-1] == "nothing"  # there is nobody at sea


def test_typhoon_breaks_chains() -> None:
    it = drawn("typhoon", red="Tonga=2T^ H14=T^").play("=H14")
    assert it.chain("red") == "G13"


def test_typhoon_season_takes_a_transport_canoe_at_sea_of_everybody() -> None:
    it = drawn("typhoon-season", red="Tonga=2T H14=CT I11=T", yellow="Samoa=2 G9=T")
    assert (it.mover, it.words()) == ("red", "T@H14 T@I11")
    it.play("T@I11")
    assert (it.stack("red", "I11"), it.stack("yellow", "G9")) == ("", "")


def test_typhoon_season_asks_also_who_has_war_canoes_only() -> None:
    it = drawn("typhoon-season", red="Tonga=2T H14=CC")
    assert (it.mover, it.words()) == ("red", ".")
    assert it.play(".").happened == ["unharmed"]
    assert drawn("typhoon-season", red="Tonga=2T H14=C").happened[-1] == "unharmed"  # all see that there is one piece


def test_typhoon_season_does_nothing_where_nobody_is_at_sea() -> None:
    assert drawn("typhoon-season").happened[-1] == "nothing"


# --- 3 Tsunami ------------------------------------------------------------------------------------------------------


def test_tsunami_takes_a_village_of_a_group_and_its_neighbours_with_three() -> None:
    it = drawn("tsunami", red="Tonga=3a H12=1", yellow="Samoa=4aa I13=2")
    assert it.words() == "=G11 =G13 =H12"  # the last is next to both, and has too few itself
    it.play("=H12")
    assert [it.villages(place) for place in ("Tonga", "Samoa", "H12", "I13")] == [2, 3, 1, 2]


def test_tsunami_does_nothing_where_no_group_has_three_villages() -> None:
    assert drawn("tsunami").happened[-1] == "nothing"


# --- 4 Drought, 7 Eruption ------------------------------------------------------------------------------------------


def test_drought_takes_the_build_points_of_a_group_in_this_turn() -> None:
    it = drawn("drought", red="Tonga=3aT^ H12=1T^").play("=G13")
    assert it.standing == ["drought red G13"]
    assert to_building(it).pools("red") == {"G13 H12": 1}
    it.play(".", "red").play(".", "yellow")
    assert it.standing == []


def test_drought_strikes_controlled_groups_only() -> None:
    it = drawn("drought")
    assert it.words() == "=G11 =G13"
    assert it.why_not("=F12") == "event-no-place"  # Fiji is independent


def test_a_group_that_is_conquered_stays_dry() -> None:
    it = drawn("drought", red="Tonga=2CCCWW", yellow="Samoa=1 J12=2").play("=G11")
    it.play(". . @Tonga +C +C +C +W +W >Samoa .(6) W>V")
    assert it.held("red") == "G11 G13"
    assert to_building(it).pools("red") == {"G13": 2, "G11": 0}


def test_eruption_takes_a_village_and_the_build_points_of_a_group_with_three_squares() -> None:
    it = drawn("eruption", red="Tonga=3a H12=1")
    assert it.villages("Tonga") == 2  # no choice: Niue has two squares, and Yellow two villages in all
    it = drawn("eruption", red="Tonga=2 H12=2a", yellow="Samoa=3a")
    assert it.words() == "=G11 =G13"
    it.play("=G11")
    assert (it.villages("Samoa"), it.standing) == (2, ["eruption yellow G11"])
    assert to_building(it).pools("yellow") == {"G11": 0}


def test_who_loses_the_last_village_of_his_home_names_another() -> None:
    it = drawn("eruption", red="Tonga=1 H12=1 I13=1")
    assert (it.stage, it.mover, it.held("red")) == ("new-home", "red", "H12 I13")
    it.play("^I13")
    assert (it.home("red"), it.stage) == ("I13", "explore")


def test_and_is_not_asked_when_there_is_but_one() -> None:
    it = drawn("eruption", red="Tonga=1 H12=2a")
    assert (it.home("red"), it.stage) == ("H12", "explore")


def test_no_event_leaves_a_player_with_fewer_than_two_villages() -> None:
    assert drawn("eruption").happened[-1] == "nothing"
    assert drawn("epidemic").happened[-1] == "nothing"
    it = drawn("epidemic", red="Tonga=2", yellow="Samoa=2 H12=2a")
    assert (it.stage, it.words()) == ("event", "=G11 =H12")  # Red could not bear it


# --- 5 Invasive Weeds, 6 Erosion, 14 Fertile Island, 15 Fresh Spring ------------------------------------------------


def test_weeds_take_two_build_points_and_an_improvement_without_a_village_and_grow_for_a_turn() -> None:
    it = drawn("invasive-weeds", red="Tonga=3aa", yellow="Samoa=3a").play("=G13")
    assert (it.stage, it.fields("Tonga"), it.standing) == ("explore", 1, ["invasive-weeds red G13"])
    to_building(it)
    assert (it.pools("red"), it.pools("yellow")) == ({"G13": 1}, {"G11": 3})
    assert it.why_not("A+Tonga", "red") == "no-brown"
    assert it.may("A+Samoa", "yellow")
    it.play(".", "red").play(".", "yellow")
    assert it.standing == []


def test_weeds_are_felt_where_no_field_is_free_and_never_cost_more_than_the_group_yields() -> None:
    it = drawn("invasive-weeds", red="Tonga=3aT^ H12=1T^")
    assert it.words() == "=G11 =G13 =H12"  # any group that somebody controls
    assert to_building(it.play("=G13")).pools("red") == {"G13 H12": 2}
    it = drawn("invasive-weeds", red="Tonga=3aT^ H12=1T^").play("=H12")
    assert to_building(it).pools("red") == {"G13 H12": 3}


def test_erosion_takes_a_free_green_square_for_good() -> None:
    it = drawn("erosion", red="Tonga=1 H12=1")
    assert soil(it, "G13") == -1  # no choice: all other groups are full
    to_building(it)
    assert not it.may("V+Tonga", "red")
    it.play(".", "red").play(".", "yellow")
    assert it.standing == ["erosion red G13"]


def test_fertile_island_gives_a_green_square_for_good() -> None:
    it = drawn("fertile-island", yellow="Samoa=4aa")
    assert it.words() == "=G11 =G13"
    it.play("=G11")
    assert soil(it, "G11") == 1
    to_building(it).play("V+Samoa .", "yellow").play(".", "red")
    assert (it.villages("Samoa"), it.standing) == (5, ["fertile-island yellow G11"])


def test_no_group_has_more_than_six_squares() -> None:
    it = Table("order", events="fertile-island shaman", track="5 3", **KNOWN)
    it.state.soil[CELL_OF["G11"]] = 2
    it.play("draw first:red+(fertile-island)")
    assert soil(it, "G13") == 1  # there was no choice


@pytest.mark.parametrize(("villages", "locals_"), [(4, "VV"), (5, "VVV"), (6, "VVV")])
def test_five_or_six_villages_have_three_local_warriors(villages: int, locals_: str) -> None:
    it = Table("movement", kept="red:shaman", red="Tonga=2CCC", yellow=f"Samoa={villages}aa")
    it.state.soil[CELL_OF["G11"]] = 2
    it.play("@Tonga +C +C >Samoa .(4)")
    assert it.front("defender") == locals_


def test_fresh_spring_improves_a_field_for_nothing() -> None:
    it = drawn("fresh-spring", yellow="Samoa=2 H12=1", red="Tonga=2")
    assert it.words() == "=G11 =H12"
    assert it.play("=H12").fields("H12") == 1


def test_where_no_field_is_left_to_improve_it_brings_a_village_on_a_free_square() -> None:
    it = drawn("fresh-spring", yellow="Samoa=2aa H12=2a", red="Tonga=2")
    assert (it.villages("Samoa"), it.happened[-1]) == (3, "founded")  # Niue is full


def test_where_all_groups_are_full_it_brings_a_colony() -> None:
    it = drawn("fresh-spring", yellow="Samoa=4aa H12=2a", red="Tonga=2")
    assert it.words() == ". =G11 =H12"
    assert it.play("=H12").stack("yellow", "H12") == "L"


def test_the_village_of_a_spring_is_none_of_those_that_are_built_in_this_turn() -> None:
    it = to_building(drawn("fresh-spring", yellow="Samoa=2aa"))
    assert it.play("V+Samoa .", "yellow").play(".", "red").villages("Samoa") == 4


# --- 8 Taniwha ------------------------------------------------------------------------------------------------------


def test_taniwha_lets_no_fleet_enter_or_leave_an_ocean_hex() -> None:
    it = drawn("taniwha", red="Tonga=2T H14=T", yellow="Samoa=2T")
    assert it.may("=C11")  # any ocean hex
    assert it.why_not("=G11") == "event-no-place"
    it.play("=H14 . .")
    assert it.standing == ["taniwha yellow H14"]
    it.play("@Tonga +T")
    assert (it.may(">H12"), it.may(">H14")) == (True, False)
    it.play(">H12 . @H14 +T")
    assert it.words("go") == ""


# --- 9 Epidemic -----------------------------------------------------------------------------------------------------


def test_epidemic_takes_a_village_where_most_are() -> None:
    it = drawn("epidemic", red="Tonga=3a", yellow="Samoa=2")
    assert (it.villages("Tonga"), it.stage) == (2, "explore")


def test_of_several_the_drawer_picks_one() -> None:
    it = drawn("epidemic", red="Tonga=3a", yellow="Samoa=3a")
    assert (it.mover, it.words()) == ("yellow", "=G11 =G13")
    assert it.play("=G13").villages("Tonga") == 2


# --- 10 Canoe Rot, 11 Rival Chiefs ----------------------------------------------------------------------------------


def test_canoe_rot_takes_a_war_canoe_of_two() -> None:
    it = drawn("canoe-rot", red="Tonga=2C H14=C", yellow="Samoa=2W")
    assert (it.mover, it.words()) == ("red", "C@G13 C@H14")
    assert it.play("C@G13").stack("red", "Tonga") == ""
    assert it.stage == "explore"  # Yellow has but one piece


def test_canoe_rot_asks_everybody_who_may_have_two() -> None:
    it = drawn("canoe-rot", red="Tonga=2CW", yellow="Samoa=2WTT^")
    assert (it.mover, it.words()) == ("red", ".")
    assert it.play(".").happened == ["unharmed"]
    assert (it.mover, it.stage) == ("yellow", "event")  # two of his three pieces are face down
    assert drawn("canoe-rot", red="Tonga=2C", yellow="Samoa=2").happened[-1] == "nothing"


def test_rival_chiefs_cost_the_leader_a_warrior_band() -> None:
    it = drawn("rival-chiefs", red="Tonga=2WW H12=1W")
    assert (it.mover, it.words()) == ("red", "W@G13 W@H12")
    assert it.play("W@H12").stack("red", "H12") == ""


def test_of_several_leaders_the_drawer_names_one() -> None:
    it = Table("order", players=3, events="rival-chiefs shaman", track="5 5 4", **KNOWN)
    it.play("draw first:red+(rival-chiefs)")
    assert (it.mover, it.words()) == ("green", "=red =yellow")
    it.play("=yellow")
    assert (it.mover, it.stack("yellow", "Samoa")) == ("yellow", "WW")


def test_a_leader_without_warriors_is_asked_all_the_same() -> None:
    it = drawn("rival-chiefs", red="Tonga=2CC")
    assert (it.mover, it.words()) == ("red", ".")
    assert it.play(".").happened == ["unharmed"]
    assert drawn("rival-chiefs", red="Tonga=2T^").happened[-1] == "unharmed"  # all see that he has none
    assert drawn("rival-chiefs", red="Tonga=2C").happened[-1] == "unharmed"


def test_pieces_that_lie_face_up_can_be_lost() -> None:
    it = Table("order", events="rival-chiefs shaman", track="5 3", red="Tonga=2WW", **KNOWN)
    it.state.shown[0][CELL_OF["G13"]] = 2
    it.play("draw first:red+(rival-chiefs) W@G13")
    assert it.view("yellow")["face_up"][0] == {"G13": "W"}


# --- 13 Good Fishing, 27 Great Feast, 16 Volcanic Ash ---------------------------------------------------------------


def test_good_fishing_gives_the_drawer_two_build_points() -> None:
    it = drawn("good-fishing")
    assert it.standing == ["good-fishing yellow"]
    to_building(it)
    assert (it.pools("red"), it.pools("yellow")) == ({"G13": 2}, {"G11": 4})


def test_without_a_group_it_gives_nothing() -> None:
    it = drawn("good-fishing", yellow="H12=L", red="Tonga=2")
    assert to_building(it).pools("yellow") == {}


def test_great_feast_gives_everybody_but_the_leader_a_build_point() -> None:
    it = to_building(drawn("great-feast"))
    assert (it.pools("red"), it.pools("yellow")) == ({"G13": 2}, {"G11": 3})
    it = to_building(drawn("great-feast", track="5 5").play("."))
    assert (it.pools("red"), it.pools("yellow")) == ({"G13": 2}, {"G11": 2})  # both lead


def test_volcanic_ash_allows_two_new_villages_in_a_group() -> None:
    it = drawn("volcanic-ash", yellow="Samoa=2aa H12=2aT^", red="Tonga=2").play("=G11")
    assert it.standing == ["volcanic-ash yellow G11"]
    to_building(it)
    it.play("V+Samoa V+Samoa", "yellow")
    it.state.pools[1][1] = 2
    assert it.why_not("V+Samoa", "yellow") == "one-village"
    it.play(".", "yellow").play(".", "red")
    assert it.villages("Samoa") == 4


def test_volcanic_ash_gives_two_build_points_in_any_group_of_the_drawers() -> None:
    it = drawn("volcanic-ash", yellow="Samoa=4aa H12=1 I13=1")
    assert it.words() == "=G11 =H12 =I13"
    assert to_building(it.play("=H12")).pools("yellow") == {"G11": 4, "H12": 3, "I13": 1}


def test_volcanic_ash_gives_nothing_to_who_has_lost_the_group() -> None:
    it = drawn("volcanic-ash", red="Tonga=2CCCWW", yellow="Samoa=1 J12=2").play("=G11")
    it.play(". . @Tonga +C +C +C +W +W >Samoa .(6) W>V")
    to_building(it)
    assert (it.pools("red"), it.pools("yellow")) == ({"G13": 2, "G11": 1}, {"J12": 2})


def test_volcanic_ash_makes_no_squares() -> None:
    it = to_building(drawn("volcanic-ash", yellow="Samoa=2a"))
    it.state.pools[1][1] = 9
    assert it.play("V+Samoa", "yellow").why_not("V+Samoa", "yellow") == "no-square"


def test_two_colonies_may_settle_there() -> None:
    it = to_building(drawn("volcanic-ash", yellow="Samoa=2aaLLL"))
    it.play(". S+Samoa S+Samoa", "yellow").play(".", "red")
    assert (it.villages("Samoa"), it.stack("yellow", "Samoa")) == (4, "L")


def test_but_not_more_than_there_are_and_a_garrison_stays() -> None:
    it = to_building(drawn("volcanic-ash", yellow="Samoa=4aa Fiji=1LL", red="Tonga=2").play("=F12"))
    it.play(". S+Fiji", "yellow")
    assert (it.state.done >> 1 & 1, it.stack("yellow", "Fiji")) == (1, "LL")  # the other must stay


# --- 17 Migration ---------------------------------------------------------------------------------------------------


def test_migration_moves_a_village_along_the_drawers_chain() -> None:
    it = drawn("migration", yellow="Samoa=2T^ H12=1aT^ I13=T^", red="Tonga=2")
    assert it.words("done", "pick") == ". =G11"
    it.play("=G11")
    assert it.words() == "=H12 =I13"
    it.play("=I13")
    assert (it.villages("Samoa"), it.villages("I13"), it.held("yellow")) == (1, 1, "G11 H12 I13")


def test_11_2_migration_settles_a_printed_independent_group_only_if_it_is_controlled() -> None:
    """Events touch such a group only while a player controls it."""
    it = drawn("migration", yellow="Samoa=2T^ H12=1aT^ Fiji=1WT^", red="Tonga=2").play("=G11")
    assert it.words() == "=F12 =H12"
    it = drawn("migration", yellow="Samoa=2T^ H12=1aT^ Fiji=WT^", red="Tonga=2").play("=G11")
    assert (it.villages("H12"), it.villages("Fiji"), it.happened[-1]) == (2, 0, "migrated")  # there was no choice


def test_migration_settles_a_home_that_nobody_controls_any_more() -> None:
    """Tonga is printed on the map, but it is no independent group."""
    it = drawn("migration", red="J12=2", yellow="Samoa=2T^ Tonga=T^").play("=G11")
    assert (it.held("yellow"), it.villages("Tonga")) == ("G11 G13", 1)


def test_who_moves_no_village_gets_a_colony() -> None:
    it = drawn("migration", yellow="Samoa=2T^ H12=1aT^").play(".")
    assert (it.stage, it.mover, it.words()) == ("event", "yellow", ". =G11 =H12")
    it.play("=H12")
    assert (it.stack("yellow", "H12"), it.stage, it.happened) == ("TL", "explore", ["gift"])


@pytest.mark.parametrize("yellow", ["Samoa=2 H12=1aT^", "Samoa=1T^ H12=1aT^"])
def test_so_does_who_has_no_chain_or_no_village_that_can_leave(yellow: str) -> None:
    it = drawn("migration", yellow=yellow)
    assert it.words() == ". =G11 =H12"
    assert it.play(".").happened == ["nothing"]  # he may do without


def test_who_may_have_a_colony_left_is_asked_even_if_he_has_none() -> None:
    """Nobody learns what lies face down."""
    it = drawn("migration", yellow="Samoa=2LLLL")
    assert (it.stage, it.words()) == ("event", ".")
    assert drawn("migration", yellow="H12=LLLL").happened[-1] == "nothing"  # all see that he has no group


# --- 24 New Stars, 25 Trade Winds -----------------------------------------------------------------------------------


def test_new_stars_show_two_secret_tiles() -> None:
    it = Table("order", players=3, events="new-stars shaman", track="5 3 4", secret="K13=Tahiti:red K15=Flint:green")
    it.play("draw first:red+(new-stars)")
    assert (it.mover, it.words()) == ("yellow", ". =K13 =K15")
    it.play("=K13 =K15")
    assert it.marks("yellow") == "K13 K15"
    assert it.view("yellow")["secret"]["K13"]["group"] == "Tahiti"
    assert it.view("green")["secret"]["K13"]["group"] is None


def test_a_tile_that_all_have_seen_is_revealed() -> None:
    it = drawn("new-stars", secret="K13=Tahiti:red").play("=K13")
    assert (it.tile("K13"), it.stage) == ("Tahiti", "explore")


def test_new_stars_need_markers_and_may_be_left() -> None:
    secret = "K13=Tahiti:red K15=Malden:yellow L14=Phoenix:yellow M13=Laysan:yellow"
    assert drawn("new-stars", secret=secret).words("done", "pick") == ". =G11"
    assert drawn("new-stars", secret="K13=Tahiti:red").play(".").words("done", "pick") == ". =G11"
    it = Table("order", players=3, events="new-stars shaman", track="5 3 4", secret="K13=Tahiti:red K15=Flint:green")
    it.play("draw first:red+(new-stars) =K13 .")
    assert (it.marks("yellow"), it.stage) == ("K13", "explore")


def test_who_looks_at_no_tile_gets_a_transport_canoe_face_up() -> None:
    it = drawn("new-stars", yellow="Samoa=2 H12=1").play("=H12")
    assert (it.stack("yellow", "H12"), it.chain("yellow")) == ("T", "H12")
    assert drawn("new-stars", yellow=f"Samoa=2{'T' * 14}").words() == "."


@pytest.mark.parametrize(
    ("event", "all_out", "some_left"), [("migration", "LLLL", "WWLL"), ("new-stars", "T" * 14, "T" * 13 + "C")]
)
def test_nobody_learns_from_a_gift_what_lies_face_down(event: str, all_out: str, some_left: str) -> None:
    tables = [drawn(event, yellow=f"Samoa=2 H12=1{pieces}") for pieces in (all_out, some_left)]
    for viewer in (0, None):
        views = [game.view(it.state, viewer) for it in tables]
        assert views[0] == views[1]
        assert prompt(views[0]) == prompt(views[1])
    after = [game.view(it.play(".").state, 0) for it in tables]
    assert after[0] == after[1]


def test_trade_winds_bring_a_card() -> None:
    it = Table("order", events="trade-winds shaman", track="5 3").play("draw first:red+(trade-winds,moai)")
    assert (it.cards("yellow"), it.stage) == ("moai", "explore")
    assert drawn("trade-winds", deck="").happened[-1] == "nothing"
