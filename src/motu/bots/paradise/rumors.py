"""Rumors with a purpose: they sail to the groups of rivals, stay for a turn, and are told anew at home."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.analysis import FAR, Analysis, away, rings
from motu.bots.paradise.movement import TAKE_ALONG, ended, has_way, ways_to
from motu.paradise.box import RUMORS
from motu.paradise.grid import DISTANCE, cells_in, spread
from motu.paradise.moves import BUILD, DISBAND, FLEET, GO, Move
from motu.paradise.state import NOWHERE

_R = 5 * RUMORS


def told(analysis: Analysis, moves: Sequence[Move]) -> Move | None:
    """A rumor to be placed: in the group of mine that is nearest to a rival's."""
    places = [cell for cell in cells_in(analysis.held) if BUILD[RUMORS][cell] in moves]
    shores = [shore for rival in analysis.rivals for shore in cells_in(analysis.view.held[rival])]
    if not places or not shores:
        return None
    return BUILD[RUMORS][min(places, key=lambda cell: (min(DISTANCE[cell][shore] for shore in shores), cell))]


def spread_word(analysis: Analysis, moves: Sequence[Move]) -> Move | None:
    """A rumor that leaves a group of mine; one that lay out there for a turn goes, to be told anew."""
    for cell, pieces in analysis.ready.items():
        if pieces >> _R & 31 and not analysis.view.garrison[analysis.me] >> cell & 1:
            if not analysis.held >> cell & 1:
                if DISBAND[cell] in moves:
                    return DISBAND[cell]
            elif FLEET[cell] in moves and has_way(analysis, cell, ear(analysis, cell)):
                return FLEET[cell]
    return None


def sail(analysis: Analysis, moves: Sequence[Move], goal: int) -> Move:
    """The fleet of rumors: all that lie here, and on until it lies before a rival's group."""
    view = analysis.view
    if not view.sailed and TAKE_ALONG[RUMORS] in moves:
        return TAKE_ALONG[RUMORS]
    for cell in ways_to(analysis, view.at, goal):
        if GO[cell] in moves:
            return GO[cell]
    return ended(moves)


def ear(analysis: Analysis, cell: int) -> int:
    """Where a rumor from here is heard: the nearest hex at sea, by the way I may sail, before most groups of rivals;
    NOWHERE if there is none."""
    groups = 0
    for rival in analysis.rivals:
        groups |= analysis.view.held[rival]
    around = rings(1 << cell, analysis.sea)
    reach = analysis.allowance(war=False)
    found, best = NOWHERE, (FAR, 0)
    for each in cells_in(spread(groups) & analysis.sea & ~analysis.held):
        steps = away(around, each)
        rank = max(0, steps - reach), -(spread(1 << each) & groups).bit_count()
        if 0 < steps < FAR and rank < best:
            found, best = each, rank
    return found
