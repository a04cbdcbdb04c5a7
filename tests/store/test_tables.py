"""Tables and events: the contract that both stores keep."""

from __future__ import annotations

import asyncio

import pytest

from motu.core.errors import BadOption
from motu.store.protocol import Outdated, Repeated, Store
from motu.store.rows import OPEN, OVER, RUNNING, Event, StoredTable, TableSummary
from tests.reasons import says
from tests.store.stores import create, head, opened, two_stores


async def outcome(store: Store, id: str, expected: int, body: bytes, key: str | None = None) -> str:
    try:
        await store.append(id, expected, head(), 2.0, body, key)
    except (Outdated, Repeated) as error:
        return f"{type(error).__name__} {error.version}"
    return "done"


async def test_a_table_comes_back_as_it_was_kept(url: str) -> None:
    what = TableSummary(RUNNING, False, ("ann", "", 'it\'s "Zoë" 🏝'), 7.25, b'{"of": "it"}')
    async with opened(url) as store:
        await store.create("t", "kahuna", b"\0seed\xff", head(), 1.5, b"first")
        await store.append("t", 1, what, 2.5, b"\0second\xff")
    async with opened(url) as store:
        events = (Event(1, 1.5, b"first"), Event(2, 2.5, b"\0second\xff"))
        assert await store.load("t") == StoredTable("t", "kahuna", 2, 1.5, b"\0seed\xff", what, events)
        assert await store.since("t", 1) == [events[1]]
        assert await store.since("t", 0) == list(events)
        assert await store.since("t", 2) == []


async def test_what_is_not_there_is_none(url: str) -> None:
    async with opened(url) as store:
        assert await store.load("t") is None
        assert await store.since("t", 0) == []
        assert await store.known_key("t", "k") is None
        assert await store.lobby(10) == []
        assert await store.tables_of("ann", 10) == []
        assert await store.count_open("ann") == 0
        assert await store.due(1e9, 10) == []
        assert not await store.claim("t", 1, "me", 1.0, 2.0)
        assert await store.forget(1e9, OPEN, 10) == 0
        assert await outcome(store, "t", 1, b"") == "Outdated 0"


async def test_a_table_is_created_once(url: str) -> None:
    async with opened(url) as store:
        await create(store, "t")
        await store.append("t", 1, head(), 2.0, b"second")
        with pytest.raises(Outdated) as caught:
            await store.create("t", "other", b"", head(), 3.0, b"again")
        assert caught.value.version == 2
        table = await store.load("t")
        assert table is not None
        assert (table.game, len(table.events)) == ("kahuna", 2)


async def test_only_the_expected_version_is_followed_by_the_next(url: str) -> None:
    async with opened(url) as store:
        await create(store, "t", head(OPEN, "ann"))
        for wrong in (0, 2, -1, 10**30):
            assert await outcome(store, "t", wrong, b"no") == "Outdated 1"
        assert await store.since("t", 10**30) == []
        assert await outcome(store, "t", 1, b"yes") == "done"
        assert await outcome(store, "t", 1, b"no") == "Outdated 2"
        assert [event.body for event in await store.since("t", 0)] == [b"created", b"yes"]


async def test_several_events_are_added_at_once_or_none_of_them(url: str) -> None:
    async with two_stores(url) as (one, other):
        await create(one, "t")
        await one.append("t", 1, head(RUNNING), 2.0, b"d", "k", None, None, (b"b", b"c"))
        table = await other.load("t")
        assert table is not None
        events = (Event(1, 1.0, b"created"), Event(2, 2.0, b"b"), Event(3, 2.0, b"c"), Event(4, 2.0, b"d"))
        assert (table.version, table.summary.stage, table.events) == (4, RUNNING, events)
        assert await other.known_key("t", "k") == 4
        with pytest.raises(Repeated) as repeated:
            await other.append("t", 4, head(), 3.0, b"f", "k", None, None, (b"e",))
        assert repeated.value.version == 4
        with pytest.raises(Outdated) as outdated:
            await other.append("t", 2, head(), 3.0, b"f", "l", None, None, (b"e",))
        assert outdated.value.version == 4
        assert await one.since("t", 4) == []


async def test_of_many_who_add_several_at_once_one_adds_all_of_his(url: str) -> None:
    async with two_stores(url) as stores:
        await create(stores[0], "t")
        bodies = [[b"%d %d" % (number, place) for place in range(3)] for number in range(20)]
        appends = [
            stores[number % 2].append("t", 1, head(), 2.0, last, None, None, None, first)
            for number, (*first, last) in enumerate(bodies)
        ]
        done = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(each) for each in done if each is not None] == [Outdated] * 19
        assert [event.body for event in await stores[1].since("t", 1)] == bodies[done.index(None)]


