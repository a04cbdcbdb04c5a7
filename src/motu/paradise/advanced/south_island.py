"""The South Island (11.3): with Aotearoa comes a second tile, Te Waka Maui, which lies south-west of it.

It comes whenever Aotearoa is turned face up (`tile_turned`). Between the two, warrior bands and colonies go on foot: in
the movement step (`added` to it, `plays`) and when they retreat (`on_foot`).
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.core.errors import Message, message
from motu.paradise.box import OFF_MAP
from motu.paradise.grid import AROUND, NAMES
from motu.paradise.hooks import Rule
from motu.paradise.moves import MARCH, Move
from motu.paradise.names import at, group_name, here, plain, say, setting_out, unnamed
from motu.paradise.pieces import LETTERS, ONE
from motu.paradise.state import MOVE, NOWHERE, State
from motu.paradise.steps.movement import ready
from motu.paradise.view import View

NORTH_EAST, SOUTH_WEST = 1, 4
"""Where the islands lie, seen from each other: places in `grid.DIRECTIONS`."""


# --- The tile -------------------------------------------------------------------------------------------------------


def lay(s: State, seat: int, cell: int) -> None:
    """Aotearoa has been turned face up: the other island takes its place, where there is one for it."""
    box = s.box
    if s.tile[cell] != box.north_island:
        return
    south = AROUND[cell][SOUTH_WEST]
    if south < 0 or box.kinds[south] == OFF_MAP or (s.known >> south & 1 and s.tile[south] >= 0):
        s.removed |= 1 << box.south_island
        s.events.append(("no-south", seat))
        return
    if s.secret >> south & 1:
        remove_secret(s, seat, south)
    s.tile[south], s.south = box.south_island, south
    s.known |= 1 << south
    s.events.append(("south", seat, south))


def remove_secret(s: State, seat: int, cell: int) -> None:
    """A face-down tile leaves the game, for all to see, and the markers on it go back to their owners."""
    s.secret &= ~(1 << cell)
    for other in range(s.count):
        s.marks[other] &= ~(1 << cell)
    s.removed |= 1 << s.tile[cell]
    s.events.append(("removed", seat, cell, s.tile[cell]))


def across(s: State | View, cell: int) -> int:
    """The other of the two islands; NOWHERE for any other hex."""
    if s.south == NOWHERE:
        return NOWHERE
    north = AROUND[s.south][NORTH_EAST]
    return {north: s.south, s.south: north}.get(cell, NOWHERE)


# --- On foot --------------------------------------------------------------------------------------------------------


def march_moves(s: State, seat: int) -> list[Move]:
    if s.south == NOWHERE:
        return []
    islands = s.south, across(s, s.south)
    return [MARCH[kind][cell] for cell in islands for kind in MARCH if may_march(s, seat, cell, kind)]


def may_march(s: State, seat: int, cell: int, kind: int) -> bool:
    """Pieces that have not moved may go where no enemy is: an attack needs a war canoe, here as elsewhere (7.4)."""
    return bool(ready(s, seat, cell) >> 5 * kind & 31) and not s.enemies(seat) >> across(s, cell) & 1


def play_march(s: State, seat: int, move: Move, chance: Chance) -> None:
    start, goal, one = move.cell, across(s, move.cell), ONE[move.what]
    s.take(seat, start, one)
    s.put(seat, goal, one)
    s.landed[goal] = s.landed.get(goal, 0) + one
    s.events.append(("march", seat, move.what, start, goal))


def on_foot(s: State, seat: int) -> int:
    """From one island those who lost a battle can go to the other."""
    goal = across(s, s.field)
    return 0 if goal == NOWHERE else 1 << goal


def why_not(s: State, seat: int, move: Move) -> Message | None:
    if s.stage != MOVE:
        return None
    if s.south == NOWHERE:
        return message("paradise-march-no-island")
    goal = across(s, move.cell)
    if goal == NOWHERE:
        return message("paradise-march-elsewhere", place=NAMES[move.cell])
    if not s.stacks[seat][move.cell] >> 5 * move.what & 31:
        return message("paradise-no-piece", place=NAMES[move.cell])
    if not ready(s, seat, move.cell) >> 5 * move.what & 31:
        return message("paradise-has-moved", piece=LETTERS[move.what])
    return message("paradise-march-enemies", place=NAMES[goal])


def _march(s: State, viewer: int | None, seat: int, kind: int, start: int, goal: int) -> Message:
    """Of a piece that goes on foot others see the back."""
    piece = LETTERS[kind] if viewer == seat else "piece"
    return say("paradise-log-march", seat, piece=piece, **setting_out(s, start), **here(s, goal))


RULE = Rule(
    is_on=lambda options: options.south == "yes",
    hooks={
        "tile_turned": lay,
        "added": {MOVE: march_moves},
        "plays": {"march": play_march},
        "reasons": {"march": why_not},
        "on_foot": on_foot,
    },
)
LOG_MESSAGES = {
    "south": at("paradise-log-south"),
    "no-south": plain("paradise-log-no-south"),
    "removed": lambda s, viewer, seat, cell, tile: say(
        "paradise-log-removed", seat, **unnamed(cell), group=group_name(s.box, tile)
    ),
    "march": _march,
}
