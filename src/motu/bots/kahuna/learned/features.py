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
from motu.kahuna.cards import ALL_CARDS, size
from motu.kahuna.state import Position

WORDS = 11
"""How many integers the features fill, with at most 62 bits each."""
FEATURES = 64 * WORDS
"""How many places for features there are, some of them never used."""

ONES = 0x555555

REACHED = np.array(
    [sum(1 << line for line, (a, b) in enumerate(ENDS) if (islands >> a | islands >> b) & 1) for islands in range(4096)]
)
"""The lines that start at any of these islands."""
BETWEEN = np.array(
    [sum(1 << line for line, (a, b) in enumerate(ENDS) if islands >> a & islands >> b & 1) for islands in range(4096)]
)
"""The lines of which both ends are among these islands."""


def squeeze(places: int) -> int:
    """Every second bit, moved together: a set of cards becomes a set of islands."""
    places &= ONES
    places = (places | places >> 1) & 0x333333
    places = (places | places >> 2) & 0x0F0F0F
    places = (places | places >> 4) & 0xFF00FF
    return (places | places >> 8) & 0xFFFF


def look(p: Position, me: int, words: Any) -> None:
    """Write down what seat `me` sees."""
    foe = 1 - me
    mine = p.bridges[me]
    theirs = p.bridges[foe]
    empty = ALL_LINES & ~(mine | theirs)
    my_stones = p.stones[me]
    their_stones = p.stones[foe]
    hand = p.hand[me]
    known = p.open[foe] + p.deduced[foe]
    unseen = ALL_CARDS - p.row - p.pile - p.buried[me] - hand - known

    held = squeeze(hand | hand >> 1)
    twice = squeeze(hand >> 1)
    seen = squeeze(known | known >> 1)
    seen_twice = squeeze(known >> 1)
    build = empty & REACHED[held]
    strike = theirs & (BETWEEN[held] | REACHED[twice])
    their_build = empty & REACHED[seen]
    their_strike = mine & (BETWEEN[seen] | REACHED[seen_twice])

    # How many bridges each side is short of each island, where there is room for them.
    short = shorter = within = narrow = 0
    their_short = their_shorter = their_within = their_narrow = 0
    for island in range(12):
        lines = LINES_AT[island]
        bit = 1 << island
        majority = MAJORITY[island]
        here = (mine & lines).bit_count()
        there = (theirs & lines).bit_count()
        room = (empty & lines).bit_count()
        need = majority - here
        if need <= 0:
            if need == 0:
                narrow |= bit
        elif need <= room:
            if need == 1:
                short |= bit
                if build & lines:
                    within |= bit
            elif need == 2:
                shorter |= bit
        need = majority - there
        if need <= 0:
            if need == 0:
                their_narrow |= bit
        elif need <= room:
            if need == 1:
                their_short |= bit
                if their_build & lines:
                    their_within |= bit
            elif need == 2:
                their_shorter |= bit

    words[0] = mine | theirs << 27
    words[1] = build | strike << 27
    words[2] = their_build | their_strike << 27
    words[3] = my_stones | their_stones << 12 | short << 24 | their_short << 36
    words[4] = shorter | their_shorter << 12 | within << 24 | their_within << 36
    words[5] = held | twice << 12 | seen << 24 | seen_twice << 36
    words[6] = (
        squeeze(p.row | p.row >> 1)
        | squeeze(p.row >> 1) << 12
        | squeeze(unseen | unseen >> 1) << 24
        | squeeze(unseen >> 1) << 36
    )
    doubtful = p.vague[foe]
    lead = p.scored[0] + p.scored[1]
    if me:
        lead = -lead
    turn = 0 if p.mover == me else 1
    words[7] = (
        squeeze(doubtful | doubtful >> 1)
        | 1 << 12 + p.cards[me]
        | 1 << 19 + p.cards[foe]
        | 1 << 26 + min(5, p.cards[foe] - min(size(known), p.cards[foe]))
        | 1 << 32 + 2 * (p.round_number - 1) + turn
        | 1 << 38 + 3 + lead
        | (1 << 45 + p.last - 1 if p.last else 0)
        | 1 << 47 + p.idle
        | (p.grace >> me & 1) << 50
        | (p.grace >> foe & 1) << 51
        | (1 << 52 if p.offer else 0)
        | (1 << 53 if p.played else 0)
        | (1 << 54 if p.dropped else 0)
        | (1 << 55 if p.last and turn else 0)
        | 1 << 56 + min(3, p.stage)
    )
    ahead = my_stones.bit_count() - their_stones.bit_count()
    # Who takes the last card depends on how many there are and on whose turn it is.
    words[8] = (
        1 << min(p.left, 21) + 22 * turn
        | 1 << 44 + min(3, size(p.row)) + 4 * turn
        | 1 << 52 + 4 + max(-4, min(4, ahead))
    )
    phase = 0 if p.left == 0 else (1 if p.left < 3 else (2 if p.left < 8 else 3))
    words[9] = 1 << 20 * (p.round_number - 1) + 5 * phase + 2 + max(-2, min(2, ahead))
    words[10] = (
        narrow
        | their_narrow << 12
        | (my_stones & ~narrow) << 24
        | (their_stones & ~their_narrow) << 36
        | (p.rules & 0x3FFF) << 48
    )


def result(p: Position, me: int) -> float:
    """1 for a game that seat `me` has won, 0 for a lost one, a half for a draw."""
    if p.winner == me:
        return 1.0
    return 0.0 if p.winner == 1 - me else 0.5
