"""The printed board: twelve islands, twenty-seven lines between them.

An island is a number from 0 (ALOA) to 11 (LALE); its initial is its letter. A line is a number from 0 to 26.
Sets of islands and of lines are bit masks.
"""

from __future__ import annotations

from functools import cache, lru_cache

ISLANDS = ("ALOA", "BARI", "COCO", "DUDA", "ELAI", "FAAA", "GOLA", "HUNA", "IFFI", "JOJO", "KAHU", "LALE")
LETTERS = "ABCDEFGHIJKL"

NEIGHBOURS = {
    "A": "BDH",
    "B": "ACDEF",
    "C": "BFGK",
    "D": "ABEH",
    "E": "BDFHIJ",
    "F": "BCEGJ",
    "G": "CFJK",
    "H": "ADEIL",
    "I": "EHJKL",
    "J": "EFGIK",
    "K": "CGIJL",
    "L": "HIK",
}

LINE_NAMES = tuple(a + b for a in LETTERS for b in NEIGHBOURS[a] if a < b)
"""Every line by the letters of its ends, in alphabetical order: the line's number is its place here."""

ENDS = tuple((LETTERS.index(name[0]), LETTERS.index(name[1])) for name in LINE_NAMES)
"""The two islands that a line joins, the alphabetically first one first."""

LINES_AT = tuple(sum(1 << line for line, ends in enumerate(ENDS) if island in ends) for island in range(12))
"""The lines that start at an island."""

MAJORITY = tuple(len(NEIGHBOURS[letter]) // 2 + 1 for letter in LETTERS)
"""How many bridges hold an island: more than half of its lines."""

ALL_LINES = (1 << len(ENDS)) - 1
ALL_ISLANDS = (1 << len(ISLANDS)) - 1

LINE_OF = {name: line for line, name in enumerate(LINE_NAMES)} | {
    name[::-1]: line for line, name in enumerate(LINE_NAMES)
}
"""The number of a line by its letters, in either order."""

CANVAS = 800, 690
"""How wide and high a drawing of the board is."""
PLACES = {
    "ALOA": (110, 110),
    "BARI": (390, 110),
    "COCO": (700, 140),
    "DUDA": (220, 235),
    "ELAI": (370, 285),
    "FAAA": (545, 235),
    "GOLA": (625, 325),
    "HUNA": (130, 400),
    "IFFI": (350, 440),
    "JOJO": (515, 375),
    "KAHU": (700, 480),
    "LALE": (380, 580),
}
"""Where the islands lie on that canvas: straight lines between them do not cross."""


def islands_in(mask: int) -> list[int]:
    """The islands of a set, in order."""
    return [*_bits(mask & 63, 0), *_bits(mask >> 6, 6)]


def lines_in(mask: int) -> list[int]:
    """The lines of a set, in order."""
    return [*_bits(mask & 511, 0), *_bits(mask >> 9 & 511, 9), *_bits(mask >> 18, 18)]


@cache
def _bits(mask: int, first: int) -> tuple[int, ...]:
    """The places of the bits of a small mask, counted from the first one on: each is worked out once."""
    return tuple(first + bit for bit in range(9) if mask >> bit & 1)


@cache
def island_letters(mask: int) -> str:
    return "".join(LETTERS[island] for island in islands_in(mask))


def line_names(mask: int) -> list[str]:
    return list(_line_names(mask))


@lru_cache(maxsize=1 << 14)
def _line_names(mask: int) -> tuple[str, ...]:
    """Everybody at a table is shown the same lines, and most of them again after the next move."""
    return tuple(LINE_NAMES[line] for line in lines_in(mask))
