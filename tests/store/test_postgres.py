"""PostgreSQL alone: a server that goes away and comes back, or does not let us in."""

from __future__ import annotations

import asyncio

import asyncpg  # type: ignore[import-untyped]
import pytest

from motu.core.errors import BadOption
from motu.store.open_store import open_store
from motu.store.postgres.store import open_postgres
from motu.store.protocol import Unavailable
from tests.reasons import says
from tests.services import Postgres, free_port, running_postgres
from tests.store.stores import create, head, opened


async def test_lost_connections_are_said_and_made_anew(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await create(store, "t")
        other = await asyncpg.connect(postgres_url)
        lock = other.transaction()
        await lock.start()
        await other.execute('lock table "table"')
        task = asyncio.create_task(store.append("t", 1, head(), 2.0, b""))
        waiting = "select count(*) from pg_locks where not granted"
        while not task.done() and not await other.fetchval(waiting):
            await asyncio.sleep(0.01)
        query = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'motu'"
        await other.execute(query)
        with pytest.raises(Unavailable, check=says("store-unreachable")):
            await task
        await lock.rollback()
        await other.close()
        await store.append("t", 1, head(), 2.0, b"")
        await store.check()


async def test_a_server_that_is_stopped_is_said_and_used_again_when_it_is_back(postgres: Postgres) -> None:
    with running_postgres() as server:
        store = await open_store(server.url())
        await create(store, "t")
        await asyncio.to_thread(server.stop)
        for _ in range(2):
            with pytest.raises(Unavailable, check=says("store-unreachable")):
                await store.append("t", 1, head(), 2.0, b"")
            with pytest.raises(Unavailable, check=says("store-unreachable")):
                await store.load("t")
        await asyncio.to_thread(server.start)
        await store.append("t", 1, head(), 2.0, b"")
        await store.close()


async def test_a_server_that_is_not_there_is_said(postgres: Postgres) -> None:
    with pytest.raises(Unavailable, check=says("store-unreachable")):
        await open_store(f"postgresql://motu:secret@127.0.0.1:{free_port()}/motu")


async def test_a_database_that_is_not_there_is_said(postgres: Postgres) -> None:
    with pytest.raises(BadOption, check=says(r"store-refused .*nowhere")):
        await open_store(postgres.url("nowhere"))


@pytest.mark.parametrize("url", ["postgresql://host:port/motu", "postgresql://u:secret@[::1/motu"])
async def test_a_wrong_url_is_said_without_its_password(url: str) -> None:
    with pytest.raises(BadOption, check=says("store-refused")) as caught:
        await open_store(url)
    assert "secret" not in str(caught.value)


async def test_a_closed_store_says_so(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    await store.close()
    await store.close()
    with pytest.raises(Unavailable, check=says("store-closed")):
        await store.check()


async def test_more_may_ask_at_once_than_there_are_connections(postgres_url: str) -> None:
    store = await open_postgres(postgres_url, connections=2)
    await asyncio.gather(*(create(store, f"t{number}") for number in range(100)))
    assert len(await store.lobby(200)) == 100
    await store.close()
