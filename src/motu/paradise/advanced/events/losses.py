"""Events that cost pieces, or stop them: typhoons, a taniwha, canoe rot, rival chiefs (11.2).

The loser of a piece chooses it; what is lost is shown. A rumor passes for a canoe. Everybody is asked who
may have something to lose, as far as all can see.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.advanced.events.event_markers import mark
from motu.paradise.advanced.events.questions import QUESTIONS, Question, put
from motu.paradise.box import COLONIES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in, mask_of
from motu.paradise.make_view import face_up
from motu.paradise.moves import DONE, NAME, PICK, TAKE, Move
from motu.paradise.pieces import ONE, count, size
from motu.paradise.state import SEA, State

ROTTEN = 2
"""A player with so many war canoes loses one to Canoe Rot."""


def at_sea(s: State, seat: int) -> int:
    """The ocean hexes where a seat has pieces."""
    return mask_of(cell for cell in cells_in(s.places[seat]) if s.tile[cell] == SEA)


def some(s: State, seat: int, hexes: int, *kinds: int) -> list[Move]:
    """The pieces of these kinds that a seat has in some hexes, as what it may lose."""
    return [TAKE[kind][cell] for cell in cells_in(hexes) for kind in kinds if count(s.stacks[seat][cell], kind)]


def lose(s: State, seat: int, number: int, move: Move, chance: Chance) -> None:
    """A piece goes, and at sea what it carried; DONE: there was none to lose."""
    if move is DONE:
        s.events.append(("unharmed", seat))
        return
    cell = move.cell
    s.events.append(("struck", seat, move.what, cell))
    before = s.stacks[seat][cell]
    take_off(s, seat, cell, ONE[move.what])
    lost = carried(before, s.stacks[seat][cell]) if s.tile[cell] == SEA else 0
    if lost:
        s.events.append(("drowned", seat, lost, cell))
        take_off(s, seat, cell, lost)


def take_off(s: State, seat: int, cell: int, pieces: int) -> None:
    """Pieces go back to those that can be built, those that lie face up among them if no others are left."""
    s.take(seat, cell, pieces)
    s.lose(seat, pieces)
    shown = s.shown[seat].get(cell, 0)
    for kind in range(5):
        shown -= max(0, count(shown, kind) - count(s.stacks[seat][cell], kind)) * ONE[kind]
    if cell in s.shown[seat]:
        s.shown[seat][cell] = shown


def carried(before: int, after: int) -> int:
    """What was in a canoe that is gone: a colony that no transport canoe is left for, or else a warrior band. What had
    no canoe before goes on floating."""
    if floating(after) <= floating(before):
        return 0
    colony = count(after, COLONIES) > count(after, TRANSPORTS) or not count(after, WARRIORS)
    return ONE[COLONIES if colony else WARRIORS]


def floating(stack: int) -> int:
    """How many colonies and warrior bands of a stack have no canoe: colonies go in transport canoes only."""
    colonies = count(stack, COLONIES)
    places = min(count(stack, TRANSPORTS), colonies)
    rest = count(stack, WAR_CANOES) + count(stack, TRANSPORTS) - places
    return colonies - places + max(0, count(stack, WARRIORS) - rest)


def pieces_in(s: State, seat: int, hexes: int) -> int:
    return sum(size(s.stacks[seat][cell]) for cell in cells_in(hexes & s.places[seat]))


def possible(s: State, seat: int, kind: int) -> int:
    """How many pieces of a kind a seat may have, as others see it: all but those that lie face up and are none."""
    others = sum(size(stack) - count(stack, kind) for _, stack in face_up(s, seat))
    return pieces_in(s, seat, s.places[seat]) - others


def alone(s: State, seat: int, number: int) -> bool:
    """Whether a seat has but one piece on the map."""
    return pieces_in(s, seat, s.places[seat]) == 1


# --- Typhoon: who has canoes at sea in a hex or next to it loses one ------------------------------------------------


def typhoon(s: State, chance: Chance) -> None:
    put(s, s.drawer, "typhoon")


def typhoon_moves(s: State, seat: int, number: int) -> list[Move]:
    """An ocean hex where it does harm; DONE stands for all others."""
    threatened = 0
    for other in s.alive():
        threatened |= at_sea(s, other)
    hexes = [cell for cell in cells_in(s.known) if s.tile[cell] == SEA and eye(s, cell) & threatened]
    return [DONE, *(PICK[cell] for cell in hexes)]


def eye(s: State, cell: int) -> int:
    """What a typhoon reaches."""
    return s.box.near_mask[cell] | 1 << cell


def typhoon_picked(s: State, seat: int, number: int, move: Move, chance: Chance) -> None:
    if move is DONE:
        s.events.append(("nothing",))
        return
    s.events.append(("picked", seat, move.cell))
    for other in s.order:
        if eye(s, move.cell) & at_sea(s, other):
            put(s, other, "typhoon-loss", move.cell)


def typhoon_losses(s: State, seat: int, cell: int) -> list[Move]:
    return some(s, seat, eye(s, cell) & at_sea(s, seat), WAR_CANOES, TRANSPORTS, RUMORS) or [DONE]


def one_in_reach(s: State, seat: int, cell: int) -> bool:
    return pieces_in(s, seat, eye(s, cell) & at_sea(s, seat)) == 1


QUESTIONS["typhoon"] = Question(typhoon_moves, typhoon_picked)
QUESTIONS["typhoon-loss"] = Question(typhoon_losses, lose, one_in_reach)


# --- Typhoon Season: everybody loses a transport canoe at sea -------------------------------------------------------


def season(s: State, chance: Chance) -> None:
    for seat in s.order:
        if at_sea(s, seat):
            put(s, seat, "season-loss")
    if not s.queue:
        s.events.append(("nothing",))


def season_losses(s: State, seat: int, number: int) -> list[Move]:
    return some(s, seat, at_sea(s, seat), TRANSPORTS, RUMORS) or [DONE]


def one_at_sea(s: State, seat: int, number: int) -> bool:
    return pieces_in(s, seat, at_sea(s, seat)) == 1


QUESTIONS["season-loss"] = Question(season_losses, lose, one_at_sea)


# --- Taniwha: no canoe enters or leaves an ocean hex in this turn ---------------------------------------------------


def taniwha(s: State, chance: Chance) -> None:
    put(s, s.drawer, "taniwha")


def taniwha_moves(s: State, seat: int, number: int) -> list[Move]:
    return [PICK[cell] for cell in cells_in(s.known) if s.tile[cell] == SEA]


def taniwha_picked(s: State, seat: int, number: int, move: Move, chance: Chance) -> None:
    s.events.append(("picked", seat, move.cell))
    mark(s, s.event, seat, move.cell)


QUESTIONS["taniwha"] = Question(taniwha_moves, taniwha_picked)


# --- Canoe Rot: who has two war canoes loses one --------------------------------------------------------------------


def rot(s: State, chance: Chance) -> None:
    for seat in s.order:
        if possible(s, seat, WAR_CANOES) >= ROTTEN:
            put(s, seat, "rot-loss")
    if not s.queue:
        s.events.append(("nothing",))


def rot_losses(s: State, seat: int, number: int) -> list[Move]:
    if count(s.fielded[seat], WAR_CANOES) < ROTTEN:
        return [DONE]
    return some(s, seat, s.places[seat], WAR_CANOES)


QUESTIONS["rot-loss"] = Question(rot_losses, lose, lambda s, seat, number: False)


# --- Rival Chiefs: the leader loses a warrior band ------------------------------------------------------------------


def chiefs(s: State, chance: Chance) -> None:
    put(s, s.drawer, "leader")


def leader_moves(s: State, seat: int, number: int) -> list[Move]:
    """Of several who lead, the drawer names one."""
    most = max(s.points[other] for other in s.alive())
    return [NAME[other] for other in s.alive() if s.points[other] == most]


def leader_named(s: State, seat: int, number: int, move: Move, chance: Chance) -> None:
    s.events.append(("named", seat, move.what))
    if possible(s, move.what, WARRIORS):
        put(s, move.what, "chiefs-loss")
    else:
        s.events.append(("unharmed", move.what))


def chiefs_losses(s: State, seat: int, number: int) -> list[Move]:
    return some(s, seat, s.places[seat], WARRIORS) or [DONE]


QUESTIONS["leader"] = Question(leader_moves, leader_named)
QUESTIONS["chiefs-loss"] = Question(chiefs_losses, lose, alone)

HAPPENS = {
    "typhoon": typhoon,
    "typhoon-season": season,
    "taniwha": taniwha,
    "canoe-rot": rot,
    "rival-chiefs": chiefs,
}
