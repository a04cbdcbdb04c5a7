"""Battles and what comes after (8): cards, losses, retreat, villages saved, a new home."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.attacks import target_at, value
from motu.bots.paradise.defence import fighters, locals_at
from motu.bots.paradise.odds import wins
from motu.core.chance import Chance
from motu.paradise.box import WAR_CANOES, WARRIORS
from motu.paradise.grid import DISTANCE, cells_in
from motu.paradise.moves import DONE, LOCAL, LOSE, SAVE, Move
from motu.paradise.state import ATTACKER, DEFENDER


def battle(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Which battle first: the one worth most."""
    view = analysis.view

    def worth(move: Move) -> float:
        force = sum((stack >> 5 & 31) + aboard for cell, _, stack, aboard in view.arrivals if cell == move.cell)
        return value(analysis, target_at(analysis, move.cell), force)[0]

    return max(moves, key=worth)


def arioi(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Turn an attack away that would cost a group."""
    view = analysis.view
    cell = view.field
    come = sum(number for at, _, number, _ in view.arrivals if at == cell)
    defenders = fighters(analysis.stacks.get(cell, 0)) + (locals_at(analysis, cell) if analysis.held >> cell & 1 else 0)
    for move in moves:
        if move.kind in ("use", "event") and analysis.held >> cell & 1 and wins(come, defenders) > 0.3:
            return move
    return DONE


def battle_card(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Use the card that changes this roll most; none where it changes little."""
    view = analysis.view
    mine = view.die if view.side == ATTACKER else 7 - view.die
    last = fighters(view.front[view.side]) + (view.locals if view.side == DEFENDER else 0) == 1
    best, gain = DONE, 0.0
    for move in moves:
        if move.kind == "use":
            effect = analysis.box.cards[move.what].effect
            worth = 0.0
            if effect == "war-club":
                worth = 1.0 if mine == 3 else 0.2 if mine in (1, 5) else 0.0
            elif effect == "haka":
                worth = 0.5 if mine <= 3 else 0.0
            elif effect == "healing":
                worth = 0.4
            elif effect == "cannibalism":
                worth = 0.3
            if last and mine <= 3 and effect == "haka":
                worth += 0.5
            if worth > gain:
                best, gain = move, worth
    return best


def loss(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Eliminated are the cheapest, local warriors first; into safety panic the dearest."""
    cheap = (LOSE[LOCAL], LOSE[WARRIORS], LOSE[WAR_CANOES])
    order = cheap if analysis.view.eliminates else cheap[::-1]
    return next(move for move in order if move in moves)


def carry(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Warriors are wanted at home, colonies can be had again."""
    return min(moves, key=lambda move: move.what)


def retreat(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Home where it can be, else to the group with most villages."""
    return max(moves, key=lambda move: (move.cell == analysis.home, analysis.view.villages[move.cell]))


def save(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """A village is worth more than the warriors who stay for it; a war canoe only while the village will pay."""
    if SAVE[WARRIORS] in moves:
        return SAVE[WARRIORS]
    if SAVE[WAR_CANOES] in moves and (not analysis.view.saved or analysis.village > 1.6 or analysis.turns < 2):
        return SAVE[WAR_CANOES]
    return DONE


def new_home(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Where most of the rest is near."""
    rest = cells_in(analysis.held)

    def fit(move: Move) -> tuple[int, int]:
        near = sum(max(0, 4 - DISTANCE[move.cell][cell]) for cell in rest)
        return analysis.view.villages[move.cell] * 3 + near + 2 * (analysis.chain >> move.cell & 1), -move.cell

    return max(moves, key=fit)


def regroup(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """A canoe lies face up, for the chain."""
    return next((move for move in moves if move.kind == "flip"), DONE)
