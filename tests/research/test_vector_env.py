"""Many tables of Kahuna as Gymnasium's own vector environment: the same games as at one table, many at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")
pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.vector import AutoresetMode, VectorEnv

import motu.research  # noqa: F401  (makes the names known)
from motu.core.errors import BadOption
from motu.research.vector import VectorKahuna
from motu.research.vector.env import KahunaVectorEnv

TABLES = 24


def made(**settings: Any) -> KahunaVectorEnv:
    env = gymnasium.make_vec("motu/Kahuna-v0", TABLES, "vector_entry_point", **{"opponent": "random", **settings})
    assert isinstance(env, VectorEnv)
    assert isinstance(env, KahunaVectorEnv)
    return env


def chosen(masks: Any, choice: np.random.Generator) -> Any:
    """Any open action at each table."""
    return np.array([choice.choice(np.flatnonzero(mask)) for mask in masks])


def played(env: VectorEnv[Any, Any, Any], steps: int, seed: int = 1) -> Iterator[tuple[Any, ...]]:
    """What each step of random play tells."""
    choice = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for _ in range(steps):
        seen, rewards, ended, cut_off, info = env.step(chosen(info["action_mask"], choice))
        yield seen, rewards, ended, cut_off, info


@pytest.mark.parametrize("settings", [{}, {"seat": 1, "form": "box"}, {"seat": "random", "preset": "sheet"}])
def test_it_is_a_vector_environment(settings: dict[str, Any]) -> None:
    env = made(**settings)
    assert (env.num_envs, env.metadata["autoreset_mode"]) == (TABLES, AutoresetMode.NEXT_STEP)
    before = np.zeros(TABLES, bool)
    ends = 0
    for seen, rewards, ended, cut_off, info in played(env, 150):
        assert env.observation_space.contains(seen)
        assert (rewards.shape, rewards.dtype) == ((TABLES,), np.float64)
        assert not cut_off.any()
        assert not (before & ended).any()  # a game that was over has begun anew, and costs nothing
        assert (rewards[~ended] == 0).all()
        assert set(rewards[ended]) <= {-1.0, 0.0, 1.0}
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        ends += int(ended.sum())
        before = ended
    assert ends > TABLES
    if settings.get("seat") == "random":
        assert set(env.seats) == {0, 1}


def test_the_same_seed_is_the_same_run() -> None:
    one, other = (played(made(seat="random"), 40, seed=3) for _ in range(2))
    for (seen, *rest, _), (also, *same, _) in zip(one, other, strict=True):
        assert (seen["observation"] == also["observation"]).all()
        assert all((each == its).all() for each, its in zip(rest, same, strict=True))


def test_nobody_but_the_own_seat_is_asked_and_it_sees_nothing_else() -> None:
    env = made(seat=1)
    for seen, _, ended, _, _ in played(env, 60):
        for table in np.flatnonzero(~ended)[:4]:
            assert env.games.position(table).mover == 1
        assert (seen["observation"] == env.games.observe(1)).all()


def test_a_bot_plays_from_its_views(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Spy:
        def decide(self, view: Any, moves: Any, seconds: float, chance: Any) -> Any:
            asked.append(view.seat)
            return moves[0]

    monkeypatch.setattr("motu.research.vector.env.bot_named", lambda game, name: Spy())
    assert len(list(played(made(opponent="spy", seat=1), 12))) == 12
    assert set(asked) == {0}


def test_what_is_not_open_is_refused_and_nothing_changes() -> None:
    env = made()
    _, info = env.reset(seed=1)
    wrong = info["action_mask"].argmin(axis=1)
    with pytest.raises(ValueError, match=r"Game 0, action \d+ "):
        env.step(wrong)
    assert (env.action_masks() == info["action_mask"].astype(bool)).all()


def test_only_the_games_that_are_meant_go_on() -> None:
    games = VectorKahuna(8, seed=1)
    games.reset()
    which = np.arange(8) % 2 == 0
    before = [games.position(game) for game in range(8)]
    now = games.step(games.sample(), games=which)
    changed = [games.position(game) != before[game] for game in range(8)]
    assert changed == which.tolist()
    assert not now.rewards.any()
    wrong = np.where(which, games.sample(), -1)
    games.step(wrong, games=which)  # whoever is not asked is not heard


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"opponent": "nobody"}, BadOption),
        ({"seat": 2}, ValueError),
        ({"form": "cube"}, ValueError),
        ({"preset": "antique"}, BadOption),
        ({"game": "paradise"}, ValueError),
    ],
)
def test_what_does_not_exist_is_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        KahunaVectorEnv(2, **wrong)
