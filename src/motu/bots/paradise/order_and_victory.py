"""Turn order (5), homes (3.2) and the victory step (10): who plays first, when cards are turned up, whom to fell."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.attacks import best_attack
from motu.bots.paradise.open_points import points
from motu.core.chance import Chance
from motu.paradise.moves import DONE, FIRST, Move


def home(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Any home is as good as another."""
    return moves[chance.below(len(moves), "home")]


def order(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """First to explore; last when there is an attack to be made, or a leader's chain to be broken."""
    late = best_attack(analysis) is not None and analysis.turns < 3
    listed = [move for move in moves if (move.what == analysis.me) != late]
    if late:
        after = [move for move in listed if last_of(analysis, move) == analysis.me]
        listed = after or listed
    return listed[chance.below(len(listed), "order")]


def last_of(analysis: Analysis, move: Move) -> int:
    """Who would play last."""
    alive = sorted([analysis.me, *analysis.rivals])
    place = alive.index(move.what)
    return alive[place - 1] if move is FIRST[move.what][0] else alive[(place + 1) % len(alive)]


def reveal(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Cards are turned up when they win, or when somebody else is about to win."""
    view = analysis.view
    target = view.options.target
    mine = points(view, analysis.me, view.face[analysis.me] | view.hand)
    if mine >= target or any(points(view, rival) >= target for rival in analysis.rivals):
        return next((move for move in moves if move.kind == "show"), DONE)
    return DONE


def claim(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Deforestation falls on the one who would win."""
    view = analysis.view
    fells = [move for move in moves if move.kind == "fell"]
    best = max(fells, key=lambda move: view.points[move.what], default=DONE)
    if best is not DONE and view.points[best.what] >= view.points[analysis.me]:
        return best
    return DONE
