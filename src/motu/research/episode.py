"""One game after another, as all environments play them: numbers in, numbers out. Nobody gets anything but views.

Gymnasium's spaces of what is given and taken stand at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from motu.core.errors import IllegalMove, Message
from motu.core.game import AnyGame
from motu.games import game_named
from motu.research.actions import ACTIONS, Actions, Mask
from motu.research.observations import OBSERVERS, Array, Observer
from motu.research.returns import forfeit, returns

ILLEGAL = ("lose", "ignore", "raise")
"""What a number does that is not open: its seat loses at once, nothing happens, or IllegalMove is raised."""


class ArrayChance:
    """Chance out of a numpy generator: a copy of an environment goes on with a copy of its chance."""

    def __init__(self, generator: np.random.Generator) -> None:
        self.generator = generator

    def below(self, n: int, of: Any = None) -> int:
        return int(self.generator.integers(n))


class Episode:
    """A table with a game on it. Options are those of the game, by their names: `open_hands=True`, `players=3`."""

    def __init__(self, game: str, illegal: str = "lose", **options: object) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.name = game
        self.options = read_options(game, options)
        self.seats = self.game.seats(self.options)
        self.illegal = illegal
        self.state: Any = None
        self.ended: list[float] | None = None
        """What each seat has got when the game is over."""

    # Looked up and not kept, so that a table can be copied and sent to another process.

    @property
    def game(self) -> AnyGame:
        return game_named(self.name)

    @property
    def actions(self) -> Actions:
        return ACTIONS[self.name]

    @property
    def observer(self) -> Observer[Any, Any]:
        return OBSERVERS[self.name]

    def begin(self, chance: ArrayChance) -> None:
        """Deal a new game."""
        self._chance = chance
        self.state = self.game.deal(self.options, chance)
        self.ended = None
        self._see_the_end()

    def deciding(self) -> tuple[int, ...]:
        """The seats that have to decide."""
        return () if self.ended is not None else self.game.movers(self.state)

    def moves(self, seat: int) -> tuple[Any, ...]:
        """What is open to a seat."""
        return tuple(self.game.moves(self.state, seat)) if seat in self.deciding() else ()

    def mask(self, seat: int) -> Mask:
        return self.actions.mask(self.moves(seat))

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def observation(self, seat: int) -> Array:
        return self.observer.flat(self.view(seat))

    def play(self, seat: int, number: int) -> Message | None:
        """Make a decision; the reason when it is not open."""
        if self.ended is not None:
            raise ValueError("the game is over: reset begins another")
        if not 0 <= number < self.actions.size:
            raise ValueError(f"a decision is a number from 0 to {self.actions.size - 1}, not {number}")
        move = self.actions.moves[number]
        reason = self.game.why_not(self.state, seat, move)
        if reason is None:
            self.game.play(self.state, seat, move, self._chance)
            self._see_the_end()
        elif self.illegal == "raise":
            raise IllegalMove(reason)
        elif self.illegal == "lose":
            self.ended = forfeit(seat, len(self.seats))
        return reason

    def _see_the_end(self) -> None:
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self.ended = returns(outcome, len(self.seats))


def read_options(game: str, options: Mapping[str, object]) -> Any:
    """Options by the names that Python allows."""
    words = {name.replace("_", "-"): _word(value) for name, value in options.items()}
    return game_named(game).read_options(words)


def _word(value: object) -> str:
    """An option as it is written: a program may say True and 3."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


FORMS = ("dict", "box")
"""An observation with the mask beside it, or alone: the mask is in the info in any case."""


def observation_space(episode: Episode, form: str) -> spaces.Space[Any]:
    if form not in FORMS:
        raise ValueError(f"form is one of {', '.join(FORMS)}, not {form!r}")
    numbers = spaces.Box(-1, 1, (episode.observer.size(episode.options),), np.float32)
    mask = spaces.Box(0, 1, (episode.actions.size,), np.int8)
    return numbers if form == "box" else spaces.Dict({"observation": numbers, "action_mask": mask})


def action_space(episode: Episode) -> spaces.Discrete:
    return spaces.Discrete(episode.actions.size)


def observed(episode: Episode, seat: int, form: str, mask: Mask | None = None) -> Any:
    """What a seat sees, as an element of its space; `mask` if it is known already."""
    numbers = episode.observation(seat)
    if form == "box":
        return numbers
    return {"observation": numbers, "action_mask": episode.mask(seat) if mask is None else mask}
