"""What each seat has been shown since the game began: its information state, with nothing forgotten.

A seat is shown words (the deal and the moves, as its own record of the game would have them) and, after every step, its
view. Both go into a chain of hashes, so that two information states are the same just where everything shown was. What
others plan in secret, one thing after another, is not shown, and neither is how many things that were: a step that is
not the seat's own counts only if it changes something in the seat's view.

Views are worked out when somebody asks: most positions of a search are never looked at.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b
from typing import Any, NamedTuple

from motu.research.openspiel.rules import Rules

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


def begun(word: str, look: bytes) -> Memory:
    """A memory that has nothing before it."""
    return Memory(None, word, hashed(word, look), look)


class Seen:
    """A step of a game: the deal (which has none before it), or a move with what chance answered, and where it led."""

    __slots__ = ("after", "before", "came", "memories", "move", "rules", "seat")

    def __init__(
        self,
        rules: Rules,
        before: tuple[Seen, Any] | None,
        seat: int,
        move: Any,
        came: tuple[str, ...],
        after: Any,
    ) -> None:
        self.rules = rules
        self.before = before
        self.seat = seat
        self.move = move
        self.came = came
        self.after = after
        self.memories: dict[int, Memory] = {}

    def memory(self, viewer: int) -> Memory:
        """What a seat has been shown up to here."""
        waiting, step = [self], self
        while viewer not in step.memories and step.before is not None:
            step = step.before[0]
            waiting.append(step)
        for step in reversed(waiting):  # a game has more steps than Python lets functions call each other
            if viewer not in step.memories:
                step.memories[viewer] = step._shown(viewer)
                if len(step.memories) == step.rules.players:
                    step.before = None  # nobody will ask again: the tables that led here can go
        return self.memories[viewer]

    def _shown(self, viewer: int) -> Memory:
        game = self.rules.game
        look = hashed(repr(game.view(self.after, viewer)))
        if self.before is None:
            return begun(self._opening(viewer), look)
        last = self.before[0].memories[viewer]
        word = game.seen_move(self.before[1], self.seat, self.move, self.came, viewer)
        if viewer != self.seat and (look == last.look or (word.move == HIDDEN and not self._stirs(viewer))):
            return last
        text = f"{self.rules.initials[self.seat]}:{game.write_words([word])}"
        return Memory(last, text, hashed(text, last.chain + look), look)

    def _stirs(self, viewer: int) -> bool:
        """Whether a hidden decision changes anything else that the viewer sees than who decided last."""
        if not self.rules.facts.traces:
            return True
        assert self.before is not None
        before, after = (self.rules.game.view(state, viewer) for state in (self.before[1], self.after))
        return bool(before != replace(after, **{name: getattr(before, name) for name in self.rules.facts.traces}))

    def _opening(self, viewer: int) -> str:
        game = self.rules.game
        return game.write_deal(game.seen_deal(self.rules.options, self.came, viewer))


class Imagined(Seen):
    """The beginning of a table that was made up: one seat remembers what it remembered, the others nothing."""

    __slots__ = ()

    def __init__(self, rules: Rules, state: Any, memories: dict[int, Memory]) -> None:
        super().__init__(rules, None, -1, None, (), state)
        self.memories.update(memories)

    def _opening(self, viewer: int) -> str:
        return "…"
