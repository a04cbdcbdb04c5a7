"""Backups: all of it or nothing, and from either database into either."""

from __future__ import annotations

import asyncio
import gzip
import itertools
import json
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motu.core.errors import BadOption
from motu.store.backup import backup, restore
from motu.store.backup_file import LAYOUT, BackupWriter
from motu.store.migrate import shipped
from motu.store.protocol import Store, StoreError, Unavailable
from motu.store.rows import OPEN, OVER, RUNNING, CampaignGame, OwnComponents, Rating, Result
from tests.reasons import says
from tests.services import free_port
from tests.store.stores import add, create, head, opened
from tests.store.test_migrations import change, fill_postgres, fill_sqlite


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "motu.backup"


async def fill(store: Store) -> None:
    await add(store, "ann", "Ann O'Neil 🏝", "Ann")
    await add(store, "bob", "Bob")
    await create(store, "t", head(RUNNING, "ann", "", "bob", due=5.25, listing=bytes(range(256))))
    await store.append("t", 1, head(RUNNING, "ann", "", "bob", due=5.25), 2.1, b"\0\xff", "key")
    await store.claim("t", 2, "me", 6.0, 1e12)
    await create(store, "u", head(OPEN, "bob", public=False))
    for number in range(3):
        await create(store, f"over {number}")
        result = Result("kahuna", "base", ("ann", "bob"), (1.0, 0.5), 1.0)
        await store.append(f"over {number}", 1, head(OVER), 1.0 + number, b"", None, result)
    await store.rate_next(lambda _, old: [Rating(1600.0 + number, 50.0) for number in range(len(old))])
    await store.attempt("kahuna", "2026-11-16", "bob", "daily", 3.0)
    await store.attempt("kahuna", "2026-11-16", "ann", "t", 3.0)
    await create(store, "daily")
    bout = CampaignGame("bob", "kahuna", "hoku", 1, True, 4.0, "2026-11-16", 3)
    await store.append("daily", 1, head(OVER), 4.0, b"", None, None, bout)
    await store.secret("daily", b"\0of the house\xff")
    await store.keep_components("ann", OwnComponents("paradise", "3f2a90c1d47e", "Ann's", 3.0), b"\0tables\xff", 9)
    await store.create("own", "paradise", b"", head(OVER), 1.0, b"", "3f2a90c1d47e")
    await store.add_session("ann", b"another \xff", 2.0, "firefox linux")
    await store.set_recovery("ann", [b"one \0", b"two"])


async def everything(store: Store) -> list[Any]:
    """All that can be asked; and two results wait to be counted."""
    waiting = 0
    ratings = [await store.ratings(id) for id in ("ann", "bob")]
    while await store.rate_next(lambda _, old: old):
        waiting += 1
    return [
        *[await store.load(id) for id in ("t", "u", "over 0", "over 1", "over 2")],
        *[await store.visitor_of(f"token of {id}".encode(), 2.0) for id in ("ann", "bob")],
        await store.account("ANN"),
        await store.account_like(["ann"], worn=False),
        [each.id for each in await store.wearers("bob", "")],
        await store.sessions("ann"),
        sorted(await store.recovery("ann")),
        await store.known_key("t", "key"),
        await store.campaign("bob", "kahuna"),
        [await store.attempt_of("kahuna", "2026-11-16", visitor) for visitor in ("ann", "bob")],
        await store.tallies("kahuna", "2026-11-01", "2026-11-30"),
        await store.secret("daily", b"another"),
        await store.tables_of("bob", 10),
        await store.ranking("kahuna", "base", 10),
        await store.lobby(10),
        await store.own_components("ann"),
        await store.components("paradise", "3f2a90c1d47e"),
        await store.sweep_components(9.0, 10),
        ratings,
        waiting,
    ]


async def test_everything_comes_back_in_either_database(url: str, other_url: str, file: Path) -> None:
    async with opened(url) as store:
        await fill(store)
        seen: list[int] = []
        rows = await backup(url, file, seen.append)
        before = await everything(store)
    assert before[-1] == 2
    assert seen[-1] == rows
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.glob("motu.backup*")] == ["motu.backup"]
    assert await restore(file, other_url) == rows
    async with opened(other_url) as store:
        assert await everything(store) == before
        # Nobody has a claim on what was restored.
        assert [table.id for table in await store.due(10.0, 10)] == ["t"]
        await store.append("t", 2, head(OVER), 3.0, b"on", None, Result("kahuna", "base", ("ann",), (1.0,), 9.0))
        assert await store.rate_next(lambda _, old: old)


