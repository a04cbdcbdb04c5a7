"""Three and four players: who wins next, and so whose loss is my gain, and by how much.

With two players all that a rival loses is my gain. With more, what I take from one who falls behind helps a third.
"""

from __future__ import annotations

from math import exp, sqrt

from motu.bots.paradise.analysis import Analysis, mask_of_all, rings
from motu.bots.paradise.answers import remembered_abroad
from motu.paradise.grid import cells_in
from motu.paradise.state import NOWHERE


@remembered_abroad
def winning(analysis: Analysis) -> dict[int, float]:
    """How likely each rival is the one that wins if I do not: by what they have, and by what that will build.

    Early a lead says little, for much may happen yet.
    """
    haze = analysis.numbers.haze * sqrt(max(1.0, analysis.turns))
    strengths = {rival: strength(analysis, rival) / haze for rival in analysis.rivals}
    most = max(strengths.values(), default=0.0)
    weights = {rival: exp(each - most) for rival, each in strengths.items()}
    return {rival: weight / sum(weights.values()) for rival, weight in weights.items()}


def strength(analysis: Analysis, seat: int) -> float:
    """Points, a card that nobody has seen counting one, and what villages will bring."""
    view = analysis.view
    income = sum(view.villages[cell] for cell in cells_in(view.held[seat]))
    return analysis.scores[seat] / 2 + view.hands[seat] + analysis.numbers.ripe * income


def share(analysis: Analysis, rival: int) -> float:
    """Which part of a rival's loss is my gain."""
    return winning(analysis)[rival]


def ahead(analysis: Analysis, rival: int) -> float:
    """How far a rival is likelier to win than all of them alike: 0 where he is not."""
    return max(0.0, len(analysis.rivals) * share(analysis, rival) - 1)


def approach(analysis: Analysis) -> tuple[int, float] | None:
    """A hex of the sea from where fleets would reach whoever wins next, if my chain came there; and what that is worth.

    None where it is there already, where there is no way, or where nobody is ahead.
    """
    if not analysis.numbers.chase or len(analysis.rivals) < 2 or analysis.home == NOWHERE:
        return None
    leader = max(analysis.rivals, key=lambda rival: share(analysis, rival))
    worth = analysis.numbers.chase * ahead(analysis, leader)
    groups = analysis.view.held[leader]
    if worth <= 0 or not groups:
        return None
    reach = analysis.allowance(war=True)
    near = mask_of_all(rings(groups, analysis.sea, reach)[1:])
    for ring in rings(analysis.linked | 1 << analysis.home, analysis.sea):
        if ring & near:
            cells = ring & near
            return None if cells & analysis.linked else ((cells & -cells).bit_length() - 1, worth)
    return None
