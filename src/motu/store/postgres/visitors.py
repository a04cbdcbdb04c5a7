"""The store in PostgreSQL: visitors, their sessions, and codes for who has lost a password."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]

from motu.store.postgres.pool import Pool
from motu.store.protocol import Likeness, NameTaken, Unavailable
from motu.store.rows import NEVER, Expiry, Session, Visitor
from motu.store.sql import HOUR, VISITOR, check_text, folded, never_played
from motu.store.sql import visitor as read_visitor

_ADD_VISITOR = """
    with added as (
        insert into visitor (id, name, created, account, password, folded, likeness, worn)
        values ($1, $2, $3, $4, $5, $6, $7, $8) returning id
    )
    insert into session (token, visitor, created, used, device) select $9, id, $3, $3, $10 from added
"""
_VISITOR_OF = f"""
    select visitor.{VISITOR.replace(", ", ", visitor.")}, used from session join visitor on id = visitor
    where token = $1 and session.created >= $2 and (used >= $3 or account = '')
"""
_SESSIONS = """
    select token, session.created, used, device from session join visitor on id = visitor
    where visitor = $1 and session.created >= $2 and (used >= $3 or account = '') order by used desc, token
"""
_LIKE = """
    select id from visitor where likeness = any($1::text[]) or ($2 and worn = any($1::text[]) and account <> '') limit 1
"""
_MAKE_ACCOUNT = "update visitor set account = $1, folded = $2, likeness = $3, password = $4 where id = $5"
_UNKNOWN = "select id, name, account from visitor where worn is null limit $1"
_WORK_OUT = """
    update visitor set worn = $2, likeness = case when account <> '' and not exists (
        select 1 from visitor where likeness = $3) then $3 end
    where id = $1
"""
_RECOVER = """
    with used as (delete from recovery where visitor = $1 and code = $2 returning visitor),
    ended as (delete from session where visitor in (select visitor from used))
    update visitor set password = $3 from used where id = used.visitor
"""
_WINDOW = "select id from visitor where id > $1 order by id limit $2"
_OVER = """
    delete from session using visitor where visitor.id = session.visitor and session.visitor > $1
    and session.visitor <= $2 and (session.created < $3 or (used < $4 and account <> ''))
"""
_SWEEP = f"""
    with idle as (select id from visitor where id > $1 and id <= $2 and {never_played("$3")} for update skip locked),
    ended as (delete from session where visitor in (select id from idle))
    delete from visitor where id in (select id from idle)
