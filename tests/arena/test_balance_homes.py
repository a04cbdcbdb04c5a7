"""The balance report on homes and rushes: attacks on homes, homes that fall and are won back, games that end early."""

from __future__ import annotations

import pytest

from motu.arena.balance.games import Played, Seat
from motu.arena.balance.homes import fallen
from motu.arena.balance.play import Watch
from motu.arena.balance.rush import early, rush
from motu.paradise.grid import cells_in
from tests.arena.watched import seat, watched
from tests.paradise.table import Table


def of_homes(watch: Watch) -> list[tuple[int, int, int, int, int]]:
    """Of each seat: attacks on homes, homes taken, lost and regained, and the turn in which the first fell."""
    return [
        (seat.home_attacks, seat.homes_taken, seat.homes_lost, seat.homes_regained, seat.home_fell)
        for seat in watch.seats
    ]


def test_an_attack_on_a_home_that_fails() -> None:
    table = Table("movement", red="Tonga=2C", yellow="Samoa=2WW")
    assert of_homes(watched(table, "@Tonga", "+C", ">Samoa", ".(1)")) == [(1, 0, 0, 0, 0), (0,) * 5]


def test_a_group_that_is_no_home_is_none() -> None:
    """H12 is Yellow's, but not where he lives."""
    table = Table("movement", red="Tonga=2CW", yellow="Samoa=2 H12=1", tiles="H12=Niue")
    watch = watched(table, "@Tonga", "+C", "+W", ">H12", ".(4)", ".")
    assert [(seat.attacks, seat.conquered) for seat in watch.seats] == [(1, 1), (0, 0)]
    assert of_homes(watch) == [(0,) * 5] * 2


FALLS = ("@Tonga", "+C", "+W", ">Samoa", ".(4)")
"""Red takes Samoa with a war canoe and a band, and is asked what to save."""
NEAR = "H12=Niue I13=Tahiti"


def test_a_home_is_the_one_of_the_moment() -> None:
    """Yellow names I13 as the next home: there the next attack is one on a home, on Samoa it is none."""
    table = Table("movement", red="Tonga=2CW", yellow="Samoa=2 H12=1 I13=1", tiles=NEAR)
    watch = watched(table, *FALLS, ".", "^I13")
    assert of_homes(watch) == [(1, 1, 0, 0, 0), (0, 0, 1, 0, 5)]
    assert [table.home(seat) for seat in ("red", "yellow")] == ["G13", "I13"]
    state = table.state
    state.events = [("battle", 0, 1, state.home[1], 0, 0, 1), ("won", 0, state.home[1])]
    watch.see(state)
    state.events = [("battle", 0, 1, state.box.home_cells[1], 0, 0, 1), ("won", 0, state.box.home_cells[1])]
    watch.see(state)
    assert [seat.home_attacks for seat in watch.seats] == [2, 0]


def test_two_homes_of_one_player_fall_in_one_move() -> None:
    """What comes of one move is counted in its order: the second battle is for the home that the first one made one."""
    table = Table("movement", red="Tonga=2CW", yellow="Samoa=2 I13=1", tiles=NEAR)
    watch = Watch(table.state)
    samoa, tahiti = cells_in(table.state.held[1])
    first = [
        ("battle", 0, 1, samoa, 0, 0, 1),
        ("won", 0, samoa),
        ("conquest", 0, samoa, 1, 2, 0),
        ("new-home", 1, tahiti),
    ]
    second = [
        ("battle", 0, 1, tahiti, 0, 0, 1),
        ("won", 0, tahiti),
        ("conquest", 0, tahiti, 1, 1, 0),
        ("new-home", 1, -1),
    ]
    table.state.events = first + second
    table.state.held[1] = 0
    watch.see(table.state)
    assert of_homes(watch) == [(2, 2, 0, 0, 0), (0, 0, 2, 0, 5)]


