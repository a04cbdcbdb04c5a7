"""Who one is, over HTTP: guests, accounts, sessions, and what ratings they have."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec

from motu.people.accounts import Session
from motu.store.rows import Rating
from motu.web.server import Call

BEST = 100
"""So many players are in a ranking."""

Name = Annotated[str, msgspec.Meta(max_length=100)]
Password = Annotated[str, msgspec.Meta(max_length=200)]


class Rename(msgspec.Struct, frozen=True):
    name: Name


class Account(msgspec.Struct, frozen=True):
    name: Name
    password: Password


class Passwords(msgspec.Struct, frozen=True):
    old: Password
    new: Password


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
    name: str
    rating: int
    deviation: int
    games: int


class SignedIn(NamedTuple):
    """An answer that comes with a token, which goes into a cookie. Programs read it from the header `Motu-Token`."""

    session: Session
    answer: Any


async def come_in(call: Call) -> Any:
    """Be somebody: as who one is, or as a new guest."""
    if call.visitor is not None:
        return await _me(call, call.visitor.id)
    session = await call.server.people.new_guest(call.address)
    return SignedIn(session, Me(session.visitor.id, session.visitor.name, "", [], _reminds(call)))


async def me(call: Call) -> Me:
    """Who one is."""
    return await _me(call, call.id)


async def _me(call: Call, id: str) -> Me:
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
    await call.server.people.rename(call.id, call.body.name)
    return await _me(call, call.id)


async def register(call: Call) -> Me:
    """Have an account from now on: games and ratings can then be kept across devices."""
    await call.server.people.register(call.id, call.body.name, call.body.password, call.address)
    return await _me(call, call.id)


async def log_in(call: Call) -> SignedIn:
    """Be the owner of an account."""
    session = await call.server.people.log_in(call.body.name, call.body.password, call.address)
    return SignedIn(session, await _me(call, session.visitor.id))


async def log_out(call: Call) -> None:
    """Be nobody in particular again. Sockets that were opened in this session are closed."""
    await call.server.people.log_out(call.token)
    call.server.sessions.end(call.id, call.token)


async def change_password(call: Call) -> SignedIn:
    """Have another password; all other devices are logged out."""
    session = await call.server.people.change_password(call.id, call.body.old, call.body.new)
    call.server.sessions.end_others(call.id, session.token)
    return SignedIn(session, await _me(call, call.id))


async def ranking(call: Call) -> list[Rank]:
    """The best players of a game in one of its presets."""
    game, preset = call.query.get("game", ""), call.query.get("preset", "")
    found = await call.server.store.ranking(game, preset, BEST)
    return [Rank(each.name, *_rounded(each.rating)) for each in found]
