"""SQLite alone: a file that is full, locked, held by another server, or no database at all."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from motu.core.errors import BadOption
from motu.store.protocol import Outdated, Unavailable
from motu.store.rows import OPEN
from motu.store.sqlite.store import SqliteStore, open_sqlite
from tests.reasons import says
from tests.store.stores import add, create, head


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "motu.db"


@asynccontextmanager
async def opened(path: Path, patience: float = 0.1) -> AsyncIterator[SqliteStore]:
    """Without much patience for locks."""
    store = await open_sqlite(path, patience)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def locked(path: Path, how: str) -> Iterator[None]:
    """As another program may hold the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"begin {how}")
        yield


async def test_a_full_file_is_said_and_the_store_goes_on_when_there_is_room(path: Path) -> None:
    def limit(connection: sqlite3.Connection, pages: int) -> None:
        connection.execute(f"pragma max_page_count = {pages}")

    async with opened(path) as store:
        await create(store, "t")
        await store._writer.ask(limit, 1)
        large = head(listing=bytes(100_000))
        with pytest.raises(Unavailable, check=says("store-full")):
            await store.append("t", 1, large, 2.0, b"")
        assert len(await store.since("t", 0)) == 1
        await store._writer.ask(limit, 1_000_000)
        await store.append("t", 1, large, 2.0, b"")
        assert len(await store.since("t", 0)) == 2


LIMITED = """
import asyncio, resource, sys
from pathlib import Path
from motu.store.open_store import open_store
from motu.store.protocol import Unavailable
from motu.store.rows import TableSummary

async def main(path):
    store = await open_store(path)
    head = TableSummary("open", True, ("ann",), None, b"{}")
    await store.create("t", "kahuna", b"", head, 1.0, b"")
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(path + "-wal").stat().st_size + 100_000, hard))
    version = 1
    try:
        while True:
            await store.append("t", version, head, 2.0, bytes(1000))
            version += 1
    except Unavailable as error:
        print(error.reason.id)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        await store.check()
    except Unavailable as error:
        print(error.reason.id)
    assert (await store.load("t")).version == version
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await store.append("t", version, head, 2.0, bytes(1000))
    assert [event.version for event in await store.since("t", 0)] == list(range(1, version + 2))
    await store.close()
    print("went on")

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no limits for files.")
def test_a_full_disk_is_said_and_the_store_goes_on_when_there_is_room(path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", LIMITED, path], capture_output=True, text=True, check=False)
    assert (done.stdout.split("\n"), done.stderr) == (["store-full", "store-full", "went on", ""], "")


async def test_a_locked_file_can_be_read_and_is_written_when_it_is_free(path: Path) -> None:
    async with opened(path) as store:
        await create(store, "t")
        token = await add(store, "ann")
        with locked(path, "immediate"):
            told = await asyncio.gather(
                *(store.append("t", 1, head(), 2.0, b"") for _ in range(3)), store.check(), return_exceptions=True
            )
            assert {str(getattr(error, "reason", error)) for error in told} == {f"store-locked (where={path})"}
            assert len(await store.since("t", 0)) == 1
            assert await store.visitor_of(token, 1e6) is not None
        await store.append("t", 1, head(), 2.0, b"")
        await store.check()


async def test_a_lock_that_ends_in_time_is_waited_for(path: Path) -> None:
    store = await open_sqlite(path)
    with locked(path, "immediate"):
        task = asyncio.create_task(create(store, "t"))
        await asyncio.sleep(0.2)
        assert not task.done()
    await task
    await store.close()


async def test_a_file_that_is_locked_from_the_beginning_is_said(path: Path) -> None:
    with locked(path, "exclusive"), pytest.raises(Unavailable, check=says("store-locked")):
        await open_sqlite(path, 0.1)
    async with opened(path) as store:
        await store.check()


async def test_two_servers_do_not_share_a_file(path: Path) -> None:
    async with opened(path):
        with pytest.raises(BadOption, check=says(r"store-in-use .*motu\.db\.lock")):
            await open_sqlite(path)
    async with opened(path) as store:
        await store.check()


async def test_only_its_owner_can_read_the_file(path: Path) -> None:
    async with opened(path) as store:
        await create(store, "t")
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_another_file_is_not_taken_for_a_database(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)
    with pytest.raises(BadOption, check=says("store-foreign-file")):
        await open_sqlite(path)
    assert path.read_text().startswith("Dear diary")


async def test_a_database_must_lie_in_a_folder_that_is_there(tmp_path: Path) -> None:
    with pytest.raises(BadOption, check=says("store-cannot-open")):
        await open_sqlite(tmp_path / "no folder" / "motu.db")
    with pytest.raises(BadOption, check=says("store-cannot-open")):
        await open_sqlite(tmp_path)


async def test_what_was_asked_before_the_end_is_done(path: Path) -> None:
    store = await open_sqlite(path)
    tasks = [asyncio.create_task(create(store, f"t{number}")) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(Unavailable, check=says("store-closed")):
        await store.check()
    await store.close()
    async with opened(path) as again:
        assert len(await again.lobby(100)) == 50


async def test_one_that_fails_in_a_batch_takes_no_other_with_it(path: Path) -> None:
    async with opened(path, 60.0) as store:  # however long the lock lasts on a busy machine
        await create(store, "t0")
        with locked(path, "immediate"):  # so that all of these meet in one transaction
            tasks = [asyncio.create_task(create(store, f"t{number}")) for number in range(3)]
            tasks.append(asyncio.create_task(store.append("t0", 5, head(OPEN), 1.0, b"")))
            tasks.append(asyncio.create_task(store.rename("nobody", "Name", str.casefold)))
            tasks.append(asyncio.create_task(store.append("t0", 1, head(OPEN), 1.0, b"")))
            await asyncio.sleep(0.02)
        told = await asyncio.gather(*tasks, return_exceptions=True)
        kinds = [type(error) for error in told]
        assert kinds == [Outdated, type(None), type(None), Outdated, ValueError, type(None)]
        assert len(await store.lobby(10)) == 3


def test_a_store_may_be_used_from_one_event_loop_after_another(path: Path) -> None:
    store = asyncio.run(open_sqlite(path))
    asyncio.run(create(store, "t"))
    assert asyncio.run(store.load("t")) is not None
    asyncio.run(store.close())


async def test_a_file_has_one_server_under_all_its_names(path: Path) -> None:
    async with opened(path):
        name = path.with_name("other.db")
        name.symlink_to(path)
        with pytest.raises(BadOption, check=says("store-in-use")):
            await open_sqlite(name)


async def test_every_commit_is_written_through_to_the_disk(path: Path) -> None:
    def settings(connection: sqlite3.Connection) -> list[object]:
        return [connection.execute(f"pragma {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]

    async with opened(path) as store:
        assert await store._writer.ask(settings) == ["wal", 2]
