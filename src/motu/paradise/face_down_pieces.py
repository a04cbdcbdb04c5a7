"""What another's face-down pieces may be: anything that they have left, as long as the table can have come about.

A fleet that has come to fight has a war canoe, and all that is under way has a canoe.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motu.core.chance import Chance
from motu.paradise.box import COLONIES, PIECES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.grid import mask_of
from motu.paradise.make_view import face_up
from motu.paradise.pieces import ONE, afloat, size
from motu.paradise.state import ATTACKER, DEFENDER, FLEET, NOWHERE, SEA, TRANSIT_TO, WILD, State
from motu.paradise.steps.fleet import fleet_moves
from motu.paradise.steps.transit import free_pieces, may_leave
from motu.paradise.vessels import stow
from motu.paradise.view import View

Leaning = Callable[[int, int, int], Sequence[float]]
"""For a seat, a hex, and the pieces that have been dealt to it there: how much likelier than by what is left in the
box the next one is of each kind."""

_TRIES = 300
_FINE = 1000
"""Into so many parts a leaning is cut."""
LOADED = 31 << 5 * WARRIORS | 31 << 5 * COLONIES
"""The fields of the pieces that are carried."""
KINDS = tuple(range(len(PIECES)))
VESSELS = (WAR_CANOES, TRANSPORTS, RUMORS)
"""What sails by itself: a rumor passes for a canoe."""


class FaceDownPieces:
    """The face-down pieces of one seat, at random: by what is left in the box, and by a leaning if there is one."""

    def __init__(self, s: State, view: View, seat: int, chance: Chance, leaning: Leaning | None = None) -> None:
        self.s, self.view, self.seat, self.chance = s, view, seat, chance
        self.leaning = leaning
        self.up = view.known_stacks(seat)
        self.hidden = {cell: number - size(self.up.get(cell, 0)) for cell, number in view.piles[seat]}
        self.playing = seat == view.player
        self.arrived: dict[int, list[list[int]]] = {}

    def fill(self) -> None:
        for tried in range(_TRIES):
            if tried == _TRIES // 2:
                self.leaning = None  # it leans to what cannot be
            if self.attempt():
                return
        raise AssertionError("no table fits this view")

    def attempt(self) -> bool:
        """One try: what must be there first, then the rest at random."""
        s, view, seat = self.s, self.view, self.seat
        self.left = list(s.box.limits)
        self.stacks = {cell: self.up.get(cell, 0) for cell in self.hidden}
        self.open = dict(self.hidden)
        for stack in (*self.up.values(), view.gone[seat]):
            self.use(stack)
        for side, who in ((ATTACKER, view.player), (DEFENDER, view.foe)):
            if who == seat and who != WILD:
                self.use(view.front[side] + view.back[side])
        for asked in view.queue:
            if asked[:2] == (seat, "whisper"):  # a rumor that is about to be placed (11.2)
                self.left[RUMORS] -= 1
        self.fleet = 0
        if not self.reserve_arrivals():
            return False
        self.reserve_sea()
        if not self.fill_all():
            return False
        self.settle()
        return self.fits()

    def use(self, stack: int) -> None:
        for kind in range(5):
            self.left[kind] -= stack >> 5 * kind & 31

    def give(self, cell: int, kind: int) -> bool:
        """Put a piece of this kind face down into a hex, if there is one left."""
        if kind < 0 or self.left[kind] <= 0 or self.open[cell] <= 0:
            return False
        self.left[kind] -= 1
        self.open[cell] -= 1
        self.stacks[cell] += ONE[kind]
        return True

    def reserve_arrivals(self) -> bool:
        """Every fleet that attacks has a war canoe; so has one that sails where enemies are."""
        s, view = self.s, self.view
        if not self.playing:
            return True
        self.arrived = {}
        for cell, origin, number, _ in view.arrivals:
            self.arrived.setdefault(cell, []).append([origin, number, ONE[WAR_CANOES]])
            if not self.give(cell, WAR_CANOES):
                return False
        for cell, fleets in self.arrived.items():  # each of them whole, so that it floats
            for _ in range(size(self.up.get(cell, 0))):  # a canoe may have been turned up there
                next(fleet for fleet in fleets if size(fleet[2]) < fleet[1])[2] += ONE[TRANSPORTS]
            for fleet in fleets:
                while size(fleet[2]) < fleet[1]:
                    kind = self.pick(cell, fleet[2])
                    if kind < 0 or not self.give(cell, kind):
                        return False
                    fleet[2] += ONE[kind]
        if view.fleet_size:
            first = WAR_CANOES if self.enemy_at(view.at) or self.left[TRANSPORTS] <= 0 else TRANSPORTS
            if self.left[first] <= 0:
                return False
            self.left[first] -= 1
            self.fleet = ONE[first]
            while size(self.fleet) < view.fleet_size:
                kind = self.pick(view.at, self.fleet)
                if kind < 0:
                    return False
                self.left[kind] -= 1
                self.fleet += ONE[kind]
        elif s.stage == FLEET and self.open[view.at]:  # something there can sail
            return self.give(view.at, self.pick(view.at, 0))
        return True

    def enemy_at(self, cell: int) -> int:
        """Whether enemies of the seat are there, as far as anybody can see."""
        view = self.view
        mask = view.wild
        for other in range(view.count):
            if other != self.seat:
                mask |= view.held[other] | mask_of(each for each, _ in view.piles[other])
        return mask >> cell & 1

    def reserve_sea(self) -> None:
        """At sea there are canoes enough for the rest to go in, as far as there are canoes: seldom something floats.
        With a leaning it says which canoes."""
        for cell in self.open:
            if self.s.tile[cell] == SEA:
                while self.open[cell] > self.capacity(cell):
                    if self.leaning is not None:
                        if not self.give(cell, self.pick(cell, None, VESSELS)):
                            return
                    elif not (self.give(cell, TRANSPORTS) or self.give(cell, WAR_CANOES) or self.give(cell, RUMORS)):
                        return

    def capacity(self, cell: int) -> int:
        """How many more can be carried there."""
        stack = self.stacks[cell]
        return (stack >> 5 & 31) + (stack >> 10 & 31) - (stack & 31) - (stack >> 15 & 31)

    def fill_all(self) -> bool:
        for cell in sorted(self.open, key=lambda cell: self.s.tile[cell] != SEA):  # the sea first
            at_sea = self.s.tile[cell] == SEA
            while self.open[cell]:
                kind = self.pick(cell, self.stacks[cell]) if at_sea else -1
                if kind < 0:
                    kind = self.pick(cell, None)
                if kind < 0 or not self.give(cell, kind):
                    return False
        return True

    def pick(self, cell: int, aboard: int | None, kinds: tuple[int, ...] = KINDS) -> int:
        """A kind of piece that is left, the more the likelier; it must float with those aboard. -1: there is none."""
        weights = [
            number if number > 0 and kind in kinds and (aboard is None or afloat(aboard + ONE[kind])) else 0
            for kind, number in enumerate(self.left)
        ]
        if self.leaning is not None:
            leaning = self.leaning(self.seat, cell, self.stacks.get(cell, self.fleet))
            weights = [
                weight and round(_FINE * weight * lean) + 1 for weight, lean in zip(weights, leaning, strict=True)
            ]
        total = sum(weights)
        index = self.chance.below(total, 0) if total else 0
        for kind, weight in enumerate(weights):
            if index < weight:
                return kind
            index -= weight
        return -1

    def settle(self) -> None:
        """Write the pieces into the table."""
        s, view, seat = self.s, self.view, self.seat
        s.stacks[seat] = [0] * len(s.stacks[seat])
        s.places[seat] = s.fielded[seat] = 0
        for cell, stack in self.stacks.items():
            s.put(seat, cell, stack)
            s.fielded[seat] += stack
        for side, who in ((ATTACKER, view.player), (DEFENDER, view.foe)):
            if who == seat and who != WILD:
                s.fielded[seat] += view.front[side] + view.back[side]
        if self.playing:
            s.fleet = stow(self.fleet, min(view.sailed, *view.allowances))
            s.fielded[seat] += self.fleet
            s.arrivals = []
            for cell, origin, _, _ in view.arrivals:
                stack = self.arrived[cell].pop(0)[2]
                s.arrivals.append((cell, origin, stack, min(stack & 31, stack >> 5 & 31)))
            s.under_way, s.landed = {}, {}
            for cell, number in view.moved:
                moved = self.some(s.stacks[seat][cell], number, cell)
                vessels = stow(moved & ~LOADED, 1)
                if vessels:
                    s.under_way[cell] = tuple(vessels)
                if moved & LOADED:
                    s.landed[cell] = moved & LOADED
            chain = ONE[TRANSPORTS]  # the canoe of the chain is none of those that came along it
            s.transited = {
                cell: self.some(s.stacks[seat][cell] - chain, number, cell) for cell, number in view.transited
            }
            if view.taken_from != NOWHERE:
                s.taken = self.taken()

    def some(self, stack: int, number: int, cell: int) -> int:
        """So many pieces out of a stack: canoes first, for these move; but not where a fleet is being made up."""
        found = 0
        order = (WAR_CANOES, TRANSPORTS, RUMORS, WARRIORS, COLONIES)
        for kind in reversed(order) if cell == self.view.at else order:
            here = min(number, stack >> 5 * kind & 31)
            found += here * ONE[kind]
            number -= here
        return found

    def taken(self) -> int:
        """The kind of the piece that is about to make its transit."""
        s, cell = self.s, self.view.taken_from
        for kind in (TRANSPORTS, WARRIORS, WAR_CANOES, COLONIES, RUMORS):
            free = free_pieces(s, self.seat, cell) >> 5 * kind & 31
            if free and may_leave(s, self.seat, cell, ONE[kind]):
                return kind
        return NOWHERE

    def fits(self) -> bool:
        """Whether this looks as the view says, and the seat is not stuck."""
        s, view, seat = self.s, self.view, self.seat
        if face_up(s, seat) != view.face_up[seat]:
            return False
        if self.playing and s.stage == TRANSIT_TO:
            return s.taken != NOWHERE
        if self.playing and s.stage == FLEET:
            return bool(fleet_moves(s, seat))
        return True
