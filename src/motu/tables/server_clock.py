"""The time at the tables of a server. It never goes back and never jumps unnoticed, whatever is done to the machine's.

It goes on from the time that is noted in the store, as fast as the machine's monotonic clock. Where the time of day has
been set forward meanwhile, it follows, and what lies between is an outage. Where that has been set back, it goes on as
if nothing had happened, only a little slower, until the two agree again. All processes with one store share it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from motu.store.protocol import Store
from motu.store.pulse import AWAY, SURE
from motu.tables.outages import Outages

SLOWER = 0.99
"""How fast it goes while it is ahead of the time of day. Nobody is hurt by a hundredth."""
NEAR = 1.0
"""So many seconds the two may lie apart."""


class ServerClock:
    """The clock of a process.

    wall        the time of day, as the machine has it: for whatever has to do with the calendar
    outages     when the server was away
    """

    def __init__(
        self, store: Store, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = time.monotonic
    ) -> None:
        self.wall, self.outages = wall, Outages()
        self._store, self._elapsed = store, elapsed
        self._at, self._since, self._rate = wall(), elapsed(), 1.0
        self._noted: float | None = None
        self._noting = asyncio.Lock()

    def now(self) -> float:
        return self._at + (self._elapsed() - self._since) * self._rate

    @property
    def is_sure(self) -> bool:
        """Whether this process may date anything: else the others, or the next, might believe it away."""
        return self._noted is not None and self._elapsed() - self._noted <= SURE

    async def begin(self) -> None:
        """Go on from what was noted when the server was last there. Unavailable."""
        await self.beat()
        if self.now() > self.wall() + SURE:
            # Something may have been dated after the last note: step over that.
            self._at += AWAY + NEAR
            await self.beat()

    async def beat(self) -> bool:
        """Note that the server is there; whether it has turned out that it was away. Unavailable."""
        asked = self._elapsed()
        wall, known = self.wall(), self.outages.number
        pulse = await self._store.beat(max(self.now(), wall), known)
        self._at, self._since = max(self.now(), pulse.at), self._elapsed()
        self._rate = SLOWER if self._at > wall + (self._since - asked) + NEAR else 1.0
        self._noted = asked
        for outage in pulse.outages:
            if outage.number > self.outages.number:  # several may have asked at once
                self.outages.add(outage)
        return self.outages.number != known

    async def be_sure(self) -> None:
        """Note that the server is there, if that was not done lately. Unavailable."""
        if not self.is_sure:
            async with self._noting:
                if not self.is_sure:
                    await self.beat()
