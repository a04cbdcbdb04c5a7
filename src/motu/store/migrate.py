"""Numbered changes of a database's form, each made once, in order, forward only.

They lie in `migrations/sqlite` and `migrations/postgres` as 0001.sql, 0002.sql and so on. The table `migration` tells
which of them a database has. Never change one that was released: write the next.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING

from motu.core.errors import BadOption, message

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]

HISTORY = "create table if not exists migration (number integer primary key, at double precision not null)"
LOCK = 0x6D6F7475
"""The number of PostgreSQL's lock under which migrations run."""


def shipped(kind: str) -> list[str]:
    """The changes for `sqlite` or `postgres`: the first is number 1."""
    folder = files("motu.store") / "migrations" / kind
    return in_order({file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()})


def in_order(scripts: Mapping[str, str]) -> list[str]:
    """The scripts by the numbers that they have for names; ValueError where a number is missing or there twice."""
    numbered = sorted((int(name.removesuffix(".sql")), script) for name, script in scripts.items())
    numbers = [number for number, _ in numbered]
    if numbers != list(range(1, len(numbers) + 1)):
        raise ValueError(f"Migrations must be numbered from 1 without a gap: {numbers}")
    return [script for _, script in numbered]


def missing(done: int | None, scripts: list[str]) -> Iterator[tuple[int, str]]:
    """What a database has yet to go through; BadOption, if a newer Motu made it."""
    done = done or 0
    if done > len(scripts):
        raise BadOption(message("store-too-new", there=done, known=len(scripts)))
    return iter(list(enumerate(scripts, 1))[done:])


def migrate_sqlite(connection: sqlite3.Connection, scripts: list[str]) -> None:
    """Bring a database up to date. Each change is made wholly or not at all."""
    while True:
        connection.execute("begin immediate")
        try:
            connection.execute(HISTORY)
            (done,) = connection.execute("select max(number) from migration").fetchone()
            number, script = next(missing(done, scripts), (0, ""))
            for statement in statements(script.splitlines(keepends=True)):
                connection.execute(statement)
            if number:
                connection.execute("insert into migration values (?, ?)", (number, time.time()))
            connection.execute("commit")
        except BaseException:
            if connection.in_transaction:
                connection.execute("rollback")
            raise
        if not number:
            return


def statements(lines: Iterable[str]) -> Iterator[str]:
    """The single statements of a script, for `executescript` would end the transaction."""
    statement = ""
    for line in lines:
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"A migration ends within a statement: {statement}")


async def migrate_postgres(connection: asyncpg.Connection, scripts: list[str]) -> None:
    """Bring a database up to date. Each change is made wholly or not at all.

    Close the connection when this fails: the lock goes with it.
    """
    await connection.execute("select pg_advisory_lock($1)", LOCK)
    await connection.execute(HISTORY)
    done = await connection.fetchval("select max(number) from migration")
    for number, script in missing(done, scripts):
        async with connection.transaction():
            await connection.execute(script)
            await connection.execute("insert into migration values ($1, $2)", number, time.time())
    await connection.execute("select pg_advisory_unlock($1)", LOCK)
