"""Chains of transport canoes (7.2): who is linked with whom, and what that is worth in building and in points."""

from __future__ import annotations

from motu.paradise.grid import cells_in, flood
from motu.paradise.state import NOWHERE, State


def chain_from(s: State, seat: int, cell: int) -> int:
    """The hexes of the chain that this hex belongs to; none where no canoe lies face up."""
    start = 1 << cell
    return flood(start, s.chain[seat]) if s.chain[seat] & start else 0


def home_chain(s: State, seat: int) -> int:
    """The hexes of the chain that starts at home: even there a canoe must lie face up."""
    home = s.home[seat]
    return 0 if home == NOWHERE else chain_from(s, seat, home)


def atolls_in(s: State, hexes: int) -> int:
    """How many of these hexes are atolls."""
    groups, tile = s.box.groups, s.tile
    return sum(1 for cell in cells_in(hexes & s.known) if tile[cell] >= 0 and groups[tile[cell]].atoll)


def pools_of(s: State, seat: int) -> list[int]:
    """The pools of build points (9.3), as hexes and points in turn: groups of one chain build together, others alone.

    The pool of the home comes first.
    """
    rest = s.held[seat]
    pools: list[int] = []
    home = s.home[seat]
    starts = [home] if home != NOWHERE else []
    while rest or starts:
        cell = starts.pop() if starts else (rest & -rest).bit_length() - 1
        groups = (chain_from(s, seat, cell) | 1 << cell) & s.held[seat]
        rest &= ~groups
        pools += [groups, sum(s.villages[each] for each in cells_in(groups))]
    return pools
