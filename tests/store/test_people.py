"""Visitors, sessions and ratings: the contract that both stores keep."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from motu.core.errors import BadOption
from motu.store.protocol import NameTaken, Outdated, Store
from motu.store.rows import OVER, Ranked, Rating, Result, Visitor
from motu.store.sql import folded
from tests.reasons import says
from tests.store.stores import add, create, head, opened, two_stores


async def test_a_visitor_is_known_by_his_token(url: str) -> None:
    ann = Visitor("ann", "Ann O'Neil 🏝", 1.5)
    async with opened(url) as store:
        await store.add_visitor(ann, b"\0token\xff", folded)
    async with opened(url) as store:
        assert await store.visitor("ann") == ann
        assert await store.visitor_of(b"\0token\xff", 2.0) == ann
        assert await store.visitor_of(b"other", 2.0) is None
        assert await store.visitor("bob") is None
        assert await store.account("") is None
        assert await store.account("ann") is None


async def test_nobody_is_added_twice(url: str) -> None:
    async with opened(url) as store:
        token = await add(store, "ann", "Ann")
        with pytest.raises(ValueError, match="ann"):
            await store.add_visitor(Visitor("ann", "Other", 1.0), b"new", folded)
        with pytest.raises(ValueError, match="bob"):
            await store.add_visitor(Visitor("bob", "Bob", 1.0), token, folded)
        assert await store.visitor("bob") is None
        assert await store.visitor("ann") == Visitor("ann", "Ann", 1.0)


async def test_what_is_asked_of_nobody_is_a_mistake(url: str) -> None:
    async with opened(url) as store:
        for mistake in (
            store.rename("nobody", "Name", folded),
            store.make_account("nobody", "name", "hash", folded),
            store.add_session("nobody", b"token", 1.0),
        ):
            with pytest.raises(ValueError, match="nobody"):
                await mistake
        await store.end_session(b"token")
        await store.end_sessions("nobody")


async def test_sessions_begin_and_end(url: str) -> None:
    async def known(store: Store, *tokens: bytes) -> list[bool]:
        return [await store.visitor_of(token, 3.0) is not None for token in tokens]

    async with opened(url) as store:
        first, other = await add(store, "ann"), await add(store, "bob")
        await store.add_session("ann", b"second", 2.0)
        await store.add_session("ann", b"third", 2.0)
        assert await known(store, first, b"second", b"third", other) == [True] * 4
        await store.end_session(b"second")
        assert await known(store, first, b"second", b"third", other) == [True, False, True, True]
        await store.end_sessions("ann")
        assert await known(store, first, b"second", b"third", other) == [False, False, False, True]


async def test_a_session_that_is_used_stays_in_use_for_days(url: str) -> None:
    async with opened(url) as store:
        token = await add(store, "ann")
        for now in (2.0, 3601.0, 3602.0, 9000.0, 1e6):
            visitor = await store.visitor_of(token, now)
            assert visitor is not None
            assert visitor.id == "ann"


async def test_a_guest_gets_an_account_and_another_password(url: str) -> None:
    async with opened(url) as store:
        await add(store, "ann", "Ann")
        await store.make_account("ann", "Ann'); --", "hash", folded)
        assert await store.account("ann'); --") == Visitor("ann", "Ann", 1.0, "Ann'); --", "hash")
        await store.set_password("ann", "other hash")
        await store.rename("ann", "Anna", folded)
        assert await store.visitor("ann") == Visitor("ann", "Anna", 1.0, "Ann'); --", "other hash")


@pytest.mark.parametrize(
    ("mine", "yours"),
    [("Ann", "aNN"), ("Zoë", "ZOË"), ("Straße", "STRASSE"), ("ЯНА", "яна"), ("ΣΟΦΟΣ", "σοφος"), ("Zoë", "Zoe\u0308")],
)
async def test_account_names_are_alike_whatever_the_case_of_their_letters(url: str, mine: str, yours: str) -> None:
    async with opened(url) as store:
        await add(store, "me")
        await add(store, "you")
        await store.make_account("me", mine, "hash", folded)
        with pytest.raises(NameTaken):
            await store.make_account("you", yours, "hash", folded)
        with pytest.raises(NameTaken):
            await add(store, "third", account=yours)
        for name in (mine, yours):
            found = await store.account(name)
            assert found is not None
            assert (found.id, found.account) == ("me", mine)
        await store.make_account("me", yours, "hash", folded)
        assert await store.visitor("third") is None
        assert await store.visitor("you") == Visitor("you", "you", 1.0)


async def test_of_many_who_want_a_name_at_once_one_gets_it(url: str) -> None:
    async def wish(store: Store, id: str, name: str) -> bool:
        try:
            await store.make_account(id, name, "hash", folded)
        except NameTaken:
            return False
        return True

    async with two_stores(url) as stores:
        for number in range(10):
            await add(stores[0], f"v{number}")
        names = ("Name", "NAME")
        wishes = (wish(stores[n % 2], f"v{n}", names[n % 2]) for n in range(10))
        assert sum(await asyncio.gather(*wishes)) == 1


@pytest.mark.parametrize("word", ["a\0b", "half \ud83c character"])
async def test_names_that_no_database_can_hold_are_refused(url: str, word: str) -> None:
    async with opened(url) as store:
        await add(store, "ann")
        for refused in (
            store.add_visitor(Visitor("v", word, 1.0), b"", folded),
            store.rename("ann", word, folded),
            store.make_account("ann", word, "hash", folded),
            store.make_account("ann", "ann", word, folded),
        ):
            with pytest.raises(BadOption, check=says("store-bad-text")):
                await refused
        assert await store.visitor("ann") == Visitor("ann", "ann", 1.0)


# --- Ratings ---


def one_more(result: Result, old: Sequence[Rating]) -> list[Rating]:
    """A simple way to rate: 10 times the points, and surer each time."""
    return [
        Rating(was.rating + 10 * points, was.deviation - 80, 0.05, was.games + 1, result.at)
        for was, points in zip(old, result.points, strict=True)
    ]


async def finish(store: Store, id: str, result: Result) -> None:
    await create(store, id)
    await store.append(id, 1, head(OVER), result.at, b"over", None, result)


def result_of(*points: float, at: float = 1.0, preset: str = "base") -> Result:
    return Result("kahuna", preset, ("ann", "bob"), points, at)


async def test_a_result_is_counted_once_the_oldest_first(url: str) -> None:
    seen: list[Result] = []

    def rate(result: Result, old: Sequence[Rating]) -> list[Rating]:
        seen.append(result)
        return one_more(result, old)

    async with opened(url) as store:
        assert not await store.rate_next(rate)
        late, early = result_of(1.0, 0.0, at=9.0), result_of(0.5, 0.5, at=3.0)
        await finish(store, "late", late)
        await finish(store, "early", early)
        assert [await store.rate_next(rate) for _ in range(3)] == [True, True, False]
        assert seen == [early, late]
        assert await store.ratings("ann") == {("kahuna", "base"): Rating(1515.0, 190.0, 0.05, 2, 9.0)}
        assert await store.ratings("bob") == {("kahuna", "base"): Rating(1505.0, 190.0, 0.05, 2, 9.0)}
        assert await store.ratings("cid") == {}


async def test_each_game_and_preset_has_ratings_of_its_own(url: str) -> None:
    async with opened(url) as store:
        await finish(store, "t", result_of(1.0, 0.0))
        await finish(store, "u", result_of(0.0, 1.0, preset="quick"))
        while await store.rate_next(one_more):
            pass
        ratings = await store.ratings("ann")
        assert {name: rating.rating for name, rating in ratings.items()} == {
            ("kahuna", "base"): 1510.0,
            ("kahuna", "quick"): 1500.0,
        }


async def test_an_event_that_is_turned_down_leaves_no_result(url: str) -> None:
    async with opened(url) as store:
        await create(store, "t")
        with pytest.raises(Outdated):
            await store.append("t", 7, head(OVER), 1.0, b"", None, result_of(1.0, 0.0))
        with pytest.raises(BadOption):
            await store.append("t", 1, head(OVER), 1.0, b"", None, Result("kahuna", "\0", (), (), 1.0))
        assert not await store.rate_next(one_more)
        assert len(await store.since("t", 0)) == 1


async def test_a_result_that_cannot_be_rated_waits(url: str) -> None:
    def broken(result: Result, old: Sequence[Rating]) -> list[Rating]:
        raise ZeroDivisionError

    async with opened(url) as store:
        await finish(store, "t", result_of(1.0, 0.0))
        with pytest.raises(ZeroDivisionError):
            await store.rate_next(broken)
        assert await store.ratings("ann") == {}
        assert await store.rate_next(one_more)


async def test_no_rating_is_lost_when_two_count_at_once(url: str) -> None:
    async def count(store: Store) -> int:
        done = 0
        while await store.rate_next(one_more):
            done += 1
        return done

    async with two_stores(url) as stores:
        await asyncio.gather(*(finish(stores[n % 2], f"t{n}", result_of(1.0, 0.5)) for n in range(30)))
        assert sum(await asyncio.gather(*(count(stores[n % 2]) for n in range(4)))) == 30
        rating = (await stores[0].ratings("ann"))["kahuna", "base"]
        assert (rating.games, rating.rating) == (30, 1800.0)


async def test_the_ranking_shows_the_best_whose_rating_is_no_guess(url: str) -> None:
    async with opened(url) as store:
        for id in ("ann", "bob", "cid", "dan"):
            await add(store, id, id.title())
        values = {"ann": (1500.0, 110.0), "bob": (1700.0, 50.0), "cid": (1900.0, 110.1), "dan": (1600.0, 60.0)}
        result = Result("kahuna", "base", tuple(values), (1.0,) * 4, 1.0)
        await finish(store, "t", result)
        await store.rate_next(lambda _, __: [Rating(*value) for value in values.values()])
        ranking = await store.ranking("kahuna", "base", 10)
        assert [line.name for line in ranking] == ["Bob", "Dan", "Ann"]
        assert ranking[0] == Ranked("bob", "Bob", Rating(1700.0, 50.0))
        assert [line.name for line in await store.ranking("kahuna", "base", 2)] == ["Bob", "Dan"]
        assert await store.ranking("kahuna", "quick", 10) == []
