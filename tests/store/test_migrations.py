"""Databases of every earlier version are brought up to date, with all that is in them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from motu.core.errors import BadOption
from motu.store.migrate import in_order, migrate_postgres, migrate_sqlite, shipped, statements
from motu.store.open_store import open_store
from motu.store.pulse import SURE
from motu.store.rows import (
    OVER,
    Attempt,
    CampaignScore,
    Event,
    Outage,
    Rating,
    Result,
    StoredTable,
    TableSummary,
    Visitor,
)
from tests.reasons import says
from tests.store.stores import create, head, opened

SEATS = {"sqlite": '["ann", "bob"]', "postgres": "{ann,bob}"}
POINTS = {"sqlite": "[1, 0]", "postgres": "{1,0}"}

# What people may have had in a database of each version, besides what they had in those before. A new migration
# needs a line here, perhaps an empty one.
HAD = {
    1: """
        insert into "table" (id, game, version, created, changed, secret, stage, public, seats, listing)
            values ('t', 'kahuna', 2, 1, 2, 'seed', 'running', '1', '{seats}', '{{}}');
        insert into event ("table", version, at, body) values ('t', 1, 1, 'first');
        insert into event ("table", version, at, body, key) values ('t', 2, 2, 'second', 'k');
        insert into visitor (id, name, created, account, folded, password)
            values ('ann', 'Ann', 1, 'Ann', 'ann', 'hash');
        insert into session (token, visitor, created, used) values ('token', 'ann', 1, 1);
    """,
    2: """
        insert into result (game, preset, visitors, points, at) values ('kahuna', 'base', '{seats}', '{points}', 3);
        insert into rating (visitor, game, preset, rating, deviation, volatility, games, at)
            values ('ann', 'kahuna', 'base', 1600, 100, 0.06, 5, 2);
    """,
    3: """
        insert into campaign (visitor, game, bot, played, beaten, clean, at)
            values ('ann', 'kahuna', 'pua', 3, 2, 1, 4);
        insert into daily (game, day, visitor, "table", at, outcome, margin)
            values ('kahuna', '2026-11-16', 'ann', 't', 4, 1, 3);
        insert into house (name, secret) values ('daily', 'hidden');
    """,
    4: """
        insert into components (game, name, body, used) values ('paradise', '3f2a90c1d47e', 'tables', 5);
        insert into own_components (visitor, game, name, called, at)
            values ('ann', 'paradise', '3f2a90c1d47e', 'Box', 5);
    """,
    5: "update pulse set at = 2",
    6: """
        update visitor set likeness = 'ann', worn = 'ann' where id = 'ann';
        update session set device = 'firefox linux';
        insert into recovery (visitor, code) values ('ann', 'codehash');
    """,
}
VERSIONS = range(len(shipped("sqlite")) + 1)


def had(kind: str, version: int) -> str:
    return HAD[version].format(seats=SEATS[kind], points=POINTS[kind]) if version else ""


async def fill_sqlite(path: str, version: int) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for number in range(1, version + 1):
            migrate_sqlite(connection, shipped("sqlite")[:number])
            words = had("sqlite", number)
            for word in (
                "seed",
                "{}",
                "first",
                "second",
                "token",
                "hidden",
                "codehash",
            ):  # to SQLite, words are no bytes
                words = words.replace(f"'{word}'", f"cast('{word}' as blob)")
            connection.executescript(words)


async def fill_postgres(url: str, version: int) -> None:
    connection = await asyncpg.connect(url)
    for number in range(1, version + 1):
        await migrate_postgres(connection, shipped("postgres")[:number])
        await connection.execute(had("postgres", number))
    await connection.close()


@pytest.mark.parametrize("version", VERSIONS)
async def test_everything_of_an_earlier_version_is_there_and_works(url: str, version: int) -> None:
    await (fill_postgres if "://" in url else fill_sqlite)(url, version)
    async with opened(url) as store:
        if version >= 1:
            # Whatever an earlier version noted: the server was there when something happened last.
            assert (await store.beat(90.0, 0)).outages == (Outage(1, 2.0 + SURE, 90.0),)
            ann = Visitor("ann", "Ann", 1.0, "Ann", "hash")
            events = (Event(1, 1.0, b"first"), Event(2, 2.0, b"second"))
            kept = StoredTable(
                "t", "kahuna", 2, 1.0, b"seed", TableSummary("running", True, ("ann", "bob"), None, b"{}"), events
            )
            assert await store.load("t") == kept
            assert await store.known_key("t", "k") == 2
            assert await store.visitor_of(b"token", 2.0) == await store.account("ANN") == ann
            assert await store.count_open("bob") == 1
            await store.append("t", 2, head(OVER, "ann", "bob"), 3.0, b"third")
        if version >= 2:
            assert await store.ratings("ann") == {("kahuna", "base"): Rating(1600.0, 100.0, 0.06, 5, 2.0)}
            assert [line.name for line in await store.ranking("kahuna", "base", 9)] == ["Ann"]
            assert await store.rate_next(lambda result, old: old)
        if version >= 3:
            assert await store.campaign("ann", "kahuna") == {"pua": CampaignScore(3, 2, 1)}
            assert await store.attempt_of("kahuna", "2026-11-16", "ann") == Attempt("t", 1, 3)
            assert await store.secret("daily", b"another") == b"hidden"
        if version >= 6:
            assert [each.device for each in await store.sessions("ann")] == ["firefox linux"]
            assert await store.recovery("ann") == [b"codehash"]
        elif version >= 1:
            assert [each.device for each in await store.sessions("ann")] == [""]
            assert await store.work_out_likenesses(str.casefold, 9) == 1
        assert await store.account_like(["ann"], worn=False) == ("ann" if version else None)
        assert not await store.rate_next(lambda result, old: old)
        await create(store, "new", head("open", "cid"))
        await store.append("new", 1, head(OVER), 3.0, b"", None, Result("kahuna", "base", ("cid",), (1.0,), 3.0))
        assert await store.rate_next(lambda result, old: old)


async def test_a_database_of_a_newer_motu_is_refused_and_left_alone(url: str) -> None:
    newer = len(shipped("sqlite")) + 1
    async with opened(url) as store:
        await create(store, "t")
    await change(url, f"insert into migration values ({newer}, 1)")
    with pytest.raises(BadOption, check=says(rf"store-too-new \(there={newer}, known={newer - 1}\)")):
        await open_store(url)
    await change(url, f"delete from migration where number = {newer}")
    async with opened(url) as store:
        assert await store.load("t") is not None


async def change(url: str, statement: str) -> None:
    if "://" in url:
        connection = await asyncpg.connect(url)
        await connection.execute(statement)
        await connection.close()
    else:
        with closing(sqlite3.connect(url, isolation_level=None)) as file:
            file.execute(statement)


async def test_servers_that_start_at_once_migrate_once(postgres_url: str) -> None:
    stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(5)))
    await create(stores[0], "t")
    for store in stores:
        assert await store.load("t") is not None
        await store.close()


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    scripts = ["create table a (b text);", "create table c (d text);\ninsert into nowhere values (1);"]
    with closing(sqlite3.connect(tmp_path / "motu.db", isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            migrate_sqlite(connection, scripts)
        assert connection.execute("select number from migration").fetchall() == [(1,)]
        tables = connection.execute("select name from sqlite_master where type = 'table' order by name").fetchall()
        assert tables == [("a",), ("migration",)]


async def test_a_migration_that_fails_changes_nothing_in_postgres_either(postgres_url: str) -> None:
    connection = await asyncpg.connect(postgres_url)
    with pytest.raises(asyncpg.UndefinedTableError):
        await migrate_postgres(connection, ["create table a ()", "create table c (); insert into nowhere values (1)"])
    assert await connection.fetchval("select max(number) from migration") == 1
    assert await connection.fetchval("select to_regclass('c')") is None
    await connection.close()


def test_both_databases_know_the_same_versions() -> None:
    assert len(shipped("sqlite")) == len(shipped("postgres")) == max(HAD)


def test_migrations_go_by_number() -> None:
    assert in_order({"0002.sql": "b", "0010.sql": "j", **{f"000{n}.sql": str(n) for n in (1, *range(3, 10))}})[1] == "b"
    assert in_order({}) == []


@pytest.mark.parametrize(
    "names", [["0001.sql", "0003.sql"], ["0002.sql"], ["0001.sql", "1.sql"], ["0000.sql"], ["a.sql"]]
)
def test_a_gap_or_a_number_twice_is_noticed(names: list[str]) -> None:
    with pytest.raises(ValueError, match=r"numbered|invalid literal"):
        in_order(dict.fromkeys(names, ""))


def test_half_a_statement_is_noticed() -> None:
    with pytest.raises(ValueError, match="within a statement"):
        list(statements(["create table a (b text);\n", "create table"]))
