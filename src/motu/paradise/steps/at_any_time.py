"""What may be done at any time, in anybody's turn, asked or not: to turn up tiles (6.3) and cards (9.5), and to take
rumors off the map (7.6).

Everybody sees it at once. Whoever is to decide goes on deciding; where it is settled by what was done, it is not asked
again (`Decision.again`).
"""

from __future__ import annotations

from motu.paradise.box import RUMORS
from motu.paradise.cards import reveal, shows
from motu.paradise.grid import cells_in
from motu.paradise.moves import DISBAND, REVEAL, Move
from motu.paradise.pieces import ONE
from motu.paradise.state import BUILD, State
from motu.paradise.steps import building
from motu.paradise.steps.exploration import secrets, turn_over
from motu.paradise.steps.movement import disband

KINDS = frozenset(("reveal", "show", "disband"))


def moves(s: State, seat: int) -> list[Move]:
    """What a seat may do whosever decision it is."""
    listed: list[Move] = []
    if s.robots >> seat & 1:
        return listed
    if s.marks[seat]:
        listed += [REVEAL[cell] for cell in cells_in(secrets(s, seat))]
    if s.hand[seat]:
        listed += shows(s, seat)
    if s.fielded[seat] >> 5 * RUMORS:
        listed += disbands(s, seat)
    return listed


def disbands(s: State, seat: int) -> list[Move]:
    """The rumors that may go: a piece must stay on a printed group that was conquered (8.5)."""
    stacks, garrison = s.stacks[seat], s.garrison[seat]
    return [
        DISBAND[cell]
        for cell in cells_in(s.places[seat])
        if stacks[cell] >> 5 * RUMORS and not (garrison >> cell & 1 and building.staying(s, seat, cell) == ONE[RUMORS])
    ]


def play(s: State, seat: int, move: Move) -> None:
    if move.kind == "reveal":
        turn_over(s, seat, move.cell)
    elif move.kind == "disband":
        disband(s, seat, move.cell)
    else:
        reveal(s, seat, move.what)
        if s.stage == BUILD:
            building.card_shown(s, seat, move.what)
