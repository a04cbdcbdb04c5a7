"""A QR code read back, module by module (ISO/IEC 18004): what the page draws must say what it claims to say.

Without error correction: a drawing has no errors. Byte mode and versions 1 to 10, which is more than any link needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

QUIET = 4
"""Light modules that scanners need on every side."""

Modules = list[list[bool]]

# Bytes of error correction in a block, and blocks, of versions 1 to 10, by the two bits that name the level.
CORRECTION = {
    0b01: ((7, 10, 15, 20, 26, 18, 20, 24, 30, 18), (1, 1, 1, 1, 1, 2, 2, 2, 2, 4)),
    0b00: ((10, 16, 26, 18, 24, 16, 18, 22, 22, 26), (1, 1, 1, 2, 2, 4, 4, 4, 5, 5)),
    0b11: ((13, 22, 18, 26, 18, 24, 18, 22, 20, 24), (1, 1, 2, 2, 4, 4, 6, 6, 8, 8)),
    0b10: ((17, 28, 22, 16, 22, 28, 26, 26, 24, 28), (1, 1, 2, 4, 4, 4, 5, 6, 8, 8)),
}
MASKS = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)


def read(drawn: Modules) -> str:
    """The text in a drawn code; AssertionError where it is none, or where its quiet zone is too narrow."""
    modules = _without_quiet_zone(drawn)
    size = len(modules)
    version, rest = divmod(size - 17, 4)
    assert rest == 0, size
    assert version in range(1, 11), size
    places = [*((8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)), (7, 8), *((x, 8) for x in (5, 4, 3, 2, 1, 0))]
    form = sum(modules[y][x] << place for place, (x, y) in enumerate(places)) ^ 0x5412
    level, mask = form >> 13, form >> 10 & 7
    taken = _patterns(size, version)
    bits = [modules[y][x] ^ (MASKS[mask](x, y) == 0) for x, y in _way(size) if (x, y) not in taken]
    data = _data([_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)], level, version)
    stream = [byte >> place & 1 == 1 for byte in data for place in range(7, -1, -1)]
    wide = 8 if version < 10 else 16
    assert _number(stream[:4]) == 0b0100, "not in byte mode"
    length, start = _number(stream[4 : 4 + wide]), 4 + wide
    return bytes(_number(stream[start + 8 * at : start + 8 * at + 8]) for at in range(length)).decode()


def _without_quiet_zone(drawn: Modules) -> Modules:
    dark = [(x, y) for y, row in enumerate(drawn) for x, on in enumerate(row) if on]
    low, high = min(min(each) for each in dark), max(max(each) for each in dark)
    assert low >= QUIET, low
    assert len(drawn) - 1 - high >= QUIET, high
    return [row[low : high + 1] for row in drawn[low : high + 1]]


def _patterns(size: int, version: int) -> set[tuple[int, int]]:
    """Where no data is: finders and format, timing, alignment, version."""
    far = range(size - 8, size)
    found = {(x, y) for x in range(9) for y in range(9)}
    found |= {(x, y) for x in far for y in range(9)} | {(x, y) for x in range(9) for y in far}
    found |= {(6, at) for at in range(size)} | {(at, 6) for at in range(size)}
    middles = [] if version == 1 else [6, size - 7] if version < 7 else [6, (size - 1) // 2, size - 7]
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for middle in ((x, y) for x in middles for y in middles if (x, y) not in corners):
        found |= {(middle[0] + x, middle[1] + y) for x in range(-2, 3) for y in range(-2, 3)}
    if version >= 7:
        near = range(size - 11, size - 8)
        found |= {(x, y) for x in near for y in range(6)} | {(x, y) for x in range(6) for y in near}
    return found


def _way(size: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time from the right, up and down in turn, over all but the timing column."""
    columns = [x for x in range(size - 1, -1, -1) if x != 6]
    for turn, (right, left) in enumerate(pairwise(columns)):
        if turn % 2 == 0:
            rows = range(size) if turn % 4 else range(size - 1, -1, -1)
            yield from ((x, y) for y in rows for x in (right, left))


def _data(words: list[int], level: int, version: int) -> list[int]:
    """The bytes of data in their order: they lie in blocks, of which each gives one in turn."""
    corrections, blocks = (each[version - 1] for each in CORRECTION[level])
    total = len(words) - corrections * blocks
    short, longer = divmod(total, blocks)
    lengths = [short + (block >= blocks - longer) for block in range(blocks)]
    given = iter(words)
    found: list[list[int]] = [[] for _ in lengths]
    for turn in range(max(lengths)):
        for block, length in enumerate(lengths):
            if turn < length:
                found[block].append(next(given))
    return [word for block in found for word in block]


def _number(bits: list[bool]) -> int:
    return int("".join("1" if bit else "0" for bit in bits), 2)
