"""Damage is found: at a glance when a server starts, thoroughly when somebody asks, and when it is met."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from motu.core.errors import BadOption
from motu.store.examine import GLANCE, examine
from motu.store.open_store import open_store
from motu.store.protocol import Unavailable
from motu.store.sqlite.store import SqliteStore
from tests.reasons import says
from tests.store.stores import add, create, opened
from tests.store.test_sqlite import opened as opened_file


async def fill(url: str) -> None:
    async with opened(url) as store:
        for number in range(60):
            await add(store, f"visitor {number}")
            await create(store, f"table {number}")


def overwrite(path: Path) -> None:
    """Put nonsense where a file of a database has its events."""
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("select rootpage from sqlite_master where name = 'event'").fetchone()
        (size,) = connection.execute("pragma page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(os.urandom(size))


async def test_what_is_whole_is_said_to_be(url: str) -> None:
    await fill(url)
    assert await examine(url)
    await examine(url, GLANCE)
    async with opened(url):  # also while a server uses it
        assert await examine(url)


async def test_events_that_are_lost_are_missed(url: str) -> None:
    await fill(url)
    query = """delete from event where "table" = 'table 7'"""
    if "://" in url:
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415

        connection = await asyncpg.connect(url)
        await connection.execute(query)
        await connection.close()
    else:
        with closing(sqlite3.connect(url, isolation_level=None)) as file:
            file.execute(query)
    with pytest.raises(Unavailable, check=says("store-damaged")):
        await examine(url)


@pytest.mark.parametrize("seconds", [GLANCE, None])
async def test_a_damaged_file_is_found(tmp_path: Path, seconds: float | None) -> None:
    path = tmp_path / "motu.db"
    await fill(str(path))
    overwrite(path)
    with pytest.raises(Unavailable, check=says("store-damaged")):
        await examine(str(path), seconds)


async def test_a_server_does_not_look_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motu.store.sqlite.examine.STEPS", 1)
    path = tmp_path / "motu.db"
    await fill(str(path))
    assert not await examine(str(path), 0.0)


async def test_there_must_be_a_database(tmp_path: Path) -> None:
    with pytest.raises(BadOption, check=says("store-no-file")):
        await examine(str(tmp_path / "none.db"))


async def test_damage_is_met_while_a_server_runs(tmp_path: Path) -> None:
    path = tmp_path / "motu.db"
    await fill(str(path))
    overwrite(path)
    store = await open_store(str(path))
    with pytest.raises(Unavailable, check=says("store-damaged")):
        await store.check()
    await store.close()


async def test_there_must_be_room_for_a_move(tmp_path: Path) -> None:
    def limit(connection: sqlite3.Connection, more: int) -> None:
        (pages,) = connection.execute("pragma page_count").fetchone()
        connection.execute(f"pragma max_page_count = {pages + more}")

    async with opened_file(tmp_path / "motu.db") as store:
        assert isinstance(store, SqliteStore)
        await create(store, "t")
        await store._writer.ask(limit, 2)
        with pytest.raises(Unavailable, check=says("store-full")):
            await store.check()
        await store._writer.ask(limit, 1_000)
        for _ in range(3):
            await store.check()
