"""What a belief rests on: figures of a hex with face-down pieces, and of the seat whose they are."""

from __future__ import annotations

from typing import NamedTuple

from motu.bots.paradise.belief.following import Followed
from motu.paradise.box import RUMORS, WAR_CANOES
from motu.paradise.grid import DISTANCE, cells_in, flood
from motu.paradise.pieces import counts, size
from motu.paradise.state import BUILDING, MOVEMENT, NOWHERE, SEA
from motu.paradise.view import View

PLACES = ("sea", "own", "land")
"""Where pieces are: at sea, on a group of their seat, on other land."""
SEEN = (
    "one", "turn", "seats", "building", "moved", "groups", "villages", "all hidden", "warriors left",
    "war canoes left", "transports left", "colonies left", "rumors left", "alone here", "two here", "here",
    "share of all", "up here", "villages here", "home", "chain", "linked", "own far", "rival near", "rival close",
    "wild near", "free near", "atoll", "home threatened",
)  # fmt: skip
"""What everybody sees."""
REMEMBERED = (
    "whole",
    "came",
    "built",
    "just changed",
    "age",
    "canoes seen",
    "all came",
    "war canoes told",
    "rumors told",
)
"""What only those know who have followed the game."""
FIGURES = SEEN + REMEMBERED
CLOSE = 3


class Hex(NamedTuple):
    """A hex with face-down pieces of a seat.

    place       the number of its kind in PLACES
    figures     those that are seen, and those that are remembered
    kinds       how many there are of each kind in the mean, by what was followed; none without a memory
    """

    place: int
    figures: list[float]
    kinds: list[float] | None


def hexes(view: View, seat: int, followed: Followed | None = None) -> dict[int, Hex]:
    """All hexes in which a seat has pieces that the viewer does not know."""
    stacks = view.known_stacks(seat)
    hidden = {cell: number - size(stacks.get(cell, 0)) for cell, number in view.piles[seat]}
    hidden = {cell: number for cell, number in hidden.items() if number}
    if not hidden:
        return {}
    box, held, chain, home = view.options.box, view.held[seat], view.chain[seat], view.home[seat]
    linked = flood(1 << home, chain) if home != NOWHERE and chain >> home & 1 else 0
    total = sum(hidden.values())
    left = view.left(seat)
    others = [cell for other in range(view.count) if other != seat for cell in cells_in(view.held[other])]
    mine, wild = cells_in(held), cells_in(view.wild)
    free = [
        cell
        for cell in cells_in(view.known & ~view.wild)
        if view.tile[cell] >= 0 and box.groups[view.tile[cell]].squares and not view.villages[cell]
    ]
    war = [cell for other in range(view.count) if other != seat for cell, _ in view.piles[other]]
    around = [
        1.0,
        view.turn / 12,
        (view.count - 2) / 2,
        float(view.step == BUILDING),
        float(moved_already(view, seat)),
        len(mine) / 6,
        sum(view.villages[cell] for cell in mine) / 12,
        total / 15,
        *(number / most for number, most in zip(left, box.limits, strict=True)),
    ]
    remembered = [0.0] * len(REMEMBERED)
    if followed is not None:
        everywhere = sum(followed.came.get(cell, 0.0) for cell in hidden)
        remembered[0] = float(followed.whole)
        remembered[5] = followed.canoes / 4
        remembered[6] = everywhere / max(1, total)
        remembered[7] = sum(kinds[WAR_CANOES] for kinds in followed.kinds.values()) / 4
        remembered[8] = sum(kinds[RUMORS] for kinds in followed.kinds.values()) / 2
    found = {}
    for cell, number in hidden.items():
        here = held >> cell & 1
        sea = view.tile[cell] == SEA
        near = nearest(cell, others)
        figures = [
            *around,
            float(number == 1),
            float(number == 2),
            min(number, 6) / 6,
            number / total,
            size(stacks.get(cell, 0)) / 2,
            view.villages[cell] / 4 if here else 0.0,
            float(cell == home),
            float(chain >> cell & 1),
            float(linked >> cell & 1),
            min(nearest(cell, mine), 6) / 6,
            1 / (1 + near),
            float(near <= CLOSE),
            1 / (1 + nearest(cell, wild)),
            1 / (1 + nearest(cell, free)),
            0.0 if sea or view.tile[cell] < 0 else float(not box.groups[view.tile[cell]].squares),
            1 / (1 + nearest(cell, war)),
        ]
        kinds = None
        if followed is not None and cell in followed.kinds:
            number_there = number + size(stacks.get(cell, 0))
            age = view.turn - followed.changed.get(cell, 0)
            remembered[1] = min(1.0, followed.came.get(cell, 0.0) / number_there)
            remembered[2] = min(1.0, followed.built.get(cell, 0.0) / number_there)
            remembered[3] = float(age <= 0)
            remembered[4] = min(age, 5) / 5
            sure = counts(stacks.get(cell, 0))
            kinds = [max(0.0, have - least) for have, least in zip(followed.kinds[cell], sure, strict=True)]
        place = 0 if sea else 1 if here else 2
        found[cell] = Hex(place, [*figures, *remembered], kinds)
    return found


def nearest(cell: int, goals: list[int] | tuple[int, ...]) -> int:
    """How far the nearest of some hexes is, as the crow flies; far where there is none."""
    row = DISTANCE[cell]
    return min([row[goal] for goal in goals], default=9)


def moved_already(view: View, seat: int) -> bool:
    """Whether a seat has had its movement of this turn."""
    if view.step != MOVEMENT:
        return view.step > MOVEMENT
    return seat in view.order and view.order.index(seat) < view.index
