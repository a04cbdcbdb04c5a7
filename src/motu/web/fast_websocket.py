"""uvicorn's WebSocket, with a shorter way for what is sent and received most.

What is sent through ASGI wakes a task and passes through half a dozen layers, each time, for each who watches. A server
of ours offers applications to write text messages at once, as an extension of ASGI (`scope["extensions"]`): they are
put into frames and given to the transport in one piece, if that takes anything at present.

What is received goes to the application as ever. But where nothing came but whole text messages, as nearly always, they
are taken out of their frames here. Those of all connections that come within a few milliseconds are given to the
application together: what is done many times in a row costs less each time, and the store keeps it in one go.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from motu.web.connections import STATE, UNCOUNTED, Connections

try:
    from websockets.speedups import apply_mask
except ImportError:  # they are compiled, where that could be done
    from websockets.utils import apply_mask

PUSH = "motu.push"
MOST_WAITING = 4
"""With so many messages waiting for the application, no more is read from the network."""
GATHER = 0.002
"""Seconds that a message waits for others to come along, for each that came along the last time."""
LONGEST = 0.006
"""But no longer than this: who is alone hardly waits, and many are served together."""

Push = Callable[[Sequence[bytes]], bool]
"""Writes text messages now; False, and nothing is written, when they must be sent as ASGI says."""


def push_of(scope: Mapping[str, Any]) -> Push:
    """The short way to the other side, where the server has one."""
    push: Push = scope.get("extensions", {}).get(PUSH, lambda messages: False)
    return push


class Gathering:
    """The connections of a server that have received something, and wait for others."""

    def __init__(self) -> None:
        self._waiting: list[FastWebSocket] = []
        self._wait = GATHER

    def add(self, socket: FastWebSocket) -> None:
        if not self._waiting:
            socket.loop.call_later(self._wait, self.give)
        self._waiting.append(socket)

    def give(self) -> None:
        """Give the application all that has come together."""
        waiting, self._waiting = self._waiting, []
        self._wait = min(LONGEST, GATHER * max(1, len(waiting)))
        for socket in waiting:
            socket.give()


_gatherings: WeakKeyDictionary[ServerState, Gathering] = WeakKeyDictionary()


class FastWebSocket(WebSocketsSansIOProtocol):
    """One connection. Messages go without compression: `serve` sees to that."""

    _between = False
    """Whether what comes next begins a message. For whoever sends in pieces it is the long way from then on."""

    def __init__(self, config: Any, server_state: ServerState, *args: Any, **named: Any) -> None:
        super().__init__(config, server_state, *args, **named)
        self._gathering = _gatherings.setdefault(server_state, Gathering())
        self._held: list[str] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[PUSH] = self.push

    def connection_lost(self, exc: Exception | None) -> None:
        self.give()  # what came before comes first
        connections: Connections = self.app_state.get(STATE, UNCOUNTED)
        connections.went(self.transport)
        super().connection_lost(exc)
        if self.handshake_initiated and hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions.pop(PUSH, None)
        # It must not hold itself: what does is left to a collector that seldom looks (`serve`).
        self.conn.parser.close()
        _forget_how(self.conn.parser_exc)
        _forget_how(self.conn.handshake_exc)

    def shutdown(self) -> None:
        self.give()
        super().shutdown()

    # --- Out --------------------------------------------------------------------------------------------------------

    def push(self, messages: Sequence[bytes]) -> bool:
        """Write text messages, unless there is no open connection, or its reader is behind."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for body in messages for part in (head_of(len(body)), body)]))
        return True

    # --- In ---------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._between:
            frames = frames_in(data)
            if frames is None:
                self._between = False
            elif self._take(data, frames):
                return
        elif not self.handshake_initiated:
            self._between = data.find(b"\r\n\r\n") + 4 == len(data) > 3
        self.give()  # what came before comes first
        super().data_received(data)

    def _take(self, data: bytes, frames: list[Frame]) -> bool:
        """Hold text messages for the application; False, and nothing is done, if there is anything else to see to."""
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        try:
            texts = [frame.text(data) for frame in frames if frame.is_text and frame.size <= self.config.ws_max_size]
        except UnicodeDecodeError:
            return False
        if len(texts) != len(frames):
            return False
        if not self._held:
            self._gathering.add(self)
        self._held += texts
        if not self.read_paused and self.queue.qsize() + len(self._held) >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def give(self) -> None:
        """Give the application what was held for it."""
        held, self._held = self._held, []
        for text in held:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})


def _forget_how(error: BaseException | None) -> None:
    """Keep of an error only what it says: how it came about holds all that was at work."""
    while error is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


class Frame(NamedTuple):
    """Where a frame is in what was received: what it carries begins at `start`, after its mask."""

    is_text: bool
    start: int
    size: int

    def text(self, data: bytes) -> str:
        """UnicodeDecodeError."""
        start = self.start
        return apply_mask(data[start : start + self.size], data[start - 4 : start]).decode()


TEXT = 0x81
WHOLE = (TEXT, 0x82, 0x88, 0x89, 0x8A)
"""How frames begin that have a message to themselves: text, bytes, close, ping, pong."""


def frames_in(data: bytes) -> list[Frame] | None:
    """The frames, if each is there whole and has a message to itself, as short as it can be and masked; else None."""
    frames = []
    start, end = 0, len(data)
    while start < end:
        if end - start < 6 or data[start] not in WHOLE:
            return None
        size, body = data[start + 1] - 128, start + 6
        if size == 126:
            size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
            if size < 126:
                return None
        elif not 0 <= size < 126:
            return None
        frames.append(Frame(data[start] == TEXT, body, size))
        start = body + size
    return frames if start == end else None


def head_of(size: int) -> bytes:
    """What stands before a text message of this size, in one frame that is not masked (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
