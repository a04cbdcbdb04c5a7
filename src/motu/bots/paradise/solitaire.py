"""The solitaire game: how long it may last, what the opponent's war canoes could do, and which chit first."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.answers import remembered
from motu.core.chance import Chance
from motu.paradise.explain import reach
from motu.paradise.grid import cells_in
from motu.paradise.imagine import known
from motu.paradise.moves import Move
from motu.paradise.solitaire.chits import in_cup

RIVAL = 1
BEFORE = ("attack", "build", "defend", "explore")
"""Which chits first: attacks, before the opponent has got what the others give it."""


def chit(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """An attack comes best while the opponent is weak."""
    chits = analysis.box.chits
    return min(moves, key=lambda move: BEFORE.index(chits[move.what].action))


@remembered
def attackers(analysis: Analysis) -> dict[int, int]:
    """How many fighters could come to each hex if an attack were drawn next."""
    s = known(analysis.view)
    chits = analysis.box.chits
    if not any(chits[each].action == "attack" for each in cells_in(in_cup(s))):
        return {}
    found: dict[int, int] = {}
    for cell, stack in analysis.view.face_up[RIVAL]:
        canoes = stack >> 5 & 31
        if canoes:
            for goal in cells_in(reach(s, RIVAL, cell, s.others_held(RIVAL))[0]):
                found[goal] = found.get(goal, 0) + canoes + min(canoes, stack & 31)
    return found
