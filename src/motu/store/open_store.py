"""From a URL to a store."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from motu.core.errors import BadOption, message
from motu.store.protocol import Store
from motu.store.sqlite.store import open_sqlite


class Place(NamedTuple):
    """Where a database is: the path of an SQLite file, or else the URL of PostgreSQL."""

    path: Path | None
    url: str


def place_of(url: str) -> Place:
    """`motu.db`, `sqlite:///motu.db` (or, from the root, `sqlite:////var/motu.db`), `postgresql://…`; BadOption."""
    if url.startswith(("postgresql://", "postgres://")):
        return Place(None, url)
    path = url.removeprefix("sqlite:///")
    if not path or "://" in path or "\0" in path or path.startswith("sqlite:"):
        # What stands before an @ may be a password.
        raise BadOption(message("store-bad-url", url=re.sub(r"//.*@", "//…@", url)))
    return Place(Path(path), "")


async def open_store(url: str) -> Store:
    """The store there, brought up to date. BadOption where there cannot be one; Unavailable where there is none now."""
    path, url = place_of(url)
    if path is not None:
        return await open_sqlite(path)
    try:
        from motu.store.postgres.store import open_postgres  # noqa: PLC0415  (an extra)
    except ImportError:
        raise BadOption(message("store-needs-asyncpg")) from None
    return await open_postgres(url)
