"""What OpenSpiel asks when it wants to know what a player sees: strings, and arrays by name and in one piece.

In Kahuna an array may also hold all that a player was shown since the deal, a row for every decision of the longest
game. It is read from the words that the player remembers, so nothing is in it that those do not tell.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import prod

import numpy as np

from motu.kahuna.board import ENDS, LETTERS
from motu.kahuna.game import LONGEST
from motu.kahuna.notation import read, read_words
from motu.research.observations import OBSERVERS, Array
from motu.research.openspiel.rules import Rules
from motu.research.openspiel.state import State, observation, own_observation

KINDS = ("place", "remove", "discard", "take", "draw", "decline", "end", "free")
HAND = ROW = 3
"""So many cards are dealt to each, and so many lie open: a decision turns up no more."""
CARDS, LINES = len(LETTERS), len(ENDS)

COLUMNS = {"who": 2, "kind": len(KINDS), "line": LINES, "cards": CARDS, "drawn": CARDS, "turned": ROW * CARDS}
"""What a row says of a decision, and in how many places."""
SHAPES = {"dealt": (HAND + ROW, CARDS), "decisions": (LONGEST, sum(COLUMNS.values()))}
"""The pieces of the array."""

_STARTS = dict(zip(COLUMNS, np.cumsum([0, *COLUMNS.values()]).tolist(), strict=False))
_STEP = re.compile(r"(?:^| )([WB]):")


def recall(words: str, seat: int, dealt: Array, decisions: Array) -> None:
    """Fill both pieces, in which nothing is yet, with what a seat remembers."""
    opening, *steps = _STEP.split(words)
    if ">" in opening:  # a table that was made up has no deal
        *_, white, black, row = opening.split()
        for place, letter in enumerate((white, black)[seat] + row.removeprefix(">")):
            dealt[place, LETTERS.index(letter)] = 1
    for place, (who, text) in enumerate(zip(steps[::2], steps[1::2], strict=True)):
        _decided("WB".index(who) != seat, text, decisions[place])


def _decided(other: bool, text: str, row: Array) -> None:
    """Fill the row of a decision: the player's own, or the other's."""
    (word,) = read_words(text)
    outcomes = list(word.outcomes)
    row[_STARTS["who"] + other] = 1
    if word.move == "/?":  # face down
        row[_STARTS["kind"] + KINDS.index("discard")] = 1
    else:
        move = read(word.move)
        row[_STARTS["kind"] + KINDS.index(move.kind)] = 1
        if move.line is not None:
            row[_STARTS["line"] + move.line] = 1
        for card in move.cards:
            row[_STARTS["cards"] + card] += 0.5
    if word.move == "+?" and (drawn := outcomes.pop(0)) != "?":
        row[_STARTS["drawn"] + LETTERS.index(drawn)] = 1
    for place, letter in enumerate(outcomes):
        row[_STARTS["turned"] + place * CARDS + LETTERS.index(letter)] = 1


Shapes = Mapping[str, tuple[int, ...]]


def in_one_piece(shapes: Shapes) -> tuple[Array, dict[str, Array]]:
    """An array, and the pieces it is made of."""
    whole = np.zeros(sum(map(prod, shapes.values())), np.float32)
    pieces, start = {}, 0
    for name, shape in shapes.items():
        pieces[name] = whole[start : start + prod(shape)].reshape(shape)
        start += prod(shape)
    return whole, pieces


class Observer:
    """What a player sees now.

    tensor, dict    the pieces of `motu.research.observations`, in one array and by name: None and {} without arrays
    """

    def __init__(self, rules: Rules, with_arrays: bool = True) -> None:
        self._pieces = OBSERVERS[rules.game.NAME]
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if with_arrays:
            self.tensor, self.dict = in_one_piece(self._shapes(rules))

    def _shapes(self, rules: Rules) -> Shapes:
        return {piece.name: piece.shape for piece in self._pieces.layout(rules.options)}

    def set_from(self, state: State, player: int) -> None:
        """Fill the arrays; nothing is in them during the deal."""
        if self.tensor is not None:
            view = state.node.view(player)
            self.tensor[:] = 0 if view is None else self._pieces.flat(view)

    def string_from(self, state: State, player: int) -> str:
        return observation(state.node, player)


class Memories(Observer):
    """All that a player has been shown since the game began.

    The arrays have what a player of Kahuna sees now, and behind it the pieces of `motu.research.openspiel.observer`.
    """

    def _shapes(self, rules: Rules) -> Shapes:
        return {**super()._shapes(rules), **SHAPES}

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is None:
            return
        view = state.node.view(player)
        self.tensor[:] = 0
        if view is not None:
            now = self._pieces.flat(view)
            self.tensor[: now.size] = now
            recall(state.node.words(player), player, self.dict["dealt"], self.dict["decisions"])

    def string_from(self, state: State, player: int) -> str:
        return state.node.memory(player)


class Words:
    """What everybody sees, or what a player sees besides: without arrays."""

    tensor = None

    def __init__(self, private: bool) -> None:
        self.dict: dict[str, Array] = {}
        self._private = private

    def set_from(self, state: State, player: int) -> None:
        """There is no array to fill."""

    def string_from(self, state: State, player: int) -> str:
        return own_observation(state.node, player) if self._private else observation(state.node, None)
