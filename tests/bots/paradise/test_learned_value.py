"""What a table is worth: its figures, the net that learns from them, and the weights that come with the program."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from motu.bots.paradise.expert import FORKS
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned import self_play, straying, value
from motu.bots.paradise.learned.features import SEAT, TABLE, features, table
from motu.bots.paradise.learned.fit import (
    Fit,
    Recipe,
    Samples,
    Weights,
    chances,
    foreseen,
    log_loss,
    loss,
    net_of,
    parted,
    samples_of,
    slopes,
)
from motu.bots.paradise.learned.lessons import STEP, KeptLesson, figures_of, keep, kept_from_json, play_and_keep
from motu.bots.paradise.learned.measure import measure
from motu.bots.paradise.learned.self_play import Lesson, mixed_lesson, mixed_options
from motu.bots.paradise.learned.straying import GAMES, StrayingBot, has_strayers
from motu.core.chance import Chance
from motu.paradise.moves import Move
from motu.paradise.options import ADVANCED, Options
from motu.paradise.state import OVER
from motu.paradise.view import View
from tests.paradise.table import Table

PLAYERS = (1, 2, 3, 4)


def figures(found: Table, seat: int = 0) -> dict[str, float]:
    """The figures of a seat, by name."""
    return dict(zip(SEAT, features(found.state)[seat], strict=True))


# --- Figures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_every_table_has_the_figures_that_are_named(players: int) -> None:
    lesson = mixed_lesson(players, "named")
    assert lesson.tables
    for around, sides in lesson.tables:
        assert len(around) == len(TABLE)
        assert len(sides) == players
        assert {len(side) for side in sides} == {len(SEAT) * (2 if players == 1 else 1)}
        assert all(abs(figure) < 20 for side in [around, *sides] for figure in side)
    assert len(lesson.shares) == max(2, players)
    assert sum(lesson.shares) == pytest.approx(1)


def test_a_fleet_nearby_is_a_danger_and_one_far_away_is_none() -> None:
    near = Table("order", red="Tonga=3", yellow="Samoa=3 H12=CCWW", sea="H12")
    far = Table("order", red="Tonga=3", yellow="Samoa=3 O13=CCWW", sea="O13 H12")
    assert figures(near)["danger"] > figures(far)["danger"] == 0
    assert figures(near)["home danger"] > 0.5
    assert figures(near, 1)["spoils"] > 0
    guarded = Table("order", red="Tonga=3WWWWWW", yellow="Samoa=3 H12=CCWW", sea="H12")
    assert figures(guarded)["home danger"] < figures(near)["home danger"]
    assert figures(guarded)["home walls"] > figures(near)["home walls"]


def test_rules_and_levels_are_figures_of_the_table() -> None:
    around = dict(zip(TABLE, table(Table("order", options="events=yes malaria=yes").state), strict=True))
    assert [around[rule] for rule in ADVANCED] == [1, 0, 0, 0, 1]
    assert around["hard"] == 0


# --- Lessons --------------------------------------------------------------------------------------------------------


def test_alone_a_game_that_nobody_wins_is_the_opponents() -> None:
    s = Table("order", players=1).state
    s.stage, s.winners = OVER, 0
    assert value.outcome(s) == value.chances(s) == [0, 1]
    s.winners = 1
    assert value.outcome(s) == [1, 0]


def test_who_wins_with_others_has_a_part() -> None:
    s = Table("order", players=3).state
    s.stage, s.winners = OVER, 0b101
    assert value.outcome(s) == [0.5, 0, 0.5]


def test_lessons_are_mixed() -> None:
    alone = [mixed_options(1, random.Random(number)) for number in range(80)]
    assert {options.solitaire for options in alone} == {"normal", "hard"}
    many = [mixed_options(3, random.Random(number)) for number in range(80)]
    assert {options.homes for options in many} == {"drawn", "seated"}
    advanced = [options for options in many if any(getattr(options, rule) == "yes" for rule in ADVANCED)]
    assert 8 < len(advanced) < 40
    assert all(any(getattr(options, rule) == "yes" for options in advanced) for rule in ADVANCED)


def test_some_games_are_of_good_players_who_stray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone more of them than elsewhere; the others have none."""
    seeds = {players: [f"{number}" for number in range(200)] for players in PLAYERS}
    share = {players: sum(has_strayers(players, seed) for seed in seeds[players]) / 200 for players in PLAYERS}
    assert share == pytest.approx(GAMES, abs=0.1)
    seated: list[Sequence[object]] = []

    def noted(options: Options, players: Sequence[object], seed: str) -> Lesson:
        seated.append(players)
        return Lesson([], [1.0])

    monkeypatch.setattr(self_play, "lesson", noted)
    for players in PLAYERS:
        for seed in seeds[players][:40]:
            self_play.mixed_lesson(players, seed)
            some = any(isinstance(each, StrayingBot) for each in seated[-1])
            assert len(seated[-1]) == players
            assert not some or has_strayers(players, seed)
            assert some or players > 1 or not has_strayers(players, seed)
    assert {type(each) for each in seated[-1]} <= {StrayingBot, IslanderBot}


