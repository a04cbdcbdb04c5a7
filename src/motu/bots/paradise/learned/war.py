"""What the war canoes of all seats could do: which groups are in danger, and which are to be had."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from motu.bots.paradise.odds import wins
from motu.paradise.box import WAR_CANOES
from motu.paradise.grid import DISTANCE, cells_in, flood, spread
from motu.paradise.state import State
from motu.paradise.steps.battle import risen

_C = 5 * WAR_CANOES
FAR = 8
"""Rivals that are farther away are far."""


class Force(NamedTuple):
    """What canoes of one chain, or of one hex, can do together: enemy hexes within a turn, within two, fighters."""

    now: int
    later: int
    fighters: int


class War(NamedTuple):
    """What a seat has to fear and to hope for.

    danger  villages that may fall in this turn, each group counting one more; `later` those in the next one
    home    how likely the home falls in this turn
    walls   the villages that would withstand the strongest force of all rivals; `home_walls` how likely the home would
    prey    the best independent group, and `spoils` the best group of a rival that may fall to it in this turn
    force   its strongest force against that of its rivals, by square roots
    near    1 where a rival's group lies beside one of its own, 0 where none is within eight hexes
    """

    danger: float
    later: float
    home: float
    walls: float
    home_walls: float
    prey: float
    spoils: float
    force: float
    near: float


def wars(s: State) -> list[War]:
    """For every seat."""
    forces = [forces_of(s, seat) for seat in range(s.count)]
    strongest = [max((each.fighters for each in mine), default=0) for mine in forces]
    spoils = [0.0] * s.count
    found = [_fears(s, seat, forces, strongest, spoils) for seat in range(s.count)]
    return [each._replace(spoils=spoils[seat]) for seat, each in enumerate(found)]


def forces_of(s: State, seat: int) -> list[Force]:
    """The forces of a seat."""
    found: list[Force] = []
    stacks, chain, rest = s.stacks[seat], s.chain[seat], s.places[seat]
    enemies = 0
    while rest:
        cell = rest & -rest
        body = flood(cell, chain) if chain & cell else cell
        rest &= ~body
        canoes = warriors = 0
        for at in cells_in(body & s.places[seat]):
            canoes += stacks[at] >> _C & 31
            warriors += stacks[at] & 31
        if not canoes:
            continue
        enemies = enemies or s.enemies(seat)
        sea = s.known | s.marks[seat] | enemies
        far = 3 if _swift(s, seat) else 2
        reach = body
        for _ in range(far):
            reach |= spread(reach & ~enemies) & sea
        now = reach & enemies
        for _ in range(far):
            reach |= spread(reach & ~enemies) & sea
        found.append(Force(now, reach & enemies, canoes + min(canoes, warriors)))
    return found


def _swift(s: State, seat: int) -> bool:
    cards = s.box.cards
    return any(cards[card].effect in ("all-canoes-3", "war-canoes-3") for card in cells_in(s.face[seat]))


def _fears(s: State, seat: int, forces: list[list[Force]], strongest: list[int], spoils: list[float]) -> War:
    """What a seat has to fear; what that gives its rivals goes to their spoils."""
    villages, stacks, home = s.villages, s.stacks[seat], s.home[seat]
    others = [each for each in range(s.count) if each != seat and not s.out >> each & 1]
    rivals = max((strongest[each] for each in others), default=0)
    danger = later = home_danger = walls = home_walls = 0.0
    for cell in cells_in(s.held[seat]):
        here, stack = villages[cell], stacks[cell]
        defenders = (stack & 31) + (stack >> _C & 31) + risen(here)
        most = second = 0
        for other in others:
            for force in forces[other]:
                if force.later >> cell & 1:
                    second = max(second, force.fighters)
                    if force.now >> cell & 1:
                        most = max(most, force.fighters)
                        spoils[other] = max(spoils[other], wins(force.fighters, defenders) * (here + 1))
        falls = wins(most, defenders) if most else 0.0
        danger += falls * (here + 1)
        later += wins(second, defenders) * (here + 1) if second else 0.0
        stands = 1 - wins(rivals, defenders) if rivals else 1.0
        walls += stands * here
        if cell == home:
            home_danger, home_walls = falls, stands
    prey = 0.0
    for force in forces[seat]:
        for cell in cells_in(force.now & s.wild):
            group = s.box.groups[s.tile[cell]]
            prey = max(prey, wins(force.fighters, group.locals) * group.green)
    ahead = sqrt(strongest[seat]) - sqrt(rivals)
    return War(danger, later, home_danger, walls, home_walls, prey, 0.0, ahead, _near(s, seat, others))


def _near(s: State, seat: int, others: list[int]) -> float:
    theirs = 0
    for other in others:
        theirs |= s.held[other]
    goals = cells_in(theirs)
    least = min((DISTANCE[cell][goal] for cell in cells_in(s.held[seat]) for goal in goals), default=FAR)
    return max(0.0, 1 - (least - 1) / (FAR - 1))
