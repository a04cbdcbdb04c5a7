"""The store in one file: SQLite, with one thread that writes and one that reads. For a server of one process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from motu.store.migrate import migrate_sqlite, shipped
from motu.store.protocol import Likeness, Rate, Unavailable
from motu.store.rows import (
    NEVER,
    Attempt,
    CampaignGame,
    CampaignScore,
    Event,
    Expiry,
    Listed,
    OwnComponents,
    Pulse,
    Ranked,
    Rating,
    RatingChange,
    Result,
    Session,
    StoredTable,
    TableSummary,
    Tally,
    Visitor,
)
from motu.store.sql import HOUR, LARGEST, check_text
from motu.store.sqlite import components, people, pulse, tables, visitors
from motu.store.sqlite.file import CHECKPOINT_AT_LAST, PATIENCE, Checkpoints, connect, lock_file, unavailable
from motu.store.sqlite.worker import Worker


async def open_sqlite(path: Path, patience: float = PATIENCE) -> SqliteStore:
    """Open a database or make it; BadOption where that cannot be, Unavailable where it can be later."""
    return await asyncio.to_thread(SqliteStore, path.resolve(), patience)


class SqliteStore:
    """See `Store`. Reads see all that was written before they were asked for."""

    def __init__(self, path: Path, patience: float) -> None:
        self._lock = lock_file(path)
        open_now: list[sqlite3.Connection] = []
        try:
            open_now.append(connect(path, patience))
            migrate_sqlite(open_now[0], shipped("sqlite"))
            open_now.append(connect(path, patience, writes=False))
            open_now.append(connect(path, patience))
            open_now[0].execute(f"pragma wal_autocheckpoint = {CHECKPOINT_AT_LAST}")
        except BaseException as error:
            for connection in open_now:
                connection.close()
            self._lock.release()
            if isinstance(error, sqlite3.Error):
                raise unavailable(error, path) from None
            raise
        self._writer = Worker(open_now[0], path, writes=True)
        self._reader = Worker(open_now[1], path, writes=False)
        self._checkpoints = Checkpoints(open_now[2])

    # --- Tables ---

    async def create(
        self, id: str, game: str, secret: bytes, summary: TableSummary, at: float, body: bytes, components: str = ""
    ) -> None:
        check_text(id, game, summary.stage, *summary.seats, components)
        await self._writer.ask(tables.create, id, game, secret, summary, at, body, components)

    async def append(
        self,
        id: str,
        expected: int,
        summary: TableSummary,
        at: float,
        body: bytes,
        key: str | None = None,
        result: Result | None = None,
        campaign_game: CampaignGame | None = None,
        first: Sequence[bytes] = (),
    ) -> None:
        check_text(id, key, summary.stage, *summary.seats)
        if result is not None:
            check_text(result.game, result.preset, *result.visitors)
        if campaign_game is not None:
            check_text(campaign_game.visitor, campaign_game.game, campaign_game.bot, campaign_game.day)
        await self._writer.ask(
            tables.append, id, min(expected, LARGEST), summary, at, (*first, body), key, result, campaign_game
        )

    async def load(self, id: str) -> StoredTable | None:
        check_text(id)
        return await self._reader.ask(tables.load, id)

    async def since(self, id: str, version: int) -> list[Event]:
        check_text(id)
        return await self._reader.ask(tables.since, id, min(version, LARGEST))

    async def known_key(self, id: str, key: str) -> int | None:
        check_text(id, key)
        return await self._reader.ask(tables.known_key, id, key)

    async def lobby(self, limit: int) -> list[Listed]:
        return await self._reader.ask(tables.lobby, limit)

    async def tables_of(self, visitor: str, limit: int) -> list[Listed]:
        check_text(visitor)
        return await self._reader.ask(tables.tables_of, visitor, limit)

    async def count_open(self, visitor: str) -> int:
        check_text(visitor)
        return await self._reader.ask(tables.count_open, visitor)

    async def due(self, now: float, limit: int) -> list[Listed]:
        return await self._reader.ask(tables.due, now, limit)

    async def claim(self, id: str, version: int, owner: str, now: float, until: float) -> bool:
        check_text(id, owner)
        return await self._writer.ask(tables.claim, id, min(version, LARGEST), owner, now, until)

    async def forget(self, before: float, stage: str, limit: int) -> int:
        return await self._writer.ask(tables.forget, before, stage, limit)

    # --- People ---

    async def add_visitor(self, visitor: Visitor, token: bytes, likeness: Likeness, device: str = "") -> None:
        check_text(visitor.id, visitor.name, visitor.account, visitor.password, device)
        await self._writer.ask(visitors.add_visitor, visitor, token, likeness, device)

    async def visitor(self, id: str) -> Visitor | None:
        check_text(id)
        return await self._reader.ask(visitors.visitor, id)

    async def account(self, name: str) -> Visitor | None:
        check_text(name)
        return await self._reader.ask(visitors.account, name)

    async def account_like(self, likenesses: Sequence[str], worn: bool) -> str | None:
        check_text(*likenesses)
        return await self._reader.ask(visitors.account_like, likenesses, worn)

    async def wearers(self, likeness: str, but: str) -> list[Visitor]:
        check_text(likeness, but)
        return await self._reader.ask(visitors.wearers, likeness, but)

    async def rename(self, id: str, name: str, likeness: Likeness) -> None:
        check_text(id, name)
        await self._writer.ask(visitors.rename, id, name, likeness)

    async def make_account(self, id: str, account: str, password: str, likeness: Likeness) -> None:
        check_text(id, account, password)
        await self._writer.ask(visitors.make_account, id, account, password, likeness)

    async def set_password(self, id: str, password: str) -> None:
        check_text(id, password)
        await self._writer.ask(visitors.set_password, id, password)

    async def work_out_likenesses(self, likeness: Likeness, limit: int) -> int:
        return await self._writer.ask(visitors.work_out_likenesses, likeness, limit)

    # --- Sessions, and codes for who has lost a password ---

    async def visitor_of(self, token: bytes, now: float, expiry: Expiry = NEVER) -> Visitor | None:
        visitor, used = await self._reader.ask(visitors.visitor_of, token, expiry)
        if visitor is not None and now - used >= HOUR:
            with suppress(Unavailable):  # they may come in though nothing can be written
                await self._writer.ask(visitors.note_use, token, now)
        return visitor

    async def sessions(self, id: str, expiry: Expiry = NEVER) -> list[Session]:
        check_text(id)
        return await self._reader.ask(visitors.sessions, id, expiry)

    async def add_session(self, id: str, token: bytes, now: float, device: str = "") -> None:
        check_text(id, device)
        await self._writer.ask(visitors.add_session, id, token, now, device)

    async def end_session(self, token: bytes) -> None:
        await self._writer.ask(visitors.end_session, token)

    async def end_sessions(self, id: str, but: bytes = b"") -> None:
        check_text(id)
        await self._writer.ask(visitors.end_sessions, id, but)

    async def set_recovery(self, id: str, codes: Sequence[bytes]) -> None:
        check_text(id)
        await self._writer.ask(visitors.set_recovery, id, codes)

    async def recovery(self, id: str) -> list[bytes]:
        check_text(id)
        return await self._reader.ask(visitors.recovery, id)

    async def recover(self, id: str, code: bytes, password: str) -> bool:
        check_text(id, password)
        return await self._writer.ask(visitors.recover, id, code, password)

    async def sweep_people(self, after: str, before: float, expiry: Expiry, limit: int) -> tuple[str, int]:
        check_text(after)
        return await self._writer.ask(visitors.sweep, after, before, expiry, limit)

    # --- Ratings ---

    async def rate_next(self, rate: Rate) -> bool:
        return await self._writer.ask(people.rate_next, rate)

    async def rating_changes(self, table: str) -> list[RatingChange]:
        check_text(table)
        return await self._reader.ask(people.rating_changes, table)

    async def ratings(self, visitor: str) -> dict[tuple[str, str], Rating]:
        check_text(visitor)
        return await self._reader.ask(people.ratings, visitor)

    async def ranking(self, game: str, preset: str, limit: int) -> list[Ranked]:
        check_text(game, preset)
        return await self._reader.ask(people.ranking, game, preset, limit)

    # --- The campaign and the daily deal ---

    async def campaign(self, visitor: str, game: str) -> dict[str, CampaignScore]:
        check_text(visitor, game)
        return await self._reader.ask(people.campaign, visitor, game)

    async def attempt(self, game: str, day: str, visitor: str, table: str, at: float) -> Attempt:
        check_text(game, day, visitor, table)
        return await self._writer.ask(people.attempt, game, day, visitor, table, at)

    async def attempt_anew(self, game: str, day: str, visitor: str, old: str, table: str) -> Attempt:
        check_text(game, day, visitor, old, table)
        return await self._writer.ask(people.attempt_anew, game, day, visitor, old, table)

    async def attempt_of(self, game: str, day: str, visitor: str) -> Attempt | None:
        check_text(game, day, visitor)
        return await self._reader.ask(people.attempt_of, game, day, visitor)

    async def tallies(self, game: str, first: str, last: str) -> list[Tally]:
        check_text(game, first, last)
        return await self._reader.ask(people.tallies, game, first, last)

    # --- Players' own components ---

    async def keep_components(self, visitor: str, own: OwnComponents, body: bytes, most: int) -> bool:
        check_text(visitor, own.game, own.name, own.called)
        return await self._writer.ask(components.keep, visitor, own, body, most)

    async def components(self, game: str, name: str) -> bytes | None:
        check_text(game, name)
        return await self._reader.ask(components.find, game, name)

    async def use_components(self, game: str, name: str, at: float) -> bool:
        check_text(game, name)
        return await self._writer.ask(components.use, game, name, at)

    async def own_components(self, visitor: str) -> list[OwnComponents]:
        check_text(visitor)
        return await self._reader.ask(components.of, visitor)

    async def forget_components(self, visitor: str, game: str, name: str) -> None:
        check_text(visitor, game, name)
        await self._writer.ask(components.forget, visitor, game, name)

    async def sweep_components(self, before: float, limit: int) -> int:
        return await self._writer.ask(components.sweep, before, limit)

    # --- The house ---

    async def secret(self, name: str, fresh: bytes) -> bytes:
        check_text(name)
        return await self._writer.ask(people.secret, name, fresh)

    async def beat(self, now: float, known: int) -> Pulse:
        return await self._writer.ask(pulse.beat, now, known)

    async def check(self) -> None:
        await self._writer.ask(pulse.check)
        await self._reader.ask(pulse.read)

    async def close(self) -> None:
        await self._reader.close()
        await asyncio.to_thread(self._checkpoints.close)
        await self._writer.close()
        self._lock.release()
