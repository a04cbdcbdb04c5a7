"""Waiting for a worker: people have their turns one after another, however much each of them wants."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from motu.thinking.errors import Closed, TooBusy
from motu.thinking.queue import Job, Slot, Slots


class Crowd:
    """One slot, which is taken, and those who wait for it; `served` is who had it, one after another."""

    def __init__(self, most: int = 100) -> None:
        self.slots = Slots(1, {"decide": most, "advise": most})
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> Slot:
        return await self.slots.enter(Job("decide", b"", 1.0), in_front=False)

    async def wants(self, *people: str, kind: str = "decide", in_front: bool = False) -> None:
        for person in people:
            job = Job(kind, b"", 1.0, person=person)
            self.tasks.append(asyncio.ensure_future(self._wait(job, in_front)))
            await asyncio.sleep(0)

    async def _wait(self, job: Job, in_front: bool) -> None:
        slot = await self.slots.enter(job, in_front)
        self.served.append(job.person)
        self.slots.leave(slot)

    async def serve(self, slot: Slot) -> list[Any]:
        self.slots.leave(slot)
        return await asyncio.gather(*self.tasks, return_exceptions=True)


async def test_people_have_their_turns_one_after_another() -> None:
    crowd = Crowd()
    slot = await crowd.begin()
    await crowd.wants(*["ann"] * 8, *["bob"] * 8, "cat", "dan")
    await crowd.serve(slot)
    assert crowd.served[:6] == ["ann", "bob", "cat", "dan", "ann", "bob"]
    assert crowd.served[6:] == ["ann", "bob"] * 6


async def test_who_comes_later_is_behind_the_others_once_and_no_more() -> None:
    crowd = Crowd()
    slot = await crowd.begin()
    await crowd.wants(*["ann"] * 24, *["bob"] * 24, *["cat"] * 24)
    await crowd.wants("dan")
    await crowd.serve(slot)
    assert crowd.served.index("dan") == 3


async def test_decisions_come_before_hints_and_a_second_try_before_all() -> None:
    crowd = Crowd()
    slot = await crowd.begin()
    await crowd.wants("ann", kind="advise")
    await crowd.wants("bob", "bob")
    await crowd.wants("cat", in_front=True)
    await crowd.serve(slot)
    assert crowd.served == ["cat", "bob", "bob", "ann"]


async def test_who_gives_up_waiting_takes_nobodys_turn() -> None:
    crowd = Crowd()
    slot = await crowd.begin()
    await crowd.wants("ann", "ann", "bob", "cat")
    crowd.tasks[0].cancel()
    crowd.tasks[2].cancel()
    await crowd.serve(slot)
    assert crowd.served == ["ann", "cat"]
    assert crowd.slots.waiting == 0


async def test_where_there_is_no_room_whoever_wants_most_makes_some() -> None:
    crowd = Crowd(most=6)
    slot = await crowd.begin()
    await crowd.wants(*["ann"] * 5, "bob")
    await crowd.wants("cat", "ann", "dan")
    ended = await crowd.serve(slot)
    refused = [place for place, each in enumerate(ended) if isinstance(each, TooBusy)]
    assert refused == [3, 4, 7]  # two of ann's for cat and dan, and her sixth at once
    assert crowd.served == ["ann", "bob", "cat", "dan", "ann", "ann"]


async def test_everybody_is_sent_away_at_the_end() -> None:
    crowd = Crowd()
    await crowd.begin()
    await crowd.wants("ann", "bob", "bob")
    crowd.slots.close()
    assert all(isinstance(each, Closed) for each in await asyncio.gather(*crowd.tasks, return_exceptions=True))
    with pytest.raises(Closed):
        await crowd.begin()
