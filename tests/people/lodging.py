"""People over a store of their own, with passwords that cost little and a clock that stands still."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST

from motu.people.accounts import People, Session
from motu.people.limits import LIMITS, Limit, Limits
from motu.store.protocol import Store

CHEAP = PasswordHasher.from_parameters(CHEAPEST)
HERE = "192.0.2.1"
PASSWORD = "nine paddles, one boat"
NO_LIMIT = Limit(1 << 30, 1e9)


class Lodging:
    """`now` is what the clock says; limits have a clock of their own."""

    def __init__(self, store: Store, folder: Path) -> None:
        self.store, self.folder, self.now = store, folder, 1_000.0
        self._made: list[People] = []

    def people(self, limits: Limits | None = None, hasher: PasswordHasher = CHEAP) -> People:
        limits = limits or Limits(dict.fromkeys(LIMITS, NO_LIMIT))
        self._made.append(People(self.store, lambda: self.now, limits, hasher))
        return self._made[-1]

    async def account(self, people: People, name: str = "Ann", address: str = HERE) -> Session:
        """Somebody who has just registered."""
        guest = await people.new_guest(address)
        session, _ = await people.register(guest.visitor.id, name, PASSWORD, address)
        return session

    def has_written(self, text: str) -> bool:
        """Whether this stands anywhere in the files of the store."""
        return any(text.encode() in file.read_bytes() for file in self.folder.iterdir())

    async def forget_looks(self) -> None:
        """As a database from before looks were stored."""
        with closing(sqlite3.connect(self.folder / "motu.db")) as connection:
            connection.execute("update visitor set worn = null, likeness = null")
            connection.commit()

    def close(self) -> None:
        for people in self._made:
            people.close()
