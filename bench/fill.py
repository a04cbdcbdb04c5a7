"""A database that has been played in for long: finished games of Kahuna, up to so many megabytes."""

from __future__ import annotations

import json
import random
from contextlib import closing
from pathlib import Path

from motu.store.migrate import migrate_sqlite, shipped
from motu.store.sqlite.file import connect

MOVES = 120
LISTING = b'{"game":"kahuna","seats":[{"kind":"person","name":"somebody"},{"kind":"person","name":"somebody else"}]}'
_TABLE = """
    insert into "table" (id, game, version, created, changed, secret, stage, public, seats, listing)
    values (?, 'kahuna', ?, 1, 2, ?, 'over', 1, ?, ?)
"""
_EVENT = 'insert into event ("table", version, at, body, key) values (?, ?, 1.5, ?, ?)'


def fill(path: Path, megabytes: int) -> None:
    path.touch(0o600)
    with closing(connect(path, 1.0)) as connection:
        connection.execute("pragma synchronous = off")
        migrate_sqlite(connection, shipped("sqlite"))
        chance = random.Random(1)
        while path.stat().st_size < megabytes * 1_000_000:
            connection.execute("begin")
            for _ in range(300):
                id, seats = f"{chance.getrandbits(60):015x}", [f"v{chance.getrandbits(20)}" for _ in range(2)]
                connection.execute(_TABLE, (id, MOVES, chance.randbytes(32), json.dumps(seats), LISTING))
                events = ((id, number, _moved(chance), f"v/{number}") for number in range(1, MOVES + 1))
                connection.executemany(_EVENT, events)
            connection.execute("commit")
            connection.execute("pragma wal_checkpoint(truncate)")


def _moved(chance: random.Random) -> bytes:
    return b'{"is":"moved","seat":1,"move":"+A-B","outcomes":["%d"]}' % chance.getrandbits(30)
