"""Advice in Conquest of Paradise: the best plans come first, differ in effect, and know nothing that is hidden."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from motu.bots.paradise import trials
from motu.bots.paradise.advice_reasons import reasons
from motu.bots.paradise.advise import Advice, advise, advise_better
from motu.bots.paradise.courses import Course, courses, replayed
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.trials import ALONE
from motu.core.chance import FreeChance
from motu.core.match import replay
from motu.core.record import read_record
from motu.paradise import game
from motu.paradise.moves import Move
from motu.paradise.state import OVER, State
from motu.words import LANGUAGES, Words
from tests.paradise.table import SEATS, Table

GOLDEN = Path(__file__).parent.parent.parent / "paradise" / "golden" / "version-2"
RECORDS = ["solitaire", "two", *(pytest.param(name, marks=pytest.mark.slow) for name in ("three", "four"))]
WORK = 24
CLAIM: dict[str, Any] = {
    "tiles": "H12=Tahiti I13=Niue G15=Rarotonga F14=Kuporu F10=Tokelau G9=Tuvalu",
    "red": "Tonga=5T^ H12=5T^ I13=2T^ G15=5T^ F14=5T^",
    "yellow": "Samoa=9 F10=9 G9=8",
    "cards": "red:hui",
}
"""Both lack a point to end the game, and Red has it on a card that lies face down."""


def advice(s: State, seat: int | None = None, work: int = WORK, number: int = 3) -> list[Advice]:
    seat = game.movers(s)[0] if seat is None else seat
    return advise(game.view(s, seat), FreeChance(5), work=work, number=number)


def told(table: Table, words: str, seat: str = "red") -> dict[str, dict[str, object]]:
    """The reasons for a course of these words, by their ids without the name of the game."""
    view = game.view(table.state, SEATS[seat])
    moves = [game.read(word) for word in words.split()]
    course = replayed(game.imagine(view, FreeChance(1)), SEATS[seat], moves, IslanderBot)
    assert list(course.moves) == moves
    return {reason.id.removeprefix("paradise-advice-"): dict(reason.args) for reason in reasons(view, course)}


def all_have_seen(table: Table, seat: str) -> None:
    """What this seat has was seen in a battle of this turn."""
    s, number = table.state, SEATS[seat]
    s.witnessed[number] = {cell: (stack, s.turn) for cell, stack in enumerate(s.stacks[number]) if stack}


def decisions(name: str, every: int) -> list[State]:
    """Decisions of a recorded game: every so many steps."""
    record = read_record(game, (GOLDEN / f"{name}.txt").read_text("utf-8"))
    return [moment.before for moment in list(replay(game, record))[::every]]


# --- Known answers ---------------------------------------------------------------------------------------------------


def test_a_won_game_is_claimed() -> None:
    best, other = advice(Table("victory", **CLAIM).state, work=4)
    assert (best.words, best.chance, best.error) == ("!1", 1.0, 0.0)
    assert best.reasons[0].id == "paradise-advice-enough"
    assert other.words == "."
    assert other.chance < 0.95


@pytest.mark.parametrize(("players", "ahead", "script_first"), [(1, 0.5, True), (1, 1.5, False), (2, 0.5, False)])
def test_alone_a_plan_must_promise_clearly_more_than_that_of_the_script(
    players: int, ahead: float, script_first: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(players=players, red="Tonga=4aaCCWWWT^", yellow="Samoa=2W")
    own = courses(game.view(table.state, 0), FreeChance(5))[0]

    def future(s: State, seat: int, course: Course, seed: int) -> list[float]:
        chance = 0.2 + ahead * ALONE * (course.effect != own.effect)
        return [chance, 1 - chance]

    monkeypatch.setattr(trials, "future", future)
    found = advice(table.state, work=60)
    assert len(found) == 3
    assert (found[0].moves == own.moves) is script_first
    assert players > 1 or 0.2 in [each.chance for each in found]


def test_an_unguarded_village_beside_war_canoes_falls() -> None:
    best = advice(Table(red="Tonga=3CCCWWW", sea="H12", yellow="Samoa=2").state)[0]
    assert best.words.endswith(">G11")
    assert best.reasons[0].id == "paradise-advice-attacks"
    assert {"fighters": 6, "defenders": "1", "chance": "98"}.items() <= best.reasons[0].args.items()


def test_a_hopeless_attack_is_no_advice() -> None:
    """Six against thirteen. Panic and retreat make such a battle cheap, but it wins nothing."""
    table = Table(red="Tonga=5CCCWWW", sea="H12", yellow="Samoa=5WWWWWWWWCC")
    all_have_seen(table, "yellow")
    assert not any(">G11" in each.words for each in advice(table.state))
    odds = told(table, "@G13 +C +C +C +W +W +W >G11")["attacks"]
    assert (odds["fighters"], odds["defenders"]) == (6, "13")
    assert int(str(odds["chance"])) < 10


def test_a_link_is_not_left_lying_face_down() -> None:
    best, other = advice(Table(red="Tonga=2T^ H12=2T", tiles="H12=Niue", yellow="Samoa=2W").state)
    assert best.words == "/H12 ."
    assert [reason.id for reason in best.reasons] == ["paradise-advice-points", "paradise-advice-links"]
    assert other.words == "."
    assert best.chance > other.chance + 0.05


# --- Reasons ---------------------------------------------------------------------------------------------------------


def test_what_is_won_and_lost_by_a_move() -> None:
    table = Table(red="Tonga=2T^ H12=2T^", tiles="H12=Niue", sea="H14", yellow="Samoa=2W")
    cut = told(table, ". @H12 +T >H14 .")
    assert cut["points"] == {"way": "fewer", "points": "1"}
    assert cut["cuts"]["count"] == 1


def test_a_colony_finds_a_site() -> None:
    table = Table(red="Tonga=2TTL", tiles="H12=Niue", yellow="Samoa=2")
    assert told(table, "@G13 +T +L >H12 .")["sites"]["count"] == 1


def test_guards_make_a_group_safer_and_their_leaving_less_safe() -> None:
    """Yellow's canoes have been seen by all."""
    yellow = "Samoa=2CC"
    building = Table("building", red="Tonga=3", sea="H12", yellow=yellow)
    moving = Table(red="Tonga=1WT", sea="H12 H14", yellow=yellow)
    for table in (building, moving):
        all_have_seen(table, "yellow")
    assert told(building, "W+G13 W+G13 W+G13")["guards"] == {
        "player": "yellow",
        "place": told(building, "W+G13 W+G13 W+G13")["guards"]["place"],
        "hex": "G13",
        "chance": "11",
    }
    assert told(moving, "@G13 +T +W >H14 .")["exposes"]["hex"] == "G13"


