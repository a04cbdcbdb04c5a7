"""A fleet (7.3, 7.4): it is made up in one hex, sails hex by hex, takes aboard and leaves behind on its way."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import COLONIES, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in
from motu.paradise.moves import ADD, DONE, DROP, GO, LAND, LAND_ANY, LOAD, LOAD_ANY, Move
from motu.paradise.pieces import ONE
from motu.paradise.state import MOVE, State
from motu.paradise.steps.decision import Decision
from motu.paradise.steps.movement import DISSOLVED, able, allowances, clear, joining, may_go, ready, remove_from
from motu.paradise.vessels import (
    EMPTY,
    FARTHEST,
    HEX,
    LOADS,
    PIECES,
    fighting,
    kind_of,
    load_of,
    pieces_of,
    sailed_by,
    with_load,
)

_WAR = 31 << 5 * WAR_CANOES


def fleet_moves(s: State, seat: int) -> list[Move]:
    listed: list[Move] = []
    fit = able(s, seat)
    enemies = s.enemies(seat)
    at = s.at
    if s.fleet and not s.halted and can_sail(s, seat, fit):
        goals = s.box.near_mask[at] & s.known
        for barred in s.hooks.barred:
            goals &= ~barred(s, seat)
        escorted = any(kind_of(it) == WAR_CANOES for it in s.fleet)
        listed += [GO[goal] for goal in cells_in(goals if escorted else goals & ~enemies)]
    if not s.sailed or not enemies >> at & 1:
        pieces = ready(s, seat, at)
        if pieces or at in s.under_way:
            listed += [ADD[it] for it in joining(s, seat, at, pieces, fit)]
        if pieces and s.fleet:
            listed += load_moves(s, seat, pieces)
        if s.sailed:
            listed += drop_moves(s)
    if s.fleet or s.sailed or s.dissolved < DISSOLVED or not listed:
        listed.append(DONE)
    return listed


def can_sail(s: State, seat: int, fit: frozenset[int]) -> bool:
    """Whether every canoe has hexes left, and nothing holds them back here."""
    for stuck in s.hooks.stuck:
        if stuck(s, seat) >> s.at & 1:
            return False
    return fit.issuperset(s.fleet)


def load_moves(s: State, seat: int, pieces: int) -> list[Move]:
    """Which of the pieces that are ready may come aboard: where there is a choice of canoes, their owner names one."""
    listed: list[Move] = []
    for load in (WARRIORS, COLONIES):
        if pieces >> 5 * load & 31 and may_go(s, seat, s.at, ONE[load]):
            free = carriers(s, load)
            if free:
                listed.append(LOAD_ANY[load])
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
