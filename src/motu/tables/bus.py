"""How server processes tell each other what has changed: through Redis, or, if there is only one, not at all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Protocol

from motu.core.errors import BadOption, message

TABLES, SESSIONS, PRESENCE = "tables", "sessions", "presence"
"""What there is news of."""

Heard = Callable[[str, int], None]
"""Is called with a name and a number: for a table, its id and the version that it has reached.

With an empty name when some news may have been missed.
"""

MOST_WAITING = 10_000
"""News that is told when Redis is back."""
BEAT, SILENCE, PATIENCE = 4.0, 10.0, 5.0
"""Seconds between two signs of life, without which Redis counts as gone, and that it may take to answer."""
AGAIN = 1.0
"""Seconds after which it is tried again."""

_CHANNEL = "motu/news"
_log = logging.getLogger("motu.tables")


class Bus(Protocol):
    alone: bool
    """Whether there are no other processes to tell."""
    hears: bool
    """Whether all that others tell is heard at present; while it is not, tables are read from the store."""

    def subscribe(self, topic: str, heard: Heard) -> None:
        """Hear what other processes tell of this topic from now on."""
        ...

    async def open(self) -> None: ...

    def tell(self, topic: str, name: str, version: int = 0) -> None:
        """Tell all other processes, soon. Nobody relies on it: whoever missed it reads the store."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """For a server of one process."""

    alone = True
    hears = True

    def subscribe(self, topic: str, heard: Heard) -> None: ...

    async def open(self) -> None: ...

    def tell(self, topic: str, name: str, version: int = 0) -> None: ...

    async def close(self) -> None: ...


class RedisBus:
    """One channel of a Redis server. What is waiting to be told is sent in one go; a lost connection is made again."""

    alone = False

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as redis  # noqa: PLC0415  (an extra)
            from redis.asyncio.retry import Retry  # noqa: PLC0415
            from redis.backoff import NoBackoff  # noqa: PLC0415
        except ImportError:
            raise BadOption(message("serve-needs-postgres-extra")) from None
        try:
            # We try again ourselves.
            never = Retry(NoBackoff(), 0)
            self._redis: Any = redis.from_url(url, socket_timeout=None, socket_connect_timeout=PATIENCE, retry=never)
        except ValueError:
            raise BadOption(message("serve-bad-redis")) from None
        self.hears = False
        self._subscribers: list[tuple[str, Heard]] = []
        self._waiting: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._lost: set[str] = set()

    def subscribe(self, topic: str, heard: Heard) -> None:
        self._subscribers.append((topic, heard))

    async def open(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._redis.ping()
        except Exception as error:
            await self._redis.aclose()
            raise BadOption(message("serve-no-redis", reason=str(error))) from None
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]

    def tell(self, topic: str, name: str, version: int = 0) -> None:
        self._waiting[f"{topic}/{name}"] = version
        self._wake.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, {}
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._redis.publish(
                        _CHANNEL, "\n".join(f"{name} {version}" for name, version in waiting.items())
                    )
                self._note("tell", None)
            except Exception as error:
                self._note("tell", error)
                self._waiting = dict(list((waiting | self._waiting).items())[-MOST_WAITING:])
                await asyncio.sleep(AGAIN)
                self._wake.set()

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    while (news := await channel.get_message(timeout=SILENCE)) is not None:
                        self._hear(news)
                raise TimeoutError(f"nothing for {SILENCE:g} seconds")
            except Exception as error:
                self.hears = False
                self._note("listen", error)
                await asyncio.sleep(AGAIN)

    def _hear(self, news: dict[str, Any]) -> None:
        if news["type"] == "subscribe":  # only now: what is told from here on is heard
            self.hears = True
            self._note("listen", None)
            for _, heard in self._subscribers:
                heard("", 0)
        elif news["type"] == "message":
            for line in news["data"].decode(errors="replace").split("\n"):
                about, _, version = line.partition(" ")
                topic, _, name = about.partition("/")
                if name and version.isdecimal():
                    for wanted, heard in self._subscribers:
                        if wanted == topic:
                            heard(name, int(version))

    def _note(self, what: str, error: Exception | None) -> None:
        """Say once that Redis is gone, and once that it is back."""
        if error is not None and what not in self._lost:
            self._lost.add(what)
            reason = str(error) or type(error).__name__
            _log.warning("Redis: cannot %s; other processes learn of moves late: %s", what, reason)
        elif error is None and what in self._lost:
            self._lost.discard(what)
            _log.warning("Redis: can %s again", what)
