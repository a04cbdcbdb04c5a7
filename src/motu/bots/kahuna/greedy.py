"""A bot that counts: it plays what gains most on the board now, and keeps cards that gain nothing yet."""

from __future__ import annotations

from collections.abc import Sequence

from motu.core.chance import Chance
from motu.kahuna.board import ENDS, LINES_AT, MAJORITY
from motu.kahuna.cards import has
from motu.kahuna.consequences import consequences
from motu.kahuna.moves import Move
from motu.kahuna.play import build, kept
from motu.kahuna.view import View

ISLAND = 100
"""What holding an island is worth, in points of the count."""
CARD = 12
"""What a card kept in hand is worth."""


class GreedyBot:
    """Looks one decision ahead."""

    def decide(self, view: View, moves: Sequence[Move], seconds: float, chance: Chance) -> Move:
        best: list[Move] = []
        most = None
        for move in moves:
            gain = worth(view, move)
            if most is None or gain > most:
                best, most = [move], gain
            elif gain == most:
                best.append(move)
        return best[chance.below(len(best), "move")]


def worth(view: View, move: Move) -> int:
    """How much the count changes in the mover's favour by this move."""
    if move.line is None:
        return _card_worth(view, move)
    if consequences(view, move).wins:
        return 1_000_000
    me, foe = view.mover, 1 - view.mover
    mine, theirs = view.bridges[me], view.bridges[foe]
    my_stones, their_stones = view.stones[me], view.stones[foe]
    now = count(mine, theirs, my_stones, their_stones)
    if move.kind == "remove":
        theirs &= ~(1 << move.line)
        their_stones = kept(their_stones, theirs)
    else:
        mine, theirs, my_stones, their_stones = build(mine, theirs, my_stones, their_stones, move.line)
    price = 0 if _last_chance(view) else CARD * len(move.cards)
    return count(mine, theirs, my_stones, their_stones) - now - price


def _last_chance(view: View) -> bool:
    """Whether cards kept now are worth nothing any more."""
    return view.last > 0


def count(mine: int, theirs: int, my_stones: int, their_stones: int) -> int:
    """Islands held, then how near each side is to holding the others."""
    total = ISLAND * (my_stones.bit_count() - their_stones.bit_count())
    for island in range(12):
        if not (my_stones | their_stones) >> island & 1:
            total += _near(mine, island) - _near(theirs, island)
        elif their_stones >> island & 1:
            total += _near(mine, island) // 2
        else:
            total -= _near(theirs, island) // 2
    return total


def _near(bridges: int, island: int) -> int:
    """How much the bridges at an island are worth before they hold it: more, the nearer they come."""
    here = (bridges & LINES_AT[island]).bit_count()
    return 40 * here * here // (MAJORITY[island] * MAJORITY[island])


def _card_worth(view: View, move: Move) -> int:
    """Taking a card that could be used at once is better than an unknown one; doing without is worst."""
    if move.kind == "take":
        return 1 + min(8, _use(view, move.cards[0]) // 10)
    if move.kind == "draw":
        return 2
    if move.kind == "discard":
        return -4 - min(8, _use(view, move.cards[0]) // 10)
    return -20 if move.kind == "decline" else 0


def _use(view: View, card: int) -> int:
    """The best that one card could do on the board as it stands."""
    assert view.hand is not None
    me, foe = view.mover, 1 - view.mover
    now = count(view.bridges[me], view.bridges[foe], view.stones[me], view.stones[foe])
    best = 0
    for line, ends in enumerate(ENDS):
        if card in ends and not (view.bridges[0] | view.bridges[1]) >> line & 1:
            after = build(view.bridges[me], view.bridges[foe], view.stones[me], view.stones[foe], line)
            best = max(best, count(*after) - now)
    return best + 5 * has(view.hand, card)
