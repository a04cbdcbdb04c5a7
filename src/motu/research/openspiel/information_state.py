"""What each seat has been shown since the game began: its information state, with nothing forgotten.

A seat is shown words (the deal and the moves, as its own record of the game would have them) and, after every step, its
view. Both go into a chain of hashes, so that two information states are the same just where everything shown was. What
others plan in secret, one thing after another, is not shown, and neither is how many things that were: a step that is
not the seat's own counts only if it changes something in the seat's view.

This is worked out when somebody asks, by playing the steps again since it was last known: most positions are never
looked at, and a game of thousands of steps need not keep thousands of tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any, NamedTuple

from motu.core.game import AnyGame
from motu.research.openspiel.rules import Rules


class Asked(Exception):
    """The rules asked for more than was answered. `names` is what may come: each place of it is equally likely."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(names)
        self.names = names


class Answers:
    """A chance that knows some answers, by the names that records use, and then breaks off.

    OpenSpiel wants a node of its own for everything that is drawn or rolled, but the rules ask chance in the middle of
    a move. A move is therefore tried with the answers that are there so far. Where the rules ask for one more, the
    trial is broken off and what they asked for becomes the chance node. With its outcome added to the answers the move
    is tried again, from the beginning and on a fresh copy of the table.
    """

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._given = 0

    def below(self, n: int, of: Any) -> int:
        if self._given == len(self._names):
            raise Asked(tuple(self._game.outcome_name(of, index) for index in range(n)))
        name = self._names[self._given]
        self._given += 1
        return self._game.outcome_index(of, name)


class Sampled:
    """A chance that draws from a function which gives numbers from 0 up to 1, as OpenSpiel hands them out."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, n: int, of: Any = None) -> int:
        return min(int(self._sampler() * n), n - 1)  # a sampler may include 1


HIDDEN = "?"
"""How a decision is written of which nothing is seen."""


class Memory(NamedTuple):
    """What a seat knows of how it came to where it is: the last thing it was shown, and what it remembers besides.

    chain   a hash of everything it was shown
    look    a hash of the view it had last
    """

    before: Memory | None
    word: str
    chain: bytes
    look: bytes

    def words(self) -> str:
        """All words, the oldest first."""
        found, memory = [], self
        while True:
            if memory.word:
                found.append(memory.word)
            if memory.before is None:
                return " ".join(reversed(found))
            memory = memory.before

    def shortened(self) -> Memory:
        """The same in one piece."""
        return Memory(None, self.words(), self.chain, self.look)

    def __str__(self) -> str:
        return f"{self.words()} #{self.chain.hex()}"


def hashed(text: str, chain: bytes = b"") -> bytes:
    return blake2b(chain + text.encode(), digest_size=8).digest()


def looked(game: AnyGame, table: Any, viewer: int) -> bytes:
    """A hash of what a seat sees."""
    return hashed(repr(game.view(table, viewer)))


def begun(word: str, look: bytes) -> Memory:
    """A memory that has nothing before it."""
    return Memory(None, word, hashed(word, look), look)


class Seen:
    """A step of a game: a move with what chance answered, and the step before it; the beginning has none.

    table       where it led: kept at the beginning, and where somebody has asked
    memories    what seats have been shown up to here, as far as they have asked
    """

    __slots__ = ("before", "memories", "move", "outcomes", "rules", "seat", "table")

    def __init__(self, rules: Rules, before: Seen | None, seat: int, move: Any, outcomes: tuple[str, ...]) -> None:
        self.rules = rules
        self.before = before
        self.seat = seat
        self.move = move
        self.outcomes = outcomes
        self.table: Any = None
        self.memories: dict[int, Memory] = {}

    def memory(self, viewer: int, table: Any) -> Memory:
        """What a seat has been shown up to here, where the table is this."""
        if viewer not in self.memories:
            self.memories[viewer] = self._worked_out(viewer)
            self.table = table
            if len(self.memories) == self.rules.players:
                self.before = None  # all is known here: what was before can go
        return self.memories[viewer]

    def _worked_out(self, viewer: int) -> Memory:
        steps: list[Seen] = []
        start = self
        while viewer not in start.memories and start.before is not None:
            steps.append(start)
            start = start.before
        game, table = self.rules.game, start.table
        memory = start.memories.get(viewer) or begun(start.opening(viewer), looked(game, table, viewer))
        for step in reversed(steps):
            before, table = table, game.copy(table)
            game.play(table, step.seat, step.move, Answers(game, step.outcomes))
            memory = step._shown(viewer, memory, before, table)
        return memory

    def _shown(self, viewer: int, memory: Memory, before: Any, after: Any) -> Memory:
        """What a seat remembers after this step, of what it is shown of it."""
        game = self.rules.game
        look = looked(game, after, viewer)
        word = game.seen_move(before, self.seat, self.move, self.outcomes, viewer)
        if viewer != self.seat and (
            look == memory.look or (word.move == HIDDEN and not self._stirs(viewer, before, after))
        ):
            return memory
        text = f"{self.rules.initials[self.seat]}:{game.write_words([word])}"
        return Memory(memory, text, hashed(text, memory.chain + look), look)

    def _stirs(self, viewer: int, before: Any, after: Any) -> bool:
        """Whether a hidden decision changes anything else that the viewer sees than who decided last."""
        traces = self.rules.facts.traces
        if not traces:
            return True
        old, new = (self.rules.game.view(table, viewer) for table in (before, after))
        return bool(old != replace(new, **{name: getattr(old, name) for name in traces}))

    def opening(self, viewer: int) -> str:
        """What a seat saw of the beginning, in words."""
        raise NotImplementedError


class Dealt(Seen):
    """The beginning of a game."""

    __slots__ = ()

    def __init__(self, rules: Rules, outcomes: tuple[str, ...], table: Any) -> None:
        super().__init__(rules, None, -1, None, outcomes)
        self.table = table

    def opening(self, viewer: int) -> str:
        game = self.rules.game
        return game.write_deal(game.seen_deal(self.rules.options, self.outcomes, viewer))


class Imagined(Seen):
    """The beginning of a table that was made up: some remember what is given here, the others nothing."""

    __slots__ = ()

    def __init__(self, rules: Rules, table: Any, memories: dict[int, Memory]) -> None:
        super().__init__(rules, None, -1, None, ())
        self.table = table
        self.memories.update(memories)

    def opening(self, viewer: int) -> str:
        return "…"
