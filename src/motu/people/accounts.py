"""Who is there: guests with a friendly name, and accounts with a password.

You are whoever your token says, 256 random bits of which the store knows only the hash. A guest who takes an account
stays the same visitor, with all their games. Tokens begin with `mt_` (sessions) and `mi_` (invitations), so that logs
and scanners know them when they see them.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import BoundedSemaphore
from typing import NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from motu.core.errors import MotuError, message
from motu.people.limits import LONGEST_KEY, Limits
from motu.store.protocol import Store
from motu.store.rows import Visitor

SESSION, INVITATION = "mt_", "mi_"
LONGEST_NAME = 24
MOST_MARKS = 3
SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 128
HASHING_AT_ONCE = 2
"""Each takes 64 MiB and a core for a while."""
HASHING_QUEUE = 16

# Words of Hawaii and Tahiti that are spelled without any marks: birds and fish; plants, winds and the sea.
_CREATURES = (
    "Akule Awa Hunakai Honu Kihikihi Koloa Lauhau Mahimahi Maiko Mamo Manini Manu Moa Moano Moi Nehu Nenue Noio Palila "
    "Puaiohi Pueo Puhi Ruro Uhu Ulua Vini Weke Aku"
)
_PLACES = (
    "Aheahe Fara Hala Hau Hinahina Hotu Hupe Kai Kalia Kalo Kamani Kauila Kiu Koa Kona Kou Kukui Kupukupu Lama Lani "
    "Lehua Loulu Lulu Mahina Maile Maire Makani Malanai Melia Milo Miro Miti Moana Mokihana Nalu Naupaka Niu Noe Noni "
    "Palapalai Pili Purau Tamanu Taro Tiare Tou Wiliwili"
)

# Letters and marks that show nothing.
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_LINE_BREAKS = frozenset("\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029")
_UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})

T = TypeVar("T")


class BadName(MotuError):
    """A name that nobody can have."""


class BadPassword(MotuError):
    """A password that is too easily guessed, or too long."""


class WrongLogin(MotuError):
    """There is no such account, or it has another password: which of them is not told."""


class NotNow(MotuError):
    """A guest who asks what only accounts can do, or the other way round."""


class TooBusy(MotuError):
    """Too many passwords are being checked: it may be tried again."""


class Session(NamedTuple):
    """Somebody who came in, and the token by which they are known from now on. It is shown to nobody else."""

    visitor: Visitor
    token: str


class People:
    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        limits: Limits | None = None,
        hasher: PasswordHasher | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._limits = limits or Limits()
        self._hashing = Hashing(hasher or PasswordHasher())

    async def new_guest(self, address: str) -> Session:
        """Let somebody in who came from this address; TooOften."""
        self._limits.check("sign-ups-address", address)
        visitor = Visitor(secrets.token_hex(10), friendly_name(), self._clock())
        token = new_token(SESSION)
        await self._store.add_visitor(visitor, hash_of(token))
        return Session(visitor, token)

    async def who_is(self, token: str) -> Visitor | None:
        """Whose token this is."""
        if not token.startswith(SESSION) or len(token) > 100:
            return None
        return await self._store.visitor_of(hash_of(token), self._clock())

    async def rename(self, visitor: str, name: str) -> str:
        """Give a visitor another name, and say how it is written; BadName, TooOften."""
        name = clean_name(name)
        self._limits.check("renames-visitor", visitor)
        await self._store.rename(visitor, name)
        return name

    async def register(self, visitor: str, account: str, password: str, address: str) -> Visitor:
        """Turn a guest into an account; BadName, BadPassword, NameTaken, NotNow, TooOften, TooBusy."""
        account = clean_name(account)
        check_password(password, account)
        guest = await self._store.visitor(visitor)
        if guest is None or guest.account:
            raise NotNow(message("people-has-account"))
        self._limits.check("accounts-address", address)
        hashed = await self._hashing.hash(password)
        await self._store.make_account(visitor, account, hashed)
        return guest._replace(account=account, password=hashed)

    async def log_in(self, account: str, password: str, address: str) -> Session:
        """A new session of an account; WrongLogin, TooOften, TooBusy."""
        self._limits.check("logins-address", address)
        try:
            account = clean_name(account)
        except BadName:
            account = ""
        found = await self._verified(await self._store.account(account) if account else None, account, password)
        token = new_token(SESSION)
        await self._store.add_session(found.id, hash_of(token), self._clock())
        return Session(found, token)

    async def log_out(self, token: str) -> None:
        """End this session. A guest without another one has said farewell for good."""
        await self._store.end_session(hash_of(token))

    async def change_password(self, visitor: str, old: str, new: str) -> Session:
        """Set another password, and end all sessions but the new one that this returns.

        WrongLogin, BadPassword, NotNow, TooOften, TooBusy.
        """
        found = await self._store.visitor(visitor)
        if found is None or not found.account:
            raise NotNow(message("people-no-account"))
        check_password(new, found.account)
        found = await self._verified(found, found.account, old)
        hashed = await self._hashing.hash(new)
        await self._store.make_account(visitor, found.account, hashed)
        await self._store.end_sessions(visitor)
        token = new_token(SESSION)
        await self._store.add_session(visitor, hash_of(token), self._clock())
        return Session(found._replace(password=hashed), token)

    async def _verified(self, found: Visitor | None, account: str, password: str) -> Visitor:
        """The one found, if this is their password; it takes as long when there is nobody."""
        self._limits.check("logins-account", unicodedata.normalize("NFKC", account.casefold())[:LONGEST_KEY])
        right = await self._hashing.verify(found.password if found is not None else "", password)
        if found is None or not right:
            raise WrongLogin(message("people-wrong-login"))
        if self._hashing.outdated(found.password):
            hashed = await self._hashing.hash(password)
            if await self._store.visitor(found.id) == found:  # the password may have been changed meanwhile
                await self._store.make_account(found.id, found.account, hashed)
                return found._replace(password=hashed)
        return found

    def close(self) -> None:
        self._hashing.close()


class Hashing:
    """Passwords are hashed and compared in threads of their own, a few at once: others wait, or are sent away.

    The threads are not asyncio's, since those would go on, uncounted, after somebody who stopped waiting.
    """

    def __init__(self, hasher: PasswordHasher) -> None:
        self._hasher = hasher
        self._threads = ThreadPoolExecutor(HASHING_AT_ONCE, thread_name_prefix="motu-password")
        self._places = BoundedSemaphore(HASHING_AT_ONCE + HASHING_QUEUE)
        # What the password of nobody is compared with: made before any other, so that it is there when it is needed.
        self._nobody = self._threads.submit(hasher.hash, secrets.token_bytes(32))

    async def hash(self, password: str) -> str:
        return await self._run(lambda: self._hasher.hash(_bytes_of(password)))

    async def verify(self, hashed: str, password: str) -> bool:
        """Whether this is the password; with no hash, no, but as slowly."""

        def compare() -> bool:
            try:
                known = hashed if len(password) <= LONGEST_PASSWORD else ""
                return self._hasher.verify(known or self._nobody.result(), _bytes_of(password[:LONGEST_PASSWORD]))
            except (VerificationError, InvalidHashError):
                return False

        return await self._run(compare)

    def outdated(self, hashed: str) -> bool:
        """Whether it was made with other parameters than are used now."""
        return self._hasher.check_needs_rehash(hashed)

    async def _run(self, work: Callable[[], T]) -> T:
        if not self._places.acquire(blocking=False):
            raise TooBusy(message("people-too-busy"))
        job = self._threads.submit(work)
        job.add_done_callback(lambda _: self._places.release())
        return await asyncio.wrap_future(job)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def new_token(prefix: str) -> str:
    """A secret that nobody guesses."""
    return prefix + secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    """What is stored of a token. It has 256 random bits: a fast hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def friendly_name() -> str:
    """A name for somebody who has not chosen one: `Honu Lehua 42`."""
    return f"{secrets.choice(_CREATURES.split())} {secrets.choice(_PLACES.split())} {secrets.randbelow(99) + 1}"


