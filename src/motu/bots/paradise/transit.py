"""Transit (7.2): pieces go along the chain to the hex from which they are to sail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from motu.bots.paradise.errands import Errands
from motu.bots.paradise.guard import danger, guards, stake
from motu.bots.paradise.network import component
from motu.bots.paradise.raid import best_raid
from motu.bots.paradise.sight import Sight
from motu.core.chance import Chance
from motu.paradise.box import COLONIES, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in
from motu.paradise.moves import DONE, PUT, TAKE, Move

_C, _T, _L = 5 * WAR_CANOES, 5 * TRANSPORTS, 5 * COLONIES
WORTH_A_TRIP = 0.3
"""What a warrior who goes elsewhere must save there, in points."""
Transfer = tuple[int, int, int]
"""A kind of piece, from where, to where."""


def take(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    """Which piece to take, if any."""
    for kind, start, goal in transfers(sight):
        if start != goal and TAKE[kind][start] in moves:
            return TAKE[kind][start]
    return DONE


def put(sight: Sight, moves: Sequence[Move], chance: Chance) -> Move:
    """Where to put the piece that was taken."""
    view = sight.view
    for kind, start, goal in transfers(sight):
        if kind == view.taken and start == view.taken_from and PUT[goal] in moves:
            return PUT[goal]
    return moves[chance.below(len(moves), "transit")]


def transfers(sight: Sight) -> Iterator[Transfer]:
    """What should go along the chain, the most urgent first."""
    yield from for_the_raid(sight)
    yield from for_errands(sight)
    yield from to_the_walls(sight)


def for_the_raid(sight: Sight) -> Iterator[Transfer]:
    """War canoes, then warriors, to the hex from which an attack begins."""
    raid = best_raid(sight)
    if raid is None:
        return
    gates = [gate for gate in cells_in(raid.gates) if component(sight, gate)]
    if not gates:
        return
    gate = max(gates, key=lambda each: (sight.stacks.get(each, 0) >> _C & 31, sight.is_land(each), each))
    chain = component(sight, gate)
    for kind in (WAR_CANOES, WARRIORS):
        for cell, stack in sight.stacks.items():
            if cell != gate and chain >> cell & 1 and not raid.gates >> cell & stack >> _C & 1:
                number = stack >> 5 * kind & 31
                if kind == WARRIORS:
                    here = sight.stacks.get(gate, 0)
                    number = min(number - guards(sight, cell), (here >> _C & 31) - (here & 31))
                if number > 0:
                    yield kind, cell, gate


def for_errands(sight: Sight) -> Iterator[Transfer]:
    """Colonies with a canoe each, and canoes for the gaps, to where they sail from."""
    errands = Errands(sight)
    room = dict(errands.spare)
    for errand in errands.colonies:
        gate = errands.gate(errand.cell, errand.goal)
        if gate == errand.cell:
            if room.get(gate, 0):
                room[gate] -= 1
            continue
        if room.get(gate, 0):
            room[gate] -= 1
            yield COLONIES, errand.cell, gate
        else:
            chain = component(sight, gate)
            for cell, number in room.items():
                if number and chain >> cell & 1:
                    yield TRANSPORTS, cell, gate
    for errand in errands.canoes:
        gate = errands.gate(errand.cell, errand.goal)
        if gate != errand.cell:
            yield TRANSPORTS, errand.cell, gate


def to_the_walls(sight: Sight) -> Iterator[Transfer]:
    """A warrior from where he is needed least to where he is needed most, if that makes a difference."""
    groups = cells_in(sight.held & sight.linked)
    if len(groups) < 2 or best_raid(sight) is not None:
        return
    gains = {cell: stake(sight, cell) * (danger(sight, cell) - danger(sight, cell, 1)) for cell in groups}
    worst = max(groups, key=lambda cell: gains[cell])
    for cell in groups:
        if cell != worst and sight.stacks.get(cell, 0) & 31:
            loss = stake(sight, cell) * (danger(sight, cell, -1) - danger(sight, cell))
            if gains[worst] > 2 * loss + WORTH_A_TRIP:
                yield WARRIORS, cell, worst
