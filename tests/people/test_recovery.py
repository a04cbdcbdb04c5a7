"""Codes for who has lost a password."""

from __future__ import annotations

import asyncio
import re

import pytest

from motu.people.accounts import WrongLogin
from motu.people.limits import LIMITS, Limit, Limits, TooOften
from motu.people.passwords import BadPassword
from motu.people.tokens import CODES, hash_of_code, new_codes
from tests.people.lodging import HERE, PASSWORD, Lodging
from tests.reasons import says

NEW = "another long password"


async def test_a_code_sets_another_password_once(lodging: Lodging) -> None:
    people = lodging.people()
    guest, _ = await people.new_guest(HERE)
    (ann, first), codes = await people.register(guest.id, "Ann", PASSWORD, HERE)
    assert len(set(codes)) == CODES == await people.codes_left(ann.id)
    assert not any(lodging.has_written(code) or lodging.has_written(code.replace("-", "")) for code in codes)
    with pytest.raises(BadPassword):
        await people.recover("Ann", codes[0], "short", HERE)
    again, token = await people.recover("ANN", codes[0].upper().replace("-", " "), NEW, HERE)
    assert again.id == ann.id
    assert await people.who_is(first) is None
    assert await people.who_is(token) == again
    assert await people.codes_left(ann.id) == CODES - 1
    await people.log_in("Ann", NEW, HERE)
    for name, code in (("Ann", codes[0]), ("Ann", ""), ("Bob", codes[1]), ("", codes[1]), ("Ann", "x" * 9_999)):
        with pytest.raises(WrongLogin, check=says("people-wrong-code")):
            await people.recover(name, code, PASSWORD, HERE)
    assert await people.who_is(token) is not None


async def test_of_two_who_use_a_code_at_once_one_succeeds(lodging: Lodging) -> None:
    people = lodging.people()
    guest, _ = await people.new_guest(HERE)
    _, codes = await people.register(guest.id, "Ann", PASSWORD, HERE)
    asked = [people.recover("Ann", codes[0], f"{NEW} {number}", HERE) for number in range(2)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert sorted(isinstance(each, WrongLogin) for each in found) == [False, True]


async def test_codes_are_made_anew_by_the_password(lodging: Lodging) -> None:
    people = lodging.people()
    guest, _ = await people.new_guest(HERE)
    _, old = await people.register(guest.id, "Ann", PASSWORD, HERE)
    with pytest.raises(WrongLogin):
        await people.codes(guest.id, "something else", HERE)
    new = await people.codes(guest.id, PASSWORD, HERE)
    assert len(new) == CODES
    with pytest.raises(WrongLogin):
        await people.recover("Ann", old[0], NEW, HERE)
    await people.recover("Ann", new[0], NEW, HERE)


async def test_codes_are_guessed_no_faster_than_passwords(lodging: Lodging) -> None:
    people = lodging.people(Limits({**LIMITS, "logins-address-name": Limit(3, 0.01)}))
    guest, _ = await people.new_guest(HERE)
    _, codes = await people.register(guest.id, "Ann", PASSWORD, HERE)
    for _ in range(3):
        with pytest.raises(WrongLogin):
            await people.recover("Ann", "a guess", NEW, HERE)
    for asked in (people.recover("Ann", codes[0], NEW, HERE), people.log_in("Ann", PASSWORD, HERE)):
        with pytest.raises(TooOften):
            await asked
    await people.recover("Ann", codes[0], NEW, "192.0.2.2")


def test_codes_are_read_as_people_write_them() -> None:
    codes = new_codes()
    assert all(re.fullmatch(r"(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}", code) for code in codes)
    ways = ("01ab-cdef-ghjk-mnpq", " O1AB cdef ghjk MNPQ", "oiabcdefghjkmnpq")
    assert len({hash_of_code(way) for way in ways}) == 1
