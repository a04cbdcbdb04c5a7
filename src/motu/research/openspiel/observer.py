"""What OpenSpiel asks when it wants to know what a player sees: strings, and arrays by name and in one piece."""

from __future__ import annotations

import numpy as np

from motu.research.observations import OBSERVERS, Array
from motu.research.openspiel.rules import Rules
from motu.research.openspiel.state import State, observation, own_observation


class Observer:
    """What a player sees now.

    tensor, dict    the pieces of `motu.research.observations`, in one array and by name: None and {} without arrays
    """

    def __init__(self, rules: Rules, with_arrays: bool = True) -> None:
        self._pieces = OBSERVERS[rules.game.NAME]
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if with_arrays:
            self.tensor = np.zeros(self._pieces.size(rules.options), np.float32)
            places = self._pieces.slices(rules.options)
            for piece in self._pieces.layout(rules.options):
                self.dict[piece.name] = self.tensor[places[piece.name]].reshape(piece.shape)

    def set_from(self, state: State, player: int) -> None:
        """Fill the arrays; nothing is in them during the deal."""
        if self.tensor is not None:
            view = state.node.view(player)
            self.tensor[:] = 0 if view is None else self._pieces.flat(view)

    def string_from(self, state: State, player: int) -> str:
        return observation(state.node, player)


class _WordsAlone:
    """An observer without arrays."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Array] = {}

    def set_from(self, state: State, player: int) -> None:
        """There is no array to fill."""


class Memories(_WordsAlone):
    """All that a player has been shown since the game began. An array of that would need a place for every decision of
    the longest game: there is none."""

    def string_from(self, state: State, player: int) -> str:
        return state.node.memory(player)


class Words(_WordsAlone):
    """What everybody sees, or what a player sees besides."""

    def __init__(self, private: bool) -> None:
        super().__init__()
        self._private = private

    def string_from(self, state: State, player: int) -> str:
        return own_observation(state.node, player) if self._private else observation(state.node, None)
