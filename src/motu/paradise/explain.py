"""What counts for what, line by line: points, build points, and who can attack whom. Only what a viewer may know."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from motu.paradise.advanced.kumara import SPEEDY
from motu.paradise.advanced.kumara_odds import Chances, chances
from motu.paradise.box import WAR_CANOES
from motu.paradise.cards import has
from motu.paradise.chains import chain_from
from motu.paradise.grid import ALL, NAMES, cells_in, mask_of, spread
from motu.paradise.hooks import Line
from motu.paradise.imagine import known
from motu.paradise.odds import chance_to_win
from motu.paradise.pieces import FIGHTERS, size
from motu.paradise.points import card_points, count_lines
from motu.paradise.state import OVER, SEA, State
from motu.paradise.steps import building
from motu.paradise.steps.battle import local_warriors
from motu.paradise.steps.movement import ALLOWANCE
from motu.paradise.view import View


def points(view: View, seat: int) -> list[Line]:
    """The count of a seat with the cards that lie open."""
    return count_lines(known(view), seat)


def hidden_points(view: View) -> list[Line]:
    """What the viewer's own face-down cards would add."""
    assert view.seat is not None
    s = known(view)
    return [Line("card", card, 1, card_points(s, view.seat, card)) for card in cells_in(view.hand)]


class Pool(NamedTuple):
    """A pool of build points (9.3): the villages of its groups, by cell, and what comes on top, if anything does."""

    villages: tuple[tuple[int, int], ...]
    extra: int
    points: int


def build_points(view: View, seat: int) -> list[Pool]:
    """The pools of a seat, as they would be counted now."""
    s = known(view)
    building.count_points(s, seat)
    found = []
    for groups, total in zip(s.pools[seat][::2], s.pools[seat][1::2], strict=True):
        villages = tuple((cell, s.villages[cell]) for cell in cells_in(groups))
        found.append(Pool(villages, total - sum(number for _, number in villages), total))
    return found


class Attack(NamedTuple):
    """Somebody could bring war canoes here in their next movement.

    by, cell    who, and where
    against     whose hex it is; None for an independent group
    certain     whether the viewer knows that war canoes are there; else there may be some among face-down pieces
    fighters    the most pieces that could fight for them: all in reach that are not known to be something else
    defenders   those that would defend, as far as the viewer can tell, local warriors among them
    """

    by: int
    cell: int
    against: int | None
    certain: bool
    fighters: int
    defenders: int

    @property
    def chance(self) -> float:
        """The attacker's chance to win, without cards."""
        return float(chance_to_win(self.fighters, self.defenders))


def attacks(view: View) -> list[Attack]:
    """Who can attack whom, as far as the viewer can tell."""
    if view.stage == OVER:
        return []
    s = known(view)
    found = []
    for by in range(view.count):
        if view.out >> by & 1:
            continue
        for goal, force in sorted(forces(view, s, by).items()):
            against = next((each for each in range(view.count) if each != by and _is_there(view, each, goal)), None)
            fighters, defenders = force.fighters, defenders_at(view, s, against, goal)
            found.append(Attack(by, goal, against, force.certain, fighters, defenders))
    return found


class Force:
    """What somebody can bring to a hex.

    canoes      war canoes, and what may be some
    warriors    hexes from which warrior bands can come along: chains, and what lies on the way (7.2, 7.4)
    """

    def __init__(self, there: dict[int, There]) -> None:
        self._there = there
        self.certain = False
        self.canoes: set[int] = set()
        self.warriors = 0

    @property
    def fighters(self) -> int:
        """The most that can fight: each warrior band needs a war canoe."""
        canoes = sum(self._there[cell].canoes + self._there[cell].hidden for cell in self.canoes)
        warriors = 0
        for cell in cells_in(self.warriors):
            there = self._there.get(cell)
            if there is not None:
                warriors += there.warriors + (0 if cell in self.canoes else there.hidden)
        return canoes + min(warriors, canoes)


class There(NamedTuple):
    """What of a seat's pieces in a hex the viewer knows to be war canoes and warrior bands, and what may be either."""

    canoes: int
    warriors: int
    hidden: int

    @property
    def fighters(self) -> int:
        return self.canoes + self.warriors + self.hidden


