"""The balance report: what is counted in a game, and that nothing is lost or counted twice."""

from __future__ import annotations

import json
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from motu.arena.balance import run
from motu.arena.balance.figures import quantile, spread
from motu.arena.balance.games import Balance, Played, Result, Sitting, result_from_json
from motu.arena.balance.homes import homes
from motu.arena.balance.play import Watch, play
from motu.arena.balance.run import BalanceJournal, Tally, count_so_far, play_on
from motu.arena.balance.summary import summary
from motu.arena.journal import BadJournal
from motu.arena.process_pool import DeadlyJob
from motu.core.errors import MotuError
from motu.paradise import game
from motu.paradise.state import State
from tests.arena.bouts import bots_in, lines_of
from tests.arena.watched import seat, watched
from tests.paradise.table import Table


def plan_of(bot: str = "islander", games: int = 2, counts: tuple[int, ...] = (2,), seed: str = "test") -> Balance:
    return Balance(bot, seed, counts, games, "box")


# --- A game counted by hand -----------------------------------------------------------------------------------------


def test_the_last_attack_of_a_game_counted_by_hand() -> None:
    """Red sails from Tonga with a war canoe and a warrior band and takes Samoa; Yellow has nothing else."""
    table = Table("movement", red="Tonga=2CWW", yellow="Samoa=2", turn=7, face="red:surfing")
    watch = watched(table, "@Tonga", "+C", "+W", ">Samoa", ".(4)", ".")
    found = watch.end(table.state)
    red, yellow = found.seats
    assert (found.turns, found.ending, found.decisions, found.winners, found.battles) == (7, "last", 6, (0,), 1)
    assert (red.home, red.attacks, red.won, red.raids, red.taken, red.conquered) == ("Tonga", 1, 1, 0, 0, 1)
    assert {source: points for source, points in red.points.items() if points} == {
        "villages": 4,
        "home": 2,
        "cards": 2 * table.box.cards[table.card("surfing")].points,
    }
    assert (yellow.home, yellow.out, yellow.total, yellow.attacks) == ("Samoa", True, 0, 0)


def test_an_attack_that_is_beaten_off() -> None:
    table = Table("movement", red="Tonga=2C", yellow="Samoa=2WW")
    seats = watched(table, "@Tonga", "+C", ">Samoa", ".(1)").seats
    assert (seats[0].attacks, seats[0].won, seats[0].conquered) == (1, 0, 0)
    assert (seats[1].attacks, seats[1].won) == (0, 0)


def test_battles_with_independent_groups_count_apart() -> None:
    """Santa Cruz (D10) has one local warrior. Even where nobody's warriors win: they have no seat."""
    table = Table("movement", red="Tonga=2 E11=C")
    watch = watched(table, "@E11", "+C", ">D10", ".(1)")
    assert [(seat.attacks, seat.raids, seat.taken, seat.conquered) for seat in watch.seats] == [(0, 1, 0, 0), (0,) * 4]
    table = Table("movement", red="Tonga=2 E11=CW")
    watch = watched(table, "@E11", "+C", "+W", ">D10", ".(5)")
    assert [(seat.attacks, seat.raids, seat.taken) for seat in watch.seats] == [(0, 1, 1), (0, 0, 0)]


def test_a_rumor_is_no_battle() -> None:
    table = Table("movement", red="Tonga=2CW", yellow="Samoa=2 H12=R", tiles="H12=Niue")
    seats = watched(table, "@Tonga", "+C", ">H12", ".").seats
    assert table.held("yellow") == "G11"
    assert seats[0].attacks == 0


def test_tiles_and_lost_explorers() -> None:
    table = Table("exploration")
    seats = watched(table, ">H12(i3,tahiti)", "hide", ">I13(o3)").seats
    assert [(seat.tiles, seat.lost) for seat in seats] == [(1, 1), (0, 0)]


