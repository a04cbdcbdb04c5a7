"""uvicorn's WebSocket, with a shorter way out for what is sent most.

What is sent through ASGI wakes a task and passes through half a dozen layers, each time, for each who watches. A server
of ours offers applications to write text messages at once, as an extension of ASGI (`scope["extensions"]`): they are
put into frames and given to the transport in one piece, if that takes anything at present.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "motu.wire"

Push = Callable[[Sequence[bytes]], bool]
"""Writes text messages now; False, and nothing is written, when they must be sent as ASGI says."""


def push_of(scope: Mapping[str, Any]) -> Push:
    """The short way to the other side, where the server has one."""
    push: Push = scope.get("extensions", {}).get(WIRE, lambda messages: False)
    return push


class Wire(WebSocketsSansIOProtocol):
    """One connection. Messages go without compression: `serve` sees to that."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self.push

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.handshake_initiated and hasattr(self, "scope"):
            # It must not hold itself: what does is left to a collector that seldom looks (`serve`).
            extensions: Any = self.scope["extensions"]
            extensions.pop(WIRE, None)

    def push(self, messages: Sequence[bytes]) -> bool:
        """Write text messages, unless there is no open connection, or its reader is behind."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for body in messages for part in (head_of(len(body)), body)]))
        return True


def head_of(size: int) -> bytes:
    """What stands before a text message of this size, in one frame that is not masked (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
