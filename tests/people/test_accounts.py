"""People: guests, names, accounts, sessions."""

from __future__ import annotations

import re

import pytest
from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST

from motu.people.accounts import DAY, NotNow, WrongLogin
from motu.people.limits import LIMITS, Limit, Limits, TooOften
from motu.people.names import BadName, likeness
from motu.people.passwords import BadPassword
from motu.people.tokens import hash_of
from motu.store.protocol import NameTaken
from motu.store.rows import Visitor
from tests.people.lodging import HERE, PASSWORD, Lodging
from tests.reasons import says

# --- Guests ---


async def test_a_guest_is_known_by_his_token_and_the_token_is_not_kept(lodging: Lodging) -> None:
    people = lodging.people()
    visitor, token = await people.new_guest(HERE)
    assert re.fullmatch(r"mt_[A-Za-z0-9_-]{43}", token)
    assert re.fullmatch(r"[0-9a-f]{20}", visitor.id)
    assert visitor.created == 1_000.0
    assert await people.who_is(token) == visitor
    assert lodging.has_written(visitor.id)
    assert not lodging.has_written(token)
    for stranger in ("", "mt_", "mt_" + "x" * 43, token[3:], token + "x", "mt_\ud800", "x" * 10_000):
        assert await people.who_is(stranger) is None


async def test_new_guests_from_one_address_are_limited(lodging: Lodging) -> None:
    people = lodging.people(Limits({**LIMITS, "sign-ups-address": Limit(2, 0.01, by_address=True)}))
    await people.new_guest("2001:db8::1")
    await people.new_guest("2001:db8::2")
    with pytest.raises(TooOften):
        await people.new_guest("2001:db8::3")
    await people.new_guest("2001:db8:0:1::1")


# --- Names ---


async def test_a_visitor_takes_another_name(lodging: Lodging) -> None:
    people = lodging.people()
    visitor, token = await people.new_guest(HERE)
    assert await people.rename(visitor, " Ann ") == "Ann"
    with pytest.raises(BadName):
        await people.rename(visitor, "")
    assert (await people.who_is(token) or visitor).name == "Ann"


async def test_a_guest_cannot_wear_the_name_of_an_account(lodging: Lodging) -> None:
    people = lodging.people()
    bill, _ = await lodging.account(people, "Bill")
    guest, _ = await people.new_guest(HERE)
    for name in ("Bill", "BILL", "BiII", "bi11", "Ｂｉｌｌ", "Вill"):
        with pytest.raises((NameTaken, BadName)):
            await people.rename(guest, name)
    await people.rename(bill, "Sir William")
    with pytest.raises(NameTaken):
        await people.rename(guest, "sir wiIIiam")
    with pytest.raises(NameTaken):  # an account may be called as another shows itself, but not as another logs in
        await people.rename((await lodging.account(people, "Maria")).visitor, "Bill")
    assert await people.rename(bill, "Bill") == "Bill"
    assert await people.rename(guest, "Бил") == "Бил"


async def test_whoever_wore_a_name_gives_it_up_to_its_account(lodging: Lodging) -> None:
    people = lodging.people()
    guest, _ = await people.new_guest(HERE)
    other, _ = await lodging.account(people, "Bob")
    for visitor in (guest, other):
        await people.rename(visitor, "Анна")
    await lodging.account(people, "Аннa".replace("a", "а"))
    names = [(await lodging.store.visitor(visitor.id) or visitor).name for visitor in (guest, other)]
    assert "Анна" not in names
    assert names[1] == "Bob"
    await lodging.account(people, "Маша")
    await lodging.account(people, "Maria")


async def test_no_account_looks_like_another(lodging: Lodging) -> None:
    people = lodging.people(Limits({**LIMITS, "accounts-address": Limit(99, 1.0)}))
    await lodging.account(people, "Coco")
    for name in ("coco", "Сосо", "C0c0"):
        with pytest.raises(NameTaken):
            await lodging.account(people, name)


async def test_names_from_earlier_are_compared_as_well(lodging: Lodging) -> None:
    """Of accounts from before looks were stored; two that look alike by then both go on."""
    people = lodging.people()
    hashed = (await lodging.account(people, "Other")).visitor.password
    for number, account in enumerate(("Coco", "Сосо", "Аnn")):
        visitor = Visitor(f"v{number}", account, 1.0, account, hashed)
        await lodging.store.add_visitor(visitor, f"t{number}".encode(), lambda name: f"not yet {name}")
    await lodging.forget_looks()
    assert await lodging.store.work_out_likenesses(likeness, 2) == 2
    assert await lodging.store.work_out_likenesses(likeness, 99) > 0
    assert await lodging.store.work_out_likenesses(likeness, 99) == 0
    with pytest.raises(NameTaken):
        await people.rename((await people.new_guest(HERE))[0], "coco")
    for number, account in enumerate(("Coco", "Сосо", "Аnn")):
        session = await people.log_in(account, PASSWORD, HERE)
        assert session.visitor.id == f"v{number}"
        await people.change_password(session.visitor.id, PASSWORD, PASSWORD + "!", HERE)


