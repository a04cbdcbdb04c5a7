"""What a seat sees, worked out once for a decision: its stacks, the sea it may sail, its points and its rivals'."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache, wraps
from operator import attrgetter
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.bots.paradise.orders import NO_ORDERS, Orders
from motu.paradise.advanced.kumara import KUMARA
from motu.paradise.box import TRANSPORTS
from motu.paradise.grid import cells_in, flood, mask_of, spread
from motu.paradise.pieces import ONE, size
from motu.paradise.state import MOVEMENT, NOWHERE
from motu.paradise.vessels import pieces_of
from motu.paradise.view import View

_T = 5 * TRANSPORTS


class Analysis:
    """A view with what every step asks of it. A fleet that has not sailed yet counts as lying in its hex.

    stacks      my pieces by cell
    ready       those that have not moved in this step
    enemy       hexes with enemies: independent groups, groups and pieces of others
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
        self.numbers = numbers
        self.orders = orders
        me = self.me = view.seat
        self.view = view
        self.box = view.options.box
        self.tile = view.tile
        self.held = view.held[me]
        self.home = view.home[me]
        self.marks = view.marks[me] & view.secret
        self.rivals = [seat for seat in range(view.count) if seat != me and not view.out >> seat & 1]
        self.chain = view.chain[me]
        self.linked = home_chain(view, me)
        self.stacks = dict(view.own)
        moving = view.step == MOVEMENT and view.player == me
        self.fleet = pieces_of(view.fleet) if moving else 0
        if self.fleet and not view.sailed:
            self.stacks[view.at] = self.stacks.get(view.at, 0) + self.fleet
        self.under_way = self.fleet if view.sailed else 0
        moved = dict(view.moved) if moving else {}
        self.ready = {cell: self._ready(cell, stack, moved) for cell, stack in self.stacks.items()}
        enemy = view.wild
        for other in self.rivals:
            enemy |= view.held[other] | mask_of(cell for cell, _ in view.piles[other])
        self.enemy = enemy
        self.piles = [dict(each) for each in view.piles]
        self.open = [dict(each) for each in view.face_up]
        self.cache: dict[tuple[Any, ...], Any] = {}
        self.sea = (view.known | self.marks) & ~enemy
        self.lasting: dict[tuple[Any, ...], Any] = {}
        if before is not None and before.ground == self.ground:
            self.lasting = before.lasting

    @cached_property
    def ground(self) -> tuple[Any, ...]:
        """All that answers rest on which outlast a decision: while it stays the same, so do these."""
        view = self.view
        own = list(self.stacks.items()), self.ready, self.home, self.marks, self.chain, view.hand
        others = (
            self.enemy,
            view.wild,
            view.held,
            self.rivals,
            [(self.piles[each], self.open[each]) for each in self.rivals],
        )
        rivals = view.witnessed, view.hands, view.face, view.points, view.chits, view.order, view.player
        country = view.tile, view.known, view.secret, view.villages, view.improved, view.soil, view.chain
        lasting = view.standing, view.garrison, view.fixed, view.kumara, view.lost, view.turn, view.step, self.numbers
        return own, others, rivals, country, lasting

    def _ready(self, cell: int, stack: int, moved: dict[int, int]) -> int:
        if stack in ONE and self.view.garrison[self.me] >> cell & 1:
            return 0  # the last one stays (8.5)
        stack -= moved.get(cell, 0)
        if self.view.fixed >> cell & 1 and stack >> _T & 31:
            stack -= ONE[TRANSPORTS]
        return stack

    @property
    def land(self) -> int:
        return land(self)

    @property
    def scores(self) -> list[int]:
        return scores(self)

    @property
    def lead(self) -> float:
        return lead(self)

    @cached_property
    def turns(self) -> float:
        if self.view.options.alone:  # only my own points count, and the chits
            left = (self.view.options.target - self.scores[self.me]) / 2 / self.numbers.pace
            return max(0.5, min(left, self.view.chits.bit_count() - 2))
        return max(0.5, (self.view.options.target / 2 - self.lead) / self.numbers.pace)

    @property
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
        return sum(stack >> 5 * kind & 31 for stack in self.stacks.values()) + (self.under_way >> 5 * kind & 31)

    def allowance(self, war: bool) -> int:
        """How far canoes of mine sail: the cards that lie face up count, and favourable winds."""
        far = 3 if "all-canoes-3" in self.effects or (war and "war-canoes-3" in self.effects) else 2
        return far + self.markers("winds")

    @cached_property
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


