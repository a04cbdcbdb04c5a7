"""Visitors, sessions and ratings in SQLite. Each function here is a job: the worker makes a transaction of it."""

from __future__ import annotations

import json
from sqlite3 import Connection, IntegrityError

from motu.store.protocol import NameTaken, Ranked, Rate, Rating, Result, Visitor
from motu.store.sql import NO_GUESS, RATING, VISITOR, folded
from motu.store.sql import ratings as read_ratings
from motu.store.sql import visitor as read_visitor

_SESSION = "insert into session (token, visitor, created, used) values (?, ?, ?, ?)"
_RATE = "insert or replace into rating (visitor, game, preset, rating, deviation, volatility, games, at) values "
_RANKING = f"""
    select visitor.id, visitor.name, {RATING} from rating join visitor on visitor.id = rating.visitor
    where game = ? and preset = ? and deviation <= {NO_GUESS:g} order by rating desc, visitor.id limit ?
"""


def add_visitor(connection: Connection, visitor: Visitor, token: bytes) -> None:
    id, name, created, account, password = visitor
    row = (id, name, created, account, folded(account) if account else None, password)
    try:
        connection.execute(
            "insert into visitor (id, name, created, account, folded, password) values (?, ?, ?, ?, ?, ?)", row
        )
    except IntegrityError as error:
        raise NameTaken(account) if "visitor.folded" in str(error) else ValueError(id) from None
    add_session(connection, id, token, created)


def visitor(connection: Connection, id: str) -> Visitor | None:
    return read_visitor(connection.execute(f"select {VISITOR} from visitor where id = ?", (id,)).fetchone())


def visitor_of(connection: Connection, token: bytes) -> tuple[Visitor | None, float]:
    """Who has this session, and when it was last used."""
    query = f"select visitor.{VISITOR.replace(', ', ', visitor.')}, used from session join visitor on id = visitor"
    row = connection.execute(f"{query} where token = ?", (token,)).fetchone()
    return read_visitor(row), row[5] if row else 0.0


def note_use(connection: Connection, token: bytes, now: float) -> None:
    connection.execute("update session set used = ? where token = ?", (now, token))


def account(connection: Connection, name: str) -> Visitor | None:
    query = f"select {VISITOR} from visitor where folded = ?"
    return read_visitor(connection.execute(query, (folded(name),)).fetchone())


def rename(connection: Connection, id: str, name: str) -> None:
    if not connection.execute("update visitor set name = ? where id = ?", (name, id)).rowcount:
        raise ValueError(id)


def make_account(connection: Connection, id: str, account: str, password: str) -> None:
    query = "update visitor set account = ?, folded = ?, password = ? where id = ?"
    try:
        changed = connection.execute(query, (account, folded(account), password, id)).rowcount
    except IntegrityError:
        raise NameTaken(account) from None
    if not changed:
        raise ValueError(id)


def add_session(connection: Connection, id: str, token: bytes, now: float) -> None:
    try:
        connection.execute(_SESSION, (token, id, now, now))
    except IntegrityError:
        raise ValueError(id) from None


def end_session(connection: Connection, token: bytes) -> None:
    connection.execute("delete from session where token = ?", (token,))


def end_sessions(connection: Connection, id: str) -> None:
    connection.execute("delete from session where visitor = ?", (id,))


def rate_next(connection: Connection, rate: Rate) -> bool:
    query = (
        "select number, game, preset, visitors, points, at from result where counted = 0 order by at, number limit 1"
    )
    row = connection.execute(query).fetchone()
    if row is None:
        return False
    number, game, preset, visitors, points, at = row
    result = Result(game, preset, tuple(json.loads(visitors)), tuple(json.loads(points)), at)
    old = [ratings(connection, visitor).get((game, preset), Rating()) for visitor in result.visitors]
    for visitor, new in zip(result.visitors, rate(result, old), strict=True):
        connection.execute(_RATE + "(?, ?, ?, ?, ?, ?, ?, ?)", (visitor, game, preset, *new))
    connection.execute("update result set counted = 1 where number = ?", (number,))
    return True


def ratings(connection: Connection, visitor: str) -> dict[tuple[str, str], Rating]:
    query = f"select game, preset, {RATING} from rating where visitor = ?"
    return read_ratings(connection.execute(query, (visitor,)).fetchall())


def ranking(connection: Connection, game: str, preset: str, limit: int) -> list[Ranked]:
    rows = connection.execute(_RANKING, (game, preset, limit))
    return [Ranked(id, name, Rating(*rating)) for id, name, *rating in rows]
