"""Connections that say nothing, or half of it, are closed; and there are never so many that nobody else gets in."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

uvicorn = pytest.importorskip("uvicorn")
resource = pytest.importorskip("resource")

import httpx2  # noqa: E402
from uvicorn.server import ServerState  # noqa: E402
from websockets.exceptions import ConnectionClosed  # noqa: E402
from websockets.sync.client import connect  # noqa: E402

from motu.web.connections import (  # noqa: E402
    MOST_DESCRIPTORS,
    OTHER_DESCRIPTORS,
    STATE,
    TELL_EVERY,
    CarefulHttp,
    Connections,
    Patience,
    raise_descriptors,
)
from motu.web.fast_websocket import FastWebSocket  # noqa: E402
from tests.web.house import House, Somebody, house  # noqa: E402

pytestmark = pytest.mark.timeout(120)

LIVE = (
    b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


# --- A server that has little patience ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def motu(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), patience=[0.3, 0.3, 0.3]) as found:
        yield found


def sent(at: House, data: bytes) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", at.port), timeout=30)
    found.sendall(data)
    return found


def all_of(connection: socket.socket) -> bytes:
    """Everything that comes until the server closes; it must close."""
    with connection:
        found = b""
        while part := connection.recv(4_096):
            found += part
        return found


def figure(at: House, name: str) -> float:
    lines = httpx2.get(f"{at.url}/metrics").text.splitlines()
    return float(next((line.rpartition(" ")[2] for line in lines if line.startswith(name)), 0))


def comes_true(is_true: Callable[[], object]) -> bool:
    end = time.monotonic() + 30
    while not is_true():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


HALVES = [
    b"",
    b"\r\n",
    b"GET /health HT",
    b"GET /health HTTP/1.1\r\nhost: x\r\n",
    LIVE,
    b"POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
    b"POST /api/session HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n",
    b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /heal",
]


def test_what_is_sent_in_part_is_not_waited_for(motu: House) -> None:
    slow = figure(motu, "motu_connections_slow_total")
    waiting = [sent(motu, half) for half in HALVES for _ in range(3)]
    answers = [all_of(connection) for connection in waiting]
    assert [half for half, answer in zip(HALVES, answers[::3], strict=True) if b"HTTP/1.1 408 " not in answer] == []
    assert all(b"HTTP/1.1 200 OK" in answer for answer in answers[-3:])  # to what came whole
    assert figure(motu, "motu_connections_slow_total") == slow + len(waiting)
    assert comes_true(lambda: figure(motu, "motu_connections ") == 1)  # who asks
    assert "keep the server waiting" in motu.log.read_text()


def test_nor_is_what_comes_drop_by_drop(motu: House) -> None:
    with sent(motu, b"GET / HTTP/1.1\r\n") as dripping:
        for number in range(3_000):
            try:
                dripping.sendall(b"x-%d: y\r\n" % number)
            except OSError:  # it was closed
                break
            time.sleep(0.02)
        else:
            pytest.fail("the server is still waiting")


def test_a_socket_on_which_nothing_is_said_is_closed(motu: House) -> None:
    with Somebody(motu) as ann:
        headers = {"authorization": f"Bearer {ann.token}"}
        url = f"ws://127.0.0.1:{motu.port}/api/live"
        with connect(url, additional_headers=headers) as silent, pytest.raises(ConnectionClosed) as closed:
            silent.recv(timeout=30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1000
        with connect(url, additional_headers=headers) as speaking:
            speaking.send('{"do": "lobby"}')
            with pytest.raises(TimeoutError):
                speaking.recv(timeout=0.9)


def test_who_hangs_up_in_the_middle_is_no_error(motu: House) -> None:
    with Somebody(motu) as ann:
        head = (
            f"POST /api/tables HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {ann.token}\r\ncontent-length: 90\r\n\r\n"
        )
        sent(motu, head.encode() + b'{"game"').close()
        assert comes_true(lambda: figure(motu, 'motu_requests_total{path="/api/tables",status="400"}') == 1)
        sent(motu, head.replace("90", "900000").encode() + b'{"game"').close()
    assert "Traceback" not in motu.log.read_text()
    assert "failed" not in motu.log.read_text()


# --- How many there may be ------------------------------------------------------------------------------------------


class Wire(asyncio.Transport):
    """A transport from an address, that keeps what is written."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.written = b""
        self.closing = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def lose(self) -> None:
        self.protocol.connection_lost(None)


