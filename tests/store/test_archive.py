"""PostgreSQL's own archiving, as docs/hosting.md tells hosts to set it up: the disk is lost, and the rest comes back.

By command, for it tries PostgreSQL more than Motu: MOTU_TESTS=long python -m pytest tests/store/test_archive.py
"""

from __future__ import annotations

import asyncio
import itertools
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import asyncpg  # type: ignore[import-untyped]
import pytest

from motu.store.protocol import Store, Unavailable
from tests.conftest import PROFILE
from tests.services import Missing, Postgres, running_postgres, wait_for
from tests.store.stores import create, head, opened

pytestmark = pytest.mark.skipif(PROFILE != "long", reason="PostgreSQL's part: MOTU_TESTS=long")
TABLES = 8


@pytest.fixture
def server() -> Iterator[Postgres]:
    try:
        with running_postgres("-c fsync=on") as found:
            yield found
    except Missing as missing:
        pytest.skip(str(missing))


class Play:
    """Moves at several tables, and how many of each are acknowledged."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.acknowledged = dict.fromkeys((f"t{number}" for number in range(TABLES)), 0)

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self._play(id)) for id in self.acknowledged]
        yield
        await asyncio.gather(*tasks)

    async def _play(self, id: str) -> None:
        try:
            await create(self.store, id)
            for version in itertools.count(1):
                self.acknowledged[id] = version
                await self.store.append(id, version, head(), 1.0, b"move")
        except Unavailable:
            return

    async def moves(self, more: int) -> None:
        """Until so many more are acknowledged at every table."""
        wanted = {id: version + more for id, version in self.acknowledged.items()}
        while any(self.acknowledged[id] < version for id, version in wanted.items()):
            await asyncio.sleep(0.01)


async def tell(server: Postgres, *words: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(server.url())
    try:
        return [await connection.fetchrow(each) for each in words]
    finally:
        await connection.close()


async def lose_the_disk(server: Postgres) -> None:
    await asyncio.to_thread(server.stop)
    shutil.rmtree(server.folder / "data")


async def recover(server: Postgres, restore_command: str) -> None:
    """A base backup, and what was archived since."""
    data = server.folder / "data"
    subprocess.run(["cp", "-a", str(server.folder / "base"), str(data)], check=True)
    with (data / "postgresql.auto.conf").open("a") as settings:
        settings.write(f"archive_mode = off\nsynchronous_standby_names = ''\nrestore_command = '{restore_command}'\n")
    (data / "recovery.signal").touch()
    await asyncio.to_thread(server.start)
    while (await tell(server, "select pg_is_in_recovery()"))[0][0]:
        await asyncio.sleep(0.05)


async def check(server: Postgres, at_least: dict[str, int]) -> None:
    async with opened(server.url()) as store:
        for id, version in at_least.items():
            assert len(await store.since(id, 0)) >= version, f"{id} has lost what was acknowledged"
            await store.append(id, len(await store.since(id, 0)), head(), 2.0, b"on")


async def base_backup(server: Postgres) -> None:
    where = ("-h", "127.0.0.1", "-p", str(server.port), "-U", "postgres", "-D", str(server.folder / "base"))
    await asyncio.to_thread(server.run, "pg_basebackup", *where)


async def test_what_was_archived_survives_the_disk(server: Postgres) -> None:
    archive = server.folder / "archive"
    subprocess.run([*server.as_owner, "mkdir", str(archive)], check=True)
    copying = f"test ! -f {archive}/%f && cp %p {archive}/%f.part && mv {archive}/%f.part {archive}/%f"
    await tell(
        server,
        "alter system set archive_mode = on",
        f"alter system set archive_command = '{copying}'",
        "alter system set archive_timeout = '1s'",
    )
    server.stop()
    server.start()
    async with opened(server.url()) as store:
        play = Play(store)
        async with play.going_on():
            await play.moves(20)
            await base_backup(server)
            await play.moves(20)
            before = dict(play.acknowledged)
            (segment,) = (await tell(server, "select pg_walfile_name(pg_current_wal_lsn())"))[0]
            while not (archive / segment).exists():  # within a second, by archive_timeout
                await asyncio.sleep(0.05)
            await play.moves(5)
            await lose_the_disk(server)
    await recover(server, f"cp {archive}/%f %p")
    await check(server, before)


async def test_nothing_is_lost_that_was_streamed_elsewhere_before_it_was_acknowledged(server: Postgres) -> None:
    stream = server.folder / "stream"
    subprocess.run([*server.as_owner, "mkdir", str(stream)], check=True)
    where = f"host=127.0.0.1 port={server.port} user=postgres application_name=archive"
    async with opened(server.url()) as store:
        receiving = server.command(
            "pg_receivewal", "-d", where, "-D", str(stream), "--slot", "archive", "--synchronous", "--no-loop"
        )
        await tell(
            server,
            "select pg_create_physical_replication_slot('archive', true)",
            "alter system set synchronous_standby_names = 'archive'",
            "select pg_reload_conf()",
        )
        with subprocess.Popen(receiving, cwd="/") as receiver:
            play = Play(store)
            async with play.going_on():
                await play.moves(20)
                await base_backup(server)
                await play.moves(50)
                await lose_the_disk(server)
            receiver.wait(30)
    wait_for(lambda: bool(list(stream.iterdir())), "nothing was streamed")
    await recover(server, f"cp {stream}/%f %p || cp {stream}/%f.partial %p")
    await check(server, play.acknowledged)
