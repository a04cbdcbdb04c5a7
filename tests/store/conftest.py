"""Every test of the contract is run with both databases, each time with an empty one."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.services import Postgres

NUMBERS = count(1)


def new_schema(postgres: Postgres) -> str:
    """The URL of a schema in which there is nothing: it does for a database, and is there in no time.

    Nobody removes it: the whole server is thrown away after the tests.
    """
    name = f"test{next(NUMBERS)}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres.url())
        await connection.execute(f"create schema {name}")
        await connection.close()

    asyncio.run(make())
    return f"{postgres.url()}?search_path={name}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return new_schema(postgres)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be opened."""
    if request.param == "sqlite":
        return str(tmp_path / "motu.db")
    return new_schema(request.getfixturevalue("postgres"))


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """And where another one can be."""
    if request.param == "sqlite":
        return str(tmp_path / "other.db")
    return new_schema(request.getfixturevalue("postgres"))
