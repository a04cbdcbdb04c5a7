"""The solitaire game: who sits where, what lies open, what can be chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import BadOption
from motu.paradise import game
from motu.paradise.box_loader import default_box, register
from tests.paradise.table import Table


def test_the_person_is_tonga_and_nobody_plays_samoa() -> None:
    options = game.read_options({"preset": "solitaire"})
    state = game.deal(options, FreeChance(1))
    assert game.seats(options) == ("Red",)
    assert (state.count, state.robots, options.target) == (2, 0b10, 60)
    assert [state.box.groups[state.tile[cell]].name for cell in state.home] == ["Tonga", "Samoa"]
    assert game.movers(state) == (0,)


def test_tonga_is_the_persons_however_a_box_lists_the_homes() -> None:
    box = default_box()
    swapped = (1, 0, 2, 3)
    homes, cells = (tuple(each[place] for place in swapped) for each in (box.homes, box.home_cells))
    name = register(replace(box, name="swapped", homes=homes, home_cells=cells))
    state = game.deal(game.read_options({"players": "1", "components": name}), FreeChance(1))
    assert [state.box.groups[state.tile[cell]].name for cell in state.home] == ["Tonga", "Samoa"]


def test_the_deal_is_the_same_as_for_two_and_asks_nobody_for_an_order() -> None:
    it = Table("order", players=1, turn=0)
    assert (it.stage, it.mover, it.state.order) == ("explore", "red", [0])
    assert (it.villages("Tonga"), it.villages("Samoa")) == (2, 2)
    assert it.stack("yellow", "Samoa") == "WW"


@pytest.mark.parametrize("option", ["homes=chosen", "end=1", "events=yes", "kumara=yes"])
def test_other_rules_do_not_go_with_it(option: str) -> None:
    name, _, value = option.partition("=")
    with pytest.raises(BadOption) as refused:
        game.read_options({"players": "1", name: value})
    assert refused.value.reason.id == "paradise-option-not-alone"


def test_only_the_solitaire_game_can_be_hard() -> None:
    with pytest.raises(BadOption) as refused:
        game.read_options({"players": "2", "solitaire": "hard"})
    assert refused.value.reason.id == "paradise-option-alone-only"
    assert game.read_options({"preset": "solitaire", "solitaire": "hard"}).alone


def test_all_pieces_lie_open_to_everybody() -> None:
    it = Table("movement", players=1, red="Tonga=2WCT", yellow="Samoa=2WWC")
    for viewer in ("red", "spectator"):
        seen = it.view(viewer)
        assert seen["face_up"] == [{"G13": "WCT"}, {"G11": "WWC"}]
    it.play("@Tonga +C +W")
    assert it.view("spectator")["fleet"]["canoes"] == [{"canoe": "C", "load": "W", "sailed": 0, "left": 2}]
    assert it.seen("+T", "spectator") == "+T"


def test_the_cards_of_the_opponent_do_not() -> None:
    one, other = (Table("building", players=1, cards=f"yellow:{card}") for card in ("haka", "hui"))
    for seat in (0, None):
        assert game.view(one.state, seat) == game.view(other.state, seat)
    assert one.seen(".(chit:1,card:haka)", "red") == ".(chit:1,?)"
    assert one.seen(".(chit:1,card:haka)", "spectator") == ".(chit:1,?)"
    assert one.seen("V+Tonga", "spectator") == "?"


def test_what_the_person_buys_lies_face_up() -> None:
    it = Table("building", players=1).play("K+Tonga(hui) .(chit:5)")
    assert (it.cards("red"), it.face("red")) == ("", "hui")


def test_nobody_is_asked_to_turn_up_cards_nor_who_plays_first() -> None:
    it = Table("building", players=1).play("K+Tonga(hui) .(chit:5)")
    assert (it.step, it.stage, it.state.turn) == ("exploration", "explore", 6)
