"""What OpenSpiel asks when it wants to know what a player sees: strings, and arrays by name and in one piece."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

import numpy as np

from motu.research.observations import OBSERVERS, Array
from motu.research.openspiel.recall import SHAPES, recall
from motu.research.openspiel.rules import Rules
from motu.research.openspiel.state import State, observation, own_observation

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

    The arrays have what a player of Kahuna sees now, and behind it the pieces of `motu.research.openspiel.recall`.
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
