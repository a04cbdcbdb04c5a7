"""Visitors, sessions, ratings, the campaign and the daily deal in SQLite.

Each function here is a job: the worker makes a transaction of it.
"""

from __future__ import annotations

import json
from sqlite3 import Connection, IntegrityError

from motu.store.protocol import NameTaken, Rate
from motu.store.rows import Attempt, CampaignGame, CampaignScore, Ranked, Rating, Result, Tally, Visitor
from motu.store.sql import NO_GUESS, RATING, VISITOR, folded
from motu.store.sql import ratings as read_ratings
from motu.store.sql import visitor as read_visitor

_SESSION = "insert into session (token, visitor, created, used) values (?, ?, ?, ?)"
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
_ATTEMPT = 'select "table", outcome, margin from daily where game = ? and day = ? and visitor = ?'
_TALLY = """
    select day, outcome, margin, count(*) from daily where game = ? and day between ? and ? and outcome is not null
    group by day, outcome, margin order by day, outcome, margin
"""


# --- Visitors and sessions ---


def add_visitor(connection: Connection, visitor: Visitor, token: bytes) -> None:
    id, name, created, account, password = visitor
    row = (id, name, created, account, folded(account) if account else None, password)
    try:
        connection.execute(
            "insert into visitor (id, name, created, account, folded, password) values (?, ?, ?, ?, ?, ?)", row
        )
    except IntegrityError as error:
        raise NameTaken(account) if "visitor.folded" in str(error) else ValueError(id) from None
    add_session(connection, id, token, created)


def visitor(connection: Connection, id: str) -> Visitor | None:
    return read_visitor(connection.execute(f"select {VISITOR} from visitor where id = ?", (id,)).fetchone())


def visitor_of(connection: Connection, token: bytes) -> tuple[Visitor | None, float]:
    """Who has this session, and when it was last used."""
    query = f"select visitor.{VISITOR.replace(', ', ', visitor.')}, used from session join visitor on id = visitor"
    row = connection.execute(f"{query} where token = ?", (token,)).fetchone()
    return read_visitor(row), row[5] if row else 0.0


def note_use(connection: Connection, token: bytes, now: float) -> None:
    connection.execute("update session set used = ? where token = ?", (now, token))


def account(connection: Connection, name: str) -> Visitor | None:
    query = f"select {VISITOR} from visitor where folded = ?"
    return read_visitor(connection.execute(query, (folded(name),)).fetchone())


def rename(connection: Connection, id: str, name: str) -> None:
    if not connection.execute("update visitor set name = ? where id = ?", (name, id)).rowcount:
        raise ValueError(id)


def make_account(connection: Connection, id: str, account: str, password: str) -> None:
    query = "update visitor set account = ?, folded = ?, password = ? where id = ?"
    try:
        changed = connection.execute(query, (account, folded(account), password, id)).rowcount
    except IntegrityError:
        raise NameTaken(account) from None
    if not changed:
        raise ValueError(id)


def add_session(connection: Connection, id: str, token: bytes, now: float) -> None:
    try:
        connection.execute(_SESSION, (token, id, now, now))
    except IntegrityError:
        raise ValueError(id) from None


def end_session(connection: Connection, token: bytes) -> None:
    connection.execute("delete from session where token = ?", (token,))


def end_sessions(connection: Connection, id: str) -> None:
    connection.execute("delete from session where visitor = ?", (id,))


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
    for visitor, new in zip(result.visitors, rate(result, old), strict=True):
        connection.execute(_RATE + "(?, ?, ?, ?, ?, ?, ?, ?)", (visitor, game, preset, *new))
    connection.execute("update result set counted = 1 where number = ?", (number,))
    return True


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


def attempt_of(connection: Connection, game: str, day: str, visitor: str) -> Attempt | None:
    row = connection.execute(_ATTEMPT, (game, day, visitor)).fetchone()
    return Attempt(*row) if row else None


def tallies(connection: Connection, game: str, first: str, last: str) -> list[Tally]:
    return [Tally(*row) for row in connection.execute(_TALLY, (game, first, last))]


def secret(connection: Connection, name: str, fresh: bytes) -> bytes:
    connection.execute("insert into house (name, secret) values (?, ?) on conflict do nothing", (name, fresh))
    (kept,) = connection.execute("select secret from house where name = ?", (name,)).fetchone()
    return bytes(kept)
