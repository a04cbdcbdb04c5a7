"""What a seat sees, worked out once for a decision: its stacks, the sea it may sail, its points and its rivals'."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from motu.bots.paradise.answers import Answers, Kept, lazy
from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.bots.paradise.open_points import home_chain, points
from motu.bots.paradise.orders import NO_ORDERS, Orders
from motu.paradise.box import TRANSPORTS
from motu.paradise.grid import cells_in, mask_of, spread
from motu.paradise.pieces import ONE, size
from motu.paradise.state import MOVEMENT
from motu.paradise.vessels import pieces_of
from motu.paradise.view import View

_T = 5 * TRANSPORTS


class Analysis:
    """A view with what every step asks of it. A fleet that has not sailed yet counts as lying in its hex.

    stacks      my pieces by cell
    ready       those that have not moved in this step
    enemy       hexes with enemies: independent groups, groups and pieces of others; `enemy_groups` without the pieces
    sea         hexes I may sail through: known to all, or to me, and without enemies
    chain       where a transport canoe of mine lies face up; `linked` is the part that reaches home
    fleet       the pieces of the fleet; `under_way` once it has left its hex
    marks       my secret tiles
    land        hexes with a group or an atoll that I know
    orders      what is to be done this turn, where that has been decided
    scores      points of all seats in halves, as far as they lie open
    lead        whole points of the leader, with a point for each hidden card
    turns       how many turns the game may still last
    """

    def __init__(
        self, view: View, numbers: Numbers = ISLANDER, before: Analysis | None = None, orders: Orders = NO_ORDERS
    ) -> None:
        assert view.seat is not None
        self.view = view
        self.numbers = numbers
        self.orders = orders
        me = self.me = view.seat
        self.box = view.options.box
        self.held = view.held[me]
        self.home = view.home[me]
        self.chain = view.chain[me]
        self.marks = view.marks[me] & view.secret
        self.moving = view.step == MOVEMENT and view.player == me
        self.fleet = pieces_of(view.fleet) if self.moving else 0
        self.under_way = self.fleet if view.sailed else 0
        self.cache: Answers = {}
        self.lasting_abroad: Answers = {}
        self.abroad: object = view.around or self._abroad()
        if before is None:
            self.kept = Kept()
        elif before.abroad is self.abroad or before.abroad == self.abroad:
            self.abroad = before.abroad  # the next comparison finds them the same at a glance
            self.kept, self.lasting_abroad = before.kept, before.lasting_abroad
            known = before.__dict__
            self.__dict__.update([(name, known[name]) for name in ABROAD if name in known])
        else:
            self.kept = before.kept

    def _abroad(self) -> tuple[Any, ...]:
        """All that answers rest on which outlast a decision, but my own pieces: while it is the same, they hold."""
        view, me = self.view, self.me
        piles, face_up = view.piles, view.face_up
        own = self.home, self.marks, self.chain, view.hand, self.numbers
        others = self.rivals, view.held, [(piles[each], face_up[each]) for each in self.rivals]
        more = view.witnessed, view.hands, view.face, view.points, view.chits, view.order, view.player, view.wild
        country = self.tile, view.known, view.secret, view.villages, view.improved, view.soil, view.chain
        lasting = view.standing, view.garrison[me], view.kumara, view.lost, view.turn, view.step
        return own, others, more, country, lasting

    @lazy
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.view.count) if seat != self.me and not self.view.out >> seat & 1]

    @lazy
    def tile(self) -> tuple[int, ...]:
        return self.view.tile

    @lazy
    def linked(self) -> int:
        return home_chain(self.view, self.me)

    @lazy
    def stacks(self) -> dict[int, int]:
        stacks = dict(self.view.own)
        if self.fleet and not self.under_way:
            at = self.view.at
            stacks[at] = stacks.get(at, 0) + self.fleet
        return stacks

    @lazy
    def ready(self) -> dict[int, int]:
        view = self.view
        garrison, fixed = view.garrison[self.me], view.fixed
        moved = dict(view.moved) if self.moving else {}
        if not (moved or garrison or fixed):
            return self.stacks
        ready = {}
        for cell, stack in self.stacks.items():
            left = stack - moved.get(cell, 0)
            if garrison >> cell & 1 and stack in ONE:
                left = 0  # the last one stays (8.5)
            elif fixed >> cell & 1 and left >> _T & 31:
                left -= ONE[TRANSPORTS]
            ready[cell] = left
        return ready

    @lazy
    def enemy(self) -> int:
        enemy = self.enemy_groups
        for other in self.rivals:
            for cell, _ in self.view.piles[other]:
                enemy |= 1 << cell
        return enemy

    @lazy
    def enemy_groups(self) -> int:
        groups = self.view.wild
        for other in self.rivals:
            groups |= self.view.held[other]
        return groups

    @lazy
    def sea(self) -> int:
        return (self.view.known | self.marks) & ~self.enemy

    @lazy
    def piles(self) -> list[dict[int, int]]:
        return [dict(each) for each in self.view.piles]

    @lazy
    def open(self) -> list[dict[int, int]]:
        return [dict(each) for each in self.view.face_up]

    @lazy
    def lasting(self) -> Answers:
        return self.kept.on((list(self.stacks.items()), self.ready, self.abroad))

    @lazy
    def land(self) -> int:
        """The hexes with a group or an atoll."""
        return land_in(self.tile)

    @lazy
    def scores(self) -> list[int]:
        return [points(self.view, seat) for seat in range(self.view.count)]

    @lazy
    def lead(self) -> float:
        return max(score + 2 * cards for score, cards in zip(self.scores, self.view.hands, strict=True)) / 2

    @lazy
    def turns(self) -> float:
        if self.view.options.alone:  # only my own points count, and the chits
            left = (self.view.options.target - self.scores[self.me]) / 2 / self.numbers.pace
            return max(0.5, min(left, self.view.chits.bit_count() - 2))
        return max(0.5, (self.view.options.target / 2 - self.lead) / self.numbers.pace)

    @lazy
    def village(self) -> float:
        """What a village is worth now: its point, and what it will build."""
        return 1 + self.numbers.build_point * self.turns

    def is_land(self, cell: int) -> bool:
        return self.tile[cell] >= 0

    def room(self, cell: int) -> int:
        """How many more villages a group would bear, improvements that are to come among them."""
        if self.tile[cell] < 0:
            return 0
        return self.box.groups[self.tile[cell]].squares + self.view.soil[cell] - self.view.villages[cell]

    def carried(self, kind: int) -> int:
        """How many pieces of a kind I have on the map."""
        return self.pieces >> 5 * kind & 31

    @lazy
    def pieces(self) -> int:
        """All my pieces on the map, as one stack: nobody has more of a kind than a stack has room for."""
        return self.under_way + sum(self.stacks.values())

    def allowance(self, war: bool) -> int:
        """How far canoes of mine sail: the cards that lie face up count, and favourable winds."""
        far = 3 if "all-canoes-3" in self.effects or (war and "war-canoes-3" in self.effects) else 2
        return far + self.markers("winds")

    @lazy
    def effects(self) -> set[str]:
        """What my cards do that lie face up."""
        return {self.box.cards[card].effect for card in cells_in(self.view.face[self.me])}

    def markers(self, effect: str) -> int:
        """How many events of mine with this effect last (11.2)."""
        events = self.box.events
        return sum(1 for event, seat, _ in self.view.standing if seat == self.me and events[event].effect == effect)

    def hidden(self, seat: int, cell: int) -> int:
        """How many face-down pieces a rival has in a hex."""
        return self.piles[seat].get(cell, 0) - size(self.open[seat].get(cell, 0))


ABROAD = (
    "rivals",
    "tile",
    "linked",
    "enemy",
    "enemy_groups",
    "sea",
    "land",
    "scores",
    "lead",
    "turns",
    "village",
    "effects",
)
"""What is worked out once for all decisions while nothing changes but where my pieces are."""


@lru_cache(maxsize=1 << 14)
def rings(goal: int, within: int, most: int = 12) -> tuple[int, ...]:
    """The hexes by their distance from some: first these, then those one step away, and so on. The sea changes seldom,
    and ways on it are asked for often."""
    found = [goal]
    reached = goal
    while len(found) <= most:
        ring = spread(found[-1]) & within & ~reached
        if not ring:
            break
        reached |= ring
        found.append(ring)
    return tuple(found)


def mask_of_all(sets: Iterable[int]) -> int:
    mask = 0
    for each in sets:
        mask |= each
    return mask


@lru_cache(maxsize=1 << 10)
def land_in(tile: tuple[int, ...]) -> int:
    """The hexes of a map on which a group or an atoll lies."""
    return mask_of(cell for cell, group in enumerate(tile) if group >= 0)


FAR = 99


def away(around: tuple[int, ...], cell: int) -> int:
    """How many steps a hex is away, by its rings; FAR if there is no way."""
    for steps, ring in enumerate(around):
        if ring >> cell & 1:
            return steps
    return FAR
