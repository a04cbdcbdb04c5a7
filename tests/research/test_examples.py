"""The example that learns: a few games of it."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium")

import numpy as np

from examples import learn_kahuna


def test_it_learns_from_every_batch(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Two small batches: all weights change, nothing runs away, and what it has become can play."""
    monkeypatch.setattr(learn_kahuna, "BATCH", 3)
    one, other = (learn_kahuna.learn(games, seed=1) for games in (3, 6))
    for name, weights in one.items():
        assert np.isfinite(weights).all()
        assert (weights != other[name]).any()
    share, low, high = learn_kahuna.measure(other, 4, "random", seed=2)
    assert 0 <= low <= share <= high <= 1


def test_a_decision_that_paid_becomes_likelier() -> None:
    """And one that did not becomes less likely."""
    chance = np.random.default_rng(0)
    net = learn_kahuna.new_net(5, 3, chance)
    seen = chance.standard_normal((1, 5)).astype(np.float32)
    masks = np.array([[1, 1, 0]], np.int8)
    games = [learn_kahuna.Episode(seen, masks, np.array([action]), reward) for action, reward in ((0, 1.0), (1, -1.0))]
    adam = learn_kahuna.Adam(net)
    before = learn_kahuna.think(net, seen, masks)[1][0]
    for _ in range(100):
        adam.improve(net, learn_kahuna.gradient(net, games))
    after = learn_kahuna.think(net, seen, masks)[1][0]
    assert after[0] > 0.9 > before[0]
    assert before[2] == after[2] == 0