def pieces_of(view: View, seat: int) -> dict[int, There]:
    """By hex what a seat has there."""
    stacks = dict(view.own if seat == view.seat else view.face_up[seat])
    found = {}
    for cell, number in view.piles[seat]:
        stack = stacks.get(cell, 0)
        found[cell] = There(stack >> 5 * WAR_CANOES & 31, stack & 31, number - size(stack))
    return found


def forces(view: View, s: State, by: int) -> dict[int, Force]:
    """What a seat can bring to each enemy hex that it can attack."""
    there = pieces_of(view, by)
    halts = s.others_held(by)
    for other in range(view.count):
        if other != by:
            halts |= mask_of(cell for cell, each in pieces_of(view, other).items() if each.canoes)
    found: dict[int, Force] = {}
    for cell, number in view.piles[by]:
        here = there[cell]
        stays = number == 1 and s.garrison[by] >> cell & 1  # the last piece does not leave (8.5)
        if (here.canoes or here.hidden) and not stays:
            goals, on_the_way = reach(s, by, cell, halts)
            for goal in cells_in(goals):
                force = found.setdefault(goal, Force(there))
                force.canoes.add(cell)
                force.certain |= here.canoes > 0
                force.warriors |= on_the_way
    return found


def defenders_at(view: View, s: State, seat: int | None, cell: int) -> int:
    """The pieces that would defend a hex."""
    if seat is None:
        return s.box.groups[s.tile[cell]].locals
    locals_there = local_warriors(s, cell, seat)
    number = dict(view.piles[seat]).get(cell, 0)
    if seat == view.seat:
        stack = dict(view.own).get(cell, 0)
        warriors = min(stack & 31, stack >> 5 & 31) if s.tile[cell] == SEA else stack & 31
        return warriors + (stack >> 5 & 31) + locals_there
    up = dict(view.face_up[seat]).get(cell, 0)
    return number - size(up) + size(up & FIGHTERS) + locals_there


def reach(s: State, seat: int, cell: int, halts: int) -> tuple[int, int]:
    """The enemy hexes that war canoes can reach from here, after a transit along a chain, and where they can pass on
    the way (7.2, 7.3); they go no farther than to the hexes that halt them."""
    steps = ALLOWANCE + (has(s, seat, "all-canoes-3") or has(s, seat, "war-canoes-3"))
    steps += sum(speed(s, seat) for speed in s.hooks.speed)
    reached = frontier = passed = chain_from(s, seat, cell) | 1 << cell
    for _ in range(steps):
        passed = reached
        frontier = spread(frontier & ~halts) & s.known & ~reached
        reached |= frontier
    return reached & s.enemies(seat), passed


def _is_there(view: View, seat: int, cell: int) -> bool:
    return bool(view.held[seat] >> cell & 1) or any(each == cell for each, _ in view.piles[seat])


class ParadiseThreat(TypedDict):
    """An attack that somebody could make in their next movement.

    by          who could
    seat        whose hex it is; None for an independent group
    certain     whether the viewer knows that war canoes are there
    fighters    the most that could come; `defenders` those there, as far as the viewer can tell
    chance      the attacker's chance to win, without cards
    """

    by: int
    seat: int | None
    certain: bool
    hex: str
    fighters: int
    defenders: int
    chance: float


def threats(view: View) -> list[ParadiseThreat]:
    """The attacks that could be made, for pages and programs."""
    return [
        {
            "by": each.by,
            "hex": NAMES[each.cell],
            "seat": each.against,
            "certain": each.certain,
            "fighters": each.fighters,
            "defenders": each.defenders,
            "chance": round(each.chance, 3),
        }
        for each in attacks(view)
    ]


def search_odds(view: View, cell: int) -> Chances:
    """What the viewer may expect of a search for kumara from here (11.5), with their cards that lie face up."""
    assert view.seat is not None
    s, me = known(view), view.seat
    return chances(
        s.box,
        cell,
        ALL & ~s.enemies(me),
        card=any(has(s, me, effect) for effect in SPEEDY),
        marker=bool(s.galapagos >> me & 1),
        chart=has(s, me, "ocean-chart"),
    )
