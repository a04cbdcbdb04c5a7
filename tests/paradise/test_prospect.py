"""What could be: the load of a fleet and its reach, the next hex of a voyage, and what tried moves bring."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import MotuError
from motu.paradise import game
from motu.paradise.box import WAR_CANOES
from motu.paradise.grid import NAMES
from motu.paradise.moves import LOAD_ANY
from motu.paradise.pieces import ONE
from motu.paradise.prospect.consequences import prospect
from motu.paradise.prospect.types import ParadiseProspect
from motu.paradise.state import ASTRAY, EXPLORE, FLEET, State
from motu.paradise.steps.decision import MARKERS
from tests.paradise.fixtures import Scripted
from tests.paradise.random_play import rough_liking
from tests.paradise.table import Table

ALL_RULES = {"events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"}


def told(table: Table, words: str = "", seat: int = 0) -> ParadiseProspect:
    """What is told after these words have been tried."""
    before = game.view(table.state, seat)
    return prospect(before, game.view(table.play(words).state, seat))


def reach(table: Table, words: str = "") -> dict[str, Any]:
    return {each["hex"]: each for each in told(table, words)["reach"]}


# --- A fleet: its load (7.4) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "load"),
    [
        ("CCWWW", "+C +C +W +W"),
        ("CTWL", "+C +T +W +L"),
        ("TWL", "+T +L"),  # a colony needs the transport canoe
        ("TTWWL", "+T +T +L +W"),
        ("CTWWL", "+C +T +W +L"),
        ("CRW", "+C +W"),  # a rumor is left to be taken for something
        ("R", "+R"),
        ("CTW^", "+C +W"),  # the chain stays
        ("TTWW^", "+T +W"),
        ("TL^", "+T +L"),  # there is nothing else
    ],
)
def test_7_4_all_canoes_join_and_carry_what_they_can(there: str, load: str) -> None:
    assert " ".join(told(Table(red=f"Tonga=2{there}"), "@G13")["load"]) == load


def test_8_5_the_piece_that_must_stay_is_left_behind() -> None:
    assert told(Table(red="Tonga=2 Fiji=1CW"), "@F12")["load"] == ["+C"]
    assert told(Table(red="Tonga=2 Fiji=1CC"), "@F12")["load"] == ["+C"]


# --- A fleet: its reach (7.3) ---------------------------------------------------------------------------------------

OPEN_SEA: dict[str, Any] = {"sea": "G15 H14 H12 I13 H16 I15", "red": "Tonga=2CCWW"}


def test_7_3_two_hexes_by_the_shortest_way() -> None:
    found = reach(Table(**OPEN_SEA), "@G13 +C +C +W +W")
    assert found["H14"]["moves"] == [">H14"]
    assert found["H14"]["halts"] is None
    assert len(found["I15"]["moves"]) == 2
    assert found["I15"]["halts"] == "range"
    assert "G13" not in found
    assert reach(Table(**OPEN_SEA), "@G13") == {}  # nobody has come aboard


def test_7_3_a_group_of_another_stops_it_and_the_odds_are_told() -> None:
    samoa = reach(Table(**OPEN_SEA), "@G13 +C +C +W +W")["G11"]
    assert samoa["halts"] == "battle"
    assert samoa["fighters"] == 4
    least, most = samoa["defenders"]
    assert least < most  # what lies there face down may fight, or not
    assert samoa["chance"] < samoa["chance_best"]


def test_7_3_without_a_war_canoe_it_goes_to_no_enemy() -> None:
    found = reach(Table(sea="H14", red="Tonga=2T", yellow="Samoa=2 H14=T"), "@G13 +T")
    assert not {"G11", "H14", "F12"} & found.keys()


def test_7_3_face_down_pieces_may_stop_it_so_it_goes_around_them() -> None:
    table = Table(sea="H14 G15 H16", red="Tonga=2C", yellow="Samoa=2 G15=T")
    found = reach(table, "@G13 +C")
    assert found["G15"]["halts"] == "may-halt"
    assert found["G15"]["defenders"] == [0, 1]
    assert (found["G15"]["chance"], found["G15"]["chance_best"]) == (0.5, 1.0)
    assert found["H16"]["moves"] == [">H14", ">H16"]
    assert found["H16"]["risky"] == []
    narrow = Table(sea="G15 H16", red="Tonga=2C", yellow="Samoa=2 G15=T")
    assert reach(narrow, "@G13 +C")["H16"]["risky"] == ["G15"]


def test_8_3_a_war_canoe_that_lies_open_surely_stops_it() -> None:
    table = Table(sea="G15 H16", red="Tonga=2C", yellow="Samoa=2 G15=C")
    table.state.shown[1][_cell("G15")] = ONE[WAR_CANOES]
    found = reach(table, "@G13 +C")
    assert found["G15"]["halts"] == "enemy"
    assert found["G15"]["defenders"] == [1, 1]
    assert "H16" not in found


def _cell(name: str) -> int:
    return NAMES.index(name)


def test_7_3_those_who_are_there_already_fight_as_well() -> None:
    table = Table(sea="H12", red="Tonga=2CW H12=CW", yellow="Samoa=2W")
    alone = reach(table, "@G13 +C +W")["G11"]["fighters"]
    assert alone == 2
    assert reach(table, ">G11 @H12 +C +W")["G11"]["fighters"] == 4


def fleets(seed: int, most: int = 1_500) -> Iterator[tuple[State, int]]:
    """Fleets that are being made up, in a random game of those who want war."""
    dice, chance = random.Random(seed), FreeChance(seed)
    options = {"players": "1234"[seed % 4], **(ALL_RULES if seed % 4 else {})}
    state = game.deal(game.read_options(options), chance)
    for _ in range(most):
        movers = game.movers(state)
        if not movers:
            return
        seat = dice.choice(movers)
        if state.stage == FLEET and state.fleet:
            yield state, seat
        moves = game.moves(state, seat)
        (move,) = dice.choices(moves, [rough_liking(state, seat, each) for each in moves])
        game.play(state, seat, move, chance)


def sail(state: State, seat: int, words: list[str]) -> State:
    """The real table after these moves, as far as they can be played."""
    twin = state.copy()
    for word in words:
        if twin.stage != FLEET or game.read(word) not in game.moves(twin, seat):
            break
        game.play(twin, seat, game.read(word), FreeChance(1))
    return twin


@pytest.mark.parametrize("seed", range(4))
def test_reach_is_what_the_rules_allow(seed: int) -> None:
    """On the real table each way can be sailed, but for what lies face down; and there are no other ways."""
    checked = stopped = 0
    for state, seat in fleets(seed):
        view = game.view(state, seat)
        found = {each["hex"]: each for each in prospect(view, view)["reach"]}
        for name, each in found.items():
            there = sail(state, seat, each["moves"])
            if there.stage == FLEET:
                assert NAMES[there.at] == name
                goes_on = any(move.kind == "go" for move in game.moves(there, seat))
                assert goes_on == (each["halts"] is None) or each["halts"] == "may-halt"
            else:
                came = [event for event in there.events if event[0] == "sail"]
                where = NAMES[came[-1][3]]
                assert where == name or where in each["risky"]
                assert each["halts"] is not None or where in each["risky"]
            stopped += there.stage != FLEET
            checked += 1
        assert _sailed(state, seat) <= set(found)
    assert checked > 100
    assert stopped > 20


def _sailed(state: State, seat: int) -> set[str]:
    """Every hex to which the fleet can really go by sailing alone."""
    found, waiting = set(), [(state, 0)]
    seen = {(state.at, 0)}
    while waiting:
        here, far = waiting.pop()
        for move in game.moves(here, seat):
            if move.kind == "go":
                found.add(NAMES[move.cell])
                there = here.copy()
                game.play(there, seat, move, FreeChance(1))
                if there.stage == FLEET and (there.at, far + 1) not in seen:
                    seen.add((there.at, far + 1))
                    waiting.append((there, far + 1))
    return found - {NAMES[state.at]}


@pytest.mark.parametrize("seed", range(4))
def test_a_full_load_can_be_taken_and_leaves_nothing_that_could_come(seed: int) -> None:
    checked = 0
    for state, seat in fleets(seed):
        view = game.view(state, seat)
        twin = state.copy()
        load = prospect(view, view)["load"]
        for word in load:
            assert game.read(word) in game.moves(twin, seat)
            game.play(twin, seat, game.read(word), FreeChance(1))
        assert not set(LOAD_ANY.values()) & set(game.moves(twin, seat))
        checked += bool(load)
    assert checked > 10


# --- The explorer (6) -----------------------------------------------------------------------------------------------


def fate(before: State, seat: int, move: Any, marker: str) -> tuple[str, bool] | None:
    """What a marker really does to an explorer, and whether islands were found; None if it is not in the cup."""
    twin = before.copy()
    try:
        game.play(twin, seat, move, Scripted((marker, "?", "?", "?", "?", "?")))
    except (MotuError, AssertionError):
        return None
    owner, kinds = before.player, [event[0] for event in twin.events]
    if (marker == "x" and "pushed" in kinds) or twin.stage == ASTRAY:
        return "off", False
    if "tile" in kinds and twin.stage != EXPLORE:  # to be decided about first
        twin.hooks = before.hooks
        game.play(twin, owner, game.moves(twin, owner)[0], FreeChance(1))
        kinds += [event[0] for event in twin.events]
    how = "lost" if "lost" in kinds else "home" if "return" in kinds else "sail"
    return how, "tile" in kinds


@pytest.mark.parametrize("knots", range(5))
@pytest.mark.parametrize("face", ["", "red:navigation", "red:ocean-chart"])
def test_6_4_the_odds_of_the_next_hex_are_those_of_the_cup(knots: int, face: str) -> None:
    state = Table("exploration", face=face).state
    game.play(state, 0, game.moves(state, 0)[0], Scripted(("o1",)))
    state.knots = knots
    view = game.view(state, 0)
    listed = {move.cell: move for move in game.moves(state, 0) if move.kind == "go"}
    odds = prospect(view, view)["voyage"]
    assert [each["hex"] for each in odds] == [NAMES[cell] for cell in sorted(listed)]
    for each in odds:
        expected = dict.fromkeys(("lost", "home", "sail", "off", "islands"), 0.0)
        for marker, number in zip(MARKERS, state.cup, strict=True):
            found = fate(state, 0, listed[_cell(each["hex"])], marker) if number else None
            if found is None:  # a hex that is known: no marker is drawn
                continue
            expected[found[0]] += number / sum(state.cup)
            expected["islands"] += found[1] * number / sum(state.cup)
        if state.known >> _cell(each["hex"]) & 1:
            assert each["islands"] == 0
            assert sorted(each[key] for key in ("lost", "home", "sail", "off")) == [0, 0, 0, 1]
        else:
            assert each == {"hex": each["hex"], "way": [], **{key: round(value, 4) for key, value in expected.items()}}
        assert each["lost"] + each["home"] + each["sail"] + each["off"] == pytest.approx(1, abs=0.001)


def test_6_2_the_free_way_is_told_before_an_exploration_begins() -> None:
    table = Table("exploration", sea="H12 I13 H14", tiles="G9=Niue", yellow="Samoa=2 H12=C")
    ways = {each["hex"]: each["way"] for each in told(table)["voyage"]}
    assert ways["G15"] == ["G13"]
    assert ways["J14"] == ["G13", "H14", "I13"]  # around the canoe at H12


def test_8_4_each_group_is_told_what_it_is_worth_as_the_new_home() -> None:
    table = Table(
        "movement",
        red="Tonga=2 I13=1T^ J14=1T^ K17=1",
        yellow="Samoa=2CW",
        player="yellow",
        tiles="I13=Tuamotu J14=Hawaiki K17=Niue",
        sea="H12",
    )
    homes = {each["hex"]: each for each in told(table, "@Samoa +C +W >Tonga .(4) .")["homes"]}
    assert homes["I13"] == {"hex": "I13", "points": 2, "links": ["I13", "J14"]}
    assert homes["K17"]["links"] == ["K17"]
    assert homes["I13"]["points"] == homes["K17"]["points"] + 1


# --- What tried moves bring (9, 10) ---------------------------------------------------------------------------------


def test_10_2_a_chain_that_is_broken_costs_points_links_and_build_points() -> None:
    table = Table(red="Tonga=2T^ H12=1T^", tiles="H12=Niue")
    brought = told(table.play("."), "/H12")
    assert brought["points"] == [{"seat": 0, "before": 5.0, "after": 4.0}]
    assert brought["links"] == [{"seat": 0, "won": [], "lost": ["H12"]}]
    assert brought["builds"] is None  # Niue's village builds alone now
    down = Table(red="Tonga=2T^ H12=1T", tiles="H12=Niue")
    again = told(down, "/H12")
    assert (again["points"], again["links"][0]["won"]) == ([{"seat": 0, "before": 4.0, "after": 5.0}], ["H12"])


def test_9_4_what_is_planned_counts_as_if_it_were_there() -> None:
    brought = told(Table("building", red="Tonga=1CW", yellow="Samoa=2"), "A+G13")
    assert brought["points"] == []
    grown = told(Table("building", red="Tonga=1 H12=2a", tiles="H12=Tahiti"), "V+H12")
    assert grown["points"] == [{"seat": 0, "before": 4.0, "after": 5.0}]
    assert grown["builds"] == {"before": 3, "after": 4}
    linked = told(Table("building", red="Tonga=3T^ H12=1", tiles="H12=Niue"), "T^H12")
    assert linked["links"] == [{"seat": 0, "won": ["H12"], "lost": []}]
    assert linked["points"] == [{"seat": 0, "before": 5.0, "after": 6.0}]
    face_down = told(Table("building", red="Tonga=3T^ H12=1", tiles="H12=Niue"), "T+H12")
    assert face_down["links"] == []


def test_9_each_ware_tells_what_it_would_add_to_the_plan() -> None:
    table = Table("building", red="Tonga=3T^ H12=2a", tiles="H12=Tahiti")
    before = told(table)
    assert before["plan"] is None
    wares = {each["move"]: each for each in before["wares"]}
    assert wares["T^H12"] == {"move": "T^H12", "points": 1.0, "joins": ["H12"], "builds": 0}
    assert wares["V+H12"]["points"] == 1.0
    assert wares["V+H12"]["builds"] == 1
    assert not {"W+G13", "T+H12", "A+H12", "C+G13"} & wares.keys()  # they bring nothing to be counted
    table.play("T^H12", "red")
    after = told(table)
    assert after["plan"] == {"points": 1.0, "joins": ["H12"], "builds": 0}
    assert "T^H12" not in {each["move"] for each in after["wares"]}
    table.play(".", "red")
    assert told(table)["plan"] == after["plan"]  # as long as the others plan, too
    assert told(table)["wares"] == []


def test_8_2_which_piece_panics_or_is_lost_tells_odds_and_places_in_canoes() -> None:
    table = Table(red="Tonga=2CCWW", yellow="Samoa=2W")
    table.play("@G13 +C +C +W +W >G11 .(3)")
    assert table.stage == "loss"
    panics = {each["move"]: each for each in told(table)["losses"]}
    assert panics["xW"] == {"move": "xW", "chance": 0.6875, "carried": 2, "places": 2}
    assert panics["xC"] == {**panics["xW"], "move": "xC"}
    table = Table(red="Tonga=2CCWW", yellow="Samoa=2W")
    table.play("@G13 +C +C +W +W >G11 .(1)")
    lost = {each["move"]: (each["carried"], each["places"]) for each in told(table)["losses"]}
    assert lost == {"xW": (1, 2), "xC": (2, 1)}
    assert told(table, seat=1)["losses"] == []


def test_nothing_tried_changes_nothing() -> None:
    for step in ("exploration", "movement", "building"):
        view = game.view(Table(step).state, 0)
        same = prospect(view, view)
        assert (same["points"], same["links"], same["builds"]) == ([], [], None)


def test_8_1_battles_that_can_be_chosen_have_their_odds() -> None:
    table = Table(red="Tonga=2CCWW", yellow="Samoa=2W")
    table.play("@G13 +C +W >G11 @G13 +C >F12 .")
    assert table.stage == "battles"
    battles = {each["hex"]: each for each in told(table)["battles"]}
    assert battles.keys() == {"G11", "F12"}
    assert battles["G11"]["fighters"] == 2
    assert battles["F12"]["defenders"] == [3, 3]
