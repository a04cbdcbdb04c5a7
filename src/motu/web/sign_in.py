"""Accounts and sessions over HTTP: registering, logging in and out, passwords, codes, and one's devices.

Whoever registers, logs in or sets a password gets a new token; the sockets of sessions that end thereby are closed.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from motu.people.accounts import Session
from motu.people.devices import device_of
from motu.people.tokens import hash_of
from motu.web.server import Call
from motu.web.visitors import Me, Name, SignedIn, me_of

Password = Annotated[str, msgspec.Meta(max_length=200)]


class Account(msgspec.Struct, frozen=True):
    name: Name
    password: Password


class Passwords(msgspec.Struct, frozen=True):
    old: Password
    new: Password


class OwnPassword(msgspec.Struct, frozen=True):
    password: Password


class Recovery(msgspec.Struct, frozen=True):
    """The name of an account, one of its codes, and the password that it shall have."""

    name: Name
    code: Annotated[str, msgspec.Meta(max_length=100)]
    password: Password


class Registered(Me, frozen=True):
    """Somebody who has an account from now on. The codes are told this once; each of them sets a password, once."""

    codes: list[str] = msgspec.field(default_factory=list)


class Codes(msgspec.Struct, frozen=True):
    """New codes: told this once, and in place of those before."""

    codes: list[str]


class Device(msgspec.Struct, frozen=True):
    """Where one is logged in: since when, when it was last used, and by what, as far as that is known."""

    id: str
    began: float
    used: float
    browser: str
    system: str
    here: bool


class Devices(msgspec.Struct, frozen=True):
    """Where one is logged in, the one used last first, and how many codes one has left."""

    devices: list[Device]
    codes: int


async def register(call: Call) -> SignedIn:
    """Have an account from now on: games and ratings can then be kept across devices."""
    people, body = call.server.people, call.body
    session, codes = await people.register(call.id, body.name, body.password, call.address, device_of(call.agent))
    me = msgspec.structs.asdict(await _renewed(call, session))
    return SignedIn(session, Registered(**me, codes=codes))


async def log_in(call: Call) -> SignedIn:
    """Be the owner of an account."""
    people, body = call.server.people, call.body
    session = await people.log_in(body.name, body.password, call.address, device_of(call.agent))
    return SignedIn(session, await me_of(call, session.visitor.id))


async def log_out(call: Call) -> None:
    """Be nobody in particular again. Sockets that were opened in this session are closed."""
    await call.server.people.log_out(call.token)
    call.server.sessions.end(call.id, call.token)


async def change_password(call: Call) -> SignedIn:
    """Have another password; all other devices are logged out."""
    people, body = call.server.people, call.body
    session = await people.change_password(call.id, body.old, body.new, call.address, device_of(call.agent))
    return SignedIn(session, await _renewed(call, session))


async def recover(call: Call) -> SignedIn:
    """Have another password by one of one's codes; all other devices are logged out."""
    people, body = call.server.people, call.body
    session = await people.recover(body.name, body.code, body.password, call.address, device_of(call.agent))
    return SignedIn(session, await _renewed(call, session))


async def new_codes(call: Call) -> Codes:
    """New codes in place of those that one has."""
    return Codes(await call.server.people.codes(call.id, call.body.password, call.address))


async def devices(call: Call) -> Devices:
    """Where one is logged in."""
    people = call.server.people
    here = hash_of(call.token)
    found = [
        Device(_id(session.token), session.began, session.used, *_words(session.device), session.token == here)
        for session in await people.sessions(call.id)
    ]
    return Devices(found, await people.codes_left(call.id))


async def end_device(call: Call) -> Devices:
    """Log out there."""
    for session in await call.server.people.sessions(call.id):
        if _id(session.token) == call.path["device"]:
            await call.server.people.end_session(call.id, session.token)
            call.server.sessions.end_marked(call.id, session.token.hex())
    return await devices(call)


async def end_other_devices(call: Call) -> Devices:
    """Log out everywhere else."""
    await call.server.people.end_others(call.id, call.token)
    call.server.sessions.end_others(call.id, call.token)
    return await devices(call)


async def _renewed(call: Call, session: Session) -> Me:
    """Who came in with a session that took the place of all others: their sockets are closed."""
    call.server.sessions.end_others(session.visitor.id, session.token)
    return await me_of(call, session.visitor.id)


def _id(token: bytes) -> str:
    """What a session is called in a list: it says nothing of its token."""
    return token.hex()[:16]


def _words(device: str) -> tuple[str, str]:
    browser, _, system = device.partition(" ")
    return browser or "other", system or "other"
