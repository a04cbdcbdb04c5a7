"""Events that last (11.2): their markers, and what these change in the steps of the turn.

A marker in `State.standing` is (event, seat, cell): whose it is, and where; for a Royal Marriage the cell is the other
seat. Most go when the turn ends.
"""

from __future__ import annotations

from motu.paradise.box import VILLAGE
from motu.paradise.moves import BUILD, FEAST, SETTLE
from motu.paradise.state import ATTACKER, NOWHERE, State
from motu.paradise.steps import battle, building

FISHING = ASH = 2
"""Build points that Good Fishing and Volcanic Ash give; Great Feast gives one."""
WEEDS = 2
"""Build points that Invasive Weeds cost, if the group has so many."""
NEW_VILLAGES = 2
"""New villages that Volcanic Ash allows in its group."""
FOR_GOOD = ("erosion", "fertile-island")
"""Events whose marker stays until the game ends; `State.soil` holds what they did."""


def mark(s: State, event: int, seat: int, cell: int = NOWHERE) -> None:
    s.standing.append((event, seat, cell))


def markers(s: State, *effects: str) -> list[tuple[int, int]]:
    """Seat and cell of the markers of these effects."""
    events = s.box.events
    return [(seat, cell) for event, seat, cell in s.standing if events[event].effect in effects]


def owners(s: State, effect: str) -> list[int]:
    return [seat for seat, _ in markers(s, effect)]


def turn_ends(s: State) -> None:
    """The markers of this turn are taken away."""
    s.standing = [marker for marker in s.standing if s.box.events[marker[0]].effect in FOR_GOOD]


# --- Exploration and movement ---------------------------------------------------------------------------------------


def knots(s: State, seat: int) -> int:
    """Good Omen."""
    return owners(s, "omen").count(seat)


def speed(s: State, seat: int) -> int:
    """Favourable Winds."""
    return owners(s, "winds").count(seat)


def taniwha(s: State, seat: int) -> int:
    """The hexes that no canoe leaves."""
    return sum(1 << cell for _, cell in markers(s, "taniwha"))


def barred(s: State, seat: int) -> int:
    """The hexes that no canoe of a seat enters: where a taniwha is, and where its relatives by marriage are."""
    mask = taniwha(s, seat)
    for other in relatives(s, seat):
        mask |= s.held[other] | s.places[other]
    return mask


def relatives(s: State, seat: int) -> list[int]:
    """The seats that a Royal Marriage links with a seat."""
    return [b if a == seat else a for a, b in markers(s, "marriage") if seat in (a, b)]


# --- Battle ---------------------------------------------------------------------------------------------------------


def spared(s: State) -> bool:
    """Relatives do not fight each other."""
    return s.foe in relatives(s, s.player)


def rolled(s: State) -> None:
    """War Leader: a roll is shifted by one in the owner's favour; two of them, on both sides, make no difference."""
    shift = sum(1 if seat == s.player else -1 for seat in owners(s, "war-leader"))
    move_die(s, shift)


def move_die(s: State, shift: int) -> None:
    """Shift the die, as far as it goes."""
    die = min(6, max(1, s.die + shift))
    if die != s.die:
        battle.shift(s, die)


def favour(s: State) -> int:
    """Which way the side that decides would have the die shifted."""
    return 1 if s.side == ATTACKER else -1


def battle_ends(s: State) -> None:
    """A War Leader leads one battle."""
    s.standing = [marker for marker in s.standing if s.box.events[marker[0]].effect != "war-leader"]


# --- Building -------------------------------------------------------------------------------------------------------


def pools(s: State, seat: int) -> None:
    """Build points that events give, and groups that yield none."""
    counted = s.pools[seat]
    if not counted:
        return
    for cell in {cell for _, cell in markers(s, "drought", "eruption", "weeds") if s.held[seat] >> cell & 1}:
        counted[building.pool_at(counted, cell)] -= lost_points(s, cell)
    for owner, cell in markers(s, "ash"):
        if owner == seat and s.held[seat] >> cell & 1:
            counted[building.pool_at(counted, cell)] += ASH
    counted[1] += FISHING * owners(s, "fishing").count(seat)
    if not leads(s, seat):
        counted[1] += len(owners(s, "great-feast"))


def lost_points(s: State, cell: int) -> int:
    """How many build points less a group yields: all that it has, or where weeds grow some of them."""
    dry = any(cell == where for _, where in markers(s, "drought", "eruption"))
    return s.villages[cell] if dry else min(WEEDS, s.villages[cell])


def leads(s: State, seat: int) -> bool:
    """Whether nobody has more points on the track."""
    return s.points[seat] == max(s.points[other] for other in s.alive())


def grows(s: State, seat: int, cell: int) -> bool:
    """Volcanic Ash allows a second new village."""
    if (seat, cell) not in markers(s, "ash"):
        return False
    plan = s.plans[seat]
    return plan.count(BUILD[VILLAGE][cell]) + plan.count(FEAST[cell]) + plan.count(SETTLE[cell]) < NEW_VILLAGES


def fallow(s: State, cell: int) -> bool:
    """Where weeds grow, no field is improved."""
    return any(cell == where for _, where in markers(s, "weeds"))
