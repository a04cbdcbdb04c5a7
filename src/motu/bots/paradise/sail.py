"""Movement (7.3 to 7.6): fleets to attack, to settle, to link; and now and then a rumor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from motu.bots.paradise.afoot import march
from motu.bots.paradise.errands import Errands
from motu.bots.paradise.guard import guards
from motu.bots.paradise.raid import best_raid, staging
from motu.bots.paradise.sight import FAR, Sight, away, rings
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


def move(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    """Between fleets: turn canoes up where they are part of the chain, then the next trip."""
    card = swift_card(sight, moves)
    if card is not None:
        return card
    errands = Errands(sight)
    afoot = march(sight, errands, moves) if sight.view.south != NOWHERE else None
    if afoot is not None:
        return afoot
    for trip in trips(sight, errands):
        if FLEET[trip.cell] in moves and has_way(sight, trip.cell, trip.goal):
            return FLEET[trip.cell]
    for cell in cells_in(errands.keep & ~sight.chain):
        if FLIP[cell] in moves:
            return FLIP[cell]
    return rumor(sight, moves, chance) or DONE


def swift_card(sight: Sight, moves: Sequence[Move]) -> Move | None:
    """A card that makes canoes faster, turned up once there are canoes."""
    for card in cells_in(sight.view.hand):
        effect = sight.box.cards[card].effect
        canoes = TRANSPORTS if effect == "all-canoes-3" else WAR_CANOES if effect == "war-canoes-3" else NOWHERE
        if canoes != NOWHERE and sight.carried(canoes) and SHOW[card] in moves:
            return SHOW[card]
    return None


def trips(sight: Sight, errands: Errands) -> list[Trip]:
    """All trips that can be made now, the most urgent first."""
    found = war_trips(sight)
    for errand in errands.colonies:
        ready = sight.ready[errand.cell]
        if errand.free and ready >> _L & 31 and ready >> _T & 31 and errands.spare.get(errand.cell, 0):
            found.append(Trip(errand.cell, ONE[TRANSPORTS] + ONE[COLONIES], errand.goal))
    for errand in errands.canoes:
        if errand.free and errand.cell != errand.goal and errands.steps(errand.cell, errand.goal) < FAR:
            found.append(Trip(errand.cell, ONE[TRANSPORTS], errand.goal))
    return found


def war_trips(sight: Sight) -> list[Trip]:
    """Fleets for the best attack; where none can be made yet, for one that can be made next turn."""
    if not sight.carried(WAR_CANOES):
        return []
    raid = best_raid(sight)
    if raid is not None:
        reach = sight.allowance(war=True)
        around = rings(1 << raid.target, sight.sea, reach)
        cells = [cell for cell, pieces in sight.ready.items() if pieces >> _C & 31 and away(around, cell) <= reach]
        return [Trip(cell, war_load(sight, cell), raid.target) for cell in cells]
    found = []
    for cell, pieces in sight.ready.items():
        if pieces >> _C & 31:
            load = war_load(sight, cell)
            goal = staging(sight, cell, load)
            if goal is not None:
                found.append(Trip(cell, load, goal))
    return found


def war_load(sight: Sight, cell: int) -> int:
    """All war canoes, each with warriors as far as these can be spared."""
    ready = sight.ready[cell]
    canoes = ready >> _C & 31
    warriors = max(0, min(canoes, (ready & 31) - guards(sight, cell)))
    return canoes * ONE[WAR_CANOES] + warriors * ONE[WARRIORS]


def rumor(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move | None:
    """A rumor sails now and then."""
    if chance.below(3, "rumor"):
        return None
    for cell, pieces in sight.ready.items():
        if pieces >> _R and FLEET[cell] in moves and not sight.view.garrison[sight.me] >> cell & 1:
            return FLEET[cell]
    return None


# --- A fleet --------------------------------------------------------------------------------------------------------


def fleet(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    """Make it up, sail on, take aboard, land, stop."""
    view = sight.view
    errands = Errands(sight)
    if not view.sailed:
        return make_up(sight, errands, moves, chance)
    pieces, left = sight.fleet, sight.allowance(bool(sight.fleet >> _C & 31)) - view.sailed
    goal = NOWHERE
    if pieces >> _R:
        return wander(sight, moves, chance)
    if pieces >> _C & 31:
        raid = best_raid(sight)
        goal = raid.target if raid is not None else staging(sight, view.at, pieces) or NOWHERE
    elif pieces >> _L & 31:
        sites = [site for site in errands.sites if site not in {each.goal for each in errands.colonies}]
        here = sight.stacks.get(view.at, 0)
        if view.at in sites and here >> _T & 31 and left and LAND_ANY[COLONIES] in moves:
            return LAND_ANY[COLONIES]
        goal = errands.site_for(view.at, sites, left) or NOWHERE
    elif pieces >> _T & 31:
        if LOAD_ANY[COLONIES] in moves and left and picks_up(sight, errands, left):
            return LOAD_ANY[COLONIES]
        taken = {each.goal for each in errands.canoes if each.cell != each.goal}
        near = [each for each in errands.wanted if each not in taken] or errands.wanted
        near += [each.cell for each in errands.colonies]
        goal = min(near, key=lambda each: max(0, errands.steps(view.at, each) - left), default=NOWHERE)
    return onward(sight, goal, moves)


def picks_up(sight: Sight, errands: Errands, left: int) -> bool:
    """Whether a colony that waits here could be brought to a group this turn."""
    return any(
        each.cell == sight.view.at and each.free and errands.steps(each.cell, each.goal) <= left
        for each in errands.colonies
    )


def make_up(sight: Sight, errands: Errands, moves: Sequence[Move], chance: Chance) -> Move:
    view = sight.view
    trip = next((each for each in trips(sight, errands) if each.cell == view.at), None)
    load = trip.load if trip is not None else 0
    if trip is None or sight.fleet >> _R:
        if view.fleet:
            return wander(sight, moves, chance)
        return TAKE_ALONG[RUMORS] if TAKE_ALONG[RUMORS] in moves else ended(moves)
    for kind in (WAR_CANOES, TRANSPORTS, WARRIORS, COLONIES):
        if (sight.fleet >> 5 * kind & 31) < (load >> 5 * kind & 31) and TAKE_ALONG[kind] in moves:
            return TAKE_ALONG[kind]
    return onward(sight, trip.goal, moves)


def onward(sight: Sight, goal: int, moves: Sequence[Move]) -> Move:
    """One hex nearer to the goal, a secret tile turned over first; stop there, or where there is no way on."""
    view = sight.view
    for cell in ways_to(sight, view.at, goal):
        if GO[cell] in moves:
            return GO[cell]
        if REVEAL[cell] in moves and any(each.kind == "go" for each in moves):
            return REVEAL[cell]
    return ended(moves)


def ways_to(sight: Sight, cell: int, goal: int) -> list[int]:
    """The hexes next to this one that are nearer to the goal, known ones first."""
    if goal in (NOWHERE, cell):
        return []
    around = rings(1 << goal, sight.sea)
    steps = away(around, cell)
    nearer = [each for each in sight.box.near[cell] if away(around, each) < steps]
    return sorted(nearer, key=lambda each: (not sight.view.known >> each & 1, away(around, each)))


def has_way(sight: Sight, cell: int, goal: int) -> bool:
    """Whether a fleet would leave this hex at all: no taniwha holds it, nor is the way barred (11.2)."""
    held = mask_of(where for event, _, where in sight.view.standing if sight.box.events[event].effect == "taniwha")
    return not held >> cell & 1 and any(not held >> each & 1 for each in ways_to(sight, cell, goal))


def ended(moves: Sequence[Move]) -> Move:
    """Enough, where that can be said."""
    return DONE if DONE in moves else moves[0]


def wander(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    """A rumor goes somewhere, and stops somewhere."""
    ways = [each for each in moves if each.kind == "go"]
    if ways and chance.below(3, "wander"):
        return ways[chance.below(len(ways), "way")]
    return ended(moves)
