"""Islanders with random events (11.2): whole games, and what they choose, keep and play."""

from __future__ import annotations

from typing import Any

import pytest

from motu.bots.paradise.islander import IslanderBot
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.state import BY_CARDS, BY_GROUPS, BY_POINTS
from tests.paradise.table import Table

KNOWN: dict[str, Any] = {"tiles": "H12=Niue I13=Tuamotu", "sea": "H14 I11 G9 H10"}


def decision(it: Table, seed: int = 3) -> str:
    """What an islander does here."""
    seat = game.movers(it.state)[0]
    moves = game.moves(it.state, seat)
    return IslanderBot().decide(game.view(it.state, seat), moves, 1.0, FreeChance(seed)).text


def drawn(event: str, kept: str = "", track: str = "5 3", **rest: Any) -> Table:
    """Yellow, who is last, has drawn this."""
    it = Table("order", events=f"{event} canoe-rot", kept=kept, track=track, **(KNOWN | rest))
    return it.play(f"draw first:red+({event})")


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_games_with_events_end_by_points_and_events_are_played(players: str) -> None:
    chance, own, bot, kinds = FreeChance(players), FreeChance(1), IslanderBot(), set()
    state = game.deal(game.read_options({"players": players, "events": "yes"}), chance)
    while movers := game.movers(state):
        moves = game.moves(state, movers[0])
        move = bot.decide(game.view(state, movers[0]), moves, 1.0, own)
        assert move in moves
        kinds.add(move.kind)
        game.play(state, movers[0], move, chance)
    assert state.turn < 40
    assert state.decided in (BY_POINTS, BY_GROUPS, BY_CARDS)
    assert "role" in kinds
    assert kinds & {"pick", "name", "event"}


def test_who_is_last_draws_unless_he_is_about_to_attack() -> None:
    assert decision(Table("order", events="drought shaman", track="5 3")) == "draw"


@pytest.mark.parametrize("event", ["drought", "eruption", "epidemic"])
def test_harm_is_done_to_others(event: str) -> None:
    assert decision(drawn(event, red="Tonga=3a", yellow="Samoa=3a H12=2a")) == "=G13"


def test_a_tsunami_strikes_where_nothing_of_ones_own_is_near() -> None:
    it = drawn("tsunami", tiles="J14=Hawaiki", red="Tonga=3a J14=3", yellow="Samoa=3a")
    assert decision(it) == "=J14"


def test_of_several_the_leader_is_harmed() -> None:
    it = Table("order", players=3, events="drought shaman", track="5 3 4", red="Tonga=4aa", **KNOWN)
    assert decision(it.play("draw first:red+(drought)")) == "=G13"


@pytest.mark.parametrize("event", ["fertile-island", "volcanic-ash", "fresh-spring"])
def test_good_land_is_ones_own(event: str) -> None:
    assert decision(drawn(event, yellow="Samoa=2a H12=1T^", red="Tonga=2")) in ("=G11", "=H12")


def test_a_typhoon_rages_among_others() -> None:
    assert decision(drawn("typhoon", red="Tonga=2 H14=TT")) in ("=H14", "=H16", "=G15", "=I15")
    assert decision(drawn("typhoon", yellow="Samoa=2 G9=TT")) == "."


def test_a_taniwha_lies_among_the_canoes_of_others() -> None:
    assert decision(drawn("taniwha", red="Tonga=2 H14=TTT", yellow="Samoa=2 G9=T")) == "=H14"


def test_the_least_is_lost() -> None:
    assert decision(drawn("typhoon", red="Tonga=2 H14=CTR").play("=H14")) == "R@H14"
    assert decision(drawn("typhoon-season", red="Tonga=2T^ H14=T^ G9=TT")) == "T@G9"
    assert decision(drawn("rival-chiefs", red="Tonga=2WWW H12=1W")) == "W@G13"