def test_groups_settled_and_cards_bought() -> None:
    """A second village in a group by another colony settles no group."""
    table = Table("building", red="Tonga=9 H12=L I13=1L", yellow="Samoa=2", tiles="H12=Niue I13=Tahiti")
    watch = watched(table, "red K+Tonga(?)", "red .", "red S+H12", "red S+I13", "yellow .")
    assert table.villages("H12") == 1
    assert table.villages("I13") == 2
    assert [(seat.settled, seat.bought) for seat in watch.seats] == [(1, 1), (0, 0)]


@pytest.mark.parametrize(
    ("turn", "villages", "ending"), [(59, 27, "points"), (60, 27, "points"), (60, 26, "limit"), (9, 27, "points")]
)
def test_how_a_game_ends(turn: int, villages: int, ending: str) -> None:
    table = Table("victory", turn=turn, red=f"Tonga={villages}")
    found = Watch(table.state).end(table.state)
    assert (found.ending, found.winners, found.turns) == (ending, (0,), turn)
    assert found.seats[0].points["villages"] == 2 * villages
    assert found.seats[0].total == table.state.points[0]


def test_every_figure_is_what_the_log_tells() -> None:
    """A whole game, counted a second time from what is told of it."""
    plan = plan_of("random", seed="log")
    told: list[str] = []
    sea = Watch.see

    class Listening(Watch):
        def see(self, s: State) -> None:
            told.extend(event.id for event in game.tell(s, game.read("."), s, None))
            sea(self, s)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("motu.arena.balance.play.Watch", Listening)
        played = play(plan, Sitting(4, 0)).played
    assert played is not None

    def all_of(name: str) -> int:
        return sum(getattr(seat, name) for seat in played.seats)

    assert all_of("bought") == told.count("paradise-log-bought") > 0
    assert all_of("lost") == told.count("paradise-log-lost") > 0
    assert all_of("tiles") == told.count("paradise-log-tile") > 0
    assert 0 < all_of("settled") <= told.count("paradise-log-settled")
    assert 0 < played.battles <= told.count("paradise-log-battle")


# --- What many games tell -------------------------------------------------------------------------------------------


GAMES = [
    Played(10, "points", 100, (0,), (seat("Tonga", 56, attacks=2, won=1, bought=3), seat("Samoa", 20, lost=1))),
    Played(20, "last", 300, (1,), (seat("Samoa", 10, raids=2, taken=2), seat("Tonga", 58, conquered=2, bought=1))),
    Played(60, "limit", 500, (0, 1), (seat("Samoa", 30, tiles=3), seat("Tonga", 30, settled=2))),
    Played(14, "points", 100, (0,), (seat("Samoa", 57), seat("Tonga", 8, out=True))),
]


def test_the_figures_of_four_games() -> None:
    tally = Tally(plan_of(games=5))
    for number, played in enumerate(GAMES):
        tally.add(Result(Sitting(2, number), played))
    tally.add(Result(Sitting(2, 4), None, "ValueError: oh"))
    found = summary(tally)
    assert (found["games"], found["finished"], found["failures"], found["first_failure"]) == (
        5,
        True,
        1,
        "ValueError: oh",
    )
    two = found["players"]["2"]
    assert two["games"] == 4
    assert two["turns"] == {"median": 17.0, "quartiles": [13.0, 30.0], "least": 10, "most": 60, "mean": 26.0}
    assert two["games_with_elimination"] == 0.25
    assert two["endings"] == {"points": 0.5, "last": 0.25, "limit": 0.25}
    assert (two["decisions"], two["battles"], two["battles_between_players"]) == (250.0, 1.0, 0.5)
    assert (two["games_with_battles"], two["games_with_battles_between_players"]) == (0.5, 0.25)
    assert (two["attacks_that_succeed"], two["attacks_on_players_that_succeed"]) == (0.75, 0.5)
    assert (two["conquered"], two["eliminated"], two["explorers_lost"]) == (0.5, 0.25, 0.25)
    assert (two["tiles"], two["settled"]) == (0.75, 0.5)
    # Five winners: a shared win is won by both.
    assert two["cards"] == {"winners": 4 / 5, "losers": 0.0}
    assert two["points"]["winners"]["villages"] == (56 + 58 + 30 + 30 + 57) / 5 / 2
    assert two["points"]["losers"]["total"] == (20 + 10 + 8) / 3 / 2
    assert two["distributions"]["turns"] == {"10": 1, "14": 1, "20": 1, "60": 1}
    assert json.loads(json.dumps(found)) == found


