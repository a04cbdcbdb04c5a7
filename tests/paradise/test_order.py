"""Turn order (5)."""

from __future__ import annotations

import pytest

from tests.paradise.table import Table


def test_5_the_last_on_the_track_has_the_marker() -> None:
    assert Table("order", track="7 6").mover == "yellow"
    assert Table("order", track="6 7").mover == "red"
    assert Table("order", players=4, track="9 8 7 8").mover == "green"


@pytest.mark.parametrize(
    ("track", "first"),
    [
        ("5 5 5 5", "red"),  # Tonga before all
        ("6 5 5 5", "blue"),  # Raiatea before Hiva and Samoa
        ("6 5 5 6", "green"),  # Hiva before Samoa
        ("6 5 6 6", "yellow"),
    ],
)
def test_5_ties_go_tonga_raiatea_hiva_samoa(track: str, first: str) -> None:
    assert Table("order", players=4, track=track).mover == first


def test_5_he_says_who_plays_first_and_which_way_round() -> None:
    table = Table("order", players=3)
    assert table.words() == "first:green+ first:green- first:red+ first:red- first:yellow+ first:yellow-"


@pytest.mark.parametrize(
    ("word", "order"),
    [
        ("first:red+", "red yellow green blue"),
        ("first:green+", "green blue red yellow"),
        ("first:green-", "green yellow red blue"),
        ("first:red-", "red blue green yellow"),
        ("first:blue-", "blue green yellow red"),
    ],
)
def test_5_the_others_follow_in_that_direction(word: str, order: str) -> None:
    """4: exploration goes in this order."""
    table = Table("order", players=4).play(word)
    found = []
    for _ in range(4):
        assert table.stage == "explore"
        found.append(table.mover)
        table.play(".")
    assert " ".join(found) == order


def test_5_with_two_players_the_direction_makes_no_difference() -> None:
    assert Table("order").words() == "first:red+ first:yellow+"


def test_4_the_steps_follow_each_other_and_each_ends_for_all_before_the_next() -> None:
    table = Table("order").play("first:yellow+")
    seen = []
    for _ in range(20):
        seen.append((table.stage, table.mover))
        if table.stage == "order":
            break
        table.play(".", table.mover.split()[0])
    assert seen == [
        ("explore", "yellow"),
        ("explore", "red"),
        ("move", "yellow"),
        ("move", "red"),
        ("build", "red yellow"),
        ("build", "yellow"),
        ("order", "red"),
    ]


def test_4_a_player_who_is_out_is_left_out() -> None:
    """Ruling 5."""
    table = Table("order", players=3, yellow="", out="yellow", track="4 0 5")
    assert (table.mover, table.words()) == ("red", "first:green+ first:red+")
    table.play("first:green+ .")
    assert (table.stage, table.mover) == ("explore", "red")
