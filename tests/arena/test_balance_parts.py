"""The balance report on parts of the game: the whole bot against itself without one, and what that tells."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from motu.arena.balance import run
from motu.arena.balance.games import Balance, Played, Result, Sitting, result_from_json
from motu.arena.balance.parts import worth
from motu.arena.balance.play import play
from motu.arena.balance.run import BalanceJournal, Tally, count_so_far, play_on
from motu.arena.balance.summary import summary
from motu.arena.journal import BadJournal
from motu.arena.process_pool import DeadlyJob
from motu.arena.score import interval
from motu.bots.paradise.without import PARTS
from motu.core.errors import MotuError
from tests.arena.bouts import bots_in, lines_of
from tests.arena.watched import seat


def plan_of(bot: str = "islander", games: int = 0, parts: int = 1) -> Balance:
    return Balance(bot, "test", (2,), games, "box", parts=parts)


LEFT_OUT = {
    "exploration": lambda me: me.tiles + me.lost,
    "links": lambda me: me.points["groups"],
    "cards": lambda me: me.bought,
    "battles": lambda me: me.attacks + me.raids + me.conquered,
    "settling": lambda me: me.settled,
}
"""What there is nothing of without each part."""


@pytest.mark.parametrize("part", PARTS)
def test_one_of_two_leaves_a_part_out(part: str) -> None:
    """The same deal is played from both seats, which start in the same homes."""
    results = [play(plan_of(), Sitting(2, 0, part, place)) for place in range(2)]
    found = [result.played for result in results if result.played is not None]
    assert [[each.home for each in played.seats] for played in found] == [[each.home for each in found[0].seats]] * 2
    assert [LEFT_OUT[part](played.seats[without]) for without, played in enumerate(found)] == [0, 0]
    assert any(LEFT_OUT[part](played.seats[1 - without]) for without, played in enumerate(found))


def test_the_order_of_play() -> None:
    """Games and deals come along together, each deal from both seats, and more of one kind where it has more."""
    sittings = list(plan_of(games=1, parts=2).sittings())
    assert sittings[:4] == [(2, 0, "", 0), (2, 0, "exploration", 0), (2, 0, "exploration", 1), (2, 0, "links", 0)]
    assert sittings[11] == (2, 1, "exploration", 0)
    assert len(sittings) == len(set(sittings)) == plan_of(games=1, parts=2).total == 1 + 2 * 2 * len(PARTS)


def won_by(*winners: int) -> Played:
    return Played(9, "points", 100, winners, (seat("Tonga"), seat("Samoa")))


def test_the_two_games_of_a_deal_count_together() -> None:
    tally = Tally(plan_of(parts=4))
    wins = [((0, 0), (1,)), ((0, 1), (0,)), ((1, 0), (0,)), ((1, 1), (0, 1)), ((2, 0), (1,)), ((3, 1), (0,))]
    for (number, place), winners in wins:
        tally.add(Result(Sitting(2, number, "links", place), won_by(*winners)))
    tally.add(Result(Sitting(2, 3, "links", 0), None, "ValueError: oh"))
    found = summary(tally)
    low, high = interval({1.0: 1, 0.25: 1})
    assert found["parts"]["links"] == {"deals": 2, "share": 0.625, "interval": [low, high]}
    assert found["parts"]["cards"] == {"deals": 0, "share": None, "interval": None}
    assert (found["games"], found["failures"], found["first_failure"]) == (7, 1, "ValueError: oh")
    assert found["players"] == {"2": None}, "these are no games of the bot with itself"
    assert [(each["name"], each["holds"]) for each in found["checks"]] == [("links", False)]
    assert json.loads(json.dumps(found)) == found


def test_a_part_is_worth_something_from_65_percent_on() -> None:
    tally = Tally(plan_of(parts=20))
    for number in range(20):
        for place in range(2):
            tally.add(Result(Sitting(2, number, "cards", place), won_by(0 if number >= 13 else 1 - place)))
    (check,) = summary(tally)["checks"]
    assert (check["value"], check["low"], check["holds"]) == ((13 + 7 / 2) / 20, 0.65, True)
    assert worth({}) == worth({0: {1: 1.0}}) == {"deals": 0, "share": None, "interval": None}


def test_the_first_failure_is_that_of_the_order_of_play() -> None:
    tally = Tally(plan_of(games=2, parts=2))
    for sitting in (Sitting(2, 1), Sitting(2, 0, "links", 1), Sitting(2, 0, "links", 0), Sitting(2, 1, "cards", 0)):
        tally.add(Result(sitting, None, f"{sitting.number} {sitting.without} {sitting.seat}"))
    assert tally.first_failure == "0 links 0"


def test_a_bot_that_fails_without_a_part_is_told_of(tmp_path: Path) -> None:
    result = play(plan_of(f"{bots_in(tmp_path)}:Raises"), Sitting(2, 0, "cards", 1))
    assert (result.played, result.problem) == (None, "ValueError: I give up")


# --- The journal ----------------------------------------------------------------------------------------------------


def figures(path: Path, plan: Balance) -> dict[str, Any]:
    with BalanceJournal(path, plan) as journal:
        tally = count_so_far(plan, journal)
        for _ in play_on(tally, journal, 1):
            pass
    return summary(tally)


def fake(plan: Balance, sitting: Sitting) -> Result:
    return Result(sitting, won_by(sitting.number % 2))


def test_deals_are_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More deals of the same report: those that are there are not played again, and all stand in the same journal."""
    seen: list[Sitting] = []

    def work(do: partial[Result], sittings: list[Sitting], workers: int) -> Any:
        seen.extend(sittings)
        yield from (fake(plan_of(), sitting) for sitting in sittings)

    monkeypatch.setattr(run, "work", work)
    path = tmp_path / "x.jsonl"
    found = figures(path, plan_of(games=1, parts=1))
    assert (found["finished"], found["games"], found["deals_wanted"]) == (True, 11, 1)
    seen.clear()
    found = figures(path, plan_of(games=1, parts=2))
    assert {sitting.number for sitting in seen} == {1}
    assert found["parts"]["battles"]["deals"] == 2
    assert len(lines_of(path)) == 1 + 21
    seen.clear()
    assert figures(path, plan_of(games=1, parts=0))["parts"] == {}
    assert seen == []


