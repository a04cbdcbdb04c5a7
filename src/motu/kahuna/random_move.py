"""Legal moves without a list: count them, find the r-th, pick one at random. Runs interpreted and compiled alike.

The order is that of `moves.moves`.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.kahuna.board import ENDS, LINES_AT
from motu.kahuna.cards import TWOS
from motu.kahuna.legal import (
    DISCARD,
    DRAW,
    ENDINGS,
    FREE,
    MAY_DISCARD,
    MAY_PLAY,
    MAY_TAKE,
    REMOVE,
    TAKE,
    buildable,
    gratis,
)
from motu.kahuna.play import apply
from motu.kahuna.state import OVER, Position

ONES = 0x555555


def random_move(p: Position, chance: Chance) -> int:
    """One of the legal moves, each as likely as any other."""
    allowed_kinds, hand, lines, enemy, free = offered(p)
    number = counted(allowed_kinds, hand, lines, enemy, free, p.row)
    return located(allowed_kinds, hand, lines, enemy, free, p.row, chance.below(number, 0))


def random_game(p: Position, chance: Chance) -> int:
    """Play on at random to the end; how many decisions that took."""
    decisions = 0
    while p.stage != OVER:
        apply(p, random_move(p, chance), chance)
        decisions += 1
    return decisions


def count(p: Position) -> int:
    """How many legal moves there are."""
    allowed_kinds, hand, lines, enemy, free = offered(p)
    return counted(allowed_kinds, hand, lines, enemy, free, p.row)


def choose(p: Position, index: int) -> int:
    """The legal move at this place in the order."""
    allowed_kinds, hand, lines, enemy, free = offered(p)
    return located(allowed_kinds, hand, lines, enemy, free, p.row, index)


def offered(p: Position) -> tuple[int, int, int, int, int]:
    """What the moves are made of: kinds of decisions, the hand, lines to build on, enemy bridges, free bridges."""
    allowed_kinds = p.allowed_kinds
    if allowed_kinds & MAY_PLAY:
        return allowed_kinds, p.hand[p.mover], buildable(p, p.mover), p.bridges[1 - p.mover], gratis(p)
    return allowed_kinds, p.hand[p.mover], 0, 0, gratis(p)


def counted(allowed_kinds: int, hand: int, lines: int, enemy: int, free: int, row: int) -> int:
    """How many moves these make."""
    number = (allowed_kinds & ENDINGS).bit_count() + free.bit_count()
    if allowed_kinds & MAY_DISCARD:
        number += kinds(hand).bit_count()
    if allowed_kinds & MAY_TAKE:
        number += kinds(row).bit_count()
    if lines | enemy:
        reached = between = 0
        rest = kinds(hand)
        while rest:
            lowest = rest & -rest
            near = LINES_AT[(lowest - 1).bit_count() >> 1]
            number += (lines & near).bit_count()
            between |= reached & near
            reached |= near
            if hand & lowest << 1:
                number += (enemy & near).bit_count()
            rest ^= lowest
        number += (enemy & between).bit_count()
    return number


def located(allowed_kinds: int, hand: int, lines: int, enemy: int, free: int, row: int, index: int) -> int:
    """The move at this place among those that these make."""
    if lines | enemy:
        reached = between = 0
        rest = kinds(hand)
        while rest:
            lowest = rest & -rest
            card = (lowest - 1).bit_count() >> 1
            near = LINES_AT[card]
            here = (lines & near).bit_count()
            if index < here:
                line = nth_bit(lines & near, index)
                return 2 * line + (0 if ENDS[line][0] == card else 1)
            index -= here
            between |= reached & near
            reached |= near
            rest ^= lowest
        here = (enemy & between).bit_count()
        if index < here:
            return REMOVE + 3 * nth_bit(enemy & between, index)
        index -= here
        rest = hand & TWOS
        while rest:
            lowest = rest & -rest
            card = (lowest - 1).bit_count() >> 1
            near = enemy & LINES_AT[card]
            here = near.bit_count()
            if index < here:
                line = nth_bit(near, index)
                return REMOVE + 3 * line + (1 if ENDS[line][0] == card else 2)
            index -= here
            rest ^= lowest
    here = free.bit_count()
    if index < here:
        return FREE + nth_bit(free, index)
    index -= here
    if allowed_kinds & MAY_DISCARD:
        here = kinds(hand).bit_count()
        if index < here:
            return DISCARD + nth_bit(kinds(hand), index) // 2
        index -= here
    if allowed_kinds & MAY_TAKE:
        here = kinds(row).bit_count()
        if index < here:
            return TAKE + nth_bit(kinds(row), index) // 2
        index -= here
    return DRAW + nth_bit(allowed_kinds & ENDINGS, index)


def kinds(pile: int) -> int:
    """One bit, at the place of its counter, for every card of which the pile holds any."""
    return (pile | pile >> 1) & ONES


def nth_bit(mask: int, index: int) -> int:
    """The place of the index-th set bit."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return ((mask & -mask) - 1).bit_count()
