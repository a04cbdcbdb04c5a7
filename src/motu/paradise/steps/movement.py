"""Movement (7.3 to 7.6): fleets of canoes with what they carry.

A fleet is made up in one hex, sails hex by hex, takes aboard and leaves behind on its way. A canoe is in one fleet a
turn, and what a canoe has carried is not carried by another: neither again, nor by one that joins the fleet later.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import COLONIES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.cards import has
from motu.paradise.grid import cells_in
from motu.paradise.moves import ADD, DONE, DROP, FLIP, GO, REVEAL, Move
from motu.paradise.moves import FLEET as MAKE_UP
from motu.paradise.pieces import ONE, afloat, stowed
from motu.paradise.state import FLEET, MOVE, MOVEMENT, NOWHERE, SEA, State
from motu.paradise.steps import battle
from motu.paradise.steps.decision import Decision
from motu.paradise.steps.exploration import secrets, turn_over

ALLOWANCE = 2
_VESSELS = 31 << 5 * WAR_CANOES | 31 << 5 * TRANSPORTS | 31 << 5 * RUMORS
"""What moves by itself: canoes, and rumors, which pass for them (7.6)."""
_WAR, _T = 31 << 5 * WAR_CANOES, 5 * TRANSPORTS


def begin(s: State, seat: int) -> None:
    clear(s)
    s.transited = {}
    s.stage, s.mover = MOVE, seat


def clear(s: State) -> None:
    """No fleet is on its way."""
    s.fleet = s.sailed = s.halted = s.lifted = 0
    s.waves = []
    s.at = s.origin = NOWHERE


def ready(s: State, seat: int, cell: int) -> int:
    """The pieces in a hex that have not moved; the canoe of a chain that was used must stay (7.2)."""
    pieces = s.stacks[seat][cell]
    if cell in s.moved:
        pieces -= s.moved[cell]
    if s.fixed >> cell & 1 and pieces >> _T & 31:
        pieces -= ONE[TRANSPORTS]
    return pieces


# --- Between fleets (7.3, 7.5, 7.6) ---------------------------------------------------------------------------------


def move_moves(s: State, seat: int) -> list[Move]:
    listed = [DONE]
    stacks, flipped, garrison = s.stacks[seat], s.flipped, s.garrison[seat]
    for cell in cells_in(s.places[seat]):
        stack = stacks[cell]
        if ready(s, seat, cell) & _VESSELS and not (garrison >> cell & 1 and stack in ONE):
            listed.append(MAKE_UP[cell])
        if stack >> _T & 31 and not flipped >> cell & 1:
            listed.append(FLIP[cell])
    if s.marks[seat]:
        listed += [REVEAL[cell] for cell in cells_in(secrets(s, seat))]
    return listed


def play_move(s: State, seat: int, move: Move, chance: Chance) -> None:
    kind, cell = move.kind, move.cell
    if kind == "fleet":
        s.at = s.origin = cell
        s.fleet = s.sailed = s.halted = s.lifted = 0
        s.waves = [0]
        s.stage = FLEET
    elif kind == "flip":
        s.chain[seat] ^= 1 << cell
        s.flipped |= 1 << cell
        s.events.append(("flip", seat, cell, s.chain[seat] >> cell & 1))
    elif kind == "reveal":
        turn_over(s, seat, cell)
    else:
        battle.begin(s, seat, chance)


def disband(s: State, seat: int, cell: int) -> None:
    """A rumor goes back to those that can be built, wherever it was counted."""
    s.take(seat, cell, ONE[RUMORS])
    s.lose(seat, ONE[RUMORS])
    s.events.append(("disband", seat, cell))
    if s.step != MOVEMENT:
        return
    left = s.stacks[seat][cell] >> 5 * RUMORS
    if s.transited.get(cell, 0) >> 5 * RUMORS > left:
        s.transited[cell] -= ONE[RUMORS]
    if s.moved.get(cell, 0) >> 5 * RUMORS > left:
        s.moved[cell] -= ONE[RUMORS]
        for place, (there, origin, pieces, aboard) in enumerate(s.arrivals):
            if there == cell and pieces >> 5 * RUMORS:
                s.arrivals[place] = there, origin, pieces - ONE[RUMORS], aboard
                break


MOVING = Decision("paradise-ask-move", move_moves, play_move)


# --- A fleet (7.3, 7.4) ---------------------------------------------------------------------------------------------


def may_go(s: State, seat: int, cell: int, pieces: int) -> bool:
    """Whether a conquered printed group keeps a piece when these go (8.5)."""
    return not s.garrison[seat] >> cell & 1 or s.stacks[seat][cell] > pieces


def allowance(s: State, seat: int) -> int:
    """How many hexes the fleet may sail: the slowest canoe counts."""
    hexes = ALLOWANCE
    if has(s, seat, "all-canoes-3") or (
        s.fleet and not s.fleet & (31 << _T | 31 << 5 * RUMORS) and has(s, seat, "war-canoes-3")
    ):
        hexes += 1
    for speed in s.hooks.speed:
        hexes += speed(s, seat)
    return hexes


def has_room(s: State, kind: int) -> bool:
    """Whether a canoe of the fleet is free for a warrior band or a colony that comes aboard here."""
    return stowed([*s.waves[:-1], s.waves[-1] + ONE[kind]]) >= 0


def fleet_moves(s: State, seat: int) -> list[Move]:
    cell, fleet = s.at, s.fleet
    listed = []
    enemies = s.enemies(seat)
    if (
        fleet & _VESSELS
        and not s.halted
        and s.sailed < allowance(s, seat)
        and stowed(s.waves) >= 0
        and may_cast_off(s, seat, cell)
    ):
        goals = s.box.near_mask[cell] & s.known
        for barred in s.hooks.barred:
            goals &= ~barred(s, seat)
        listed += [GO[goal] for goal in cells_in(goals if fleet & _WAR else goals & ~enemies)]
    if not enemies >> cell & 1:
        pieces = ready(s, seat, cell)
        for kind in range(5):
            if pieces >> 5 * kind & 31 and may_go(s, seat, cell, ONE[kind]):
                if kind in (WARRIORS, COLONIES):
                    if has_room(s, kind):
                        listed.append(ADD[kind])
                else:
                    listed.append(ADD[kind])
        if s.sailed:
            listed += [DROP[kind] for kind in range(5) if may_drop(s, seat, kind)]
    if fleet or s.sailed:
        listed.append(DONE)
    if s.marks[seat]:
        listed += [REVEAL[each] for each in cells_in(secrets(s, seat))]
    return listed


def may_cast_off(s: State, seat: int, cell: int) -> bool:
    """At sea nothing may be left behind without a canoe."""
    for fast in s.hooks.fast:
        if fast(s, seat) >> cell & 1:
            return False
    return s.tile[cell] != SEA or afloat(s.stacks[seat][cell])


def may_drop(s: State, seat: int, kind: int) -> bool:
    """Warriors and colonies land on islands, or wait at sea in a canoe that is free there. Any canoe but the last one
    stays behind; the fleet goes on when all that is still aboard has a canoe."""
    if not s.fleet >> 5 * kind & 31:
        return False
    if kind in (WARRIORS, COLONIES):
        return s.tile[s.at] != SEA or afloat(s.stacks[seat][s.at] + ONE[kind])
    return bool((s.fleet - ONE[kind]) & _VESSELS)


def play_fleet(s: State, seat: int, move: Move, chance: Chance) -> None:
    kind = move.kind
    if kind == "go":
        sail(s, seat, move.cell)
    elif kind == "add":
        up = s.chain[seat]
        s.take(seat, s.at, ONE[move.what])
        s.lifted |= up != s.chain[seat]
        s.fleet += ONE[move.what]
        s.waves[-1] += ONE[move.what]
        s.events.append(("aboard", seat, move.what, s.at))
    elif kind == "drop":
        s.fleet -= ONE[move.what]
        s.waves[wave_of(s, move.what)] -= ONE[move.what]
        leave(s, seat, ONE[move.what])
        s.events.append(("ashore", seat, move.what, s.at))
    elif kind == "reveal":
        turn_over(s, seat, move.cell)
    else:
        stop(s, seat)


def wave_of(s: State, kind: int) -> int:
    """Which of several pieces is left behind: the load that was aboard longest, for it has fewest canoes to go in, and
    the canoe that came last, for it takes fewest loads."""
    having = [number for number, wave in enumerate(s.waves) if wave >> 5 * kind & 31]
    return having[0 if kind in (WARRIORS, COLONIES) else -1]


def sail(s: State, seat: int, cell: int) -> None:
    """On to the next hex: a group under enemy control or an enemy war canoe stops the fleet (7.3)."""
    s.events.append(("sail", seat, s.at, cell))
    s.at = cell
    s.sailed += 1
    s.waves.append(0)
    s.lifted = 0
    if s.others_held(seat) >> cell & 1 or any(
        s.stacks[other][cell] & _WAR for other in range(s.count) if other != seat
    ):
        s.halted = 1
    if s.halted or s.sailed >= farthest(s, seat):
        stop(s, seat)


def farthest(s: State, seat: int) -> int:
    """How many hexes any fleet of a seat could sail. Its owner is asked until then, whatever canoes there are: else all
    would see that these are the slow ones."""
    hexes = ALLOWANCE + (has(s, seat, "all-canoes-3") or has(s, seat, "war-canoes-3"))
    for speed in s.hooks.speed:
        hexes += speed(s, seat)
    return hexes


def leave(s: State, seat: int, pieces: int) -> None:
    """Pieces that have moved stay in the hex where the fleet is. The canoe of a chain that came aboard here and did not
    sail lies face up again."""
    s.put(seat, s.at, pieces)
    s.moved[s.at] = s.moved.get(s.at, 0) + pieces
    if s.lifted and s.stacks[seat][s.at] >> _T & 31:
        s.chain[seat] |= 1 << s.at
        s.lifted = 0


def stop(s: State, seat: int) -> None:
    """The fleet ends its movement; in an enemy hex it has come to fight (8.1)."""
    cell = s.at
    if s.sailed and s.enemies(seat) >> cell & 1:
        s.arrivals.append((cell, s.origin, s.fleet, stowed(s.waves)))
        if cell not in s.contested:
            s.contested.append(cell)
        s.events.append(("attack", seat, cell))
    leave(s, seat, s.fleet)
    clear(s)
    s.stage = MOVE


SAILING = Decision("paradise-ask-fleet", fleet_moves, play_fleet)
