"""What every store can do, and why it may refuse: SQLite and PostgreSQL answer alike.

A table is its events, numbered from 1; its version is the number of the last one. Nothing else about a game is the
truth: the summary of a table repeats what lists and timers need, so that they need not read events. To the store an
event is a few bytes.

Every method is one transaction: when it returns, what it was told is stored, whatever happens to the process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from motu.core.errors import Message, MotuError, message
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


class StoreError(MotuError):
    """The store could not do what it was told; nothing was changed."""


class Outdated(StoreError):
    """Somebody moved first: the table is at another version."""

    def __init__(self, version: int) -> None:
        super().__init__(message("tables-outdated", version=version))
        self.version = version


class Repeated(StoreError):
    """This was already done: the key is that of an earlier event."""

    def __init__(self, version: int) -> None:
        super().__init__(message("tables-repeated", version=version))
        self.version = version


class NameTaken(StoreError):
    """Another account has this name, or one that looks like it."""

    def __init__(self, name: str) -> None:
        super().__init__(message("people-name-taken", name=name))


class Unavailable(StoreError):
    """The database is full, locked or gone: ask again later.

    What was asked was not done, except perhaps where a connection was lost on the way: the key of an event, or its
    expected version, tells then.
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)


Rate = Callable[[Result, Sequence[Rating]], Sequence[Rating]]
"""The new ratings of those who played, from the old ones, in the order of the result's visitors."""

Likeness = Callable[[str], str]
"""What a name looks like: the same for all that cannot be told apart."""