def test_of_equal_leaders_another_is_named() -> None:
    it = Table("order", players=3, events="rival-chiefs shaman", track="5 5 5", order="red yellow green", **KNOWN)
    it.play("draw first:red+(rival-chiefs)")
    assert (it.mover, decision(it) != "=red") == ("red", True)


def test_a_village_migrates_where_it_wins_a_group() -> None:
    it = drawn("migration", yellow="Samoa=2T^ H12=T^")
    assert decision(it) == "=G11"
    assert decision(drawn("migration", yellow="Samoa=2T^ H12=1aT^")) == "."


def test_a_spring_is_used_where_it_brings_a_village() -> None:
    assert decision(drawn("fresh-spring", yellow="Samoa=2 H12=1 I13=1", red="Tonga=2")) == "=I13"


def test_a_colony_comes_where_a_canoe_can_carry_it_and_a_canoe_where_there_is_none() -> None:
    yellow = "Samoa=2aa H12=1 I13=2TT"
    assert decision(drawn("migration", yellow=yellow, red="Tonga=2")) == "=I13"
    assert decision(drawn("new-stars", yellow=yellow, red="Tonga=2")) == "=G11"
    assert decision(drawn("new-stars", yellow="Samoa=2T^ H12=1", red="Tonga=2")) == "=H12"


def test_secret_tiles_are_looked_at() -> None:
    assert decision(drawn("new-stars", secret="K13=Tahiti:red")) == "=K13"


def test_a_shaman_is_kept_for_what_hurts() -> None:
    assert decision(drawn("epidemic", kept="red:shaman", red="Tonga=3a")) == "event:22"
    assert decision(drawn("good-fishing", kept="red:shaman")) == "."
    assert decision(drawn("trade-winds", kept="red:shaman")) == "event:22"


def test_a_lost_explorer_comes_back_by_an_event() -> None:
    assert decision(Table("exploration", kept="red:voyagers-return", lost="red", **KNOWN)) == "event:19"


def test_an_omen_saves_the_explorer() -> None:
    it = Table("exploration", kept="red:good-omen", **KNOWN).play(">H16(o3) >I15(o3)")
    assert decision(it) == "event:18"


def test_an_attack_that_would_succeed_is_turned_away_by_a_marriage() -> None:
    it = Table("movement", kept="yellow:royal-marriage", red="Tonga=2CCCCC", yellow="Samoa=2", **KNOWN)
    assert decision(it.play("@Tonga +C +C +C +C +C >Samoa .")) == "event:23"


def test_a_war_leader_leads_a_battle_that_is_not_decided() -> None:
    it = Table("movement", kept="red:war-leader", red="Tonga=2CCC", yellow="Samoa=2WW", **KNOWN)
    assert decision(it.play("@Tonga +C +C +C >Samoa .(3)")) == "event:21"


def test_winds_are_used_by_those_who_have_canoes() -> None:
    assert decision(Table("movement", kept="red:favourable-winds", red="Tonga=2TTTW", **KNOWN)) == "event:12"
    assert decision(Table("movement", kept="red:favourable-winds", red="Tonga=2W", **KNOWN)) != "event:12"


def test_whispers_stand_where_danger_is() -> None:
    it = Table("movement", kept="red:whispers", red="Tonga=3aW H12=1T", yellow="Samoa=4aaWWWCCC", **KNOWN)
    assert decision(it) == "event:26"
    assert decision(it.play("event:26")) in ("=G13", "=H12")


def test_warriors_come_two_by_two_in_war_fever() -> None:
    it = Table("building", kept="red:war-fever", red="Tonga=2", yellow="Samoa=4aaWWWCCC", deck="", **KNOWN)
    chosen = []
    while "red" in it.mover.split():
        seat_moves = game.moves(it.state, 0)
        move = IslanderBot().decide(game.view(it.state, 0), seat_moves, 1.0, FreeChance(3))
        chosen.append(move.text)
        it.play(move.text, "red")
    assert "WW+G13" in chosen
    assert "W+G13" not in chosen