async def test_a_key_counts_once_in_a_table(url: str) -> None:
    async with opened(url) as store:
        await create(store, "t")
        await create(store, "u")
        assert await outcome(store, "t", 1, b"a", "k") == "done"
        assert await outcome(store, "t", 1, b"a", "k") == "Repeated 2"
        assert await outcome(store, "t", 2, b"a", "k") == "Repeated 2"
        assert await outcome(store, "t", 1, b"b", "other") == "Outdated 2"
        assert await outcome(store, "u", 1, b"a", "k") == "done"
        assert await outcome(store, "t", 2, b"c") == "done"
        assert await outcome(store, "t", 3, b"d") == "done"
        assert await store.known_key("t", "k") == 2
        assert await store.known_key("t", "other") is None
        assert len(await store.since("t", 0)) == 4


async def test_of_fifty_at_once_one_moves_and_the_others_learn_it(url: str) -> None:
    async with two_stores(url) as stores:
        await create(stores[0], "t")
        told = await asyncio.gather(*(outcome(stores[n % 2], "t", 1, b"%d" % n) for n in range(50)))
        assert sorted(told) == ["Outdated 2"] * 49 + ["done"]
        assert [event.body for event in await stores[0].since("t", 1)] == [b"%d" % told.index("done")]


async def test_the_same_key_at_once_makes_one_event(url: str) -> None:
    async with two_stores(url) as stores:
        await create(stores[0], "t")
        told = await asyncio.gather(*(outcome(stores[n % 2], "t", 1, b"", "k") for n in range(20)))
        assert sorted(told) == ["Repeated 2"] * 19 + ["done"]
        assert len(await stores[0].since("t", 0)) == 2


async def test_many_tables_are_played_at_once(url: str) -> None:
    async def play(store: Store, id: str) -> None:
        for version in range(1, 20):
            await store.append(id, version, head(RUNNING, id), 1.0 + version, b"move", f"{version}")

    async with two_stores(url) as stores:
        ids = [f"t{n}" for n in range(20)]
        await asyncio.gather(*(create(stores[0], id) for id in ids))
        await asyncio.gather(*(play(stores[n % 2], id) for n, id in enumerate(ids)))
        for id in ids:
            table = await stores[0].load(id)
            assert table is not None
            assert [event.version for event in table.events] == list(range(1, 21))
            assert (table.version, table.summary.seats) == (20, (id,))


async def test_the_lobby_shows_public_tables_the_open_ones_and_the_latest_first(url: str) -> None:
    async with opened(url) as store:
        await create(store, "running late", head(RUNNING), 9.0)
        await create(store, "open early", head(OPEN), 1.0)
        await create(store, "over", head(OVER), 8.0)
        await create(store, "private", head(OPEN, public=False), 8.0)
        await create(store, "open late", head(OPEN), 5.0)
        await create(store, "running early", head(RUNNING), 2.0)
        order = ["open late", "open early", "running late", "running early"]
        assert [table.id for table in await store.lobby(10)] == order
        for limit in range(5):
            assert [table.id for table in await store.lobby(limit)] == order[:limit]
        await store.append("open early", 1, head(OPEN, listing=b"new"), 10.0, b"")
        first = (await store.lobby(1))[0]
        assert first == ("open early", "kahuna", 2, 10.0, head(OPEN, listing=b"new"))


async def test_a_visitor_sees_the_tables_at_which_he_sits(url: str) -> None:
    async def ids(store: Store, visitor: str, limit: int = 10) -> list[str]:
        return [table.id for table in await store.tables_of(visitor, limit)]

    async with opened(url) as store:
        await create(store, "over", head(OVER, "ann", "bob"), 9.0)
        await create(store, "early", head(OPEN, "ann", "", public=False), 1.0)
        await create(store, "late", head(RUNNING, "bob", "ann"), 2.0)
        await create(store, "alone", head(RUNNING, "ann", "ann"), 1.5)
        assert await ids(store, "ann") == ["late", "alone", "early", "over"]
        assert await ids(store, "ann", 2) == ["late", "alone"]
        assert await ids(store, "bob") == ["late", "over"]
        assert await ids(store, "") == []
        assert [await store.count_open(who) for who in ("ann", "bob", "")] == [3, 1, 0]
        await store.append("late", 1, head(RUNNING, "cid", "ann"), 3.0, b"")
        assert await ids(store, "bob") == ["over"]
        assert await ids(store, "cid") == ["late"]
        await store.append("late", 2, head(OVER, "cid", "ann"), 4.0, b"")
        assert [await store.count_open(who) for who in ("ann", "bob", "cid")] == [2, 0, 0]


async def test_due_tables_come_the_longest_overdue_first(url: str) -> None:
    async def ids(store: Store, now: float, limit: int = 10) -> list[str]:
        return [table.id for table in await store.due(now, limit)]

    async with opened(url) as store:
        for id, due in (("c", 30.0), ("never", None), ("a", 10.0), ("b", 20.0)):
            await create(store, id, head(RUNNING, due=due))
        assert await ids(store, 9.9) == []
        assert await ids(store, 20.0) == ["a", "b"]
        assert await ids(store, 99.0) == ["a", "b", "c"]
        assert await ids(store, 99.0, 2) == ["a", "b"]
        await store.append("a", 1, head(RUNNING, due=40.0), 2.0, b"")
        assert await ids(store, 99.0) == ["b", "c", "a"]


