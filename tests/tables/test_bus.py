"""The bus between processes, with a real Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from motu.tables import bus
from motu.tables.bus import SESSIONS, TABLES, RedisBus

News = tuple[str | int | float | bytes, ...]


class End:
    """One process, and all that it has heard."""

    def __init__(self, url: str) -> None:
        self.bus = RedisBus(url)
        self.heard: list[News] = []
        for topic in (TABLES, SESSIONS):
            self.bus.subscribe(topic, self._hears(topic))
        self.bus.subscribe_events(lambda *event: self.heard.append(("event", *event)))

    def _hears(self, topic: str) -> Callable[[str, int], None]:
        return lambda name, version: self.heard.append((topic, name, version))


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[End, End]]:
    pytest.importorskip("redis")
    ends = End(url), End(url)
    for end in ends:
        await end.bus.open()
    while not all(end.bus.hears for end in ends):
        await asyncio.sleep(0.01)
    for end in ends:
        end.heard.clear()
    yield ends
    for end in ends:
        await end.bus.close()


async def heard(end: End, *news: News) -> None:
    """Wait for exactly these, and nothing else."""
    async with asyncio.timeout(60):
        while len(end.heard) < len(news):
            await asyncio.sleep(0.01)
    assert end.heard == list(news)
    end.heard.clear()


async def test_what_is_told_is_heard_everywhere(redis_url: str) -> None:
    body = '{"is":"said","text":"ici : là\\n — и там 🏝"}'.encode()
    async with two(redis_url) as (one, other):
        one.bus.tell(TABLES, "t", 3)
        one.bus.tell(SESSIONS, "ann/mark/")
        one.bus.tell_event("u", 7, 1234.0625, body)
        for end in (one, other):
            await heard(end, (TABLES, "t", 3), (SESSIONS, "ann/mark/", 0), ("event", "u", 7, 1234.0625, body))


async def test_two_events_at_once_and_long_ones_are_left_to_the_store(redis_url: str) -> None:
    async with two(redis_url) as (one, other):
        one.bus.tell_event("t", 3, 1.0, b"{}")
        one.bus.tell_event("t", 4, 2.0, b"{}")
        one.bus.tell_event("u", 3, 1.0, b" " * (bus.LONGEST_EVENT + 1))
        await heard(other, (TABLES, "t", 4), (TABLES, "u", 3))
