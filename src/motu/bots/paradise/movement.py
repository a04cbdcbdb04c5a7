"""Movement (7.3 to 7.6): fleets to attack, to settle, to link; and now and then a rumor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from motu.bots.paradise.analysis import FAR, Analysis, away, rings
from motu.bots.paradise.assignments import Assignments, assignments_of
from motu.bots.paradise.attacks import best_attack, staging
from motu.bots.paradise.defence import guards
from motu.bots.paradise.south_island import march
from motu.core.chance import Chance
from motu.paradise.box import COLONIES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in, mask_of
from motu.paradise.moves import ADD, DONE, FLEET, FLIP, GO, LAND_ANY, LOAD_ANY, REVEAL, SHOW, Move
from motu.paradise.pieces import ONE
from motu.paradise.state import NOWHERE
from motu.paradise.vessels import vessel

_C, _T, _L, _R = 5 * WAR_CANOES, 5 * TRANSPORTS, 5 * COLONIES, 5 * RUMORS
TAKE_ALONG = {kind: ADD[vessel(kind)] for kind in (WAR_CANOES, TRANSPORTS, RUMORS)} | LOAD_ANY
"""How a piece that has not moved comes to the fleet: canoes first, for they carry the others."""


class Trip(NamedTuple):
    """A fleet to be made up: where, of which pieces, and where it goes."""

    cell: int
    load: int
    goal: int


def move(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Between fleets: turn canoes up where they are part of the chain, then the next trip."""
    card = swift_card(analysis, moves)
    if card is not None:
        return card
    assignments = assignments_of(analysis)
    walk = march(analysis, assignments, moves) if analysis.view.south != NOWHERE else None
    if walk is not None:
        return walk
    for trip in trips(analysis, assignments):
        if FLEET[trip.cell] in moves and has_way(analysis, trip.cell, trip.goal):
            return FLEET[trip.cell]
    for cell in cells_in(assignments.keep & ~analysis.chain):
        if FLIP[cell] in moves:
            return FLIP[cell]
    return rumor(analysis, moves, chance) or DONE


def swift_card(analysis: Analysis, moves: Sequence[Move]) -> Move | None:
    """A card that makes canoes faster, turned up once there are canoes."""
    for card in cells_in(analysis.view.hand):
        effect = analysis.box.cards[card].effect
        canoes = TRANSPORTS if effect == "all-canoes-3" else WAR_CANOES if effect == "war-canoes-3" else NOWHERE
        if canoes != NOWHERE and analysis.carried(canoes) and SHOW[card] in moves:
            return SHOW[card]
    return None


def trips(analysis: Analysis, assignments: Assignments) -> Iterator[Trip]:
    """All trips that can be made now, the most urgent first."""
    yield from war_trips(analysis, assignments)
    for assignment in assignments.colonies:
        ready = analysis.ready[assignment.cell]
        if assignment.free and ready >> _L & 31 and ready >> _T & 31 and assignments.spare.get(assignment.cell, 0):
            yield Trip(assignment.cell, ONE[TRANSPORTS] + ONE[COLONIES], assignment.goal)
    for assignment in assignments.canoes:
        if (
            assignment.free
            and assignment.cell != assignment.goal
            and assignments.steps(assignment.cell, assignment.goal) < FAR
        ):
            yield Trip(assignment.cell, ONE[TRANSPORTS], assignment.goal)


def war_trips(analysis: Analysis, assignments: Assignments) -> list[Trip]:
    """Fleets for the best attack; where none can be made yet, for one that can be made next turn."""
    if not analysis.carried(WAR_CANOES):
        return []
    attack = best_attack(analysis)
    if attack is not None:
        reach = analysis.allowance(war=True)
        around = rings(1 << attack.target, analysis.sea, reach)
        cells = [cell for cell, pieces in analysis.ready.items() if pieces >> _C & 31 and away(around, cell) <= reach]
        escort = assignments.spare if analysis.orders.escort else {}
        return [Trip(cell, war_load(analysis, cell, escort.get(cell, 0)), attack.target) for cell in cells]
    found = []
    for cell, pieces in analysis.ready.items():
        if pieces >> _C & 31:
            load = war_load(analysis, cell)
            goal = staging(analysis, cell, load)
            if goal is not None:
                found.append(Trip(cell, load, goal))
    return found


def war_load(analysis: Analysis, cell: int, escorted: int = 0) -> int:
    """All war canoes, each with a warrior where there is one to spare; transports that they escort, with colonies."""
    ready = analysis.ready[cell]
    canoes = ready >> _C & 31
    warriors = max(0, min(canoes, (ready & 31) - guards(analysis, cell)))
    transports = min(ready >> _T & 31, escorted)
    colonies = min(ready >> _L & 31, transports)
    carriers = transports * ONE[TRANSPORTS] + colonies * ONE[COLONIES]
    return canoes * ONE[WAR_CANOES] + warriors * ONE[WARRIORS] + carriers


