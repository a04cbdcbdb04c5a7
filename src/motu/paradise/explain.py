"""What counts for what, line by line: points, build points, and who can attack whom. Only what a viewer may know."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple, TypedDict

from motu.paradise.advanced.kumara import SPEEDY
from motu.paradise.advanced.kumara_odds import Chances, chances
from motu.paradise.box import WAR_CANOES, WARRIORS
from motu.paradise.cards import has
from motu.paradise.chains import chain_from
from motu.paradise.grid import ALL, NAMES, cells_in, mask_of, spread
from motu.paradise.hooks import Line
from motu.paradise.imagine import known
from motu.paradise.odds import HALF, chance_to_win
from motu.paradise.pieces import size
from motu.paradise.points import card_points, count_lines
from motu.paradise.state import NOBODY, NOWHERE, OVER, SEA, WILD, State
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
    fighters    the most pieces that could fight for them: of those in reach that are not known to be something else as
                many as are left of what fights
    defenders   the most that would defend, local warriors among them
    origins     where war canoes may come from, by cell
    surely      the fewest of `fighters`: those that the viewer knows; `at_least` the fewest defenders
    loses       the share of rolls that cost the attacker a piece
    """

    by: int
    cell: int
    against: int | None
    certain: bool
    fighters: int
    defenders: int
    origins: tuple[int, ...]
    surely: int
    at_least: int
    loses: Fraction

    @property
    def chance(self) -> float:
        """The attacker's chance to win with all of them against all of those, without cards."""
        return float(chance_to_win(self.fighters, self.defenders, self.loses))

    @property
    def chances(self) -> tuple[float, float]:
        """The least and the best chance, as far as the viewer can tell."""
        worst = chance_to_win(self.surely, self.defenders, self.loses)
        return float(worst), float(chance_to_win(self.fighters, self.at_least, self.loses))


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
            foe = owner_of(s, by, goal)
            fewest, most = defenders_at(view, s, foe, goal)
            found.append(
                Attack(
                    by,
                    goal,
                    None if foe == WILD else foe,
                    force.certain,
                    force.fighters,
                    most,
                    tuple(sorted(force.canoes)),
                    force.surely,
                    fewest,
                    share_of_losses(s, by, foe),
                )
            )
    return found


def share_of_losses(s: State, by: int, foe: int) -> Fraction:
    """The share of rolls that cost an attacker a piece: half of them, but where an event shifts the die (11.2)."""
    if not s.standing or not s.hooks.rolled:
        return HALF
    twin = s.copy()
    twin.player, twin.foe = by, foe
    lost = 0
    for die in range(1, 7):
        twin.die = die
        twin.battle_rolls = [(die, NOBODY, 0, NOWHERE)]
        for rolled in s.hooks.rolled:
            rolled(twin)
        lost += twin.die <= 3
    return Fraction(lost, 6)


class Force:
    """What somebody can bring to a hex.

    canoes      war canoes, and what may be some
    warriors    hexes from which warrior bands can come along: chains, and what lies on the way (7.2, 7.4)
    """

    def __init__(self, there: dict[int, There], left: list[int]) -> None:
        self._there = there
        self._left = left
        self.certain = False
        self.canoes: set[int] = set()
        self.warriors = 0

    @property
    def surely(self) -> int:
        """Those that can fight of the pieces that the viewer knows."""
        canoes = sum(self._there[cell].canoes for cell in self.canoes)
        bands = sum(self._there[cell].warriors for cell in cells_in(self.warriors) if cell in self._there)
        return canoes + min(bands, canoes)

    @property
    def fighters(self) -> int:
        """The most that can fight: each warrior band needs a war canoe, and of neither are there more than are left."""
        canoes = bands = may_sail = may_come = 0
        for cell, there in self._there.items():
            if cell in self.canoes:
                canoes += there.canoes
                may_sail += there.hidden
            if self.warriors >> cell & 1:
                bands += there.warriors
                may_come += there.hidden if cell not in self.canoes else 0
        return most_fighters(canoes, bands, may_sail, may_come, self._left)


