"""What is stored: tables and their events, visitors, results and what they count for.

Times are seconds since 1970, UTC.
"""

from __future__ import annotations

from typing import NamedTuple

OPEN, RUNNING, OVER = "open", "running", "over"
"""What a table can be: waiting for players, being played, finished."""


class Outage(NamedTuple):
    """A time at which the server was away, so that nobody could play. They are numbered from 1."""

    number: int
    began: float
    ended: float


class Pulse(NamedTuple):
    """What a store answers to who notes that the server is there: the time, and outages that they do not know yet."""

    at: float
    outages: tuple[Outage, ...]


class Event(NamedTuple):
    """Something that happened at a table."""

    version: int
    at: float
    body: bytes


class TableSummary(NamedTuple):
    """What lists and timers know of a table.

    stage       open, running or over
    public      whether the lobby shows it
    seats       the visitors who sit at it, seat by seat; "" where nobody or a bot sits
    due         when somebody must look at it though nobody asks: a bot's turn, a clock, a reminder; None: never
    listing     what the lobby says of it, as JSON
    """

    stage: str
    public: bool
    seats: tuple[str, ...]
    due: float | None
    listing: bytes


class Listed(NamedTuple):
    """A line of a list of tables."""

    id: str
    game: str
    version: int
    changed: float
    summary: TableSummary


class StoredTable(NamedTuple):
    """A whole table. `secret` is the seed of its chance: it never leaves the server while the game runs."""

    id: str
    game: str
    version: int
    created: float
    secret: bytes
    summary: TableSummary
    events: tuple[Event, ...]


class Result(NamedTuple):
    """How a rated game ended: the visitors and the points that each made (1, 0.5, 0)."""

    game: str
    preset: str
    visitors: tuple[str, ...]
    points: tuple[float, ...]
    at: float


class CampaignGame(NamedTuple):
    """How a visitor's game against an opponent of the campaign ended.

    outcome     1 won, 0 drawn, -1 lost
    clean       without hints, and with no move taken back but slips
    day         whose daily deal it was, or ""; `margin` is then by how many points they won, None if it broke off
    """

    visitor: str
    game: str
    bot: str
    outcome: int
    clean: bool
    at: float
    day: str = ""
    margin: int | None = None


class CampaignScore(NamedTuple):
    """How often a visitor has played an opponent, won, and won without help."""

    played: int = 0
    beaten: int = 0
    clean: int = 0


class Attempt(NamedTuple):
    """A visitor's game of a day's deal: `outcome` is None until it has ended, `margin` if it broke off."""

    table: str
    outcome: int | None = None
    margin: int | None = None


class Tally(NamedTuple):
    """How many games of a day's deal ended like this."""

    day: str
    outcome: int
    margin: int | None
    games: int


class OwnComponents(NamedTuple):
    """A set of components of somebody's own: its name is a fingerprint of what it holds, and `called` is theirs."""

    game: str
    name: str
    called: str
    at: float


class Rating(NamedTuple):
    """A Glicko-2 rating of one visitor in one game and preset."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06
    games: int = 0
    at: float = 0.0


class RatingChange(NamedTuple):
    """What a game did to the rating of one who played it."""

    visitor: str
    before: float
    after: float


class Ranked(NamedTuple):
    """A line of a list of ratings."""

    visitor: str
    name: str
    rating: Rating


class Session(NamedTuple):
    """Where somebody is known by a token: its hash, and by what they came, in our words (`firefox linux`)."""

    token: bytes
    began: float
    used: float
    device: str


class Expiry(NamedTuple):
    """Sessions that began before `began` are over, and those of accounts that were last used before `used`."""

    began: float = 0.0
    used: float = 0.0


NEVER = Expiry()


class Visitor(NamedTuple):
    """Somebody. A guest has no account; `password` is its argon2id hash, "" for a guest."""

    id: str
    name: str
    created: float
    account: str = ""
    """The name that they log in with, as they wrote it; "" for a guest. Unique whatever the case of its letters."""
    password: str = ""
