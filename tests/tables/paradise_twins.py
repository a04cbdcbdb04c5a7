"""Two tables of Paradise that differ in hidden things alone, for whoever sits on one seat, or only looks on.

They go the same way for a while; then what the viewer cannot see is decided otherwise at the second table, wherever
that leaves his view of it the same: other pieces are built, sent and shipped, other tiles found, other cards drawn.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from motu.bots.bot import bot_named
from motu.core.chance import FreeChance
from motu.core.record import Step
from motu.core.versions import write_recorded
from motu.paradise import game
from motu.paradise.state import MOVEMENT
from motu.tables.action_handlers import invitation_hash
from motu.tables.actions import Person
from motu.tables.events import PERSON, AnyEvent, Chair, Moved, Opened, Started, read_event, write_event
from motu.tables.table import Table
from tests.every_game.acting import who_acts
from tests.every_game.games import PARADISE
from tests.every_game.test_nothing_leaks import Run, answered, unseen

RULES = {"end": "2", "events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"}
"""The advanced rules (11) that the tests of the room and of the wire play with, by their options."""
NAMES = ("Ann", "Bob", "Cai", "Dee")
COMMITMENT = "c0" * 32
INVITATION = "mi_both-tables-have-this-one"
TRIED = 12
"""So many moves are tried at the first table before they are said to have come to where they cannot look alike."""


class Twins:
    """Two games up to the same step, and how they came there.

    apart       after how many steps the two states differed
    buried      how often the moves themselves were different ones
    """

    def __init__(self, options: Mapping[str, str], viewer: int | None, seed: int, together: int) -> None:
        self.viewer = viewer
        self.options = game.read_options(options)
        self.choice = random.Random(seed)
        self.count = len(game.seats(self.options))
        self.bots = [bot_named("paradise", "islander") for _ in range(self.count)]
        dealt = answered(PARADISE, lambda chance: game.deal(self.options, chance), (), self.choice)
        assert dealt is not None
        state, self.deal = dealt
        self.states = [state, state]
        self.steps: list[list[Step]] = [[], []]
        self.apart = self.buried = 0
        for _ in range(together):
            if not self.same():
                break
        self.states[1] = game.copy(self.states[0])

    def same(self) -> bool:
        """A step at both tables, as a bot would have it; False, and none, where it would end the game."""
        state = self.states[0]
        seat = who_acts(game, state, self.count, self.choice)
        assert seat is not None
        move = self._wish(seat)
        made = answered(PARADISE, playing(state, seat, move), (), self.choice)
        assert made is not None
        if not game.movers(made[0]):
            return False
        for steps in self.steps:
            steps.append(Step(game.turn(state), seat, game.write(move), made[1]))
        self.states = [made[0], made[0]]
        return True

    def _wish(self, seat: int) -> Any:
        state = self.states[0]
        if seat not in game.movers(state):  # no bot is asked for what may be done at any time
            return self.choice.choice(game.moves(state, seat))
        chance = FreeChance(self.choice.randrange(2**30))
        return self.bots[seat].decide(game.view(state, seat), game.moves(state, seat), 1.0, chance)

    def play(self) -> bool:
        """A step at both tables that looks the same to the viewer; False where there is none, or the game is over."""
        one = self.states[0]
        seat = who_acts(game, one, self.count, self.choice)
        if seat is None:
            return False
        legal = game.moves(one, seat)
        wish = self._wish(seat)
        others = self.choice.sample(legal, min(TRIED, len(legal)))
        return any(self._play_this(seat, move) for move in dict.fromkeys((wish, *others)))

    def _play_this(self, seat: int, move: Any) -> bool:
        one, other = self.states
        run = playing(one, seat, move)
        made = answered(PARADISE, run, (), self.choice)
        assert made is not None
        after, outcomes = made
        pattern = unseen(PARADISE, run, outcomes, self.viewer, self.choice) if outcomes else ()
        view = game.view(after, self.viewer)
        possible = game.moves(other, seat)
        likes = (
            [move] if seat == self.viewer else sorted(possible, key=lambda each: (each == move, self.choice.random()))
        )
        for like in likes:
            twin = answered(PARADISE, playing(other, seat, like), pattern, self.choice) if like in possible else None
            if twin is None or game.view(twin[0], self.viewer) != view:
                continue
            if len(twin[1]) != len(outcomes) and game.seen_move(one, seat, move, outcomes, self.viewer).outcomes:
                continue  # how often chance was asked is no secret, unless nothing of it is seen
            for number, (text, answers) in enumerate(((move, outcomes), (like, twin[1]))):
                self.steps[number].append(Step(game.turn(one), seat, game.write(text), answers))
            self.states = [after, twin[0]]
            self.apart += after != twin[0]
            self.buried += like != move
            return True
        return False

    # --- As tables --------------------------------------------------------------------------------------------------

    def people(self, number: int) -> tuple[Person, ...]:
        """Who sits where at this table: the viewer is the same person at both, the others only bear the same names."""
        ids = [f"{name.lower()}-{'both' if seat == self.viewer else number}-id" for seat, name in enumerate(NAMES)]
        return tuple(Person(id, name) for id, name in zip(ids[: self.count], NAMES, strict=False))

    def events(self, number: int, now: float, steps: int | None = None) -> list[tuple[AnyEvent, float]]:
        """What happened at one of the tables up to a step, a second each."""
        chairs = tuple(Chair(PERSON, person.id, person.name) for person in self.people(number))
        host = chairs[self.viewer or 0].who
        opened = Opened(host, "paradise", write_recorded(game, self.options), chairs, public=True)
        sealed = msgspec.structs.replace(opened, invitation=invitation_hash(INVITATION), commitment=COMMITMENT)
        happened: list[AnyEvent] = [sealed, Started(self.deal)]
        happened += [Moved(step.seat, step.move, step.outcomes) for step in self.steps[number][:steps]]
        return [(event, now + place) for place, event in enumerate(happened)]

    def tables(self, steps: int | None = None, now: float = 1000.0) -> list[Table]:
        """Both tables, put together from their events as they are kept."""
        found = []
        for number in range(2):
            table = Table("the-table", game, bytes([number]) * 32)
            for event, at in self.events(number, now, steps):
                table.apply(read_event(write_event(event)), at)
            found.append(table)
        return found


def playing(state: Any, seat: int, move: Any) -> Run:
    def run(chance: Any) -> Any:
        after = game.copy(state)
        game.play(after, seat, move, chance)
        return after

    return run


# --- Out of turn ----------------------------------------------------------------------------------------------------


@cache
def sailing() -> Twins:
    """A game of two in which Ann moves a fleet, and Bob holds a card face down."""
    for seed in range(200):
        twins = Twins({"preset": "two", **RULES}, None, seed, 0)
        for _ in range(150):
            state = twins.states[0]
            if state.step == MOVEMENT and game.movers(state) == (0,) and state.hand[1] and len(sails(state)) > 1:
                return twins
            if not twins.same():
                break
    raise AssertionError("no such game was found")


def sails(state: Any) -> list[str]:
    """Where Ann's fleet may go, as words."""
    return [move.text for move in game.moves(state, 0) if move.kind == "go"]
