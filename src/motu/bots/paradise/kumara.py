"""Kumara (11.5): when to look for it, and which way to go."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.analysis import Analysis
from motu.core.chance import Chance
from motu.paradise.advanced.kumara import ROLLS, SPEEDY
from motu.paradise.advanced.kumara_odds import Chances, chances
from motu.paradise.grid import ALL, cells_in
from motu.paradise.moves import SHOW, Move

KUMARA, LOST = 2.0, 0.7
"""What it is worth to find it, and what a turn without the explorer costs."""
EXPLORING = 0.8
"""What a search must be worth where there is something near to explore; else anything will do."""


def odds(analysis: Analysis, cell: int, cards: int, rolls: int = ROLLS) -> Chances:
    """What to expect from a hex with these cards face up."""
    view = analysis.view
    effects = {analysis.box.cards[card].effect for card in cells_in(cards)}
    return chances(
        analysis.box,
        cell,
        ALL & ~analysis.enemy,
        card=not effects.isdisjoint(SPEEDY),
        marker=bool(view.galapagos >> analysis.me & 1) or cell in analysis.box.galapagos,
        chart="ocean-chart" in effects,
        rolls=rolls,
    )


def search(analysis: Analysis, moves: Sequence[Move], busy: bool) -> Move | None:
    """A search that pays, or the card that helps it; `busy` if there is something near to explore."""
    listed = [move for move in moves if move.kind == "search"]
    if not listed:
        return None
    view, me = analysis.view, analysis.me
    helping = [card for card in cells_in(view.hand) if analysis.box.cards[card].effect in (*SPEEDY, "ocean-chart")]
    face = view.face[me]
    open_too = face | sum(1 << card for card in helping)

    def worth(move: Move, cards: int) -> float:
        expected = odds(analysis, move.cell, cards)
        return float(KUMARA * expected.found - LOST * expected.lost)

    best = max(listed, key=lambda move: worth(move, open_too))
    if worth(best, open_too) <= (EXPLORING if busy else 0.0):
        return None
    for card in helping:
        if SHOW[card] in moves and worth(best, face | 1 << card) > worth(best, face):
            return SHOW[card]
    return best


def seek(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """South America where it is next; else the hex from where it is likeliest."""
    view = analysis.view
    ways = [move for move in moves if move.kind == "go"]

    def promise(move: Move) -> tuple[float, float]:
        if move.cell in analysis.box.south_america:
            return 1.0, 0.0
        expected = odds(analysis, move.cell, view.face[analysis.me], ROLLS - view.rolls)
        return float(expected.found), -float(expected.lost)

    return max(ways, key=promise)
