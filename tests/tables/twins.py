"""Two tables with the same events as far as somebody may know, and different hidden things: they must look alike.

What is hidden is said here, from the rulebook, and not asked of the game: the cards dealt to another, those he draws
from the deck, and those he discards face down (but for one that lay open before him, variant 2). Besides: the seed,
who exactly the other visitor is, and where he wants to be reminded.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from motu.core.chance import ScriptEnded
from motu.core.errors import message
from motu.core.match import Moment
from motu.core.versions import write_recorded
from motu.games import game_named
from motu.kahuna.board import LETTERS
from motu.kahuna.cards import has, letters_of, nth, size
from motu.kahuna.moves import Move
from motu.kahuna.notation import outcome_index
from motu.tables import action_handlers, actions
from motu.tables.action_handlers import invitation_hash
from motu.tables.actions import Answer, Hook, OfferDraw, Person, Undo
from motu.tables.events import (
    PERSON,
    AnyEvent,
    Chair,
    ClockRule,
    Helped,
    Moved,
    Opened,
    Started,
    read_event,
    write_event,
)
from motu.tables.table import Table

ANN = Person("ann-id", "Ann")
BOBS = (Person("bob-id", "Bob"), Person("another-bob-id", "Bob"))
CAT = Person("cat-id", "Cat")
COMMITMENT = "c0" * 32
INVITATION = "mi_both-tables-have-this-one"
TRIES = 30


class Twin:
    """One of the two tables, and its events."""

    def __init__(self, id: str, secret: bytes, people: tuple[Person, ...]) -> None:
        self.table = Table(id, game_named("kahuna"), secret)
        self.people = people
        self.events: list[tuple[AnyEvent, float]] = []

    def keep(self, event: AnyEvent, at: float) -> None:
        self.events.append((event, at))
        self.table.apply(read_event(write_event(event)), at)

    @property
    def state(self) -> Any:
        assert self.table.match is not None
        return self.table.match.state


class Fate:
    """Chance that is decided as it is asked for: `next` says what came, by its letter, from what is left."""

    def __init__(self, next: Callable[[int], str]) -> None:
        self.next = next
        self.outcomes: list[str] = []

    def below(self, n: int, of: Any) -> int:
        name = self.next(of)
        number = outcome_index(of, name)
        if number < 0:
            raise ScriptEnded(message("chance-impossible", answer=name))
        self.outcomes.append(name)
        return number


class Twins:
    """Two tables for whoever sits on seat `viewer` (None: who only looks on, and knows no hand at all).

    apart       after how many steps the hidden hands differed
    buried      how often another card was discarded face down
    """

    def __init__(
        self,
        options: dict[str, str],
        viewer: int | None,
        seed: int,
        clock: ClockRule | None = None,
        ids: tuple[str, str] = ("the-table", "the-table"),
        people: tuple[Person, tuple[Person, Person]] = (ANN, BOBS),
        now: float = 1_000.0,
    ) -> None:
        self.choice = random.Random(seed)
        self.viewer, self.now = viewer, now
        self.apart = self.buried = 0
        ann, bobs = people
        self.seat = 0 if viewer is None else viewer
        game = game_named("kahuna")
        words = write_recorded(game, game.read_options(options))
        self.twins = []
        for number, bob in enumerate(bobs):
            seated = (ann, bob) if self.seat == 0 else (bob, ann)
            twin = Twin(ids[number], self.choice.randbytes(32), seated)
            chairs = tuple(Chair(PERSON, each.id, each.name) for each in seated)
            opened = Opened(ann.id, "kahuna", words, chairs, clock or ClockRule(), public=True)
            twin.keep(_sealed(opened), now)
            self.twins.append(twin)
        for twin, deal in zip(self.twins, self._deals(), strict=True):
            twin.keep(Started(deal), now)

    def is_hidden(self, seat: int) -> bool:
        """Whether the viewer does not see the cards of this seat."""
        return seat != self.viewer

    # --- Chance -----------------------------------------------------------------------------------------------------

    def _deals(self) -> Iterator[tuple[str, ...]]:
        """White's hand, Black's, the row: what the viewer sees is the same."""
        deck = list(LETTERS * 2)
        self.choice.shuffle(deck)
        row, own, rest = deck[:3], deck[3:6], deck[6:]
        first = self.twins[0].table.options.first
        begins = self.choice.choice("WB") if first == "random" else ""
        for _ in self.twins:
            hidden = self.choice.sample(rest, 3) if self.viewer is not None else []
            both = self.choice.sample(own + rest, 6)
            hands = both if self.viewer is None else own + hidden if self.viewer == 0 else hidden + own
            yield tuple(begins + "".join(hands + row))

    def _blind(self, twin: Twin) -> Callable[[int], str]:
        """A card that the viewer does not see. Towards the end of a deck the hands must become the same again."""
        other = self.twins[1 - self.twins.index(twin)].state.deck

        def pick(of: int) -> str:
            extra = [card for card in range(12) if has(of, card) > has(other, card)]
            if extra and size(of) < 8:
                return LETTERS[self.choice.choice(extra)]
            return LETTERS[nth(of, self.choice.randrange(size(of)))]

        return pick

    # --- Moves ------------------------------------------------------------------------------------------------------

    def play(self) -> bool:
        """A move at both tables that looks the same; False where there is none (or the game is over)."""
        one = self.twins[0]
        game, movers = one.table.game, one.table.movers
        if not movers:
            return False
        seat = movers[0]
        possible: Sequence[Move] = game.moves(one.state, seat)
        return any(self.play_this(seat, move) for move in self.choice.sample(possible, len(possible)))

    def play_this(self, seat: int, move: Move) -> bool:
        """This move at the first table, and at the second one that looks like it."""
        like = self._like(seat, move)
        if like is None:
            return False
        for _ in range(TRIES):
            drafted = self._draft(seat, (move, like))
            if drafted is not None:
                self._adopt(seat, drafted)
                return True
        return False

    def _like(self, seat: int, move: Move) -> Move | None:
        one, other = self.twins
        possible: Sequence[Move] = one.table.game.moves(other.state, seat)
        if not self._buries(one, seat, move):
            return move if move in possible else None
        hidden = [each for each in possible if self._buries(other, seat, each)]
        others = [each for each in hidden if each != move] or hidden
        return self.choice.choice(others) if others else None

    def _buries(self, twin: Twin, seat: int, move: Move) -> bool:
        """Whether it is a discard that the viewer does not see."""
        if move.kind != "discard" or not self.is_hidden(seat) or twin.table.options.discards == "face-up":
            return False
        return not (twin.table.options.open_hands == "yes" and has(twin.state.open[seat], move.cards[0]))

    def _draft(self, seat: int, moves: tuple[Move, Move]) -> list[Moment] | None:
        seen: list[str] = []
        drafted = []
        for number, (twin, move) in enumerate(zip(self.twins, moves, strict=True)):
            blind = [self._blind(twin)] if move.kind == "draw" and self.is_hidden(seat) else []
            told = iter(seen)

            def visible(of: int, first: bool = number == 0, told: Iterator[str] = told) -> str:
                if first:
                    seen.append(LETTERS[nth(of, self.choice.randrange(size(of)))])
                    return seen[-1]
                return next(told)

            def fate(of: int, blind: list[Any] = blind, visible: Callable[[int], str] = visible) -> str:
                return str(blind.pop()(of)) if blind else visible(of)

            assert twin.table.match is not None
            try:
                drafted.append(twin.table.match.draft(seat, move, Fate(fate)))
            except ScriptEnded:
                return None
        return drafted

    def _adopt(self, seat: int, drafted: list[Moment]) -> None:
        self.now += self.choice.choice((0.0, 1.5, 20.0))
        for twin, moment in zip(self.twins, drafted, strict=True):
            twin.keep(Moved(seat, moment.step.move, moment.step.outcomes), self.now)
        one, other = (twin.state for twin in self.twins)
        self.apart += any(one.hand[each] != other.hand[each] for each in range(2) if self.is_hidden(each))
        self.buried += drafted[0].step.move != drafted[1].step.move

    # --- All else that people do ------------------------------------------------------------------------------------

    def do(self, seat: int, *action: actions.AnyAction) -> str:
        """Let somebody do the same at both tables (or what differs in secret): how it went is the same, too."""
        went = []
        self.now += 1.0
        for twin, each in zip(self.twins, action * (3 - len(action)), strict=True):
            try:
                event = action_handlers.act(twin.table, twin.people[seat], each, self.now)[-1].event
            except actions.Refused as error:
                went.append(str(error.reason))
                continue
            twin.keep(event, self.now)
            went.append(type(event).__name__)
        assert went[0] == went[1]
        return went[0]

    def talk(self) -> None:
        """Somebody takes back, offers, asks, answers or is helped."""
        seat = self.choice.randrange(2)
        what = self.choice.randrange(8)
        if what < 4:
            self.do(seat, Undo())
        elif what == 4:
            self.do(seat, OfferDraw())
        elif what == 5 and seat != self.seat:
            self.do(seat, Hook("https://one.example/hook"), Hook("https://another.example/hook/of/his"))
        elif what == 6:
            for twin in self.twins:
                twin.keep(Helped(seat), self.now)
        asked = self.twins[0].table.asked
        if asked is not None and self.choice.random() < 0.8:
            answering = self.choice.choice((asked.seat, 1 - asked.seat))
            self.do(answering, Answer(yes=asked.what == "undo" and self.choice.random() < 0.7))

    def hands(self) -> list[list[str]]:
        """All hands at both tables, by their letters."""
        return [[letters_of(hand) for hand in twin.state.hand] for twin in self.twins]


def _sealed(opened: Opened) -> Opened:
    """With an invitation, and a hash of the seed that tells nothing: here it is that of neither."""
    return msgspec.structs.replace(opened, invitation=invitation_hash(INVITATION), commitment=COMMITMENT)