def most_fighters(canoes: int, bands: int, may_sail: int, may_come: int, left: list[int]) -> int:
    """The most that can fight from war canoes, where beside those that are known some pieces may be of either kind, and
    some may be warrior bands at best."""
    return max(
        canoes + sail + min(bands + min(may_sail - sail + may_come, left[WARRIORS]), canoes + sail)
        for sail in range(min(may_sail, left[WAR_CANOES]) + 1)
    )


class There(NamedTuple):
    """What of a seat's pieces in a hex the viewer knows to be war canoes and warrior bands, and what may be either."""

    canoes: int
    warriors: int
    hidden: int


def pieces_of(view: View, seat: int) -> dict[int, There]:
    """By hex what a seat has there."""
    stacks = view.known_stacks(seat)
    found = {}
    for cell, number in view.piles[seat]:
        stack = stacks.get(cell, 0)
        found[cell] = There(stack >> 5 * WAR_CANOES & 31, stack & 31, number - size(stack))
    return found


def forces(view: View, s: State, by: int) -> dict[int, Force]:
    """What a seat can bring to each enemy hex that it can attack."""
    there, left = pieces_of(view, by), view.left(by)
    halts = s.others_held(by)
    for other in range(view.count):
        if other != by:
            halts |= mask_of(cell for cell, each in pieces_of(view, other).items() if each.canoes)
    found: dict[int, Force] = {}
    for cell, number in view.piles[by]:
        here = there[cell]
        stays = number == 1 and s.garrison[by] >> cell & 1  # the last piece does not leave (8.5)
        if (here.canoes or (here.hidden and left[WAR_CANOES])) and not stays:
            goals, on_the_way = reach(s, by, cell, halts)
            for goal in cells_in(goals):
                force = found.setdefault(goal, Force(there, left))
                force.canoes.add(cell)
                force.certain |= here.canoes > 0
                force.warriors |= on_the_way
    return found


def owner_of(s: State, by: int, cell: int) -> int:
    """Whom somebody would fight there; WILD for an independent group."""
    there = (seat for seat in range(s.count) if seat != by and (s.held[seat] | s.places[seat]) >> cell & 1)
    return next(there, WILD)


def defenders_at(view: View, s: State, foe: int, cell: int) -> tuple[int, int]:
    """The fewest and the most that would defend a hex: of face-down pieces none may fight, or as many as are left."""
    locals_there = local_warriors(s, cell, foe)
    there = None if foe == WILD else pieces_of(view, foe).get(cell)
    if there is None:
        return locals_there, locals_there
    canoes, bands, hidden = there
    left = view.left(foe)
    if s.tile[cell] != SEA:
        fewest = canoes + bands + locals_there
        return fewest, fewest + min(hidden, left[WARRIORS] + left[WAR_CANOES])
    bands -= min(bands, s.in_transports[foe].get(cell, 0))  # at sea bands fight from war canoes only (7.4)
    return canoes + min(bands, canoes), most_fighters(canoes, bands, hidden, 0, left)


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


class ParadiseThreat(TypedDict):
    """An attack that somebody could make in their next movement.

    by          who could
    seat        whose hex it is; None for an independent group
    certain     whether the viewer knows that war canoes are there
    origins     the hexes from which war canoes may come
    fighters    how many could come: those known, and the most; `defenders` the fewest and the most there
    chance      the attacker's chance to win, without cards: the least and the best, as far as the viewer can tell
    """

    by: int
    seat: int | None
    certain: bool
    hex: str
    origins: list[str]
    fighters: list[int]
    defenders: list[int]
    chance: list[float]


def threats(view: View) -> list[ParadiseThreat]:
    """The attacks that could be made, for pages and programs."""
    return [
        {
            "by": each.by,
            "hex": NAMES[each.cell],
            "seat": each.against,
            "certain": each.certain,
            "origins": [NAMES[cell] for cell in each.origins],
            "fighters": [each.surely, each.fighters],
            "defenders": [each.at_least, each.defenders],
            "chance": [round(chance, 3) for chance in each.chances],
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
