"""Conquest of Paradise for two to four agents: `env`, `raw_env` and `parallel_env`, named as in PettingZoo's own."""

from __future__ import annotations

from functools import partial

from motu.research.extra import require

require("gymnasium", "pettingzoo")

from motu.research import zoo  # noqa: E402  (what is missing is named first)

env = partial(zoo.env, "paradise")
raw_env = partial(zoo.raw_env, "paradise")
parallel_env = partial(zoo.parallel_env, "paradise")
