"""`./dev bench`: how fast the rules are, side by side in one run. `--json FILE` writes the figures under stable names.

Absolute figures belong to the machine; the last column says what each is measured against.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench import paradise
from motu.bots.bot import bot_named, bot_names
from motu.bots.jit import available
from motu.core.chance import FreeChance
from motu.games import GAMES
from motu.kahuna import game
from motu.kahuna.options import PRESETS
from motu.kahuna.play import lay_out
from motu.kahuna.random_move import random_game
from motu.kahuna.state import Position


class Figure(NamedTuple):
    """One line of the table: a stable name, what it is, the measured value with its unit, and the goal."""

    name: str
    what: str
    value: float
    unit: str
    goal: str = ""


def best(measure: Callable[[float], float], seconds: float, turns: int = 12, most: bool = True) -> float:
    """The best of a dozen short turns: what the machine can do when nothing else disturbs it."""
    results = [measure(seconds / turns) for _ in range(turns)]
    return max(results) if most else min(results)


# --- What is measured -----------------------------------------------------------------------------------------------


def protocol_decisions(preset: str, seconds: float) -> float:
    """Decisions a second through the public functions, one move at a time from a Python loop."""
    chance, anything = FreeChance(1), random.Random(2).random
    options = PRESETS[preset]
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.deal(options, chance)
        while movers := game.movers(state):
            seat = movers[0]
            moves = game.moves(state, seat)
            game.play(state, seat, moves[int(anything() * len(moves))], chance)
            decisions += 1
    return decisions / (time.perf_counter() - start)


def interpreted_games(preset: str, seconds: float) -> float:
    """Random games a second, the source as it stands."""
    chance, options, games = FreeChance(1), PRESETS[preset], 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        p = Position(options)
        lay_out(p, 0, 0, 1, chance)
        random_game(p, chance)
        games += 1
    return games / (time.perf_counter() - start)


def compiled_games(preset: str, seconds: float) -> float:
    """Random games a second, the same source compiled."""
    from motu.bots.kahuna import jit  # noqa: PLC0415  (only where Numba is installed)

    fresh = jit.empty_table(PRESETS[preset])
    table, chance, games = fresh.copy(), jit.new_chance(1), 0
    jit.random_games(fresh, table, 1, chance)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        jit.random_games(fresh, table, 500, chance)
        games += 500
    return games / (time.perf_counter() - start)


def copy_interpreted(seconds: float) -> float:
    """Microseconds for a copy of a position."""
    state, copies = game.deal(PRESETS["modern"], FreeChance(1)), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(1_000):
            game.copy(state)
        copies += 1_000
    return (time.perf_counter() - start) / copies * 1e6


def copy_compiled(seconds: float) -> float:
    """Microseconds for a copy of a position inside jitted code."""
    import numpy as np  # noqa: PLC0415

    from motu.bots.kahuna import jit  # noqa: PLC0415

    table = jit.new_table(game.deal(PRESETS["modern"], FreeChance(1)))
    pages = np.zeros(64, jit.TABLE)
    jit.copy(pages, table, 1)
    copies = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        jit.copy(pages, table, 100_000)
        copies += 100_000
    return (time.perf_counter() - start) / copies * 1e6


def start_up(command: list[str], times: int = 7) -> float:
    """Milliseconds for a whole command, the best of a few."""
    results = []
    for _ in range(times):
        start = time.perf_counter()
        subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL)
        results.append(time.perf_counter() - start)
    return min(results) * 1e3


class Turns(NamedTuple):
    """How a bot spent its turns: milliseconds at the median and at 95 %, iterations a second, megabytes it keeps."""

    median: float
    late: float
    speed: float | None
    memory: float | None


def bot_turns(name: str, seconds: float, turns: int) -> Turns:
    """A bot plays against itself, so many turns, with so many seconds for each."""
    chance, options = FreeChance(1), PRESETS["modern"]
    times: list[float] = []
    iterations, memory = 0, None
    while len(times) <= turns:
        bots = [bot_named("kahuna", name) for _ in range(2)]
        state, turn = game.deal(options, chance), 0
        while len(times) <= turns and (movers := game.movers(state)):
            seat = movers[0]
            if game.turn(state) != turn:
                turn = game.turn(state)
                times.append(0.0)
            view, moves = game.view(state, seat), game.moves(state, seat)
            start = time.perf_counter()
            move = bots[seat].decide(view, moves, max(0.0, seconds - times[-1]), chance)
            times[-1] += time.perf_counter() - start
            # The first turn of all loads compiled code.
            if len(times) > 1:
                iterations += getattr(bots[seat], "iterations", 0)
            game.play(state, seat, move, chance)
        memory = getattr(bots[0], "memory", None)
    spent = sorted(times[1:])
    return Turns(
        1e3 * spent[len(spent) // 2],
        1e3 * spent[int(0.95 * len(spent))],
        iterations / sum(spent) if iterations else None,
        memory / 1e6 if memory else None,
    )


def open_spiel_decisions(name: str, seconds: float) -> float:
    """Decisions a second of a game of OpenSpiel, driven the same way from a Python loop."""
    import pyspiel  # noqa: PLC0415

    spiel: Any = pyspiel.load_game(name)
    anything, decisions = random.Random(2).random, 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(anything() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(anything() * len(actions))])
            decisions += 1
    return decisions / (time.perf_counter() - start)


# --- The table ------------------------------------------------------------------------------------------------------


def figures(seconds: float, games: Sequence[str], part: str | None = None) -> list[Figure]:
    """Everything that can be measured here of these games, in the order of the table; or only a part of it."""
    found: list[Figure] = []

    def add(name: str, what: str, value: float, unit: str, goal: str = "") -> None:
        found.append(Figure(name, what, value, unit, goal))
        print(_line(found[-1]), flush=True)

    if part == "vector":
        vector_figures(add, seconds)
        return found
    if "kahuna" in games:
        kahuna_figures(add, seconds)
        vector_figures(add, seconds)
    if "paradise" in games:
        compare = _installed("catanatron")
        if not compare:
            print("Catanatron is not installed: after pip install catanatron it is measured in the same run.")
        paradise.figures(add, best, seconds, compare)
    add("start.python", "python, nothing else", start_up(["-c", ""]), "ms")
    add("start.import", 'python -c "import motu"', start_up(["-c", "import motu"]), "ms", "<= 100")
    add("start.help", "motu --help", start_up(["-m", "motu", "--help"]), "ms", "<= 150")
    return found


def kahuna_figures(add: Callable[..., None], seconds: float) -> None:
    """The first game: rules, compiled rules, bots."""
    for preset in PRESETS:
        value = best(lambda limit, preset=preset: protocol_decisions(preset, limit), seconds)  # type: ignore[misc]
        add(f"kahuna.protocol.{preset}", f"protocol, interpreted, {preset}", value, "decisions/s", ">= 200,000")
    if _installed("pyspiel"):
        for name in ("hearts", "gin_rummy"):
            value = best(lambda limit, name=name: open_spiel_decisions(name, limit), seconds)  # type: ignore[misc]
            add(f"open_spiel.{name}", f"OpenSpiel {name}, the same loop", value, "decisions/s")
    for preset in PRESETS:
        slow = best(lambda limit, preset=preset: interpreted_games(preset, limit), seconds)  # type: ignore[misc]
        add(f"kahuna.games.interpreted.{preset}", f"random games, interpreted, {preset}", slow, "games/s")
        if available():
            fast = best(lambda limit, preset=preset: compiled_games(preset, limit), seconds)  # type: ignore[misc]
            add(f"kahuna.games.compiled.{preset}", f"random games, compiled, {preset}", fast, "games/s")
            add(f"kahuna.games.ratio.{preset}", "compiled to interpreted", fast / slow, "times", ">= 60")
    add("kahuna.copy.interpreted", "copy of a position", best(copy_interpreted, seconds, most=False), "µs", "<= 3")
    if available():
        value = best(copy_compiled, seconds, most=False)
        add("kahuna.copy.compiled", "copy of a position, compiled", value, "µs", "<= 0.1")
    for name in bot_names("kahuna"):
        if available() or name in ("random", "greedy"):
            turns = bot_turns(name, 0.1, max(20, int(20 * seconds)))
            add(f"bot.{name}.median", f"{name}, a turn of 100 ms, median", turns.median, "ms")
            add(f"bot.{name}.p95", f"{name}, 95 % of turns", turns.late, "ms")
            if turns.speed is not None:
                add(f"bot.{name}.iterations", f"{name}, imagined games", turns.speed, "1/s")
            if turns.memory is not None:
                add(f"bot.{name}.memory", f"{name}, memory kept", turns.memory, "MB")


def vector_figures(add: Callable[..., None], seconds: float) -> None:
    """Many games of Kahuna at once, which are compiled."""
    if available():
        from bench import vector  # noqa: PLC0415  (only where Numba is installed)

        compare = _installed("pgx")
        if not compare:
            print("pgx is not installed: after pip install pgx it is measured in the same run.")
        vector.figures(add, best, seconds, compare)


def _installed(module: str) -> bool:
    from importlib.util import find_spec  # noqa: PLC0415

    return find_spec(module) is not None


def _line(figure: Figure) -> str:
    value = f"{figure.value:,.0f}" if figure.value >= 1_000 else f"{figure.value:.3g}"
    return f"{figure.what:<38} {value:>12} {figure.unit:<12} {figure.goal}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures to a file")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each figure (default 3)")
    parser.add_argument("--game", choices=GAMES, action="append", help="this game only (default: all)")
    parser.add_argument("part", nargs="?", choices=("vector",), help="many games at once, and nothing else")
    wanted = parser.parse_args()
    if not available():
        print("Numba is not installed: the compiled rules are not measured.")
    found = figures(wanted.seconds, wanted.game or GAMES, wanted.part)
    if wanted.json:
        values = {figure.name: {"value": figure.value, "unit": figure.unit, "goal": figure.goal} for figure in found}
        wanted.json.write_text(json.dumps(values, indent=2) + "\n", encoding="utf-8")
    return 0
