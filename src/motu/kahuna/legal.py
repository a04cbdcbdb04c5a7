"""Decisions as small numbers, and which of them may be made now: the one place where that is decided.

| from | decision | the number says |
|---|---|---|
| PLACE | play a card: a bridge on a line that starts at the card's island | 2 * line + end (which end is the card's) |
| REMOVE | play two cards: take an enemy bridge away | 3 * line + pair (0: one card of each end, 1, 2: an end twice) |
| DISCARD | throw a card away | card |
| TAKE | take a card from the face-up row; ends the turn | card |
| DRAW | take the top card of the deck; ends the turn | |
| DECLINE | do without drawing; ends the turn | |
| END | end a turn in which there is no drawing | |
| FREE | a bridge without a card: handicap, or variant 1 after a removal | line |

`allowed` says which kinds of decisions are open, by the rules of the turn; `buildable` on which lines one may build.
All of it runs interpreted and compiled alike.
"""

from __future__ import annotations

from motu.kahuna.board import ALL_LINES, ENDS, LINES_AT
from motu.kahuna.cards import has
from motu.kahuna.options import (
    DISCARD_AFTER,
    DISCARD_FIRST,
    DRAW_AFTER_DISCARD,
    DRAW_REQUIRED,
    FREELY,
    INSTEAD_OF_DRAWING,
    MAY_SKIP,
    NO_SURPRISE,
    WHEN_FULL,
)
from motu.kahuna.state import BRIDGES, DISCARDED, DREW, EXCESS, HAND_LIMIT, HANDICAP, TURN, Position

PLACE = 0
REMOVE = PLACE + 2 * 27
DISCARD = REMOVE + 3 * 27
TAKE = DISCARD + 12
DRAW = TAKE + 12
DECLINE = DRAW + 1
END = DECLINE + 1
FREE = END + 1
CODES = FREE + 27
"""How many decisions there are in all."""

# The kinds of decisions that are open, as bits. The first three stand in the order of DRAW, DECLINE and END.
MAY_DRAW = 1 << 0
MAY_DECLINE = 1 << 1
MAY_END = 1 << 2
MAY_TAKE = 1 << 3
MAY_DISCARD = 1 << 4
MAY_PLAY = 1 << 5
MAY_FREE = 1 << 6
ENDINGS = MAY_DRAW | MAY_DECLINE | MAY_END


def allowed(p: Position) -> int:
    """The kinds of decisions that are open to the mover, as bits. `play` keeps them in `allowed_kinds`."""
    if p.stage != TURN:
        if p.stage == HANDICAP:
            return MAY_FREE
        return MAY_DISCARD if p.stage == EXCESS else 0
    rules = p.rules
    if p.last:
        return MAY_PLAY | MAY_END | (MAY_DISCARD if rules & FREELY else 0)

    full = p.cards[p.mover] == HAND_LIMIT
    if p.dropped:
        if rules & INSTEAD_OF_DRAWING:
            return MAY_DISCARD | MAY_END
        allowed_kinds = 0 if rules & WHEN_FULL else MAY_DISCARD
        if rules & FREELY:
            allowed_kinds |= MAY_PLAY
        if p.last_turn_end == DREW and rules & (DRAW_REQUIRED | MAY_SKIP | DRAW_AFTER_DISCARD) == 0:
            allowed_kinds |= MAY_DECLINE
    else:
        allowed_kinds = MAY_PLAY
        if rules & (FREELY | WHEN_FULL | INSTEAD_OF_DRAWING):
            if rules & FREELY or (full if rules & WHEN_FULL else p.last_turn_end == DREW):
                allowed_kinds |= MAY_DISCARD
        elif p.played == 0:
            allowed_kinds |= MAY_DISCARD
        # Nobody may do without drawing when the opponent has just done so.
        if p.last_turn_end == DREW:
            if rules & DRAW_REQUIRED:
                if full and rules & (DISCARD_FIRST | DISCARD_AFTER) == 0:
                    allowed_kinds |= MAY_DECLINE
            elif p.played == 0 or rules & MAY_SKIP == 0:
                allowed_kinds |= MAY_DECLINE

    if not full or rules & DISCARD_AFTER:
        allowed_kinds |= MAY_TAKE
        if p.left and (p.last_turn_end != DISCARDED or p.row == 0):
            allowed_kinds |= MAY_DRAW
    return allowed_kinds


def buildable(p: Position, seat: int) -> int:
    """The lines on which this seat may place a bridge with a card, when it is its turn."""
    mine = p.bridges[seat]
    if mine.bit_count() == BRIDGES:
        return 0
    lines = ALL_LINES & ~(mine | p.bridges[1 - seat])
    if p.rules & NO_SURPRISE:
        lines &= ~lines_at(p.stones[1 - seat])
    return lines


def gratis(p: Position) -> int:
    """The lines on which the mover may place a bridge without a card."""
    if p.stage == HANDICAP:
        return ALL_LINES & ~(p.bridges[0] | p.bridges[1])
    return 1 << p.offer - 1 if p.offer and p.stage == TURN else 0


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


def is_legal(p: Position, code: int) -> bool:
    """Whether the mover may do this now."""
    if code < REMOVE:
        if code < 0 or not p.allowed_kinds & MAY_PLAY:
            return False
        line = code >> 1
        return p.hand[p.mover] >> 2 * ENDS[line][code & 1] & 3 != 0 and buildable(p, p.mover) >> line & 1 != 0
    if code >= FREE:
        return code < CODES and gratis(p) >> code - FREE & 1 != 0
    if code >= DRAW:
        return p.allowed_kinds >> code - DRAW & 1 != 0
    if code >= TAKE:
        return p.allowed_kinds & MAY_TAKE != 0 and p.row >> 2 * (code - TAKE) & 3 != 0
    if code >= DISCARD:
        return p.allowed_kinds & MAY_DISCARD != 0 and p.hand[p.mover] >> 2 * (code - DISCARD) & 3 != 0
    if not p.allowed_kinds & MAY_PLAY:
        return False
    line = (code - REMOVE) // 3
    return p.bridges[1 - p.mover] >> line & 1 != 0 and holds_pair(p.hand[p.mover], line, (code - REMOVE) % 3)
