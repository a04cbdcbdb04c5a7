"""Attack!: who comes, for which group, and what becomes of it."""

from __future__ import annotations

import pytest

from motu.paradise import game
from motu.paradise.pieces import letters
from motu.paradise.solitaire.attack import fleet_at, reach, target
from tests.paradise.fixtures import Scripted
from tests.paradise.table import Table, cell, hexes

DRAWN = "1 2 3 4 5 6"
TILES = "H12=Tahiti I13=Tuamotu"


def table(**words: str) -> Table:
    """One warrior band, and Attack!, are about to be drawn."""
    return Table("building", players=1, drawn=DRAWN, **({"tiles": TILES} | words))  # type: ignore[arg-type]


def attacked(came: str, **words: str) -> Table:
    return table(**words).play(f".(chit:15,{came})" if came else ".(chit:15)")


# --- Who goes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stack", "fleet"), [("WC", "WC"), ("WWC", "WC"), ("CC", "CC"), ("WCCT", "WCC"), ("WW", ""), ("T", "")]
)
def test_all_war_canoes_with_one_warrior_band_each(stack: str, fleet: str) -> None:
    it = table(yellow=f"Samoa=2{stack}")
    assert letters(fleet_at(it.state, cell("Samoa"))) == fleet


@pytest.mark.parametrize(("stack", "fleet"), [("WC", "C"), ("CC", "C"), ("WWC", "WC"), ("C", "")])
def test_one_piece_stays_on_a_conquered_printed_group(stack: str, fleet: str) -> None:
    it = table(yellow=f"Samoa=2 Fiji=1{stack}")
    assert letters(fleet_at(it.state, cell("Fiji"))) == fleet


# --- How far --------------------------------------------------------------------------------------------------------

FAR = {"tiles": "K9=Tahiti", "sea": "H10 I9 I11 J10 J8", "red": "Tonga=2 K9=1"}


@pytest.mark.parametrize(
    ("yellow", "face", "goals"),
    [
        ("Samoa=2C", "", "G13"),
        ("Samoa=2C", "yellow:double-hulled-canoes", "G13"),
        ("Samoa=2CT^ H10=T^", "", "G13"),
        ("Samoa=2CT^ H10=T^ I9=T^", "", "G13 K9"),
        ("Samoa=2CT^ H10=T^", "yellow:double-hulled-canoes", "G13 K9"),
        ("Samoa=2CT^ H10=T^", "yellow:poi", "G13 K9"),
        ("Samoa=2CT^ I9=T^", "", "G13"),
    ],
)
def test_along_a_chain_and_then_as_far_as_war_canoes_sail(yellow: str, face: str, goals: str) -> None:
    it = table(**FAR, yellow=yellow, face=face)
    assert hexes(reach(it.state, cell("Samoa"))) == goals


def test_not_through_groups_of_others_nor_past_war_canoes() -> None:
    past = {"tiles": "I13=Tahiti", "sea": "H12 H10 I11"}
    assert hexes(reach(table(**past, red="I13=1", yellow="Samoa=2C").state, cell("Samoa"))) == "I13"
    assert hexes(reach(table(**past, red="I13=1 H12=W", yellow="Samoa=2C").state, cell("Samoa"))) == "I13"
    assert hexes(reach(table(**past, red="I13=1 H12=C", yellow="Samoa=2C").state, cell("Samoa"))) == ""
    west = table(red="Vanuatu=1", yellow="Samoa=2C")
    assert hexes(reach(west.state, cell("Samoa"))) == ""


def test_nothing_in_reach() -> None:
    it = attacked("", red="Vanuatu=1W", yellow="Samoa=2CW")
    assert (it.happened[-1], it.stack("yellow", "Samoa")) == ("no-raid", "WWC")


def test_movement_cards_are_turned_up_before() -> None:
    it = attacked("6", **{**FAR, "red": "K9=1"}, yellow="Samoa=2CWWT^ H10=T^", cards="yellow:poi")
    assert (it.face("yellow"), it.held("yellow")) == ("poi", "G11 K9")


# --- For which group ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("red", "goals"),
    [
        ("Tonga=2WW H12=1", "H12"),
        ("Tonga=2 H12=1WW", "G13"),
        ("Tonga=2C H12=1", "H12"),
        ("Tonga=2WC H12=1W", "H12"),
        ("Tonga=3a H12=1 I13=1", "H12"),  # two local warriors; of the others H12 is nearer to Samoa
        ("Tonga=2 H12=2", "G13 H12"),
    ],
)
def test_the_weakest_then_the_nearest_to_samoa_then_the_die(red: str, goals: str) -> None:
    it = table(red=red, yellow="Samoa=2C")
    places = goals.split()
    for place in places:
        chance = Scripted((place.lower(),) if len(places) > 1 else ())
        assert target(it.state, it.state.held[0], chance) == cell(place)
        chance.end()