async def test_a_backup_is_of_one_moment_while_the_server_goes_on(url: str, other_url: str, file: Path) -> None:
    async with opened(url) as store:
        for number in range(30):
            await create(store, f"t{number}")

        async def play() -> None:
            for version in itertools.count(1):
                for number in range(30):
                    await store.append(f"t{number}", version, head(RUNNING, "ann"), 2.0, b"move")
                moved.set()

        moved = asyncio.Event()
        server = asyncio.create_task(play())
        await moved.wait()
        await backup(url, file)
        assert not server.done()
        server.cancel()
        await asyncio.gather(server, return_exceptions=True)
    await restore(file, other_url)
    async with opened(other_url) as store:
        versions = []
        for number in range(30):
            table = await store.load(f"t{number}")
            assert table is not None
            assert [event.version for event in table.events] == list(range(1, table.version + 1))
            versions.append(table.version)
        # One event after another: so the tables were ahead of each other by one at most, in this order.
        assert all(0 <= one - next <= 1 for one, next in itertools.pairwise(versions))
        assert versions[0] - versions[-1] <= 1


async def test_many_rows_come_in_blocks(tmp_path: Path, other_url: str, file: Path) -> None:
    path = str(tmp_path / "many.db")
    async with opened(path) as store:
        await asyncio.gather(*(create(store, f"t{number}") for number in range(1234)))
    assert await backup(path, file) == 2468
    assert await restore(file, other_url) == 2468
    async with opened(other_url) as store:
        assert len(await store.lobby(5000)) == 1234


async def test_nothing_comes_back_as_nothing(url: str, other_url: str, file: Path) -> None:
    async with opened(url):
        assert await backup(url, file) == 0
    assert await restore(file, other_url) == 0


async def test_a_database_of_an_earlier_version_can_be_backed_up_and_restored(
    tmp_path: Path, other_url: str, file: Path
) -> None:
    path = tmp_path / "old.db"
    await fill_sqlite(str(path), 1)
    assert await backup(str(path), file) == 5
    assert await restore(file, other_url) == 5
    async with opened(other_url) as store:
        assert len(await store.since("t", 0)) == 2
        assert await store.ratings("ann") == {}


async def test_a_database_of_an_earlier_version_is_backed_up_from_postgres(postgres_url: str, file: Path) -> None:
    await fill_postgres(postgres_url, 1)
    assert await backup(postgres_url, file) == 5


async def test_a_database_that_is_not_empty_is_left_alone(url: str, file: Path) -> None:
    async with opened(url) as store:
        await fill(store)
        await backup(url, file)
    with pytest.raises(BadOption, check=says("restore-not-empty")):
        await restore(file, url)
    async with opened(url) as store:
        assert len(await store.tables_of("bob", 10)) == 2


async def test_a_server_keeps_others_from_restoring_into_its_file(tmp_path: Path, file: Path) -> None:
    path = str(tmp_path / "motu.db")
    async with opened(path):
        await backup(path, file)
        with pytest.raises(BadOption, check=says("store-in-use")):
            await restore(file, path)


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def with_lines(change: Callable[[list[bytes]], object]) -> Callable[[Path], None]:
    def spoil(file: Path) -> None:
        lines = lines_of(file)
        change(lines)
        file.write_bytes(gzip.compress(b"".join(lines)))

    return spoil


