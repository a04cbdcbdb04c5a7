"""How fast Conquest of Paradise is: its protocol, what searches need of it, its bots; and Catanatron in the same run.

Catanatron plays another board game for four in plain Python. It is no part of this project: `pip install catanatron`
into the same environment measures it beside ours. Times are those of the processor, so that what else a machine does
disturbs them less.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

from bench.playouts import COPY, GOALS, IMAGINE, PLAY, VALUE, Playouts
from motu.bots.bot import bot_named, bot_names
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.state import State

PLAYERS = (2, 3, 4)
DECISIONS, COPYING = ">= 40,000", "<= 20"
"""The goals: better than Catanatron on the machine on which they were set (32,000 decisions a second, 93 µs a copy)."""
EVERY = 97
"""Tables are looked at so many decisions apart: from the opening to the end of games."""

Add = Callable[[str, str, float, str, str], None]
Best = Callable[..., float]


def figures(add: Add, best: Best, seconds: float, compare: bool) -> None:
    """Measure all of it, a line each."""
    for players in PLAYERS:
        value = best(lambda limit, players=players: protocol_decisions(players, limit), seconds)
        add(f"paradise.protocol.{players}", f"Paradise protocol, {players} players", value, "decisions/s", DECISIONS)
    if compare:
        add("catanatron.protocol", "Catanatron, 4 players", best(catanatron_decisions, seconds), "decisions/s", "")
    tables = tables_of(4)
    add(
        "paradise.copy",
        "Paradise, copy of a table of 4",
        best(_each(tables, game.copy), seconds, most=False),
        "µs",
        COPYING,
    )
    if compare:
        value = best(_each(catans(), lambda catan: catan.copy()), seconds, most=False)
        add("catanatron.copy", "Catanatron, copy of a game", value, "µs", "")
    add("paradise.view", "Paradise, view of a seat", best(views(tables), seconds, most=False), "µs", "")
    add("paradise.imagine", "Paradise, imagined table", best(imagined(tables), seconds, most=False), "µs", "")
    for players, goal in GOALS.items():
        playouts = Playouts(players)
        of = f"paradise.playout.{players}"
        parts: dict[str, tuple[str, tuple[int, ...], str]] = {
            of: (f"Paradise, a turn played out, {players} players", (IMAGINE, COPY, PLAY, VALUE), goal),
            f"{of}.imagine": ("  its imagined table, and a copy", (IMAGINE, COPY), ""),
            f"{of}.scripts": ("  its decisions, views and rules", (PLAY,), ""),
            f"{of}.value": ("  the value of its end", (VALUE,), ""),
        }
        for key, (what, which, wanted) in parts.items():
            add(key, what, best(playouts.milliseconds(*which), seconds, most=False), "ms", wanted)
        add(f"{of}.view", "  a view of those who play it", best(playouts.glances, seconds, most=False), "µs", "")
    for name in bot_names(game.NAME):
        value = bot_decisions(name, seconds)
        add(f"paradise.bot.{name}", f"Paradise, {name}, a decision", value, "ms", "")


# --- The rules ------------------------------------------------------------------------------------------------------


def protocol_decisions(players: int, seconds: float) -> float:
    """Decisions a second through the public functions, one move at a time from a Python loop."""
    decisions, chance = 0, FreeChance(1)
    start = time.process_time()
    for _ in random_game(players, chance):
        decisions += 1
        if not decisions % 100 and time.process_time() - start >= seconds:
            break
    return decisions / (time.process_time() - start)


def random_game(players: int, chance: FreeChance) -> Iterator[State]:
    """Random games without end: the table after every decision."""
    anything = random.Random(2).random
    options = game.read_options({"players": str(players)})
    while True:
        state = game.deal(options, chance)
        while movers := game.movers(state):
            seat = movers[0]
            moves = game.moves(state, seat)
            game.play(state, seat, moves[int(anything() * len(moves))], chance)
            yield state


def tables_of(players: int, number: int = 64) -> list[State]:
    """Tables from all parts of games, on which somebody has to decide."""
    found: list[State] = []
    for decision, state in enumerate(random_game(players, FreeChance(3))):
        if not decision % EVERY and game.movers(state):
            found.append(game.copy(state))
            if len(found) == number:
                break
    return found


def views(tables: list[State]) -> Callable[[float], float]:
    return _each(tables, lambda state: game.view(state, game.movers(state)[0]))


def imagined(tables: list[State]) -> Callable[[float], float]:
    """Without the view that it starts from."""
    chance = FreeChance(4)
    return _each([game.view(state, game.movers(state)[0]) for state in tables], lambda view: game.imagine(view, chance))


def _each(things: list[Any], do: Callable[[Any], Any]) -> Callable[[float], float]:
    """Microseconds for one of them."""

    def measure(seconds: float) -> float:
        done = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            for thing in things:
                do(thing)
            done += len(things)
        return (time.process_time() - start) / done * 1e6

    return measure


# --- The bots -------------------------------------------------------------------------------------------------------


def bot_decisions(name: str, seconds: float) -> float:
    """Milliseconds that a bot takes for a decision, on average, in games of four against itself."""
    chance = FreeChance(1)
    spent, decisions = 0.0, 0
    while spent < seconds:
        bots = [bot_named(game.NAME, name) for _ in range(4)]
        state = game.deal(game.read_options({"players": "4"}), chance)
        while spent < seconds and (movers := game.movers(state)):
            seat = movers[0]
            view, moves = game.view(state, seat), game.moves(state, seat)
            start = time.process_time()
            move = bots[seat].decide(view, moves, 0.1, chance)
            spent += time.process_time() - start
            decisions += 1
            game.play(state, seat, move, chance)
    return 1e3 * spent / decisions


# --- Catanatron -----------------------------------------------------------------------------------------------------


def _catan() -> Any:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415  (only where it is installed)

    return Game([RandomPlayer(color) for color in Color])


def catanatron_decisions(seconds: float) -> float:
    """Decisions a second of random games of four, driven the same way from a Python loop."""
    decisions, catan = 0, _catan()
    start = time.process_time()
    while decisions % 100 or time.process_time() - start < seconds:
        if catan.winning_color() is not None or catan.state.num_turns >= 1000:
            catan = _catan()
        catan.play_tick()
        decisions += 1
    return decisions / (time.process_time() - start)


def catans() -> list[Any]:
    """Games from beginning to end, as far apart as our tables."""
    found, catan = [], _catan()
    for decision in cycle(range(EVERY)):
        if catan.winning_color() is not None:
            catan = _catan()
        if not decision:
            found.append(catan.copy())
            if len(found) == 64:
                break
        catan.play_tick()
    return found