# --- Accounts ---


async def test_a_guest_takes_an_account_and_comes_back_as_the_same_visitor(lodging: Lodging) -> None:
    people = lodging.people()
    guest, _ = await people.new_guest(HERE)
    (ann, token), _ = await people.register(guest.id, "Ann", PASSWORD, HERE)
    assert (ann.id, ann.account, ann.name) == (guest.id, "Ann", guest.name)
    assert ann.password.startswith("$argon2id$")
    assert not lodging.has_written(PASSWORD)
    assert await people.who_is(token) == ann
    again, other = await people.log_in("ＡＮＮ ", PASSWORD, HERE)
    assert again == ann
    assert other != token
    await people.log_out(other)
    assert await people.who_is(other) is None
    assert await people.who_is(token) == ann


async def test_who_registers_is_out_of_reach_of_whoever_knew_the_old_token(lodging: Lodging) -> None:
    people = lodging.people()
    guest, planted = await people.new_guest(HERE)
    (_, token), _ = await people.register(guest.id, "Ann", PASSWORD, HERE)
    assert await people.who_is(planted) is None
    assert await people.who_is(token) is not None


async def test_no_account_twice(lodging: Lodging) -> None:
    people = lodging.people()
    one, _ = await lodging.account(people, "Ann")
    two, _ = await people.new_guest(HERE)
    with pytest.raises(NameTaken):
        await people.register(two.id, "ann", PASSWORD, HERE)
    with pytest.raises(NotNow, check=says("people-has-account")):
        await people.register(one.id, "Bob", PASSWORD, HERE)
    with pytest.raises(NotNow, check=says("people-no-account")):
        await people.change_password(two.id, PASSWORD, PASSWORD, HERE)
    with pytest.raises(NotNow, check=says("people-no-account")):
        await people.codes(two.id, PASSWORD, HERE)


async def test_a_wrong_password_and_no_account_are_told_alike(lodging: Lodging) -> None:
    people = lodging.people()
    ann, _ = await lodging.account(people)
    for name, password in [
        ("Ann", PASSWORD + "!"),
        ("Ann", ""),
        ("Ann", PASSWORD * 100),
        ("Ann", "\ud800"),
        ("Bob", PASSWORD),
        ("", PASSWORD),
        (ann.name, ""),
        ("x" * 9_999, PASSWORD),
    ]:
        with pytest.raises(WrongLogin) as refused:
            await people.log_in(name, password, HERE)
        assert str(refused.value.reason) == "people-wrong-login"


async def test_nobody_takes_as_long_as_somebody(lodging: Lodging) -> None:
    """Both are compared with one hash of the same parameters."""
    compared: list[str] = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
            compared.append(str(hash).rsplit("$", 2)[0])
            return super().verify(hash, password)

    people = lodging.people(hasher=Watched.from_parameters(CHEAPEST))
    await lodging.account(people)
    for name in ("Ann", "Bob", "\n"):
        with pytest.raises(WrongLogin):
            await people.log_in(name, "something else", HERE)
    assert len(compared) == 3
    assert len(set(compared)) == 1


