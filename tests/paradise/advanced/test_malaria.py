"""11.6: malaria in the west."""

from __future__ import annotations

from typing import Any

import pytest

from motu.paradise import game
from motu.words import Words
from tests.paradise.conserved import check_groups, check_pieces, check_places
from tests.paradise.table import Table, cell


def table(red: str, **given: Any) -> Table:
    """Building, where nothing is to be built: the next turn begins when both are done."""
    return Table("building", options="malaria=yes", red=red, **given)


def next_turn(t: Table, *rolled: int) -> Table:
    """All are done, and the die shows this; without a number it is not rolled."""
    while len(t.mover.split()) > 1:
        t.play(".", t.mover.split()[0])
    t.play(f".({','.join(map(str, rolled))})" if rolled else ".")
    check_pieces(t.state)
    check_places(t.state)
    check_groups(t.state)
    return t


@pytest.mark.parametrize(
    ("roll", "where"),
    [
        (1, "Bismarck Archipelago"),
        (2, "Bismarck Archipelago"),
        (3, "Solomon Islands"),
        (4, "Solomon Islands"),
        (5, "Santa Cruz"),
        (6, "Vanuatu"),
    ],
)
def test_11_6_each_roll_strikes_its_group(roll: int, where: str) -> None:
    villages = {"Bismarck Archipelago": 4, "Solomon Islands": 3, "Santa Cruz": 1, "Vanuatu": 2}
    t = next_turn(table("Tonga=2 B8=4W C9=3W D10=1W D12=2W"), roll)
    assert {name: t.villages(name) for name in villages} == {**villages, where: villages[where] - 1}
    assert t.stage == "order"
    (told,) = [each for each in game.tell(t.state, game.read("."), t.state, None) if each.id == "paradise-log-malaria"]
    assert str(Words("en").argument_text(told.args["place"])).startswith(where)
    assert told.args["die"] == roll


def test_11_6_before_anybody_controls_such_a_group_no_die_is_rolled() -> None:
    t = next_turn(table("Tonga=2 Fiji=1W"))
    assert not t.state.malarial
    assert "malaria" not in t.happened


def test_11_6_it_begins_in_the_turn_after_the_conquest() -> None:
    t = Table(options="malaria=yes", red="Tonga=2 D14=CCWW").play("@D14 +C +C +W +W >D12").fight("6")
    t.play("W>V .")
    assert t.villages("Vanuatu") == 1
    assert t.state.malarial
    assert "malaria" not in t.happened
    t.play(".")  # Yellow moves nothing
    next_turn(t, 6)
    assert t.villages("Vanuatu") == 0


def test_11_6_a_group_that_was_controlled_for_a_moment_is_enough() -> None:
    """Red takes Santa Cruz and saves a village; Yellow takes it in the same turn, and saves none."""
    t = Table(options="malaria=yes", red="Tonga=2 C11=CW", yellow="Samoa=2 E9=CCW")
    t.play("@C11 +C +W >D10").fight("6").play("C>V")
    assert t.held("red") == "D10 G13"
    t.play("@E9 +C +C +W >D10").fight("6").play(".")
    assert t.held("red") == "G13"
    assert t.held("yellow") == "G11"
    next_turn(t, 5)
    assert t.happened.count("malaria") == 1


def test_11_6_groups_that_nobody_controls_lose_nothing() -> None:
    t = next_turn(table("Tonga=2 Vanuatu=2W"), 1)
    assert t.villages("Vanuatu") == 2
    assert t.state.wild >> cell("Bismarck Archipelago") & 1
    told = [each.id for each in game.tell(t.state, game.read("."), t.state, None)]
    assert "paradise-log-malaria-nobody" in told


def test_11_6_once_it_has_begun_it_goes_on() -> None:
    t = next_turn(table("Tonga=2 Vanuatu=1W"), 6)
    assert t.held("red") == "G13"
    t.play("first:red+").play(".").play(".").play(".").play(".")
    next_turn(t, 6)
    assert t.happened.count("malaria") == 1


def test_11_6_without_its_last_village_a_group_is_nobodys_but_pieces_stay() -> None:
    t = next_turn(table("Tonga=2 Vanuatu=1W"), 6)
    assert t.held("red") == "G13"
    assert t.stack("red", "Vanuatu") == "W"
    assert not t.state.wild >> cell("Vanuatu") & 1
    assert t.state.garrison[0] >> cell("Vanuatu") & 1


def test_11_6_a_home_can_be_lost_to_it() -> None:
    t = next_turn(table("Vanuatu=1W Tonga=2"), 6)
    assert t.home("red") == "G13"
    assert t.stage == "order"


def test_11_6_who_loses_his_home_chooses_among_several_groups_before_the_turn_goes_on() -> None:
    t = next_turn(table("Vanuatu=1W Tonga=2 Fiji=1W"), 6)
    assert t.stage == "new-home"
    assert t.mover == "red"
    assert t.words() == "^F12 ^G13"
    t.play("^F12")
    assert t.home("red") == "F12"
    assert t.stage == "order"


def test_11_6_who_has_nothing_left_is_out() -> None:
    t = next_turn(table("Vanuatu=1W"), 6)
    assert t.out == "red"
    assert t.result.startswith("Yellow")


def test_11_6_if_the_one_who_was_to_choose_the_order_is_out_the_next_in_the_last_place_chooses() -> None:
    t = next_turn(Table("building", options="malaria=yes", players=3, red="Vanuatu=1W"), 6)
    assert t.out == "red"
    assert t.stage == "order"
    assert t.mover == "green"  # level with Yellow, but of Hiva
    assert t.words() == "first:green+ first:yellow+"


def test_11_6_a_colony_keeps_a_player_without_a_group_in_the_game() -> None:
    t = next_turn(table("Vanuatu=1WL"), 6)
    assert t.out == ""
    assert t.home("red") == "-"
    assert t.stage == "order"


def test_11_6_the_die_is_seen_by_all() -> None:
    t = table("Tonga=2 Vanuatu=2W").play(".", "red")
    assert t.seen(".(6)", "red") == "?(6)"
    assert t.seen(".(6)", "spectator") == "?(6)"


def test_11_6_without_the_rule_nobody_is_struck() -> None:
    t = Table("building", red="Tonga=2 Vanuatu=2W").play(".", "red").play(".", "yellow")
    assert t.villages("Vanuatu") == 2
