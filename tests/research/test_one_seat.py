"""The games pass Gymnasium's own check, and bots play in the other seats."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("PIL")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import motu.research  # noqa: F401  (makes the names known)
from motu.bots.kahuna import greedy
from motu.core.errors import BadOption
from motu.research.one_seat import OneSeat

SETTINGS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("motu/Kahuna-v0", {"opponent": "random"}),
    ("motu/Kahuna-v0", {"opponent": "random", "seat": "random", "preset": "sheet", "open_hands": True}),
    ("motu/Kahuna-v0", {"opponent": "random", "seat": 1, "form": "box", "illegal": "ignore"}),
    ("motu/Paradise-v0", {}),
    ("motu/Paradise-v0", {"players": 4, "opponent": ["random", "islander", "random"], "seat": "random"}),
)
every_setting = pytest.mark.parametrize(("name", "settings"), SETTINGS)


def rollout(env: gymnasium.Env[Any, Any], seed: int, most: int = 400) -> list[tuple[Any, float, bool]]:
    """A game of random decisions, and what came of each."""
    choice = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    steps: list[tuple[Any, float, bool]] = [(seen, 0.0, False)]
    for _ in range(most):
        if steps[-1][2]:
            break
        assert env.observation_space.contains(seen)
        seen, reward, ended, cut_off, info = env.step(choice.choice(np.flatnonzero(info["action_mask"])))
        assert not cut_off
        steps.append((seen, float(reward), ended))
    return steps


@every_setting
def test_check(name: str, settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Every warning is an error here."""
    check_env(gymnasium.make(name, **settings).unwrapped)


@pytest.mark.parametrize("mode", ["human", "ansi", "rgb_array"])
@pytest.mark.parametrize("name", ["motu/Kahuna-v0", "motu/Paradise-v0"])
def test_rendering(name: str, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(name, render_mode=mode)
    env.reset(seed=1)
    shown: Any = env.render()
    if mode == "rgb_array":
        assert shown.dtype == np.uint8
        assert shown.shape[2] == 3
        assert shown.std() > 20
    else:
        assert "stage: " in (shown or capsys.readouterr().out)


@every_setting
def test_the_same_seed_is_the_same_game(name: str, settings: dict[str, Any]) -> None:
    one, other = (rollout(gymnasium.make(name, **settings), 3, 60) for _ in range(2))
    assert len(one) == len(other)
    for (seen, *rest), (also, *same) in zip(one, other, strict=True):
        assert rest == same
        assert all(np.array_equal(a, b) for a, b in zip(*map(_arrays, (seen, also)), strict=True))


def _arrays(seen: Any) -> list[Any]:
    return list(seen.values()) if isinstance(seen, dict) else [seen]


def test_without_a_name_the_usual_bot_plays() -> None:
    assert OneSeat("kahuna").opponents == ["greedy"]
    assert OneSeat("paradise", players=3).opponents == ["islander"] * 2


def test_the_usual_bot_is_compiled_before_it_plays_and_whoever_waits_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Interpreted, it is fifty times as slow."""
    compiled: list[bool] = []
    monkeypatch.setattr(greedy, "is_ready", lambda: bool(compiled))
    monkeypatch.setattr(greedy, "make_ready", lambda: compiled.append(True))
    OneSeat("kahuna", opponent="random").reset(seed=1)
    assert (compiled, capsys.readouterr().err) == ([], "")
    for _ in range(2):
        OneSeat("kahuna").reset(seed=1)
    assert compiled == [True]
    assert "Compiling the bot “greedy”" in capsys.readouterr().err


def test_masks_are_given_as_sb3_contrib_asks_for_them() -> None:
    """`get_action_masks` asks each environment for `action_masks`, through all its wrappers (`get_wrapper_attr`)."""
    env = gymnasium.make("motu/Kahuna-v0", opponent="random", form="box", illegal="raise")
    _, info = env.reset(seed=1)
    for _ in range(30):
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_
        assert (masks == info["action_mask"]).all()
        _, _, ended, _, info = env.step(int(masks.argmax()))
        assert not ended


def test_maskable_ppo_learns_without_a_wrapper() -> None:
    ppo = pytest.importorskip("sb3_contrib").MaskablePPO
    env = gymnasium.make("motu/Kahuna-v0", opponent="random", illegal="raise")
    ppo("MultiInputPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1, device="cpu").learn(64)


def test_gymnasium_imports_what_a_name_begins_with() -> None:
    assert isinstance(gymnasium.make("motu.research:motu/Kahuna-v0").unwrapped, OneSeat)


def test_a_game_ends_with_a_reward() -> None:
    ends = [rollout(gymnasium.make("motu/Kahuna-v0", opponent="random"), seed)[-1] for seed in range(12)]
    assert all(ended for _, _, ended in ends)
    assert {reward for _, reward, _ in ends} >= {-1.0, 1.0}


def test_a_seat_drawn_by_lot_is_any_seat() -> None:
    env = gymnasium.make("motu/Paradise-v0", players=3, opponent="random", seat="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_bots_get_views_of_their_own_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the moves that are open to them, nothing else."""
    asked = []

    class Spy:
        def decide(self, view: Any, moves: Any, seconds: float, chance: Any) -> Any:
            asked.append((view.seat, view.hand))
            return moves[0]

    monkeypatch.setattr("motu.research.one_seat.bot_named", lambda game, name: Spy())
    env = OneSeat("kahuna", opponent="spy", seat=1)
    rollout(env, 2)
    assert len(asked) > 10
    assert {seat for seat, _ in asked} == {0}
    assert all(hand is not None for _, hand in asked)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"opponent": "nobody"}, BadOption),
        ({"opponent": ["random", "random"]}, ValueError),
        ({"seat": 2}, ValueError),
        ({"preset": "antique"}, BadOption),
        ({"illegal": "laugh"}, ValueError),
        ({"form": "cube"}, ValueError),
        ({"render_mode": "smell"}, ValueError),
    ],
)
def test_what_does_not_exist_is_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        OneSeat("kahuna", **wrong)
