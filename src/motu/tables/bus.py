"""How server processes tell each other what has changed: through Redis, or, if there is only one, not at all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

from motu.core.errors import BadOption, message

TABLES, SESSIONS, PRESENCE = "tables", "sessions", "presence"
"""What there is news of."""

Heard = Callable[[str, int], None]
"""Is called with a name and a number: for a table, its id and the version that it has reached.

With an empty name when some news may have been missed.
"""

HeardEvent = Callable[[str, int, float, bytes], None]
"""Is called with a table's id, its new version, and the one event that made it: when, and what."""

LONGEST_EVENT = 4_000
"""Bytes of an event up to which it is told to others, who read longer ones from the store."""
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

    def subscribe_events(self, heard: HeardEvent) -> None:
        """Hear what others store at tables, instead of only that they do, where they tell it."""
        ...

    def tell_event(self, id: str, version: int, at: float, body: bytes) -> None:
        """Tell of a table, as `tell` does, together with the only event since its last version."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """For a server of one process."""

    alone = True
    hears = True

    def subscribe(self, topic: str, heard: Heard) -> None: ...

    async def open(self) -> None: ...

    def tell(self, topic: str, name: str, version: int = 0) -> None: ...

    def subscribe_events(self, heard: HeardEvent) -> None: ...

    def tell_event(self, id: str, version: int, at: float, body: bytes) -> None: ...

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
            self._redis: Any = redis.from_url(
                url, protocol=2, socket_timeout=None, socket_connect_timeout=PATIENCE, retry=never
            )
        except ValueError:
            raise BadOption(message("serve-bad-redis")) from None
        self.hears = False
        self._subscribers: list[tuple[str, Heard]] = []
        self._event_subscribers: list[HeardEvent] = []
        self._waiting: dict[str, str] = {}
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

    def subscribe_events(self, heard: HeardEvent) -> None:
        self._event_subscribers.append(heard)

    def tell(self, topic: str, name: str, version: int = 0) -> None:
        self._waiting[f"{topic}/{name}"] = str(version)
        self._wake.set()

    def tell_event(self, id: str, version: int, at: float, body: bytes) -> None:
        about = f"{TABLES}/{id}"
        if about in self._waiting or len(body) > LONGEST_EVENT:
            self.tell(TABLES, id, version)  # two at once: the others read both
        else:
            self._waiting[about] = f"{version} {at!r} {body.decode()}"
            self._wake.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection of our own: what the library does around each command costs several times the command."""
        connection = self._redis.connection_pool.make_connection()
        try:
            await connection.connect()
            yield connection
        finally:
            await connection.disconnect(nowait=True)

    async def _send(self) -> None:
        while True:
            try:
                async with self._connection() as connection:
                    await self._send_over(connection)
            except Exception as error:
                self._note("tell", error)
                await asyncio.sleep(AGAIN)
                self._wake.set()

    async def _send_over(self, connection: Any) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, {}
            try:
                async with asyncio.timeout(PATIENCE):
                    news = "\n".join(f"{about} {news}" for about, news in waiting.items())
                    await connection.send_command("PUBLISH", _CHANNEL, news)
                    await connection.read_response()
            except Exception:
                self._waiting = dict(list((waiting | self._waiting).items())[-MOST_WAITING:])
                raise
            self._note("tell", None)

    async def _listen(self) -> None:
        while True:
            try:
                async with self._connection() as connection:
                    await connection.send_command("SUBSCRIBE", _CHANNEL)
                    while True:
                        async with asyncio.timeout(SILENCE):
                            news = await connection.read_response()
                        self._hear(*news)
            except Exception as error:
                self.hears = False
                self._note("listen", error)
                await asyncio.sleep(AGAIN)

    def _hear(self, kind: bytes, _: bytes, told: Any) -> None:
        if kind == b"subscribe":  # only now: what is told from here on is heard
            self.hears = True
            self._note("listen", None)
            for _topic, heard in self._subscribers:
                heard("", 0)
        elif kind == b"message":
            for line in told.decode(errors="replace").split("\n"):
                about, _space, rest = line.partition(" ")
                topic, _slash, name = about.partition("/")
                version, *event = rest.split(" ", 2)
                if name and version.isdecimal():
                    self._pass_on(topic, name, int(version), event)

    def _pass_on(self, topic: str, name: str, version: int, event: list[str]) -> None:
        if topic == TABLES and len(event) == 2 and self._event_subscribers:
            for heard_event in self._event_subscribers:
                heard_event(name, version, float(event[0]), event[1].encode())
        else:
            for wanted, heard in self._subscribers:
                if wanted == topic:
                    heard(name, version)

    def _note(self, what: str, error: Exception | None) -> None:
        """Say once that Redis is gone, and once that it is back."""
        if error is not None and what not in self._lost:
            self._lost.add(what)
            reason = str(error) or type(error).__name__
            _log.warning("Redis: cannot %s; other processes learn of moves late: %s", what, reason)
        elif error is None and what in self._lost:
            self._lost.discard(what)
            _log.warning("Redis: can %s again", what)
