"""The net and what is built on it: what it may see, that it learns, and that training can be interrupted."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

pytest.importorskip("numba")

import numpy as np

from motu.bots.kahuna import jit
from motu.bots.kahuna.learned import net as nets
from motu.bots.kahuna.learned import policy
from motu.bots.kahuna.learned.features import WORDS, look
from motu.bots.kahuna.learned.thinker import Thinker
from motu.bots.kahuna.learned.train import Plan, Training, reports_in
from motu.bots.kahuna.learned.weights import SHIPPED, load_weights, shipped
from motu.core.chance import FreeChance
from motu.core.errors import BadOption
from motu.kahuna import game
from motu.kahuna.options import PRESETS
from motu.kahuna.state import Position
from tests.every_game.games import KAHUNA
from tests.every_game.test_properties import some_state
from tests.kahuna.table import Table


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


def test_the_shipped_weights_are_small_and_tell_how_they_were_made() -> None:
    assert SHIPPED.stat().st_size < 1_000_000
    _, made = load_weights()
    assert made["command"].startswith("motu train kahuna ")
    assert made["games"] >= 1_000_000
    assert made["seconds"] > 0
    assert made["strength"]


def test_the_net_knows_who_is_ahead() -> None:
    """In the last turn of the game, with no cards left, islands decide."""
    net, desk = shipped(), policy.new_desk()
    table = Table(white="", black="", row="D", bridges=("AB AD", "KL IK HL HI"))
    black, white = (thought(table, seat, net, desk) for seat in (1, 0))
    assert black > 0.5 > white


def thought(table: Table, seat: int, net: nets.Net, desk: policy.Desk) -> float:
    words = np.array(seen(table.state, seat))
    nets.gather(net, words, desk.sums[0])
    return nets.read_out(net, desk.sums[0])


def test_a_sole_turn_has_a_chance_too() -> None:
    """Nothing needs to be compared, and yet its value is told."""
    table = Table(white="", black="ABC", row="D")
    known, discarded = jit.known(game.view(table.state, 0))
    turns = Thinker(shipped()).think(known, discarded, jit.new_chance(1), 0.0, work=1)
    assert all(0 < turn.chance < 1 for turn in turns)


@pytest.mark.slow
def test_training_goes_on_after_an_interruption_to_the_very_same_weights(tmp_path: Path) -> None:
    plan = Plan(games=512, seed=3, threads=2)
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
        Training(tmp_path / "halves", Plan(games=1024, seed=3, threads=2))
    assert error.value.reason.id == "train-other-plan"

    # A report that was written down while its state was not will be made again, once.
    log = tmp_path / "halves" / "log.jsonl"
    log.write_text(log.read_text() + json.dumps({**reports[-1]._asdict(), "games": 999}) + "\n{torn", encoding="utf-8")
    Training(tmp_path / "halves", plan)
    assert [report.games for report in reports_in(tmp_path / "halves")] == [256, 512]
    assert not list(Training(tmp_path / "halves", plan).run(2))


@pytest.mark.slow
def test_a_net_learns(tmp_path: Path) -> None:
    """A few hundred games are enough to beat a net that knows nothing."""
    training = Training(tmp_path, Plan(games=800, seed=1, threads=2))
    (report,) = [report for report in training.run(1) if report]
    assert report.past > 0.7
