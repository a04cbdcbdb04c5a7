"""How fast many games of Kahuna at once are, and pgx's backgammon in the same run.

A decision is all of it: any legal action chosen at random, checked and done, a finished game dealt anew, the mask of
what is legal next, and, but for the lines that say so, the observation of who decides next. pgx does the same, without
the check. It is no part of this project: `pip install pgx` into the same environment measures it beside ours.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from motu.research.vector import VectorKahuna

BATCHES = (64, 1_024, 8_192)
BATCH = 1_024
"""What the goal is set for, and pgx measured with."""
GOAL = ">= 2,000,000"
STEPS = 4
"""So many steps of pgx are compiled into one call: it takes longer for one alone."""
TURN = 0.01
"""Seconds that each is measured at a time: the shorter, the likelier that nothing else disturbs it meanwhile."""

Add = Callable[[str, str, float, str, str], None]
Best = Callable[..., float]


def figures(add: Add, best: Best, seconds: float, compare: bool) -> None:
    """Measure all of it, a line each."""
    for batch in BATCHES:
        for threads in (1, 2):
            for observe in (True, False):
                games = VectorKahuna(batch, seed=1, threads=threads, observe=observe)
                if games.threads != threads or (batch != BATCH and not observe):
                    continue
                name = f"vector.{batch}.{threads}{'' if observe else '.unobserved'}"
                what = f"{batch:,} at once, {_threads(threads)}{'' if observe else ', unobserved'}"
                goal = GOAL if (batch, threads, observe) == (BATCH, 2, True) else ""
                value = best(decisions(games), seconds, turns=max(1, int(seconds / TURN)))
                add(f"kahuna.{name}", what, value, "decisions/s", goal)
    if compare:
        value = best(pgx_decisions(BATCH), seconds)
        add("pgx.backgammon", f"pgx backgammon, {BATCH:,} at once", value, "decisions/s", "")


def _threads(number: int) -> str:
    return "1 thread" if number == 1 else f"{number} threads"


def decisions(games: VectorKahuna) -> Callable[[float], float]:
    """Random decisions a second."""
    games.reset()
    games.step(games.sample())  # compiles what is not yet compiled

    def measure(seconds: float) -> float:
        steps, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            games.step(games.sample())
            steps += 1
        return steps * games.batch / spent

    return measure


def pgx_decisions(batch: int) -> Callable[[float], float]:
    """The same with backgammon of pgx: compiled for the processor, finished games begun anew."""
    import jax  # noqa: PLC0415  (only where they are installed)
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def turn(state: Any, key: Any) -> tuple[Any, None]:
        choosing, going = jax.random.split(key)
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return step(state, jax.random.categorical(choosing, chances), jax.random.split(going, batch)), None

    def several(state: Any, key: Any) -> tuple[Any, Any]:
        key, following = jax.random.split(key)
        return jax.lax.scan(turn, state, jax.random.split(key, STEPS))[0], following

    turns = jax.jit(several)
    with jax.default_device(jax.devices("cpu")[0]):
        key = jax.random.key(1)
        now = turns(jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key)

    def measure(seconds: float) -> float:
        nonlocal now
        jax.block_until_ready(now)
        steps, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds or not steps:
            now = jax.block_until_ready(turns(*now))
            steps += STEPS
        return steps * batch / spent

    return measure
