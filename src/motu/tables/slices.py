"""Long work on the loop in slices, between which the loop sees to everybody else."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TypeVar

from motu.core.parts import Parts

T = TypeVar("T")

SLICE = 0.001
"""Seconds that a slice takes, or as long as one part does."""
BUSY = 0.0002
"""Seconds that a turn of the loop takes where others have something to do."""
PAUSE = 0.001
"""Seconds that they have then before the next slice."""


class Slices:
    """Does work in parts: a slice of one work after the other, however many there are, and others in between."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def do(self, work: Parts[T]) -> T:
        """What came of a work, once all its parts are done."""
        while True:
            async with self._turn:
                end = perf_counter() + SLICE
                try:
                    next(work)
                    while perf_counter() < end:
                        next(work)
                except StopIteration as done:
                    return done.value  # type: ignore[no-any-return]
                begun = perf_counter()
                await asyncio.sleep(0)
                if perf_counter() - begun > BUSY:
                    await asyncio.sleep(PAUSE)
