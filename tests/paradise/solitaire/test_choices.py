"""What the opponent decides when it is attacked, and after it."""

from __future__ import annotations

import pytest

from tests.paradise.table import Table

TILES = "H12=Tahiti I13=Tuamotu"
FLEET = "@Tonga +C +C +W +W >Samoa"


def table(**words: str) -> Table:
    given = {"tiles": TILES, "red": "Tonga=2CCCCWWWW"} | words
    return Table("movement", players=1, **given)  # type: ignore[arg-type]


def attack(came: str, **words: str) -> Table:
    """Red attacks Samoa with two war canoes and two warrior bands."""
    return table(**words).play(f"{FLEET} .({came})" if came else f"{FLEET} .")


def test_local_warriors_are_eliminated_first_war_canoes_last() -> None:
    it = attack("6,6,6", yellow="Samoa=2WC I13=1")
    assert [event[2] for event in it.state.events if event[0] == "loss"] == [2, 0, 1]


def test_war_canoes_panic_first_local_warriors_last() -> None:
    it = attack("4,5,4", yellow="Samoa=2WC I13=1")
    assert [event[2] for event in it.state.events if event[0] == "loss"] == [1, 0, 2]


def test_it_retreats_to_the_nearest_group_the_die_chooses_among_equals() -> None:
    it = attack("4,5,4,h10", yellow="Samoa=2WC H12=1 H10=1", tiles="H12=Tahiti H10=Tuamotu")
    assert it.stack("yellow", "H10") == "WC"
    assert it.stage == "save"


@pytest.mark.parametrize(("yellow", "came", "home"), [("H12=1 H10=2", "", "H10"), ("H12=2 H10=2", ",h12", "H12")])
def test_the_group_with_most_villages_becomes_its_home(yellow: str, came: str, home: str) -> None:
    it = attack("6", yellow=f"Samoa=2 {yellow}", tiles="H12=Tahiti H10=Tuamotu")
    it.play(f".({came[1:]})" if came else ".")
    assert (it.home("yellow"), it.held("yellow")) == (home, "H10 H12")


def test_without_a_group_it_plays_on_and_the_next_village_makes_a_home() -> None:
    it = attack("6", yellow="Samoa=2 H12=T^")
    it.play(".")
    assert (it.home("yellow"), it.out, it.stage) == ("-", "", "build")
    it.play(".(chit:2)")
    assert (it.home("yellow"), it.villages("H12")) == ("H12", 1)


def test_its_cards_are_turned_up_when_it_is_attacked() -> None:
    it = attack("6", yellow="Samoa=2", cards="yellow:hui,commerce")
    assert (it.cards("yellow"), it.face("yellow")) == ("", "hui commerce")


def test_arioi_is_used_at_the_first_attack() -> None:
    it = attack("", yellow="Samoa=2", cards="yellow:arioi")
    assert (it.used("yellow"), it.stack("red", "Tonga")) == ("arioi", "WWWWCCCC")
    again = attack("6", yellow="Samoa=2", used="yellow:arioi")
    assert again.stage == "save"


@pytest.mark.parametrize(
    ("card", "came", "used"),
    [
        ("haka", "5,1", True),  # against it
        ("haka", "2", False),
        ("war-club", "6", True),  # eliminated becomes panicked
        ("war-club", "5", False),
        ("war-club", "4", True),
        ("war-club", "2", True),
        ("war-club", "3", False),
        ("kahuna-healing", "6", True),
        ("kahuna-healing", "4", False),
        ("cannibalism", "2", True),
        ("cannibalism", "1", False),
    ],
)
def test_battle_cards_are_used_at_the_first_roll_that_they_better(card: str, came: str, used: bool) -> None:
    it = attack(f"{came},?*", yellow="Samoa=2WWC", face=f"yellow:{card}")
    first = next((event[0] for event in it.state.events if event[0] in ("use", "loss")), "")
    assert (first == "use") == used


@pytest.mark.parametrize("card", ["war-club", "haka"])
def test_the_die_chooses_between_cards_that_better_the_same_roll(card: str) -> None:
    """One card a roll (9.5)."""
    it = attack(f"4,{card},?*", yellow="Samoa=2WWC", face="yellow:haka,war-club")
    used = [event[2] for event in it.state.events if event[0] == "use"]
    assert used[0] == it.card(card)


def test_transport_canoes_lie_face_up_after_a_battle() -> None:
    it = table(yellow="Samoa=2WWT^").play(FLEET).fight("1")
    assert it.chain("yellow") == "G11"
    assert it.stack("yellow", "Samoa") == "WWT"
