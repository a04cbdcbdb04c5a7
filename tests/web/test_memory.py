"""What is gone is gone: a connection leaves nothing behind, however it came to its end."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

uvicorn = pytest.importorskip("uvicorn")

from bench.abuse import BAD  # noqa: E402
from motu.web.connections import Patience  # noqa: E402
from motu.web.garbage import MORE, Collector  # noqa: E402
from motu.web.serve import Settings, application, configuration  # noqa: E402

pytestmark = pytest.mark.timeout(120)

KINDS = {
    "CarefulHttp", "RequestResponseCycle", "FlowControl", "HttpRequestParser", "FastWebSocket", "ServerProtocol",
    "StreamReader", "WebSocket", "Socket", "Outbox", "Call", "Watcher", "Request", "_Answer",
}  # fmt: skip
"""The names of what serves a connection."""


def living() -> Counter[str]:
    """How many of them there are. Nothing is collected for it."""
    kinds = (type(each) for each in gc.get_objects())
    return Counter(f"{kind.__module__}.{kind.__name__}" for kind in kinds if kind.__name__ in KINDS)


@asynccontextmanager
async def serving(folder: Path, *prepared: Any) -> AsyncIterator[int]:
    """The port of a server in this process."""
    patience = Patience(0.2, 0.2, 0.2)
    settings = Settings(database=str(folder / "motu.db"), warm=False, unlimited=True, patience=patience, thinkers=1)
    server = uvicorn.Server(configuration(settings, application(settings)))
    listening = socket.create_server(("127.0.0.1", 0), backlog=500)
    running = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await running


def send(port: int, pieces: tuple[bytes, ...]) -> None:
    """Send something, a piece at a time; look whether there is an answer, and go."""
    with socket.create_connection(("127.0.0.1", port), timeout=0.05) as connection, suppress(OSError):
        for piece in pieces:
            connection.sendall(piece)
            with suppress(TimeoutError):
                connection.recv(65_536)


async def test_nothing_of_a_connection_is_left_for_the_collector(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "motu.web")
    async with serving(tmp_path) as port:
        everything = [pieces for pieces in BAD.values() for _ in range(2)]
        await asyncio.gather(*(asyncio.to_thread(send, port, pieces) for pieces in everything))
        gc.collect()  # what was imported, or made but once
        gc.disable()
        try:
            before = living()
            await asyncio.gather(*(asyncio.to_thread(send, port, pieces) for pieces in everything))
            with suppress(TimeoutError):
                async with asyncio.timeout(20):
                    while living() - before:
                        await asyncio.sleep(0.1)
            assert dict(living() - before) == {}
        finally:
            gc.enable()


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.ring = self


def rings() -> int:
    return sum(type(each) is Ring for each in gc.get_objects())


def test_garbage_that_was_taken_for_good_is_found_when_there_is_much_more(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = gc.get_threshold()
    monkeypatch.setattr("motu.web.garbage.MORE", 5_000)
    try:
        collector = Collector()
        collector.collect()
        assert collector.looks == 1
        alive = [Ring() for _ in range(50)]
        collector.collect()
        alive.clear()  # now they are garbage that no collector looks at
        for _ in range(3):
            collector.collect()
        assert collector.looks == 1
        kept = [[number] for number in range(2 * gc.get_freeze_count() + 10_000)]
        gc.unfreeze()
        assert rings() == 50
        gc.freeze()
        collector.collect()
        assert (collector.looks, rings()) == (2, 0)
        assert kept
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
    assert MORE > 0
