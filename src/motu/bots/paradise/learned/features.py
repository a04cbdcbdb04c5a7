"""What a table looks like from each seat, in figures: what its worth is learnt from.

A table here is a whole one: an imagined one where not everything is known. Figures are of the size of one.
"""

from __future__ import annotations

from math import sqrt

from motu.bots.paradise.odds import wins
from motu.paradise.box import COLONIES, TRANSPORTS, WAR_CANOES
from motu.paradise.chains import home_chain
from motu.paradise.grid import cells_in, flood, spread
from motu.paradise.points import points_of
from motu.paradise.state import NOWHERE, State
from motu.paradise.steps.battle import risen

FEATURES = (
    "points",  # with all cards, in parts of what ends the game
    "shown",  # as far as they lie open
    "ahead",  # before the best rival, in tens
    "reached",  # whether they end the game
    "villages",
    "groups",  # that are linked, home among them
    "apart",  # groups that are not
    "income",  # build points of the chain of the home
    "income apart",
    "fields",  # squares that a village could stand on now
    "soil",  # brown squares that are not improved
    "sites",  # groups to be settled near the chain
    "site squares",
    "far sites",
    "atolls",  # near the chain, and not linked
    "chain",  # canoes of the chain of the home
    "loose",  # other transport canoes
    "colonies",
    "war canoes",
    "warriors",
    "cards",
    "to explore",  # Unknown hexes next to groups and chain
    "secret",  # tiles of my own knowledge
    "lost",  # the explorer
    "homeless",
    "single",  # only one group
    "danger",  # villages that may fall in the next turn
    "home danger",
    "last danger",  # the same of an only group
    "danger early",  # danger, if a rival moves before me
    "prey",  # villages of independent groups that may fall to me
    "force",  # the strongest force that I can bring together, against the strongest of the rivals
)
_C, _T, _L = 5 * WAR_CANOES, 5 * TRANSPORTS, 5 * COLONIES


def features(s: State) -> list[list[float]]:
    """The figures of every seat."""
    target = s.options.target
    full = [points_of(s, seat, s.face[seat] | s.hand[seat]) if not s.out >> seat & 1 else 0 for seat in range(s.count)]
    forces = [_forces(s, seat) for seat in range(s.count)]
    strongest = [max((force for _, force in each), default=0) for each in forces]
    return [_of_seat(s, seat, full, target, forces, strongest) for seat in range(s.count)]


def phase(s: State) -> float:
    """How far the game has come: the leader's points in parts of those that end it."""
    return min(1.0, max(s.points) / s.options.target)


Force = tuple[int, int]
"""The hexes that it can attack in one turn, and how many fighters that are."""


def _forces(s: State, seat: int) -> list[Force]:
    """What each of a seat's bodies of war canoes can do: those of one chain go together."""
    found: list[Force] = []
    stacks, chain = s.stacks[seat], s.chain[seat]
    rest = s.places[seat]
    far = 3 if _swift(s, seat) else 2
    sea = s.known | s.marks[seat]
    enemies = s.enemies(seat)
    while rest:
        cell = rest & -rest
        body = flood(cell, chain) & s.places[seat] if chain & cell else cell
        rest &= ~body
        canoes = warriors = 0
        for at in cells_in(body):
            canoes += stacks[at] >> _C & 31
            warriors += stacks[at] & 31
        if canoes:
            reach = flood(cell, chain) if chain & cell else cell
            for _ in range(far):
                reach |= spread(reach & ~enemies) & (sea | enemies)
            found.append((reach & enemies, canoes + min(canoes, warriors)))
    return found


def _swift(s: State, seat: int) -> bool:
    face, cards = s.face[seat], s.box.cards
    return any(cards[card].effect in ("all-canoes-3", "war-canoes-3") for card in cells_in(face))