def test_a_shared_win_is_half_a_win_for_each_home() -> None:
    samoa, tonga = homes(2, GAMES)
    assert (samoa["home"], samoa["games"], samoa["wins"], samoa["share"], samoa["ratio"]) == (
        "Samoa",
        4,
        1.5,
        0.375,
        0.75,
    )
    assert (tonga["home"], tonga["wins"], tonga["ratio"]) == ("Tonga", 2.5, 1.25)
    assert samoa["interval"][0] < 0.375 < samoa["interval"][1]
    assert tonga["ratio_interval"] == [2 * end for end in tonga["interval"]]


def test_no_attack_has_no_share_of_success() -> None:
    tally = Tally(plan_of(games=1))
    tally.add(Result(Sitting(2, 0), GAMES[3]))
    assert summary(tally)["players"]["2"]["attacks_that_succeed"] is None
    assert summary(Tally(plan_of()))["players"] == {"2": None}


def test_medians_lie_between_two_values() -> None:
    assert quantile([1, 2], 0.5) == 1.5
    assert quantile([1, 2, 3], 0.25) == 1.5
    assert quantile([7], 0.75) == 7
    assert spread([3, 1, 2])["median"] == 2


def test_a_result_is_the_same_when_it_is_read_again() -> None:
    for number, played in enumerate([*GAMES, None]):
        result = Result(Sitting(2, number), played, "" if played else "why")
        assert result_from_json(json.loads(json.dumps(result.to_json()))) == result


# --- Playing --------------------------------------------------------------------------------------------------------


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    plan = plan_of("random", counts=(2, 3))
    assert play(plan, Sitting(3, 1)) == play(plan, Sitting(3, 1))
    assert play(plan, Sitting(3, 1)) != play(plan, Sitting(3, 0))
    found = play(plan, Sitting(3, 1)).played
    assert found is not None
    assert sorted(each.home for each in found.seats) == ["Hiva", "Samoa", "Tonga"]


@pytest.mark.parametrize(
    ("bot", "said"), [("Raises", "ValueError: I give up"), ("Exits", "SystemExit: goodbye"), ("Cheats", "'Z-Z'")]
)
def test_a_game_that_the_bot_spoils_is_none(tmp_path: Path, bot: str, said: str) -> None:
    result = play(plan_of(f"{bots_in(tmp_path)}:{bot}"), Sitting(2, 0))
    assert (result.played, result.problem) == (None, said)


def figures(path: Path, plan: Balance, workers: int) -> dict[str, Any]:
    with BalanceJournal(path, plan) as journal:
        tally = count_so_far(plan, journal)
        for _ in play_on(tally, journal, workers):
            pass
    return summary(tally)


@pytest.mark.slow
def test_any_number_of_workers_and_any_break_give_the_same_figures(tmp_path: Path) -> None:
    plan = Balance("islander", "test", (2, 4), 2, "box", parts=1)
    alone = Tally(plan)
    for sitting in plan.sittings():
        alone.add(play(plan, sitting))
    expected = summary(alone)
    assert figures(tmp_path / "two.jsonl", plan, 2) == expected
    with BalanceJournal(tmp_path / "one.jsonl", plan) as journal:
        tally = count_so_far(plan, journal)
        with closing(play_on(tally, journal, 1)) as counts:  # type: ignore[type-var]
            next(counts)
    broken = (tmp_path / "one.jsonl").read_bytes()
    assert broken.count(b"\n") == 2
    (tmp_path / "one.jsonl").write_bytes(broken + b'{"players": 2, "ga')
    assert figures(tmp_path / "one.jsonl", plan, 1) == expected
    assert figures(tmp_path / "one.jsonl", plan, 1) == expected, "there is nothing left to play"
    lines = lines_of(tmp_path / "one.jsonl")[1:]
    assert [result_from_json(line).sitting for line in lines] == list(plan.sittings())


