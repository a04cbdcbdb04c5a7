"""What both stores make of words and rows, so that they answer alike."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from typing import Any

from motu.core.errors import BadOption, message
from motu.store.rows import Event, Listed, Rating, RatingChange, StoredTable, TableSummary, Visitor

LISTED = '"table".id, game, version, changed, stage, public, seats, due, listing'
STORED = "id, game, version, created, secret, stage, public, seats, due, listing"
VISITOR = "id, name, created, account, password"
RATING = "rating, deviation, volatility, games, at"

HOUR = 3600.0
NO_GUESS = 110.0
"""Up to this deviation a rating is one."""

LARGEST = 2**62
"""More than any version: numbers from outside may be greater than a database can hold."""

TORN = """
    select count(*) from "table" where version <> (select count(*) from event where event."table" = "table".id)
"""
"""How many tables have lost events."""


def check_text(*words: str | None) -> None:
    """BadOption, if one of these cannot be kept: no database takes half a character, and PostgreSQL takes no NUL."""
    for word in words:
        if word is not None and not word.isalnum():
            if "\0" in word:
                raise BadOption(message("store-bad-text"))
            try:
                word.encode()
            except UnicodeEncodeError:
                raise BadOption(message("store-bad-text")) from None


def folded(account: str) -> str:
    """The same for two names that differ only in the case of their letters, or in how these are put together."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold())


def never_played(first: str, second: str = "") -> str:
    """The condition that a visitor is a guest who has not been seen since a time, given twice, and has never played."""
    traces = ("seat", "campaign", "daily", "rating", "own_components")
    nowhere = " and ".join(f"not exists (select 1 from {table} where {table}.visitor = visitor.id)" for table in traces)
    unseen = f"not exists (select 1 from session where session.visitor = visitor.id and used >= {second or first})"
    return f"account = '' and created < {first} and {unseen} and {nowhere}"


def listed(row: Sequence[Any], seats: Sequence[str]) -> Listed:
    """The columns LISTED as a line of a list."""
    id, game, version, changed, stage, public, _, due, listing = row
    return Listed(id, game, version, changed, TableSummary(stage, bool(public), tuple(seats), due, listing))


def stored_table(row: Sequence[Any], seats: Sequence[str], events: Sequence[Sequence[Any]]) -> StoredTable:
    """The columns STORED and the events as a table."""
    id, game, version, created, secret, stage, public, _, due, listing = row
    summary = TableSummary(stage, bool(public), tuple(seats), due, listing)
    return StoredTable(id, game, version, created, secret, summary, tuple(Event(*event) for event in events))


def visitor(row: Sequence[Any] | None) -> Visitor | None:
    """The columns VISITOR, and perhaps more, as somebody."""
    return Visitor(*row[:5]) if row is not None else None


def written_changes(before: Sequence[Rating], after: Sequence[Rating]) -> str:
    """What a result did to the ratings, as it is stored."""
    return json.dumps([[was.rating, now.rating] for was, now in zip(before, after, strict=True)])


def rating_changes(visitors: Sequence[str], written: str) -> list[RatingChange]:
    """The same as it is told."""
    return [RatingChange(visitor, *each) for visitor, each in zip(visitors, json.loads(written), strict=True)]


def ratings(rows: Sequence[Sequence[Any]]) -> dict[tuple[str, str], Rating]:
    """Ratings by game and preset, which come first in each row."""
    return {(game, preset): Rating(*rating) for game, preset, *rating in rows}
