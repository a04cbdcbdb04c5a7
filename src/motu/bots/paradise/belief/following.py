"""The pieces of a rival from view to view: what was built where, what sailed where, what was lost.

Between two views only the number of pieces in each hex is known to change. Gains are matched with the losses that are
nearest; what is left over was built, by the points that could be spent, or fell.
"""

from __future__ import annotations

from motu.bots.paradise.belief.expected import (
    ALONE,
    FROM_LAND,
    FROM_SEA,
    Kinds,
    afloat,
    part_of,
    shared_out,
    stayed,
    with_known,
)
from motu.bots.paradise.belief.spending import kinds_for, spent
from motu.paradise.grid import DISTANCE, flood
from motu.paradise.pieces import counts, size
from motu.paradise.state import BUILDING, MOVEMENT, SEA
from motu.paradise.view import View

FARTHEST = 6
"""Nothing sails farther in a turn, but along a chain."""
FALLING = (1.0, 0.7, 0.3, 0.3, 0.2)
"""What is lost, where nobody knows why."""


class Followed:
    """The pieces of a seat, as they may be.

    kinds       by hex, of each kind how many there are in the mean, those that are known among them
    came        by hex, how many of them have come there from elsewhere; `built`, how many were built there
    changed     by hex, the turn in which it was seen to change
    canoes      the most war canoes that were ever known at a time
    whole       whether it was followed from the first turn on
    """

    def __init__(self, seat: int, view: View) -> None:
        self.seat = seat
        self.came: dict[int, float] = {}
        self.built: dict[int, float] = {}
        self.changed: dict[int, int] = {}
        self.kinds: dict[int, Kinds] = {}
        self.canoes = 0
        self.whole = placements(view) < 1
        left = view.left(seat)
        for cell, number in view.piles[seat]:
            usual = [1.0, 0.0, 0.0, 0.0, 0.0] if self.whole else [float(each) for each in left]
            self.kinds[cell] = shared_out(number, usual)
        self.last = view
        self._settle(view)

    def see(self, view: View) -> None:
        before, self.last = self.last, view
        seat = self.seat
        moved = movements(view, seat) > movements(before, seat)
        if (
            not moved
            and before.piles[seat] == view.piles[seat]
            and before.face_up[seat] == view.face_up[seat]
            and before.witnessed[seat] == view.witnessed[seat]
        ):
            return
        old, new = dict(before.piles[seat]), dict(view.piles[seat])
        gains = {cell: number - old.get(cell, 0) for cell, number in new.items() if number > old.get(cell, 0)}
        losses = {cell: number - new.get(cell, 0) for cell, number in old.items() if number > new.get(cell, 0)}
        placed = placements(view) > placements(before)
        settled = {
            cell: 1
            for cell in losses
            if placed and view.villages[cell] > before.villages[cell] and view.held[seat] >> cell & 1
        }
        for cell in settled:
            losses[cell] -= 1
        for cell in (*gains, *losses):
            self.changed[cell] = view.turn
        if moved or MOVEMENT in (before.step, view.step):
            self._move(before, view, gains, losses)
        if moved:
            self._stay(before, view, gains)
        if placed:
            self._build(before, view, gains, settled)
        for cell, number in gains.items():
            if number:
                self._add(cell, shared_out(number, [float(each) for each in view.left(seat)]), 1.0)
        for cell, number in losses.items():
            self._take(cell, part_of(self.kinds[cell], number, FALLING))
        for cell in settled:
            self._take(cell, part_of(self.kinds[cell], 1, (0.01, 0.01, 0.01, 1.0, 0.01)))
        for cell in [cell for cell in self.kinds if cell not in new]:
            for each in (self.kinds, self.came, self.built, self.changed):
                each.pop(cell, None)
        self._settle(view)

    # --- From hex to hex --------------------------------------------------------------------------------------------

    def _move(self, before: View, view: View, gains: dict[int, int], losses: dict[int, int]) -> None:
        """Match what came with what went, the nearest first."""
        chain = before.chain[self.seat] | view.chain[self.seat]
        pairs = []
        for goal in gains:
            linked = flood(1 << goal, chain) if chain >> goal & 1 else 0
            for start, number in losses.items():
                if number:
                    by_chain = linked >> start & 1
                    far = 1 if by_chain else DISTANCE[start][goal]
                    if far <= FARTHEST:
                        pairs.append((far, start, goal, by_chain))
        for _, start, goal, by_chain in sorted(pairs):
            number = min(gains[goal], losses[start])
            if number:
                gains[goal] -= number
                losses[start] -= number
                self._sail(start, goal, number, bool(by_chain), view)

    def _sail(self, start: int, goal: int, number: int, by_chain: bool, view: View) -> None:
        kinds = self.kinds[start]
        readiness = FROM_SEA if view.tile[start] == SEA else FROM_LAND
        moving = part_of(kinds, number, ALONE if number == 1 and not by_chain else readiness)
        self._take(start, moving)
        if not by_chain:
            moving = afloat(moving, 0)
        self._add(goal, moving, 1.0)

    def _stay(self, before: View, view: View, gains: dict[int, int]) -> None:
        """What might have sailed and has not is likelier of a kind that stays."""
        stacks, earlier = view.known_stacks(self.seat), before.known_stacks(self.seat)
        for cell, kinds in self.kinds.items():
            if cell not in gains:
                sure = [
                    min(pair) for pair in zip(counts(stacks.get(cell, 0)), counts(earlier.get(cell, 0)), strict=True)
                ]
                rest = [max(0.0, have - least) for have, least in zip(kinds, sure, strict=True)]
                rest = stayed(rest, view.tile[cell] == SEA)
                self.kinds[cell] = [least + more for least, more in zip(sure, rest, strict=True)]

    def _build(self, before: View, view: View, gains: dict[int, int], settled: dict[int, int]) -> None:
        """What is left of the gains was built: by points where that was possible, and carried from there."""
        held = before.held[self.seat] | view.held[self.seat]
        built = {cell: number for cell, number in gains.items() if number and held >> cell & 1}
        left = tuple(view.left(self.seat))
        costs = view.options.box.costs
        turned_up = view.chain[self.seat] & ~before.chain[self.seat]
        for pool in spent(before, view, self.seat, built, settled):
            each = kinds_for(max(0, pool.points), pool.pieces, left, costs) if pool.pieces else ()
            for cell, number in built.items():
                if pool.groups >> cell & 1:
                    up = min(number, turned_up >> cell & 1)
                    self._add(cell, [0.0, 0.0, float(up), 0.0, 0.0], 0.0)
                    if number > up:
                        self._add(cell, [(number - up) * one for one in each], 0.0)
                    gains[cell] = 0

    def _add(self, cell: int, kinds: Kinds, came: float) -> None:
        here = self.kinds.get(cell, [0.0] * 5)
        self.kinds[cell] = [have + more for have, more in zip(here, kinds, strict=True)]
        number = sum(kinds)
        self.came[cell] = self.came.get(cell, 0.0) + came * number
        self.built[cell] = self.built.get(cell, 0.0) + (1 - came) * number

    def _take(self, cell: int, kinds: Kinds) -> None:
        here = self.kinds[cell]
        rest = [max(0.0, have - less) for have, less in zip(here, kinds, strict=True)]
        stays = sum(rest) / max(1e-6, sum(here))
        self.kinds[cell] = rest
        for each in (self.came, self.built):
            if cell in each:
                each[cell] *= stays

    # --- What must be -----------------------------------------------------------------------------------------------

    def _settle(self, view: View) -> None:
        """Bring it in line with what is known: pieces seen, canoes at sea, and what the box holds."""
        seat = self.seat
        stacks = view.known_stacks(seat)
        numbers = dict(view.piles[seat])
        seen = sum(stack >> 5 & 31 for stack in stacks.values()) + (view.gone[seat] >> 5 & 31)
        self.canoes = max(self.canoes, seen)
        left = view.left(seat)
        for _ in range(2):
            for cell, number in numbers.items():
                known = stacks.get(cell, 0)
                kinds = with_known(self.kinds.get(cell, [1.0] * 5), known, number)
                self.kinds[cell] = afloat(kinds, known) if view.tile[cell] == SEA else kinds
            for kind, most in enumerate(left):
                hidden = {
                    cell: self.kinds[cell][kind] - counts(stacks.get(cell, 0))[kind]
                    for cell in numbers
                    if size(stacks.get(cell, 0)) < numbers[cell]
                }
                total = sum(hidden.values())
                if total > most:
                    for cell, there in hidden.items():
                        self.kinds[cell][kind] -= there * (1 - most / total)
        for cell, number in numbers.items():
            self.kinds[cell] = with_known(self.kinds[cell], stacks.get(cell, 0), number)


def placements(view: View) -> int:
    """How often pieces that were built have been placed."""
    return view.turn if view.step > BUILDING else max(0, view.turn - 1)


def movements(view: View, seat: int) -> int:
    """How many movement steps of a seat are over."""
    over = view.step > MOVEMENT
    if view.step == MOVEMENT and seat in view.order:
        over = view.order.index(seat) < view.index
    return view.turn - (not over)
