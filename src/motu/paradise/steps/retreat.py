"""Retreat (8.3): where the losers of a battle go, and which of their pieces can be carried."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import COLONIES, TRANSPORTS
from motu.paradise.grid import DISTANCE, cells_in
from motu.paradise.moves import CARRY as BRING
from motu.paradise.moves import RETREAT as FLEE
from motu.paradise.moves import Move
from motu.paradise.pieces import FIGHTERS, ONE
from motu.paradise.state import CARRY, NOWHERE, RETREAT, WILD, State
from motu.paradise.steps import conquest
from motu.paradise.steps.decision import Decision

_T, _L = 5 * TRANSPORTS, 5 * COLONIES


def begin(s: State, winner: int, chance: Chance) -> None:
    """One side has nobody left in its front line: the other has won, and it must go."""
    s.winner_side = winner
    s.events.append(("won", s.seat_of(winner), s.field))
    s.side = 1 - winner
    retreat(s, chance)


# --- Where to retreat (8.3) -----------------------------------------------------------------------------------------


def retreat(s: State, chance: Chance) -> None:
    """To the nearest controlled group without enemy battle pieces; where there is none all is lost (ruling 6)."""
    seat = s.seat_of(s.side)
    if seat == WILD or not s.back[s.side]:
        conquest.begin(s, chance)
        return
    refuges = nearest(s, seat)
    if not refuges:
        s.events.append(("no-refuge", seat, s.back[s.side], s.field))
        s.lose(seat, s.back[s.side])
        s.back[s.side] = 0
        conquest.begin(s, chance)
    elif len(refuges) == 1:
        embark(s, refuges[0], chance)
    else:
        s.stage, s.mover = RETREAT, seat


def nearest(s: State, seat: int) -> list[int]:
    """The nearest groups that can take those who retreat."""
    away = DISTANCE[s.field]
    free = [
        cell
        for cell in cells_in(s.held[seat] & ~(1 << s.field))
        if not any(s.stacks[other][cell] & FIGHTERS for other in range(s.count) if other != seat)
    ]
    shortest = min((away[cell] for cell in free), default=0)
    return [cell for cell in free if away[cell] == shortest]


def retreat_moves(s: State, seat: int) -> list[Move]:
    return [FLEE[cell] for cell in nearest(s, seat)]


def play_retreat(s: State, seat: int, move: Move, chance: Chance) -> None:
    embark(s, move.cell, chance)


RETREATING = Decision("paradise-ask-retreat", retreat_moves, play_retreat)


# --- Which can be carried (8.3) -------------------------------------------------------------------------------------


def embark(s: State, cell: int, chance: Chance) -> None:
    """Each warrior band and colony needs a canoe of either kind; where there are too few, their owner decides between
    them. Nobody needs one where the way leads on foot (11.3)."""
    s.refuge = cell
    seat = s.seat_of(s.side)
    least, most = carriable(s.back[s.side])
    if any(each(s, seat) >> cell & 1 for each in s.hooks.on_foot):
        flee(s, seat, chance)
    elif least < most:
        s.stage, s.mover = CARRY, seat
    else:
        carry(s, most)
        flee(s, seat, chance)


def carriable(pieces: int) -> tuple[int, int]:
    """How few and how many colonies may come along so that no place is left empty."""
    warriors, colonies, room = pieces & 31, pieces >> _L & 31, places(pieces)
    most = min(colonies, room)
    return min(most, max(0, room - warriors)), most


def places(pieces: int) -> int:
    """How many pieces the canoes among these can carry."""
    return (pieces >> 5 & 31) + (pieces >> _T & 31)


def without_place(pieces: int, colonies: int) -> int:
    """The pieces that stay behind when so many colonies come along."""
    warriors = max(0, (pieces & 31) - (places(pieces) - colonies))
    return warriors + ((pieces >> _L & 31) - colonies) * ONE[COLONIES]


def carry(s: State, colonies: int) -> None:
    """Those without a place are eliminated."""
    lost = without_place(s.back[s.side], colonies)
    if lost:
        seat = s.seat_of(s.side)
        s.lose(seat, lost)
        s.events.append(("drowned", seat, lost, s.field))
        s.back[s.side] -= lost


def carry_moves(s: State, seat: int) -> list[Move]:
    least, most = carriable(s.back[s.side])
    return [BRING[number] for number in range(least, most + 1)]


def play_carry(s: State, seat: int, move: Move, chance: Chance) -> None:
    carry(s, move.what)
    flee(s, seat, chance)


CARRYING = Decision("paradise-ask-carry", carry_moves, play_carry)


def flee(s: State, seat: int, chance: Chance) -> None:
    """They are placed face up."""
    cell, pieces = s.refuge, s.back[s.side]
    s.back[s.side] = 0
    s.refuge = NOWHERE
    if pieces:
        s.put(seat, cell, pieces)
        s.shown[seat][cell] = s.shown[seat].get(cell, 0) + pieces
        if pieces >> _T & 31:
            s.chain[seat] |= 1 << cell
        s.events.append(("retreat", seat, s.field, cell, pieces))
    conquest.begin(s, chance)
