"""The connections of a server process: how many there may be, and how long one may keep it waiting.

Whoever connects is expected to say what they want, and all of it, in reasonable time: else they are told so, and the
connection is closed. One address may have so many connections, and all together so many: who comes then is told at
once, instead of waiting before a process that has no descriptor left for them. Proxies that the host trusts stand for
many; whom they bring is counted where sockets are opened (`live`).
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from motu.people.limits import network_of

STATE = "connections"
"""Where each connection finds those of its process."""
MOST_DESCRIPTORS = 65_536
"""A process asks for no more: some systems allow so many that only walking through them takes seconds."""
OTHER_DESCRIPTORS = 150
"""What a process needs besides connections, such as files, pipes to the thinkers, and other servers."""
TELL_EVERY = 60.0
"""Seconds between two lines in the log about the same trouble."""

_log = logging.getLogger("motu.web")


class Patience(NamedTuple):
    """Seconds that somebody has for the head of a request and for its body, from first byte to last, and what a socket
    has until its first message."""

    head: float = 10.0
    body: float = 30.0
    silence: float = 60.0


PATIENCE = Patience()


class Connections:
    """Those that are open, and what is counted of them.

    most        how many there may be
    most_each   how many of them an address may have
    refused     how many were not let in
    slow        how many were closed because they kept the server waiting
    """

    def __init__(
        self,
        most: int,
        most_each: int,
        patience: Patience = PATIENCE,
        trusts: Callable[[str], bool] = lambda address: False,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.most, self.most_each, self.patience = most, most_each, patience
        self.refused = self.slow = 0
        self._trusts, self._clock = trusts, clock
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._of: Counter[str] = Counter()
        self._told: dict[str, float] = {}

    @property
    def open(self) -> int:
        return len(self._open)

    def came(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """Note a new connection; whether it may stay."""
        if len(self._open) >= self.most:
            self._refuse("the server has as many connections as it can take", most=self.most)
            return False
        network = "" if not address or self._trusts(address) else network_of(address)
        if network and not self.enter(network):
            return False
        self._open[transport] = network
        return True

    def went(self, transport: asyncio.BaseTransport) -> None:
        self.leave(self._open.pop(transport, ""))

    def enter(self, network: str) -> bool:
        """Count one more of an address; whether it may have it."""
        if self._of[network] >= self.most_each:
            self._refuse("an address has as many connections as it may", address=network, most=self.most_each)
            return False
        self._of[network] += 1
        return True

    def leave(self, network: str) -> None:
        self._of[network] -= 1
        if self._of[network] <= 0:
            del self._of[network]

    def enter_through_proxy(self, peer: str, address: str) -> str | None:
        """Count somebody whom a proxy has brought, to be told to `leave` later; None if they may not come in."""
        if not address or not self._trusts(peer):
            return ""  # counted when they connected
        network = network_of(address)
        return network if self.enter(network) else None

    def kept_waiting(self, what: str) -> None:
        """A connection is closed because what was to come did not come."""
        self.slow += 1
        self._tell("connections are closed that keep the server waiting", waited_for=what, so_far=self.slow)

    def _refuse(self, why: str, **more: Any) -> None:
        self.refused += 1
        self._tell(why, **more, refused_so_far=self.refused)

    def _tell(self, what: str, **more: Any) -> None:
        now = self._clock()
        if now - self._told.get(what, -TELL_EVERY) >= TELL_EVERY:
            self._told[what] = now
            _log.warning(what, extra=more)


UNCOUNTED = Connections(1 << 30, 1 << 30)
"""For a server that was put together without any."""


def raise_descriptors() -> int:
    """Let this process have as many descriptors as it may; how many connections that is enough for."""
    if sys.platform == "win32":
        return 500
    import resource  # noqa: PLC0415  (not on Windows)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        soft = allowed
    soft = allowed if soft == resource.RLIM_INFINITY else soft
    return max(soft // 2, soft - OTHER_DESCRIPTORS)


class CarefulHttp(HttpToolsProtocol):
    """uvicorn's HTTP, that does not wait for ever."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all: Connections = app_state.get(STATE, UNCOUNTED)
        self._in_head, self._in_body = True, False
        self._awaited = ""
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._all.came(transport, self.client[0] if self.client else ""):
            self._wait()
        else:
            self._say_why(b"503 Service Unavailable", b"There are too many connections. Try again in a moment.\n")

    def connection_lost(self, exc: Exception | None) -> None:
        self._await("")
        self._all.went(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self._in_body:
            self._in_head = True
        super().data_received(data)
        if self.transport.get_protocol() is self:  # and is no WebSocket from now on
            self._wait()

    def on_message_begin(self) -> None:
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head, self._in_body = False, True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = self._in_body = False
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._await("")
        super().handle_websocket_upgrade()
        self.parser = self.flow = None  # type: ignore[assignment]  # they and this hold each other: nobody else does now

    def _wait(self) -> None:
        """Wait for what must come now, as long as for this kind of thing."""
        self._await("" if self.transport.is_closing() else "head" if self._in_head else "body" * self._in_body)

    def _await(self, what: str) -> None:
        if what != self._awaited:
            self._awaited = what
            if self._timer is not None:
                self._timer.cancel()
            patience = self._all.patience.head if what == "head" else self._all.patience.body
            self._timer = self.loop.call_later(patience, self._lose_patience) if what else None

    def _lose_patience(self) -> None:
        self._all.kept_waiting(f"the {self._awaited} of a request")
        answering = self._awaited == "body" and (self.cycle.response_started or self.pipeline)
        if self._awaited == "body":
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if answering:
            self.transport.close()
        else:
            self._say_why(b"408 Request Timeout", b"What was to come did not come in time.\n")

    def _say_why(self, status: bytes, text: bytes) -> None:
        head = (
            b"HTTP/1.1 %b\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nretry-after: 10\r\nconnection: close\r\n"
        )
        self.transport.write(head % (status, len(text)) + b"\r\n" + text)
        self.transport.close()