@pytest.mark.parametrize("every", [1, 1 << 30], ids=["always", "never"])
def test_who_strays_takes_another_plan_for_a_step(every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    strays, forks = [], set()

    def any_plan(view: View, chance: Chance) -> IslanderBot:
        strays.append((view.turn, view.step, view.stage))
        return IslanderBot()

    class Watched(StrayingBot):
        def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
            if view.stage in FORKS:
                forks.add((view.turn, view.step))
            return super().decide(view, moves, seconds, chance)

    monkeypatch.setattr(straying, "EVERY", every)
    monkeypatch.setattr(straying, "_any_plan", any_plan)
    self_play.lesson(Options(players="1", solitaire="normal"), [Watched()], "stray")
    assert len(forks) > 10
    assert {(turn, step) for turn, step, _ in strays} == (forks if every == 1 else set())
    assert len(strays) == len({(turn, step) for turn, step, _ in strays})


@pytest.mark.parametrize("players", PLAYERS)
def test_a_lesson_is_kept_in_little_room(players: int) -> None:
    lesson = mixed_lesson(players, "kept")
    kept = keep(3, lesson)
    line = json.dumps(kept.to_json())
    assert len(line) < 3000
    again = kept_from_json(json.loads(line))
    assert again == kept
    around, sides = figures_of(again)
    for row, (one, others) in enumerate(lesson.tables):
        assert np.allclose(around[row], one, atol=0.51 * STEP)
        assert np.allclose(sides[row], np.concatenate(others), atol=0.51 * STEP)


def test_a_game_that_ends_in_its_first_turn_teaches_nothing() -> None:
    around, sides = figures_of(keep(0, Lesson([], [1.0, 0.0])))
    assert len(around) == len(sides) == 0


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"game": 1, "shares": [1, 0]},
        {"game": "x", "shares": [1, 0], "tables": ""},
        {"game": 1, "shares": [1, 0], "tables": "zzz"},
        {"game": 1, "shares": [1, 0], "tables": "é"},
        [],
    ],
)
def test_what_is_no_lesson_is_refused(data: object) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        kept_from_json(data)


# --- Fits -----------------------------------------------------------------------------------------------------------


def planted(games: int, players: int = 2) -> list[KeptLesson]:
    """Games that are decided by one figure alone, and by chance."""
    chance = np.random.default_rng(7)
    lessons = []
    for number in range(games):
        sides = chance.normal(0, 1, (3, players, len(SEAT)))
        sides[:] = sides[:1]
        powers = np.exp(2 * sides[0, :, SEAT.index("villages")])
        winner = chance.choice(players, p=powers / powers.sum())
        tables = [([0.5] * len(TABLE), [list(side) for side in turn]) for turn in sides]
        lessons.append(keep(number, Lesson(tables, [float(seat == winner) for seat in range(players)])))
    return lessons


def test_a_fit_finds_what_decides() -> None:
    parts = parted(samples_of(planted(600), 2))
    fit = Fit(parts, Recipe(hidden=2, epochs=10, decay=1), 1)
    for _ in fit.run():
        pass
    straight = np.abs(fit.best.inner[: len(SEAT), 0])
    assert int(straight.argmax()) == SEAT.index("villages")
    assert loss(parts.test, fit.best) < 0.55 < np.log(2)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_slopes_are_those_of_the_loss(players: int) -> None:
    """Each weight moved a little this way and that."""
    chance = np.random.default_rng(players)
    seats, size, hidden = max(2, players), 5, 3

    def some(*shape: int) -> Any:
        """With all digits, so that small steps show."""
        return chance.normal(0, 0.4, shape)

    shares: Any = np.eye(seats)[chance.integers(0, seats, 6)]
    samples = Samples(some(6, players, size), some(6), shares, np.arange(6))
    weights = Weights(some(size, 2 + hidden), some(hidden))
    for part, slope in zip(weights, slopes(samples, weights), strict=True):
        for place in np.ndindex(part.shape):
            before, found = part[place], []
            for step in (1e-5, -1e-5):
                part[place] = before + step
                found.append(loss(samples, weights))
            part[place] = before
            assert slope[place] == pytest.approx((found[0] - found[1]) / 2e-5, abs=1e-6)