class Store(Protocol):
    """Where everything is stored.

    Any method may raise Unavailable, and BadOption for words that no database holds: with a NUL or half a character.
    """

    # --- Tables ---

    async def create(
        self, id: str, game: str, secret: bytes, summary: TableSummary, at: float, body: bytes, components: str = ""
    ) -> None:
        """Keep a new table with its first event. It is at version 1 then. Outdated, if there is one with this id.

        `components` names the set of somebody's own that it is played with: that stays as long as the table.
        """
        ...

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
        """Add event number `expected` + 1 and replace the summary; with `result`, keep that, too, for the ratings.

        With `campaign_game`, count it in the campaign and, if it has a day, settle the visitor's attempt of that day.
        A table that has a result has none.

        With `first`, those events come before it: all are added, or none, and the key is that of the last.

        Repeated, if the table has an event with this key already, even when `expected` is outdated. Outdated, if the
        table is not at `expected`. Nothing is changed by either. A claim on the table ends with any event.
        """
        ...

    async def load(self, id: str) -> StoredTable | None:
        """A table with all its events; None when there is none."""
        ...

    async def since(self, id: str, version: int) -> list[Event]:
        """The events after this version, in order."""
        ...

    async def known_key(self, id: str, key: str) -> int | None:
        """The version of the event that has this key; None when there is none."""
        ...

    async def lobby(self, limit: int) -> list[Listed]:
        """Public tables that are open or running, those changed last first, the open ones before all others."""
        ...

    async def tables_of(self, visitor: str, limit: int) -> list[Listed]:
        """The tables at which this visitor sits, those changed last first, finished ones after all others."""
        ...

    async def count_open(self, visitor: str) -> int:
        """At how many tables that are not over this visitor sits."""
        ...

    async def due(self, now: float, limit: int) -> list[Listed]:
        """Tables that somebody must look at and that nobody has claimed, the longest overdue first."""
        ...

    async def claim(self, id: str, version: int, owner: str, now: float, until: float) -> bool:
        """Take a due table on until that time: False if another owner has it, or it is at another version by now."""
        ...

    async def forget(self, before: float, stage: str, limit: int) -> int:
        """Remove tables of this stage that have not changed since; how many were removed."""
        ...

    # --- People: ValueError for an id that nobody has, or that somebody has already ---

    async def add_visitor(self, visitor: Visitor, token: bytes, likeness: Likeness, device: str = "") -> None:
        """Store a new visitor with a session. `token` is a hash: the token itself is not stored. NameTaken."""
        ...

    async def visitor(self, id: str) -> Visitor | None: ...

    async def account(self, name: str) -> Visitor | None:
        """The visitor whose account has this name, whatever the case of its letters."""
        ...

    async def account_like(self, likenesses: Sequence[str], worn: bool) -> str | None:
        """Who has an account with a name that looks like this; with `worn`, or shows others such a name."""
        ...

    async def wearers(self, likeness: str, but: str) -> list[Visitor]:
        """Those who show others a name that looks like this, but for one."""
        ...

    async def rename(self, id: str, name: str, likeness: Likeness) -> None: ...

    async def make_account(self, id: str, account: str, password: str, likeness: Likeness) -> None:
        """Let a guest have an account from now on; NameTaken."""
        ...

    async def set_password(self, id: str, password: str) -> None: ...

    async def work_out_likenesses(self, likeness: Likeness, limit: int) -> int:
        """What names look like that were there before that was stored; of how many it was worked out now."""
        ...

    # --- Sessions, and codes for who has lost a password ---

    async def visitor_of(self, token: bytes, now: float, expiry: Expiry = NEVER) -> Visitor | None:
        """Who has this session, and note that it was used (at most once in an hour)."""
        ...

    async def sessions(self, id: str, expiry: Expiry = NEVER) -> list[Session]:
        """The sessions of a visitor, the one that was used last first."""
        ...

    async def add_session(self, id: str, token: bytes, now: float, device: str = "") -> None: ...

    async def end_session(self, token: bytes) -> None: ...

    async def end_sessions(self, id: str, but: bytes = b"") -> None:
        """End all sessions of a visitor, perhaps but for one."""
        ...

    async def set_recovery(self, id: str, codes: Sequence[bytes]) -> None:
        """The hashes of somebody's codes, in place of those that they had."""
        ...

    async def recovery(self, id: str) -> list[bytes]:
        """The hashes of the codes that have not been used."""
        ...

    async def recover(self, id: str, code: bytes, password: str) -> bool:
        """Use a code up for another password, which ends all sessions; False, and nothing is changed, without it."""
        ...

    async def sweep_people(self, after: str, before: float, expiry: Expiry, limit: int) -> tuple[str, int]:
        """Look at so many visitors, in the order of their ids, and remove what nobody needs of them.

        That is sessions that are over, and guests who have not been seen since `before` and have never played. Says
        where to go on, "" at the end, and how many visitors were removed.
        """
        ...

    # --- Ratings ---

    async def rate_next(self, rate: Rate) -> bool:
        """Take the oldest result that has not been counted, and count it, once; False when there is none.

        Results are counted one after another, whoever asks: no rating is lost when two processes do it at once.
        `rate` may be called in another thread, and what it raises is raised here: the result waits then.
        """
        ...

    async def rating_changes(self, table: str) -> list[RatingChange]:
        """What the result of a table did to the ratings of those who played; nothing before it is counted."""
        ...

    async def ratings(self, visitor: str) -> dict[tuple[str, str], Rating]:
        """The ratings of a visitor by game and preset."""
        ...

    async def ranking(self, game: str, preset: str, limit: int) -> list[Ranked]:
        """The best of those whose rating is not a mere guess (deviation up to 110)."""
        ...

    # --- The campaign and the daily deal ---

    async def campaign(self, visitor: str, game: str) -> dict[str, CampaignScore]:
        """What a visitor has made of the opponents, by their names."""
        ...

    async def attempt(self, game: str, day: str, visitor: str, table: str, at: float) -> Attempt:
        """A visitor's attempt at a day's deal: the one that there is, or else a new one, at this table."""
        ...

    async def attempt_anew(self, game: str, day: str, visitor: str, old: str, table: str) -> Attempt:
        """The same at another table, if it is at the old one and has not ended."""
        ...

    async def attempt_of(self, game: str, day: str, visitor: str) -> Attempt | None: ...

    async def tallies(self, game: str, first: str, last: str) -> list[Tally]:
        """How the attempts of these days ended that were played to their end: by day, outcome and margin."""
        ...

    # --- Players' own components ---

    async def keep_components(self, visitor: str, own: OwnComponents, body: bytes, most: int) -> bool:
        """Keep a set, once however many have it, and what this visitor calls it; it counts as used then.

        False, and nothing is changed, where the visitor has so many others already.
        """
        ...

    async def components(self, game: str, name: str) -> bytes | None:
        """What is in a set; None when there is none of this name."""
        ...

    async def use_components(self, game: str, name: str, at: float) -> bool:
        """Note that somebody has chosen a set: it will not be swept soon. False when there is none of this name."""
        ...

    async def own_components(self, visitor: str) -> list[OwnComponents]:
        """The sets that a visitor has given names, the newest first."""
        ...

    async def forget_components(self, visitor: str, game: str, name: str) -> None:
        """A set is no longer among those of this visitor. Others, and tables, still have it."""
        ...

    async def sweep_components(self, before: float, limit: int) -> int:
        """Remove sets that no table has and that nobody has used since; how many were removed."""
        ...

    # --- The house ---

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The house's own secret of this name; the first time, the fresh one becomes it for ever."""
        ...

    async def beat(self, now: float, known: int) -> Pulse:
        """Note that the server is there now. The time that is noted never goes back: it may be later than `now`.

        If the last note is long ago, there was an outage since, and what falls due later falls due later by as much.
        Outages with numbers above `known` are told.
        """
        ...

    async def check(self) -> None:
        """Whether it can be read, and written as much as a move takes; Unavailable."""
        ...

    async def close(self) -> None: ...
