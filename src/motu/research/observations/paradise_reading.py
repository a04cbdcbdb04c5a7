"""How the fields of a view of Conquest of Paradise become numbers: seats in their order, the viewer's first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from motu.paradise.box import CARDS
from motu.paradise.grid import CELLS
from motu.paradise.moves import BUILDS
from motu.paradise.options import SEATS
from motu.paradise.pieces import counts, size
from motu.paradise.state import NOWHERE, OVER
from motu.paradise.vessels import PIECES
from motu.paradise.view import Piles, View
from motu.research.observations.hexes import numbers, plane, stacks
from motu.research.observations.part import Array, bits, one

ALL_SEATS = len(SEATS)
PLANNED = (*(f"build {item}" for item in BUILDS), "feast", "settle")
"""What a plan may hold for a hex."""
SORTS = len(PIECES)
"""How many sorts of vessels there are: by hexes sailed, kind and load (7.3)."""
_SORTS = {it: number for number, it in enumerate(sorted(PIECES))}


def turned(view: View, values: Sequence[Any], absent: Any = 0) -> list[Any]:
    """What each seat has, the viewer's first."""
    me = view.seat or 0
    return [*values[me:], *values[:me]] + [absent] * (ALL_SEATS - len(values))


def planes(view: View, masks: Sequence[int]) -> list[Array]:
    """A set of hexes of each seat."""
    return [plane(mask) for mask in turned(view, masks)]


def seat(view: View, seat: int) -> list[int]:
    """A 1 for this seat; nothing when it is nobody."""
    return turned(view, [int(seat == each) for each in range(view.count)])


def seats(view: View, mask: int) -> list[int]:
    """A 1 for each of these seats."""
    return turned(view, [mask >> each & 1 for each in range(view.count)])


def cards(view: View, hands: Sequence[int]) -> list[Array]:
    return [bits(cards, CARDS) for cards in turned(view, hands)]


def deciding(view: View) -> list[int]:
    if view.mover >= 0:
        return seat(view, view.mover)
    return [0] * ALL_SEATS if view.stage == OVER else seats(view, (1 << view.count) - 1 & ~view.done)


def places(view: View) -> list[int]:
    """The place of each seat in the order of play, from 1; 0 when it has none."""
    return turned(view, [view.order.index(seat) + 1 if seat in view.order else 0 for seat in range(view.count)])


def starts(view: View) -> list[Array]:
    return [one(home, ALL_SEATS) for home in turned(view, view.start, NOWHERE)]


def stacks_of(numbers: Sequence[int]) -> list[tuple[int, ...]]:
    """Stacks that lie nowhere in particular: how many of each kind."""
    return [counts(stack) for stack in numbers]


def foe(view: View) -> list[int]:
    """Whom the battle is against: a seat, or in the fifth place the islanders."""
    if view.field == NOWHERE:
        return [0] * (ALL_SEATS + 1)
    return [*seat(view, view.foe), int(view.foe < 0)]


def mine(view: View) -> bool:
    """Whether it is the viewer's part of the step: the player alone is told the kinds of his pieces under way; in the
    solitaire game they lie open."""
    return view.options.alone or (view.seat is not None and view.seat == view.player)


def sizes(view: View, pairs: Piles) -> Array:
    """How many of the player's pieces in each hex: he is told stacks, the others numbers."""
    return numbers(tuple((cell, size(stack)) for cell, stack in pairs) if mine(view) else pairs)


def own(view: View, pairs: Piles) -> Array:
    """The same by kind, for the player alone."""
    return stacks(pairs if mine(view) else ())


def arrived(view: View) -> Piles:
    return tuple((cell, pieces) for cell, _, pieces, _ in view.arrivals)


def aboard(view: View) -> Piles:
    """Warriors in war canoes, as far as the viewer may know."""
    return tuple((cell, warriors) for cell, _, _, warriors in view.arrivals)


def came_from(view: View) -> Piles:
    return tuple((origin, pieces) for _, origin, pieces, _ in view.arrivals)


def sorts(vessels: Sequence[int]) -> Array:
    """How many vessels of each sort there are."""
    found = np.zeros(SORTS, np.float32)
    for it in vessels:
        found[_SORTS[it]] += 1
    return found


def under_way(view: View) -> Array:
    """The same in each hex, of those that have stopped."""
    found = np.zeros((SORTS, CELLS), np.float32)
    for cell, vessels in view.under_way:
        found[:, cell] = sorts(vessels)
    return found


def in_transports(view: View) -> Array:
    return numbers(view.in_transports)


def pools(view: View) -> Array:
    """The points that can still be spent in each group: those of its pool."""
    found = np.zeros(CELLS, np.float32)
    for place in range(0, len(view.pools), 2):
        found += plane(view.pools[place]) * np.float32(view.pools[place + 1])
    return found


def plan(view: View) -> Array:
    """How often each of PLANNED is planned in a hex."""
    found = np.zeros((len(PLANNED), CELLS), np.float32)
    for move in view.plan:
        if move.kind == "build":
            found[move.what, move.cell] += 1
        elif move.kind in PLANNED:
            found[PLANNED.index(move.kind), move.cell] += 1
    return found


def plan_cards(view: View) -> list[Array]:
    """The card that was bought in this step and not turned up, and cards that are to be used."""
    used = sum(1 << move.what for move in view.plan if move.kind == "use")
    return [bits(view.bought, CARDS), bits(used, CARDS)]
