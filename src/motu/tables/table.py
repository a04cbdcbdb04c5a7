"""A table: what its events add up to. Nothing here knows of a store, a network or the time of day."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any, NamedTuple

from motu.core.chance import ScriptedChance, SealedChance
from motu.core.errors import Message, message
from motu.core.extras import is_aside, prompt
from motu.core.game import AnyGame
from motu.core.match import AGREED, BRANCH, Match, Moment, out_of_time, resigned, resuming
from motu.core.parts import Parts, finish
from motu.core.record import Record, reading
from motu.core.versions import read_recorded
from motu.store.rows import OPEN, OVER, RUNNING
from motu.tables.clock import Clock, Deadline
from motu.tables.events import (
    BOT,
    FREE,
    PERSON,
    Answered,
    AnyEvent,
    Asked,
    Chair,
    Ended,
    Followed,
    Helped,
    Hooked,
    Moved,
    Opened,
    Reminded,
    Replaced,
    Returned,
    Sat,
    Started,
    TookBack,
)
from motu.tables.outages import Outages

REMIND_AT = 0.25
"""A player is reminded when this share of their time for a turn is left."""


LEFT_EARLY = -1.0
"""The points of a player who left a game that others played on: fewer than theirs, whatever the bot made of it."""


class Left(NamedTuple):
    """Who sat on a seat before a bot took it over, and how they left: resigned, time, away; empty: they were gone."""

    chair: Chair
    how: str


class Table:
    """A table at one version.

    stage       open, running or over
    words       what is played by, in the words that ask for it now, whatever version of the rules it began with
    movers      whose decision it is
    match       the game, once it has begun
    prepared    the game of a record, where one was played in parts, for the event that is to begin with it
    last        the last step, with the states before and after it; None after a take-back
    asked       what a player has asked for, when, and in `agreed` who has said yes
    left        whose seats bots have taken over: who sat there, and how they left
    helped, took_back   whether the game was played with hints, or with moves taken back
    stood_in    whether a bot has played for somebody whom the others took for gone
    fresh       who is asked, and has not decided anything since
    reminded    who has been reminded of the decision that they must make now
    hooks       where players want to be reminded
    next        the table of the rematch
    outages     when the server was away
    """

    def __init__(self, id: str, game: AnyGame, secret: bytes, outages: Outages | None = None) -> None:
        self.id, self.game, self.secret = id, game, secret
        self.outages = outages or Outages()
        self.version = 0
        self.stage = OPEN
        self.movers: tuple[int, ...] = ()
        self.at = 0.0
        self.created = 0.0
        self.chairs: list[Chair] = []
        self._seats: dict[str, tuple[int, ...]] = {}
        self.match: Match | None = None
        self.prepared: Match | None = None
        self.last: Moment | None = None
        self.asked: Asked | None = None
        self.asked_at = 0.0
        self.agreed: set[int] = set()
        self.ended: Ended | None = None
        self.left: dict[int, Left] = {}
        self.helped = self.took_back = self.stood_in = False
        self.fresh: set[int] = set()
        self.reminded: set[int] = set()
        self._since: dict[int, int] = {}
        self.hooks: dict[int, str] = {}
        self.next = ""

    # --- What happened ----------------------------------------------------------------------------------------------

    def apply(self, event: AnyEvent, at: float, drafted: Moment | None = None) -> None:
        """Go on by one event; a move that was drafted need not be played again."""
        self.version += 1
        self.at = at
        undisturbed: AbstractSet[int] = frozenset()
        match event:
            case Opened():
                self._open(event, at)
            case Sat():
                self._seat(event.seat, event.chair)
            case Started():
                self._start(event, at)
            case Moved():
                undisturbed = self._move(event, at, drafted)
            case TookBack():
                undisturbed = self._take_back(event, at)
            case Asked():
                self.asked, self.asked_at, self.agreed = event, at, {event.seat}
            case Answered():
                self._answer(event)
            case Replaced():
                self.left[event.seat] = Left(self.chairs[event.seat], event.how)
                self.stood_in = self.stood_in or not event.how
                self._change_seat(event.seat, Chair(BOT, event.bot, event.bot), at)
            case Returned():
                self._change_seat(event.seat, self.left.pop(event.seat).chair, at)
            case Ended():
                self.ended, self.asked = event, None
                self.clock.stop(at)
            case Helped():
                self.helped = True
            case Hooked():
                self.hooks[event.seat] = event.url
            case Reminded():
                self.reminded.add(event.seat)
            case Followed():
                self.next = event.next
        self._since = {seat: self._since[seat] for seat in undisturbed} | {
            seat: self.version for seat in range(len(self.chairs)) if seat not in undisturbed
        }
        self._look()

    def applying(self, event: AnyEvent, at: float) -> Parts[None]:
        """The same in parts: an event may begin with a long record."""
        if isinstance(event, Opened) and event.record:
            yield from self.preparing(event.record)
        elif isinstance(event, Started) and self.opened.start:
            yield from self.preparing(self.opened.start)
        self.apply(event, at)
        yield

    def preparing(self, record: str) -> Parts[None]:
        """Play a record, in parts, for the event that is to begin with it."""
        self.prepared = yield from self._resuming(record)

    def _resuming(self, record: str) -> Parts[Match]:
        read = yield from reading(self.game, record)
        return (yield from resuming(self.game, read, SealedChance(self.secret)))

    def _resumed(self, record: str) -> Match:
        """The game of a record, played here if it was not before."""
        prepared, self.prepared = self.prepared, None
        return prepared or finish(self._resuming(record))

    def _open(self, event: Opened, at: float) -> None:
        self.opened = event
        self.created = at
        self.options = read_recorded(self.game, event.options)
        self.words = self.game.write_options(self.options)
        self.chairs = list(event.chairs)
        for seat, chair in enumerate(event.chairs):
            self._seat(seat, chair)
        self.clock = Clock(event.clock, len(self.chairs), self.outages)
        if event.record:
            self.match = self._resumed(event.record)

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        people = [(each.who, seat) for seat, each in enumerate(self.chairs) if each.kind == PERSON]
        self._seats = {who: tuple(seat for other, seat in people if other == who) for who, _ in people}

    def _change_seat(self, seat: int, chair: Chair, at: float) -> None:
        """Somebody else plays on there."""
        self._seat(seat, chair)
        self.asked = None
        self._run_clock((), at)

    def _start(self, event: Started, at: float) -> None:
        if self.opened.start:
            self.match = self._resumed(self.opened.start)
            self.match.players, self.match.floor = self.names, len(self.match.steps)
            self._run_clock((), at)
            self.fresh = set(self.movers)
            return
        deal = ScriptedChance(event.deal, self.game.outcome_index)
        self.match = Match(self.game, self.options, self.names, deal)
        self.match.chance = SealedChance(self.secret, asked=len(event.deal))
        self._run_clock((), at)
        self.fresh = set(self.movers)

    def _move(self, event: Moved, at: float, drafted: Moment | None) -> AbstractSet[int]:
        """Play a move. Gives the seats to which it is no news: what they may do is what it was before."""
        assert self.match is not None
        before = set(self.movers)
        turn = self.game.turn(self.match.state)
        if drafted is None:
            script = ScriptedChance(event.outcomes, self.game.outcome_index)
            drafted = self.match.draft(event.seat, self.game.read(event.move), script)
        aside = is_aside(self.game, drafted.before, event.seat, drafted.move)
        self.match.adopt(drafted)
        self._look()
        self.last = drafted
        if self._is_answer(event.seat, before, aside):
            self.asked = None
        now = set(self.movers)
        new_turn = self.game.turn(self.match.state) != turn
        ended = before if new_turn else before - now
        self.reminded -= ended | (before ^ now)
        decided = set() if aside else {event.seat}
        self.fresh = now if new_turn else (now - before) | (self.fresh & now - decided)
        if event.seat in before or ended or now != before:  # else nobody's time has to do with it
            self._run_clock(ended, at)
        return {
            seat
            for seat in range(len(self.chairs))
            if seat != event.seat and (seat in before) == (seat in now) and self._is_same(seat, drafted, aside)
        }

    def _is_same(self, seat: int, moment: Moment, aside: bool) -> bool:
        """Whether a move of another leaves this seat where it was, so that it need not have been seen there.

        What is done beside the decision at hand does, if the same is asked as before: what a seat has chosen meanwhile
        is done, should it still be allowed. So does what is decided at the same time, if it takes nothing from others.
        """
        game, asked = self.game, seat in self.movers
        before, after = moment.before, moment.after
        if aside:
            return not asked or prompt(game, game.view(before, seat)) == prompt(game, game.view(after, seat))
        return asked and game.moves(before, seat) == game.moves(after, seat)

    def _is_answer(self, seat: int, movers: AbstractSet[int], aside: bool) -> bool:
        """Whether who plays on has answered thereby what was asked. Not a bot, nor who decides beside the others, nor
        who does something beside that. Who asks to take a decision back and then makes another has thought better.
        Who makes one while the others are asked for a bot in their place is not gone."""
        if self.asked is None:
            return False
        if self.asked.what == "replace":
            return seat == self.asked.about
        if self.asked.what == "undo" and self.asked.seat == seat:
            return True
        return not aside and self.chairs[seat].kind == PERSON and len(movers) == 1

    def _take_back(self, event: TookBack, at: float) -> AbstractSet[int]:
        """Undo what was decided. Gives the seats that decide at the same time: a slip of one is nothing to them."""
        assert self.match is not None
        before = set(self.movers)
        after = range(event.left, len(self.match.steps))
        self.match.take_back((event.steps or (event.left,)) if event.alone else after)
        self.last = self.asked = None
        self.took_back = self.took_back or not event.slip
        self.fresh = set(self.game.movers(self.match.state))
        self._run_clock(() if event.slip else range(len(self.chairs)) if self.clock.rule.turn else (), at)
        return before & set(self.movers) - {event.seat} if event.slip else frozenset()

    def _answer(self, event: Answered) -> None:
        if event.yes:
            self.agreed.add(event.seat)
        else:
            self.asked = None

    def _run_clock(self, ended: Any, at: float) -> None:
        """Time passes for those who must decide; bots take no time."""
        self._look()
        self.clock.run([seat for seat in self.movers if self.chairs[seat].kind == PERSON], ended, at)

    def _look(self) -> None:
        """See whose decision it is, and what the table is now: both are asked for many times after each event."""
        if self.match is None or self.ended is not None:
            self.movers, self.stage = (), OPEN if self.ended is None else OVER
        else:
            self.movers = self.game.movers(self.match.state)
            self.stage = RUNNING if self.movers or self.opened.record else OVER

    # --- What there is ----------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def players(self) -> list[Chair]:
        """Who plays, or played until a bot took over: whose game it is."""
        return [self.left[seat].chair if seat in self.left else chair for seat, chair in enumerate(self.chairs)]

    @property
    def is_analysis(self) -> bool:
        return bool(self.opened.record)

    @property
    def branched_at(self) -> int | None:
        """How many steps were played elsewhere before this game went on from there; None if it has its own deal."""
        return self.match.floor if self.match is not None and self.opened.start else None

    def seats_of(self, visitor: str) -> tuple[int, ...]:
        """Where this visitor sits."""
        return self._seats.get(visitor, ())

    def seat_to_return_to(self, visitor: str) -> int | None:
        """The seat that a bot keeps for this visitor, since the others took them for gone."""
        if self.stage != RUNNING:
            return None
        return next((seat for seat, left in self.left.items() if left.chair.who == visitor and not left.how), None)

    def others(self, seat: int) -> list[int]:
        """The seats of other people than the one who sits here: they must agree to what is asked from here."""
        me = self.chairs[seat].who
        return [other for other, chair in enumerate(self.chairs) if chair.kind == PERSON and chair.who != me]

    def has_seen(self, seat: int, version: int) -> bool:
        """Whether who saw this version from this seat knows what there is to decide.

        Where several decide at the same time, what the others have done since does not matter; nor does what anybody
        did beside a decision that is still to be made.
        """
        return self._since.get(seat, self.version) <= version <= self.version

    @property
    def is_full(self) -> bool:
        return all(chair.kind != FREE for chair in self.chairs)

    @property
    def is_rated(self) -> bool:
        """Whether the game still counts for ratings.

        It does where somebody has given up or run out of time and a bot plays on for them: else a player about to
        lose could escape, and spoil it for the others. It does not where the others have said that they were gone.
        """
        return self.opened.rated and not (self.helped or self.took_back or self.stood_in)

    @property
    def all_have_decided(self) -> bool:
        """Whether every person has decided something here, and of two players the bot: who gives up then, loses."""
        if self.match is None:
            return False
        match = self.match
        here = range(match.floor, len(match.steps))
        count = len(self.chairs)
        awaited = (seat for seat, chair in enumerate(self.players) if chair.kind == PERSON or count == 2)
        return all(any(match.steps[number].seat == seat for number in here) for seat in awaited)

    @property
    def bot_to_move(self) -> int | None:
        """The seat of a bot whose decision it is."""
        return next((seat for seat in self.movers if self.chairs[seat].kind == BOT), None)

    @property
    def result(self) -> str:
        """The result as a record has it; `*` while the game goes on."""
        if self.ended is not None:
            if self.ended.how == "agreed":
                return AGREED
            if self.ended.seat >= 0 and self.ended.how != "aborted":
                seat = self.game.seats(self.options)[self.ended.seat]
                return resigned(seat) if self.ended.how == "resigned" else out_of_time(seat)
        return "*" if self.match is None else self.game.write_result(self.match.state)

    @property
    def outcome(self) -> Message | None:
        """How the game ended, in words."""
        if self.ended is not None:
            who = self.game.seats(self.options)[self.ended.seat].lower() if self.ended.seat >= 0 else ""
            return message(f"tables-ended-{self.ended.how}", player=who)
        found = None if self.match is None else self.game.outcome(self.match.state)
        return found.how if found else None

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won; nobody in a draw; None while the game goes on, or if it never began or was called off."""
        if self.ended is not None:
            if self.ended.how in ("closed", "stopped", "aborted"):
                return None
            loser = self.ended.seat
            sides = max(2, len(self.chairs))  # alone, one loses against the side that nobody plays
            return tuple(seat for seat in range(sides) if seat != loser) if loser >= 0 else ()
        found = None if self.match is None else self.game.outcome(self.match.state)
        return found.winners if found else None

    @property
    def points(self) -> tuple[float, ...]:
        """What each seat made of the game: 1, 0, or its share; less than all others, if its player has left it."""
        winners = self.winners or ()
        seats = range(len(self.chairs))
        shares = [(1 / len(winners) if seat in winners else 0.0) if winners else 1 / len(seats) for seat in seats]
        return tuple(LEFT_EARLY if seat in self.left else share for seat, share in enumerate(shares))

    def record(self) -> Record:
        """The whole game with all its secrets but the seed, which is told when it is over."""
        assert self.match is not None
        over = self.stage == OVER
        whole = self.match.record(finished=over)
        headers = whole.headers if self.branched_at is None else ((BRANCH, str(self.branched_at)), *whole.headers)
        return replace(
            whole, players=self.names, result=self.result, commitment=self.opened.commitment, headers=headers
        )

    # --- When somebody must look at it ------------------------------------------------------------------------------

    @property
    def due(self) -> float | None:
        """When something happens here though nobody does anything; None: never."""
        if self.stage == OPEN:
            return self.at if self.is_full else None
        if self.stage == OVER or self.is_analysis:
            return None
        if self.bot_to_move is not None:
            return self.at
        return min((due.at for due in (self.clock.deadline, self.reminder) if due is not None), default=None)

    @property
    def reminder(self) -> Deadline | None:
        """When a mover of a correspondence game is to be reminded next, and who it is."""
        before = REMIND_AT * self.clock.rule.turn
        waiting = [
            Deadline(each.at - before, each.seat)
            for each in self.clock.deadlines
            if before and each.seat not in self.reminded and self.hooks.get(each.seat)
        ]
        return min(waiting, default=None)
