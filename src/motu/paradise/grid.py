"""The grid of the map: flat-topped hexes, each named by a letter for its column and a number for its row.

Doubled coordinates: north and south are two rows away, the four diagonals one column and one row (ruling 1). Column
-6 is A, row -10 is 1, so Samoa at 0,0 is G11. Every cell of the grid has a number that never changes; a box of
components says which cells are on its map. Sets of hexes are masks: bit h stands for cell h.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

COLUMNS = "ABCDEFGHIJKLMNOPQRST"
FIRST_COLUMN, FIRST_ROW = -6, -10
ROWS = 17
_WIDTH = len(COLUMNS) // 2
CELLS = _WIDTH * ROWS
"""How many cells the grid has: every second place of every row."""

DIRECTIONS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""North, north-east, south-east, south, south-west, north-west, as steps of column and row."""


def cell(column: int, row: int) -> int:
    """The number of the cell at these doubled coordinates; -1 where there is none."""
    across, down = column - FIRST_COLUMN, row - FIRST_ROW
    if (column + row) % 2 or not 0 <= across < len(COLUMNS) or not 0 <= down < ROWS:
        return -1
    return down * _WIDTH + across // 2


def place(number: int) -> tuple[int, int]:
    """Column and row of a cell."""
    down, half = divmod(number, _WIDTH)
    row = down + FIRST_ROW
    across = 2 * half
    if (across + FIRST_COLUMN + row) % 2:
        across += 1
    return across + FIRST_COLUMN, row


PLACES = tuple(place(number) for number in range(CELLS))
NAMES = tuple(f"{COLUMNS[column - FIRST_COLUMN]}{row - FIRST_ROW + 1}" for column, row in PLACES)
"""G11 for Samoa's cell, and so on."""
CELL_OF = {name: number for number, name in enumerate(NAMES)}
AROUND = tuple(tuple(cell(column + dc, row + dr) for dc, dr in DIRECTIONS) for column, row in PLACES)
"""The six cells around each, in the order of the directions; -1 beyond the edge of the grid."""


def apart(one: int, other: int) -> int:
    """The distance as the crow flies (ruling 1)."""
    (column, row), (to_column, to_row) = PLACES[one], PLACES[other]
    across, down = abs(column - to_column), abs(row - to_row)
    return across + max(0, (down - across) // 2)


DISTANCE = tuple(tuple(apart(one, other) for other in range(CELLS)) for one in range(CELLS))


# Sets of hexes as masks. A row holds ten cells, and every second row is shifted by half a column.
ALL = (1 << CELLS) - 1
_EVEN = sum(1 << each for each in range(CELLS) if each // _WIDTH % 2 == 0)
_ODD = ALL & ~_EVEN
_EVEN_INNER = sum(1 << each for each in range(CELLS) if each // _WIDTH % 2 == 0 and each % _WIDTH)
_ODD_INNER = sum(1 << each for each in range(CELLS) if each // _WIDTH % 2 and each % _WIDTH < _WIDTH - 1)


def spread(mask: int) -> int:
    """All cells of the grid that lie next to any cell of the set."""
    left, right = mask & _EVEN_INNER, mask & _ODD_INNER
    around = mask << 20 | mask >> 20 | mask << 10 | mask >> 10
    return (around | left >> 11 | left << 9 | right >> 9 | right << 11) & ALL


@lru_cache(maxsize=1 << 14)
def flood(start: int, within: int) -> int:
    """All cells that can be reached from the start by steps within a set; the start itself belongs to them."""
    reached = frontier = start
    while frontier:
        frontier = spread(frontier) & within & ~reached
        reached |= frontier
    return reached


def shortest_way(starts: int, goal: int, within: int) -> list[int]:
    """The cells from one of the starts to one next to the goal, as few as can be within a set that holds the starts;
    none where the goal is a start, or no way leads there."""
    rings = [1 << goal]
    reached = rings[0]
    while not rings[-1] & starts:
        rings.append(spread(rings[-1]) & within & ~reached)
        if not rings[-1]:
            return []
        reached |= rings[-1]
    if len(rings) == 1:
        return []
    way = [cells_in(rings[-1] & starts)[0]]
    for ring in reversed(rings[1:-1]):
        way.append(cells_in(ring & spread(1 << way[-1]))[0])
    return way


def mask_of(cells: Iterable[int]) -> int:
    """The set of these cells."""
    mask = 0
    for each in cells:
        mask |= 1 << each
    return mask


@lru_cache(maxsize=4096)
def cells_in(mask: int) -> tuple[int, ...]:
    """The cells of a set, in order. Sets change seldom and are asked for often: nine of ten times it is remembered."""
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return tuple(cells)
