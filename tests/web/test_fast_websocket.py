"""The short ways out of a socket, and into it."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

uvicorn = pytest.importorskip("uvicorn")

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol  # noqa: E402
from uvicorn.server import ServerState  # noqa: E402
from websockets.exceptions import InvalidState  # noqa: E402

from motu.web.fast_websocket import MOST_WAITING, FastWebSocket, push_of  # noqa: E402

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


async def opened(seen: list[Any]) -> tuple[FastWebSocket, Pipe]:
    """A connection with an application that has accepted it, and waits."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(push_of(scope))
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    config = uvicorn.Config(app, ws=FastWebSocket, log_config=None, lifespan="off", ws_per_message_deflate=False)
    config.load()
    wire, pipe = FastWebSocket(config, ServerState(), {}), Pipe()
    wire.connection_made(pipe)
    wire.data_received(HELLO)
    for _ in range(5):
        await asyncio.sleep(0)
    return wire, pipe


async def test_messages_are_written_at_once_while_the_other_side_reads() -> None:
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


async def test_a_connection_that_is_gone_leaves_nothing_for_the_collector() -> None:
    """Objects that live long are looked at by no collector here: they must go by themselves."""
    seen: list[Any] = []
    gc.collect()
    gc.disable()
    try:
        wire, _ = await opened(seen)
        wire.connection_lost(None)
        for _ in range(5):
            await asyncio.sleep(0)
        left = weakref.ref(wire)
        seen.clear()
        del wire, _
        assert left() is None
    finally:
        gc.enable()


# --- What comes in ---


def framed(code: int, body: bytes, mask: bytes, fin: bool = True) -> bytes:
    size = len(body)
    head = bytes([128 * fin | code])
    head += bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[place & 3] for place, byte in enumerate(body))


FRAMES = st.tuples(
    st.sampled_from([1, 1, 1, 1, 2, 9, 10, 0, 3, 8]),
    st.one_of(st.binary(max_size=8), st.text(max_size=200).map(str.encode), st.just(b"{}" * 120)),
    st.binary(min_size=4, max_size=4),
    st.sampled_from([True, True, True, True, False]),
)


async def heard(kind: type[Any], pieces: list[bytes]) -> tuple[list[Any], list[bytes], bool]:
    """What the application receives from these pieces, what is written back, and whether the connection is closed."""
    got: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            got.append(message.get("text", message.get("bytes")))

    config = uvicorn.Config(
        app, ws=kind, log_config=None, lifespan="off", ws_per_message_deflate=False, ws_max_size=200
    )
    config.load()
    wire, pipe = kind(config, ServerState(), {}), Pipe()
    wire.connection_made(pipe)
    wire.data_received(HELLO)
    for _ in range(5):
        await asyncio.sleep(0)
    pipe.written.clear()
    for piece in pieces:
        try:
            wire.data_received(piece)
        except InvalidState:  # text that is none, and a good-bye after it: uvicorn stumbles, and the loop hangs up
            pipe.close()
            break
    wire.connection_lost(None)
    for _ in range(5):
        await asyncio.sleep(0)
    return got, pipe.written, pipe.closing


@given(st.lists(FRAMES, min_size=1, max_size=8), st.lists(st.integers(0, 400), max_size=6))
async def test_whatever_comes_in_whatever_pieces_is_heard_as_uvicorn_hears_it(
    frames: list[Any], cuts: list[int]
) -> None:
    whole = [framed(*frame) for frame in frames]
    data = b"".join(whole)
    places = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    cut = [data[start:end] for start, end in pairwise(places)]
    logging.disable(logging.CRITICAL)  # uvicorn has much to say about bad frames
    try:
        for pieces in (whole, [data], cut):
            assert await heard(FastWebSocket, pieces) == await heard(WebSocketsSansIOProtocol, pieces)
    finally:
        logging.disable(logging.NOTSET)


@pytest.mark.parametrize("fin", [True, False])
async def test_what_looks_like_a_frame_within_another_is_none(fin: bool) -> None:
    """A message that comes in two pieces, the second of which could be a message itself; and one in two frames."""
    inner = framed(1, b"never said", bytes(4))
    outer = framed(1, inner if fin else b"on", bytes(4), fin)
    pieces = [outer[: -len(inner)], inner] if fin else [outer, inner]
    logging.disable(logging.CRITICAL)
    try:
        expected = await heard(WebSocketsSansIOProtocol, pieces)
        assert await heard(FastWebSocket, pieces) == expected
        assert "never said" not in expected[0]
    finally:
        logging.disable(logging.NOTSET)


async def test_messages_of_several_connections_are_given_to_the_application_together() -> None:
    got: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            got.append(message["text"])

    config = uvicorn.Config(app, ws=FastWebSocket, log_config=None, lifespan="off", ws_per_message_deflate=False)
    config.load()
    state = ServerState()
    wires = [FastWebSocket(config, state, {}) for _ in range(3)]
    for wire in wires:
        wire.connection_made(Pipe())
        wire.data_received(HELLO)
    for _ in range(5):
        await asyncio.sleep(0)
    loop, now = asyncio.get_running_loop(), asyncio.get_running_loop().time()
    with pytest.MonkeyPatch.context() as still:
        still.setattr(loop, "time", lambda: now)  # two milliseconds are over soon on a busy machine
        for number, wire in enumerate(wires):
            wire.data_received(framed(1, b"%d" % number, b"mask"))
            await asyncio.sleep(0)
        assert got == []
    await asyncio.sleep(0.05)
    assert got == ["0", "1", "2"]
    for wire in wires:
        wire.connection_lost(None)


async def test_who_sends_more_than_is_taken_is_not_read_any_more() -> None:
    wire, pipe = await opened([])
    reading: list[bool] = []
    pipe.pause_reading = lambda: reading.append(False)  # type: ignore[method-assign]
    pipe.resume_reading = lambda: reading.append(True)  # type: ignore[method-assign]
    for _ in range(MOST_WAITING - 1):
        wire.data_received(framed(1, b"{}", b"mask"))
    assert reading == []
    wire.data_received(framed(1, b"{}", b"mask"))
    assert reading == [False]
    await asyncio.sleep(0.05)
    assert reading == [False, True]
    wire.connection_lost(None)
