"""Where my empire should grow: groups to settle, groups and atolls to link, and the canoes that are missing for it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from motu.bots.paradise.analysis import Analysis, away
from motu.bots.paradise.answers import remembered_abroad
from motu.bots.paradise.orders import ANY
from motu.bots.paradise.rivalry import approach
from motu.paradise.box import COLONIES, TRANSPORTS
from motu.paradise.grid import cells_in, flood, mask_of, spread
from motu.paradise.state import NOWHERE

LONGEST = 5
"""No chain is planned that needs more canoes than this."""
FIRST = 1_000.0
"""What a site that was ordered is worth more than all others."""
_T, _L = 5 * TRANSPORTS, 5 * COLONIES
Prospect = tuple[int, bool, float]
"""A group or an atoll that could be mine: where, whether it must be settled first, what it is worth."""


class Aim(NamedTuple):
    """A group or an atoll to be linked with home, and settled first where `settle` says so.

    path        the hexes of the chain that would link it
    missing     those of them without a transport canoe of mine, the aim first
    worth       what it is worth, in points
    """

    cell: int
    settle: bool
    path: int
    missing: tuple[int, ...]
    worth: float

    @property
    def ratio(self) -> float:
        """What a build point brings."""
        return self.worth / max(1, len(self.missing) + self.settle)


class Growth:
    """What to grow next, the most rewarding first; canoes of one path serve the next. There is one for each question,
    so that it can be a question's part itself.

    path        the hexes of all their chains
    gaps        those without a canoe, each with what a build point brings there
    wanted      the gaps, each once, the most rewarding first; where nobody has settled yet, from there
    sites       the groups to settle, the most rewarding first
    """

    def __init__(self, aims: list[Aim]) -> None:
        self.aims = tuple(aims)
        self.path = 0
        for aim in aims:
            self.path |= aim.path
        self.gaps = tuple([(cell, aim.ratio) for aim in aims for cell in aim.missing])
        gaps = (aim.missing if aim.settle else aim.missing[::-1] for aim in aims)
        self.wanted = tuple(dict.fromkeys(cell for each in gaps for cell in each))
        self.sites = tuple(aim.cell for aim in aims if aim.settle)


def growth(analysis: Analysis) -> Growth:
    """How my empire should grow, as things stand."""
    have = colonies = 0
    for cell, stack in analysis.stacks.items():
        if stack >> _T & 31:
            have |= 1 << cell
        if stack >> _L & 31:
            colonies |= 1 << cell
    return growth_with(analysis, have, colonies)


@remembered_abroad
def growth_with(analysis: Analysis, have: int, colonies: int) -> Growth:
    """The same with transport canoes and colonies of mine in these hexes."""
    sea = analysis.sea | analysis.held
    return chosen(analysis.home, have, sea, prospects(analysis, colonies), analysis.numbers.aims)


@lru_cache(maxsize=1 << 12)
def chosen(home: int, have: int, sea: int, prospects: tuple[Prospect, ...], most: float) -> Growth:
    """The best of these prospects, for a chain from this home on this sea, with canoes that are there. It rests on
    nothing else, and little that happens in a turn changes any of this."""
    found: list[Aim] = []
    worths = {cell: (settle, worth) for cell, settle, worth in prospects}
    left = mask_of(worths)
    while worths and len(found) < most:
        levels = canoes_needed(home, have, sea)
        best, best_ratio = NOWHERE, 0.0
        for number, level in enumerate(levels):
            for cell in cells_in(level & left):
                settle, worth = worths[cell]
                if number + settle:
                    ratio = worth / (number + settle)
                    if ratio > best_ratio:
                        best, best_ratio = cell, ratio
                else:  # the canoes are there: they need but be turned up
                    found.append(Aim(cell, settle, path_to(home, levels, cell, have), (), worth))
                    del worths[cell]
                    left &= ~(1 << cell)
        if best == NOWHERE:
            break
        settle, worth = worths.pop(best)
        left &= ~(1 << best)
        path = path_to(home, levels, best, have)
        missing = tuple(sorted(cells_in(path & ~have), key=lambda cell: -away(levels, cell)))
        found.append(Aim(best, settle, path, missing, worth))
        have |= path
    return Growth(found)


def prospects(analysis: Analysis, colonies: int) -> tuple[Prospect, ...]:
    """Groups and atolls that could be mine: whether they must be settled first, and what they are worth."""
    view, groups, numbers, tile = analysis.view, analysis.box.groups, analysis.numbers, analysis.tile
    held, home = analysis.held, analysis.home
    found: list[Prospect] = []
    for cell in cells_in((analysis.sea | held) & analysis.land & ~analysis.linked):
        group = groups[tile[cell]]
        squares = group.green + group.brown
        if held >> cell & 1:
            if cell != home:
                found.append((cell, False, numbers.link))
        elif not squares:
            found.append((cell, False, numbers.atoll))
        elif group.green + view.soil[cell] + view.improved[cell] > 0:
            if colonies >> cell & 1:
                found.append((cell, False, numbers.link))
            else:
                later = numbers.build_point * max(0.0, analysis.turns - 1.5)
                more = numbers.room * (squares - 1) * min(1.0, analysis.turns / 4)
                found.append((cell, True, numbers.settle + later + more))
    gate = approach(analysis)
    if gate is not None and all(gate[0] != cell for cell, _, _ in found):
        found.append((gate[0], False, gate[1]))
    first = analysis.orders.site
    return tuple([it if it[0] != first else (*it[:2], it[2] + FIRST) for it in found]) if first != ANY else tuple(found)


@lru_cache(maxsize=1 << 13)
def canoes_needed(home: int, have: int, sea: int) -> tuple[int, ...]:
    """The hexes by the number of new canoes that a chain from home to there needs."""
    if home == NOWHERE:
        return ()
    start = 1 << home
    has_start = have & start
    have &= sea
    levels = [flood(start, have)] if has_start else [0, flood(start, have | start)]
    reached = levels[-1]
    while len(levels) <= LONGEST:
        edge = spread(reached) & sea & ~reached
        if not edge:
            break
        level = flood(edge, have & ~reached | edge)
        levels.append(level)
        reached |= level
    return tuple(levels)


def path_to(home: int, levels: tuple[int, ...], cell: int, have: int) -> int:
    """The hexes of a chain from home to a cell, with the fewest new canoes."""
    number = away(levels, cell)
    path, here = 0, 1 << cell
    while True:
        here = flood(here, levels[number] & have | here)  # canoes that are there already
        path |= here
        if number == 0 or here >> home & 1:
            return path
        if here & ~have:
            below = spread(here & ~have) & levels[number - 1]
            if below:
                path |= here
                number -= 1
                here = below & -below
                continue
        edge = spread(here) & levels[number] & ~have  # over a gap of the same level
        here |= edge & -edge


def component(analysis: Analysis, cell: int) -> int:
    """The chain that a hex belongs to."""
    chain = analysis.chain
    return flood(1 << cell, chain) if chain >> cell & 1 else 0
