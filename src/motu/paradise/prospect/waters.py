"""The waters around canoes as a viewer may know them: what stops them, and the best way to each hex (7.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from motu.paradise.explain import pieces_of
from motu.paradise.grid import cells_in, mask_of
from motu.paradise.prospect.types import Halt
from motu.paradise.state import State
from motu.paradise.view import View


class Way(NamedTuple):
    """A way of canoes: how many hexes on it may stop them, all its hexes, and those that may stop them."""

    risks: int
    hexes: tuple[int, ...]
    risky: tuple[int, ...]


class Waters:
    """What a seat's canoes meet.

    escorted    whether war canoes are among them: without these no enemy hex is entered
    held        hexes that stop them for the battle that is due there; `canoes` where a war canoe is known to lie
    maybe       hexes where there may be one among what lies face down
    """

    def __init__(self, view: View, s: State, seat: int, escorted: bool) -> None:
        self.s = s
        others = [each for other in range(s.count) if other != seat for each in pieces_of(view, other).items()]
        self.held = s.others_held(seat)
        self.canoes = mask_of(cell for cell, there in others if there.canoes)
        self.surely = self.held | self.canoes
        self.maybe = mask_of(cell for cell, there in others if there.hidden) & ~self.surely
        self.enemies = s.enemies(seat)
        self.open = s.known if escorted else s.known & ~self.enemies
        for barred in s.hooks.barred:
            self.open &= ~barred(s, seat)
        self.stuck = 0
        for stuck in s.hooks.stuck:
            self.stuck |= stuck(s, seat)

    def ways(self, starts: Iterable[int], left: int) -> dict[int, Way]:
        """The best way to each hex within so many hexes: the fewest that may stop them, then the fewest hexes."""
        best: dict[int, Way] = {}
        begun = dict.fromkeys(starts, Way(0, (), ()))
        layer = begun
        for _ in range(left):
            layer = self._farther(layer)
            for cell, way in layer.items():
                if cell not in begun and (cell not in best or way.risks < best[cell].risks):
                    best[cell] = way
        return best

    def _farther(self, layer: dict[int, Way]) -> dict[int, Way]:
        found: dict[int, Way] = {}
        for cell, way in layer.items():
            bit = 1 << cell
            if self.stuck & bit or (way.hexes and self.surely & bit):
                continue
            risky = (*way.risky, cell) if way.hexes and self.maybe & bit else way.risky
            for goal in cells_in(self.s.box.near_mask[cell] & self.open):
                if goal not in found or len(risky) < found[goal].risks:
                    found[goal] = Way(len(risky), (*way.hexes, goal), risky)
        return found

    def halts(self, cell: int, sailed: int, left: int) -> Halt | None:
        """Why they go no farther from here, after so many hexes of those that they may sail."""
        bit = 1 << cell
        if self.held & bit:
            return "battle"
        if self.canoes & bit:
            return "enemy"
        if self.maybe & bit:
            return "may-halt"
        return "range" if sailed == left or self.stuck & bit else None
