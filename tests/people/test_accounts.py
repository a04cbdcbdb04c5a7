"""People: guests, names, accounts, sessions."""

import asyncio
import re
import threading
from typing import cast

import pytest
from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST
from hypothesis import given
from hypothesis import strategies as st

from motu.people import accounts as module
from motu.people.accounts import (
    BadName,
    BadPassword,
    Hashing,
    NotNow,
    People,
    TooBusy,
    WrongLogin,
    check_password,
    clean_name,
    friendly_name,
)
from motu.people.limits import LIMITS, Limit, Limits, TooOften
from motu.store.protocol import NameTaken, Store
from motu.store.rows import Visitor
from tests.reasons import says

CHEAP = PasswordHasher.from_parameters(CHEAPEST)
HERE = "192.0.2.1"
PASSWORD = "nine paddles, one boat"


class TableCache:
    """What People needs of a store."""

    def __init__(self) -> None:
        self.visitors: dict[str, Visitor] = {}
        self.sessions: dict[bytes, str] = {}

    async def add_visitor(self, visitor: Visitor, token: bytes) -> None:
        self.visitors[visitor.id] = visitor
        self.sessions[token] = visitor.id

    async def visitor(self, id: str) -> Visitor | None:
        return self.visitors.get(id)

    async def visitor_of(self, token: bytes, now: float) -> Visitor | None:
        return self.visitors.get(self.sessions.get(token, ""))

    async def account(self, name: str) -> Visitor | None:
        found = [who for who in self.visitors.values() if who.account and who.account.casefold() == name.casefold()]
        return found[0] if found else None

    async def rename(self, id: str, name: str) -> None:
        self.visitors[id] = self.visitors[id]._replace(name=name)

    async def make_account(self, id: str, account: str, password: str) -> None:
        taken = await self.account(account)
        if taken is not None and taken.id != id:
            raise NameTaken(account)
        self.visitors[id] = self.visitors[id]._replace(account=account, password=password)

    async def add_session(self, id: str, token: bytes, now: float) -> None:
        self.sessions[token] = id

    async def end_session(self, token: bytes) -> None:
        self.sessions.pop(token, None)

    async def end_sessions(self, id: str) -> None:
        self.sessions = {token: who for token, who in self.sessions.items() if who != id}


def house(limits: Limits | None = None, hasher: PasswordHasher = CHEAP) -> tuple[People, TableCache]:
    memory = TableCache()
    return People(cast(Store, memory), lambda: 1_000.0, limits, hasher), memory


# --- Guests ---


async def test_a_guest_is_known_by_his_token_and_the_token_is_not_kept() -> None:
    people, memory = house()
    visitor, token = await people.new_guest(HERE)
    assert re.fullmatch(r"mt_[A-Za-z0-9_-]{43}", token)
    assert re.fullmatch(r"[0-9a-f]{20}", visitor.id)
    assert visitor.created == 1_000.0
    assert await people.who_is(token) == visitor
    assert token.encode() not in memory.sessions
    for stranger in ("", "mt_", "mt_" + "x" * 43, token[3:], token + "x", "mt_\ud800", "x" * 10_000):
        assert await people.who_is(stranger) is None


def test_friendly_names_are_names() -> None:
    for creature in module._CREATURES.split():
        for place in module._PLACES.split():
            name = f"{creature} {place} 99"
            assert clean_name(name) == name
    assert len({friendly_name() for _ in range(100)}) > 80
    words = f"{module._CREATURES} {module._PLACES}".split()
    assert len(words) == len(set(words)) >= 60


async def test_new_guests_from_one_address_are_limited() -> None:
    people, _ = house(Limits({**LIMITS, "sign-ups-address": Limit(2, 0.01, by_address=True)}))
    await people.new_guest("2001:db8::1")
    await people.new_guest("2001:db8::2")
    with pytest.raises(TooOften):
        await people.new_guest("2001:db8::3")
    await people.new_guest("2001:db8:0:1::1")


