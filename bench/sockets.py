"""A WebSocket client that does as little as possible: a load generator must not be what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

Heard = Callable[[bytes], None]


class Client(asyncio.Protocol):
    """One socket. `heard` gets every text message as it came."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._data = bytearray()
        self._transport: asyncio.Transport | None = None
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open:
            head, end, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not end:
                return
            self._is_open = True
            self._data = bytearray(rest)
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode("latin-1").partition("\r\n")[0]))
                return
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            code, body = frame
            if code == 1:
                self.heard(body)
            elif code == 9:
                self._send(10, body)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame: its code and what is in it. Servers do not mask, and ours does not cut."""
        data = self._data
        if len(data) < 2:
            return None
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return None
        body = bytes(data[start : start + size])
        code = data[0] & 15
        del data[: start + size]
        return code, body

    def send(self, body: bytes) -> None:
        self._send(1, body)

    def _send(self, code: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        head = bytes([128 | code, 128 | size]) if size < 126 else bytes([128 | code, 254]) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + body)  # a mask of zeros changes nothing

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def connect(host: str, port: int, path: str, token: str, heard: Heard) -> Client:
    """An open socket."""
    _, client = await asyncio.get_running_loop().create_connection(lambda: Client(heard), host, port)
    key = base64.b64encode(os.urandom(16)).decode()
    cookie = f"Cookie: motu={token}\r\n" if token else ""
    assert client._transport is not None
    client._transport.write(
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Origin: http://{host}:{port}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"{cookie}\r\n".encode()
    )
    await client.open
    return client
