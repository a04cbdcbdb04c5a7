"""Explore!: the opponent's explorer goes round Samoa, ring by ring, and is never lost."""

from __future__ import annotations

from functools import lru_cache

from motu.core.chance import Chance
from motu.paradise.box import BOXES, TRANSPORTS, Box, slugs
from motu.paradise.cards import has
from motu.paradise.grid import PLACES, cell
from motu.paradise.solitaire.expand import feast
from motu.paradise.solitaire.opponent import OPPONENT, PERSON, give, samoa, show_cards
from motu.paradise.state import SEA, State
from motu.paradise.steps.decision import OFF_COURSE, draw_bit, draw_marker
from motu.paradise.steps.exploration import turn_over, unexplored

KNOTS = 5
"""With so many knots it returns; with one more where a card helps it."""
WAY_ROUND = ((0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1), (1, -1))
"""From the corner of a ring in the south-east counter-clockwise: north, north-west, south-west, and back."""
FARTHEST = 26
"""No hex of the grid is farther from another."""


@lru_cache(maxsize=4 * BOXES)
def sequence(box: Box, centre: int) -> tuple[int, ...]:
    """The Unknown hexes in the order in which they are explored (ruling 65).

    Ring by ring, to and fro between the south-east and the north-west: the first ring counter-clockwise, the second
    clockwise, and so on. What lies on the other side, behind Tonga, comes last, in the same manner.
    """
    near: list[int] = []
    behind: list[int] = []
    for ring in range(1, FARTHEST):
        cells = circle(centre, ring)
        there, back = cells[: 3 * ring + 1], cells[3 * ring + 1 :]
        near += there if ring % 2 else there[::-1]
        behind += back if ring % 2 else back[::-1]
    return tuple(each for each in near + behind if each >= 0 and box.unknown >> each & 1)


def circle(centre: int, ring: int) -> list[int]:
    """The cells so many hexes away, counter-clockwise from the south-east; -1 beyond the grid."""
    column, row = PLACES[centre]
    column, row = column + ring, row + ring
    cells = []
    for across, down in WAY_ROUND:
        for _ in range(ring):
            cells.append(cell(column, row))
            column, row = column + across, row + down
    return cells


def explore(s: State, chance: Chance) -> None:
    """Hex after hex that nobody has explored, until there are enough knots."""
    show_cards(s)
    feast(s, chance)
    most = KNOTS + (has(s, OPPONENT, "navigation") or has(s, OPPONENT, "ocean-chart"))
    knots = 0
    for where in sequence(s.box, samoa(s)):
        if knots < most and unexplored(s, OPPONENT) >> where & 1:
            knots += discover(s, where, chance)
    s.events.append(("back", knots))


def discover(s: State, where: int, chance: Chance) -> int:
    """What lies in a hex, and the knots; markers off course are drawn again (ruling 66)."""
    marker = draw_marker(s.cup, chance)
    while marker == OFF_COURSE:
        s.events.append(("on-course", where))
        marker = draw_marker(s.cup, chance)
    knots = marker % 3 + 1
    if marker >= 3:
        s.tile[where] = SEA
        s.known |= 1 << where
        s.events.append(("sea", OPPONENT, where, knots))
        return knots
    tile = draw_bit(s.lid, slugs(s.box)[0], chance)
    s.lid &= ~(1 << tile)
    s.tile[where] = tile
    s.events.append(("tile", OPPONENT, where, knots, tile))
    for found in turned_up(s, OPPONENT, where):
        give(s, TRANSPORTS, found)
    return knots


def turned_up(s: State, seat: int, where: int) -> list[int]:
    """A tile is turned face up: where it lies, and where the South Island does that comes with it (11.3), unless one of
    the person's canoes was there before."""
    before = s.south
    turn_over(s, seat, where)
    return [where] if s.south == before or s.places[PERSON] >> s.south & 1 else [where, s.south]
