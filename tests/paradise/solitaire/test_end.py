"""How a solitaire game ends."""

from __future__ import annotations

import pytest

from motu.paradise import game
from motu.paradise.solitaire.end import LEAST
from tests.paradise.table import Table

RICH = "Tonga=4aaT^ H12=4aT^ H14=4aT^ I13=3aT^ G15=3aT^ F16=3T^ F14=T^"
"""21 villages, and six groups in the chain: 27 points."""
TILES = "H12=Hawaii H14=Aotearoa I13=Tahiti G15=Hiva F16=Hawaiki"


def table(drawn: int, face: str = "", **words: str) -> Table:
    chits = " ".join(str(chit) for chit in range(1, drawn + 1))
    given = {"tiles": TILES, "red": RICH, "yellow": "Samoa=2"} | words
    return Table("building", players=1, drawn=chits, face=face, **given)  # type: ignore[arg-type]


POINTS = "red:moai,feather-cloak"
"""Four points more: 31."""


def test_what_the_table_is_worth() -> None:
    assert (table(0).points("red"), table(0, POINTS).points("red")) == ("27", "31")


@pytest.mark.parametrize("drawn", [0, 6, 12, 13])
def test_thirty_points_win_while_two_chits_are_left(drawn: int) -> None:
    it = table(drawn, POINTS).play(".")
    assert it.result == "Red 31-3"
    found = game.outcome(it.state)
    assert found is not None
    assert (found.winners, found.how.id) == ((0,), "paradise-over-points")


@pytest.mark.parametrize("drawn", [14, 15])
def test_with_fewer_chits_left_even_thirty_are_too_late(drawn: int) -> None:
    assert table(drawn, POINTS).play(".").result == "Lost 31-3"


@pytest.mark.parametrize("drawn", [13, 14, 15])
def test_without_thirty_points_it_is_lost_when_two_are_left(drawn: int) -> None:
    it = table(drawn).play(".")
    assert it.result == "Lost 27-3"
    found = game.outcome(it.state)
    assert found is not None
    assert (found.winners, found.how.id) == ((), "paradise-over-chits")
    assert it.mover == "nobody"
    assert LEAST == 2


def test_with_three_left_the_game_goes_on() -> None:
    it = table(12).play(".(chit:15)")
    assert it.result == "*"
    assert (it.stage, it.state.turn) == ("explore", 6)


FELLING = "yellow:severe-deforestation"


def test_deforestation_that_lies_face_up_falls_on_thirty_points_at_once() -> None:
    it = table(13, f"{POINTS} {FELLING}").play(".")
    assert it.result == "Lost 29-3"
    it = table(0, f"{POINTS} {FELLING}").play(".(chit:5)")
    assert (it.result, it.used("yellow"), it.points("red")) == ("*", "severe-deforestation", "31")
    it = table(0, f"{POINTS},lei-making {FELLING}").play(".")
    assert it.result == "Red 30-3"


def test_it_is_not_used_as_long_as_nobody_has_them() -> None:
    it = table(0, FELLING).play(".(chit:5)")
    assert (it.used("yellow"), it.face("yellow")) == ("", "severe-deforestation")


def test_a_card_that_still_lies_face_down_does_nothing() -> None:
    """Its cards are turned up by an attack, its own or the person's, or by Explore!."""
    it = table(13, POINTS, cards=FELLING).play(".")
    assert (it.result, it.used("yellow")) == ("Red 31-3", "")


def test_all_cards_are_turned_up_at_the_end() -> None:
    it = table(13, cards="yellow:hui").play(".")
    assert (it.face("yellow"), it.result) == ("hui", "Lost 27-4")
