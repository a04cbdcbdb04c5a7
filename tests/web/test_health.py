"""Health that is true: a server says so when it cannot keep anything, and why in a word."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

pytest.importorskip("uvicorn")

import httpx2

from motu.core.errors import message
from motu.store.open_store import open_store
from motu.store.protocol import Store, Unavailable
from motu.web.health import EVERY, Health, Unwell
from motu.web.serve import Settings, prepare
from tests.reasons import says
from tests.store.test_examine import fill, overwrite
from tests.web.house import House

pytestmark = pytest.mark.timeout(120)

SMALL = """
import motu.store.sqlite.store as store
import motu.web.health as health
connect = store.connect
def small(path, patience, **more):
    connection = connect(path, patience, **more)
    connection.execute("pragma max_page_count = PAGES")
    return connection
store.connect = small
health.EVERY = 0
"""
"""A disk that is soon full."""
ROOM = 12
"""Pages that it has for more than an empty database."""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    empty = tmp_path_factory.mktemp("empty") / "motu.db"
    asyncio.run(_make(str(empty)))
    with closing(sqlite3.connect(empty)) as connection:
        (pages,) = connection.execute("pragma page_count").fetchone()
    motu = House(tmp_path_factory.mktemp("house"), SMALL.replace("PAGES", str(pages + ROOM)))
    try:
        motu.start()
        yield motu
    finally:
        motu.stop()


async def _make(path: str) -> None:
    store = await open_store(path)
    await store.close()


def test_a_full_disk_is_no_good_health(small: House) -> None:
    health = httpx2.get(f"{small.url}/health")
    assert (health.status_code, health.json()) == (200, {"ok": True})
    assert "motu_healthy 1" in httpx2.get(f"{small.url}/metrics").text
    with httpx2.Client(base_url=small.url, timeout=30) as guests:
        for _ in range(2_000):
            guests.cookies.clear()
            if guests.post("/api/me").status_code == 503:
                break
        else:
            pytest.fail("the disk never was full")
        health = guests.get("/health", headers={"accept-language": "de"})
        assert health.status_code == 503
        assert health.json()["error"]["args"] == {"why": "full"}
        assert health.json()["error"]["text"] == "Dem Server geht es nicht gut: Seine Datenbank ist voll."
        assert "motu.db" not in health.text
        assert "motu_healthy 0" in guests.get("/metrics").text


async def test_a_damaged_database_is_said_before_anything_is_served(tmp_path: Path) -> None:
    path = tmp_path / "motu.db"
    await fill(str(path))
    overwrite(path)
    with pytest.raises(Unavailable, check=says("store-damaged")):
        await asyncio.to_thread(prepare, Settings(database=str(path), port=0))


class Sick:
    """A store that has what it is told."""

    def __init__(self) -> None:
        self.has: Any = None
        self.asked = 0

    async def check(self) -> None:
        self.asked += 1
        await asyncio.sleep(0)
        if self.has:
            raise self.has


async def test_the_store_is_asked_now_and_then_and_damage_stays() -> None:
    store, time = Sick(), [0.0]
    health = Health(cast("Store", store), lambda: time[0])
    await asyncio.gather(*(health.check() for _ in range(50)))
    assert store.asked == 1
    store.has = Unavailable(message("store-unreachable", reason="password=secret"))
    await health.check()
    time[0] += EVERY
    with pytest.raises(Unwell) as unwell:
        await health.check()
    assert unwell.value.reason == message("web-unwell", why="unreachable")
    store.has, time[0] = None, time[0] + EVERY
    await health.check()
    store.has, time[0] = RuntimeError("of another kind"), time[0] + EVERY
    with pytest.raises(Unwell):
        await health.check()
    health.note(Unavailable(message("store-damaged", where="motu.db", reason="…")))
    store.has, time[0] = None, time[0] + EVERY
    with pytest.raises(Unwell, match="damaged"):
        await health.check()
