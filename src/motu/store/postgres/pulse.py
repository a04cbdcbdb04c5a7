"""The pulse of the server in PostgreSQL."""

from __future__ import annotations

import os

from motu.store.postgres.pool import Pool
from motu.store.pulse import FILLER, outage_between
from motu.store.rows import Outage, Pulse


class PostgresPulse:
    """See `Store`."""

    _pool: Pool

    async def beat(self, now: float, known: int) -> Pulse:
        async with self._pool.connection() as connection, connection.transaction():
            previous = await connection.fetchval("select at from pulse for update")
            last = await connection.fetchval("select coalesce(max(number), 0) from outage")
            outage = outage_between(previous, now, last + 1)
            if outage is not None:
                await connection.execute("insert into outage values ($1, $2, $3)", *outage)
                _, began, ended = outage
                await connection.execute('update "table" set due = due + $1 where due > $2', ended - began, began)
            at = max(previous, now)
            await connection.execute("update pulse set at = $1", at)
            query = "select number, began, ended from outage where number > $1 order by number"
            return Pulse(at, tuple(Outage(*row) for row in await connection.fetch(query, known)))

    async def check(self) -> None:
        async with self._pool.connection() as connection, connection.transaction():
            await connection.execute("delete from filler")
            await connection.execute("insert into filler values ($1)", os.urandom(FILLER))
            for table in ("table", "event", "visitor", "session"):
                await connection.fetchrow(f'select * from "{table}" limit 1')
