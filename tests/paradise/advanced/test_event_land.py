"""Events of the land (11.2), each by its name. Yellow is last and draws; Red leads."""

from __future__ import annotations

from typing import Any

import pytest

from motu.paradise.grid import CELL_OF
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


# --- 9 Epidemic -----------------------------------------------------------------------------------------------------


def test_epidemic_takes_a_village_where_most_are() -> None:
    it = drawn("epidemic", red="Tonga=3a", yellow="Samoa=2")
    assert (it.villages("Tonga"), it.stage) == (2, "explore")


def test_of_several_the_drawer_picks_one() -> None:
    it = drawn("epidemic", red="Tonga=3a", yellow="Samoa=3a")
    assert (it.mover, it.words()) == ("yellow", "=G11 =G13")
    assert it.play("=G13").villages("Tonga") == 2


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
