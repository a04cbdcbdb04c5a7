"""Whether the server is well: what it keeps can be read, and written as much as a move takes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic

from motu.core.errors import MotuError, message
from motu.store.protocol import Store

EVERY = 3.0
"""Seconds for which an answer holds, however many ask."""
DAMAGED = "damaged"
WORDS = {"store-full": "full", "store-locked": "locked", "store-damaged": DAMAGED}
"""What is wrong, for whoever asks over the network: names of files and words of the database are for the log."""

_log = logging.getLogger("motu.web")


class Unwell(MotuError):
    """The server is not well."""

    def __init__(self, why: str) -> None:
        super().__init__(message("web-unwell", why=why))


class Health:
    """The health of a process. A damaged database does not get better by itself: that holds until the next start.

    word    what was wrong the last time: full, locked, damaged, unreachable; nothing, if it was well
    """

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self.word = ""
        self._store, self._clock = store, clock
        self._asked = -EVERY
        self._asking = asyncio.Lock()

    async def check(self) -> None:
        """Unwell, with the reason in a word."""
        async with self._asking:
            if self.word != DAMAGED and self._clock() - self._asked >= EVERY:
                await self._ask()
        if self.word:
            raise Unwell(self.word)

    async def _ask(self) -> None:
        try:
            await self._store.check()
        except MotuError as error:
            self.note(error)
        except Exception:  # whatever it is, it is not well
            _log.exception("the store cannot be checked")
            self.word = "unreachable"
        else:
            self.word = ""
        self._asked = self._clock()

    def note(self, error: MotuError) -> None:
        """Something could not be read or written."""
        word = WORDS.get(error.reason.id, "unreachable")
        if word != self.word:
            _log.error("the server is not well: %s", error)
        self.word = word
