"""The pulse of the server, with both databases: the time never goes back, and when the server was away is kept."""

from __future__ import annotations

from pathlib import Path

from motu.store.backup import backup, restore
from motu.store.pulse import AWAY, SURE
from motu.store.rows import RUNNING, Outage
from tests.store.stores import create, head, opened, two_stores


async def test_the_time_never_goes_back(url: str) -> None:
    async with two_stores(url) as (one, other):
        assert await one.beat(1_000.0, 0) == (1_000.0, ())
        assert await other.beat(900.0, 0) == (1_000.0, ())
        assert await one.beat(1_000.0 + AWAY, 0) == (1_000.0 + AWAY, ())
    async with opened(url) as again:
        assert (await again.beat(5.0, 0)).at == 1_000.0 + AWAY


async def test_a_long_silence_is_an_outage_for_all_who_do_not_know_of_it(url: str) -> None:
    async with two_stores(url) as (one, other):
        await one.beat(1_000.0, 0)
        first = Outage(1, 1_000.0 + SURE, 2_000.0)
        assert await one.beat(2_000.0, 0) == (2_000.0, (first,))
        assert await other.beat(2_001.0, 0) == (2_001.0, (first,))
        second = Outage(2, 2_001.0 + SURE, 3_000.0)
        assert await other.beat(3_000.0, 1) == (3_000.0, (second,))
        assert await one.beat(3_000.0, 2) == (3_000.0, ())


async def test_what_falls_due_later_falls_due_later_by_as_much(url: str) -> None:
    async with opened(url) as store:
        await store.beat(1_000.0, 0)
        for id, due in (("bot", 990.0), ("clock", 1_100.0), ("never", None)):
            await create(store, id, head(RUNNING, due=due))
        await store.beat(5_000.0, 0)
        late = 5_000.0 - 1_000.0 - SURE
        found = {listed.id: listed.summary.due for listed in await store.due(9_999.0, 10)}
        assert found == {"bot": 990.0, "clock": 1_100.0 + late}


async def test_what_was_backed_up_goes_on_when_it_is_restored(url: str, other_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    async with opened(url) as store:
        await store.beat(1_000.0, 0)
        await store.beat(2_000.0, 0)
        await create(store, "a", head(RUNNING, due=2_500.0), at=2_001.0)
    await backup(url, file)
    await restore(file, other_url)
    async with opened(other_url) as store:
        told = await store.beat(80_000.0, 0)
        assert told.outages == (Outage(1, 1_000.0 + SURE, 2_000.0), Outage(2, 2_001.0 + SURE, 80_000.0))
        (listed,) = await store.due(99_999.0, 10)
        assert listed.summary.due == 80_000.0 + 2_500.0 - 2_001.0 - SURE
