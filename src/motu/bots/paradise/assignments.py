"""Which piece goes where: colonies to the groups they are to settle, transport canoes to the gaps of my chain."""

from __future__ import annotations

from typing import NamedTuple

from motu.bots.paradise.analysis import FAR, Analysis, away, remembered, rings
from motu.bots.paradise.network import aims, component, reserved, spare
from motu.paradise.box import COLONIES, TRANSPORTS
from motu.paradise.grid import cells_in
from motu.paradise.state import NOWHERE

_T, _L = 5 * TRANSPORTS, 5 * COLONIES


class Assignment(NamedTuple):
    """A piece in a hex and where it is wanted; whether it may still move."""

    cell: int
    goal: int
    free: bool


class Assignments:
    """All assignments of the moment, worked out from what is seen."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.aims = aims(analysis)
        self.keep = reserved(analysis, self.aims)
        self.spare = spare(analysis, self.keep)
        self._lend_the_first()
        self.colonies = self._colonies()
        self.canoes = self._canoes()

    def _lend_the_first(self) -> None:
        """Before there is a chain, the canoe at home carries the first colony."""
        home = self.analysis.home
        stack = self.analysis.stacks.get(home, 0)
        alone = self.analysis.linked in (0, 1 << home) if home != NOWHERE else False
        if alone and stack >> _L & 31 and stack >> _T & 31 and not self.spare.get(home, 0):
            self.spare[home] = 1

    def steps(self, cell: int, goal: int) -> int:
        """How far it is by the sea I may sail."""
        return away(rings(1 << goal, self.analysis.sea), cell)

    def _colonies(self) -> list[Assignment]:
        """Each colony gets a group to settle: those that have moved keep theirs, the nearest go first."""
        analysis = self.analysis
        sites = self.sites
        found: list[Assignment] = []
        waiting = []
        for cell, stack in analysis.stacks.items():
            number = stack >> _L & 31
            if number and cell not in sites and not self._on_site(cell):
                free = analysis.ready[cell] >> _L & 31
                waiting += [(cell, False)] * (number - free) + [(cell, True)] * free
            elif number > 1:
                waiting += [(cell, True)] * min(number - 1, analysis.ready[cell] >> _L & 31)
        for cell, free in sorted(waiting, key=lambda each: each[1]):
            goal = self.site_for(cell, sites)
            if goal is not None:
                sites.remove(goal)
                found.append(Assignment(cell, goal, free))
        return found

    def _on_site(self, cell: int) -> bool:
        """Whether a colony can become a village where it is."""
        analysis = self.analysis
        return analysis.is_land(cell) and not analysis.held >> cell & 1 and analysis.room(cell) > 0

    def site_for(self, cell: int, sites: list[int], left: int = 2) -> int | None:
        """The group that a colony should go to: one it reaches at once, else the most rewarding."""
        near = [(self.steps(cell, site), order, site) for order, site in enumerate(sites)]
        near = [each for each in near if each[0] < FAR]
        if not near:
            return None
        return min(near, key=lambda each: (max(0, each[0] - left) + 0.5 * each[1], each[0]))[2]

    @property
    def wanted(self) -> list[int]:
        """The gaps of my chain, the most rewarding first; where nobody has settled yet, from there."""
        gaps = (aim.missing if aim.settle else aim.missing[::-1] for aim in self.aims)
        return list(dict.fromkeys(cell for each in gaps for cell in each))

    @property
    def sites(self) -> list[int]:
        """The groups to settle, the most rewarding first."""
        return [aim.cell for aim in self.aims if aim.settle]

    def _canoes(self) -> list[Assignment]:
        """Each gap gets the nearest spare canoe; the gap at a group to be settled is left to the colony's canoe."""
        analysis = self.analysis
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
        return [each for each in found if each.cell in analysis.stacks]

    def _send(self, goal: int, left: dict[int, int], found: list[Assignment]) -> None:
        best = min(
            (cell for cell, number in left.items() if number),
            key=lambda cell: (
                self._reach(cell, goal),
                not self.analysis.ready[cell] >> _T & 31,
                self.steps(cell, goal),
            ),
            default=None,
        )
        if best is not None and self._reach(best, goal) < FAR:
            left[best] -= 1
            found.append(Assignment(best, goal, bool(self.analysis.ready[best] >> _T & 31)))

    def _reach(self, cell: int, goal: int) -> int:
        """How far, when a transit along the chain costs nothing."""
        chain = component(self.analysis, cell)
        return min((self.steps(at, goal) for at in cells_in(chain)), default=self.steps(cell, goal))

    def gate(self, cell: int, goal: int) -> int:
        """The hex of the same chain that is nearest to a goal; the hex itself where it is as near."""
        best, steps = cell, self.steps(cell, goal)
        for at in cells_in(component(self.analysis, cell)):
            if self.steps(at, goal) < steps:
                best, steps = at, self.steps(at, goal)
        return best


@remembered
def assignments_of(analysis: Analysis) -> Assignments:
    """The assignments, worked out once while nothing changes on which they rest."""
    return Assignments(analysis)
