"""Services that the tests of the room share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.services import Missing, Postgres, running_postgres, running_redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        with running_postgres() as server:
            yield server
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    try:
        with running_redis() as url:
            yield url
    except Missing as missing:
        pytest.skip(str(missing))
