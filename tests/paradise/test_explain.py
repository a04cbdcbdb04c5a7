"""What counts for what: points and build points line by line, who can attack whom, and the odds of a battle."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.paradise import explain, game
from motu.paradise.box import WAR_CANOES, WARRIORS
from motu.paradise.grid import NAMES
from motu.paradise.odds import chance_to_win, odds
from motu.paradise.pieces import ONE
from motu.paradise.points import points_of
from tests.paradise.table import Table, cell


def views(table: Table) -> list[game.View]:
    return [game.view(table.state, seat) for seat in (0, 1, None)]


# --- Points and build points ----------------------------------------------------------------------------------------


def test_10_1_points_are_counted_line_by_line() -> None:
    table = Table(
        "movement",
        red="Tonga=2T^ H12=1T^ I11=T^ J14=1",
        tiles="H12=Niue I11=Flint J14=Tahiti",
        face="red:moai",
        cards="red:feather-cloak",
    )
    for view in views(table):
        lines = [(line.what, line.number, line.halves) for line in explain.points(view, 0)]
        assert lines == [
            ("villages", 1, 2),
            ("villages", 2, 4),
            ("villages", 1, 2),
            ("group", 1, 2),
            ("home", 1, 2),
            ("atoll", 1, 1),
            ("card", 1, 4),
        ]
    assert [line.halves for line in explain.hidden_points(game.view(table.state, 0))] == [4]


def test_9_3_build_points_are_counted_by_chain() -> None:
    table = Table(
        "movement",
        red="Tonga=2T^ H12=1T^ I11=T^ J14=1",
        tiles="H12=Niue I11=Flint J14=Tahiti",
        face="red:fish-ponds",
    )
    for view in views(table):
        pools = explain.build_points(view, 0)
        assert [(sorted(NAMES[where] for where, _ in pool.villages), pool.extra, pool.points) for pool in pools] == [
            (["G13", "H12"], 1, 4),
            (["J14"], 0, 1),
        ]


def test_the_live_count_is_the_real_one() -> None:
    """In random games the lines add up to what the victory step counts, for every seat and through all eyes."""
    for seed in range(6):
        choice, chance = random.Random(seed), FreeChance(seed)
        state = game.deal(game.read_options({"players": str(2 + seed % 3)}), chance)
        for number in range(1_500):
            movers = game.movers(state)
            if not movers:
                break
            seat = choice.choice(movers)
            game.play(state, seat, choice.choice(game.moves(state, seat)), chance)
            if number % 100 == 0:
                for viewer, counted in product((None, *range(state.count)), range(state.count)):
                    lines = explain.points(game.view(state, viewer), counted)
                    assert sum(line.halves for line in lines) == points_of(state, counted)


# --- Who can attack whom --------------------------------------------------------------------------------------------


def found(table: Table, viewer: int | None, by: int) -> dict[str, tuple[bool, int, int]]:
    return {
        NAMES[each.cell]: (each.certain, each.fighters, each.defenders)
        for each in explain.attacks(game.view(table.state, viewer))
        if each.by == by
    }


def test_7_3_own_war_canoes_reach_two_hexes() -> None:
    table = Table("movement", red="Tonga=2CCW", yellow="Samoa=2W")
    mine = found(table, 0, 0)
    assert mine["F12"] == (True, 3, 3)  # Fiji, next to Tonga
    assert mine["G11"] == (True, 3, 2)  # Samoa: a hidden piece, and a local warrior
    assert "C9" not in mine


def test_others_may_have_war_canoes_among_what_lies_face_down() -> None:
    table = Table("movement", red="Tonga=2", yellow="Samoa=2WC")
    assert found(table, 0, 1)["G13"] == (False, 2, 1)
    assert found(table, 1, 1)["G13"] == (True, 2, 1)
    assert found(Table("movement", red="Tonga=2", yellow="Samoa=2"), 0, 1) == {}


def test_7_2_a_chain_takes_them_farther() -> None:
    chained = Table("movement", red="Tonga=2CT^ H14=T^ I15=T^", sea="H14 I15", tiles="J16=Niue", yellow="J16=1")
    assert "J16" in found(chained, 0, 0)
    broken = Table("movement", red="Tonga=2CT^ H14=T I15=T^", sea="H14 I15", tiles="J16=Niue", yellow="J16=1")
    assert "J16" not in found(broken, 0, 0)


def test_9_5_poi_takes_them_a_hex_farther() -> None:
    near = Table("movement", red="Tonga=2C", sea="H14 I15", tiles="J16=Niue", yellow="J16=1")
    assert "J16" not in found(near, 0, 0)
    poi = Table("movement", red="Tonga=2C", sea="H14 I15", tiles="J16=Niue", yellow="J16=1", face="red:poi")
    assert "J16" in found(poi, 0, 0)


def test_7_2_warriors_join_them_along_a_chain_and_on_the_way() -> None:
    tiles: dict[str, Any] = {"tiles": "H12=Niue I13=Tuamotu"}
    chained = Table("movement", red="Tonga=2WWT^ H12=CCT^", yellow="Samoa=2WW", **tiles)
    assert found(chained, 0, 0)["G11"] == (True, 4, 3)
    broken = Table("movement", red="I13=2WWT H12=CCT", yellow="Samoa=2WW", **tiles)
    assert found(broken, 0, 0)["G11"][1] == 4  # two hexes: Tuamotu lies on the way round
    on_the_way = Table("movement", red="Tonga=2C H12=1W", yellow="Samoa=2WW", **tiles)
    assert found(on_the_way, 0, 0)["G11"] == (True, 2, 3)
    too_far = Table("movement", red="Tonga=2C I13=1W", yellow="Samoa=2WW", **tiles)
    assert found(too_far, 0, 0)["G11"] == (True, 1, 3)


def test_7_3_they_go_no_farther_than_to_a_war_canoe_that_is_seen() -> None:
    table: dict[str, Any] = {"yellow": "I15=C J16=1", "sea": "H14 I15", "tiles": "J16=Niue"}
    assert "G13" not in found(Table("movement", red="Tonga=2WW H14=C", **table), 0, 1)
    assert "G13" in found(Table("movement", red="Tonga=2WW H14=T", **table), 0, 1)


def test_8_5_the_last_piece_on_a_conquered_group_attacks_nobody() -> None:
    assert found(Table("movement", red="Tonga=2 Fiji=1C", yellow="Samoa=2"), 0, 0) == {}
    assert "G11" in found(Table("movement", red="Tonga=2 Fiji=1CW", yellow="Samoa=2"), 0, 0)


def test_what_is_told_to_programs_is_the_same() -> None:
    table = Table("movement", red="Tonga=2CCW", yellow="Samoa=2W")
    told = game.threats(game.view(table.state, 0))
    assert {each["hex"] for each in told if each["by"] == 0} == set(found(table, 0, 0))
    fiji = next(each for each in told if each["hex"] == NAMES[cell("Fiji")])
    assert (fiji["origins"], fiji["fighters"], fiji["defenders"]) == (["G13"], [3, 3], [3, 3])
    assert fiji["chance"] == [0.5, 0.5]


def test_7_3_what_is_known_to_come_and_what_may_come_at_most() -> None:
    table = Table("movement", red="Tonga=2CCWW", yellow="Samoa=2WC")
    (mine,) = (each for each in game.threats(game.view(table.state, 0)) if each["by"] == 0 and each["hex"] == "G11")
    assert (mine["fighters"], mine["defenders"]) == ([4, 4], [1, 3])
    assert mine["chance"] == [0.656, 0.938]
    (theirs,) = (each for each in game.threats(game.view(table.state, 0)) if each["by"] == 1 and each["hex"] == "G13")
    assert (theirs["certain"], theirs["origins"], theirs["fighters"]) == (False, ["G11"], [0, 2])
    assert theirs["chance"][0] == 0


def test_what_everybody_saw_in_a_battle_is_known_of_a_stack() -> None:
    """Until pieces join it or leave, the danger from it is exact, as its defence is."""
    table = Table("movement", red="Tonga=2CCWW", yellow="Samoa=2WC")
    table.state.witness(1, cell("Samoa"))
    (mine,) = (each for each in game.threats(game.view(table.state, 0)) if each["by"] == 0 and each["hex"] == "G11")
    assert mine["defenders"] == [3, 3]
    (theirs,) = (each for each in game.threats(game.view(table.state, 0)) if each["by"] == 1 and each["hex"] == "G13")
    assert (theirs["certain"], theirs["fighters"]) == (True, [2, 2])
    table.state.put(1, cell("Samoa"), ONE[WARRIORS])
    (theirs,) = (each for each in game.threats(game.view(table.state, 0)) if each["by"] == 1 and each["hex"] == "G13")
    assert (theirs["certain"], theirs["fighters"]) == (False, [0, 3])


def test_9_3_no_more_come_than_a_player_has_pieces() -> None:
    """Nine pieces are four war canoes and four warrior bands at most; four, where three war canoes are known to lie
    elsewhere, one of each."""
    table: dict[str, Any] = {"tiles": "N10=Niue", "sea": "H12"}
    many = Table("movement", red="Tonga=2", yellow="Samoa=2WWWWWTTTT", **table)
    assert found(many, 0, 1)["G13"] == (False, 8, 1)
    few = Table("movement", red="Tonga=2", yellow="Samoa=2WWTT N10=1CCC", **table)
    assert found(few, 0, 1)["G13"][1] == 4
    few.state.witness(1, cell("N10"))
    assert found(few, 0, 1)["G13"] == (False, 2, 1)
    few.state.put(1, cell("N10"), ONE[WAR_CANOES])
    few.state.witness(1, cell("N10"))
    assert "G13" not in found(few, 0, 1)


def test_8_1_no_more_defend_than_a_player_has_pieces() -> None:
    table = Table("movement", red="Tonga=2CC", yellow="Samoa=2TTT H12=TTT", sea="H12")
    assert found(table, 0, 0)["G11"][2] == 4
    assert found(table, 0, 0)["H12"][2] == 3
    table.state.gone[1] = 9 * ONE[WARRIORS] + 3 * ONE[WAR_CANOES]
    assert found(table, 0, 0)["G11"][2] == 3
    assert found(table, 0, 0)["H12"][2] == 2, "a band at sea fights from a war canoe, and one is left of each"


def test_what_may_come_at_most_is_never_less_than_what_comes() -> None:
    """In random games: those whose pieces they are know exactly what a spectator knows within bounds."""
    compared = 0
    for seed in range(4):
        choice, chance = random.Random(seed), FreeChance(seed)
        state = game.deal(game.read_options({"players": str(2 + seed % 3)}), chance)
        for number in range(2_000):
            movers = game.movers(state)
            if not movers:
                break
            seat = choice.choice(movers)
            game.play(state, seat, choice.choice(game.moves(state, seat)), chance)
            if number % 60 == 0 and not state.fleet and not state.field >= 0:
                sure = {
                    (each.by, each.cell): each
                    for seat in range(state.count)
                    for each in explain.attacks(game.view(state, seat))
                    if each.by == seat
                }
                told = {(each.by, each.cell): each for each in explain.attacks(game.view(state, None))}
                for key, each in sure.items():
                    assert told[key].surely <= each.fighters <= told[key].fighters
                    compared += 1
    assert compared > 300


def test_a_stack_without_canoes_that_everybody_saw_goes_nowhere() -> None:
    table = Table("movement", red="Tonga=2W", yellow="Samoa=2W")
    assert game.range_of(game.view(table.state, 0), 1, "G11")["hexes"]
    table.state.witness(1, cell("Samoa"))
    assert game.range_of(game.view(table.state, 0), 1, "G11")["hexes"] == []


def test_11_2_a_war_leader_changes_the_odds() -> None:
    plain = Table(red="Tonga=2CCWW", yellow="Samoa=2W", options="events=yes")
    plain.state.standing = [(plain.event("war-leader"), 0, -1)]
    (mine,) = (
        each for each in explain.attacks(game.view(plain.state, 0)) if (each.by, each.cell) == (0, cell("Samoa"))
    )
    assert mine.loses == Fraction(1, 3)
    assert mine.chance > chance_to_win(mine.fighters, mine.defenders)


# --- Odds -----------------------------------------------------------------------------------------------------------


def fought(attackers: int, defenders: int, rolls: tuple[int, ...]) -> tuple[bool, int, int, int]:
    """A battle with these rolls: whether the attacker won, who is left in front, and who was eliminated."""
    gone = [0, 0]
    for die in rolls:
        if not attackers or not defenders:
            break
        if die <= 3:
            attackers -= 1
            gone[0] += die == 1
        else:
            defenders -= 1
            gone[1] += die == 6
    return not defenders, attackers, gone[0], gone[1]


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (3, 2)])
def test_8_2_the_odds_are_those_of_all_rolls(attackers: int, defenders: int) -> None:
    """By enumeration: every sequence of rolls that is long enough to end the battle, each as likely as any other."""
    battles = [fought(attackers, defenders, rolls) for rolls in product(range(1, 7), repeat=attackers + defenders - 1)]
    number = len(battles)
    wins = sum(won for won, *_ in battles)
    expected = odds(attackers, defenders)
    assert expected.wins == Fraction(wins, number)
    assert expected.left == Fraction(sum(left for won, left, *_ in battles if won), wins)
    assert expected.attackers_lost == Fraction(sum(lost for _, _, lost, _ in battles), number)
    assert expected.defenders_lost == Fraction(sum(lost for *_, lost in battles), number)


def test_8_2_nobody_to_fight() -> None:
    assert odds(2, 0).wins == 1
    assert not any(odds(0, 2))
