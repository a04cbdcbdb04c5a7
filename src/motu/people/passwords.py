"""Passwords: which can be had, and how they are kept and compared."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import BoundedSemaphore
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from motu.core.errors import MotuError, message

SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 128
HASHING_AT_ONCE = 2
"""Each takes 64 MiB and a core for a while."""
HASHING_QUEUE = 16

T = TypeVar("T")


class BadPassword(MotuError):
    """A password that is too easily guessed, or too long."""


class TooBusy(MotuError):
    """Too many passwords are being checked: it may be tried again."""


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
