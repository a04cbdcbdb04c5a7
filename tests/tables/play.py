"""A table without a store: what tests of tables play with."""

from __future__ import annotations

import random
from collections.abc import Sequence

from motu.core.match import Match
from motu.games import game_named
from motu.tables import action_handlers, actions, setup
from motu.tables.actions import AnyAction, Move, Person
from motu.tables.events import AnyEvent, ClockRule, read_event, write_event
from motu.tables.replay import Eyes, Frame, frames
from motu.tables.service import started
from motu.tables.setup import SeatSetup, TableSetup
from motu.tables.table import Table

ANN = Person("ann-id", "Ann", has_account=True)
BOB = Person("bob-id", "Bob", has_account=True)
CAT = Person("cat-id", "Cat")


class Bench:
    """A table, its events, a clock that is moved by hand, and who is away from it."""

    def __init__(self, plan: setup.NewTable, now: float = 1000.0) -> None:
        self.plan, self.now = plan, now
        self.table = Table(plan.id, plan.game, plan.secret)
        self.events: list[tuple[AnyEvent, float]] = []
        self.gone: dict[str, float] = {}
        self.keep(plan.event)

    def keep(self, event: AnyEvent) -> None:
        self.events.append((event, self.now))
        self.table.apply(read_event(write_event(event)), self.now)

    def do(self, person: Person, action: AnyAction, wait: float = 0.0) -> AnyEvent:
        """Let somebody act after a while."""
        self.now += wait
        for done in action_handlers.act(self.table, person, action, self.now, self.gone):
            event = done.event
            self.keep(event)
        if self.table.stage == "open" and self.table.is_full:
            self.keep(started(self.table))
        return event

    def goes(self, *people: Person) -> None:
        """These people go away."""
        self.gone |= {person.id: self.now for person in people}

    def comes(self, person: Person) -> None:
        """Somebody comes back."""
        del self.gone[person.id]

    def move(self, person: Person, text: str = "", wait: float = 0.0) -> AnyEvent:
        """Play a move; by default the first legal one."""
        return self.do(person, Move(text or self.moves()[0]), wait)

    def moves(self) -> list[str]:
        assert self.table.match is not None
        seat = self.table.movers[0]
        return [self.table.game.write(move) for move in self.table.game.moves(self.table.match.state, seat)]

    def again(self) -> Table:
        """The same table, put together anew from its events as they are kept."""
        table = Table(self.table.id, self.table.game, self.table.secret)
        for event, at in self.events:
            table.apply(read_event(write_event(event)), at)
        return table


def two(clock: ClockRule | None = None, rated: bool = False, **options: str) -> Bench:
    """A game that Ann (white) and Bob have begun."""
    plan = setup.new_table(TableSetup("kahuna", options, clock=clock or ClockRule(), public=True, rated=rated), ANN)
    bench = Bench(plan)
    bench.do(BOB, actions.Sit())
    return bench


def against_bot(bot: str = "random", **options: str) -> Bench:
    """Ann (white) against a bot."""
    bench = Bench(setup.new_table(TableSetup("kahuna", options, [SeatSetup("me"), SeatSetup("bot", bot)]), ANN))
    bench.keep(started(bench.table))
    return bench


def hot_seat() -> Bench:
    """Two players on Ann's device."""
    bench = Bench(setup.new_table(TableSetup("kahuna", shared=True), ANN))
    bench.keep(started(bench.table))
    return bench


def whole_record(seed: int, options: dict[str, str] | None = None, steps: int | None = None) -> str:
    """The record of a game that chance has played."""
    from motu.core.chance import SealedChance  # noqa: PLC0415
    from motu.core.record import write_record  # noqa: PLC0415

    game = game_named("kahuna")
    choice = random.Random(seed)
    match = Match(game, game.read_options(options or {}), ("Ann", "Bob"), SealedChance(bytes([seed]) * 32))
    while game.movers(match.state) and (steps is None or len(match.steps) < steps):
        seat = game.movers(match.state)[0]
        match.play(seat, choice.choice(list(game.moves(match.state, seat))))
    return write_record(game, match.record())


def of_table(table: Table, eyes: Eyes, after: int = -1, most: int | None = None) -> list[Frame]:
    """The game at a table, step by step, through these eyes."""
    if table.match is None:
        return []
    return frames(table.game, table.match.record(finished=False), eyes, after, most)


def play_out(bench: Bench, people: Sequence[Person], seed: int = 1) -> None:
    """Let both play at random to the end."""
    choice = random.Random(seed)
    while bench.table.movers:
        bench.move(people[bench.table.movers[0]], choice.choice(bench.moves()), wait=1.0)
