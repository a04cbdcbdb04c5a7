"""Whether a database is whole: a quick look when a server starts, and a thorough one for whoever asks."""

from __future__ import annotations

import asyncio

from motu.core.errors import BadOption, message
from motu.store.open_store import place_of
from motu.store.sqlite.examine import examine_sqlite

GLANCE = 10.0
"""Seconds that the quick look takes at most, however large the database is."""


async def examine(url: str, seconds: float | None = None) -> bool:
    """Look for damage: for so many seconds at most, or through everything; whether that was enough for all of it.

    Unavailable says what is damaged. A server may run meanwhile. BadOption, where there is no database.
    """
    path, url = place_of(url)
    if path is not None:
        return await asyncio.to_thread(examine_sqlite, path.resolve(), seconds)
    try:
        from motu.store.postgres.examine import examine_postgres  # noqa: PLC0415  (an extra)
    except ImportError:
        raise BadOption(message("store-needs-asyncpg")) from None
    return await examine_postgres(url, seconds)