def test_a_home_won_back_in_battle() -> None:
    """Yellow comes later in the same turn and beats those who took Samoa: it counts though no village is there."""
    table = Table("movement", red="Tonga=2CW", yellow="Samoa=2 H12=1CCCW I13=1", tiles=NEAR)
    watch = watched(table, *FALLS, ".", "^H12", "@H12", "+C", "+C", "+C", "+W", ">Samoa", ".(4)")
    while table.stage == "loss":
        table.play(f"{table.words().split()[0]}(4*)")
        watch.see(table.state)
    assert of_homes(watch) == [(1, 1, 0, 0, 0), (0, 0, 1, 1, 5)]
    assert watch.seats[1].attacks == watch.seats[1].won == 1


@pytest.mark.parametrize(("later", "regained"), [(0, 1), (1, 1), (2, 0)])
def test_a_home_is_won_back_by_the_end_of_the_next_turn_or_not_at_all(later: int, regained: int) -> None:
    table = Table("movement", red="Tonga=2CW", yellow="Samoa=2 H12=1 I13=1", tiles=NEAR)
    samoa = table.state.home[1]
    watch = watched(table, *FALLS, ".", "^H12")
    for _ in range(later):
        table.state.turn += 1
        table.state.events = [("first", 1, 1, 1)]
        watch.see(table.state)
    table.state.held[1] |= 1 << samoa
    table.state.events = [("settled", 1, samoa)]
    watch.see(table.state)
    watch.see(table.state)
    assert watch.seats[1].homes_regained == regained


def test_who_is_ever_without_a_group() -> None:
    table = Table("movement", red="Tonga=2CW", yellow="Samoa=2 H12=C", tiles="H12=Niue")
    watch = watched(table, *FALLS, ".")
    assert [seat.bare for seat in watch.seats] == [False, True]
    assert not watch.seats[1].out


# --- What many games tell -------------------------------------------------------------------------------------------


def test_who_wins_where_a_home_has_fallen() -> None:
    def of_two(one: Seat, other: Seat, *winners: int) -> Played:
        return Played(8, "points", 100, winners, (one, other))

    taker, owner = {"home_attacks": 2, "homes_taken": 1}, {"homes_lost": 1, "homes_regained": 1, "home_fell": 7}
    games = [
        of_two(seat("Tonga", **taker), seat("Samoa", **owner), 0),
        of_two(seat("Tonga", **taker), seat("Samoa", **owner), 1),
        of_two(seat("Tonga", **taker), seat("Samoa", **owner), 0, 1),
        of_two(seat("Tonga", **taker, **owner), seat("Samoa", **taker, **owner), 0),
        of_two(seat("Tonga", home_attacks=1), seat("Samoa"), 0),
    ]
    found = fallen(2, games)
    assert (found["attacks"], found["attacks_that_succeed"], found["games_with_attacks"]) == (11 / 5, 5 / 11, 1.0)
    assert (found["taken"], found["regained"], found["games_with_taken"]) == (1.0, 1.0, 0.8)
    assert found["won_by"] == {"taker": 1.5 / 4, "owner": 1.5 / 4, "both": 0.25, "neither": 0.0}
    assert found["wins_of_owners"] == 2 * (0 + 1 + 0.5 + 1 + 0) / 5
    assert fallen(2, games[4:])["won_by"] == {"taker": None, "owner": None, "both": None, "neither": None}


def test_how_early_games_are_over() -> None:
    games = [
        Played(3, "last", 9, (0,), (seat("Tonga"), seat("Samoa", out=True, home_fell=3))),
        Played(5, "points", 9, (0,), (seat("Tonga"), seat("Samoa", home_fell=4))),
        Played(6, "last", 9, (0,), (seat("Tonga"), seat("Samoa", out=True))),
        Played(15, "points", 9, (0,), (seat("Tonga"), seat("Samoa", home_fell=13))),
    ]
    found = {row.pop("turn"): tuple(row.values()) for row in rush(games)}
    assert list(found) == [3, 5, 7, 9, 11, 13, 15]
    assert found[3] == (0.25, 0.25, 0.25)
    assert found[5] == (0.5, 0.25, 0.5)
    assert found[7] == found[11] == (0.75, 0.5, 0.5)
    assert found[13] == (0.75, 0.5, 0.75)
    assert found[15] == (1.0, 0.5, 0.75)
    assert early(games) == 0.5
