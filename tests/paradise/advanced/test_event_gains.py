"""Events that bring something (11.2), each by its name. Yellow is last and draws; Red leads."""

from __future__ import annotations

import pytest

from motu.paradise import game
from motu.paradise.log import prompt
from tests.paradise.advanced.test_event_land import drawn, to_building
from tests.paradise.table import Table

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
