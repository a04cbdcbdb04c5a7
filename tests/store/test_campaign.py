"""The campaign, the daily deal and the house's secrets: the contract that both stores keep."""

from __future__ import annotations

import asyncio

import pytest

from motu.core.errors import BadOption
from motu.store.protocol import Outdated, Repeated, Store
from motu.store.rows import OVER, Attempt, CampaignGame, CampaignScore, Tally
from tests.store.stores import create, head, opened, two_stores

DAY, YESTERDAY = "2026-11-16", "2026-11-15"


async def end(store: Store, id: str, campaign_game: CampaignGame, key: str | None = None, expected: int = 1) -> None:
    await store.append(id, expected, head(OVER), 2.0, b"over", key, None, campaign_game)


def bout(outcome: int = 1, clean: bool = True, bot: str = "keiki", visitor: str = "ann") -> CampaignGame:
    return CampaignGame(visitor, "kahuna", bot, outcome, clean, 2.0)


async def test_a_bout_is_counted_with_the_event_that_ends_it(url: str) -> None:
    async with opened(url) as store:
        assert await store.campaign("ann", "kahuna") == {}
        played = [bout(1, True), bout(1, False), bout(0, True), bout(-1, True), bout(1, True, "pele")]
        for number, each in enumerate((*played, bout(visitor="bob"))):
            await create(store, f"t{number}")
            await end(store, f"t{number}", each)
    async with opened(url) as store:
        assert await store.campaign("ann", "kahuna") == {
            "keiki": CampaignScore(4, 2, 1),
            "pele": CampaignScore(1, 1, 1),
        }
        assert await store.campaign("bob", "kahuna") == {"keiki": CampaignScore(1, 1, 1)}
        assert await store.campaign("ann", "paradise") == {}


async def test_what_is_not_kept_is_not_counted(url: str) -> None:
    async with opened(url) as store:
        await create(store, "t")
        with pytest.raises(Outdated):
            await end(store, "t", bout(), expected=7)
        with pytest.raises(Outdated):
            await end(store, "nowhere", bout())
        assert await store.campaign("ann", "kahuna") == {}
        await end(store, "t", bout(), "key")
        with pytest.raises(Repeated):
            await end(store, "t", bout(), "key", expected=2)
        assert await store.campaign("ann", "kahuna") == {"keiki": CampaignScore(1, 1, 1)}


async def test_two_games_that_end_at_once_are_both_counted(url: str) -> None:
    async with two_stores(url) as (one, other):
        for number in range(10):
            await create(one, f"t{number}")
        await asyncio.gather(*(end((one, other)[n % 2], f"t{n}", bout()) for n in range(10)))
        assert await other.campaign("ann", "kahuna") == {"keiki": CampaignScore(10, 10, 10)}


async def test_everybody_has_one_attempt_a_day(url: str) -> None:
    async with two_stores(url) as (one, other):
        assert await one.attempt_of("kahuna", DAY, "ann") is None
        tried = await asyncio.gather(
            *((one, other)[n % 2].attempt("kahuna", DAY, "ann", f"t{n}", 1.0) for n in range(6))
        )
        assert len({each.table for each in tried}) == 1
        assert tried[0] == Attempt(tried[0].table)
        assert await other.attempt_of("kahuna", DAY, "ann") == tried[0]
        assert (await one.attempt("kahuna", DAY, "bob", "bob's", 1.0)).table == "bob's"
        assert (await one.attempt("kahuna", YESTERDAY, "ann", "another", 1.0)).table == "another"
        assert (await one.attempt("paradise", DAY, "ann", "a third", 1.0)).table == "a third"


async def test_an_attempt_that_was_called_off_begins_anew(url: str) -> None:
    async with opened(url) as store:
        await store.attempt("kahuna", DAY, "ann", "first", 1.0)
        assert await store.attempt_anew("kahuna", DAY, "ann", "another", "second") == Attempt("first")
        assert await store.attempt_anew("kahuna", DAY, "ann", "first", "second") == Attempt("second")
        await create(store, "second")
        await end(store, "second", bout(1)._replace(day=DAY, margin=3))
        assert await store.attempt_anew("kahuna", DAY, "ann", "second", "third") == Attempt("second", 1, 3)


async def test_the_results_of_a_day(url: str) -> None:
    async with opened(url) as store:
        ended = [("ann", DAY, 1, 3), ("bob", DAY, 1, 3), ("cat", DAY, -1, -2), ("dan", DAY, -1, None)]
        ended += [("eve", DAY, 0, 0), ("ann", YESTERDAY, 1, 1)]
        for visitor, day, outcome, margin in ended:
            table = f"{visitor} {day}"
            await store.attempt("kahuna", day, visitor, table, 1.0)
            await create(store, table)
            await end(store, table, bout(outcome, visitor=visitor)._replace(day=day, margin=margin))
        await store.attempt("kahuna", DAY, "zoe", "still playing", 1.0)
        today = [Tally(DAY, -1, -2, 1), Tally(DAY, 0, 0, 1), Tally(DAY, 1, 3, 2)]
        assert await store.tallies("kahuna", DAY, DAY) == today
        assert await store.tallies("kahuna", YESTERDAY, DAY) == [Tally(YESTERDAY, 1, 1, 1), *today]
        assert await store.tallies("paradise", YESTERDAY, DAY) == []
        assert await store.attempt_of("kahuna", DAY, "ann") == Attempt(f"ann {DAY}", 1, 3)
        assert await store.attempt_of("kahuna", DAY, "zoe") == Attempt("still playing")
        # What is settled stays so, whatever another table says.
        await create(store, "another")
        await end(store, "another", bout(-1)._replace(day=DAY, margin=-9))
        assert await store.attempt_of("kahuna", DAY, "ann") == Attempt(f"ann {DAY}", 1, 3)


async def test_a_secret_of_the_house_never_changes(url: str) -> None:
    async with two_stores(url) as (one, other):
        kept = await asyncio.gather(one.secret("daily", b"\0one"), other.secret("daily", b"\xffother"))
        assert kept[0] == kept[1]
        assert await one.secret("another", b"x") == b"x"
    async with opened(url) as store:
        assert await store.secret("daily", b"later") == kept[0]


async def test_words_that_no_database_holds(url: str) -> None:
    async with opened(url) as store:
        await create(store, "t")
        for asked in (
            store.campaign("\0", "kahuna"),
            store.attempt("kahuna", DAY, "ann", "\ud800", 1.0),
            store.attempt_of("kahuna", "\0", "ann"),
            store.tallies("\0", DAY, DAY),
            store.secret("\ud800", b""),
            end(store, "t", bout(visitor="\0")),
        ):
            with pytest.raises(BadOption):
                await asked