def flip(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0xFF
    file.write_bytes(data)


def cut(share: float) -> Callable[[Path], None]:
    def spoil(file: Path) -> None:
        data = file.read_bytes()
        file.write_bytes(data[: int(len(data) * share)])

    return spoil


def signed(change: Callable[[list[Any]], object]) -> Callable[[Path], None]:
    """Somebody who makes a good file of bad rows."""

    def spoil(file: Path) -> None:
        lines = [json.loads(line) for line in lines_of(file)]
        tables = {line["table"]: line["columns"] for line in lines if isinstance(line, dict) and "table" in line}
        rows: dict[str, list[Any]] = {}
        for line in lines[1:-1]:
            if isinstance(line, dict):
                rows[line["table"]] = rows_now = []
            else:
                rows_now.append(line)
        change(rows["session"])
        with BackupWriter(file) as writer:
            writer._lines([lines[0]])
            for table, found in rows.items():
                writer._lines([{"table": table, "columns": tables[table]}, *found])
                writer._counts[table] = len(found)
            writer.end()

    return spoil


SPOILT: dict[str, tuple[Callable[[Path], object], str]] = {
    "nothing in it": (lambda file: file.write_bytes(b""), "backup-foreign"),
    "a diary": (lambda file: file.write_text("Dear diary"), "backup-foreign"),
    "a packed diary": (lambda file: file.write_bytes(gzip.compress(b"Dear diary")), "backup-foreign"),
    "other JSON": (lambda file: file.write_bytes(gzip.compress(b'{"format": "else"}\n')), "backup-foreign"),
    "torn early": (cut(0.1), "backup-torn"),
    "torn late": (cut(0.9), "backup-torn"),
    "torn at the end": (cut(0.999), "backup-torn"),
    "without the last line": (with_lines(lambda lines: lines.pop()), "backup-torn"),
    "a byte is wrong": (flip, "backup-damaged"),
    "a line is lost": (with_lines(lambda lines: lines.pop(3)), "backup-damaged"),
    "a line is twice": (with_lines(lambda lines: lines.insert(3, lines[3])), "backup-damaged"),
    "something after the end": (with_lines(lambda lines: lines.append(b"[]\n")), "backup-damaged"),
    "half a line": (with_lines(lambda lines: lines.__setitem__(3, lines[3][:9])), "backup-damaged"),
    "a number": (with_lines(lambda lines: lines.insert(3, b"5\n")), "backup-damaged"),
    "a newer format": (with_lines(lambda lines: lines.__setitem__(0, lines[0].replace(b": 1,", b": 2,"))), "too-new"),
    "a newer database": (
        with_lines(lambda lines: lines.__setitem__(0, lines[0].replace(b'"schema": ', b'"schema": 9'))),
        "too-new",
    ),
    "an unknown table": (with_lines(lambda lines: lines.insert(1, b'{"table": "x", "columns": []}\n')), "damaged"),
    "a session of nobody": (signed(lambda rows: rows[0].__setitem__(1, "nobody")), "backup-damaged"),
    "a session twice": (signed(lambda rows: rows.append(rows[0])), "backup-damaged"),
    "no number": (signed(lambda rows: rows[0].__setitem__(2, None)), "backup-damaged"),
    "a list for a word": (signed(lambda rows: rows[0].__setitem__(1, ["ann"])), "backup-damaged"),
}


@pytest.mark.parametrize("name", SPOILT)
async def test_a_file_that_is_not_whole_is_refused_and_changes_nothing(
    other_url: str, tmp_path: Path, name: str
) -> None:
    spoil, words = SPOILT[name]
    file = tmp_path / "motu.backup"
    path = str(tmp_path / "motu.db")
    async with opened(path) as store:
        await fill(store)
    await backup(path, file)
    whole = file.read_bytes()
    spoil(file)
    with pytest.raises(BadOption, check=says(words)):
        await restore(file, other_url)
    file.write_bytes(whole)
    assert await restore(file, other_url) > 0


async def test_a_backup_replaces_a_backup_and_nothing_else(tmp_path: Path, file: Path) -> None:
    path = tmp_path / "motu.db"
    async with opened(str(path)) as store:
        await backup(str(path), file)
        await fill(store)
        assert await backup(str(path), file) > 0
        for other in (path, tmp_path):
            with pytest.raises(BadOption, check=says("backup-in-the-way")):
                await backup(str(path), other)
        with pytest.raises(StoreError, check=says("backup-cannot-write")):
            await backup(str(path), tmp_path / "no folder" / "motu.backup")
        await store.check()


async def test_a_backup_that_fails_leaves_the_last_one(tmp_path: Path, file: Path) -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    path = str(tmp_path / "motu.db")
    async with opened(path) as store:
        await fill(store)
        await backup(path, file)
        before = file.read_bytes()
        with pytest.raises(KeyboardInterrupt):
            await backup(path, file, stop)
        assert file.read_bytes() == before
        assert [found.name for found in tmp_path.glob("*.part")] == []


async def test_what_cannot_be_backed_up_is_said(tmp_path: Path, file: Path) -> None:
    missing, foreign, newer = tmp_path / "missing.db", tmp_path / "foreign.db", tmp_path / "newer.db"
    foreign.write_text("Dear diary, " * 1000)
    (tmp_path / "empty.db").touch()
    async with opened(str(newer)):
        pass
    await change(str(newer), "insert into migration values (99, 1)")
    for path, words in (
        (missing, "store-no-file"),
        (foreign, "store-foreign-file"),
        (tmp_path / "empty.db", "store-no-tables"),
        (newer, "store-too-new"),
    ):
        with pytest.raises(BadOption, check=says(words)):
            await backup(str(path), file)
        assert not file.exists()
    assert not missing.exists()
    with pytest.raises(BadOption, check=says("backup-cannot-read")):
        await restore(file, str(tmp_path / "new.db"))


async def test_what_cannot_be_backed_up_from_postgres_is_said(postgres_url: str, file: Path) -> None:
    with pytest.raises(BadOption, check=says("store-no-tables")):
        await backup(postgres_url, file)
    with pytest.raises(Unavailable, check=says("store-unreachable")):
        await backup(f"postgresql://127.0.0.1:{free_port()}/motu", file)


async def test_every_column_is_in_a_backup_or_left_out_on_purpose(tmp_path: Path) -> None:
    left_out = {"table": {"owner", "until"}, "result": {"number"}}
    async with opened(str(tmp_path / "motu.db")):
        pass
    connection = sqlite3.connect(tmp_path / "motu.db")
    tables = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
    assert set(tables) - set(LAYOUT) == {"filler", "migration", "pulse", "seat", "sqlite_sequence"}
    for table, columns in LAYOUT.items():
        there = {row[1] for row in connection.execute(f'pragma table_info("{table}")')}
        assert there == set(columns) | left_out.get(table, set())
    connection.close()
    assert len(shipped("sqlite")) == 6, "A new migration: does an older backup still fit?"