def come(connections: Connections, *addresses: str) -> list[Wire]:
    """Connections from these addresses."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.accept"})

    config = uvicorn.Config(app, ws=FastWebSocket, log_config=None)
    config.load()
    wires = []
    for address in addresses:
        wire = Wire(address)
        wire.protocol = CarefulHttp(config, ServerState(), {STATE: connections})
        wire.protocol.connection_made(wire)
        wires.append(wire)
    return wires


def let_in(wires: list[Wire]) -> list[bool]:
    return [not (wire.closing and wire.written.startswith(b"HTTP/1.1 503 ")) for wire in wires]


async def test_an_address_has_its_share_and_all_together_theirs(caplog: pytest.LogCaptureFixture) -> None:
    connections = Connections(6, 2, trusts=lambda address: address == "10.0.0.9")
    first = come(connections, "10.0.0.1", "10.0.0.1", "10.0.0.1", "2001:db8::1", "2001:db8::2", "2001:db8::3")
    assert let_in(first) == [True, True, False, True, True, False]
    through = come(connections, "10.0.0.9", "10.0.0.9", "10.0.0.9")  # a proxy: it may have more, but not all
    assert let_in(through) == [True, True, False]
    assert (connections.open, connections.refused) == (6, 3)
    for wire in [*first, *through]:
        wire.lose()
    assert connections.open == 0
    assert let_in(come(connections, "10.0.0.1", "10.0.0.1", "10.0.0.1")) == [True, True, False]
    said = [record.message for record in caplog.records if "connections" in record.message]
    assert said == ["an address has as many connections as it may", "the server has as many connections as it can take"]


async def test_a_socket_goes_on_to_count_until_it_is_closed() -> None:
    connections = Connections(9, 1)
    (wire,) = come(connections, "10.0.0.1")
    wire.protocol.data_received(LIVE + b"\r\n")
    assert isinstance(wire.protocol, FastWebSocket)
    await asyncio.sleep(0)
    assert let_in(come(connections, "10.0.0.1")) == [False]
    wire.lose()
    await asyncio.sleep(0)
    assert let_in(come(connections, "10.0.0.1")) == [True]


def test_whom_a_proxy_brings_is_counted_by_the_address_that_it_names() -> None:
    connections = Connections(99, 2, trusts=lambda address: address == "10.0.0.9")
    assert connections.enter_through_proxy("10.0.0.1", "10.0.0.1") == ""
    inside = [connections.enter_through_proxy("10.0.0.9", "192.0.2.7") for _ in range(3)]
    assert inside == ["192.0.2.7", "192.0.2.7", None]
    connections.leave("192.0.2.7")
    assert connections.enter_through_proxy("10.0.0.9", "192.0.2.7") == "192.0.2.7"


def test_the_log_is_told_of_the_same_trouble_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    time = [0.0]
    connections = Connections(9, 9, Patience(), clock=lambda: time[0])
    for _ in range(1_000):
        connections.kept_waiting("the head of a request")
    time[0] += TELL_EVERY
    connections.kept_waiting("the body of a request")
    logged = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert [getattr(record, "so_far", 0) for record in logged] == [1, 1_001]


def test_a_process_takes_the_descriptors_that_it_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    limits = SimpleNamespace(now=(1_024, 4_096))
    monkeypatch.setattr(resource, "getrlimit", lambda which: limits.now)
    monkeypatch.setattr(resource, "setrlimit", lambda which, wanted: asked.append(wanted))
    assert raise_descriptors() == 4_096 - OTHER_DESCRIPTORS
    limits.now = (1_024, resource.RLIM_INFINITY)
    assert raise_descriptors() == MOST_DESCRIPTORS - OTHER_DESCRIPTORS
    assert asked == [(4_096, 4_096), (MOST_DESCRIPTORS, resource.RLIM_INFINITY)]
    limits.now = (64, 64)
    assert raise_descriptors() == 32
    assert len(asked) == 2


def test_the_options_of_a_host_count_and_a_class_comes_in(tmp_path: Path) -> None:
    with house(tmp_path, connections=8, connections_each=3, unlimited=False) as motu:
        with httpx2.Client(base_url=motu.url, headers={"accept-language": "de"}) as pupil:
            come = 0
            while (answer := pupil.post("/api/me")).status_code == 200:
                pupil.cookies.clear()
                come += 1
        assert come >= 60
        assert (answer.status_code, answer.json()["error"]["id"]) == (429, "people-crowd")
        assert answer.json()["error"]["text"].startswith("Aus deinem Netz sind gerade sehr viele auf einmal gekommen")
        assert 0 < int(answer.headers["retry-after"]) <= 15
        held = [sent(motu, b"") for _ in range(3)]
        assert comes_true(lambda: b"503 Service" in all_of(sent(motu, b"")))
        for connection in held:
            connection.close()
        assert comes_true(lambda: b"200 OK" in all_of(sent(motu, b"GET /health HTTP/1.0\r\nhost: x\r\n\r\n")))
        assert "an address has as many connections as it may" in motu.log.read_text()
