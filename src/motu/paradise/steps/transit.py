"""Transit (7.2): before anything else moves, pieces go along a chain as far as their owner wishes.

The canoes that make up a chain that was used stay where they are for the rest of the step.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import RUMORS, TRANSPORTS
from motu.paradise.chains import chain_from
from motu.paradise.grid import cells_in, spread
from motu.paradise.moves import DONE, PUT, TAKE, Move
from motu.paradise.pieces import ONE
from motu.paradise.state import NOWHERE, TRANSIT, TRANSIT_TO, State
from motu.paradise.steps import movement
from motu.paradise.steps.decision import Decision


def begin(s: State, seat: int, chance: Chance) -> None:
    """The player's part of the step begins: what had retreated is hidden again, and a chain may be used."""
    for cell, pieces in s.shown[seat].items():
        if pieces == s.stacks[seat][cell]:
            s.witness(seat, cell)
    s.transited, s.landed, s.under_way, s.turned_down, s.shown[seat] = {}, {}, {}, {}, {}
    s.fixed = s.flipped = 0
    s.arrivals, s.contested = [], []
    if linked(s, seat):
        s.stage, s.mover = TRANSIT, seat
    else:
        movement.begin(s, seat)


def linked(s: State, seat: int) -> int:
    """The hexes of chains that reach beyond one hex."""
    return s.chain[seat] & spread(s.chain[seat])


def free_pieces(s: State, seat: int, cell: int) -> int:
    """The pieces that can make a transit from here: all but the canoe of the chain and those that have just come."""
    return s.stacks[seat][cell] - ONE[TRANSPORTS] - s.transited.get(cell, 0)


def may_leave(s: State, seat: int, cell: int, pieces: int) -> bool:
    """Whether these may go: a conquered printed group keeps a piece (8.5)."""
    return not s.garrison[seat] >> cell & 1 or s.stacks[seat][cell] > pieces


def goals(s: State, seat: int, cell: int) -> tuple[int, ...]:
    """Where a piece can go from here: to any hex of the chain, were it at sea."""
    return cells_in(chain_from(s, seat, cell) & ~(1 << cell))


# --- Which piece ----------------------------------------------------------------------------------------------------


def take_moves(s: State, seat: int) -> list[Move]:
    listed = [DONE]
    for cell in cells_in(linked(s, seat)):
        pieces = free_pieces(s, seat, cell)
        if pieces:
            for kind in range(5):
                one = ONE[kind]
                if pieces >> 5 * kind & 31 and may_leave(s, seat, cell, one):
                    listed.append(TAKE[kind][cell])
    return listed


def play_take(s: State, seat: int, move: Move, chance: Chance) -> None:
    if move.kind == "take":
        s.taken, s.taken_from = move.what, move.cell
        s.stage = TRANSIT_TO
    else:
        movement.begin(s, seat)


TAKING = Decision("paradise-ask-transit", take_moves, play_take)


# --- Where to -------------------------------------------------------------------------------------------------------


def put_moves(s: State, seat: int) -> list[Move]:
    return [PUT[cell] for cell in goals(s, seat, s.taken_from)]


def play_put(s: State, seat: int, move: Move, chance: Chance) -> None:
    start, one = s.taken_from, ONE[s.taken]
    s.fixed |= chain_from(s, seat, start)
    s.events.append(("transit", seat, s.taken, start, move.cell))
    s.take(seat, start, one)
    s.put(seat, move.cell, one)
    s.transited[move.cell] = s.transited.get(move.cell, 0) + one
    s.taken = s.taken_from = NOWHERE
    s.stage = TRANSIT


def put_again(s: State, chance: Chance) -> None:
    """The piece may have been a rumor that is off the map now (7.6)."""
    if s.taken == RUMORS and not free_pieces(s, s.player, s.taken_from) >> 5 * RUMORS & 31:
        s.taken = s.taken_from = NOWHERE
        s.stage = TRANSIT


PUTTING = Decision("paradise-ask-transit-to", put_moves, play_put, put_again)
