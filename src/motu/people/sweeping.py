"""What nobody needs is removed in the background: sessions that are over, and guests who never played.

A guest costs nothing to make: every look at the page by a program makes one. They go a week after they were last seen,
unless they have sat at a table, or have left anything else. It is done in small steps with a rest between them, so that
nobody waits for it, however many there are.
"""

from __future__ import annotations

import asyncio
import logging

from motu.core.errors import MotuError
from motu.people.accounts import DAY, People
from motu.people.names import likeness
from motu.store.protocol import Store
from motu.tables.background import BackgroundTasks

UNSEEN = 7 * DAY
AT_ONCE = 200
REST = 0.05
EVERY = 6 * 3_600.0

_log = logging.getLogger("motu.people")


class Sweeper:
    """`rest` is how long it waits after each step, in seconds."""

    def __init__(self, store: Store, people: People, rest: float = REST) -> None:
        self._store, self._people, self._rest = store, people, rest

    def begin(self, background: BackgroundTasks) -> None:
        """From now on, again and again."""
        background.start(self._go_on())

    async def sweep(self, now: float) -> int:
        """Go through all visitors once; how many were removed."""
        after, removed, going = "", 0, True
        while going:
            after, gone = await self._store.sweep_people(after, now - UNSEEN, self._people.expiry(), AT_ONCE)
            removed, going = removed + gone, bool(after)
            await asyncio.sleep(self._rest)
        return removed

    async def work_out_likenesses(self) -> None:
        """Make up for names that were there before it was stored what they look like."""
        while await self._store.work_out_likenesses(likeness, AT_ONCE):
            await asyncio.sleep(self._rest)

    async def _go_on(self) -> None:
        while True:
            try:
                await self.work_out_likenesses()
                await self.sweep(self._people.now())
            except MotuError as error:
                _log.warning("guests who never played are removed later: %s", error)
            except Exception:  # whatever it is, it must not end here
                _log.exception("guests who never played are removed later")
            await asyncio.sleep(EVERY)
