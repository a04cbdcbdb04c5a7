"""Visitors, their sessions, and codes for who has lost a password, in SQLite.

Each function here is a job: the worker makes a transaction of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection, IntegrityError

from motu.store.protocol import Likeness, NameTaken
from motu.store.rows import Expiry, Session, Visitor
from motu.store.sql import VISITOR, folded, never_played
from motu.store.sql import visitor as read_visitor

_SESSION = "insert into session (token, visitor, created, used, device) values (?, ?, ?, ?, ?)"
_VISITOR_OF = f"""
    select visitor.{VISITOR.replace(", ", ", visitor.")}, used from session join visitor on id = visitor
    where token = ? and session.created >= ? and (used >= ? or account = '')
"""
_SESSIONS = """
    select token, session.created, used, device from session join visitor on id = visitor
    where visitor = ? and session.created >= ? and (used >= ? or account = '') order by used desc, token
"""
_OVER = """
    delete from session where visitor > ? and visitor <= ? and (created < ? or (used < ? and exists (
        select 1 from visitor where id = session.visitor and account <> '')))
"""
_NEVER_PLAYED = f"select id from visitor where id > ? and id <= ? and {never_played('?')}"


def add_visitor(connection: Connection, visitor: Visitor, token: bytes, likeness: Likeness, device: str) -> None:
    id, name, created, account, password = visitor
    looks = (likeness(account), folded(account)) if account else (None, None)
    row = (id, name, created, account, password, likeness(name), *looks)
    query = (
        "insert into visitor (id, name, created, account, password, worn, likeness, folded) values (?,?,?,?,?,?,?,?)"
    )
    try:
        connection.execute(query, row)
    except IntegrityError as error:
        raise ValueError(id) if "visitor.id" in str(error) else NameTaken(account) from None
    add_session(connection, id, token, created, device)


def visitor(connection: Connection, id: str) -> Visitor | None:
    return read_visitor(connection.execute(f"select {VISITOR} from visitor where id = ?", (id,)).fetchone())


def account(connection: Connection, name: str) -> Visitor | None:
    query = f"select {VISITOR} from visitor where folded = ?"
    return read_visitor(connection.execute(query, (folded(name),)).fetchone())


def account_like(connection: Connection, likenesses: Sequence[str], worn: bool) -> str | None:
    query = "select id from visitor where likeness = ?1 or (?2 and worn = ?1 and account <> '') limit 1"
    found = (connection.execute(query, (likeness, worn)).fetchone() for likeness in likenesses)
    return next((id for (id,) in filter(None, found)), None)


def wearers(connection: Connection, likeness: str, but: str) -> list[Visitor]:
    query = f"select {VISITOR} from visitor where worn = ? and id <> ?"
    return [Visitor(*row) for row in connection.execute(query, (likeness, but))]


def rename(connection: Connection, id: str, name: str, likeness: Likeness) -> None:
    query = "update visitor set name = ?, worn = ? where id = ?"
    if not connection.execute(query, (name, likeness(name), id)).rowcount:
        raise ValueError(id)


def make_account(connection: Connection, id: str, account: str, password: str, likeness: Likeness) -> None:
    query = "update visitor set account = ?, folded = ?, likeness = ?, password = ? where id = ?"
    try:
        changed = connection.execute(query, (account, folded(account), likeness(account), password, id)).rowcount
    except IntegrityError:
        raise NameTaken(account) from None
    if not changed:
        raise ValueError(id)


def set_password(connection: Connection, id: str, password: str) -> None:
    if not connection.execute("update visitor set password = ? where id = ?", (password, id)).rowcount:
        raise ValueError(id)


def work_out_likenesses(connection: Connection, likeness: Likeness, limit: int) -> int:
    query = "select id, name, account from visitor where worn is null limit ?"
    found = connection.execute(query, (limit,)).fetchall()
    for id, name, account in found:
        connection.execute("update visitor set worn = ? where id = ?", (likeness(name), id))
        if account:  # of two that look alike already, one is known by its look
            connection.execute("update or ignore visitor set likeness = ? where id = ?", (likeness(account), id))
    return len(found)


# --- Sessions ---


def visitor_of(connection: Connection, token: bytes, expiry: Expiry) -> tuple[Visitor | None, float]:
    """Who has this session, and when it was last used."""
    row = connection.execute(_VISITOR_OF, (token, *expiry)).fetchone()
    return read_visitor(row), row[5] if row else 0.0


def note_use(connection: Connection, token: bytes, now: float) -> None:
    connection.execute("update session set used = ? where token = ?", (now, token))


def sessions(connection: Connection, id: str, expiry: Expiry) -> list[Session]:
    return [Session(*row) for row in connection.execute(_SESSIONS, (id, *expiry))]


def add_session(connection: Connection, id: str, token: bytes, now: float, device: str) -> None:
    try:
        connection.execute(_SESSION, (token, id, now, now, device))
    except IntegrityError:
        raise ValueError(id) from None


def end_session(connection: Connection, token: bytes) -> None:
    connection.execute("delete from session where token = ?", (token,))


def end_sessions(connection: Connection, id: str, but: bytes) -> None:
    connection.execute("delete from session where visitor = ? and token <> ?", (id, but))


# --- Codes ---


def set_recovery(connection: Connection, id: str, codes: Sequence[bytes]) -> None:
    connection.execute("delete from recovery where visitor = ?", (id,))
    try:
        connection.executemany("insert into recovery (visitor, code) values (?, ?)", [(id, code) for code in codes])
    except IntegrityError:
        raise ValueError(id) from None


def recovery(connection: Connection, id: str) -> list[bytes]:
    return [bytes(code) for (code,) in connection.execute("select code from recovery where visitor = ?", (id,))]


def recover(connection: Connection, id: str, code: bytes, password: str) -> bool:
    if not connection.execute("delete from recovery where visitor = ? and code = ?", (id, code)).rowcount:
        return False
    connection.execute("update visitor set password = ? where id = ?", (password, id))
    end_sessions(connection, id, b"")
    return True


# --- What nobody needs ---


def sweep(connection: Connection, after: str, before: float, expiry: Expiry, limit: int) -> tuple[str, int]:
    window = connection.execute("select id from visitor where id > ? order by id limit ?", (after, limit)).fetchall()
    if not window:
        return "", 0
    last = window[-1][0]
    connection.execute(_OVER, (after, last, *expiry))
    idle = connection.execute(_NEVER_PLAYED, (after, last, before, before)).fetchall()
    connection.executemany("delete from session where visitor = ?", idle)
    connection.executemany("delete from visitor where id = ?", idle)
    return last if len(window) == limit else "", len(idle)
