"""One server for all tests of a file that do not hurt it, and what servers of several processes need."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count

import pytest

from tests.services import Postgres
from tests.web.house import House, house

NUMBERS = count(1)


@pytest.fixture(scope="module")
def motu(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    pytest.importorskip("uvicorn")
    with house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The URL of an empty database."""
    name = f"house{next(NUMBERS)}"
    asyncio.run(_tell(postgres, f"create database {name}"))
    yield postgres.url(name)
    asyncio.run(_tell(postgres, f"drop database {name} with (force)"))


async def _tell(postgres: Postgres, words: str) -> None:
    asyncpg = pytest.importorskip("asyncpg")
    connection = await asyncpg.connect(postgres.url())
    await connection.execute(words)
    await connection.close()
