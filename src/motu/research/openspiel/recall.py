"""All that a player of Kahuna was shown since the deal, as an array: a row for every decision of the longest game.

It is read from the words that the player remembers, so nothing is in it that those do not tell.
"""

from __future__ import annotations

import re

import numpy as np

from motu.kahuna.board import ENDS, LETTERS
from motu.kahuna.game import LONGEST
from motu.kahuna.notation import read, read_words
from motu.research.observations import Array

KINDS = ("place", "remove", "discard", "take", "draw", "decline", "end", "free")
HAND = ROW = 3
"""So many cards are dealt to each, and so many lie open: a decision turns up no more."""
CARDS, LINES = len(LETTERS), len(ENDS)

COLUMNS = {"who": 2, "kind": len(KINDS), "line": LINES, "cards": CARDS, "drawn": CARDS, "turned": ROW * CARDS}
"""What a row says of a decision, and in how many places."""
SHAPES = {"dealt": (HAND + ROW, CARDS), "decisions": (LONGEST, sum(COLUMNS.values()))}
"""The pieces of the array."""

_STARTS = dict(zip(COLUMNS, np.cumsum([0, *COLUMNS.values()]).tolist(), strict=False))
_STEP = re.compile(r"(?:^| )([WB]):")


def recall(words: str, seat: int, dealt: Array, decisions: Array) -> None:
    """Fill both pieces, in which nothing is yet, with what a seat remembers."""
    opening, *steps = _STEP.split(words)
    if ">" in opening:  # a table that was made up has no deal
        *_, white, black, row = opening.split()
        for place, letter in enumerate((white, black)[seat] + row.removeprefix(">")):
            dealt[place, LETTERS.index(letter)] = 1
    for place, (who, text) in enumerate(zip(steps[::2], steps[1::2], strict=True)):
        _decided("WB".index(who) != seat, text, decisions[place])


def _decided(other: bool, text: str, row: Array) -> None:
    """Fill the row of a decision: the player's own, or the other's."""
    (word,) = read_words(text)
    outcomes = list(word.outcomes)
    row[_STARTS["who"] + other] = 1
    if word.move == "/?":  # face down
        row[_STARTS["kind"] + KINDS.index("discard")] = 1
    else:
        move = read(word.move)
        row[_STARTS["kind"] + KINDS.index(move.kind)] = 1
        if move.line is not None:
            row[_STARTS["line"] + move.line] = 1
        for card in move.cards:
            row[_STARTS["cards"] + card] += 0.5
    if word.move == "+?" and (drawn := outcomes.pop(0)) != "?":
        row[_STARTS["drawn"] + LETTERS.index(drawn)] = 1
    for place, letter in enumerate(outcomes):
        row[_STARTS["turned"] + place * CARDS + LETTERS.index(letter)] = 1