def test_a_game_that_kills_every_worker_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deadly(do: partial[Result], sittings: list[Sitting], workers: int) -> Any:
        yield do(sittings[0])
        raise DeadlyJob(sittings[1])

    monkeypatch.setattr(run, "work", deadly)
    with pytest.raises(MotuError) as error:
        figures(tmp_path / "x.jsonl", plan_of("random", games=1, counts=(2, 3)), 1)
    assert error.value.reason == ("balance-deadly-game", {"players": 3, "game": 1, "deaths": 3})
    assert len(lines_of(tmp_path / "x.jsonl")) == 2


# --- The journal ----------------------------------------------------------------------------------------------------


def test_the_journal_holds_more_than_is_asked_for(tmp_path: Path) -> None:
    path, plan = tmp_path / "x.jsonl", plan_of(games=3, counts=(2, 3))
    with BalanceJournal(path, plan) as journal:
        for number in (0, 2, 0):
            journal.add(Result(Sitting(2, number), GAMES[0]))
        journal.add(Result(Sitting(3, 1), None, "why"))

    def kept(plan: Balance) -> list[tuple[int, int]]:
        with BalanceJournal(path, plan) as journal:
            return [result.sitting[:2] for result in journal.results]

    assert kept(plan) == [(2, 0), (2, 2), (3, 1)]
    assert kept(plan_of(games=1, counts=(2,))) == [(2, 0)]
    assert kept(plan_of(games=9, counts=(3, 4))) == [(3, 1)]


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (Balance("random", "test", (2,), 2, "box"), "bot"),
        (Balance("islander", "other", (2,), 2, "box"), "seed"),
        (Balance("islander", "test", (2,), 2, "my own"), "components"),
    ],
)
def test_games_of_other_settings_are_refused(tmp_path: Path, other: Balance, what: str) -> None:
    path = tmp_path / "x.jsonl"
    with BalanceJournal(path, plan_of()) as journal:
        journal.add(Result(Sitting(2, 0), GAMES[0]))
    before = path.read_bytes()
    with pytest.raises(BadJournal) as error:
        BalanceJournal(path, other)
    assert error.value.reason == ("balance-other-settings", {"what": what})
    assert path.read_bytes() == before


def test_games_by_an_older_version_of_the_rules_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    with BalanceJournal(path, plan_of()) as journal:
        journal.add(Result(Sitting(2, 0), GAMES[0]))
    path.write_text(path.read_text().replace(f', "rules": "{game.RULES}"', ""))
    with pytest.raises(BadJournal) as error:
        BalanceJournal(path, plan_of())
    assert error.value.reason == ("balance-other-settings", {"what": "rules"})


@pytest.mark.parametrize(
    "line", ["nonsense", "[]", '{"players": 2, "game": 0}', '{"players": 3, "game": 0, "seats": []}']
)
def test_a_broken_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "x.jsonl"
    with BalanceJournal(path, plan_of()) as journal:
        journal.add(Result(Sitting(2, 0), GAMES[0]))
    path.write_text(f"{path.read_text()}{line}\n")
    with pytest.raises(BadJournal) as error:
        BalanceJournal(path, plan_of())
    assert error.value.line == 3


@pytest.mark.parametrize("other", ["motu arena 1", "motu balance 1"])
def test_a_journal_of_another_format_is_left_alone(tmp_path: Path, other: str) -> None:
    path = tmp_path / "x.jsonl"
    with BalanceJournal(path, plan_of()):
        pass
    path.write_text(path.read_text().replace("motu balance 2", other))
    with pytest.raises(BadJournal) as error:
        BalanceJournal(path, plan_of())
    assert error.value.reason.id == "balance-foreign-file"
