"""Tables and events in SQLite. Each function here is a job: the worker makes a transaction of it."""

from __future__ import annotations

import json
from sqlite3 import Connection
from typing import Any

from motu.store.protocol import Outdated, Repeated
from motu.store.rows import OPEN, OVER, RUNNING, CampaignGame, Event, Listed, Result, StoredTable, TableSummary
from motu.store.sql import LISTED, STORED, listed, stored_table
from motu.store.sqlite.people import count_campaign_game
from motu.store.sqlite.worker import whole

_CREATE = """
    insert into "table" (id, game, version, created, changed, secret, stage, public, seats, due, listing,
    components) values (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing
"""
_KNOWN = 'select version from event where "table" = ? and key = ?'
_APPEND = """
    update "table" set version = version + ?10, changed = ?1, stage = ?2, public = ?3, seats = ?4, due = ?5,
    listing = ?6, owner = null, until = null where id = ?7 and version = ?8
    and not exists (select 1 from event where "table" = ?7 and key = ?9)
"""
_EVENT = 'insert into event ("table", version, at, body, key) values (?, ?, ?, ?, ?)'
_RESULT = 'insert into result (game, preset, visitors, points, at, "table") values (?, ?, ?, ?, ?, ?)'
# The open and the running ones each come from the index in order, so that no more than the limit is read.
_LOBBY = f"""
    select * from (select {LISTED} from "table" where public = 1 and stage = '{OPEN}'
        order by changed desc, id limit ?1)
    union all
    select * from (select {LISTED} from "table" where public = 1 and stage = '{RUNNING}'
        order by changed desc, id limit ?1)
    order by stage, changed desc, id limit ?1
"""
_TABLES_OF = f"""
    select {LISTED} from seat join "table" on "table".id = seat."table" where visitor = ?
    order by stage = '{OVER}', changed desc, id limit ?
"""
_COUNT_OPEN = f"""
    select count(*) from seat join "table" on "table".id = seat."table" where visitor = ? and stage <> '{OVER}'
"""
_DUE = f"""
    select {LISTED} from "table" where due <= ?1 and (until is null or until <= ?1) order by due, id limit ?2
"""
_CLAIM = """
    update "table" set owner = ?1, until = ?2
    where id = ?3 and version = ?4 and (owner is null or owner = ?1 or until <= ?5)
"""
_FORGET = """
    delete from "table" where id in (
        select id from "table" where public in (0, 1) and stage = ? and changed < ? order by changed limit ?)
"""


def _seats(seats: tuple[str, ...]) -> str:
    return json.dumps(seats, ensure_ascii=False)


def version_of(connection: Connection, id: str) -> int:
    """0 when there is no such table."""
    row = connection.execute('select version from "table" where id = ?', (id,)).fetchone()
    return row[0] if row else 0


def create(
    connection: Connection,
    id: str,
    game: str,
    secret: bytes,
    summary: TableSummary,
    at: float,
    body: bytes,
    components: str,
) -> None:
    stage, public, seats, due, listing = summary
    row = (id, game, at, at, secret, stage, public, _seats(seats), due, listing, components)
    if not connection.execute(_CREATE, row).rowcount:
        raise Outdated(version_of(connection, id))
    connection.execute(_EVENT, (id, 1, at, body, None))


@whole
def append(
    connection: Connection,
    id: str,
    expected: int,
    summary: TableSummary,
    at: float,
    bodies: tuple[bytes, ...],
    key: str | None,
    result: Result | None,
    campaign_game: CampaignGame | None,
) -> None:
    stage, public, seats, due, listing = summary
    row = (at, stage, public, _seats(seats), due, listing, id, expected, key, len(bodies))
    if not connection.execute(_APPEND, row).rowcount:
        known = known_key(connection, id, key) if key is not None else None
        raise Repeated(known) if known else Outdated(version_of(connection, id))
    for version, body in enumerate(bodies[:-1], expected + 1):
        connection.execute(_EVENT, (id, version, at, body, None))
    connection.execute(_EVENT, (id, expected + len(bodies), at, bodies[-1], key))
    if result is not None:
        game, preset, visitors, points, ended = result
        connection.execute(_RESULT, (game, preset, _seats(visitors), json.dumps(points), ended, id))
    if campaign_game is not None:
        count_campaign_game(connection, campaign_game)


def load(connection: Connection, id: str) -> StoredTable | None:
    row = connection.execute(f'select {STORED} from "table" where id = ?', (id,)).fetchone()
    if row is None:
        return None
    events = connection.execute('select version, at, body from event where "table" = ? order by version', (id,))
    return stored_table(row, json.loads(row[7]), events.fetchall())


def since(connection: Connection, id: str, version: int) -> list[Event]:
    query = 'select version, at, body from event where "table" = ? and version > ? order by version'
    return [Event(*row) for row in connection.execute(query, (id, version))]


def known_key(connection: Connection, id: str, key: str) -> int | None:
    row = connection.execute(_KNOWN, (id, key)).fetchone()
    return row[0] if row else None


def _listed(connection: Connection, query: str, *args: Any) -> list[Listed]:
    return [listed(row, json.loads(row[6])) for row in connection.execute(query, args)]


def lobby(connection: Connection, limit: int) -> list[Listed]:
    return _listed(connection, _LOBBY, limit)


def tables_of(connection: Connection, visitor: str, limit: int) -> list[Listed]:
    return _listed(connection, _TABLES_OF, visitor, limit)


def count_open(connection: Connection, visitor: str) -> int:
    (count,) = connection.execute(_COUNT_OPEN, (visitor,)).fetchone()
    return int(count)


def due(connection: Connection, now: float, limit: int) -> list[Listed]:
    return _listed(connection, _DUE, now, limit)


def claim(connection: Connection, id: str, version: int, owner: str, now: float, until: float) -> bool:
    return connection.execute(_CLAIM, (owner, until, id, version, now)).rowcount == 1


def forget(connection: Connection, before: float, stage: str, limit: int) -> int:
    return connection.execute(_FORGET, (stage, before, limit)).rowcount
