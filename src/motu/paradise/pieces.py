"""A stack of pieces as one number: five bits for the count of each kind, in the order of `box.PIECES`.

Stacks are added and taken apart by plain arithmetic: one war canoe is `ONE[WAR_CANOES]`.
"""

from __future__ import annotations

from functools import lru_cache

from motu.paradise.box import COLONIES, PIECES, RUMORS, TRANSPORTS, WAR_CANOES, WARRIORS

BITS = 5
FULL = 31
"""The most of one kind that a stack can hold, and the mask of its field."""
ONE = tuple(1 << BITS * kind for kind in range(len(PIECES)))
LETTERS = "WCTLR"
"""Warrior bands, war canoes, transport canoes, colonies, rumors, in notation."""

_C, _T, _L, _R = BITS * WAR_CANOES, BITS * TRANSPORTS, BITS * COLONIES, BITS * RUMORS
FIGHTERS = FULL << BITS * WARRIORS | FULL << _C
"""The fields of the pieces that fight."""
CANOES = FULL << _C | FULL << _T


def count(stack: int, kind: int) -> int:
    """How many pieces of a kind."""
    return stack >> BITS * kind & FULL


@lru_cache(maxsize=4096)
def size(stack: int) -> int:
    """How many pieces in all."""
    return (stack & FULL) + (stack >> _C & FULL) + (stack >> _T & FULL) + (stack >> _L & FULL) + (stack >> _R)


def counts(stack: int) -> tuple[int, int, int, int, int]:
    """The number of each kind."""
    return stack & FULL, stack >> _C & FULL, stack >> _T & FULL, stack >> _L & FULL, stack >> _R


def afloat(stack: int) -> bool:
    """Whether every warrior band and colony has a canoe to itself (7.4): colonies go in transport canoes only."""
    transports, colonies = stack >> _T & FULL, stack >> _L & FULL
    return colonies <= transports and (stack & FULL) + colonies <= (stack >> _C & FULL) + transports


@lru_cache(maxsize=4096)
def letters(stack: int) -> str:
    """The stack in letters: WWCT. It is asked for often, and for few stacks."""
    return "".join(letter * count(stack, kind) for kind, letter in enumerate(LETTERS))


def read_stack(text: str) -> int:
    """The stack of these letters."""
    return sum(ONE[LETTERS.index(letter)] for letter in text)
