"""What the expert of Conquest of Paradise does a thousand times: it imagines a table, lets scripts play the turn to its
end, and values what comes of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

from motu.bots.bot import bot_named
from motu.bots.paradise.learned.value import chances
from motu.bots.paradise.plans import Plan
from motu.bots.paradise.playout import play_on, until_turn
from motu.bots.paradise.scripts import tried
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.glances import Glances
from motu.paradise.state import MOVEMENT, State
from motu.paradise.view import View

GOALS = {2: "<= 3", 4: "<= 5"}
"""Milliseconds for a playout, by players."""
IMAGINE, COPY, PLAY, VALUE = range(4)
GAMES = 6


class Playouts:
    """Turns from their movement step, of games between tuned scripts: every table in turn, each time imagined anew and
    with other scripts in the other seats."""

    def __init__(self, players: int) -> None:
        self.tables = beginnings_of_movement(players)
        self.views: list[View] = [game.view(s, game.movers(s)[0]) for s in self.tables]
        self.chance = FreeChance(5)
        self.next = 0

    def milliseconds(self, *parts: int) -> Callable[[float], float]:
        """What these parts of a playout take."""

        def measure(seconds: float) -> float:
            spent = [0.0] * 4
            done, start = 0, time.process_time()
            while time.process_time() - start < seconds:
                for part, took in enumerate(self.one()):
                    spent[part] += took
                done += 1
            return 1e3 * sum(spent[part] for part in parts) / done

        return measure

    def one(self) -> list[float]:
        """The seconds that each part of a playout takes."""
        view = self.views[self.next % len(self.views)]
        self.next += 1
        assert view.seat is not None
        times = [time.process_time()]
        world = game.imagine(view, self.chance)
        times.append(time.process_time())
        s = world.copy()
        times.append(time.process_time())
        scripts = tried(s.options)
        players = {seat: Plan(scripts[self.chance.below(len(scripts), "rival")]).player() for seat in range(s.count)}
        players[view.seat] = Plan(scripts[self.next % len(scripts)]).player()
        play_on(s, players, self.chance, until_turn(s.turn + 1))
        times.append(time.process_time())
        chances(s)
        times.append(time.process_time())
        return [after - before for before, after in pairwise(times)]

    def glances(self, seconds: float) -> float:
        """Microseconds for the view of a seat that a script is given."""
        looks = [(Glances(s).look, game.movers(s)[0]) for s in self.tables]
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            for look, seat in looks:
                look(seat)
            done += len(looks)
        return 1e6 * (time.process_time() - start) / done


def beginnings_of_movement(players: int) -> list[State]:
    """The tables of some games as their movement steps begin."""
    found: list[State] = []
    for seed in range(GAMES):
        chance, own = FreeChance(seed), FreeChance(f"own {seed}")
        s = game.deal(game.read_options({"players": str(players)}), chance)
        bots = [bot_named(game.NAME, "tuned") for _ in range(players)]
        turn = 0
        while movers := game.movers(s):
            if s.step == MOVEMENT and turn != s.turn:
                turn = s.turn
                found.append(s.copy())
            seat = movers[0]
            game.play(s, seat, bots[seat].decide(game.view(s, seat), game.moves(s, seat), 0.0, own), chance)
    return found
