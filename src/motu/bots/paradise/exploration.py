"""Exploration (6): close to home first, back in time, good tiles kept secret."""

from __future__ import annotations

from collections.abc import Sequence

from motu.bots.paradise.analysis import Analysis, away, rings
from motu.bots.paradise.kumara import search
from motu.core.chance import Chance
from motu.paradise.grid import DISTANCE, cells_in, spread
from motu.paradise.moves import DONE, HIDE, SHOW, Move
from motu.paradise.state import NOWHERE
from motu.paradise.view import View

RETURN = 5
"""With more knots than this the explorer is lost (6.4)."""
LOOK = 2
"""Knots for another's tile, and for crossing a known hex (6.5)."""


def risk(view: View, limit: int) -> float:
    """How likely the next marker means that the explorer is lost."""
    cup = view.cup
    total = sum(cup)
    if not total:
        return 0.0
    return sum(cup[kind] for kind in range(6) if view.knots + kind % 3 + 1 > limit) / total


def explore(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Where to go next, or home."""
    view = analysis.view
    card = helpful(analysis, moves)
    if card is not None:
        return card
    goals = [move for move in moves if move.kind == "go"]
    unknown = [move for move in goals if not view.known >> move.cell & 1]
    fresh = [move for move in unknown if not view.secret >> move.cell & 1]
    limit = RETURN + ("navigation" in analysis.effects) + analysis.markers("omen")
    sure = "ocean-chart" in analysis.effects
    busy = any(promise(analysis, move.cell) > analysis.numbers.far_off for move in fresh)
    voyage = search(analysis, moves, busy)
    if voyage is not None:
        return voyage
    if fresh and (sure or risk(view, limit) <= analysis.numbers.lost):
        return max(fresh, key=lambda move: (promise(analysis, move.cell), chance.below(100, "tie")))
    others = [move for move in unknown if view.secret >> move.cell & 1]
    if others and view.knots + LOOK <= limit:
        return max(others, key=lambda move: promise(analysis, move.cell))
    crossings = [move for move in goals if view.known >> move.cell & 1 and beyond(analysis, move.cell)]
    if crossings and not fresh and view.knots + LOOK < limit - 1:
        return crossings[chance.below(len(crossings), "crossing")]
    return DONE


def promise(analysis: Analysis, cell: int) -> float:
    """What a hex promises: near my groups and their chain, with more unknown around it, away from my rivals."""
    view = analysis.view
    near = DISTANCE[cell]
    mine = min((near[each] for each in cells_in(analysis.held | analysis.linked)), default=0)
    theirs = min((near[each] for rival in analysis.rivals for each in cells_in(view.held[rival])), default=9)
    unknown = (spread(1 << cell) & analysis.box.unknown & ~view.known).bit_count()
    start = near[analysis.home] if analysis.home != NOWHERE else 0
    numbers = analysis.numbers
    own = numbers.near_mine * mine + numbers.near_start * start
    return -own + numbers.from_theirs * min(theirs, 4) + numbers.more_unknown * unknown


def beyond(analysis: Analysis, cell: int) -> bool:
    """Whether there is something to explore behind a known hex."""
    view = analysis.view
    return bool(spread(1 << cell) & analysis.box.unknown & ~view.known & ~view.marks[analysis.me] & ~(1 << view.at))


def helpful(analysis: Analysis, moves: Sequence[Move]) -> Move | None:
    """A card to turn up: when the explorer has too many knots to go on, or would be lost."""
    view = analysis.view
    if view.knots <= 4 or not view.hand:
        return None
    for card in cells_in(view.hand):
        effect = analysis.box.cards[card].effect
        helps = effect == "navigation" or (effect == "ocean-chart" and view.knots > RETURN)
        if helps and SHOW[card] in moves:
            return SHOW[card]
    return None


def discovery(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """A new tile: keep it secret while there is a marker for it; else turn over what matters least."""
    if HIDE in moves:
        return HIDE
    listed = [move for move in moves if move.kind == "reveal"]
    return min(listed, key=lambda move: (squares(analysis, move.cell), move.cell != analysis.view.looking))


def squares(analysis: Analysis, cell: int) -> int:
    return analysis.box.groups[analysis.tile[cell]].squares if analysis.tile[cell] >= 0 else 0


def push(analysis: Analysis, moves: Sequence[Move], chance: Chance) -> Move:
    """Off course: another's explorer goes where it helps its owner least, and where I would not go myself."""
    view = analysis.view
    around = rings(view.held[view.player], analysis.box.unknown | view.known)

    def harm(move: Move) -> float:
        far = away(around, move.cell)
        return min(far, 8) - 0.5 * promise(analysis, move.cell) - 3 * (view.marks[analysis.me] >> move.cell & 1)

    return max(moves, key=harm)