def test_what_is_foreseen_goes_back_through_a_game_and_no_farther() -> None:
    shares = np.array([[1, 0], [1, 0], [0, 1], [0, 1]], np.float32)
    samples = Samples(np.zeros((4, 2, 1), np.float32), np.zeros(4, np.float32), shares, np.array([1, 1, 2, 2]))
    told = np.array([[0.5, 0.5], [0.8, 0.2], [0.5, 0.5], [0.4, 0.6]], np.float32)
    soft = foreseen(samples, told, 0.75)
    assert np.allclose(soft.shares[:, 0], [0.75 + 0.25 * 0.8, 1, 0.25 * 0.4, 0])
    assert np.array_equal(foreseen(samples, told, 1).shares, shares)


@pytest.mark.parametrize("players", PLAYERS)
def test_bots_play_with_the_net_that_was_fitted(players: int) -> None:
    """The plain net says what the arrays say."""
    lessons = [play_and_keep(players, 1, number) for number in range(2)]
    samples = samples_of(lessons, players)
    chance = np.random.default_rng(1)
    size = samples.inputs.shape[2]
    weights = Weights(chance.normal(0, 0.3, (size, 6)).astype(np.float32), chance.normal(0, 0.3, 4).astype(np.float32))
    told = chances(samples, weights)
    row = 0
    for lesson in lessons:
        around, sides = figures_of(lesson)
        for each, side in zip(around, sides, strict=True):
            plain = net_of(weights).chances(each.tolist(), side.reshape(players, -1).tolist())
            assert plain == pytest.approx(told[row], abs=1e-3)
            row += 1
    assert row == len(told)


def test_measures_tell_good_chances_from_bad_ones() -> None:
    chance = np.random.default_rng(3)
    told = chance.uniform(0.02, 0.98, 4000)
    won = chance.uniform(0, 1, 4000) < told
    shares = np.stack([won, ~won], axis=1).astype(np.float32)
    right = np.stack([told, 1 - told], axis=1).astype(np.float32)
    samples = Samples(np.zeros((4000, 2, 1), np.float32), told.astype(np.float32), shares, np.arange(4000))
    good = measure(samples, right, np.full_like(right, 0.5))
    bad = measure(samples, (right**3 / (right**3).sum(axis=1, keepdims=True)), right)
    assert good.off < 0.03 < bad.off
    assert good.whole.net < good.whole.even == pytest.approx(np.log(2))
    assert good.brier[0] < bad.brier[0]
    assert good.brier[2] == 0.25
    assert sum(each.low <= each.told <= each.high for each in good.bins) >= 8
    assert sum(losses.tables for losses in good.phases) == good.whole.tables == 4000
    assert log_loss(right, shares) == pytest.approx(good.whole.net)


# --- The weights that come with the program ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_weights_are_of_these_figures_small_and_tell_how_they_were_made(players: int) -> None:
    text = (files("motu.bots.paradise") / "learned" / "weights" / f"value-{players}.json").read_text("utf-8")
    assert len(text) < 100_000
    made = json.loads(text)["made"]
    assert made["command"].startswith(f"motu train paradise --players {players} ")
    measured = made["measured"]
    assert measured["log_loss"]["net"] < measured["log_loss"]["points"]
    assert measured["brier"]["net"] < measured["brier"]["even"]
    assert len(value.net_for(players).straight) == len(SEAT) * (2 if players == 1 else 1) + len(TABLE) + 1


def test_weights_for_other_figures_are_refused() -> None:
    with pytest.raises(ValueError, match="other figures"):
        value.net_from_json({"figures": {"seat": ["points"], "table": []}})


@pytest.mark.parametrize("players", PLAYERS)
def test_chances_are_whole_and_rise_with_villages(players: int) -> None:
    more, fewer = (Table("order", players=players, red=f"Tonga={number}") for number in (7, 2))
    for each in (more, fewer):
        each.state.points[0] = 2 * (8 if each is more else 3)
    high, low = value.chances(more.state), value.chances(fewer.state)
    assert sum(high) == pytest.approx(1)
    assert len(high) == max(2, players)
    assert high[0] > low[0]
