"""What a decision is: its question, its legal moves, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from motu.core.chance import Chance
from motu.paradise.moves import Move
from motu.paradise.state import State


class Decision(NamedTuple):
    """One kind of decision. `moves` lists what a seat may do; `play` does one of these.

    `again` asks once more when something was turned up or taken off the map meanwhile (`steps.at_any_time`): what was
    to be decided may be decided by that. Without it the question stays.
    """

    prompt: str
    moves: Callable[[State, int], list[Move]]
    play: Callable[[State, int, Move, Chance], None]
    again: Callable[[State, Chance], None] | None = None


DIE = "123456"
"""What chance chooses from when the die is rolled."""
MARKERS = ("i1", "i2", "i3", "o1", "o2", "o3", "x")
"""Discovery markers in the cup: island groups and ocean by knots, and off course (2.5)."""
OCEAN_MARKERS, OFF_COURSE = 3, 6
NO_MARKER = -1
"""Of hexes that nobody drew a marker for."""


def draw_bit(mask: int, names: tuple[str, ...], chance: Chance) -> int:
    """One of the things of a set, each as likely as any other: its number."""
    index = chance.below(mask.bit_count(), (names, mask))
    while index:
        mask &= mask - 1
        index -= 1
    return (mask & -mask).bit_length() - 1


def draw_marker(cup: list[int], chance: Chance) -> int:
    """Draw a discovery marker out of the cup: its number in MARKERS."""
    index = chance.below(sum(cup), (MARKERS, cup))
    for marker, number in enumerate(cup):
        if index < number:
            cup[marker] -= 1
            return marker
        index -= number
    raise AssertionError("the cup is empty")