def _of_seat(
    s: State, seat: int, full: list[int], target: int, forces: list[list[Force]], strongest: list[int]
) -> list[float]:
    box, tile, villages = s.box, s.tile, s.villages
    held, home, stacks = s.held[seat], s.home[seat], s.stacks[seat]
    others = [each for each in range(s.count) if each != seat and not s.out >> each & 1]
    chain = home_chain(s, seat)
    mine = chain | (1 << home if home != NOWHERE else 0)
    linked = held & mine

    canoes = warriors = transports = colonies = 0
    for at in cells_in(s.places[seat]):
        stack = stacks[at]
        warriors += stack & 31
        canoes += stack >> _C & 31
        transports += stack >> _T & 31
        colonies += stack >> _L & 31

    total = income = fields = soil = 0
    danger = home_danger = early = 0.0
    for cell in cells_in(held):
        group, here = box.groups[tile[cell]], villages[cell]
        total += here
        if linked >> cell & 1:
            income += here
        free = group.green + s.soil[cell] + s.improved[cell] - here
        fields += max(0, free)
        soil += group.brown - s.improved[cell]
        most = first = 0
        for other in others:
            for reach, force in forces[other]:
                if reach >> cell & 1 and force > most:
                    most = force
                    first = other
        if most:
            stack = stacks[cell]
            falls = wins(most, (stack & 31) + (stack >> _C & 31) + risen(here))
            danger += falls * (here + 1)
            if cell == home:
                home_danger = falls
            if first in s.order and seat in s.order and s.order.index(first) < s.order.index(seat):
                early += falls * (here + 1)

    near, sites, squares, far_sites, atolls = _land(s, seat, mine | held)
    prey = 0.0
    for reach, force in forces[seat]:
        for cell in cells_in(reach & s.wild):
            group = box.groups[tile[cell]]
            prey = max(prey, wins(force, group.locals) * group.green)

    single = held.bit_count() == 1
    best = max((full[each] for each in others), default=0)
    rivals = max((strongest[each] for each in others), default=0)
    return [
        full[seat] / target,
        s.points[seat] / target,
        (full[seat] - best) / 20,
        float(full[seat] >= target),
        total / 10,
        linked.bit_count() / 4,
        (held & ~linked).bit_count() / 4,
        income / 10,
        (total - income) / 10,
        fields / 4,
        soil / 4,
        sites / 4,
        squares / 8,
        far_sites / 4,
        atolls / 4,
        chain.bit_count() / 10,
        (transports - chain.bit_count()) / 4,
        colonies / 4,
        canoes / 4,
        warriors / 6,
        (s.face[seat] | s.hand[seat]).bit_count() / 5,
        near / 6,
        (s.marks[seat] & s.secret).bit_count() / 3,
        float(s.lost >> seat & 1),
        float(home == NOWHERE),
        float(single),
        danger / 4,
        home_danger,
        home_danger if single else 0.0,
        early / 4,
        prey / 4,
        (sqrt(strongest[seat]) - sqrt(rivals)) / 2,
    ]


def _land(s: State, seat: int, mine: int) -> tuple[int, int, int, int, int]:
    """What there is to be had around a chain: Unknown hexes, groups to settle nearby, their squares, those farther
    away, and atolls."""
    box, tile = s.box, s.tile
    sea = (s.known | s.marks[seat]) & ~s.enemies(seat)
    unknown = (spread(mine) & box.unknown & ~s.known).bit_count()
    close = mine
    for _ in range(2):
        close |= spread(close) & sea
    wide = close
    for _ in range(2):
        wide |= spread(wide) & sea
    sites = squares = far_sites = atolls = 0
    for cell in cells_in(wide & ~mine & ~s.held[seat]):
        here = tile[cell]
        if here < 0:
            continue
        group = box.groups[here]
        if group.atoll:
            atolls += close >> cell & 1
        elif group.green + s.soil[cell] + s.improved[cell] > 0:
            if close >> cell & 1:
                sites += 1
                squares += group.green + group.brown
            else:
                far_sites += 1
    return unknown, sites, squares, far_sites, atolls
