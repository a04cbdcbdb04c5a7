"""What there is to be had around a chain of canoes."""

from __future__ import annotations

from typing import NamedTuple

from motu.paradise.chains import home_chain
from motu.paradise.grid import cells_in, spread
from motu.paradise.state import NOWHERE, State


class Lands(NamedTuple):
    """What a seat could settle, link and explore.

    chain           the hexes of the chain of its home
    unknown         Unknown hexes next to its groups and its chain
    sites           groups to be settled near them, and the squares of these
    far_sites       such groups farther away
    atolls          near them, and not linked
    secret_squares  squares of tiles that only it knows
    """

    chain: int
    unknown: int
    sites: int
    squares: int
    far_sites: int
    atolls: int
    secret_squares: int


def lands_of(s: State, seat: int) -> Lands:
    """What a seat could settle, link and explore."""
    groups, tile, home = s.box.groups, s.tile, s.home[seat]
    chain = home_chain(s, seat)
    mine = chain | s.held[seat] | (1 << home if home != NOWHERE else 0)
    sea = (s.known | s.marks[seat]) & ~s.enemies(seat)
    unknown = (spread(mine) & s.box.unknown & ~s.known).bit_count()
    close = mine
    for _ in range(2):
        close |= spread(close) & sea
    wide = close
    for _ in range(2):
        wide |= spread(wide) & sea
    sites = squares = far_sites = atolls = 0
    for cell in cells_in(wide & ~mine):
        here = tile[cell]
        if here < 0:
            continue
        group = groups[here]
        if group.atoll:
            atolls += close >> cell & 1
        elif group.green + s.soil[cell] + s.improved[cell] > 0:
            if close >> cell & 1:
                sites += 1
                squares += group.green + group.brown
            else:
                far_sites += 1
    secrets = (groups[tile[cell]] for cell in cells_in(s.marks[seat] & s.secret) if tile[cell] >= 0)
    return Lands(chain, unknown, sites, squares, far_sites, atolls, sum(each.green + each.brown for each in secrets))
