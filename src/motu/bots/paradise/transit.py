"""Transit (7.2): pieces go along the chain to the hex from which they are to sail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.assignments import assignments_of
from motu.bots.paradise.attacks import best_attack
from motu.bots.paradise.defence import danger, guards, stake
from motu.bots.paradise.network import component
from motu.core.chance import Chance
from motu.paradise.box import COLONIES, TRANSPORTS, WAR_CANOES, WARRIORS
from motu.paradise.grid import cells_in
from motu.paradise.moves import DONE, PUT, TAKE, Move

_C, _T, _L = 5 * WAR_CANOES, 5 * TRANSPORTS, 5 * COLONIES
Transfer = tuple[int, int, int]
"""A kind of piece, from where, to where."""


def take(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Which piece to take, if any."""
    for kind, start, goal in transfers(analysis):
        if start != goal and TAKE[kind][start] in moves:
            return TAKE[kind][start]
    return DONE


def put(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Where to put the piece that was taken."""
    view = analysis.view
    for kind, start, goal in transfers(analysis):
        if kind == view.taken and start == view.taken_from and PUT[goal] in moves:
            return PUT[goal]
    return moves[chance.below(len(moves), "transit")]


def transfers(analysis: Analysis) -> Iterator[Transfer]:
    """What should go along the chain, the most urgent first."""
    yield from for_the_attack(analysis)
    yield from for_assignments(analysis)
    yield from for_defence(analysis)


def for_the_attack(analysis: Analysis) -> Iterator[Transfer]:
    """War canoes, then warriors, to the hex from which an attack begins."""
    attack = best_attack(analysis)
    if attack is None:
        return
    gates = [gate for gate in cells_in(attack.gates) if component(analysis, gate)]
    if not gates:
        return
    gate = max(gates, key=lambda each: (analysis.stacks.get(each, 0) >> _C & 31, analysis.is_land(each), each))
    chain = component(analysis, gate)
    for kind in (WAR_CANOES, WARRIORS):
        for cell, stack in analysis.stacks.items():
            if cell != gate and chain >> cell & 1 and not attack.gates >> cell & stack >> _C & 1:
                number = stack >> 5 * kind & 31
                if kind == WARRIORS:
                    here = analysis.stacks.get(gate, 0)
                    number = min(number - guards(analysis, cell), (here >> _C & 31) - (here & 31))
                if number > 0:
                    yield kind, cell, gate


def for_assignments(analysis: Analysis) -> Iterator[Transfer]:
    """Colonies with a canoe each, and canoes for the gaps, to where they sail from."""
    assignments = assignments_of(analysis)
    room = dict(assignments.spare)
    for assignment in assignments.colonies:
        gate = assignments.gate(assignment.cell, assignment.goal)
        if gate == assignment.cell:
            if room.get(gate, 0):
                room[gate] -= 1
            continue
        if room.get(gate, 0):
            room[gate] -= 1
            yield COLONIES, assignment.cell, gate
        else:
            chain = component(analysis, gate)
            for cell, number in room.items():
                if number and chain >> cell & 1:
                    yield TRANSPORTS, cell, gate
    for assignment in assignments.canoes:
        gate = assignments.gate(assignment.cell, assignment.goal)
        if gate != assignment.cell:
            yield TRANSPORTS, assignment.cell, gate


def for_defence(analysis: Analysis) -> Iterator[Transfer]:
    """A warrior from where it is needed least to where it is needed most, if that makes a difference."""
    groups = cells_in(analysis.held & analysis.linked)
    if len(groups) < 2 or best_attack(analysis) is not None:
        return
    gains = {cell: stake(analysis, cell) * (danger(analysis, cell) - danger(analysis, cell, 1)) for cell in groups}
    worst = max(groups, key=lambda cell: gains[cell])
    for cell in groups:
        if cell != worst and analysis.stacks.get(cell, 0) & 31:
            loss = stake(analysis, cell) * (danger(analysis, cell, -1) - danger(analysis, cell))
            if gains[worst] > 2 * loss + analysis.numbers.worth_a_trip:
                yield WARRIORS, cell, worst
