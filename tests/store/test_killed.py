"""What was acknowledged is there, whenever the server was killed."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from tests.store.stores import opened

SERVER = """
import asyncio, sys
from motu.store.open_store import open_store
from motu.store.rows import TableSummary

async def play(store, id):
    kept = await store.load(id)
    version = kept.version if kept else 0
    while True:
        head = TableSummary("running", True, ("ann", "bob"), None, b"{}")
        if version:
            *first, last = [b"move %d" % number for number in range(version + 1, version + 4)]
            await store.append(id, version, head, 1.0, last, str(version), None, None, first)
            version += 2
        else:
            await store.create(id, "kahuna", b"", head, 1.0, b"move 1")
        version += 1
        sys.stdout.write(f"{id} {version}\\n")
        sys.stdout.flush()

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{number}") for number in range(5)))

asyncio.run(main())
"""


def killed(url: str, seconds: float) -> dict[str, int]:
    """Let a server run, kill it at some moment after its first word; the versions that it acknowledged."""
    with subprocess.Popen([sys.executable, "-c", SERVER, url], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline()]
        time.sleep(seconds)
        server.kill()
        lines += server.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {id: int(version) for id, version in whole}


@pytest.mark.fuzz
async def test_nothing_acknowledged_is_lost_by_a_kill(url: str, amount: Callable[[int, int, int], int]) -> None:
    async def kept() -> dict[str, list[bytes]]:
        async with opened(url) as store:
            return {f"t{number}": [event.body for event in await store.since(f"t{number}", 0)] for number in range(5)}

    for _ in range(amount(2, 4, 30)):
        acknowledged = killed(url, random.uniform(0.0, 0.3))
        assert acknowledged
        there = await kept()
        for id, bodies in there.items():
            assert bodies == [b"move %d" % number for number in range(1, len(bodies) + 1)]
            # The last one may have been kept without anybody having been told.
            assert acknowledged.get(id, 0) <= len(bodies)
            assert len(bodies) % 3 == 1 or not bodies  # after the first, three at a time: all of them or none
