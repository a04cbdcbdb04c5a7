"""Which piece goes where: colonies to the groups they are to settle, transport canoes to the gaps of my chain."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from motu.bots.paradise.analysis import FAR, Analysis, away, rings
from motu.bots.paradise.answers import remembered
from motu.bots.paradise.network import Growth, growth
from motu.paradise.box import COLONIES, TRANSPORTS
from motu.paradise.grid import cells_in, flood
from motu.paradise.state import NOWHERE

_T, _L = 5 * TRANSPORTS, 5 * COLONIES
_CARRIED = 31 << _T | 31 << _L


class Assignment(NamedTuple):
    """A piece in a hex and where it is wanted; whether it may still move."""

    cell: int
    goal: int
    free: bool


class Assignments:
    """All assignments of the moment: they rest on what they are made from, and on nothing else.

    keep        hexes where one transport canoe is in its place: in the chain, or where it will be part of it
    spare       transport canoes by cell that are free to go elsewhere, moved ones among them
    """

    def __init__(
        self,
        growth: Growth,
        home: int,
        linked: int,
        chain: int,
        sea: int,
        pieces: tuple[tuple[int, int, int], ...],
        on_site: int,
    ) -> None:
        self.home, self.linked, self.chain, self.sea, self.on_site = home, linked, chain, sea, on_site
        self.stacks = {cell: stack for cell, stack, _ in pieces}
        self.ready = {cell: ready for cell, _, ready in pieces}
        self.aims, self.gaps, self.wanted, self.sites = growth.aims, growth.gaps, growth.wanted, growth.sites
        self.keep = linked | growth.path
        self.spare = self._spare()
        self._lend_the_first()
        self.colonies = self._colonies()
        self.canoes = self._canoes()

    def _spare(self) -> dict[int, int]:
        found = {}
        for cell, stack in self.stacks.items():
            number = (stack >> _T & 31) - (self.keep >> cell & 1)
            if number > 0:
                found[cell] = number
        return found

    def _lend_the_first(self) -> None:
        """Before there is a chain, the canoe at home carries the first colony."""
        home = self.home
        stack = self.stacks.get(home, 0)
        alone = self.linked in (0, 1 << home) if home != NOWHERE else False
        if alone and stack >> _L & 31 and stack >> _T & 31 and not self.spare.get(home, 0):
            self.spare[home] = 1

    def steps(self, cell: int, goal: int) -> int:
        """How far it is by the sea I may sail."""
        return away(rings(1 << goal, self.sea), cell)

    def _colonies(self) -> list[Assignment]:
        """Each colony gets a group to settle: those that have moved keep theirs, the nearest go first."""
        sites = list(self.sites)
        found: list[Assignment] = []
        waiting = []
        for cell, stack in self.stacks.items():
            number = stack >> _L & 31
            if number and cell not in sites and not self.on_site >> cell & 1:
                free = self.ready[cell] >> _L & 31
                waiting += [(cell, False)] * (number - free) + [(cell, True)] * free
            elif number > 1:
                waiting += [(cell, True)] * min(number - 1, self.ready[cell] >> _L & 31)
        for cell, free in sorted(waiting, key=lambda each: each[1]):
            goal = self.site_for(cell, sites)
            if goal is not None:
                sites.remove(goal)
                found.append(Assignment(cell, goal, free))
        return found

    def site_for(self, cell: int, sites: Sequence[int], left: int = 2) -> int | None:
        """The group that a colony should go to: one it reaches at once, else the most rewarding."""
        near = [(self.steps(cell, site), order, site) for order, site in enumerate(sites)]
        near = [each for each in near if each[0] < FAR]
        if not near:
            return None
        return min(near, key=lambda each: (max(0, each[0] - left) + 0.5 * each[1], each[0]))[2]

    def _canoes(self) -> list[Assignment]:
        """Each gap gets the nearest spare canoe; the gap at a group to be settled is left to the colony's canoe."""
        if not self.spare:
            return []
        taken = {assignment.goal for assignment in self.colonies}
        left = dict(self.spare)
        for assignment in self.colonies:
            if left.get(assignment.cell, 0):
                left[assignment.cell] -= 1
        found: list[Assignment] = []
        for assignment in self.colonies:  # a colony without a canoe waits for one
            if not self.spare.get(assignment.cell, 0):
                self._send(assignment.cell, left, found)
        for goal in self.wanted:
            if goal not in taken:
                self._send(goal, left, found)
        return found

    def _send(self, goal: int, left: dict[int, int], found: list[Assignment]) -> None:
        around = rings(1 << goal, self.sea)
        best = None
        for cell, number in left.items():
            if number:
                moved = not self.ready[cell] >> _T & 31
                rank = self._reach(cell, around), moved, away(around, cell)
                if best is None or rank < best[0]:
                    best = rank, cell
        if best is not None and best[0][0] < FAR:
            (_, moved, _), cell = best
            left[cell] -= 1
            found.append(Assignment(cell, goal, not moved))

    def _reach(self, cell: int, around: tuple[int, ...]) -> int:
        """How far it is to the middle of these rings, when a transit along the chain costs nothing."""
        chain = self._component(cell)
        if not chain:
            return away(around, cell)
        for steps, ring in enumerate(around):
            if ring & chain:
                return steps
        return FAR

    def gate(self, cell: int, goal: int) -> int:
        """The hex of the same chain that is nearest to a goal; the hex itself where it is as near."""
        chain = self._component(cell)
        if chain:
            for ring in rings(1 << goal, self.sea):
                if ring & chain:
                    return cell if ring >> cell & 1 else cells_in(ring & chain)[0]
        return cell

    def _component(self, cell: int) -> int:
        return flood(1 << cell, self.chain) if self.chain >> cell & 1 else 0


@remembered
def assignments_of(analysis: Analysis) -> Assignments:
    """The assignments, worked out once for all tables on which that is the same on which they rest."""
    ready = analysis.ready
    pieces = tuple(
        [
            (cell, stack & _CARRIED, ready[cell] & _CARRIED)
            for cell, stack in analysis.stacks.items()
            if stack & _CARRIED
        ]
    )
    on_site = 0
    for cell, stack, _ in pieces:
        if stack >> _L and _is_on_site(analysis, cell):
            on_site |= 1 << cell
    return _assigned(growth(analysis), analysis.home, analysis.linked, analysis.chain, analysis.sea, pieces, on_site)


def _is_on_site(analysis: Analysis, cell: int) -> bool:
    """Whether a colony can become a village where it is."""
    return analysis.is_land(cell) and not analysis.held >> cell & 1 and analysis.room(cell) > 0


_assigned = lru_cache(maxsize=1 << 12)(Assignments)