"""


class PostgresVisitors:
    """The part of the store that knows who is there."""

    _pool: Pool

    async def add_visitor(self, visitor: Visitor, token: bytes, likeness: Likeness, device: str = "") -> None:
        check_text(visitor.id, visitor.name, visitor.account, visitor.password, device)
        looks = (folded(visitor.account), likeness(visitor.account)) if visitor.account else (None, None)
        try:
            await self._pool.change(_ADD_VISITOR, *visitor, *looks, likeness(visitor.name), token, device)
        except asyncpg.UniqueViolationError as error:
            taken = error.constraint_name in {"visitor_folded", "visitor_likeness"}
            raise NameTaken(visitor.account) if taken else ValueError(visitor.id) from None

    async def visitor(self, id: str) -> Visitor | None:
        check_text(id)
        return read_visitor(await self._pool.row(f"select {VISITOR} from visitor where id = $1", id))

    async def account(self, name: str) -> Visitor | None:
        check_text(name)
        return read_visitor(await self._pool.row(f"select {VISITOR} from visitor where folded = $1", folded(name)))

    async def account_like(self, likenesses: Sequence[str], worn: bool) -> str | None:
        check_text(*likenesses)
        row = await self._pool.row(_LIKE, list(likenesses), worn)
        return row[0] if row else None

    async def wearers(self, likeness: str, but: str) -> list[Visitor]:
        check_text(likeness, but)
        query = f"select {VISITOR} from visitor where worn = $1 and id <> $2"
        return [Visitor(*row) for row in await self._pool.rows(query, likeness, but)]

    async def rename(self, id: str, name: str, likeness: Likeness) -> None:
        check_text(id, name)
        query = "update visitor set name = $1, worn = $2 where id = $3"
        if not await self._pool.change(query, name, likeness(name), id):
            raise ValueError(id)

    async def make_account(self, id: str, account: str, password: str, likeness: Likeness) -> None:
        check_text(id, account, password)
        row = (account, folded(account), likeness(account), password, id)
        try:
            changed = await self._pool.change(_MAKE_ACCOUNT, *row)
        except asyncpg.UniqueViolationError:
            raise NameTaken(account) from None
        if not changed:
            raise ValueError(id)

    async def set_password(self, id: str, password: str) -> None:
        check_text(id, password)
        if not await self._pool.change("update visitor set password = $1 where id = $2", password, id):
            raise ValueError(id)

    async def work_out_likenesses(self, likeness: Likeness, limit: int) -> int:
        found = await self._pool.rows(_UNKNOWN, limit)
        for id, name, account in found:
            with suppress(asyncpg.UniqueViolationError):  # an account has been opened meanwhile: the next time
                await self._pool.change(_WORK_OUT, id, likeness(name), likeness(account))
        return len(found)

    # --- Sessions ---

    async def visitor_of(self, token: bytes, now: float, expiry: Expiry = NEVER) -> Visitor | None:
        row = await self._pool.row(_VISITOR_OF, token, *expiry)
        if row is not None and now - row[5] >= HOUR:
            with suppress(Unavailable):  # they may come in though nothing can be written
                await self._pool.change("update session set used = $1 where token = $2", now, token)
        return read_visitor(row)

    async def sessions(self, id: str, expiry: Expiry = NEVER) -> list[Session]:
        check_text(id)
        return [Session(*row) for row in await self._pool.rows(_SESSIONS, id, *expiry)]

    async def add_session(self, id: str, token: bytes, now: float, device: str = "") -> None:
        check_text(id, device)
        query = "insert into session (token, visitor, created, used, device) values ($1, $2, $3, $3, $4)"
        try:
            await self._pool.change(query, token, id, now, device)
        except asyncpg.IntegrityConstraintViolationError:
            raise ValueError(id) from None

    async def end_session(self, token: bytes) -> None:
        await self._pool.change("delete from session where token = $1", token)

    async def end_sessions(self, id: str, but: bytes = b"") -> None:
        check_text(id)
        await self._pool.change("delete from session where visitor = $1 and token <> $2", id, but)

    # --- Codes ---

    async def set_recovery(self, id: str, codes: Sequence[bytes]) -> None:
        check_text(id)
        async with self._pool.connection() as connection, connection.transaction():
            await connection.execute("delete from recovery where visitor = $1", id)
            query = "insert into recovery (visitor, code) select $1, unnest($2::bytea[])"
            try:
                await connection.execute(query, id, list(codes))
            except asyncpg.ForeignKeyViolationError:
                raise ValueError(id) from None

    async def recovery(self, id: str) -> list[bytes]:
        check_text(id)
        return [row[0] for row in await self._pool.rows("select code from recovery where visitor = $1", id)]

    async def recover(self, id: str, code: bytes, password: str) -> bool:
        check_text(id, password)
        return await self._pool.change(_RECOVER, id, code, password) == 1

    # --- What nobody needs ---

    async def sweep_people(self, after: str, before: float, expiry: Expiry, limit: int) -> tuple[str, int]:
        check_text(after)
        window = await self._pool.rows(_WINDOW, after, limit)
        if not window:
            return "", 0
        last = window[-1][0]
        await self._pool.change(_OVER, after, last, *expiry)
        try:
            removed = await self._pool.change(_SWEEP, after, last, before)
        except asyncpg.ForeignKeyViolationError:  # somebody has come back this moment
            removed = 0
        return last if len(window) == limit else "", removed
