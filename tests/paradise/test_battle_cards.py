"""Arts & Culture cards (9.5) in and against battles, by name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.paradise.table import Table
from tests.paradise.test_cards import piled

TILES = "H12=Niue I13=Tuamotu J14=Hawaiki"


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


def test_a_rumor_that_went_before_arioi_is_used_does_not_come_back() -> None:
    """Found by random games: it was taken from the hex once more, where none was left."""
    table = Table("movement", red="Tonga=2CR", yellow="Samoa=2", cards="yellow:arioi").play("@Tonga +C +R >Samoa .")
    table.play("-R@Samoa", "red").play("#arioi")
    assert (table.stack("red", "Samoa"), table.stack("red", "Tonga")) == ("", "C")


def test_of_two_fleets_with_a_rumor_each_one_brings_its_rumor_back() -> None:
    """One of the two rumors is taken off while the defender is asked."""
    table = Table("movement", tiles="H12=Niue", red="Tonga=2CR H12=CR", yellow="Samoa=2", cards="yellow:arioi")
    table.play("@Tonga +C +R >Samoa @H12 +C +R >Samoa .").play("-R@Samoa", "red").play("#arioi")
    assert table.stack("red", "Samoa") == ""
    assert sorted(table.stack("red", where) for where in ("Tonga", "H12")) == ["C", "CR"]


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
