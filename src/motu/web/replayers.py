"""Worker processes for those who look at games again: each answer is worked out once, and paid for by who asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from motu.people.limits import Limits
from motu.thinking.frames import order
from motu.thinking.pool import WorkerPool
from motu.thinking.queue import Job
from motu.thinking.thinkers import answered

SECONDS = 20.0
"""How long a worker may take: several times as long as it needs for the longest record on a busy machine."""
PAGES, WHOLE = "page", "whole"
"""Parts of games come first: they are short."""
WAITING = {PAGES: 400, WHOLE: 100}
KINDS = {"record": WHOLE, "text": WHOLE}
MOST_KEPT = 16_000_000
"""Bytes of answers that are kept."""


READ_LATELY = 8
"""So many records that were sent are known to be remembered by a worker: their next part costs no more than itself."""


class Packed(NamedTuple):
    """An answer as its JSON, compressed or not."""

    body: bytes
    gzipped: bool


class Spender(NamedTuple):
    """Who asks, and the limits that what they ask for counts against."""

    name: str
    limits: tuple[tuple[str, str], ...]


class Replayers:
    """A pool for replays, and the latest answers, by what was asked for and what its asker may see."""

    def __init__(self, limits: Limits, processes: int = 2, seconds: float = SECONDS, idle: float = 120.0) -> None:
        self._limits, self._seconds = limits, seconds
        self.pool = WorkerPool(processes, WAITING, niceness=5, kept=1, idle=idle, tasks="motu.tables.replay_tasks")
        self._asked: dict[Any, asyncio.Task[Packed]] = {}
        self._kept: OrderedDict[Any, Packed] = OrderedDict()
        self._size = 0
        self._read: OrderedDict[str, None] = OrderedDict()

    async def ask_of_text(
        self, text: str, steps: int, part: int, spender: Spender, arguments: Mapping[str, Any], packed: bool
    ) -> Packed:
        """What a worker answers about a record that was sent: it has about so many steps, and `part` are asked for."""
        name = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
        cost = part if name in self._read else steps
        key = "text", name, *(arguments[each] for each in ("seat", "after")), packed
        found = await self.ask("text", key, spender, cost, {**arguments, "text": text, "name": name}, packed, name)
        self._read[name] = None
        self._read.move_to_end(name)
        if len(self._read) > READ_LATELY:
            self._read.popitem(last=False)
        return found

    async def ask(
        self,
        task: str,
        key: Any,
        spender: Spender,
        cost: int,
        arguments: Mapping[str, Any],
        packed: bool,
        who: str = "",
    ) -> Packed:
        """What a worker answers; `key` tells it from all other answers, `cost` is about how many steps it plays.

        TooOften where whoever asks has had too many lately; TooBusy, TooLate, Broken, Closed; what the worker refuses.
        """
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        asked = self._asked.get(key)
        if asked is None:
            for limit, payer in spender.limits:
                self._limits.spend(limit, payer, cost)
            said = order(task, **arguments, packed=packed)
            job = Job(KINDS.get(task, PAGES), said, self._seconds, who, person=spender.name)
            asked = self._asked[key] = asyncio.ensure_future(self._answer(job))
            asked.add_done_callback(lambda done: self._done(key, done))
        return await asyncio.shield(asked)

    async def _answer(self, job: Job) -> Packed:
        body = answered(*await self.pool.run(job))
        return Packed(body[1:], body[:1] == b"z")

    def _done(self, key: Any, done: asyncio.Task[Packed]) -> None:
        self._asked.pop(key, None)
        if done.cancelled() or done.exception() is not None:
            return
        found = done.result()
        if len(found.body) > MOST_KEPT // 8:
            return
        self._kept[key] = found
        self._size += len(found.body)
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1].body)

    async def close(self) -> None:
        """End all workers, at once. Who still waits gets Closed."""
        await self.pool.close()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