async def test_a_claim_keeps_others_away_until_it_ends_or_something_happens(url: str) -> None:
    async with two_stores(url) as (one, other):
        await create(one, "t", head(RUNNING, due=10.0))
        assert not await one.claim("t", 2, "me", 11.0, 20.0)
        assert await one.claim("t", 1, "me", 11.0, 20.0)
        assert await other.due(12.0, 10) == []
        assert not await other.claim("t", 1, "you", 12.0, 30.0)
        assert await one.claim("t", 1, "me", 13.0, 25.0)
        assert not await other.claim("t", 1, "you", 21.0, 30.0)
        assert [table.id for table in await other.due(25.0, 10)] == ["t"]
        assert await other.claim("t", 1, "you", 25.0, 40.0)
        assert not await one.claim("t", 1, "me", 26.0, 40.0)
        await one.append("t", 1, head(RUNNING, due=27.0), 26.0, b"")
        assert [table.id for table in await other.due(27.0, 10)] == ["t"]
        assert not await one.claim("t", 1, "me", 27.0, 40.0)
        assert await one.claim("t", 2, "me", 27.0, 40.0)


async def test_of_many_owners_at_once_one_has_the_claim(url: str) -> None:
    async with two_stores(url) as stores:
        await create(stores[0], "t", head(RUNNING, due=1.0))
        claims = (stores[n % 2].claim("t", 1, f"owner {n}", 2.0, 9.0) for n in range(20))
        assert sorted(await asyncio.gather(*claims)) == [False] * 19 + [True]


async def test_old_tables_are_forgotten_with_all_that_belongs_to_them(url: str) -> None:
    async with opened(url) as store:
        for number in range(5):
            await create(store, f"t{number}", head(OVER, "ann", public=number % 2 == 0), float(number))
        await create(store, "open", head(OPEN, "ann"), 0.0)
        assert await store.forget(3.0, OVER, 2) == 2
        assert await store.load("t0") is None
        assert await store.since("t1", 0) == []
        assert await store.forget(3.0, OVER, 2) == 1
        assert await store.forget(3.0, OVER, 2) == 0
        assert [table.id for table in await store.tables_of("ann", 10)] == ["open", "t4", "t3"]
        assert await outcome(store, "t0", 1, b"") == "Outdated 0"
        await create(store, "t0")
        assert len(await store.since("t0", 0)) == 1


@pytest.mark.parametrize("word", ["a\0b", "\0", "half \ud83c character"])
async def test_words_that_no_database_can_hold_are_refused(url: str, word: str) -> None:
    async with opened(url) as store:
        await create(store, "t")
        for refused in (
            store.create(word, "kahuna", b"", head(), 1.0, b""),
            store.create("u", word, b"", head(), 1.0, b""),
            store.create("u", "kahuna", b"", head(OPEN, "ann", word), 1.0, b""),
            store.append("t", 1, head(OPEN, word), 1.0, b""),
            store.append("t", 1, head(), 1.0, b"", word),
            store.append(word, 1, head(), 1.0, b""),
            store.load(word),
            store.since(word, 0),
            store.known_key("t", word),
            store.tables_of(word, 1),
            store.count_open(word),
            store.claim("t", 1, word, 1.0, 2.0),
            store.visitor(word),
            store.account(word),
            store.ratings(word),
        ):
            with pytest.raises(BadOption, check=says("store-bad-text")):
                await refused
        assert len(await store.since("t", 0)) == 1


@pytest.mark.parametrize("id", ["it's", 'say "hi"', "; drop table event; --", "$1 ? %s :a", "\\", "", "ß🏝"])
async def test_any_other_word_is_kept(url: str, id: str) -> None:
    async with opened(url) as store:
        await create(store, id, head(OPEN, "ann", id))
        assert await outcome(store, id, 1, b"x", id) == "done"
        assert await store.known_key(id, id) == 2
        assert [table.id for table in await store.tables_of("ann", 10)] == []
        assert [event.body for event in await store.since(id, 0)] == [b"created", b"x"]


async def test_a_table_may_be_large(url: str) -> None:
    large = bytes(range(256)) * 20_000
    async with opened(url) as store:
        await create(store, "t", head(OPEN, *(f"visitor {n}" for n in range(200)), listing=large))
        await store.append("t", 1, head(listing=large), 2.0, large)
        assert (await store.lobby(1))[0].summary.listing == large
        assert (await store.since("t", 1))[0].body == large


async def test_somebody_who_gives_up_waiting_disturbs_nobody(url: str) -> None:
    async with opened(url) as store:
        await create(store, "t")
        tasks = [asyncio.create_task(outcome(store, "t", 1, b"")) for _ in range(20)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        version = 1 + len(await store.since("t", 1))
        assert await outcome(store, "t", version, b"last") == "done"


async def test_the_store_says_whether_it_works(url: str) -> None:
    async with opened(url) as store:
        await store.check()
