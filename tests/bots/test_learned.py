"""The net and what is built on it: what it may see, that it learns, and that training can be interrupted."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

pytest.importorskip("numba")

import numpy as np
from numba import njit

from motu.bots.kahuna import jit
from motu.bots.kahuna.learned import features, policy, self_play
from motu.bots.kahuna.learned import net as nets
from motu.bots.kahuna.learned.features import WORDS, look
from motu.bots.kahuna.learned.net import SHIPPED, load_weights, shipped
from motu.bots.kahuna.learned.train import Training, TrainingPlan, reports_in
from motu.bots.kahuna.learned.turn_search import TurnSearch
from motu.core.chance import FreeChance
from motu.core.errors import BadOption
from motu.kahuna import game
from motu.kahuna.board import ALL_LINES, ENDS, LINES_AT, MAJORITY
from motu.kahuna.cards import has
from motu.kahuna.options import PRESETS
from motu.kahuna.state import Position
from tests.every_game.games import KAHUNA
from tests.every_game.test_properties import some_state
from tests.kahuna.table import Table

pytestmark = pytest.mark.slow


def seen(p: Position, seat: int) -> list[int]:
    words = [0] * WORDS
    look(p, seat, words)
    return [int(word) for word in words]


def positions(number: int) -> list[Position]:
    choice = random.Random(number)
    return [some_state(KAHUNA, choice.choice(list(PRESETS.values())), seed) for seed in range(number)]


def test_features_do_not_change_with_what_a_seat_cannot_know() -> None:
    for number, p in enumerate(positions(80)):
        for seat in range(2):
            other = game.imagine(game.view(p, seat), FreeChance(number))
            assert seen(p, seat) == seen(other, seat)


def test_islands_are_seen_as_they_stand() -> None:
    """What is missing for each majority, counted for all islands at once, is what one counts island by island."""
    choice = random.Random(1)
    for _ in range(500):
        mine, theirs, cards = (choice.getrandbits(27) & choice.getrandbits(27) for _ in range(3))
        theirs &= ~mine
        empty = ALL_LINES & ~(mine | theirs)
        build = cards & empty
        word = int(features.standing(*(features.at_islands(lines) for lines in (mine, theirs, build))))
        for island, lines in enumerate(LINES_AT):
            need = MAJORITY[island] - (mine & lines).bit_count()
            buffers = (empty & lines).bit_count()
            short, shorter = need == 1 <= buffers, need == 2 <= buffers
            told = [short, shorter, short and build & lines != 0, need == 0, need < 0]
            assert [bool(word >> 5 * island + bit & 1) for bit in range(5)] == told


def test_cards_are_seen_on_the_lines_that_they_are_good_for() -> None:
    choice = random.Random(2)
    for _ in range(100):
        cards = sum(choice.randint(0, 2) << 2 * island for island in range(12))
        ends, twice = int(features.starts(cards)), int(features.pairs(cards))
        for line, (a, b) in enumerate(ENDS):
            assert (bool(ends >> line & 1), bool(ends >> line + 27 & 1)) == (has(cards, a) > 0, has(cards, b) > 0)
            assert bool(twice >> line & 1) == (has(cards, a) == 2 or has(cards, b) == 2)


def test_features_are_small_enough_for_64_bits_and_tell_hands_apart() -> None:
    for p in positions(80):
        assert all(0 <= word < 1 << 62 for word in seen(p, 0))
    one, other = Table(white="AB", row="DEF").state, Table(white="AC", row="DEF").state
    assert seen(one, 0) != seen(other, 0)


def test_sums_from_a_similar_position_are_the_sums_themselves() -> None:
    """A position is worth the same whether its features are added up or only what differs from another is."""
    net, states = shipped(), positions(12)
    sums = np.zeros((2, nets.HIDDEN), np.float32)
    for one, other in zip(states[1:], states, strict=False):
        words = np.array([seen(one, 0), seen(other, 0)])
        nets.gather(net, words[0], sums[0])
        nets.shift(net, words[0], sums[0], words[1], sums[0])
        nets.gather(net, words[1], sums[1])
        assert np.allclose(sums[0], sums[1], atol=1e-3)
        assert 0 < nets.read_out(net, sums[1]) < 1


def test_a_card_that_nobody_has_looked_at_changes_nothing() -> None:
    """The value of drawing is the same whatever card comes: it is asked before the card is seen."""
    net, workspace = shipped(), policy.new_workspace()
    table = jit.new_table(Table(white="AB", row="DEF").state)
    values = [valued(table, net, workspace, jit.new_chance(seed)) for seed in range(20)]
    assert all(np.array_equal(one, values[0]) for one in values)
    assert len(set(values[0])) > 1


@njit(nogil=True)
def value_table(table: jit.Tables, net: nets.Net, workspace: policy.Workspace, chance: jit.Seeds) -> int:
    return int(policy.value_all(table[0], False, net, workspace, chance))


def valued(table: jit.Tables, net: nets.Net, workspace: policy.Workspace, chance: jit.Seeds) -> np.ndarray:
    number = value_table(table, net, workspace, chance)
    return workspace.values[:number].copy()


def test_what_a_game_teaches_is_the_sum_of_what_its_positions_teach() -> None:
    """The gradient is put together from differences between positions; here it is added up position by position."""
    net = nets.new_net(5)
    learner = self_play.new_learner(jit.new_chance(4))
    trust = 0.4
    self_play.lesson(jit.empty_table(PRESETS["modern"]), np.zeros((1, 2), np.int64), 1, net, learner, 100_000, trust)
    gradient = nets.blank()
    sums = np.zeros(nets.HIDDEN, np.float32)
    notes = learner.notes
    for seat in range(2):
        last = int(notes.number[seat])
        winner = int(learner.table["winner"][0])
        target = notes.best[seat, last] if notes.tried[seat, last] else {seat: 1.0, 1 - seat: 0.0}.get(winner, 0.5)
        for index in reversed(range(last)):
            words = notes.words[seat, index]
            nets.gather(net, words, sums)
            value = nets.read_out(net, sums)
            active = np.maximum(sums, 0)
            gradient.out[:] += (value - target) * active
            errors = (value - target) * np.where(sums > 0, net.out, 0)
            gradient.biases[:] += errors
            gradient.bias[0] += value - target
            for place, word in enumerate(words.tolist()):
                rows = [64 * place + bit for bit in range(62) if word >> bit & 1]
                gradient.weights[rows] += errors
            target = notes.best[seat, index] if notes.tried[seat, index] else trust * target + (1 - trust) * value
    assert learner.notes.tried.any()
    for found, told in zip(learner.gradient, gradient, strict=True):
        assert np.allclose(found, told, atol=1e-4)
    assert np.abs(gradient.weights).max() > 0.01


def test_the_shipped_weights_are_small_and_tell_how_they_were_made() -> None:
    assert SHIPPED.stat().st_size < 1_000_000
    _, made = load_weights()
    assert made["command"].startswith("motu train kahuna ")
    assert made["games"] >= 1_000_000
    assert made["seconds"] > 0
    assert made["strength"]


def test_the_net_knows_who_is_ahead() -> None:
    """In the last turn of the game, with no cards left, islands decide."""
    net, workspace = shipped(), policy.new_workspace()
    table = Table(white="", black="", row="D", bridges=("AB AD", "KL IK HL HI"))
    black, white = (thought(table, seat, net, workspace) for seat in (1, 0))
    assert black > 0.5 > white


def thought(table: Table, seat: int, net: nets.Net, workspace: policy.Workspace) -> float:
    words = np.array(seen(table.state, seat))
    nets.gather(net, words, workspace.sums[0])
    return nets.read_out(net, workspace.sums[0])


def test_a_sole_turn_has_a_chance_too() -> None:
    """Nothing needs to be compared, and yet its value is told."""
    table = Table(white="", black="ABC", row="D")
    known, discarded = jit.known(game.view(table.state, 0))
    turns = TurnSearch(shipped()).think(known, discarded, jit.new_chance(1), 0.0, work=1)
    assert all(0 < turn.chance < 1 for turn in turns)


def test_training_goes_on_after_an_interruption_to_the_very_same_weights(tmp_path: Path) -> None:
    plan = TrainingPlan(games=512, seed=3, threads=2)
    whole = Training(tmp_path / "whole", plan)
    reports = [report for report in whole.run(2) if report]
    assert [report.games for report in reports] == [256, 512]

    halves = Training(tmp_path / "halves", plan)
    for step in halves.run(2):
        if step is None:
            break
    assert 0 < halves.games < 256
    halves.keep()
    again = Training(tmp_path / "halves", plan)
    assert again.games == halves.games
    assert [report.games for report in again.run(2) if report] == [256, 512]
    for one, other in zip(whole.net, again.net, strict=True):
        assert np.array_equal(one, other)
    ours, theirs = (load_weights(tmp_path / name / "weights.npz")[0] for name in ("whole", "halves"))
    assert all(np.array_equal(one, other) for one, other in zip(ours, theirs, strict=True))

    with pytest.raises(BadOption) as error:
        Training(tmp_path / "halves", TrainingPlan(games=1024, seed=3, threads=2))
    assert error.value.reason.id == "train-other-plan"

    # A report that was written down while its state was not will be made again, once.
    log = tmp_path / "halves" / "log.jsonl"
    log.write_text(log.read_text() + json.dumps({**reports[-1]._asdict(), "games": 999}) + "\n{torn", encoding="utf-8")
    Training(tmp_path / "halves", plan)
    assert [report.games for report in reports_in(tmp_path / "halves")] == [256, 512]
    assert not list(Training(tmp_path / "halves", plan).run(2))


def test_a_net_learns(tmp_path: Path) -> None:
    """A few hundred games are enough to beat a net that knows nothing."""
    training = Training(tmp_path, TrainingPlan(games=800, seed=1, threads=2))
    (report,) = [report for report in training.run(1) if report]
    assert report.past > 0.7