def rumor(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move | None:
    """A rumor sails now and then."""
    if chance.below(3, "rumor"):
        return None
    for cell, pieces in analysis.ready.items():
        if pieces >> _R and FLEET[cell] in moves and not analysis.view.garrison[analysis.me] >> cell & 1:
            return FLEET[cell]
    return None


# --- A fleet --------------------------------------------------------------------------------------------------------


def fleet(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Make it up, sail on, take aboard, land, stop."""
    view = analysis.view
    assignments = assignments_of(analysis)
    if not view.sailed:
        return make_up(analysis, assignments, moves, chance)
    pieces, left = analysis.fleet, analysis.allowance(bool(analysis.fleet >> _C & 31)) - view.sailed
    goal = NOWHERE
    if pieces >> _R:
        return wander(analysis, moves, chance)
    if pieces >> _C & 31:
        attack = best_attack(analysis)
        goal = attack.target if attack is not None else staging(analysis, view.at, pieces) or NOWHERE
    elif pieces >> _L & 31:
        taken = {each.goal for each in assignments.colonies}
        sites = [site for site in assignments.sites if site not in taken]
        here = analysis.stacks.get(view.at, 0)
        if view.at in sites and here >> _T & 31 and left and LAND_ANY[COLONIES] in moves:
            return LAND_ANY[COLONIES]
        goal = assignments.site_for(view.at, sites, left) or NOWHERE
    elif pieces >> _T & 31:
        if LOAD_ANY[COLONIES] in moves and left and picks_up(analysis, assignments, left):
            return LOAD_ANY[COLONIES]
        taken = {each.goal for each in assignments.canoes if each.cell != each.goal}
        near = [each for each in assignments.wanted if each not in taken] or [*assignments.wanted]
        near += [each.cell for each in assignments.colonies]
        goal = min(near, key=lambda each: max(0, assignments.steps(view.at, each) - left), default=NOWHERE)
    return onward(analysis, goal, moves)


def picks_up(analysis: Analysis, assignments: Assignments, left: int) -> bool:
    """Whether a colony that waits here could be brought to a group this turn."""
    return any(
        each.cell == analysis.view.at and each.free and assignments.steps(each.cell, each.goal) <= left
        for each in assignments.colonies
    )


def make_up(analysis: Analysis, assignments: Assignments, moves: Sequence[Move], chance: Chance) -> Move:
    view = analysis.view
    trip = next((each for each in trips(analysis, assignments) if each.cell == view.at), None)
    load = trip.load if trip is not None else 0
    if trip is None or analysis.fleet >> _R:
        if view.fleet:
            return wander(analysis, moves, chance)
        return TAKE_ALONG[RUMORS] if TAKE_ALONG[RUMORS] in moves else ended(moves)
    for kind in (WAR_CANOES, WARRIORS, TRANSPORTS, COLONIES):  # warriors into war canoes, from which they fight
        if (analysis.fleet >> 5 * kind & 31) < (load >> 5 * kind & 31) and TAKE_ALONG[kind] in moves:
            return TAKE_ALONG[kind]
    return onward(analysis, trip.goal, moves)


def onward(analysis: Analysis, goal: int, moves: Sequence[Move]) -> Move:
    """One hex nearer to the goal, a secret tile turned over first; stop there, or where there is no way on."""
    view = analysis.view
    for cell in ways_to(analysis, view.at, goal):
        if GO[cell] in moves:
            return GO[cell]
        if REVEAL[cell] in moves and any(each.kind == "go" for each in moves):
            return REVEAL[cell]
    return ended(moves)


def ways_to(analysis: Analysis, cell: int, goal: int) -> list[int]:
    """The hexes next to this one that are nearer to the goal, known ones first; by orders to attack, or not to,
    none with other enemies."""
    if goal in (NOWHERE, cell):
        return []
    around = rings(1 << goal, analysis.sea)
    steps = away(around, cell)
    barred = analysis.enemy & analysis.orders.spared
    nearer = [each for each in analysis.box.near[cell] if away(around, each) < steps and not barred >> each & 1]
    return sorted(nearer, key=lambda each: (not analysis.view.known >> each & 1, away(around, each)))


def has_way(analysis: Analysis, cell: int, goal: int) -> bool:
    """Whether a fleet would leave this hex at all: no taniwha holds it, nor is the way barred (11.2)."""
    standing, events = analysis.view.standing, analysis.box.events
    held = mask_of(where for event, _, where in standing if events[event].effect == "taniwha") if standing else 0
    return not held >> cell & 1 and any(not held >> each & 1 for each in ways_to(analysis, cell, goal))


def ended(moves: Sequence[Move]) -> Move:
    """Enough, where that can be said."""
    return DONE if DONE in moves else moves[0]


def wander(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """A rumor goes somewhere, and stops somewhere."""
    ways = [each for each in moves if each.kind == "go"]
    if ways and chance.below(3, "wander"):
        return ways[chance.below(len(ways), "way")]
    return ended(moves)