def test_a_result_is_the_same_when_it_is_read_again() -> None:
    for result in (
        Result(Sitting(2, 3, "links", 1), won_by(0)),
        Result(Sitting(2, 0, "cards", 0), None, "why"),
        Result(Sitting(2, 0), won_by(1)),
    ):
        assert result_from_json(json.loads(json.dumps(result.to_json()))) == result


@pytest.mark.parametrize("wrong", [{"without": "dancing"}, {"seat": 2}, {"players": 3}])
def test_a_game_that_cannot_be_is_named(tmp_path: Path, wrong: dict[str, Any]) -> None:
    path = tmp_path / "x.jsonl"
    with BalanceJournal(path, plan_of()):
        pass
    line = {**Result(Sitting(2, 0, "links", 1), None, "why").to_json(), **wrong}
    path.write_text(f"{path.read_text()}{json.dumps(line)}\n")
    with pytest.raises(BadJournal) as error:
        BalanceJournal(path, plan_of())
    assert error.value.line == 2


def test_a_deal_that_kills_every_worker_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deadly(do: partial[Result], sittings: list[Sitting], workers: int) -> Any:
        yield from [fake(plan_of(), sitting) for sitting in sittings[:3]]
        raise DeadlyJob(sittings[3])

    monkeypatch.setattr(run, "work", deadly)
    with pytest.raises(MotuError) as error:
        figures(tmp_path / "x.jsonl", plan_of())
    assert error.value.reason == ("balance-deadly-part", {"part": "links", "players": 2, "game": 1, "deaths": 3})
