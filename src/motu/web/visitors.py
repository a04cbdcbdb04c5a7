"""Who one is, over HTTP: guests and accounts, their names, and what ratings they have."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec

from motu.people.accounts import Session
from motu.people.devices import device_of
from motu.store.rows import Rating
from motu.web.server import Call

BEST = 100
"""So many players are in a ranking."""

Name = Annotated[str, msgspec.Meta(max_length=100)]


class Rename(msgspec.Struct, frozen=True):
    name: Name


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: str
    ratings: list[MyRating] = []
    reminders: bool = False
    """Whether this server sends reminders to those who play by correspondence."""


class MyRating(msgspec.Struct, frozen=True):
    game: str
    preset: str
    rating: int
    deviation: int
    games: int


class Rank(msgspec.Struct, frozen=True):
    """A line of the ranking; `me`: it is the asker's own."""

    name: str
    rating: int
    deviation: int
    games: int
    me: bool = False


class SeatRating(msgspec.Struct, frozen=True):
    """What a rated game did to the rating of a seat's player."""

    seat: int
    before: int
    after: int


class SignedIn(NamedTuple):
    """An answer that comes with a token, which goes into a cookie. Programs read it from the header `Motu-Token`."""

    session: Session
    answer: Any


async def come_in(call: Call) -> Any:
    """Be somebody: as who one is, or as a new guest."""
    if call.visitor is not None:
        return await me(call)
    session = await call.server.people.new_guest(call.address, device_of(call.agent))
    return SignedIn(session, Me(session.visitor.id, session.visitor.name, "", [], _reminds(call)))


async def me(call: Call) -> Me:
    """Who one is."""
    return await me_of(call, call.id)


async def me_of(call: Call, id: str) -> Me:
    """Who somebody is, as they are told it themselves."""
    visitor = await call.server.store.visitor(id)
    assert visitor is not None
    ratings = await call.server.store.ratings(id)
    mine = [MyRating(*place, *_rounded(rating)) for place, rating in sorted(ratings.items())]
    return Me(visitor.id, visitor.name, visitor.account, mine, _reminds(call))


def _reminds(call: Call) -> bool:
    return call.server.reminders is not None


def _rounded(rating: Rating) -> tuple[int, int, int]:
    return round(rating.rating), round(rating.deviation), rating.games


async def rename(call: Call) -> Me:
    """Take another name."""
    assert call.visitor is not None
    await call.server.people.rename(call.visitor, call.body.name)
    return await me(call)


async def ranking(call: Call) -> list[Rank]:
    """The best players of a game in one of its presets."""
    game, preset = call.query.get("game", ""), call.query.get("preset", "")
    found = await call.server.store.ranking(game, preset, BEST)
    return [Rank(each.name, *_rounded(each.rating), each.visitor == call.id) for each in found]


async def table_ratings(call: Call) -> list[SeatRating]:
    """What a rated game did to the ratings, seat by seat; nothing before it is counted, a moment after its end."""
    async with call.server.tables.enter(call.path["table"], call.id, call.query.get("invitation", "")) as cached:
        seats = [chair.who for chair in cached.table.players]
    changes = {each.visitor: each for each in await call.server.store.rating_changes(call.path["table"])}
    found = [(seat, changes[who]) for seat, who in enumerate(seats) if who in changes]
    return [SeatRating(seat, round(each.before), round(each.after)) for seat, each in found]