def home_chain(view: View, seat: int, without: int = 0) -> int:
    """The hexes of the chain that starts at a seat's home, if the canoes in some hexes were not there."""
    home = view.home[seat]
    chain = view.chain[seat] & ~without
    return flood(1 << home, chain) if home != NOWHERE and chain >> home & 1 else 0


def points(view: View, seat: int, cards: int | None = None, without: int = 0) -> int:
    """The points of a seat in halves, as far as they lie open, or with these cards; as if it had lost some hexes."""
    held = view.held[seat] & ~without
    total = sum(2 * view.villages[cell] for cell in cells_in(held))
    home = view.home[seat]
    groups, tile = view.options.box.groups, view.tile
    if home != NOWHERE:
        chain = home_chain(view, seat, without)
        total += 2 * (held & (chain | 1 << home)).bit_count()
        total += sum(1 for cell in cells_in(chain & view.known) if tile[cell] >= 0 and groups[tile[cell]].atoll)
    total += KUMARA * (view.kumara >> seat & 1)
    return total + cards_worth(view, seat, view.face[seat] if cards is None else cards)


def cards_worth(view: View, seat: int, cards: int) -> int:
    """The points of cards, in halves."""
    if not cards:
        return 0
    box = view.options.box
    names = {box.groups[view.tile[cell]].name for cell in cells_in(view.held[seat])}
    total = 0
    for number in cells_in(cards):
        card = box.cards[number]
        total += 2 * (card.points + any(name in names for name in card.with_groups))
    return total


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


# --- Answers that are kept ------------------------------------------------------------------------------------------

P = ParamSpec("P")
R = TypeVar("R")


def cached(find: Callable[Concatenate[Analysis, P], R]) -> Callable[Concatenate[Analysis, P], R]:
    """A question about an analysis: it keeps the answer for this decision."""
    return _kept(find, attrgetter("cache"))


def remembered(find: Callable[Concatenate[Analysis, P], R]) -> Callable[Concatenate[Analysis, P], R]:
    """A question whose answer rests on the ground alone: it holds for the decisions that follow, until that changes."""
    return _kept(find, attrgetter("lasting"))


def _kept(
    find: Callable[Concatenate[Analysis, P], R], kept_by: Callable[[Analysis], dict[tuple[Any, ...], Any]]
) -> Callable[Concatenate[Analysis, P], R]:
    @wraps(find)
    def answer(analysis: Analysis, /, *args: P.args, **named: P.kwargs) -> R:
        answers, key = kept_by(analysis), (find, *args)
        if key not in answers:
            answers[key] = find(analysis, *args, **named)
        return cast("R", answers[key])

    return answer


@remembered
def land(analysis: Analysis) -> int:
    """The hexes with a group or an atoll."""
    return mask_of(cell for cell, tile in enumerate(analysis.tile) if tile >= 0)


@remembered
def scores(analysis: Analysis) -> list[int]:
    return [points(analysis.view, seat) for seat in range(analysis.view.count)]


@remembered
def lead(analysis: Analysis) -> float:
    hands = analysis.view.hands
    return max(score + 2 * cards for score, cards in zip(analysis.scores, hands, strict=True)) / 2


FAR = 99


def away(around: tuple[int, ...], cell: int) -> int:
    """How many steps a hex is away, by its rings; FAR if there is no way."""
    for steps, ring in enumerate(around):
        if ring >> cell & 1:
            return steps
    return FAR
