"""What counts for what, line by line: points, build points, and who can attack whom. Only what a viewer may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from motu.paradise.advanced.kumara import SPEEDY
from motu.paradise.advanced.kumara_odds import Chances, chances
from motu.paradise.advanced.south_island import across
from motu.paradise.box import WAR_CANOES
from motu.paradise.cards import has
from motu.paradise.chains import chain_from
from motu.paradise.grid import ALL, NAMES, cells_in, spread
from motu.paradise.imagine import known
from motu.paradise.odds import chance_to_win
from motu.paradise.pieces import FIGHTERS, size
from motu.paradise.points import Line, card_points, count_lines
from motu.paradise.state import NOWHERE, OVER, SEA, State
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
    """Somebody could bring war canoes here in his next movement, or warriors on foot (11.3).

    by, cell    who, and where
    against     whose hex it is; None for an independent group
    certain     whether the viewer knows that war canoes are there; else there may be some among face-down pieces
    fighters    the most pieces that could fight for him: all in reach that are not known to be something else
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
        force: dict[int, list[int]] = {}  # by goal: whether it is sure, and how many may fight
        for cell, number in view.piles[by]:
            for goal, (sure, fighters) in forces(view, s, by, cell, number).items():
                entry = force.setdefault(goal, [0, 0])
                entry[0] |= int(sure)
                entry[1] += fighters
        for goal, (surely, fighters) in sorted(force.items()):
            against = next((each for each in range(view.count) if each != by and _is_there(view, each, goal)), None)
            found.append(Attack(by, goal, against, bool(surely), fighters, defenders_at(view, s, against, goal)))
    return found


def forces(view: View, s: State, by: int, cell: int, number: int) -> dict[int, tuple[bool, int]]:
    """The enemy hexes that pieces here can attack: whether it is sure that they can, and how many may fight."""
    sure, most = canoes_at(view, by, cell, number)
    found: dict[int, tuple[bool, int]] = {}
    if most:
        fighters = fighters_at(view, by, cell, number)
        found = dict.fromkeys(cells_in(reach(s, by, cell)), (sure, fighters))
    goal = across(s, cell)
    if goal != NOWHERE and s.enemies(by) >> goal & 1:  # on foot (11.3)
        warriors, all_fighters = walkers_at(view, by, cell, number)
        if all_fighters:
            found[goal] = sure or warriors > 0, all_fighters
    return found


def walkers_at(view: View, seat: int, cell: int, number: int) -> tuple[int, int]:
    """The warrior bands that are there for sure, and all pieces that may fight where no canoe is needed."""
    if seat == view.seat:
        stack = dict(view.own).get(cell, 0)
        return stack & 31, size(stack & FIGHTERS)
    up = dict(view.face_up[seat]).get(cell, 0)
    return up & 31, number - size(up) + size(up & FIGHTERS)


def canoes_at(view: View, seat: int, cell: int, number: int) -> tuple[bool, bool]:
    """Whether war canoes are there for sure, and whether any may be."""
    stack = dict(view.own).get(cell, 0) if seat == view.seat else dict(view.face_up[seat]).get(cell, 0)
    sure = bool(stack >> 5 * WAR_CANOES & 31)
    return sure, sure or (seat != view.seat and number > size(stack))


def fighters_at(view: View, seat: int, cell: int, number: int) -> int:
    """The pieces there that may fight away from home: each warrior band needs a war canoe."""
    if seat == view.seat:
        stack = dict(view.own).get(cell, 0)
        return (stack >> 5 & 31) + min(stack & 31, stack >> 5 & 31)
    up = dict(view.face_up[seat]).get(cell, 0)
    hidden = number - size(up)
    canoes = up >> 5 & 31
    return hidden + canoes + min(up & 31, hidden + canoes)


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


def reach(s: State, seat: int, cell: int) -> int:
    """The enemy hexes that war canoes can reach from here, after a transit along a chain (7.2, 7.3)."""
    steps = ALLOWANCE + (has(s, seat, "all-canoes-3") or has(s, seat, "war-canoes-3"))
    steps += sum(speed(s, seat) for speed in s.hooks.speed)
    enemies = s.enemies(seat)
    stops = s.others_held(seat)
    reached = frontier = chain_from(s, seat, cell) | 1 << cell
    for _ in range(steps):
        frontier = spread(frontier & ~stops) & s.known & ~reached
        reached |= frontier
    return reached & enemies


def _is_there(view: View, seat: int, cell: int) -> bool:
    return bool(view.held[seat] >> cell & 1) or any(each == cell for each, _ in view.piles[seat])


def threats(view: View) -> list[dict[str, Any]]:
    """The same for pages and programs."""
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
    """What the viewer may expect of a search for kumara from here (11.5), with his cards that lie face up."""
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
