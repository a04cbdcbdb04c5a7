"""The journal: nothing lost, nothing counted twice, nothing of others overwritten."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from motu.arena.journal import BadJournal
from motu.arena.run import TournamentJournal
from motu.arena.tournament import Tournament
from tests.arena.bouts import plan_of, result, table_of

PLAN = plan_of("greedy", "random", deals=5)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "out.jsonl"


def keep(path: Path, *numbers: int, plan: Tournament = PLAN) -> None:
    with TournamentJournal(path, plan) as journal:
        for number in numbers:
            journal.add(result(0, number, 1.0, 0.5))


def kept(path: Path, plan: Tournament = PLAN) -> list[int]:
    with TournamentJournal(path, plan) as journal:
        return [found.deal.number for found in journal.results]


def test_what_is_kept_is_there_again(path: Path) -> None:
    keep(path, 0, 3)
    with TournamentJournal(path, PLAN) as journal:
        assert journal.results == [result(0, 0, 1.0, 0.5), result(0, 3, 1.0, 0.5)]
    keep(path, 1)
    assert kept(path) == [0, 3, 1]


def test_a_torn_line_is_cut_off_at_every_place(path: Path) -> None:
    keep(path, 0, 1)
    whole = path.read_bytes()
    head = whole.index(b"\n") + 1
    first = whole.index(b"\n", head) + 1
    for size in range(len(whole) + 1):
        path.write_bytes(whole[:size])
        expected = [0, 1] if size == len(whole) else [0] if size >= first else []
        assert kept(path) == expected, size
        keep(path, 4)
        assert kept(path) == [*expected, 4], size


def test_a_deal_that_stands_there_twice_counts_once(path: Path) -> None:
    keep(path, 2, 2, 1, 2)
    assert kept(path) == [2, 1]


def test_more_games_go_on_and_fewer_are_enough(path: Path) -> None:
    keep(path, 0, 1, 4)
    assert kept(path, plan_of("greedy", "random", deals=9)) == [0, 1, 4]
    assert kept(path, plan_of("greedy", "random", deals=2)) == [0, 1]
    assert kept(path) == [0, 1, 4]


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (plan_of("greedy", "random", seed="other"), "seed"),
        (plan_of("random", "greedy"), "entrants"),
        (plan_of("greedy", "random@1s"), "entrants"),
        (plan_of("greedy", "random", seconds=0.2), "entrants"),
        (Tournament("kahuna", {"preset": "classic"}, PLAN.seed, PLAN.entrants, 5), "options"),
        (replace(PLAN, clock="processor"), "clock"),
        (Tournament("paradise", {"preset": "two"}, PLAN.seed, PLAN.entrants, 5), "game"),
    ],
)
def test_games_of_other_settings_are_refused(path: Path, other: Tournament, what: str) -> None:
    keep(path, 0)
    before = path.read_bytes()
    with pytest.raises(BadJournal) as error:
        TournamentJournal(path, other)
    assert error.value.reason == ("arena-other-settings", {"what": what})
    assert path.read_bytes() == before


def test_games_of_three_that_were_seated_otherwise_are_not_counted_with_those_of_today(path: Path) -> None:
    """Once the two of a pair had every other seat, in two games a deal; settings did not tell of seats then."""
    plan = table_of(3, "random", "islander")
    keep(path, plan=plan)
    path.write_text(path.read_text().replace(', "players": 3', ""))
    with pytest.raises(BadJournal) as error:
        TournamentJournal(path, plan)
    assert error.value.reason == ("arena-other-settings", {"what": "players"})


def test_a_deal_has_as_many_games_as_there_are_seatings(path: Path) -> None:
    plan = table_of(3, "random", "islander")
    keep(path, 0, plan=plan)
    with pytest.raises(BadJournal) as error:
        TournamentJournal(path, plan)
    assert (error.value.reason.id, error.value.line) == ("arena-broken-line", 2)


def test_games_by_an_older_version_of_the_rules_are_not_counted_with_those_of_today(path: Path) -> None:
    keep(path, 0)
    path.write_text(path.read_text().replace(', "rules": "2"', ""))
    with pytest.raises(BadJournal) as error:
        TournamentJournal(path, PLAN)
    assert error.value.reason == ("arena-other-settings", {"what": "options"})


@pytest.mark.parametrize("text", ["my thesis", "my thesis\n", "{}\n", "[1]\n", '{"format": "motu arena 0"}\n', "\0\n"])
def test_a_file_of_somebody_else_is_left_alone(path: Path, text: str) -> None:
    path.write_text(text)
    with pytest.raises(BadJournal) as error:
        TournamentJournal(path, PLAN)
    assert error.value.reason.id == "arena-foreign-file"
    assert path.read_text() == text


@pytest.mark.parametrize("line", ["nonsense", "{}", "[]", '{"pair": 0, "deal": 0, "games": []}', '{"pair": 7}'])
def test_a_broken_line_in_the_middle_is_named(path: Path, line: str) -> None:
    keep(path, 0, 1)
    head, first, second = path.read_text().splitlines()
    path.write_text(f"{head}\n{first}\n{line}\n{second}\n")
    with pytest.raises(BadJournal) as error:
        TournamentJournal(path, PLAN)
    assert (error.value.reason.id, error.value.line) == ("arena-broken-line", 3)


def test_two_arenas_do_not_write_to_the_same_file(path: Path) -> None:
    pytest.importorskip("fcntl")
    with TournamentJournal(path, PLAN), pytest.raises(BadJournal) as error:
        TournamentJournal(path, PLAN)
    assert error.value.reason.id == "arena-busy-file"
    keep(path, 0)


def test_a_line_is_plain_json(path: Path) -> None:
    keep(path, 0)
    head, line = map(json.loads, path.read_text(encoding="ascii").splitlines())
    assert head == PLAN.settings()
    assert (line["pair"], line["deal"], [game["score"] for game in line["games"]]) == (0, 0, [1.0, 0.5])
