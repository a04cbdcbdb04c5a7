"""The campaign, the daily deal and the house's secrets in SQLite. Each function here is a job of the worker."""

from __future__ import annotations

from sqlite3 import Connection

from motu.store.protocol import Attempt, CampaignGame, CampaignScore, Tally

_COUNT = """
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


def count(connection: Connection, played: CampaignGame) -> None:
    """Within the transaction of the event that ended the game."""
    won = played.outcome > 0
    row = (played.visitor, played.game, played.bot, int(won), int(won and played.clean), played.at)
    connection.execute(_COUNT, row)
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
