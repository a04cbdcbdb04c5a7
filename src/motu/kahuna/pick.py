"""Legal moves without a list: count them, find the r-th, pick one at random. Runs interpreted and compiled alike.

The order is that of `moves.legal_moves`.
"""

from __future__ import annotations

from motu.core.chance import Chance
from motu.kahuna.board import ENDS, LINES_AT
from motu.kahuna.cards import TWOS
from motu.kahuna.codes import DISCARD, DRAW, FREE, REMOVE, TAKE
from motu.kahuna.offers import droppable, endings, gratis, placeable, removable, takeable
from motu.kahuna.play import apply
from motu.kahuna.state import OVER, Position

ONES = 0x555555


def pick(p: Position, chance: Chance) -> int:
    """One of the legal moves, each as likely as any other."""
    hand = p.hand[p.mover]
    lines, enemy, free = placeable(p), removable(p), gratis(p)
    drops, takes, ends = droppable(p), takeable(p), endings(p)
    number = counted(hand, lines, enemy, free, drops, takes, ends)
    return located(hand, lines, enemy, free, drops, takes, ends, chance.below(number, 0))


def random_game(p: Position, chance: Chance) -> int:
    """Play on at random to the end; how many decisions that took."""
    decisions = 0
    while p.stage != OVER:
        apply(p, pick(p, chance), chance)
        decisions += 1
    return decisions


def count(p: Position) -> int:
    """How many legal moves there are."""
    return counted(p.hand[p.mover], placeable(p), removable(p), gratis(p), droppable(p), takeable(p), endings(p))


def choose(p: Position, index: int) -> int:
    """The legal move at this place in the order."""
    return located(p.hand[p.mover], placeable(p), removable(p), gratis(p), droppable(p), takeable(p), endings(p), index)


def counted(hand: int, lines: int, enemy: int, free: int, drops: int, takes: int, ends: int) -> int:
    """How many moves these offers make with this hand."""
    number = free.bit_count() + kinds(drops).bit_count() + kinds(takes).bit_count() + ends.bit_count()
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


def located(hand: int, lines: int, enemy: int, free: int, drops: int, takes: int, ends: int, index: int) -> int:
    """The move at this place among those that these offers make with this hand."""
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
    here = kinds(drops).bit_count()
    if index < here:
        return DISCARD + nth_bit(kinds(drops), index) // 2
    index -= here
    here = kinds(takes).bit_count()
    if index < here:
        return TAKE + nth_bit(kinds(takes), index) // 2
    return DRAW + nth_bit(ends, index - here)


def kinds(pile: int) -> int:
    """One bit, at the place of its counter, for every card of which the pile holds any."""
    return (pile | pile >> 1) & ONES


def nth_bit(mask: int, index: int) -> int:
    """The place of the index-th set bit."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return ((mask & -mask) - 1).bit_count()