def test_stacks_choose_by_themselves_and_may_fight_together() -> None:
    it = attacked("6", red="Tonga=2WW H12=1", yellow="Samoa=2CW I13=2CWW")
    assert it.happened.count("raid") == 2
    assert [event[4] for event in it.state.events if event[0] == "raid"] == [1, 1]  # told: how few defend it
    assert it.held("yellow") == "G11 H12 I13"
    assert it.stack("yellow", "H12") == "WCC"


def test_two_targets_are_fought_one_after_another_as_the_die_says() -> None:
    words = {"red": "Tonga=2WW K13=1", "tiles": "I13=Tuamotu K13=Tahiti", "sea": "J12 J14"}
    it = attacked("g11,k13,6,1,1", **words, yellow="Samoa=2CWW I13=2CWW")
    assert it.happened.count("battle") == 2
    assert it.held("yellow") == "G11 I13 K13"
    assert it.stack("red", "Tonga") == "WW"


# --- The battle -----------------------------------------------------------------------------------------------------


def test_it_saves_one_village_and_its_pieces_stay() -> None:
    it = attacked("6", red="Tonga=2WW H12=2", yellow="Samoa=2CCWWW")
    assert (it.villages("H12"), it.held("red"), it.held("yellow")) == (1, "G13", "G11 H12")
    assert it.stack("yellow", "H12") == "WCC"
    assert (it.stage, it.mover) == ("explore", "red")


def test_a_war_canoe_is_given_up_where_there_are_no_warriors() -> None:
    it = attacked("6", red="Tonga=2WWW H12=2", yellow="Samoa=2CCC I13=1WWWWWWWWWW")
    assert (it.villages("H12"), it.stack("yellow", "H12")) == (1, "CC")


def test_no_village_is_saved_where_nobody_can_stay_for_it() -> None:
    """On a printed group a piece must stay (8.5)."""
    it = attacked("6", red="Fiji=1", yellow="Samoa=4aaC H12=1WWWWWWWWWW")
    assert (it.villages("Fiji"), it.held("yellow")) == (0, "G11 H12")
    assert it.stack("yellow", "Fiji") == "C"


def test_the_person_retreats_and_names_a_new_home() -> None:
    it = attacked("6", red="Tonga=1W H12=1WW I13=1WW", yellow="Samoa=2CCWW H10=C", sea="H10").play("xW(6)")
    assert it.stage == "new-home"
    it.play("^I13")
    assert it.home("red") == "I13"
    assert it.stage == "explore"


def test_the_person_may_turn_it_away_with_a_card() -> None:
    it = attacked("", red="Tonga=2WW H12=1", yellow="Samoa=2CW", face="red:arioi")
    assert (it.stage, it.mover) == ("arioi", "red")
    it.play(it.words("use"))
    assert (it.stack("yellow", "Samoa"), it.stage, it.held("red")) == ("WWC", "explore", "G13 H12")


def test_the_persons_battle_cards_work() -> None:
    it = attacked("6", red="Tonga=2WW H12=1", yellow="Samoa=2CW", face="red:haka")
    assert (it.stage, it.mover) == ("battle-card", "red")
    it.play(f"{it.words('use')}(1,1)")
    assert it.held("red") == "G13 H12"


def test_the_persons_losses_are_his_own_choice() -> None:
    it = attacked("4", red="Tonga=2WWCWW H12=1WC", yellow="Samoa=2CCCWWW")
    assert (it.stage, it.mover, it.words()) == ("loss", "red", "xC xV xW")


def test_the_defeated_opponent_retreats_to_the_nearest_group() -> None:
    it = attacked("2,2,2,2,g11", red="H12=1W", yellow="Samoa=2CW H10=1C I13=1", tiles=f"{TILES} H10=Niue")
    assert it.held("red") == "H12"
    assert not it.stack("yellow", "H12")
    assert it.stack("yellow", "Samoa").count("C") == 2


def test_the_last_group_of_the_person_falls() -> None:
    it = attacked("6", red="H12=1", yellow="Samoa=2CW")
    assert (it.result.split()[0], it.stage, it.mover) == ("Lost", "over", "nobody")
    found = game.outcome(it.state)
    assert found is not None
    assert (found.winners, found.how.id) == ((), "paradise-over-fall")
