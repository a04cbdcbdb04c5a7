"""What a player sees of a position, as yes-or-no features: the input of the net.

The features are the bits of a few integers ("words"), because most of a position is bits already, and because two
positions are told apart by an exclusive or. Everything is said from the side of one seat, and only what that seat may
know is looked at: never the other hand, the deck, or what the other discarded face down. Runs interpreted and compiled
alike.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from motu.kahuna.board import ALL_LINES, ENDS, LINES_AT, MAJORITY
from motu.kahuna.cards import ALL_CARDS, has, size
from motu.kahuna.options import FIRST_RULES
from motu.kahuna.state import Position

WORDS = 11
"""How many integers the features fill, with at most 62 bits each."""
FEATURES = 64 * WORDS
"""How many places for features there are, some of them never used."""

ONES = sum(1 << 5 * island for island in range(12))
"""A one in each of twelve small numbers of five bits: one for each island."""
MAJORITIES = sum(MAJORITY[island] << 5 * island for island in range(12))
SPARE = sum(LINES_AT[island].bit_count() - MAJORITY[island] << 5 * island for island in range(12))
"""How many lines of each island are not needed for its majority."""

COUNTS = np.array(
    [
        [sum((1 << 5 * a) + (1 << 5 * b) for line, (a, b) in enumerate(ENDS) if lines << 9 * third >> line & 1)
         for lines in range(512)]
        for third in range(3)
    ]
)  # fmt: skip
"""How many of some lines meet at each island, for each nine of the 27 lines: the sum of three is that of all."""
STARTS = np.array(
    [
        [sum((has(cards << 8 * third, a) > 0) << line | (has(cards << 8 * third, b) > 0) << line + 27
             for line, (a, b) in enumerate(ENDS))
         for cards in range(256)]
        for third in range(3)
    ]
)  # fmt: skip
"""The lines at whose first end some cards are, and above them those with cards at the second end, for each four of the
twelve kinds of cards."""
PAIRS = np.array(
    [
        [sum((has(cards << 8 * third, a) > 1 or has(cards << 8 * third, b) > 1) << line
             for line, (a, b) in enumerate(ENDS))
         for cards in range(256)]
        for third in range(3)
    ]
)  # fmt: skip
"""The lines at one end of which there are two cards."""


def at_islands(lines: int) -> int:
    """How many of these lines meet at each island, as twelve numbers of five bits."""
    found: int = COUNTS[0, lines & 511] + COUNTS[1, lines >> 9 & 511] + COUNTS[2, lines >> 18]
    return found


def starts(cards: int) -> int:
    """The lines with one of these cards at the first end, and above them those with one at the second."""
    found: int = STARTS[0, cards & 255] | STARTS[1, cards >> 8 & 255] | STARTS[2, cards >> 16]
    return found


def pairs(cards: int) -> int:
    """The lines with two of these cards at one end."""
    found: int = PAIRS[0, cards & 255] | PAIRS[1, cards >> 8 & 255] | PAIRS[2, cards >> 16]
    return found


def some(numbers: int) -> int:
    """A one for each of twelve numbers, below 16, that is not zero."""
    return numbers + 15 * ONES >> 4 & ONES


def standing(here: int, there: int, build: int) -> int:
    """Five bits for each island, from the numbers of bridges here and there: is one bridge missing for the majority,
    are two (where there is room for them), is one and there is a card for it, is there just a majority, or more?"""
    need = MAJORITIES + 8 * ONES - here  # eight more than what is missing
    possible = SPARE + 16 * ONES - there >> 4
    short = ~some(need ^ 9 * ONES) & possible & ONES
    shorter = ~some(need ^ 10 * ONES) & possible & ONES
    narrow = ~some(need ^ 8 * ONES) & ONES
    ample = ~(need >> 3) & ONES
    return short | shorter << 1 | (short & some(build)) << 2 | narrow << 3 | ample << 4


def look(p: Position, me: int, words: Any) -> None:
    """Write down what seat `me` sees. A card that has been drawn and not been looked at yet may be missing in the hand
    (`cards` counts it), and the row may have a gap that has not been filled yet."""
    foe = 1 - me
    mine = p.bridges[me]
    theirs = p.bridges[foe]
    empty = ALL_LINES & ~(mine | theirs)
    my_stones = p.stones[me]
    their_stones = p.stones[foe]
    hand = p.hand[me]
    known = p.open[foe] + p.deduced[foe]
    unseen = ALL_CARDS - p.row - p.pile - p.buried[me] - hand - known

    ends = starts(hand)
    build = empty & (ends | ends >> 27)
    strike = theirs & (ends & ends >> 27 | pairs(hand))
    ends = starts(known)
    their_build = empty & (ends | ends >> 27)
    their_strike = mine & (ends & ends >> 27 | pairs(known))
    here = at_islands(mine)
    there = at_islands(theirs)

    lead = p.scored[0] + p.scored[1]
    if me:
        lead = -lead
    turn = 0 if p.mover == me else 1
    ahead = my_stones.bit_count() - their_stones.bit_count()
    phase = 0 if p.left == 0 else (1 if p.left < 3 else (2 if p.left < 8 else 3))

    words[0] = mine | theirs << 27
    words[1] = build | strike << 27
    words[2] = their_build | their_strike << 27
    words[3] = standing(here, there, at_islands(build))
    words[4] = standing(there, here, at_islands(their_build))
    words[5] = hand | known << 24 | my_stones << 48
    words[6] = p.row | unseen << 24 | their_stones << 48
    words[7] = (
        p.doubtful[foe]
        | 1 << 24 + p.cards[me]
        | 1 << 31 + p.cards[foe]
        | 1 << 38 + min(5, p.cards[foe] - min(size(known), p.cards[foe]))
        | 1 << 44 + 2 * (p.round_number - 1) + turn
        | 1 << 50 + 3 + lead
        | (p.grace >> me & 1) << 57
        | (p.grace >> foe & 1) << 58
        | (1 << 59 if p.offer else 0)
        | (1 << 60 if p.played else 0)
        | (1 << 61 if p.dropped else 0)
    )
    # Who takes the last card depends on how many there are and on whose turn it is.
    words[8] = (
        1 << min(p.left, 21) + 22 * turn
        | 1 << 44 + min(3, size(p.row)) + 4 * turn
        | 1 << 52 + 4 + max(-4, min(4, ahead))
        | (1 << 61 if size(hand) < p.cards[me] else 0)
    )
    words[9] = 1 << 20 * (p.round_number - 1) + 5 * phase + 2 + max(-2, min(2, ahead))
    words[10] = (
        p.rules & FIRST_RULES
        | (1 << 14 + p.last - 1 if p.last else 0)
        | (1 << 16 if p.last and turn else 0)
        | 1 << 17 + p.last_turn_end
        | 1 << 20 + min(3, p.stage)
    )


def result(p: Position, me: int) -> float:
    """1 for a game that seat `me` has won, 0 for a lost one, a half for a draw."""
    if p.winner == me:
        return 1.0
    return 0.0 if p.winner == 1 - me else 0.5
