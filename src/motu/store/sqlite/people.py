"""Ratings, the campaign and the daily deal in SQLite.

Each function here is a job: the worker makes a transaction of it.
"""

from __future__ import annotations

import json
from sqlite3 import Connection

from motu.store.protocol import Rate
from motu.store.rows import Attempt, CampaignGame, CampaignScore, Ranked, Rating, RatingChange, Result, Tally
from motu.store.sql import NO_GUESS, RATING, written_changes
from motu.store.sql import rating_changes as read_changes
from motu.store.sql import ratings as read_ratings

_RATE = "insert or replace into rating (visitor, game, preset, rating, deviation, volatility, games, at) values "
_RANKING = f"""
    select visitor.id, visitor.name, {RATING} from rating join visitor on visitor.id = rating.visitor
    where game = ? and preset = ? and deviation <= {NO_GUESS:g} order by rating desc, visitor.id limit ?
"""
_COUNT_CAMPAIGN_GAME = """
    insert into campaign (visitor, game, bot, played, beaten, clean, at) values (?, ?, ?, 1, ?, ?, ?)
    on conflict (visitor, game, bot) do update set played = played + 1, beaten = beaten + excluded.beaten,
    clean = clean + excluded.clean, at = excluded.at
"""
_SETTLE = """
    update daily set outcome = ?, margin = ? where game = ? and day = ? and visitor = ? and outcome is null
"""
_TRY = 'insert into daily (game, day, visitor, "table", at) values (?, ?, ?, ?, ?) on conflict do nothing'
_ANEW = """
    update daily set "table" = ? where game = ? and day = ? and visitor = ? and "table" = ? and outcome is null
"""
_ATTEMPT = 'select "table", outcome, margin from daily where game = ? and day = ? and visitor = ?'
_TALLY = """
    select day, outcome, margin, count(*) from daily where game = ? and day between ? and ? and margin is not null
    group by day, outcome, margin order by day, outcome, margin
"""


# --- Ratings ---


def rate_next(connection: Connection, rate: Rate) -> bool:
    query = (
        "select number, game, preset, visitors, points, at from result where counted = 0 order by at, number limit 1"
    )
    row = connection.execute(query).fetchone()
    if row is None:
        return False
    number, game, preset, visitors, points, at = row
    result = Result(game, preset, tuple(json.loads(visitors)), tuple(json.loads(points)), at)
    old = [ratings(connection, visitor).get((game, preset), Rating()) for visitor in result.visitors]
    after = rate(result, old)
    for visitor, new in zip(result.visitors, after, strict=True):
        connection.execute(_RATE + "(?, ?, ?, ?, ?, ?, ?, ?)", (visitor, game, preset, *new))
    changes = written_changes(old, after)
    connection.execute("update result set counted = 1, changes = ? where number = ?", (changes, number))
    return True


def rating_changes(connection: Connection, table: str) -> list[RatingChange]:
    query = 'select visitors, changes from result where "table" = ? and "table" <> \'\' and changes is not null'
    row = connection.execute(query, (table,)).fetchone()
    return read_changes(json.loads(row[0]), row[1]) if row else []


def ratings(connection: Connection, visitor: str) -> dict[tuple[str, str], Rating]:
    query = f"select game, preset, {RATING} from rating where visitor = ?"
    return read_ratings(connection.execute(query, (visitor,)).fetchall())


def ranking(connection: Connection, game: str, preset: str, limit: int) -> list[Ranked]:
    rows = connection.execute(_RANKING, (game, preset, limit))
    return [Ranked(id, name, Rating(*rating)) for id, name, *rating in rows]


# --- The campaign, the daily deal, and the server's own secrets ---


def count_campaign_game(connection: Connection, played: CampaignGame) -> None:
    """Within the transaction of the event that ended the game."""
    won = played.outcome > 0
    row = (played.visitor, played.game, played.bot, int(won), int(won and played.clean), played.at)
    connection.execute(_COUNT_CAMPAIGN_GAME, row)
    if played.day:
        connection.execute(_SETTLE, (played.outcome, played.margin, played.game, played.day, played.visitor))


def campaign(connection: Connection, visitor: str, game: str) -> dict[str, CampaignScore]:
    query = "select bot, played, beaten, clean from campaign where visitor = ? and game = ?"
    return {bot: CampaignScore(*row) for bot, *row in connection.execute(query, (visitor, game))}


def attempt(connection: Connection, game: str, day: str, visitor: str, table: str, at: float) -> Attempt:
    connection.execute(_TRY, (game, day, visitor, table, at))
    return Attempt(*connection.execute(_ATTEMPT, (game, day, visitor)).fetchone())


def attempt_anew(connection: Connection, game: str, day: str, visitor: str, old: str, table: str) -> Attempt:
    connection.execute(_ANEW, (table, game, day, visitor, old))
    return Attempt(*connection.execute(_ATTEMPT, (game, day, visitor)).fetchone())


def attempt_of(connection: Connection, game: str, day: str, visitor: str) -> Attempt | None:
    row = connection.execute(_ATTEMPT, (game, day, visitor)).fetchone()
    return Attempt(*row) if row else None


def tallies(connection: Connection, game: str, first: str, last: str) -> list[Tally]:
    return [Tally(*row) for row in connection.execute(_TALLY, (game, first, last))]


def secret(connection: Connection, name: str, fresh: bytes) -> bytes:
    connection.execute("insert into house (name, secret) values (?, ?) on conflict do nothing", (name, fresh))
    (kept,) = connection.execute("select secret from house where name = ?", (name,)).fetchone()
    return bytes(kept)
