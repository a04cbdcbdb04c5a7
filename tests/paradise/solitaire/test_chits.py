"""When chits are drawn, and in which order they are carried out."""

from __future__ import annotations

import pytest

from motu.paradise import game
from motu.paradise.solitaire.chits import in_cup
from tests.paradise.table import Table

EARLY = " ".join(map(str, range(1, 12)))


def left(it: Table) -> list[int]:
    return [chit + 1 for chit in range(16) if it.state.chits >> chit & 1]


def test_none_is_drawn_in_the_first_turn_and_one_in_each_later_one() -> None:
    it = Table("order", players=1, turn=0)
    assert len(left(it)) == 15
    it.play(". . .(chit:5)")
    assert it.state.turn == 2
    assert left(it) == [chit for chit in range(1, 16) if chit != 5]
    it.play(". . .(chit:7)")
    assert (it.state.turn, len(left(it))) == (3, 13)


@pytest.mark.parametrize(("drawn", "late"), [("1 2 3 4 5", False), ("1 2 3 4 5 6", True), (EARLY, True)])
def test_the_attacks_join_after_six_draws(drawn: str, late: bool) -> None:
    it = Table("building", players=1, drawn=drawn)
    assert bool(in_cup(it.state) >> 11) == late


def test_first_what_it_gets_then_what_it_does() -> None:
    it = Table("building", players=1).play(".(chit:9,o3,o2)")
    assert it.stack("yellow", "Samoa") == "WWC"
    assert it.happened[-5:] == ["chit", "gets", "sea", "sea", "back"]


@pytest.mark.parametrize("chit", ["5", "1"])
def test_build_and_defend_do_nothing_more(chit: str) -> None:
    it = Table("building", players=1).play(f".(chit:{chit}{',?' if chit == '1' else ''})")
    assert it.happened[-1] in ("gets", "gets-card")


# --- Rich finds -----------------------------------------------------------------------------------------------------


def test_the_chit_of_a_find_is_carried_out_after_the_exploration() -> None:
    it = Table("exploration", players=1).play(">H14(i2,hawaii,3,chit:5)")
    assert (it.stage, it.state.pending, it.stack("yellow", "Samoa")) == ("explore", 1 << 4, "WW")
    assert it.view("red")["chits"]["pending"] == [{"chit": 5, "expand": "war-canoe", "action": "defend", "late": False}]
    it.play(".")
    assert (it.stage, it.state.pending, it.stack("yellow", "Samoa")) == ("move", 0, "WWC")


def test_of_several_the_person_chooses_the_order() -> None:
    it = Table("exploration", players=1).play(">H14(i1,hawaii,3,chit:5) >H16(i1,aotearoa,6,chit:2) .")
    assert (it.stage, it.mover, it.words()) == ("chit", "red", "chit:2 chit:5")
    assert it.why_not("chit:3") == "no-chit"
    assert it.why_not(".") == "not-now"
    assert game.show_move(game.view(it.state, 0), game.read("chit:2"))["expand"] == "village"
    it.play("chit:5")
    assert it.happened == ["chit", "gets", "chit", "gets-village"]
    assert it.stage == "move"


def test_a_chit_cannot_be_chosen_in_other_decisions() -> None:
    assert Table("movement", players=1).why_not("chit:3") == "not-now"


def test_an_attack_after_the_exploration_is_fought_before_the_next_chit() -> None:
    it = Table(
        "exploration",
        players=1,
        drawn="1 2 3 4 6 7",
        tiles="H12=Tahiti",
        red="Tonga=2WW H12=1",
        yellow="Samoa=2CW",
    )
    it.play(">H14(i1,hawaii,3,chit:15) >H16(i1,aotearoa,6,chit:5) .")
    it.play("chit:15(6)")
    assert it.held("yellow") == "G11 H12"
    assert (it.state.pending, it.stage) == (0, "move")
    assert it.stack("yellow", "Samoa") == "WC"


def test_when_no_chit_is_left_a_rich_find_brings_none() -> None:
    it = Table("exploration", players=1, drawn=" ".join(map(str, range(1, 16)))).play(">H14(i2,hawaii,3)")
    assert (it.state.pending, it.state.chits) == (0, 0)


def test_when_no_chit_is_left_none_is_drawn_in_a_turn() -> None:
    it = Table("order", players=1, drawn=" ".join(map(str, range(1, 16))))
    assert it.stage == "explore"