def test_what_the_next_hex_may_hold() -> None:
    explored = told(Table("exploration", red="Tonga=3W", yellow="Samoa=2"), ">H12")["explores"]
    assert explored["place"] == "H12"
    assert (int(str(explored["islands"])) > 0, explored["lost"]) == (True, 0)
    assert told(Table("exploration", red="Tonga=3W"), ".")["returns"] == {"away": "no", "knots": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_can_be_told(language: str) -> None:
    words = Words(language)
    for s in decisions("three", 60):
        for each in advice(s, work=2):
            for reason in each.reasons:
                assert reason.id in words.ids()
                assert "{" not in words.tell(reason.id, reason.args)


# --- Every decision ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECORDS)
def test_every_decision_gets_advice_that_can_be_played(name: str) -> None:
    for s in decisions(name, 61):
        for seat in game.movers(s)[:1]:
            found = advice(s, seat, work=4)
            assert 1 <= len(found) <= 3
            start = ALONE if s.options.alone else 0.0
            assert all(one.chance + start >= other.chance for one, other in pairwise(found))
            for each in found:
                assert sum(each.chances) == pytest.approx(1)
                assert each.chances[seat] == each.chance
                twin = s.copy()
                for move, shown in zip(each.moves, each.decisions, strict=True):
                    assert move.text == shown["move"]
                    game.play(twin, seat, move, FreeChance(1))
                assert game.write_words(game.read_words(each.words)) == each.words


def test_plans_differ_in_what_they_bring_about() -> None:
    for s in decisions("four", 97):
        seat = game.movers(s)[0]
        found = courses(game.view(s, seat), FreeChance(2))
        assert len({course.effect for course in found}) == len(found)
    one, other = Table("building", red="Tonga=3W"), Table("building", red="Tonga=3W")
    words = ("W+G13 T+G13 .", "T+G13 W+G13 .")
    effects = {
        replayed(table.state.copy(), 0, [Move(word) for word in line.split()], IslanderBot).effect
        for table, line in zip((one, other), words, strict=True)
    }
    assert len(effects) == 1


def test_a_game_that_is_over_needs_none() -> None:
    table = Table("victory", **CLAIM).play("!1")
    assert table.state.stage == OVER
    assert advise(game.view(table.state, 0), FreeChance(5), work=WORK) == []


# --- Work and time ---------------------------------------------------------------------------------------------------


def test_the_same_work_is_the_same_advice() -> None:
    s = Table(red="Tonga=3CCWWTL", tiles="H12=Niue", yellow="Samoa=2W").state
    assert advice(s) == advice(s)


def test_it_gets_better_while_one_looks() -> None:
    """It answers at once, and again whenever there are twice as many worlds; who has seen enough stops asking."""
    s = Table("building", red="Tonga=3W", yellow="Samoa=2W").state
    told = list(advise_better(game.view(s, 0), FreeChance(5), work=150))
    assert len(told) >= 3
    assert told[-1] == advise(game.view(s, 0), FreeChance(5), work=150)
    assert told[0] != told[-1]
    assert next(advise_better(game.view(s, 0), FreeChance(5), seconds=600.0))
    assert advise(game.view(s, 0), FreeChance(5), seconds=0.01)


# --- Hidden information ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["two", "four"])
def test_hidden_things_change_nothing(name: str) -> None:
    """Tables that differ only in what the seat cannot know get the same advice, to the last digit."""
    for number, s in enumerate(decisions(name, 131)):
        seat = game.movers(s)[0]
        other = game.imagine(game.view(s, seat), FreeChance(100 + number))
        assert game.view(other, seat) == game.view(s, seat)
        assert advice(other, seat, work=4) == advice(s, seat, work=4)
