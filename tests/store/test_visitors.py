"""Sessions, codes, names that look alike, and what is swept: the contract that both stores keep."""

from __future__ import annotations

import asyncio

import pytest

from motu.core.errors import BadOption
from motu.store.protocol import NameTaken
from motu.store.rows import OPEN, CampaignGame, Expiry, Session
from motu.store.sql import folded
from tests.store.stores import add, create, head, opened, two_stores


async def test_sessions_are_listed_and_end_by_their_age(url: str) -> None:
    async with opened(url) as store:
        first, guest = await add(store, "ann", account="Ann"), await add(store, "bob")
        await store.add_session("ann", b"second", 2.0, "firefox linux")
        both = [Session(b"second", 2.0, 2.0, "firefox linux"), Session(first, 1.0, 1.0, "")]
        assert await store.sessions("ann") == both
        for expiry in (Expiry(2.0, 0.0), Expiry(0.0, 2.0)):
            assert await store.sessions("ann", expiry) == both[:1]
        assert await store.sessions("nobody") == []
        for expiry in (Expiry(2.0, 0.0), Expiry(0.0, 2.0)):
            assert await store.visitor_of(first, 3.0, expiry) is None
            assert await store.visitor_of(b"second", 3.0, expiry) is not None
        assert await store.visitor_of(guest, 3.0, Expiry(0.0, 2.0)) is not None
        assert await store.visitor_of(guest, 3.0, Expiry(2.0, 0.0)) is None
        await store.end_sessions("ann", b"second")
        assert await store.sessions("ann") == both[:1]


async def test_a_code_sets_a_password_once(url: str) -> None:
    async with two_stores(url) as (one, other):
        await add(one, "ann", account="Ann")
        await add(one, "bob", account="Bob")
        await one.set_recovery("ann", [b"first", b"old"])
        await one.set_recovery("ann", [b"first", b"second"])
        assert sorted(await other.recovery("ann")) == [b"first", b"second"]
        assert not await one.recover("ann", b"old", "new")
        assert not await one.recover("bob", b"first", "new")
        used = await asyncio.gather(*((one, other)[n % 2].recover("ann", b"first", f"new {n}") for n in range(4)))
        assert sum(used) == 1
        ann, bob = await one.visitor("ann"), await one.visitor("bob")
        assert ann is not None
        assert bob is not None
        assert (ann.password, bob.password) == (f"new {used.index(True)}", "hash")
        assert await one.sessions("ann") == []
        assert len(await one.sessions("bob")) == 1
        assert await other.recovery("ann") == [b"second"]
        with pytest.raises(ValueError, match="nobody"):
            await one.set_recovery("nobody", [b"code"])
        with pytest.raises(ValueError, match="nobody"):
            await one.set_password("nobody", "hash")


async def test_names_that_look_alike(url: str) -> None:
    def like(name: str) -> str:
        return name.casefold().replace("1", "l")

    async with opened(url) as store:
        for id, account in (("bill", "Bill"), ("cid", ""), ("dan", "Dan")):
            await add(store, id, f"{id} the guest")
            if account:
                await store.make_account(id, account, "hash", like)
        with pytest.raises(NameTaken):
            await store.make_account("cid", "Bi11", "hash", like)
        await store.rename("cid", "Bi1l", like)
        await store.rename("dan", "Daniel", like)
        assert await store.account_like(["x", "bill"], worn=False) == "bill"
        assert await store.account_like(["daniel"], worn=False) is None
        assert await store.account_like(["daniel"], worn=True) == "dan"
        assert await store.account_like([like("cid the guest")], worn=True) is None
        assert await store.account_like([], worn=True) is None
        assert [each.id for each in await store.wearers("bill", "bill")] == ["cid"]
        assert await store.wearers("bill", "cid") == []


async def test_guests_who_left_nothing_are_swept(url: str) -> None:
    async with opened(url) as store:
        for id in ("account", "campaign", "idle", "new", "seated", "seen", "tried"):
            await add(store, id, account="Ann" if id == "account" else "")
        await store.add_session("seen", b"again", 9.0)
        await create(store, "t", head(OPEN, "seated"))
        await store.attempt("kahuna", "2026-11-16", "tried", "d", 1.0)
        await create(store, "c")
        game = CampaignGame("campaign", "kahuna", "hoku", 1, True, 4.0)
        await store.append("c", 1, head("over"), 4.0, b"", None, None, game)
        after, gone, steps = "", 0, 0
        while after or not steps:
            after, removed = await store.sweep_people(after, 5.0, Expiry(), 2)
            gone, steps = gone + removed, steps + 1
        assert (gone, steps) == (2, 4)
        left = [id for id in ("account", "campaign", "idle", "seated", "seen", "tried") if await store.visitor(id)]
        assert left == ["account", "campaign", "seated", "seen", "tried"]
        assert await store.visitor_of(b"token of idle", 2.0) is None
        assert await store.sweep_people("", 0.5, Expiry(9.0, 0.0), 99) == ("", 0)
        assert [len(await store.sessions(id)) for id in ("account", "seated", "seen")] == [0, 0, 1]
        assert await store.sweep_people("", 0.5, Expiry(), 99) == ("", 0)


async def test_words_that_no_database_takes(url: str) -> None:
    async with opened(url) as store:
        await add(store, "ann")
        for asked in (
            store.add_session("ann", b"t", 1.0, "a\0b"),
            store.sessions("\ud800"),
            store.set_recovery("a\0b", []),
            store.recover("ann", b"", "a\0b"),
            store.rename("ann", "a\0b", folded),
            store.account_like(["a\0b"], worn=True),
            store.wearers("a\0b", ""),
            store.sweep_people("a\0b", 1.0, Expiry(), 1),
        ):
            with pytest.raises(BadOption):
                await asked
