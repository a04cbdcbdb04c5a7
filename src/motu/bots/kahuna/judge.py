"""Whole turns by the count: what each ending of a turn is worth to the mover. Runs interpreted and compiled alike."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from motu.bots.kahuna.count import CARD, DRAWN, board, ends_game, final, gain, hand, use
from motu.bots.kahuna.turns import Pages, endings, path, spread
from motu.core.chance import Chance
from motu.kahuna.cards import has, size
from motu.kahuna.codes import DISCARD, DRAW, FREE, TAKE
from motu.kahuna.state import EXCESS, HAND_LIMIT, HANDICAP, OVER, Position

NOTHING = -1
"""The ending of a turn in which the game has ended: there is nothing left to decide."""


def judge(p: Position, codes: MutableSequence[int], worths: MutableSequence[int], standing: Sequence[int]) -> int:
    """Write down the endings that the mover may choose now, and what each is worth to him; how many."""
    me = p.mover
    if p.stage == OVER:
        codes[0] = NOTHING
        worths[0] = board(p, me, 0, standing)
        return 1
    number = endings(p, codes)
    if number == 0:
        return 0
    left = size(p.row) + p.left
    held = hand(p, me, standing) - hand(p, 1 - me, standing)
    now = board(p, me, left, standing) + held
    # The round comes nearer to its end with the card that is taken.
    then = board(p, me, left - 1, standing) + held
    if ends_game(p, left):
        now = final(p, me)
    if ends_game(p, left - 1):
        then = final(p, me)
    for index in range(number):
        code = codes[index]
        if p.stage == HANDICAP:
            worths[index] = now + gain(p.bridges[me], p.bridges[1 - me], code - FREE, standing)
        elif p.stage == EXCESS:
            worths[index] = now - lost(p, code, standing)
        elif TAKE <= code <= DRAW:
            worths[index] = then + gained(p, code, standing)
        else:
            worths[index] = now
    return number


def gained(p: Position, code: int, standing: Sequence[int]) -> int:
    """What the mover's hand is worth more by this draw."""
    worth = DRAWN
    if code < DRAW:
        # Another card of the same island does not find as good a line.
        worth = 0 if has(p.hand[p.mover], code - TAKE) else use(p, p.mover, code - TAKE, standing)
    # A sixth card pushes out another.
    return worth if p.cards[p.mover] == HAND_LIMIT else worth + CARD[p.round_number]


def lost(p: Position, code: int, standing: Sequence[int]) -> int:
    """What the mover's hand is worth less without the card that he discards."""
    return 0 if has(p.hand[p.mover], code - DISCARD) == 2 else use(p, p.mover, code - DISCARD, standing)


def best(p: Position, codes: MutableSequence[int], worths: MutableSequence[int], standing: Sequence[int]) -> int:
    """The place of the best ending among those that are written down for this position; -1 when there is none."""
    number = judge(p, codes, worths, standing)
    place = -1
    for index in range(number):
        if place < 0 or worths[index] > worths[place]:
            place = index
    return place


def best_turn(
    pages: Pages,
    parents: MutableSequence[int],
    codes: MutableSequence[int],
    slots: MutableSequence[int],
    ends: MutableSequence[int],
    worths: MutableSequence[int],
    standing: Sequence[int],
    chance: Chance,
    decisions: MutableSequence[int],
) -> int:
    """Write down the decisions of the mover's best turn from the position on page 0; how many.

    One of the best, if there are several. A game that is won needs no ending.
    """
    number = abs(spread(pages, parents, codes, slots, chance))
    most = 0
    found = 0
    chosen = 0
    ending = NOTHING
    for page in range(number):
        place = best(pages[page], ends, worths, standing)
        if place < 0 or (found and worths[place] < most):
            continue
        if found == 0 or worths[place] > most:
            most = worths[place]
            found = 0
        found += 1
        if chance.below(found, found) == 0:
            chosen = page
            ending = ends[place]
    length = path(parents, codes, chosen, decisions)
    if ending == NOTHING:
        return length
    decisions[length] = ending
    return length + 1
