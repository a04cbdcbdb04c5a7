"""A decision as a small number: what the rules count with, in the interpreter and in jitted code.

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
"""

from __future__ import annotations

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
