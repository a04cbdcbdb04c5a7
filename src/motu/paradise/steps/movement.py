"""Movement (7.3 to 7.6): canoes, in fleets, with what they carry.

Every canoe sails one or two hexes of its own. A fleet is made up in one hex of canoes that have hexes left, sails hex
by hex, takes aboard and leaves behind on its way. A canoe that stops keeps what it has left, and its load: it may go on
in another fleet. What a canoe has carried and put down is not carried by another.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import COLONIES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.cards import has
from motu.paradise.grid import cells_in
from motu.paradise.moves import ADD, DONE, DROP, FLIP, GO, LAND, LAND_ANY, LOAD, LOAD_ANY, Move
from motu.paradise.moves import FLEET as MAKE_UP
from motu.paradise.pieces import ONE
from motu.paradise.state import FLEET, MOVE, MOVEMENT, NOWHERE, SEA, State
from motu.paradise.steps import battle
from motu.paradise.steps.decision import Decision
from motu.paradise.vessels import (
    EMPTY,
    FARTHEST,
    HEX,
    KINDS,
    LOADS,
    PIECES,
    fighting,
    kept_back,
    kind_of,
    load_of,
    pieces_of,
    sailed_by,
    vessel,
    with_load,
)

ALLOWANCE = 2
DISSOLVED = 5
"""So many fleets of a step may be given up before they sail; from then on their canoes have moved: a step ends."""
_VESSELS = 31 << 5 * WAR_CANOES | 31 << 5 * TRANSPORTS | 31 << 5 * RUMORS
"""What moves by itself: canoes, and rumors, which pass for them (7.6)."""
_WAR, _T = 31 << 5 * WAR_CANOES, 5 * TRANSPORTS
_FRESH = tuple((5 * kind, vessel(kind)) for kind in KINDS)


def begin(s: State, seat: int) -> None:
    clear(s)
    s.transited = {}
    s.dissolved = 0
    s.stage, s.mover = MOVE, seat


def clear(s: State) -> None:
    """No fleet is on its way."""
    s.fleet = []
    s.sailed = s.halted = s.lifted = 0
    s.at = s.origin = NOWHERE


def ready(s: State, seat: int, cell: int) -> int:
    """The pieces in a hex that have not moved; the canoe of a chain that was used must stay (7.2)."""
    pieces = s.stacks[seat][cell]
    if cell in s.landed:
        pieces -= s.landed[cell]
    if cell in s.under_way:
        pieces -= pieces_of(s.under_way[cell])
    if s.fixed >> cell & 1 and pieces >> _T & 31:
        pieces -= ONE[TRANSPORTS]
    return pieces


def allowances(s: State, seat: int) -> dict[int, int]:
    """How many hexes each kind of vessel may sail."""
    hexes = ALLOWANCE + has(s, seat, "all-canoes-3")
    war = max(hexes, ALLOWANCE + has(s, seat, "war-canoes-3"))
    more = sum(speed(s, seat) for speed in s.hooks.speed)
    hexes = min(hexes + more, FARTHEST)
    return {WAR_CANOES: min(war + more, FARTHEST), TRANSPORTS: hexes, RUMORS: hexes}


def may_go(s: State, seat: int, cell: int, pieces: int) -> bool:
    """Whether a conquered printed group keeps a piece when these go (8.5)."""
    return not s.garrison[seat] >> cell & 1 or s.stacks[seat][cell] > pieces


# --- Between fleets (7.3, 7.5, 7.6) ---------------------------------------------------------------------------------


def move_moves(s: State, seat: int) -> list[Move]:
    listed = [DONE]
    stacks = s.stacks[seat]
    hexes = allowances(s, seat)
    for cell in cells_in(s.places[seat]):
        if cell not in s.contested and joining(s, seat, cell, hexes):
            listed.append(MAKE_UP[cell])
        if stacks[cell] >> _T & 31 and not s.robots and may_flip(s, seat, cell):  # alone all canoes lie face up
            listed.append(FLIP[cell])
    return listed


def joining(s: State, seat: int, cell: int, hexes: dict[int, int]) -> list[int]:
    """The vessels in a hex that can join a fleet, one of each sort: fresh ones, and those with hexes left."""
    found = []
    pieces = ready(s, seat, cell)
    if pieces & _VESSELS:
        found = [fresh for shift, fresh in _FRESH if pieces >> shift & 31]
    if cell in s.under_way:
        found += [it for it in sorted(set(s.under_way[cell])) if sailed_by(it) < hexes[kind_of(it)]]
    if s.garrison[seat] >> cell & 1:
        found = [it for it in found if may_go(s, seat, cell, PIECES[it])]
    return found


def may_flip(s: State, seat: int, cell: int) -> bool:
    """Each canoe is turned over once: not the one that was turned up in this step, nor one that was turned down."""
    if s.chain[seat] >> cell & 1:
        return not s.flipped >> cell & 1
    return s.stacks[seat][cell] >> _T & 31 > s.turned_down.get(cell, 0)


def play_move(s: State, seat: int, move: Move, chance: Chance) -> None:
    kind, cell = move.kind, move.cell
    if kind == "fleet":
        clear(s)
        s.at = s.origin = cell
        s.stage = FLEET
    elif kind == "flip":
        flip(s, seat, cell)
    else:
        keep_bands_back(s, seat)
        battle.begin(s, seat, chance)


def flip(s: State, seat: int, cell: int) -> None:
    """Turn a transport canoe over."""
    bit = 1 << cell
    s.chain[seat] ^= bit
    if s.chain[seat] & bit:
        s.flipped |= bit
    else:
        s.turned_down[cell] = s.turned_down.get(cell, 0) + 1
    s.events.append(("flip", seat, cell, s.chain[seat] >> cell & 1))


def disband(s: State, seat: int, cell: int) -> None:
    """A rumor goes back to those that can be built, wherever it was counted."""
    s.take(seat, cell, ONE[RUMORS])
    s.lose(seat, ONE[RUMORS])
    s.events.append(("disband", seat, cell))
    if s.step != MOVEMENT or seat != s.player:
        return
    left = s.stacks[seat][cell] >> 5 * RUMORS
    if s.transited.get(cell, 0) >> 5 * RUMORS > left:
        s.transited[cell] -= ONE[RUMORS]
    rumors = [it for it in s.under_way.get(cell, ()) if kind_of(it) == RUMORS]
    if len(rumors) > left:
        remove_from(s.under_way, cell, rumors[-1])
    if cell in s.contested:
        for place, (there, origin, pieces, aboard) in enumerate(s.arrivals):
            if there == cell and pieces >> 5 * RUMORS > left:
                s.arrivals[place] = there, origin, pieces - ONE[RUMORS], aboard
                left = 31


def remove_from(places: dict[int, tuple[int, ...]], cell: int, it: int) -> None:
    """Take a vessel out of those of a hex."""
    rest = list(places[cell])
    rest.remove(it)
    if rest:
        places[cell] = tuple(rest)
    else:
        del places[cell]


def keep_bands_back(s: State, seat: int) -> None:
    """Remember which bands wait at sea in transport canoes: these do not fight there (7.4)."""
    before, s.in_transports[seat] = s.in_transports[seat], {}
    for cell in cells_in(s.places[seat]):
        if s.tile[cell] == SEA:
            bands = kept_back(s.under_way.get(cell, ())) + min(before.get(cell, 0), ready(s, seat, cell) & 31)
            if bands:
                s.in_transports[seat][cell] = bands


MOVING = Decision("paradise-ask-move", move_moves, play_move)


# --- A fleet (7.3, 7.4) ---------------------------------------------------------------------------------------------


def fleet_moves(s: State, seat: int) -> list[Move]:
    listed = []
    hexes = allowances(s, seat)
    enemies = s.enemies(seat)
    if s.fleet and not s.halted and can_sail(s, seat, hexes):
        goals = s.box.near_mask[s.at] & s.known
        for barred in s.hooks.barred:
            goals &= ~barred(s, seat)
        escorted = any(kind_of(it) == WAR_CANOES for it in s.fleet)
        listed += [GO[goal] for goal in cells_in(goals if escorted else goals & ~enemies)]
    if not s.sailed or not enemies >> s.at & 1:
        listed += [ADD[it] for it in joining(s, seat, s.at, hexes)]
        listed += load_moves(s, seat)
        if s.sailed:
            listed += drop_moves(s)
    if s.fleet or s.sailed or s.dissolved < DISSOLVED or not listed:
        listed.append(DONE)
    return listed


def can_sail(s: State, seat: int, hexes: dict[int, int]) -> bool:
    """Whether every canoe has hexes left, and nothing holds them back here."""
    if any(fast(s, seat) >> s.at & 1 for fast in s.hooks.fast):
        return False
    return all(sailed_by(it) < hexes[kind_of(it)] for it in s.fleet)


def load_moves(s: State, seat: int) -> list[Move]:
    """Bands and colonies that come aboard here: where there is a choice of canoes, their owner says which."""
    listed = []
    pieces = ready(s, seat, s.at)
    for load in (WARRIORS, COLONIES):
        if pieces >> 5 * load & 31 and may_go(s, seat, s.at, ONE[load]):
            free = carriers(s, load)
            listed += [LOAD_ANY[load]] if free else []
            listed += [LOAD[with_load(it, load)] for it in free[1:]]
    return listed


def carriers(s: State, load: int) -> list[int]:
    """The canoes of the fleet that have room for this, one of each sort, the one to be taken without asking first: war
    canoes, from which bands fight, and those that can sail farthest."""
    free = {it for it in s.fleet if load_of(it) == EMPTY and load in LOADS[kind_of(it)] and sailed_by(it) < FARTHEST}
    return sorted(free, key=lambda it: (kind_of(it), sailed_by(it)))


def carrying(s: State, load: int) -> list[int]:
    """The canoes of the fleet that carry this, one of each sort, the one to be unloaded without asking first: transport
    canoes, and those that have sailed farthest."""
    laden = {it for it in s.fleet if load_of(it) == load}
    return sorted(laden, key=lambda it: (-kind_of(it), -sailed_by(it)))


def drop_moves(s: State) -> list[Move]:
    """What may stay behind: loads, and any canoe but the last one."""
    listed = []
    for load in (WARRIORS, COLONIES):
        laden = carrying(s, load)
        if laden:
            listed.append(LAND_ANY[load])
            listed += [LAND[it] for it in laden[1:]]
    if len(s.fleet) > 1:
        listed += [DROP[it] for it in sorted(set(s.fleet))]
    return listed


def play_fleet(s: State, seat: int, move: Move, chance: Chance) -> None:
    kind = move.kind
    if kind == "go":
        sail(s, seat, move.cell)
    elif kind == "add":
        join(s, seat, move.what)
    elif kind == "load":
        any_canoe = move in LOAD_ANY.values()
        load_up(s, seat, carriers(s, move.what)[0] if any_canoe else with_load(move.what, EMPTY), load_in(move))
    elif kind == "land":
        any_canoe = move in LAND_ANY.values()
        put_down(s, seat, carrying(s, move.what)[0] if any_canoe else move.what)
    elif kind == "drop":
        s.fleet.remove(move.what)
        lie(s, seat, move.what)
        s.events.append(("ashore", seat, kind_of(move.what), load_of(move.what), s.at))
    else:
        stop(s, seat)


def load_in(move: Move) -> int:
    """The piece that a move takes aboard."""
    return move.what if move in LOAD_ANY.values() else load_of(move.what)


def join(s: State, seat: int, it: int) -> None:
    """A canoe joins the fleet, with its load."""
    up = s.chain[seat]
    s.take(seat, s.at, PIECES[it])
    s.lifted |= up != s.chain[seat]
    if sailed_by(it):
        remove_from(s.under_way, s.at, it)
    s.fleet = sorted([*s.fleet, it])
    s.events.append(("aboard", seat, kind_of(it), load_of(it), s.at))


def load_up(s: State, seat: int, it: int, load: int) -> None:
    """A canoe of the fleet takes a piece aboard."""
    s.take(seat, s.at, ONE[load])
    s.fleet.remove(it)
    s.fleet = sorted([*s.fleet, with_load(it, load)])
    s.events.append(("aboard", seat, load, EMPTY, s.at))


def put_down(s: State, seat: int, it: int) -> None:
    """A canoe of the fleet puts its load down: on an island, or at sea, where it floats until it is taken aboard."""
    load = load_of(it)
    s.fleet.remove(it)
    s.fleet = sorted([*s.fleet, with_load(it, EMPTY)])
    s.put(seat, s.at, ONE[load])
    s.landed[s.at] = s.landed.get(s.at, 0) + ONE[load]
    s.events.append(("ashore", seat, load, EMPTY, s.at))


def sail(s: State, seat: int, cell: int) -> None:
    """On to the next hex: a group under enemy control or an enemy war canoe stops the fleet (7.3)."""
    s.events.append(("sail", seat, s.at, cell))
    s.at = cell
    s.sailed += 1
    s.fleet = [it + HEX for it in s.fleet]
    s.lifted = 0
    if s.others_held(seat) >> cell & 1 or any(
        s.stacks[other][cell] & _WAR for other in range(s.count) if other != seat
    ):
        s.halted = 1
    if s.halted or sailed_by(s.fleet[-1]) >= max(allowances(s, seat).values()):
        stop(s, seat)  # not before the fastest would: else all could see that these are the slow ones


def lie(s: State, seat: int, it: int) -> None:
    """A canoe lies in the hex where the fleet is. One that has not sailed has not moved, nor has its load; one that
    has keeps its load aboard. The canoe of a chain that came aboard here lies face up again."""
    s.put(seat, s.at, PIECES[it])
    if sailed_by(it):
        s.under_way[s.at] = tuple(sorted((*s.under_way.get(s.at, ()), it)))
    if s.lifted and kind_of(it) == TRANSPORTS:
        s.chain[seat] |= 1 << s.at
        s.lifted = 0


def stop(s: State, seat: int) -> None:
    """The fleet ends its movement; in an enemy hex it has come to fight (8.1)."""
    cell = s.at
    if s.sailed and s.enemies(seat) >> cell & 1:
        s.arrivals.append((cell, s.origin, pieces_of(s.fleet), fighting(s.fleet)))
        if cell not in s.contested:
            s.contested.append(cell)
        s.events.append(("attack", seat, cell))
    if not s.sailed:
        s.dissolved += 1
        if s.dissolved > DISSOLVED:
            s.fleet = [it + (FARTHEST - sailed_by(it)) * HEX for it in s.fleet]
    for it in s.fleet:
        lie(s, seat, it)
    clear(s)
    s.stage = MOVE


SAILING = Decision("paradise-ask-fleet", fleet_moves, play_fleet)
