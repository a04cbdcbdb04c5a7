"""Who is there: guests with a friendly name, and accounts with a password.

You are whoever your token says, 256 random bits of which the store knows only the hash. A guest who takes an account
stays the same visitor, with all their games, but under a new token: whoever had slipped them the old one is out. Its
session ends when somebody logs out, sets another password, or has not come for long.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from argon2 import PasswordHasher

from motu.core.errors import MotuError, message
from motu.people.limits import Limits, network_of
from motu.people.names import BadName, clean_name, friendly_name, likeness, likenesses, plain_name
from motu.people.passwords import Hashing, check_password
from motu.people.tokens import SESSION, hash_of, hash_of_code, new_codes, new_token
from motu.store.protocol import NameTaken, Store
from motu.store.rows import Expiry, Visitor
from motu.store.rows import Session as StoredSession

DAY = 86_400.0
LONGEST_SESSION = 365 * DAY
"""As long as a browser keeps the cookie."""
LONGEST_ABSENCE = 90 * DAY
"""After so long an account must log in again. Guests need not: they could not."""
UNDER_ATTACK = 5
"""So many times as much each wrong password costs while a name is being guessed."""


class WrongLogin(MotuError):
    """There is no such account, or it has another password: which of them is not told."""


class NotNow(MotuError):
    """A guest who asks what only accounts can do, or the other way round."""


class Session(NamedTuple):
    """Somebody who came in, and the token by which they are known from now on. It is shown to nobody else."""

    visitor: Visitor
    token: str


class People:
    """How wrong passwords are limited:

    - Before a password is looked at, by address, and by address and name: who guesses from one address gets nowhere.
      Nobody elsewhere notices, least of all the owner.
    - After it was wrong, by name. From then on each wrong one for this name costs its address five times as much: who
      guesses from many addresses has two tries from each and then one in five minutes, instead of ten and one a minute.
      The right password is never refused for what others have tried: its owner gets in from any other address at once,
      and from theirs unless they have mistyped it that often themselves.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        limits: Limits | None = None,
        hasher: PasswordHasher | None = None,
    ) -> None:
        self._store = store
        self.now = clock
        self._limits = limits or Limits()
        self._hashing = Hashing(hasher or PasswordHasher())

    # --- Who is there ---

    async def new_guest(self, address: str, device: str = "") -> Session:
        """Let somebody in who came from this address; TooOften."""
        self._limits.check("sign-ups-address", address)
        visitor = Visitor(secrets.token_hex(10), await self._free_name(), self.now())
        token = new_token(SESSION)
        await self._store.add_visitor(visitor, hash_of(token), likeness, device)
        return Session(visitor, token)

    async def who_is(self, token: str) -> Visitor | None:
        """Whose token this is."""
        if not token.startswith(SESSION) or len(token) > 100:
            return None
        return await self._store.visitor_of(hash_of(token), self.now(), self.expiry())

    async def rename(self, visitor: Visitor, name: str) -> str:
        """Give a visitor another name, and say how it is written; BadName, NameTaken, TooOften.

        Nobody is called like somebody else's account, nor a guest like somebody who has one.
        """
        name = clean_name(name)
        self._limits.check("renames-visitor", visitor.id)
        owner = await self._store.account_like(likenesses(name), worn=not visitor.account)
        if owner not in (None, visitor.id):
            raise NameTaken(name)
        await self._store.rename(visitor.id, name, likeness)
        return name

    async def _free_name(self) -> str:
        while await self._store.account_like(likenesses(name := friendly_name()), worn=True):
            pass
        return name

    # --- Accounts ---

    async def register(
        self, visitor: str, account: str, password: str, address: str, device: str = ""
    ) -> tuple[Session, list[str]]:
        """Turn a guest into an account, in a new session, with codes for the day on which the password is lost.

        BadName, BadPassword, NameTaken, NotNow, TooOften, TooBusy.
        """
        account = clean_name(account)
        check_password(password, account)
        guest = await self._store.visitor(visitor)
        if guest is None or guest.account:
            raise NotNow(message("people-has-account"))
        self._limits.check("accounts-address", address)
        if await self._store.account_like(likenesses(account), worn=False):
            raise NameTaken(account)
        hashed = await self._hashing.hash(password)
        await self._store.make_account(visitor, account, hashed, likeness)
        for other in await self._store.wearers(likeness(account), visitor):
            await self._store.rename(other.id, other.account or await self._free_name(), likeness)
        codes = await self._renew_codes(visitor)
        return await self._only_session(guest._replace(account=account, password=hashed), device), codes

    async def log_in(self, account: str, password: str, address: str, device: str = "") -> Session:
        """A new session of an account; WrongLogin, TooOften, TooBusy."""
        account = self._knock(account, address)
        found = await self._store.account(account) if account else None
        found = await self._verified(found, account, password, address)
        token = new_token(SESSION)
        await self._store.add_session(found.id, hash_of(token), self.now(), device)
        return Session(found, token)

    async def log_out(self, token: str) -> None:
        """End this session. A guest without another one has said farewell for good."""
        await self._store.end_session(hash_of(token))

    async def change_password(self, visitor: str, old: str, new: str, address: str, device: str = "") -> Session:
        """Set another password, and end all sessions but the new one that this returns.

        WrongLogin, BadPassword, NotNow, TooOften, TooBusy.
        """
        found = await self._owner(visitor)
        check_password(new, found.account)
        found = await self._verified(found, self._knock(found.account, address), old, address)
        hashed = await self._hashing.hash(new)
        await self._store.set_password(visitor, hashed)
        return await self._only_session(found._replace(password=hashed), device)

    async def recover(self, account: str, code: str, password: str, address: str, device: str = "") -> Session:
        """Set another password by a code, which is used up; all other sessions end.

        WrongLogin, BadPassword, TooOften, TooBusy.
        """
        account = self._knock(account, address)
        found, used = await self._store.account(account) if account else None, hash_of_code(code)
        if found is not None and used in await self._store.recovery(found.id):
            check_password(password, found.account)
            hashed = await self._hashing.hash(password)
            if await self._store.recover(found.id, used, hashed):
                return await self._only_session(found._replace(password=hashed), device)
        self._was_wrong(account, address)
        raise WrongLogin(message("people-wrong-code"))

    async def codes(self, visitor: str, password: str, address: str) -> list[str]:
        """New codes in place of the old ones; WrongLogin, NotNow, TooOften, TooBusy."""
        found = await self._owner(visitor)
        await self._verified(found, self._knock(found.account, address), password, address)
        return await self._renew_codes(visitor)

    async def codes_left(self, visitor: str) -> int:
        """How many codes have not been used."""
        return len(await self._store.recovery(visitor))

    # --- Sessions ---

    async def sessions(self, visitor: str) -> list[StoredSession]:
        """Where somebody is logged in."""
        return await self._store.sessions(visitor, self.expiry())

    async def end_session(self, visitor: str, token: bytes) -> None:
        """End one of somebody's sessions, by the hash of its token."""
        if token in {session.token for session in await self._store.sessions(visitor)}:
            await self._store.end_session(token)

    async def end_others(self, visitor: str, token: str) -> None:
        """End all sessions of somebody but this one."""
        await self._store.end_sessions(visitor, hash_of(token))

    def expiry(self) -> Expiry:
        """Which sessions are over by now."""
        now = self.now()
        return Expiry(now - LONGEST_SESSION, now - LONGEST_ABSENCE)

    async def _only_session(self, visitor: Visitor, device: str) -> Session:
        """A new session in place of all others."""
        token = new_token(SESSION)
        await self._store.add_session(visitor.id, hash_of(token), self.now(), device)
        await self._store.end_sessions(visitor.id, hash_of(token))
        return Session(visitor, token)

    async def _renew_codes(self, visitor: str) -> list[str]:
        codes = new_codes()
        await self._store.set_recovery(visitor, [hash_of_code(code) for code in codes])
        return codes

    # --- Passwords ---

    async def _owner(self, visitor: str) -> Visitor:
        found = await self._store.visitor(visitor)
        if found is None or not found.account:
            raise NotNow(message("people-no-account"))
        return found

    def _knock(self, account: str, address: str) -> str:
        """Count that somebody wants to prove whose account it is, and say how its name is written; "" if nobody can."""
        self._limits.check("logins-address", address)
        try:
            account = plain_name(account)
        except BadName:
            account = ""
        self._limits.check("logins-address-name", _at(address, account))
        return account

    async def _verified(self, found: Visitor | None, account: str, password: str, address: str) -> Visitor:
        """The one found, if this is their password; it takes as long when there is nobody."""
        right = await self._hashing.verify(found.password if found is not None else "", password)
        if found is None or not right:
            self._was_wrong(account, address)
            raise WrongLogin(message("people-wrong-login"))
        if self._hashing.outdated(found.password):
            hashed = await self._hashing.hash(password)
            if await self._store.visitor(found.id) == found:  # the password may have been changed meanwhile
                await self._store.set_password(found.id, hashed)
                return found._replace(password=hashed)
        return found

    def _was_wrong(self, account: str, address: str) -> None:
        if self._limits.take("wrong-logins-name", _key(account)):
            self._limits.charge("logins-address-name", _at(address, account), UNDER_ATTACK - 1)
            self._limits.charge("logins-address", address, UNDER_ATTACK - 1)

    def close(self) -> None:
        self._hashing.close()


def _at(address: str, account: str) -> str:
    return f"{_key(account)} {network_of(address)}"


def _key(account: str) -> str:
    """A name as a key of limits: all of it counts, however long it is, and however it is written."""
    return hashlib.sha256(likeness(account).encode("utf-8", "surrogatepass")).hexdigest()[:20]
