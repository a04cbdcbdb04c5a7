"""Players' own components in SQLite. Each function here is a job: the worker makes a transaction of it."""

from __future__ import annotations

from sqlite3 import Connection

from motu.store.rows import OwnComponents

_COUNT = "select count(*) from own_components where visitor = ? and not (game = ? and name = ?)"
_KEEP = """
    insert into components (game, name, body, used) values (?, ?, ?, ?)
    on conflict (game, name) do update set used = max(used, excluded.used)
"""
_CALL = """
    insert into own_components (visitor, game, name, called, at) values (?, ?, ?, ?, ?)
    on conflict (visitor, game, name) do update set called = excluded.called, at = excluded.at
"""
_OWN = "select game, name, called, at from own_components where visitor = ? order by at desc, game, name"
_SWEEP = """
    delete from components where (game, name) in (
        select game, name from components where used < ? and not exists (
            select 1 from "table" where "table".game = components.game and "table".components = components.name
            and "table".components <> '')
        order by used limit ?)
"""


def keep(connection: Connection, visitor: str, own: OwnComponents, body: bytes, most: int) -> bool:
    game, name, called, at = own
    if connection.execute(_COUNT, (visitor, game, name)).fetchone()[0] >= most:
        return False
    connection.execute(_KEEP, (game, name, body, at))
    connection.execute(_CALL, (visitor, game, name, called, at))
    return True


def find(connection: Connection, game: str, name: str) -> bytes | None:
    row = connection.execute("select body from components where game = ? and name = ?", (game, name)).fetchone()
    return row[0] if row else None


def use(connection: Connection, game: str, name: str, at: float) -> bool:
    query = "update components set used = max(used, ?) where game = ? and name = ?"
    return connection.execute(query, (at, game, name)).rowcount == 1


def of(connection: Connection, visitor: str) -> list[OwnComponents]:
    return [OwnComponents(*row) for row in connection.execute(_OWN, (visitor,))]


def forget(connection: Connection, visitor: str, game: str, name: str) -> None:
    query = "delete from own_components where visitor = ? and game = ? and name = ?"
    connection.execute(query, (visitor, game, name))


def sweep(connection: Connection, before: float, limit: int) -> int:
    return connection.execute(_SWEEP, (before, limit)).rowcount
