"""A piece of an observation, and how the pieces make a whole: arrays by name, or one flat array.

Programs keep what they learned from an observation: pieces never move, never change their shape, and new ones go to the
end of the list.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from math import prod
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]


class Part(NamedTuple):
    """One piece: its name and shape, the numbers it is made of, and what they say."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    about: str
    read: Callable[[Any], Any]
    """The numbers, out of a view: nested as the shape is, or flat."""

    @property
    def size(self) -> int:
        return prod(self.shape)


def part(name: str, shape: int | tuple[int, ...], high: int, about: str, read: Callable[[Any], Any]) -> Part:
    """A piece whose numbers are counts: from 0 up."""
    return Part(name, (shape,) if isinstance(shape, int) else shape, 0, high, about, read)


class HasOptions(Protocol):
    @property
    def options(self) -> Any: ...


Options = TypeVar("Options")
View = TypeVar("View", bound=HasOptions)


class Observer(Generic[Options, View]):
    """How the views of a game become numbers. The shapes are the same in all games with the same components."""

    def __init__(self, parts: Callable[[Options], tuple[Part, ...]]) -> None:
        self.layout = cache(parts)
        """The pieces of an observation, in their order."""
        self._whole = cache(self._put_together)

    def size(self, options: Options) -> int:
        """How many numbers an observation has."""
        return self._whole(options)[0].size

    def slices(self, options: Options) -> dict[str, slice]:
        """Where each piece lies in the flat array."""
        places = self._whole(options)[1]
        return {each.name: place for each, place in zip(self.layout(options), places, strict=True)}

    def observe(self, view: View) -> dict[str, Array]:
        """Every piece by its name, in the numbers of the game: counts are counts."""
        return {
            each.name: np.array(each.read(view), np.float32).reshape(each.shape) for each in self.layout(view.options)
        }

    def flat(self, view: View) -> Array:
        """All pieces one after another, each divided by the largest number it can have: all is from -1 to 1."""
        scales, places = self._whole(view.options)
        found = np.empty(scales.size, np.float32)
        for each, place in zip(self.layout(view.options), places, strict=True):
            if len(each.shape) == 1:
                found[place] = each.read(view)
            else:
                found[place].reshape(each.shape)[...] = each.read(view)
        found *= scales
        return found

    def _put_together(self, options: Options) -> tuple[Array, tuple[slice, ...]]:
        """What the numbers of the flat array are multiplied with, and where each piece begins and ends in it."""
        parts = self.layout(options)
        scales = np.concatenate([np.full(each.size, 1 / max(each.high, -each.low), np.float32) for each in parts])
        ends = list(accumulate((each.size for each in parts), initial=0))
        return scales, tuple(slice(start, end) for start, end in pairwise(ends))


# One view after another holds the same sets and piles again: as numbers each is worked out once.


def kept(numbers: npt.ArrayLike) -> Array:
    """An array that nobody can change."""
    found = np.array(numbers, np.float32)
    found.setflags(write=False)
    return found


@cache
def one(number: int | None, many: int) -> Array:
    """A 1 in the place of the number, if it has one."""
    return kept([number == each for each in range(many)])


@lru_cache(maxsize=1 << 14)
def bits(mask: int, many: int) -> Array:
    """A 1 for everything that is in a set."""
    return kept([mask >> bit & 1 for bit in range(many)])