# --- Names ---


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \n", "Ann"),
        ("Ann   Lee", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("Анна", "Анна"),
        ("Zoe\u0308", "Zoë"),
        ("नमस्ते", "नमस्ते"),
        ("x" * 24, "x" * 24),
        ("🐢", "🐢"),
        ("ʻIʻiwi", "ʻIʻiwi"),
    ],
)
def test_names(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "people-name-empty"),
        (" \t\n ", "people-name-empty"),
        ("\u00a0", "people-name-empty"),
        ("x" * 25, "people-name-too-long"),
        ("ﷺ" * 2, "people-name-too-long"),
        ("x" * 100_000, "people-name-too-long"),
        ("Ann\nLee", "people-name-line-break"),
        ("Ann\u2028Lee", "people-name-line-break"),
        ("Ann\x00Lee", "people-name-character (code=U+0000)"),
        ("Ann\x1b[31m", "people-name-character (code=U+001B)"),
        ("Ann\u202eeeL", "people-name-character (code=U+202E)"),
        ("Ann\u2066", "people-name-character (code=U+2066)"),
        ("A\u200bnn", "people-name-character (code=U+200B)"),
        ("\u3164", "people-name-character"),
        ("\u2800", "people-name-character"),
        ("Ann\ue000", "people-name-character"),
        ("Ann\ud800", "people-name-character (code=U+D800)"),
        ("Ann\u0378", "people-name-character"),
        ("Ann\U000e0041", "people-name-character"),
        ("Z\u0334\u0335\u0336\u0337", "people-name-marks"),
        ("\u0301", "people-name-marks"),
    ],
)
def test_names_that_nobody_can_have(text: str, reason: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(text)
    assert str(refused.value.reason).startswith(reason)


@given(st.text(alphabet=st.characters(codec=None), max_size=60))
def test_a_clean_name_is_short_and_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert 1 <= len(name) <= 24
    assert clean_name(name) == name
    assert name.isprintable()


async def test_a_visitor_takes_another_name() -> None:
    people, _ = house()
    visitor, token = await people.new_guest(HERE)
    assert await people.rename(visitor.id, " Ann ") == "Ann"
    with pytest.raises(BadName):
        await people.rename(visitor.id, "")
    assert (await people.who_is(token) or visitor).name == "Ann"


# --- Accounts ---


async def test_a_guest_takes_an_account_and_comes_back_as_the_same_visitor() -> None:
    people, memory = house()
    guest, token = await people.new_guest(HERE)
    ann = await people.register(guest.id, "Ann", PASSWORD, HERE)
    assert (ann.id, ann.account, ann.name) == (guest.id, "Ann", guest.name)
    assert ann.password.startswith("$argon2id$")
    assert PASSWORD not in repr(memory.visitors)
    assert await people.who_is(token) == ann
    again, other = await people.log_in("ＡＮＮ ", PASSWORD, HERE)
    assert again == ann
    assert other != token
    await people.log_out(other)
    assert await people.who_is(other) is None
    assert await people.who_is(token) == ann


async def test_no_account_twice() -> None:
    people, _ = house()
    one, _ = await people.new_guest(HERE)
    two, _ = await people.new_guest(HERE)
    await people.register(one.id, "Ann", PASSWORD, HERE)
    with pytest.raises(NameTaken):
        await people.register(two.id, "ann", PASSWORD, HERE)
    with pytest.raises(NotNow, check=says("people-has-account")):
        await people.register(one.id, "Bob", PASSWORD, HERE)
    with pytest.raises(NotNow, check=says("people-no-account")):
        await people.change_password(two.id, PASSWORD, PASSWORD)


async def test_a_wrong_password_and_no_account_are_told_alike() -> None:
    people, _ = house()
    guest, _ = await people.new_guest(HERE)
    await people.register(guest.id, "Ann", PASSWORD, HERE)
    for name, password in [
        ("Ann", PASSWORD + "!"),
        ("Ann", ""),
        ("Ann", PASSWORD * 100),
        ("Ann", "\ud800"),
        ("Bob", PASSWORD),
        ("", PASSWORD),
        (guest.name, ""),
        ("x" * 9_999, PASSWORD),
    ]:
        with pytest.raises(WrongLogin) as refused:
            await people.log_in(name, password, HERE)
        assert str(refused.value.reason) == "people-wrong-login"


async def test_nobody_takes_as_long_as_somebody() -> None:
    """Both are compared with one hash of the same parameters."""
    compared: list[str] = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
            compared.append(str(hash).rsplit("$", 2)[0])
            return super().verify(hash, password)

    people, _ = house(hasher=Watched.from_parameters(CHEAPEST))
    guest, _ = await people.new_guest(HERE)
    await people.register(guest.id, "Ann", PASSWORD, HERE)
    for name in ("Ann", "Bob", "\n"):
        with pytest.raises(WrongLogin):
            await people.log_in(name, "something else", HERE)
    assert len(compared) == 3
    assert len(set(compared)) == 1


async def test_logins_are_limited_by_account_and_by_address() -> None:
    few = Limit(3, 0.01)
    people, _ = house(Limits({**LIMITS, "logins-account": few, "logins-address": Limit(7, 0.01, True)}))
    for number in range(3):
        with pytest.raises(WrongLogin):
            await people.log_in("Ann", "something", f"198.51.100.{number}")
    with pytest.raises(TooOften) as refused:
        await people.log_in("ANN", "something", HERE)
    assert refused.value.wait == pytest.approx(100, rel=0.1)
    for number in range(6):
        with pytest.raises(WrongLogin):
            await people.log_in(f"Bob {number}", "something", HERE)
    with pytest.raises(TooOften):
        await people.log_in("Carl", "something", HERE)


async def test_another_password_ends_all_other_sessions() -> None:
    people, _ = house()
    guest, first = await people.new_guest(HERE)
    await people.register(guest.id, "Ann", PASSWORD, HERE)
    _, second = await people.log_in("Ann", PASSWORD, HERE)
    with pytest.raises(WrongLogin):
        await people.change_password(guest.id, "something else", "another password")
    with pytest.raises(BadPassword):
        await people.change_password(guest.id, PASSWORD, "short")
    assert await people.who_is(second)
    ann, third = await people.change_password(guest.id, PASSWORD, "another password")
    assert await people.who_is(first) is None
    assert await people.who_is(second) is None
    assert await people.who_is(third) == ann
    with pytest.raises(WrongLogin):
        await people.log_in("Ann", PASSWORD, HERE)
    await people.log_in("Ann", "another password", HERE)


async def test_an_old_hash_is_made_anew_at_the_next_login() -> None:
    people, memory = house()
    guest, _ = await people.new_guest(HERE)
    old = await people.register(guest.id, "Ann", PASSWORD, HERE)
    stronger = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    now = People(cast(Store, memory), hasher=stronger)
    with pytest.raises(WrongLogin):
        await now.log_in("Ann", "something else", HERE)
    assert memory.visitors[guest.id] == old
    new, _ = await now.log_in("Ann", PASSWORD, HERE)
    assert new.password != old.password
    assert memory.visitors[guest.id] == new
    assert (await now.log_in("Ann", PASSWORD, HERE)).visitor == new


async def test_composed_and_decomposed_letters_are_the_same_password() -> None:
    people, _ = house()
    guest, _ = await people.new_guest(HERE)
    await people.register(guest.id, "Ann", "Zo\u00eb ist im Boot", HERE)
    await people.log_in("Ann", "Zoe\u0308 ist im Boot", HERE)


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


# --- Hashing ---


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
