"""What may be done now: the one place where it is decided, a function for each kind of decision.

Each answers with a set: a mask of lines, a pile of cards, or bits. Runs interpreted and compiled alike.
"""

from __future__ import annotations

from motu.kahuna.board import ALL_LINES, ENDS, LINES_AT
from motu.kahuna.cards import has
from motu.kahuna.codes import (
    CODES,
    DISCARD,
    DRAW,
    FREE,
    MAY_DECLINE,
    MAY_DRAW,
    MAY_END,
    REMOVE,
    TAKE,
)
from motu.kahuna.options import (
    DISCARD_AFTER,
    DISCARD_FIRST,
    DRAW_REQUIRED,
    FREELY,
    INSTEAD_OF_DRAWING,
    MAY_SKIP,
    NO_SURPRISE,
    WHEN_FULL,
)
from motu.kahuna.state import BRIDGES, DISCARDED, DREW, EXCESS, HAND_LIMIT, HANDICAP, TURN, Position


def placeable(p: Position) -> int:
    """The lines on which the mover may place a bridge with a card."""
    if p.stage != TURN or (p.dropped and not p.rules & FREELY):
        return 0
    mine = p.bridges[p.mover]
    theirs = p.bridges[1 - p.mover]
    if mine.bit_count() == BRIDGES:
        return 0
    if p.rules & NO_SURPRISE:
        return ALL_LINES & ~(mine | theirs | lines_at(p.stones[1 - p.mover]))
    return ALL_LINES & ~(mine | theirs)


def removable(p: Position) -> int:
    """The lines from which the mover may remove an enemy bridge with two cards."""
    if p.stage != TURN or (p.dropped and not p.rules & FREELY):
        return 0
    return p.bridges[1 - p.mover]


def gratis(p: Position) -> int:
    """The lines on which the mover may place a bridge without a card."""
    if p.stage == HANDICAP:
        return ALL_LINES & ~(p.bridges[0] | p.bridges[1])
    if p.offer and p.stage == TURN:
        return 1 << p.offer - 1
    return 0


def droppable(p: Position) -> int:
    """The cards that the mover may discard: any of the hand, or none."""
    hand = p.hand[p.mover]
    rules = p.rules
    if p.stage != TURN:
        return hand if p.stage == EXCESS else 0
    if rules & FREELY:
        return hand
    if p.last:
        return 0
    if rules & INSTEAD_OF_DRAWING:
        return hand if p.idle == DREW else 0
    if rules & WHEN_FULL:
        return hand if p.cards[p.mover] == HAND_LIMIT else 0
    return 0 if p.played else hand


def takeable(p: Position) -> int:
    """The cards that the mover may take from the row: any, or none."""
    if p.stage != TURN or p.last:
        return 0
    if p.rules & DISCARD_AFTER:
        return 0 if p.dropped and p.rules & INSTEAD_OF_DRAWING else p.row
    return p.row if p.cards[p.mover] < HAND_LIMIT else 0


def endings(p: Position) -> int:
    """The other ways to end the turn, as bits: MAY_DRAW from the deck, MAY_DECLINE, MAY_END."""
    if p.stage != TURN:
        return 0
    rules = p.rules
    if p.last or (p.dropped and rules & INSTEAD_OF_DRAWING):
        return MAY_END
    full = p.cards[p.mover] == HAND_LIMIT
    ways = 0
    if p.left and (not full or rules & DISCARD_AFTER) and (p.idle != DISCARDED or p.row == 0):
        ways = MAY_DRAW
    if p.idle == DREW and p.dropped == 0:
        if rules & DRAW_REQUIRED:
            if full and not rules & (DISCARD_FIRST | DISCARD_AFTER):
                ways |= MAY_DECLINE
        elif p.played == 0 or not rules & MAY_SKIP:
            ways |= MAY_DECLINE
    return ways


def lines_at(islands: int) -> int:
    """The lines that start at any of these islands."""
    lines = 0
    island = 0
    while islands:
        if islands & 1:
            lines |= LINES_AT[island]
        islands >>= 1
        island += 1
    return lines


def holds_pair(hand: int, line: int, pair: int) -> bool:
    """Whether a hand has the two cards: one of each end (0), the first end twice (1), the second end twice (2)."""
    first, second = ENDS[line]
    if pair == 0:
        return has(hand, first) > 0 and has(hand, second) > 0
    return has(hand, first if pair == 1 else second) == 2


def legal(p: Position, code: int) -> bool:
    """Whether the mover may do this now."""
    if code < REMOVE:
        line = code >> 1
        hand = p.hand[p.mover]
        return code >= 0 and placeable(p) >> line & 1 != 0 and hand >> 2 * ENDS[line][code & 1] & 3 != 0
    if code < DISCARD:
        line = (code - REMOVE) // 3
        return removable(p) >> line & 1 != 0 and holds_pair(p.hand[p.mover], line, (code - REMOVE) % 3)
    if code < TAKE:
        return droppable(p) >> 2 * (code - DISCARD) & 3 != 0
    if code < DRAW:
        return takeable(p) >> 2 * (code - TAKE) & 3 != 0
    if code < FREE:
        return endings(p) >> code - DRAW & 1 != 0
    return code < CODES and gratis(p) >> code - FREE & 1 != 0
