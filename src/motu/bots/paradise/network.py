"""Where my empire should grow: groups to settle, groups and atolls to link, and the canoes that are missing for it."""

from __future__ import annotations

from typing import NamedTuple

from motu.bots.paradise.analysis import Analysis, remembered
from motu.bots.paradise.rivalry import approach
from motu.paradise.box import COLONIES, TRANSPORTS
from motu.paradise.grid import cells_in, flood, mask_of, spread
from motu.paradise.state import NOWHERE

LONGEST = 5
"""No chain is planned that needs more canoes than this."""
FIRST = 1_000.0
"""What a site that was ordered is worth more than all others."""
_T, _L = 5 * TRANSPORTS, 5 * COLONIES


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


def aims(analysis: Analysis) -> list[Aim]:
    """What to grow next, the most rewarding first; canoes of one path serve the next."""
    have = mask_of(cell for cell, stack in analysis.stacks.items() if stack >> _T & 31)
    chosen: list[Aim] = []
    worths = prospects(analysis)
    while worths and len(chosen) < analysis.numbers.aims:
        levels = canoes_needed(analysis, have)
        best, best_ratio = NOWHERE, 0.0
        for number, level in enumerate(levels):
            for cell in cells_in(level & mask_of(worths)):
                settle, worth = worths[cell]
                if number + settle:
                    ratio = worth / (number + settle) + (FIRST if cell == analysis.orders.site else 0.0)
                    if ratio > best_ratio:
                        best, best_ratio = cell, ratio
                else:  # the canoes are there: they need but be turned up
                    chosen.append(Aim(cell, settle, path_to(analysis, levels, cell, have), (), worth))
                    del worths[cell]
        if best == NOWHERE:
            break
        settle, worth = worths.pop(best)
        path = path_to(analysis, levels, best, have)
        missing = tuple(sorted(cells_in(path & ~have), key=lambda cell: -level_of(levels, cell)))
        chosen.append(Aim(best, settle, path, missing, worth))
        have |= path
    return chosen


def prospects(analysis: Analysis) -> dict[int, tuple[bool, float]]:
    """Groups and atolls that could be mine: whether they must be settled first, and what they are worth."""
    view, groups, numbers = analysis.view, analysis.box.groups, analysis.numbers
    found: dict[int, tuple[bool, float]] = {}
    for cell in cells_in((analysis.sea | analysis.held) & analysis.land & ~analysis.linked):
        group = groups[analysis.tile[cell]]
        if analysis.held >> cell & 1:
            if cell != analysis.home:
                found[cell] = (False, numbers.link)
        elif group.atoll:
            found[cell] = (False, numbers.atoll)
        elif group.green + view.soil[cell] + view.improved[cell] > 0:
            later = numbers.build_point * max(0.0, analysis.turns - 1.5)
            more = numbers.room * (group.squares - 1) * min(1.0, analysis.turns / 4)
            settled = analysis.stacks.get(cell, 0) >> _L & 31
            found[cell] = (False, numbers.link) if settled else (True, numbers.settle + later + more)
    gate = approach(analysis)
    if gate is not None and gate[0] not in found:
        found[gate[0]] = (False, gate[1])
    return found


def canoes_needed(analysis: Analysis, have: int) -> list[int]:
    """The hexes by the number of new canoes that a chain from home to there needs."""
    if analysis.home == NOWHERE:
        return []
    sea = analysis.sea | analysis.held
    home = 1 << analysis.home
    levels = [flood(home, have & sea)] if have & home else [0, flood(home, have & sea | home)]
    reached = levels[-1]
    while len(levels) <= LONGEST:
        edge = spread(reached) & sea & ~reached
        if not edge:
            break
        level = flood(edge, have & sea & ~reached | edge)
        levels.append(level)
        reached |= level
    return levels


def level_of(levels: list[int], cell: int) -> int:
    return next(number for number, level in enumerate(levels) if level >> cell & 1)


def path_to(analysis: Analysis, levels: list[int], cell: int, have: int) -> int:
    """The hexes of a chain from home to a cell, with the fewest new canoes."""
    number = level_of(levels, cell)
    path, here = 0, 1 << cell
    while True:
        here = flood(here, levels[number] & have | here)  # canoes that are there already
        path |= here
        if number == 0 or here >> analysis.home & 1:
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


def reserved(analysis: Analysis, plans: list[Aim]) -> int:
    """Hexes where one transport canoe is in its place: in the chain, or where it will be part of it."""
    keep = analysis.linked
    for aim in plans:
        keep |= aim.path
    return keep


def spare(analysis: Analysis, keep: int) -> dict[int, int]:
    """Transport canoes by cell that are free to go elsewhere, moved ones among them."""
    found = {}
    for cell, stack in analysis.stacks.items():
        number = (stack >> _T & 31) - (keep >> cell & 1)
        if number > 0:
            found[cell] = number
    return found


@remembered
def component(analysis: Analysis, cell: int) -> int:
    """The chain that a hex belongs to."""
    return flood(1 << cell, analysis.chain) if analysis.chain >> cell & 1 else 0
