"""Movement (7.3 to 7.6): what a player may do between fleets, and which canoes can still sail.

Every canoe sails one or two hexes of its own. A fleet is made up in one hex of canoes that have hexes left, sails hex
by hex, takes aboard and leaves behind on its way. A canoe that stops keeps what it has left, and its load: it may go on
in another fleet. What a canoe has carried and put down is not carried by another.
"""

from __future__ import annotations

from collections.abc import Mapping

from motu.core.chance import Chance
from motu.paradise.box import RUMORS, TRANSPORTS, WAR_CANOES
from motu.paradise.grid import cells_in
from motu.paradise.moves import DONE, FLIP, Move
from motu.paradise.moves import FLEET as MAKE_UP
from motu.paradise.pieces import ONE
from motu.paradise.state import FLEET, MOVE, MOVEMENT, NOWHERE, SEA, State
from motu.paradise.steps import battle
from motu.paradise.steps.decision import Decision
from motu.paradise.vessels import (
    ABLE,
    FARTHEST,
    KINDS,
    PIECES,
    kept_back,
    kind_of,
    pieces_of,
    vessel,
)

ALLOWANCE = 2
DISSOLVED = 5
"""So many fleets of a step may be given up before they sail; from then on their canoes have moved: a step ends."""
_VESSELS = 31 << 5 * WAR_CANOES | 31 << 5 * TRANSPORTS | 31 << 5 * RUMORS
"""What moves by itself: canoes, and rumors, which pass for them (7.6)."""
_T = 5 * TRANSPORTS
_FRESH = tuple((5 * kind, vessel(kind)) for kind in KINDS)
_USUAL: Mapping[int, int] = dict.fromkeys(KINDS, ALLOWANCE)


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


def allowances(s: State, seat: int) -> Mapping[int, int]:
    """How many hexes each kind of vessel may sail."""
    face = s.face[seat]
    if not face and not s.hooks.speed:
        return _USUAL
    effects = s.box.card_effects
    all_faster = face & effects.get("all-canoes-3", 0)
    war_faster = face & effects.get("war-canoes-3", 0)
    if not (all_faster or war_faster or s.hooks.speed):
        return _USUAL
    more = sum(speed(s, seat) for speed in s.hooks.speed)
    hexes = min(ALLOWANCE + bool(all_faster) + more, FARTHEST)
    war = min(ALLOWANCE + bool(all_faster or war_faster) + more, FARTHEST)
    return {WAR_CANOES: war, TRANSPORTS: hexes, RUMORS: hexes}


def able(s: State, seat: int) -> frozenset[int]:
    """Every vessel that would have hexes left if it were this seat's."""
    hexes = allowances(s, seat)
    return _USUALLY_ABLE if hexes is _USUAL else ABLE[hexes[WAR_CANOES], hexes[TRANSPORTS]]


_USUALLY_ABLE = ABLE[ALLOWANCE, ALLOWANCE]


def may_go(s: State, seat: int, cell: int, pieces: int) -> bool:
    """Whether a conquered printed group keeps a piece when these go (8.5)."""
    return not s.garrison[seat] >> cell & 1 or s.stacks[seat][cell] > pieces


# --- Between fleets (7.3, 7.5, 7.6) ---------------------------------------------------------------------------------


def move_moves(s: State, seat: int) -> list[Move]:
    listed = [DONE]
    stacks, landed, under_way, contested = s.stacks[seat], s.landed, s.under_way, s.contested
    held_back = s.fixed | s.garrison[seat]
    up, turned_up, turned_down = s.chain[seat], s.flipped, s.turned_down
    may_turn = not s.robots  # alone all canoes lie face up
    fit = able(s, seat) if under_way else _USUALLY_ABLE
    for cell in cells_in(s.places[seat]):
        stack = stacks[cell]
        if not stack & _VESSELS:
            continue
        if cell not in contested:
            none_moved = cell not in landed and cell not in under_way and not held_back >> cell & 1
            if none_moved or can_join(s, seat, cell, fit):
                listed.append(MAKE_UP[cell])
        canoes = stack >> _T & 31
        # Each canoe is turned over once: not the one that was turned up in this step, nor one that was turned down.
        if canoes and may_turn and (not turned_up >> cell & 1 if up >> cell & 1 else canoes > turned_down.get(cell, 0)):
            listed.append(FLIP[cell])
    return listed


def can_join(s: State, seat: int, cell: int, fit: frozenset[int]) -> bool:
    """Whether any vessel in a hex can join a fleet: `joining`, without the list."""
    if s.garrison[seat] >> cell & 1:
        return bool(joining(s, seat, cell, ready(s, seat, cell), fit))
    if cell in s.under_way and not fit.isdisjoint(s.under_way[cell]):
        return True
    return bool(ready(s, seat, cell) & _VESSELS)


def joining(s: State, seat: int, cell: int, pieces: int, fit: frozenset[int]) -> list[int]:
    """The vessels in a hex that can join a fleet, one of each sort: those of the pieces that are ready, and those that
    have sailed and are fit to go on."""
    found = []
    if pieces & _VESSELS:
        found = [fresh for shift, fresh in _FRESH if pieces >> shift & 31]
    if cell in s.under_way:
        found += sorted(fit.intersection(s.under_way[cell]))
    if s.garrison[seat] >> cell & 1:
        found = [it for it in found if may_go(s, seat, cell, PIECES[it])]
    return found


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
    arrived = [place for place, arrival in enumerate(s.arrivals) if arrival[0] == cell and arrival[2] >> 5 * RUMORS]
    if sum(s.arrivals[place][2] >> 5 * RUMORS for place in arrived) > left:
        there, origin, pieces, aboard = s.arrivals[arrived[0]]
        s.arrivals[arrived[0]] = there, origin, pieces - ONE[RUMORS], aboard


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
