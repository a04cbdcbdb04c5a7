"""What is left behind in a retreat, held after a conquest, and lost to an event, before anybody has decided it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from motu.core.chance import ScriptedChance
from motu.paradise.advanced.events.land import flooded, owner_of, spare
from motu.paradise.advanced.events.losses import at_sea, carried, eye
from motu.paradise.grid import NAMES, cells_in
from motu.paradise.moves import DONE, Move
from motu.paradise.pieces import ONE, letters
from motu.paradise.points import points_of
from motu.paradise.prospect.gains import linked
from motu.paradise.prospect.types import Harm, Harmed, Holding, NewHome, Retreating
from motu.paradise.state import ATTACKER, CARRY, SEA, State
from motu.paradise.steps import conquest, retreat
from motu.paradise.steps.building import squares

# --- After a battle (8.3, 8.4) --------------------------------------------------------------------------------------


def retreats(s: State, me: int) -> list[Retreating]:
    """Where the viewer's pieces can go, and who finds no place in a canoe; on foot nobody needs one (11.3)."""
    pieces = s.back[s.side]
    if s.stage == CARRY:
        return [_retreating(s, s.refuge, pieces, move.what) for move in retreat.carry_moves(s, me)]
    _, most = retreat.carriable(pieces)
    return [
        _retreating(s, cell, pieces, None if any(each(s, me) >> cell & 1 for each in s.hooks.on_foot) else most)
        for cell in retreat.nearest(s, me)
    ]


def _retreating(s: State, cell: int, pieces: int, colonies: int | None) -> Retreating:
    lost = 0 if colonies is None else retreat.without_place(pieces, colonies)
    return {
        "hex": NAMES[cell],
        "colonies": colonies,
        "places": None if colonies is None else retreat.places(pieces),
        "goes": letters(pieces - lost),
        "stays": letters(lost),
    }


def holdings(s: State, me: int) -> list[Holding]:
    """What the hex is worth to the victor with so many villages saved as can be."""
    before = points_of(s, me)
    saving, told = s.copy(), list[Holding]()
    while True:
        taken = saving.copy()
        conquest.take_the_hex(taken, ScriptedChance(()))
        told.append({"saved": saving.saved, "points": (points_of(taken, me) - before) / 2})
        more = [move for move in conquest.save_moves(saving, me) if move is not DONE]
        if not more:
            return told
        saving.saved += 1
        saving.front[ATTACKER] -= ONE[more[0].what]


def homes(s: State, me: int) -> list[NewHome]:
    """What each group of the viewer's is worth as the new home."""
    before, twin, told = points_of(s, me), s.copy(), list[NewHome]()
    for cell in cells_in(s.held[me]):
        twin.home[me] = cell
        links = [NAMES[each] for each in cells_in(linked(twin, me))]
        told.append({"hex": NAMES[cell], "points": (points_of(twin, me) - before) / 2, "links": links})
    return told


# --- Events (11.2) --------------------------------------------------------------------------------------------------


def harms(s: State, me: int, moves: list[Move]) -> list[Harm]:
    """What each of these answers to an event would take from whom, as far as all can see."""
    harm = HARMS.get(s.queue[0][1])
    return [each for move in moves if move is not DONE for each in harm(s, me, move)] if harm else []


def _harm(move: Move, seat: int, what: Harmed, cells: list[int], pieces: int = 0) -> Harm:
    return {
        "move": move.text,
        "seat": seat,
        "what": what,
        "hexes": [NAMES[cell] for cell in cells],
        "pieces": letters(pieces),
    }


def _typhoon(s: State, me: int, move: Move) -> Iterator[Harm]:
    for seat in s.order:
        if there := eye(s, move.cell) & at_sea(s, seat):
            yield _harm(move, seat, "canoe", list(cells_in(there)))


def _loss(s: State, me: int, move: Move) -> Iterator[Harm]:
    """The viewer's own piece, and at sea what drowns with it."""
    before = s.stacks[me][move.cell]
    lost = ONE[move.what]
    if s.tile[move.cell] == SEA:
        lost += carried(before, before - lost)
    yield _harm(move, me, "pieces", [move.cell], lost)


def _tsunami(s: State, me: int, move: Move) -> Iterator[Harm]:
    for cell in flooded(s, move.cell):
        yield _harm(move, owner_of(s, cell), "village", [cell])


def _village(s: State, me: int, move: Move) -> Iterator[Harm]:
    yield _harm(move, owner_of(s, move.cell), "village", [move.cell])


def _field(s: State, me: int, move: Move) -> Iterator[Harm]:
    if s.improved[move.cell] and spare(s, move.cell):
        yield _harm(move, owner_of(s, move.cell), "field", [move.cell])


def _square(s: State, me: int, move: Move) -> Iterator[Harm]:
    if squares(s, move.cell)[0]:
        yield _harm(move, owner_of(s, move.cell), "square", [move.cell])


HARMS: dict[str, Callable[[State, int, Move], Iterator[Harm]]] = {
    "typhoon": _typhoon,
    "tsunami": _tsunami,
    "eruption": _village,
    "epidemic": _village,
    "weeds": _field,
    "erosion": _square,
    **dict.fromkeys(("typhoon-loss", "season-loss", "rot-loss", "chiefs-loss"), _loss),
}
"""What an answer takes, by the question."""
