"""How a deal is played: seats, chance, time, and bots that do what they must not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import perf_counter

import pytest

from motu.arena.play import play_deal
from motu.arena.tournament import Deal, Tournament, read_entrants
from motu.bots import clock
from motu.core.chance import Chance, FreeChance
from motu.core.errors import message
from motu.core.game import Outcome
from motu.kahuna import game
from motu.kahuna.options import Options
from motu.kahuna.state import Position
from motu.paradise import game as paradise
from motu.paradise.state import State
from tests.arena.bouts import bots_in, plan_of, table_of, without_times
from tests.core import toy, toy_bots


def test_both_games_of_a_deal_begin_alike_with_seats_swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of("greedy", "random")
    seen = []
    deal = game.deal

    def spied_deal(options: Options, chance: Chance) -> Position:
        seen.append(deal(options, chance))
        return seen[-1].copy()

    monkeypatch.setattr(game, "deal", spied_deal)
    asked: list[tuple[str, int | None]] = []
    for name in ("kahuna.greedy.GreedyBot", "simple.RandomBot"):

        def spy(self, view, moves, seconds, chance, name=name):  # type: ignore[no-untyped-def]
            asked.append((name, view.seat))
            return moves[0]

        monkeypatch.setattr(f"motu.bots.{name}.decide", spy)
    play_deal(plan, Deal(0, 0))
    first, second = seen
    assert game.view(first, 0) == game.view(second, 0)
    assert game.view(first, 1) == game.view(second, 1)
    half = next(place for place, who in enumerate(asked) if who == ("simple.RandomBot", 0))
    assert set(asked[:half]) == {("kahuna.greedy.GreedyBot", 0), ("simple.RandomBot", 1)}
    assert set(asked[half:]) == {("kahuna.greedy.GreedyBot", 1), ("simple.RandomBot", 0)}


def test_a_deal_can_be_played_again() -> None:
    plan = plan_of("random", "greedy")
    once, again = play_deal(plan, Deal(0, 1)), play_deal(plan, Deal(0, 1))
    assert without_times([once]) == without_times([again])
    others = [play_deal(plan, Deal(0, 2)), play_deal(plan_of("random", "greedy", seed="other"), Deal(0, 1))]
    for other in others:
        assert [len(played.turns[0]) for played in once.games] != [len(played.turns[0]) for played in other.games]


def test_the_chance_of_a_deal_is_named_by_seed_pair_and_number() -> None:
    plan = plan_of("random", "greedy", "greedy@1s")
    assert plan.chance_name(Deal(1, 7)) == "test/random greedy@1s/7"
    assert FreeChance(plan.chance_name(Deal(0, 0))).below(1000) != FreeChance(plan.chance_name(Deal(1, 0))).below(1000)


@pytest.mark.parametrize(
    ("bot", "kind", "text"),
    [
        ("Raises", "raised", "ValueError: I give up"),
        ("Exits", "raised", "SystemExit: goodbye"),
        ("Cheats", "illegal", "'Z-Z'"),
    ],
)
def test_a_bot_loses_by_its_own_mistake(tmp_path: Path, bot: str, kind: str, text: str) -> None:
    played = play_deal(plan_of("random", f"{bots_in(tmp_path)}:{bot}"), Deal(0, 0))
    for found in played.games:
        assert (found.score, found.problem) == (1.0, (1, kind, text))
    played = play_deal(plan_of(f"{bots_in(tmp_path)}:{bot}", "random"), Deal(0, 0))
    assert [found.score for found in played.games] == [0.0, 0.0]


def test_bots_get_views_and_a_list_of_their_own(tmp_path: Path) -> None:
    played = play_deal(plan_of("random", f"{bots_in(tmp_path)}:Spoils"), Deal(0, 0))
    assert [found.problem for found in played.games] == [None, None]


def test_time_is_given_for_a_turn_and_used_up_by_its_decisions(tmp_path: Path) -> None:
    plan = plan_of("random", f"{bots_in(tmp_path)}:Sleeps@25ms")
    played = play_deal(plan, Deal(0, 0))
    told = [line.split() for line in (tmp_path / "told.txt").read_text().splitlines()]
    turn, decision, most, begun = "", 0, 0, 0
    for number, seconds in told:
        decision = decision + 1 if number == turn else 0
        if decision == 0:
            turn, begun = number, begun + 1
            assert float(seconds) == 0.025
        assert 0 <= float(seconds) <= max(0.0, 0.025 - 0.01 * decision)
        most = max(most, decision)
    assert most >= 3, "some turn has four decisions, the last of them without any time left"
    turns = [seconds for found in played.games for seconds in found.turns[1]]
    assert len(turns) == begun
    assert min(turns) >= 0.01
    assert sum(turns) >= 0.01 * len(told)


@pytest.mark.parametrize(("players", "shares"), [(2, [0, 0]), (3, [1 / 3] * 3 + [0] * 3), (4, [0.25] * 4 + [0] * 4)])
def test_each_of_a_pair_sits_alone_in_every_seat(
    players: int, shares: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who alone raises most fingers wins with them; where several raise them nobody wins anything, so all share."""
    toy_bots.put_among_the_games(monkeypatch)
    asked: list[tuple[str, int | None]] = []
    for bot in (toy_bots.LotBot, toy_bots.SureBot):

        def spy(self, view, moves, seconds, chance, name=bot.__name__):  # type: ignore[no-untyped-def]
            asked.append((name, view.viewer))
            return toy.DONE if view.own else "3" if name == "SureBot" else "1"

        monkeypatch.setattr(bot, "decide", spy)
    options = {"preset": "plain", "players": str(players)}
    plan = Tournament("toy", options, "test", read_entrants("toy", ["lot", "sure"], 0.1), 1)
    result = play_deal(plan, Deal(0, 0))
    each = 2 * players * toy.TURNS
    games = [asked[start : start + each] for start in range(0, len(asked), each)]
    sat = [{(seat, ("LotBot", "SureBot")[side]) for seat, side in enumerate(seating)} for seating in plan.seatings]
    assert [{(seat, name) for name, seat in game} for game in games] == sat
    for played in result.games:
        assert played.problem is None
        assert sum(map(len, played.turns)) == players * toy.TURNS
    assert [played.score for played in result.games] == pytest.approx(shares)


