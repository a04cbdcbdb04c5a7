"""The collector of garbage, kept from stopping everything.

A look at all objects takes a second with thousands of tables, and finds next to nothing: tables and connections go when
nobody refers to them. So only what is new is looked at, and what is still there after a while is left alone. Whatever
becomes garbage later is found when there are twice as many objects as there were: memory cannot grow without end, and
that look is taken the more seldom the longer it takes.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from time import perf_counter

EVERY = 30.0
"""Seconds between two looks at what is new."""
MORE = 100_000
"""With fewer objects it is not worth the while."""

_log = logging.getLogger("motu.web")


class Collector:
    """looks    how often everything was looked at"""

    def __init__(self) -> None:
        gc.set_threshold(5_000, 5, 1_000_000)
        self.looks = 0
        self._enough = 0

    def collect(self) -> None:
        """Look at what is new, and at everything when there is much more of it than the last time."""
        gc.collect(1)
        gc.freeze()
        if gc.get_freeze_count() > self._enough:
            began = perf_counter()
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            kept = gc.get_freeze_count()
            self.looks, self._enough = self.looks + 1, 2 * kept + MORE
            took = round(1_000 * (perf_counter() - began))
            _log.info("looked at all objects", extra={"objects": kept, "milliseconds": took})


async def collect_gently() -> None:
    """Collect garbage from now on."""
    collector = Collector()
    while True:
        collector.collect()
        await asyncio.sleep(EVERY)
