"""A place in OpenSpiel's game tree: a table at which somebody has to decide, or a move in which chance has been asked.

Nodes never change, so copies of a position share theirs.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from motu.core.chance import Chance
from motu.research.openspiel.information_state import Answers, Asked, Dealt, Imagined, Memory, Seen
from motu.research.openspiel.rules import Rules

CHANCE, TERMINAL = -1, -4
"""Who plays at a node, besides the seats: the numbers are OpenSpiel's."""


class Node:
    """The table as everybody knows it, and what is under way.

    state       the table; None while the deal is under way
    seen        how it came about; None likewise
    player      who plays here: a seat, CHANCE or TERMINAL
    seat, move  the decision that is under way while chance answers; -1 and None in the deal
    outcomes    what chance has answered in it so far
    asked       what may come now, each place equally likely

    Of several who decide at the same time, `first` does so first, if he is one of them; else in the order of the seats.
    """

    __slots__ = ("asked", "move", "outcomes", "player", "rules", "seat", "seen", "state")

    def __init__(
        self,
        rules: Rules,
        state: Any,
        seen: Seen | None,
        seat: int = -1,
        move: Any = None,
        outcomes: tuple[str, ...] = (),
        asked: tuple[str, ...] = (),
        first: int = -1,
    ) -> None:
        self.rules = rules
        self.state = state
        self.seen = seen
        self.seat = seat
        self.move = move
        self.outcomes = outcomes
        self.asked = asked
        if asked:
            self.player = CHANCE
        else:
            movers = rules.game.movers(state)
            self.player = first if first in movers else movers[0] if movers else TERMINAL

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        move = None if self.move is None else int(self.move)
        if self.seen is None:
            return read_node, (self.rules, None, (), self.seat, move, self.outcomes, self.asked, self.player)
        memories = tuple(tuple(self.seen.memory(seat, self.state).shortened()) for seat in range(self.rules.players))
        return read_node, (self.rules, self.fields(), memories, self.seat, move, self.outcomes, self.asked, self.player)

    def fields(self) -> tuple[Any, ...]:
        """Everything that makes the table what it is, besides the options."""
        return tuple(getattr(self.state, name) for name in self.rules.facts.fields)

    # --- What may happen ------------------------------------------------------------------------------------------

    def actions(self) -> list[int]:
        """The numbers of the moves that the player may make, in order."""
        return sorted(self.rules.game.moves(self.state, self.player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers of what may come, in order, each with how likely that is."""
        number = self.rules.number
        return sorted((number[name], many / len(self.asked)) for name, many in Counter(self.asked).items())

    # --- What comes of it -----------------------------------------------------------------------------------------

    def decided(self, action: int) -> Node:
        """The player makes this move. IllegalMove."""
        return _played(self, self.player, self.rules.moves[action], ())

    def answered(self, outcome: int) -> Node:
        """Chance gives this answer, which is one of `chance_outcomes`."""
        outcomes = (*self.outcomes, self.rules.comes[outcome])
        return _dealt(self.rules, outcomes) if self.state is None else _played(self, self.seat, self.move, outcomes)

    # --- What a seat knows ----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Any:
        """What a seat may know; None during the deal, and while chance answers, what it knew before."""
        return None if self.state is None else self.rules.game.view(self.state, seat)

    def memory(self, seat: int) -> str:
        """What a seat has been shown so far, likewise."""
        return "" if self.seen is None else str(self.seen.memory(seat, self.state))

    def words(self, seat: int) -> str:
        """The words of that alone."""
        return "" if self.seen is None else self.seen.memory(seat, self.state).words()

    def imagined(self, seat: int, chance: Chance) -> Node:
        """Another table that this seat takes for the same: what it cannot know is made up."""
        assert self.seen is not None
        memory = self.seen.memory(seat, self.state)
        return imagined(self.rules, self.view(seat), chance, {seat: memory}, self.player)


def imagined(rules: Rules, view: Any, chance: Chance, memories: dict[int, Memory], first: int) -> Node:
    """A table that fits a view, whose seats remember what is given here, and the others nothing but what they see."""
    state = rules.game.imagine(view, chance)
    return Node(rules, state, Imagined(rules, state, memories), first=first)


def root(rules: Rules) -> Node:
    """Before the deal."""
    return _dealt(rules, ())


def _dealt(rules: Rules, outcomes: tuple[str, ...]) -> Node:
    game = rules.game
    try:
        state = game.deal(rules.options, Answers(game, outcomes))
    except Asked as more:
        return Node(rules, None, None, outcomes=outcomes, asked=more.names)
    return Node(rules, state, Dealt(rules, outcomes, state))


def _played(node: Node, seat: int, move: Any, outcomes: tuple[str, ...]) -> Node:
    rules, before, seen = node.rules, node.state, node.seen
    assert seen is not None
    game = rules.game
    after = game.copy(before)
    try:
        game.play(after, seat, move, Answers(game, outcomes))
    except Asked as more:
        return Node(rules, before, seen, seat, move, outcomes, more.names)
    return Node(rules, after, Seen(rules, seen, seat, move, outcomes))


def read_node(
    rules: Rules,
    fields: tuple[Any, ...] | None,
    memories: tuple[tuple[Any, ...], ...],
    seat: int,
    move: int | None,
    outcomes: tuple[str, ...],
    asked: tuple[str, ...],
    player: int,
) -> Node:
    """The node that was written down: what a pickled one becomes again."""
    facts = rules.facts
    if fields is None:
        return Node(rules, None, None, outcomes=outcomes, asked=asked)
    state = facts.table(rules.options)
    for name, value in zip(facts.fields, fields, strict=True):
        setattr(state, name, value)
    seen = Imagined(rules, state, {each: Memory(*memory) for each, memory in enumerate(memories)})
    return Node(rules, state, seen, seat, None if move is None else rules.moves[move], outcomes, asked, player)
