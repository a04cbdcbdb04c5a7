"""What was acknowledged is there, whenever the server was killed."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from motu.store.backup import backup, restore
from tests.store.conftest import new_schema
from tests.store.stores import create, opened
from tests.store.test_migrations import fill_postgres, fill_sqlite

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


# --- Killed in the midst of a migration, or of a restore --------------------------------------------------------------

MIGRATION = """
import asyncio, sys
from motu.store.open_store import open_store
print(flush=True)
asyncio.run(open_store(sys.argv[1]))
"""
RESTORE = """
import asyncio, sys
from pathlib import Path
from motu.store.backup import restore
print(flush=True)
asyncio.run(restore(Path(sys.argv[2]), sys.argv[1]))
"""


@pytest.fixture(params=["sqlite", "postgres"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """The URL of a new database with each call."""
    if request.param == "postgres":
        return lambda: new_schema(request.getfixturevalue("postgres"))
    numbers = count(1)
    return lambda: str(tmp_path / f"{next(numbers)}.db")


def killed_at_work(program: str, seconds: float, *arguments: str) -> None:
    with subprocess.Popen([sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(seconds)
        process.kill()


@pytest.mark.fuzz
def test_a_migration_may_be_killed_at_any_moment(
    fresh: Callable[[], str], amount: Callable[[int, int, int], int]
) -> None:
    async def check(url: str) -> None:
        async with opened(url) as store:
            kept = await store.load("t")
            assert kept is not None
            assert [event.body for event in kept.events] == [b"first", b"second"]
            await create(store, "new")
            assert not await store.rate_next(lambda _, old: old)

    for _ in range(amount(2, 4, 40)):
        url = fresh()
        asyncio.run((fill_postgres if "://" in url else fill_sqlite)(url, 1))
        for _ in range(2):
            killed_at_work(MIGRATION, random.uniform(0.0, 0.06), url)
        asyncio.run(check(url))


@pytest.mark.fuzz
def test_a_restore_that_is_killed_has_done_nothing_or_all(
    fresh: Callable[[], str], tmp_path: Path, amount: Callable[[int, int, int], int]
) -> None:
    source, file = str(tmp_path / "source.db"), tmp_path / "motu.backup"

    async def fill() -> int:
        async with opened(source) as store:
            await asyncio.gather(*(create(store, f"t{number}") for number in range(2_000)))
        return await backup(source, file)

    async def again(url: str) -> None:
        async with opened(url) as store:
            is_empty = not await store.lobby(1)
        if is_empty:
            assert await restore(file, url) == rows
        async with opened(url) as store:
            assert len(await store.lobby(9_999)) == 2_000
            assert len(await store.since("t1999", 0)) == 1

    rows = asyncio.run(fill())
    for _ in range(amount(2, 4, 40)):
        url = fresh()
        killed_at_work(RESTORE, random.uniform(0.0, 0.25), url, str(file))
        asyncio.run(again(url))
