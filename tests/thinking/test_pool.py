"""Who comes first when there are not enough workers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from motu.kahuna import game
from motu.thinking.errors import TooBusy
from motu.thinking.frames import order
from motu.thinking.pool import WorkerPool
from motu.thinking.queue import Job
from tests.thinking.test_decide import LONG, begun, bots_in, position


def job(kind: str, bot: str, urgent: bool = False) -> Job:
    view, moves = position()
    words = [game.write(move) for move in moves]
    asked = order("decide", game="kahuna", bot=bot, view=view, moves=words, seconds=LONG, seed=1, who="")
    return Job(kind, asked, LONG, urgent=urgent)


async def test_the_most_urgent_kind_comes_first_and_within_it_who_came_first(tmp_path: Path) -> None:
    pool = WorkerPool(1, {"decide": 9, "advise": 9}, niceness=0, kept=1, idle=LONG)
    ended: list[str] = []

    async def ask(name: str, kind: str, bot: str = "random", urgent: bool = False) -> None:
        kind_of_answer, _ = await pool.run(job(kind, bot, urgent))
        assert kind_of_answer == "answer"
        ended.append(name)

    try:
        async with asyncio.TaskGroup() as asking:
            asking.create_task(ask("running", "advise", f"{bots_in(tmp_path)}:Sleeps"))
            await begun(tmp_path)
            asking.create_task(ask("hint", "advise"))
            asking.create_task(ask("first", "decide"))
            asking.create_task(ask("second", "decide"))
            asking.create_task(ask("urgent", "decide", urgent=True))
            await asyncio.sleep(0)
            assert (pool.busy, pool.waiting) == (1, 4)
            (tmp_path / "go").touch()
        assert ended == ["running", "urgent", "first", "second", "hint"]
    finally:
        await pool.close()


async def test_every_kind_has_its_own_line(tmp_path: Path) -> None:
    pool = WorkerPool(1, {"decide": 1, "advise": 0}, niceness=0, kept=0, idle=LONG)
    try:
        async with asyncio.TaskGroup() as asking:
            asking.create_task(pool.run(job("decide", f"{bots_in(tmp_path)}:Sleeps")))
            await begun(tmp_path)
            with pytest.raises(TooBusy):
                await pool.run(job("advise", "random"))
            asking.create_task(pool.run(job("decide", "random")))
            await asyncio.sleep(0)
            with pytest.raises(TooBusy):
                await pool.run(job("decide", "random"))
            (tmp_path / "go").touch()
        assert (pool.done, pool.failed, pool.busy, pool.waiting) == (2, 2, 0, 0)
    finally:
        await pool.close()


async def test_a_turn_that_comes_in_the_moment_of_cancelling_is_not_lost(tmp_path: Path) -> None:
    pool = WorkerPool(1, {"decide": 9}, niceness=0, kept=1, idle=LONG)
    try:
        running = asyncio.create_task(pool.run(job("decide", f"{bots_in(tmp_path)}:Sleeps")))
        await begun(tmp_path)
        waiting = asyncio.create_task(pool.run(job("decide", "random")))
        running.add_done_callback(lambda _: waiting.cancel())
        (tmp_path / "go").touch()
        await running
        await asyncio.gather(waiting, return_exceptions=True)
        assert (await pool.run(job("decide", "random")))[0] == "answer"
    finally:
        await pool.close()
