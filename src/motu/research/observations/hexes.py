"""Sets of hexes, and what lies in them, as planes: one number for each cell of the grid.

A cell is its row of the grid times ten and half its column, so a plane may be folded to 17 rows of 10.
"""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np

from motu.paradise.box import PIECES, Box
from motu.paradise.grid import CELLS
from motu.paradise.pieces import counts
from motu.paradise.state import SEA
from motu.paradise.view import Piles
from motu.research.observations.part import Array, kept

KINDS = len(PIECES)
Tiles = tuple[int, ...]
"""What lies in every cell."""
_BYTES = -(-CELLS // 8)


@lru_cache(maxsize=1 << 12)
def plane(mask: int) -> Array:
    """A set of hexes."""
    octets = np.frombuffer(mask.to_bytes(_BYTES, "little"), np.uint8)
    return kept(np.unpackbits(octets, bitorder="little")[:CELLS])


def spot(cell: int) -> Array:
    """One hex; nothing when it is nowhere."""
    return plane(1 << cell if cell >= 0 else 0)


@lru_cache(maxsize=1 << 10)
def numbers(pairs: Piles) -> Array:
    """A number for some hexes; those of a hex that is named twice are added."""
    found = np.zeros(CELLS, np.float32)
    for cell, number in pairs:
        found[cell] += number
    return kept(found)


@lru_cache(maxsize=1 << 10)
def stacks(pairs: Piles) -> Array:
    """Stacks in some hexes: a plane for each kind of piece."""
    found = np.zeros((KINDS, CELLS), np.float32)
    for cell, stack in pairs:
        found[:, cell] += counts(stack)
    return kept(found)


@cache
def _facts(box: Box) -> Array:
    """Of every group its green and brown squares, whether it is an atoll, and its local warriors.

    Two rows without anything follow, for SEA and UNSEEN: these count from the end.
    """
    facts = [(group.green, group.brown, group.atoll, group.locals) for group in box.groups]
    return np.array([*facts, (0, 0, 0, 0), (0, 0, 0, 0)], np.float32)


@lru_cache(maxsize=1 << 8)
def facts(box: Box, tile: Tiles) -> Array:
    """What is known of the group in each hex: four planes."""
    found: Array = _facts(box)[np.array(tile)]
    return kept(found.T)


@lru_cache(maxsize=1 << 8)
def tiles(tile: Tiles) -> Array:
    """The numbers of the groups from 1; UNSEEN and SEA lie below 0."""
    return kept(np.maximum(np.array(tile) + 1, 0))


@lru_cache(maxsize=1 << 8)
def sea(tile: Tiles) -> Array:
    """The hexes that were found to be ocean."""
    return kept(np.equal(tile, SEA))


@lru_cache(maxsize=1 << 8)
def seen(box: Box, tile: Tiles) -> Array:
    """Which groups of the box lie on the map."""
    return kept(np.isin(np.arange(len(box.groups)), tile))