def clean_name(text: str) -> str:
    """A name as it is stored: in Unicode's form NFKC, without blanks around it or two in a row; BadName."""
    if len(text) > 10 * LONGEST_NAME:  # nothing is ten times as long as its clean form, and normalizing takes time
        raise BadName(message("people-name-too-long", most=LONGEST_NAME))
    text = unicodedata.normalize("NFKC", text).strip()
    marks = MOST_MARKS  # a mark needs a letter before it
    for character in text:
        category = unicodedata.category(character)
        if character in _LINE_BREAKS:
            raise BadName(message("people-name-line-break"))
        if category in _UNSEEN or character in _BLANKS:
            raise BadName(message("people-name-character", code=f"U+{ord(character):04X}"))
        marks = marks + 1 if category[0] == "M" else 0
        if marks > MOST_MARKS:
            raise BadName(message("people-name-marks", most=MOST_MARKS))
    text = " ".join(text.split())
    if not text:
        raise BadName(message("people-name-empty"))
    if len(text) > LONGEST_NAME:
        raise BadName(message("people-name-too-long", most=LONGEST_NAME))
    return text


def check_password(password: str, account: str) -> None:
    """BadPassword, if it is too short or too long, or little more than the name of the account."""
    if len(password) < SHORTEST_PASSWORD:
        raise BadPassword(message("people-password-too-short", least=SHORTEST_PASSWORD))
    if len(password) > LONGEST_PASSWORD:
        raise BadPassword(message("people-password-too-long", most=LONGEST_PASSWORD))
    folded = unicodedata.normalize("NFKC", password).casefold()
    if len(folded.replace(account.casefold(), "")) < SHORTEST_PASSWORD // 2:
        raise BadPassword(message("people-password-like-name"))


def _bytes_of(password: str) -> bytes:
    # Keyboards differ in how they compose letters: the same password must give the same bytes.
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