def test_what_nobody_wins_is_shared_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_bots.put_among_the_games(monkeypatch)
    monkeypatch.setattr(toy, "outcome", lambda state: Outcome((), message("player", seat="points", name="0")))
    plan = Tournament("toy", {"players": "4"}, "test", read_entrants("toy", ["lot", "sure"], 0.1), 1)
    assert [played.score for played in play_deal(plan, Deal(0, 0)).games] == [0.25] * 4 + [0.75] * 4


def test_every_seat_of_every_game_has_a_bot_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_bots.put_among_the_games(monkeypatch)
    plan = Tournament("toy", {"players": "4"}, "test", read_entrants("toy", ["lot", "sure"], 0.1), 1)
    bots: dict[int, toy_bots.LotBot] = {}  # held, so that no other object can have the same number
    seats = set()

    def spy(self, view, moves, seconds, chance):  # type: ignore[no-untyped-def]
        bots[id(self)] = self
        seats.add((id(self), view.viewer))
        return moves[0]

    monkeypatch.setattr(toy_bots.LotBot, "decide", spy)
    play_deal(plan, Deal(0, 0))
    assert len(bots) == len(seats) == 4 * 1 + 4 * 3


def test_nobody_is_told_what_another_decides_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_bots.put_among_the_games(monkeypatch)
    plan = Tournament("toy", {"players": "3"}, "test", read_entrants("toy", ["lot", "sure"], 0.1), 1)

    def told(fingers: str) -> list[toy.View]:
        """What the last seat is shown in its first turn, when the others raise so many fingers before."""
        seen = []

        def spy(self, view, moves, seconds, chance):  # type: ignore[no-untyped-def]
            if view.viewer == 2 and view.turn == 1:
                seen.append(view)
            return toy.DONE if view.own else "2" if view.viewer == 2 else fingers

        for bot in (toy_bots.LotBot, toy_bots.SureBot):
            monkeypatch.setattr(bot, "decide", spy)
        play_deal(plan, Deal(0, 0))
        return seen

    assert len(told("1")) == 2 * len(plan.seatings)
    assert told("1") == told("3")


@pytest.mark.parametrize("homes", ["drawn", "seated"])
def test_all_seatings_of_a_deal_begin_alike(tmp_path: Path, homes: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = table_of(3, "random", f"{bots_in(tmp_path)}:Raises", deals=5)
    plan = replace(plan, options={**plan.options, "homes": homes})
    begun = []
    deal = paradise.deal

    def spied_deal(options: paradise.Options, chance: Chance) -> State:
        begun.append(deal(options, chance))
        return begun[-1].copy()

    monkeypatch.setattr(paradise, "deal", spied_deal)
    for number in range(5):
        play_deal(plan, Deal(0, number))
    views = [[paradise.view(state, seat) for seat in (0, 1, 2, None)] for state in begun]
    assert all(view == views[place // 6 * 6] for place, view in enumerate(views))
    lots = {tuple(state.home) for state in begun}
    assert len(lots) == 1 if homes == "seated" else len(lots) > 1


def test_the_mistake_of_one_of_many_loses_the_game_for_its_kind(tmp_path: Path) -> None:
    played = play_deal(table_of(3, "random", f"{bots_in(tmp_path)}:Raises"), Deal(0, 0))
    assert [game.score for game in played.games] == [1.0] * 6
    assert {game.problem for game in played.games} == {(1, "raised", "ValueError: I give up")}


def test_alone_each_plays_the_deal_once_and_a_defeat_is_half_a_point() -> None:
    plan = replace(table_of(2, "random", "islander"), options={"preset": "solitaire"})
    assert plan.seatings == ((0,), (1,))
    scores = [[game.score for game in play_deal(plan, Deal(0, number)).games] for number in range(2)]
    assert scores == [[0.5, 0.0], [0.5, 0.5]], "the second wins one of two, the first none"


def test_processor_time_leaves_out_what_a_bot_waits_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By that clock a bot that sleeps ten milliseconds a decision has hardly used any of its time."""
    monkeypatch.setattr(clock, "_now", perf_counter)  # put back at the end
    plan = plan_of("random", f"{bots_in(tmp_path)}:Sleeps@25ms")
    used = [min(play_deal(replace(plan, clock=name), Deal(0, 0)).games[0].turns[1]) for name in ("processor", "wall")]
    assert used[0] < 0.01 <= used[1]
    assert clock.now() == pytest.approx(perf_counter(), abs=60)
