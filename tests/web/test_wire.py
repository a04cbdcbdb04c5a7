"""The short way out of a socket."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest

uvicorn = pytest.importorskip("uvicorn")

from uvicorn.server import ServerState  # noqa: E402

from motu.web.wire import Wire, push_of  # noqa: E402

HELLO = (
    b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Pipe(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def opened(seen: list[Any]) -> tuple[Wire, Pipe]:
    """A connection with an application that has accepted it, and waits."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(push_of(scope))
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    config = uvicorn.Config(app, ws=Wire, log_config=None, lifespan="off", ws_per_message_deflate=False)
    config.load()
    wire, pipe = Wire(config, ServerState(), {}), Pipe()
    wire.connection_made(pipe)
    wire.data_received(HELLO)
    for _ in range(5):
        await asyncio.sleep(0)
    return wire, pipe


def test_messages_are_written_at_once_while_the_other_side_reads() -> None:
    async def story() -> None:
        seen: list[Any] = []
        wire, pipe = await opened(seen)
        (push,) = seen
        pipe.written.clear()
        assert push([b"one", b"two"])
        assert pipe.written == [b"\x81\x03one\x81\x03two"]
        wire.pause_writing()
        assert not push([b"three"])
        wire.resume_writing()
        assert push([b"four"])
        pipe.closing = True
        assert not push([b"five"])
        pipe.closing = False
        wire.connection_lost(None)
        assert not push([b"six"])
        assert len(pipe.written) == 2

    asyncio.run(story())


def test_a_connection_that_is_gone_leaves_nothing_for_the_collector() -> None:
    """Objects that live long are looked at by no collector here: they must go by themselves."""

    async def story() -> None:
        seen: list[Any] = []
        wire, _ = await opened(seen)
        wire.connection_lost(None)
        for _ in range(5):
            await asyncio.sleep(0)
        left = weakref.ref(wire)
        seen.clear()
        del wire, _
        assert left() is None

    gc.collect()
    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()
