"""Piles of cards: twelve counters of two bits, one an island, in one integer.

There are two cards of every island, so piles are added and taken apart with plain + and -.
"""

from __future__ import annotations

from functools import cache, lru_cache

from motu.kahuna.board import LETTERS

ALL_CARDS = 0xAAAAAA
"""Two cards of each island."""
TWOS = 0xAAAAAA
"""The upper bits of all counters: an island of which both cards are here."""


def size(pile: int) -> int:
    """How many cards lie in a pile."""
    return pile.bit_count() + (pile & TWOS).bit_count()


def one(card: int) -> int:
    """The pile that holds just this card."""
    return 1 << 2 * card


def has(pile: int, card: int) -> int:
    """How many of this card lie in the pile."""
    return pile >> 2 * card & 3


SIZES = tuple(size(pile) for pile in range(64))
"""The sizes of all piles of the first three islands: `nth` takes three islands at a stride."""


def nth(pile: int, index: int) -> int:
    """The card at a place of the pile, its cards laid out in order of their islands."""
    card = 0
    here = SIZES[pile & 63]
    while index >= here:
        index -= here
        pile >>= 6
        card += 3
        here = SIZES[pile & 63]
    index -= pile & 3
    while index >= 0:
        pile >>= 2
        card += 1
        index -= pile & 3
    return card


def pile_of(letters: str) -> int:
    """The pile with these cards, by the initials of their islands."""
    return sum(one(LETTERS.index(letter)) for letter in letters)


@lru_cache(maxsize=1 << 14)
def letters_of(pile: int) -> str:
    """The cards of a pile by the initials of their islands, in order."""
    return _letters(pile & 63, 0) + _letters(pile >> 6 & 63, 3) + _letters(pile >> 12 & 63, 6) + _letters(pile >> 18, 9)


@cache
def _letters(pile: int, first: int) -> str:
    """The same for three islands, from the first one on: there are few of these, so each is worked out once."""
    return "".join(LETTERS[first + card] * has(pile, card) for card in range(3))
