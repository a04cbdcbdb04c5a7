"""`kill -9` of any process at any moment: what was acknowledged is there, nothing is there twice, all games go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from motu.store.backup_file import read_backup
from motu.store.copies import Copies
from motu.store.migrate import shipped
from motu.store.sqlite.copy import check_sqlite
from tests.web.house import House, children, does, house
from tests.web.load import Load, check_kept
from tests.web.test_copies import all_there

TABLES = (("person", False), ("person", True), ("greedy", False), ("greedy", True), ("random", False), ("random", True))

pytestmark = [pytest.mark.fuzz, pytest.mark.slow]


def test_a_server_on_sqlite_may_be_killed_at_any_moment(tmp_path: Path, amount: Callable[[int, int, int], int]) -> None:
    chance, kills = random.Random(1), amount(5, 15, 150)
    copies = Copies(tmp_path / "copies", "motu", ".db")
    with house(tmp_path, seconds=0.05, backup=str(copies.folder), every=1.0, keep=5) as motu:
        load = Load(motu, 300 + 8 * kills)
        load.start(*TABLES)
        for _ in range(kills):
            load.check_time()
            if chance.random() < 0.8:
                motu.wait_until_ready()
                time.sleep(chance.uniform(0.0, 0.5))
            else:  # while it starts
                time.sleep(chance.uniform(0.0, 0.8))
            motu.kill()
            motu.launch()
        motu.wait_until_ready()
        load.finish()
        motu.stop()
        asyncio.run(check_kept(str(motu.settings["database"]), load))
        assert len(load.tables) >= len(TABLES)
        for copy in copies.found():  # they too were killed with the server
            check_sqlite(copy.path)
            asyncio.run(all_there(str(copy.path), [done for done in load.done if done.at < copy.at]))
        assert "Traceback" not in motu.log.read_text()


def test_any_process_of_a_server_on_postgres_may_be_killed_at_any_moment(
    tmp_path: Path, database: str, redis_url: str, amount: Callable[[int, int, int], int]
) -> None:
    if not Path("/proc/self/task").exists():
        pytest.skip("Only Linux tells whose process is whose.")
    chance, kills = random.Random(2), amount(5, 12, 100)
    copies = {"backup": str(tmp_path / "copies"), "every": 1.0, "keep": 5}
    with house(tmp_path, database=database, redis=redis_url, workers=2, seconds=0.05, **copies) as motu:
        load = Load(motu, 300 + 8 * kills)
        load.start(*TABLES)
        for _ in range(kills):
            load.check_time()
            time.sleep(chance.uniform(0.2, 1.4))
            kill_one(motu, chance)
        load.finish()
        motu.stop()
        asyncio.run(check_kept(database, load))
        for file in (tmp_path / "copies").glob("*.gz"):
            assert sum(len(block[2]) for block in read_backup(file, len(shipped("postgres")))) > 0
        assert "Traceback" not in motu.log.read_text()


def kill_one(motu: House, chance: random.Random) -> None:
    """A process that serves, one that thinks, one that makes a copy, or the one that started them all."""
    assert motu.process is not None
    parent = motu.process.pid
    workers = [pid for pid in children(parent) if does(pid, "spawn_main")]
    thinkers = [pid for worker in workers for pid in children(worker) if does(pid, "thinking.worker")]
    copying = [pid for pid in children(parent) if does(pid, "make_copy")]
    weights = (1, *[4] * len(workers), *[2] * len(thinkers), *[6] * len(copying))
    pid = chance.choices((parent, *workers, *thinkers, *copying), weights)[0]
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
    if pid == parent:
        wait_until_gone(workers)
        motu.kill()
        motu.start()


def wait_until_gone(pids: list[int]) -> None:
    """Those whose parent was killed end by themselves, for the port must be free again."""
    end = time.monotonic() + 60
    while any(does(pid, "spawn_main") for pid in pids):
        assert time.monotonic() < end, "they live on without their parent"
        time.sleep(0.02)
