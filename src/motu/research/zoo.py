"""The games as PettingZoo knows them.

`SequentialEnv` asks those who have to decide, one after another (AEC). Where several decide at the same time, as all do
when they build in Conquest of Paradise, they are asked one after another as well, and none sees what another has
planned.

`SimultaneousEnv` asks everybody in every cycle (parallel): who has nothing to decide waits, whatever number he gives.

Rewards come when the game is over (`returns`); until then they are 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from motu.core.errors import Message
from motu.research.episode import ArrayChance, Episode, action_space, observation_space, observed
from motu.research.rendering import MODES, Rendered, Renderer

VERSION = 0
"""Counts the changes after which results can no longer be compared, as PettingZoo counts them."""


class _Seats:
    """What both ways to play have in common: a bout, whose seats are agents, with their spaces, pictures and chance."""

    def __init__(self, game: str, render_mode: str | None, form: str, illegal: str, options: dict[str, object]) -> None:
        self.episode = Episode(game, illegal, **options)
        self.form = form
        self.render_mode = render_mode
        self.renderer = Renderer(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.episode.seats))]
        self.agents: list[str] = []
        self.metadata = {
            "name": f"motu_{game}_v{VERSION}",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self._seen = {agent: observation_space(self.episode, form) for agent in self.possible_agents}
        self._done = {agent: action_space(self.episode) for agent in self.possible_agents}
        self._generator: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._done[agent]

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def deal(self, seed: int | None) -> None:
        """A new game; with a seed always the same one."""
        if seed is not None or self._generator is None:
            self._generator = seeding.np_random(seed)[0]
        self.episode.begin(ArrayChance(self._generator))
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> Any:
        return observed(self.episode, self.seat(agent), self.form)

    def told(self, agent: str, reason: Message | None = None) -> dict[str, Any]:
        """The info for an agent: the mask, and why its last number was not open."""
        info: dict[str, Any] = {"action_mask": self.episode.mask(self.seat(agent))}
        return info if reason is None else info | {"illegal": str(reason)}

    def earned(self) -> dict[str, float]:
        """What each agent has got now that the game is over; until then nothing."""
        return dict(zip(self.possible_agents, self.episode.ended or [0.0] * len(self.possible_agents), strict=True))

    def render(self) -> Rendered:
        """What the seat sees that is to decide; when nobody is, what a spectator sees."""
        return self.renderer.render(self.episode.game, self.episode.view(next(iter(self.episode.deciding()), None)))

    def close(self) -> None:
        """There is nothing to close: no window is opened."""


class SequentialEnv(_Seats, AECEnv):  # type: ignore[misc]
    """Those who have to decide, one after another."""

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        form: str = "dict",
        illegal: str = "lose",
        **options: object,
    ) -> None:
        super().__init__(game, render_mode, form, illegal, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        reason = self.episode.play(self.seat(agent), int(action))
        self.rewards = self.earned()
        self.terminations = dict.fromkeys(self.agents, self.episode.ended is not None)
        self._accumulate_rewards()
        self.infos = {each: {} for each in self.agents}
        self._ask()
        if reason is not None:
            self.infos[agent] = self.told(agent, reason)
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Whose turn it is; the others need no mask."""
        if self.episode.ended is None:
            self.agent_selection = self.possible_agents[self.episode.deciding()[0]]
            self.infos[self.agent_selection] = self.told(self.agent_selection)


class SimultaneousEnv(_Seats, ParallelEnv):  # type: ignore[misc]
    """Everybody in every cycle, so many of them at most."""

    def __init__(
        self,
        game: str,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        form: str = "dict",
        illegal: str = "ignore",
        **options: object,
    ) -> None:
        super().__init__(game, render_mode, form, illegal, options)
        self.metadata["is_parallelizable"] = True
        self.max_cycles = max_cycles
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: self.told(agent) for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        reasons: dict[str, Message | None] = {}
        for seat in self.episode.deciding():
            if self.episode.ended is None:
                agent = self.possible_agents[seat]
                reasons[agent] = self.episode.play(seat, int(actions[agent]))
        self.cycles += 1
        over = self.episode.ended is not None
        cut_off = not over and self.cycles == self.max_cycles
        asked = self.agents
        if over or cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            {agent: self.observe(agent) for agent in asked},
            self.earned(),
            dict.fromkeys(asked, over),
            dict.fromkeys(asked, cut_off),
            {agent: self.told(agent, reasons.get(agent)) for agent in asked},
        )


def raw_env(game: str, **settings: Any) -> SequentialEnv:
    """The game as it is, without the checks that PettingZoo wraps around it."""
    return SequentialEnv(game, **settings)


def parallel_env(game: str, **settings: Any) -> SimultaneousEnv:
    """Everybody is asked in every cycle."""
    return SimultaneousEnv(game, **settings)


def env(game: str, max_cycles: int | None = None, **settings: Any) -> AECEnv:
    """The game for agents that take turns; with `max_cycles` everybody is asked in every cycle, so many times."""
    if max_cycles is not None:
        return parallel_to_aec(SimultaneousEnv(game, max_cycles, **settings))
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(SequentialEnv(game, **settings)))
