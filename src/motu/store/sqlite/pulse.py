"""The pulse of the server in SQLite. Each function here is a job: the worker makes a transaction of it."""

from __future__ import annotations

from sqlite3 import Connection

from motu.store.pulse import FILLER, outage_between
from motu.store.rows import Outage, Pulse


def beat(connection: Connection, now: float, known: int) -> Pulse:
    (previous,) = connection.execute("select at from pulse").fetchone()
    (last,) = connection.execute("select coalesce(max(number), 0) from outage").fetchone()
    outage = outage_between(previous, now, last + 1)
    if outage is not None:
        connection.execute("insert into outage values (?, ?, ?)", outage)
        _, began, ended = outage
        connection.execute('update "table" set due = due + ? where due > ?', (ended - began, began))
    at = max(previous, now)
    connection.execute("update pulse set at = ?", (at,))
    found = connection.execute("select number, began, ended from outage where number > ? order by number", (known,))
    return Pulse(at, tuple(Outage(*row) for row in found))


def check(connection: Connection) -> None:
    connection.execute("insert into filler values (randomblob(?))", (FILLER,))
    connection.execute("delete from filler where rowid <> last_insert_rowid()")


def read(connection: Connection) -> None:
    """Read a little of what is asked for most."""
    for table in ("table", "event", "visitor", "session"):
        connection.execute(f'select * from "{table}" limit 1').fetchone()
