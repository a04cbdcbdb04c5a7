"""The games pass PettingZoo's own tests, and play the games that the rules play."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("PIL")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from motu.core.errors import BadOption, IllegalMove
from motu.paradise.state import BUILD
from motu.research import motu_kahuna_v0, motu_paradise_v0
from motu.research.returns import returns
from motu.research.zoo import SequentialEnv, SimultaneousEnv

MODULES = (motu_kahuna_v0, motu_paradise_v0)
"""Modules like those of PettingZoo."""
GAMES: tuple[tuple[ModuleType, dict[str, Any]], ...] = (
    (motu_kahuna_v0, {}),
    (motu_kahuna_v0, {"preset": "russian", "no_surprise": True, "handicap": 3}),
    (motu_kahuna_v0, {"preset": "classic", "open_hands": True, "first": "random"}),
    (motu_paradise_v0, {}),
    (motu_paradise_v0, {"players": 3, "homes": "chosen"}),
    (motu_paradise_v0, {"players": 4, "homes": "seated"}),
)
every_game = pytest.mark.parametrize(
    ("module", "options"), GAMES, ids=[f"{module.__name__.rpartition('.')[2]}{options}" for module, options in GAMES]
)
every_module = pytest.mark.parametrize("module", MODULES, ids=["kahuna", "paradise"])


def play(table: SequentialEnv, choice: np.random.Generator, most: int = 1 << 20) -> None:
    """So many decisions at random, or all up to the end."""
    for _ in range(most):
        if table.episode.ended is not None:
            break
        table.step(int(choice.choice(np.flatnonzero(table.infos[table.agent_selection]["action_mask"]))))


@every_game
def test_api(
    module: ModuleType,
    options: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    amount: Callable[[int, int, int], int],
) -> None:
    """PettingZoo warns of observations that are dictionaries, but for environments on two lists of its own."""
    lists = sys.modules["pettingzoo.test.api_test"]
    for name in ("env_obs_dicts", "env_obs_space"):
        monkeypatch.setattr(lists, name, [*getattr(lists, name), "motu_kahuna_v0", "motu_paradise_v0"])
    api_test(module.env(**options), num_cycles=amount(100, 200, 2_000))
    api_test(module.raw_env(**options), num_cycles=amount(20, 50, 200))


@every_module
def test_api_without_exceptions(module: ModuleType) -> None:
    """With the mask in the info alone there is nothing to warn of."""
    api_test(module.env(form="box"), num_cycles=100)


@every_game
def test_seed(module: ModuleType, options: dict[str, Any]) -> None:
    seed_test(partial(module.env, **options), num_cycles=100)


@every_module
def test_max_cycles(module: ModuleType) -> None:
    max_cycles_test(module)


@every_game
def test_parallel_api(module: ModuleType, options: dict[str, Any]) -> None:
    parallel_api_test(module.parallel_env(**options), num_cycles=150)


@every_module
def test_render(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, {"ansi": lambda text: "stage: " in text, "rgb_array": lambda image: image.std() > 20})
    assert "stage: " in capsys.readouterr().out


@every_game
def test_a_whole_game_pays_what_it_was_worth(module: ModuleType, options: dict[str, Any]) -> None:
    """Nothing before the end; then as `returns` says, and in all nothing."""
    table = module.raw_env(**options)
    table.reset(seed=3)
    choice = np.random.default_rng(3)
    while table.episode.ended is None:
        assert not any(table.rewards.values())
        assert not any(table.terminations.values())
        play(table, choice, 1)
    outcome = table.episode.game.outcome(table.episode.state)
    assert list(table.rewards.values()) == returns(outcome, len(table.agents))
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert all(table.terminations.values())
    for agent in table.possible_agents:
        mask = table.observe(agent)["action_mask"]
        assert list(np.flatnonzero(mask)) == [table.episode.actions.wait]


@every_game
def test_all_that_is_open_is_in_the_mask(module: ModuleType, options: dict[str, Any]) -> None:
    table = module.raw_env(**options)
    table.reset(seed=5)
    choice = np.random.default_rng(5)
    for _ in range(60):
        agent = table.agent_selection
        seat = table.seat(agent)
        legal = [int(move) for move in table.episode.game.moves(table.episode.state, seat)]
        seen = table.observe(agent)
        assert sorted(legal) == list(np.flatnonzero(seen["action_mask"]))
        assert (seen["action_mask"] == table.infos[agent]["action_mask"]).all()
        assert table.observation_space(agent).contains(seen)
        play(table, choice, 1)


def test_nobody_sees_what_another_plans_to_build() -> None:
    """All build at the same time (9): whatever the one who is asked first plans, the others see the same."""
    table = motu_paradise_v0.raw_env(players=3)
    table.reset(seed=1)
    choice = np.random.default_rng(1)
    while table.episode.state.stage != BUILD:
        play(table, choice, 1)
    agent = table.agent_selection
    others = [each for each in table.agents if each != agent]
    before = {each: table.observe(each) for each in others}
    plans = np.flatnonzero(table.infos[agent]["action_mask"])
    plans = plans[plans != table.episode.actions.wait]
    assert len(plans) > 2
    for plan in plans[:5]:
        planned = copy.deepcopy(table)
        planned.step(int(plan))
        assert planned.agent_selection == agent
        for each in others:
            assert all((planned.observe(each)[name] == before[each][name]).all() for name in before[each])


@every_module
def test_a_number_that_is_not_open(module: ModuleType) -> None:
    """It loses the game, or is refused, or changes nothing, as one likes."""
    lose, ignore, refuse = (module.raw_env(illegal=illegal) for illegal in ("lose", "ignore", "raise"))
    for table in (lose, ignore, refuse):
        table.reset(seed=1)
    agent = lose.agent_selection
    number = int(np.flatnonzero(lose.infos[agent]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        refuse.step(number)
    ignore.step(number)
    assert ignore.agent_selection == agent
    assert ignore.infos[agent]["illegal"]
    assert not any(ignore.terminations.values())
    lose.step(number)
    assert lose.rewards == {each: -1.0 if each == agent else 1.0 for each in lose.agents}
    assert all(lose.terminations.values())
    assert lose.infos[agent]["illegal"]


@every_module
def test_numbers_that_mean_nothing_and_games_that_are_over(module: ModuleType) -> None:
    """Both are mistakes of the program that plays, and said so."""
    table = module.raw_env()
    table.reset(seed=1)
    for number in (-1, table.episode.actions.size):
        with pytest.raises(ValueError, match="is a number from 0 to"):
            table.step(number)
    play(table, np.random.default_rng(1))
    with pytest.raises(ValueError, match="reset begins another"):
        table.episode.play(0, 0)


@every_module
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_on_alike(module: ModuleType, copied: Callable[[SequentialEnv], SequentialEnv]) -> None:
    """With the same chance, and without touching the original."""
    table = module.raw_env()
    table.reset(seed=2)
    play(table, np.random.default_rng(2), 30)
    twin = copied(table)
    play(twin, np.random.default_rng(4), 40)
    assert twin.episode.state != table.episode.state
    play(table, np.random.default_rng(4), 40)
    assert twin.episode.state == table.episode.state


@every_module
def test_games_after_a_seed_differ_and_come_again(module: ModuleType) -> None:
    """`reset` without a seed goes on with the chance of the last one."""
    one, other = module.raw_env(), module.raw_env()
    deals = []
    for seed in (7, *[None] * 9):  # there are but two ways to draw the homes of two players by lot
        one.reset(seed=seed)
        other.reset(seed=seed)
        assert one.episode.state == other.episode.state
        deals.append(one.episode.state)
    assert any(deal != deals[0] for deal in deals)


def test_waiting_seats_are_not_heard_in_a_cycle() -> None:
    cycles: SimultaneousEnv = motu_kahuna_v0.parallel_env()
    seen, _ = cycles.reset(seed=1)
    (seat,) = cycles.episode.deciding()
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in cycles.agents}
    waiting = cycles.possible_agents[1 - seat]
    assert actions[waiting] == cycles.episode.actions.wait
    before = copy.deepcopy(cycles.episode)
    cycles.step(actions | {waiting: 0})
    before.play(seat, actions[cycles.possible_agents[seat]])
    assert before.state == cycles.episode.state


@pytest.mark.parametrize("wrong", [{"preset": "antique"}, {"players": 7}, {"open_hands": "perhaps"}])
def test_options_that_do_not_exist_are_refused(wrong: dict[str, Any]) -> None:
    for module in MODULES:
        with pytest.raises(BadOption):
            module.env(**wrong)


@pytest.mark.parametrize("wrong", [{"illegal": "laugh"}, {"form": "cube"}, {"render_mode": "smell"}])
def test_settings_that_do_not_exist_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"is one of .*, not "):
        motu_kahuna_v0.env(**wrong)
