"""Stores and what is put into them, in few words."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from motu.store.open_store import open_store
from motu.store.protocol import Store
from motu.store.rows import OPEN, TableSummary, Visitor
from motu.store.sql import folded


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def two_stores(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """As two processes have them, with PostgreSQL; a file of SQLite has one store only."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(opened(url))
        other = await stack.enter_async_context(opened(url)) if "://" in url else one
        yield one, other


def head(
    stage: str = OPEN, *seats: str, public: bool = True, due: float | None = None, listing: bytes = b"{}"
) -> TableSummary:
    return TableSummary(stage, public, seats, due, listing)


async def create(store: Store, id: str, what: TableSummary | None = None, at: float = 1.0) -> None:
    await store.create(id, "kahuna", b"seed", what or head(), at, b"created")


async def add(store: Store, id: str, name: str = "", account: str = "") -> bytes:
    """A visitor whose token is `token of ID`."""
    token = f"token of {id}".encode()
    await store.add_visitor(Visitor(id, name or id, 1.0, account, "hash" if account else ""), token, folded)
    return token
