"""Players' own components: the contract that both stores keep."""

from __future__ import annotations

import asyncio

import pytest

from motu.core.errors import BadOption
from motu.store.protocol import Store
from motu.store.rows import OPEN, OwnComponents
from tests.store.stores import head, opened, two_stores

MOST = 3


def own(name: str, called: str = "My copy", at: float = 1.0, game: str = "paradise") -> OwnComponents:
    return OwnComponents(game, name, called, at)


async def keep(store: Store, visitor: str, what: OwnComponents, body: bytes = b"tables") -> bool:
    return await store.keep_components(visitor, what, body, MOST)


async def test_a_set_is_kept_once_and_called_as_each_likes(url: str) -> None:
    async with two_stores(url) as (one, other):
        assert await one.components("paradise", "abc") is None
        assert await keep(one, "ann", own("abc", "Ann's 🏝"), b"\0tables\xff")
        assert await keep(other, "bob", own("abc", "Bob's", 2.0), b"another text of the same figures")
        assert await other.components("paradise", "abc") == b"\0tables\xff"
        assert await one.components("kahuna", "abc") is None
        assert await other.own_components("ann") == [own("abc", "Ann's 🏝")]
        assert await one.own_components("bob") == [own("abc", "Bob's", 2.0)]
    async with opened(url) as store:
        assert await store.components("paradise", "abc") == b"\0tables\xff"


async def test_sets_are_listed_newest_first_and_can_be_called_otherwise(url: str) -> None:
    async with opened(url) as store:
        await keep(store, "ann", own("one", at=1.0))
        await keep(store, "ann", own("two", at=2.0))
        await keep(store, "ann", own("one", "First", 3.0))
        assert await store.own_components("ann") == [own("one", "First", 3.0), own("two", at=2.0)]


async def test_nobody_has_more_than_so_many(url: str) -> None:
    async with two_stores(url) as (one, other):
        kept = await asyncio.gather(*(keep((one, other)[n % 2], "ann", own(f"set {n}")) for n in range(8)))
        assert sum(kept) == MOST
        refused = f"set {kept.index(False)}"
        assert await one.components("paradise", refused) is None
        had = (await one.own_components("ann"))[0]
        assert await keep(one, "ann", had)  # one of them again
        assert await keep(one, "bob", own(refused))
        await one.forget_components("ann", had.game, had.name)
        assert await keep(other, "ann", own(refused))
        assert len(await other.own_components("ann")) == MOST


async def test_what_one_forgets_others_still_have(url: str) -> None:
    async with opened(url) as store:
        await keep(store, "ann", own("abc"))
        await keep(store, "bob", own("abc"))
        await store.forget_components("ann", "paradise", "abc")
        await store.forget_components("ann", "paradise", "never had")
        assert await store.own_components("ann") == []
        assert await store.own_components("bob") == [own("abc")]
        assert await store.components("paradise", "abc") == b"tables"


async def test_what_no_table_has_and_nobody_uses_is_swept(url: str) -> None:
    async with two_stores(url) as (one, other):
        for name in ("old", "played", "used", "new"):
            await keep(one, "ann" if name != "new" else "bob", own(name, at=1.0 if name != "new" else 9.0))
        await one.create("t", "paradise", b"", head(OPEN, "ann"), 1.0, b"", "played")
        await one.create("k", "kahuna", b"", head(OPEN, "ann"), 1.0, b"", "old")  # another game's set of this name
        assert await other.use_components("paradise", "used", 8.0)
        assert await other.use_components("paradise", "used", 2.0)  # a clock that is behind takes nothing back
        assert not await other.use_components("paradise", "unknown", 8.0)
        assert await other.sweep_components(5.0, 10) == 1
        assert await one.components("paradise", "old") is None
        assert {each.name for each in await one.own_components("ann")} == {"played", "used"}
        assert await one.forget(5.0, OPEN, 10) == 2
        assert await one.sweep_components(5.0, 10) == 1
        assert await one.sweep_components(9.5, 1) == 1  # the oldest first
        assert await one.components("paradise", "new") is not None
        assert await one.sweep_components(9.5, 1) == 1
        assert await one.own_components("bob") == []


@pytest.mark.parametrize("word", ["a\0b", "half \ud800"])
async def test_words_that_no_database_takes(url: str, word: str) -> None:
    async with opened(url) as store:
        asked = (
            lambda: keep(store, word, own("abc")),
            lambda: keep(store, "ann", own(word)),
            lambda: keep(store, "ann", own("abc", word)),
            lambda: store.components("paradise", word),
            lambda: store.use_components("paradise", word, 1.0),
            lambda: store.own_components(word),
            lambda: store.forget_components("ann", "paradise", word),
        )
        for ask in asked:
            with pytest.raises(BadOption):
                await ask()
