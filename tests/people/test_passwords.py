"""Passwords: which can be had, and how they are hashed."""

from __future__ import annotations

import asyncio
import threading

import pytest
from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST

from motu.people import passwords as module
from motu.people.passwords import BadPassword, Hashing, TooBusy, check_password
from tests.reasons import says

CHEAP = PasswordHasher.from_parameters(CHEAPEST)
PASSWORD = "nine paddles, one boat"


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("123456789", "people-password-too-short"),
        ("x" * 129, "people-password-too-long"),
        ("Kamehameha", "people-password-like-name"),
        ("KAMEHAMEHA1812", "people-password-like-name"),
        ("kamehamehakamehameha", "people-password-like-name"),
    ],
)
def test_bad_passwords(password: str, reason: str) -> None:
    with pytest.raises(BadPassword, check=says(reason)):
        check_password(password, "Kamehameha")


def test_good_passwords() -> None:
    for password in ("1234567890", "x" * 128, "my friend kamehameha", PASSWORD):
        check_password(password, "Kamehameha")


async def test_too_many_passwords_at_once() -> None:
    all_have_asked = threading.Event()

    class Slow(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
            all_have_asked.wait()
            return False

    hashing = Hashing(Slow.from_parameters(CHEAPEST))
    many = [asyncio.create_task(hashing.verify("", "x")) for _ in range(30)]
    await asyncio.sleep(0)
    all_have_asked.set()
    answers = await asyncio.gather(*many, return_exceptions=True)
    assert answers.count(False) == module.HASHING_AT_ONCE + module.HASHING_QUEUE
    assert sum(isinstance(answer, TooBusy) for answer in answers) == 12
    assert await hashing.verify("", "x") is False
    hashing.close()


async def test_who_stops_waiting_gives_his_place_back() -> None:
    hashing = Hashing(CHEAP)
    for _ in range(50):
        task = asyncio.create_task(hashing.hash("x"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.sleep(0.001)
    assert await hashing.hash("x")


def test_hashes_are_slow_to_guess() -> None:
    """RFC 9106, section 4, second recommended option: 64 MiB, three passes."""
    hasher = PasswordHasher()
    assert (hasher.memory_cost, hasher.time_cost) == (64 * 1024, 3)