async def test_an_old_hash_is_made_anew_at_the_next_login(lodging: Lodging) -> None:
    old, _ = await lodging.account(lodging.people())
    now = lodging.people(hasher=PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    with pytest.raises(WrongLogin):
        await now.log_in("Ann", "something else", HERE)
    assert await lodging.store.visitor(old.id) == old
    new, _ = await now.log_in("Ann", PASSWORD, HERE)
    assert new.password != old.password
    assert await lodging.store.visitor(old.id) == new
    assert (await now.log_in("Ann", PASSWORD, HERE)).visitor == new


async def test_composed_and_decomposed_letters_are_the_same_password(lodging: Lodging) -> None:
    people = lodging.people()
    guest, _ = await people.new_guest(HERE)
    await people.register(guest.id, "Ann", "Zo\u00eb ist im Boot", HERE)
    await people.log_in("Ann", "Zoe\u0308 ist im Boot", HERE)


# --- How often a password may be wrong ---


async def test_wrong_passwords_from_elsewhere_never_lock_the_owner_out(lodging: Lodging) -> None:
    limits = Limits(clock=lambda: 0.0)
    people = lodging.people(limits)
    await lodging.account(people)
    tried = 0
    for number in range(100):
        try:
            while True:
                with pytest.raises(WrongLogin):
                    await people.log_in("Ann", "a guess", f"198.51.100.{number}")
                tried += 1
        except TooOften:
            continue
    assert tried == 10 + 99 * 2  # ten from the first address, two from each other
    await people.log_in("ann", PASSWORD, HERE)


async def test_from_one_address_a_name_is_not_guessed_for_long(lodging: Lodging) -> None:
    now = [0.0]
    people = lodging.people(Limits(clock=lambda: now[0]))
    await lodging.account(people)
    tried, wait = 0, 0.0
    for now[0] in (0.0, 600.0, 1200.0):
        for _ in range(99):
            try:
                await people.log_in("Ann", "a guess", HERE)
            except WrongLogin:
                tried += 1
            except TooOften as refused:
                wait = refused.wait
    assert tried == 10 + 10 + 10  # ten at once, and one a minute
    with pytest.raises(TooOften):
        await people.log_in("Ann", PASSWORD, HERE)
    assert 0 < wait <= 60
    await people.log_in("Ann", PASSWORD, "192.0.2.3")


async def test_logins_of_all_names_are_limited_by_address(lodging: Lodging) -> None:
    people = lodging.people(Limits({**LIMITS, "logins-address": Limit(3, 0.01, True)}))
    for number in range(3):
        with pytest.raises(WrongLogin):
            await people.log_in(f"Bob {number}", "something", HERE)
    with pytest.raises(TooOften) as refused:
        await people.log_in("Carl", "something", HERE)
    assert refused.value.wait == pytest.approx(100, rel=0.1)


# --- Sessions ---


async def test_another_password_ends_all_other_sessions(lodging: Lodging) -> None:
    people = lodging.people()
    ann, first = await lodging.account(people)
    _, second = await people.log_in("Ann", PASSWORD, HERE)
    with pytest.raises(WrongLogin):
        await people.change_password(ann.id, "something else", "another password", HERE)
    with pytest.raises(BadPassword):
        await people.change_password(ann.id, PASSWORD, "short", HERE)
    assert await people.who_is(second)
    ann, third = await people.change_password(ann.id, PASSWORD, "another password", HERE)
    assert await people.who_is(first) is None
    assert await people.who_is(second) is None
    assert await people.who_is(third) == ann
    with pytest.raises(WrongLogin):
        await people.log_in("Ann", PASSWORD, HERE)
    await people.log_in("Ann", "another password", HERE)


async def test_sessions_end_when_nobody_comes_for_long(lodging: Lodging) -> None:
    people = lodging.people()
    _, account = await lodging.account(people)
    _, guest = await people.new_guest(HERE)
    for day in (80, 160, 249):
        lodging.now = day * DAY
        assert await people.who_is(account) is not None
    lodging.now = 340 * DAY
    assert await people.who_is(account) is None
    assert await people.who_is(guest) is not None  # they have no other way to come back
    lodging.now = 366 * DAY
    assert await people.who_is(guest) is None


async def test_no_session_lasts_for_ever(lodging: Lodging) -> None:
    people = lodging.people()
    _, token = await lodging.account(people)
    for week in range(52):
        lodging.now = week * 7 * DAY
        assert await people.who_is(token) is not None
    lodging.now = 366 * DAY
    assert await people.who_is(token) is None


async def test_one_sees_and_ends_ones_sessions(lodging: Lodging) -> None:
    people = lodging.people()
    ann, here = await lodging.account(people)
    lodging.now = 2_000.0
    _, there = await people.log_in("Ann", PASSWORD, HERE, "firefox linux")
    bob, elsewhere = await lodging.account(people, "Bob")
    found = await people.sessions(ann.id)
    assert [(each.token, each.began, each.used, each.device) for each in found] == [
        (hash_of(there), 2_000.0, 2_000.0, "firefox linux"),
        (hash_of(here), 1_000.0, 1_000.0, ""),
    ]
    await people.end_session(bob.id, hash_of(here))  # not theirs
    assert await people.who_is(here) is not None
    await people.end_session(ann.id, hash_of(there))
    assert await people.who_is(there) is None
    _, there = await people.log_in("Ann", PASSWORD, HERE)
    await people.end_others(ann.id, here)
    assert [await people.who_is(token) is not None for token in (here, there, elsewhere)] == [True, False, True]
