"""Guests who never played, and sessions that are over, are removed."""

from __future__ import annotations

import asyncio

from motu.people.accounts import DAY
from motu.people.sweeping import AT_ONCE, Sweeper
from motu.store.rows import OPEN, OwnComponents, TableSummary
from tests.people.lodging import HERE, PASSWORD, Lodging


async def test_guests_who_never_played_are_removed_and_nobody_else(lodging: Lodging) -> None:
    people, store = lodging.people(), lodging.store
    idle, seated, tried, owner, seen = [(await people.new_guest(HERE))[0] for _ in range(5)]
    account, _ = await lodging.account(people)
    await store.create("t", "kahuna", b"", TableSummary(OPEN, True, (seated.id,), None, b"{}"), 1_000.0, b"")
    await store.attempt("kahuna", "2026-11-16", tried.id, "day", 1_000.0)
    await store.keep_components(owner.id, OwnComponents("paradise", "abc", "Mine", 1.0), b"", 9)
    lodging.now += 6.5 * DAY
    await store.add_session(seen.id, b"seen again", lodging.now)
    sweeper = Sweeper(store, people, rest=0)
    assert await sweeper.sweep(lodging.now) == 0
    lodging.now += DAY
    assert await sweeper.sweep(lodging.now) == 1
    left = [await store.visitor(each.id) is not None for each in (idle, seated, tried, owner, seen, account)]
    assert left == [False, True, True, True, True, True]
    lodging.now += 7 * DAY
    assert await sweeper.sweep(lodging.now) == 1


async def test_it_goes_through_all_of_them_step_by_step(lodging: Lodging) -> None:
    people, store = lodging.people(), lodging.store
    await asyncio.gather(*(people.new_guest(HERE) for _ in range(AT_ONCE + 5)))
    lodging.now += 8 * DAY
    assert await Sweeper(store, people, rest=0).sweep(lodging.now) == AT_ONCE + 5
    assert await Sweeper(store, people, rest=0).sweep(lodging.now) == 0


async def test_sessions_that_are_over_are_removed(lodging: Lodging) -> None:
    people, store = lodging.people(), lodging.store
    ann, _ = await lodging.account(people)
    lodging.now += 80 * DAY
    await people.log_in("Ann", PASSWORD, HERE)
    assert len(await store.sessions(ann.id)) == 2
    lodging.now += 20 * DAY
    await Sweeper(store, people, rest=0).sweep(lodging.now)
    assert [session.began for session in await store.sessions(ann.id)] == [1_000.0 + 80 * DAY]
