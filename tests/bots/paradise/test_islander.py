"""Bots of Conquest of Paradise: legal moves from their view alone, games that end, and a player who knows the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from motu.bots.bot import Bot, bot_named, bot_names
from motu.bots.paradise.odds import fallen, falls, standing, wins, wins_against
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.options import Options
from motu.paradise.state import BY_CARDS, BY_GROUPS, BY_POINTS, OVER, STAGES, State
from tests.paradise.table import Table

pytestmark = pytest.mark.slow

PLAYERS = ("2", "3", "4")
SEARCHING = ("expert", "ariki")
"""Bots that play turns out in their heads: every position takes them a while."""


def positions(bots: list[Bot], seed: int, longest: int = 20_000) -> Iterator[State]:
    """The states of a game between these bots, each of whose decisions is legal; the last is the end."""
    chance, own = FreeChance(seed), FreeChance(seed + 1)
    state = game.deal(Options(players=str(len(bots))), chance)
    for _ in range(longest):
        yield state
        if not game.movers(state):
            return
        seat = game.movers(state)[0]
        moves = game.moves(state, seat)
        move = bots[seat].decide(game.view(state, seat), moves, 1.0, own)
        assert move in moves
        game.play(state, seat, move, chance)
    raise AssertionError("the game does not end")


def end_of(bots: list[Bot], seed: int) -> State:
    for state in positions(bots, seed):  # noqa: B007
        pass
    return state


def islanders(players: str) -> list[Bot]:
    return [bot_named("paradise", "islander") for _ in range(int(players))]


def reproducible(name: str) -> Bot:
    """A bot whose decisions depend on no clock: with a fixed amount of work, where it takes one."""
    return bot_named("paradise", f"{name}:3" if name in SEARCHING else name)


def decision(table: Table, seat: int = 0, seed: int = 3) -> str:
    """What an islander does here."""
    view, moves = game.view(table.state, seat), game.moves(table.state, seat)
    return str(bot_named("paradise", "islander").decide(view, moves, 1.0, FreeChance(seed)))


# --- Every game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_games_between_islanders_end_by_points_in_good_time(players: str) -> None:
    for seed in range(2):
        state = end_of(islanders(players), seed)
        assert state.turn < 40
        assert state.decided in (BY_POINTS, BY_GROUPS, BY_CARDS)  # the last two among equals
        assert max(state.points) >= state.options.target


@pytest.mark.parametrize("players", PLAYERS)
def test_an_islander_beats_random_players(players: str) -> None:
    for seed in range(2):
        bots: list[Bot] = [bot_named("paradise", "random") for _ in range(int(players))]
        bots[seed] = bot_named("paradise", "islander")
        assert end_of(bots, seed).winners == 1 << seed


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", bot_names("paradise"))
def test_a_bot_decides_the_same_where_only_hidden_things_differ(name: str, players: str) -> None:
    """On tables that look the same from its seat, a new bot with the same randomness does the same."""
    compared, every = 0, 45 if name in SEARCHING else 9
    for number, state in enumerate(positions(islanders(players), 11)):
        if number % every:
            continue
        for seat in game.movers(state):
            view = game.view(state, seat)
            other = game.imagine(view, FreeChance(number))
            assert game.view(other, seat) == view
            decided = [
                reproducible(name).decide(game.view(table, seat), game.moves(table, seat), 1.0, FreeChance(3))
                for table in (state, other)
            ]
            assert decided[0] == decided[1]
            compared += other != state
    assert compared > 180 // every


def test_islanders_meet_nearly_every_decision() -> None:
    """Bots are what the rules are tried with: a few games come to all stages but the rarest."""
    met = {
        state.stage for players, seed in (("2", 4), ("3", 5), ("4", 6)) for state in positions(islanders(players), seed)
    }
    rare = {"home", "next", "astray", "carry", "new-home", "battles", "retreat", "claim", "regroup", "arioi"}
    assert {name for number, name in enumerate(STAGES[: OVER + 1]) if number not in met} <= rare


# --- What it knows of battles ---------------------------------------------------------------------------------------


def test_8_2_odds() -> None:
    """Each roll costs one side or the other a piece."""
    assert wins(1, 1) == 0.5
    assert wins(2, 1) == 0.75
    assert wins(3, 3) == 0.5
    assert wins(4, 2) == 1 - 6 / 32
    assert (wins(1, 0), wins(0, 1)) == (1.0, 0.0)
    assert standing(1, 1, 9) == 0.5
    assert standing(2, 1, 9) == 2 / 2 + 1 / 4
    assert standing(2, 1, 1) == 0.75
    assert fallen(1, 1) == pytest.approx(1 / 6)
    assert wins_against(2, 1, 1, 0.5) == (wins(2, 1) + wins(2, 2)) / 2
    assert falls(2, 1) == (0 + 0.5 + 0.75) / 3


# --- What it does ---------------------------------------------------------------------------------------------------


def test_6_2_explores_next_to_home_first() -> None:
    table = Table("exploration", turn=1)
    assert decision(table) in (">H12", ">H14", ">G15")


def test_6_4_returns_when_the_next_marker_may_be_one_too_many() -> None:
    table = Table("exploration", turn=1).play(">H14(o3)")
    assert decision(table).startswith(">")
    assert decision(table.play(">G15(o1)")) == "."


def test_6_3_keeps_a_tile_secret() -> None:
    table = Table("exploration", turn=1).play(">H14(i2,tahiti)")
    assert decision(table) == "hide"


def sailing(table: Table) -> list[str]:
    """What an islander does in its whole movement, up to the first battle."""
    words: list[str] = []
    while table.stage in ("transit", "transit-to", "move", "fleet") and table.state.player == 0:
        words.append(decision(table))
        if table.stage == "move" and words[-1] == ".":
            break
        table.play(words[-1])
    return words


def test_7_4_brings_a_colony_to_the_group_that_it_has_seen() -> None:
    """It turns its secret tile over and lands there."""
    words = sailing(Table(secret="H14=Tahiti:red", red="Tonga=2WWTL"))
    assert words[:5] == ["@G13", "+T", "+L", "!H14", ">H14"]


def test_7_2_a_colony_and_its_canoe_go_along_the_chain_first() -> None:
    words = sailing(Table(tiles="H12=Niue I13=Tuamotu J14=Pitcairn", red="Tonga=2WWTTL^ H12=2T^ I13=2T^"))
    assert words[:4] == ["T@G13", ":I13", "L@G13", ":I13"]
    assert words[-4:-1] == [">J14", ".", "/J14"]


def test_7_3_turns_up_the_canoe_that_closes_its_chain() -> None:
    table = Table(tiles="H12=Niue", red="Tonga=2WWT^ H12=1T")
    assert decision(table) == "/H12"


def test_8_1_attacks_where_the_odds_are_good_and_not_where_they_are_bad() -> None:
    strong = Table(red="Tonga=2WWCC", yellow="Samoa=2WWWWWW", turn=6)
    assert ">G11" not in sailing(strong)
    weak = Table(red="Tonga=2WWCC", yellow="Samoa=2WWWWWW H12=1T", tiles="H12=Niue", turn=6)
    assert sailing(weak)[-2:] == [">H12", "."]


def test_8_2_gives_up_what_is_cheapest() -> None:
    table = Table(red="Tonga=2WWCC", yellow="Samoa=2W").play("@Tonga +C +C +W +W >Samoa .(1)")
    assert decision(table) == "xW"
    table = Table(red="Tonga=2WWCC", yellow="Samoa=2W").play("@Tonga +C +C +W +W >Samoa .(3)")
    assert decision(table) == "xC"


def test_9_3_builds_where_it_pays_and_spends_all() -> None:
    table = Table("building", red="Tonga=2WW", secret="H14=Tahiti:red", turn=1)
    plan = []
    while not table.state.done & 1 and "." not in plan:
        plan.append(decision(table))
        table.play(plan[-1], "red")
    assert sorted(each for each in plan if each[0] in "LT") == ["L+G13", "T+G13"]


def test_10_4_turns_up_cards_only_when_they_win() -> None:
    few = Table("victory", cards="red:moai,hui yellow:haka")
    assert decision(few) == "."
    groups = "H14=4 H12=4 I13=4 J14=4 I11=4"
    tiles = "H14=Tahiti H12=Niue I13=Tuamotu J14=Pitcairn I11=Tubuai"
    enough = Table("victory", cards="red:moai,hui yellow:haka", tiles=tiles, red=f"Tonga=4 {groups}")
    assert decision(enough).startswith("!")


def test_10_4_fells_the_winner() -> None:
    groups = "H14=5 H12=5 I13=5 J14=5 I11=5"
    tiles = "H14=Tahiti H12=Niue I13=Tuamotu J14=Pitcairn I11=Tubuai"
    table = Table("victory", cards="yellow:severe-deforestation", tiles=tiles, red=f"Tonga=4 {groups}")
    while table.stage != "claim":
        table.play(".")
    assert decision(table, seat=1) == "fell:red"
