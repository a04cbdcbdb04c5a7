"""`motu serve --backup`: what was acknowledged before the newest copy survives the disk, and a folder that is lost
costs nothing but copies."""

from __future__ import annotations

import asyncio
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest

from motu.store.backup import restore
from motu.store.copies import Copies
from tests.store.stores import opened
from tests.web.house import House, Somebody, children, does, house
from tests.web.load import Done, Load


def wait_until(condition: Callable[[], object], what: str) -> None:
    end = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.02)


@pytest.fixture
def copies(tmp_path: Path) -> Copies:
    return Copies(tmp_path / "copies", "motu", ".db")


@pytest.fixture
def motu(tmp_path: Path, copies: Copies) -> Iterator[House]:
    """A server whose database is on a disk of its own, and copied again and again."""
    pytest.importorskip("uvicorn")
    disk = tmp_path / "disk"
    disk.mkdir()
    with house(tmp_path, database=str(disk / "motu.db"), backup=str(copies.folder), every=0.2, keep=3) as found:
        yield found


@pytest.mark.slow
def test_a_lost_disk_costs_only_what_came_after_the_last_copy(motu: House, copies: Copies, tmp_path: Path) -> None:
    load = Load(motu, 300)
    load.start(("person", True), ("person", False), ("random", True))
    wait_until(lambda: len(load.done) > 20, "nobody plays")
    played = load.done[-1].at
    wait_until(lambda: copies.found() and copies.found()[-1].at > played, "no copy is made")
    copied = len(load.done)
    wait_until(lambda: len(load.done) > copied + 5, "nobody plays on")
    assert motu.process is not None
    copying = children(motu.process.pid)
    motu.kill()
    wait_until(lambda: not any(does(pid, "make_copy") for pid in copying), "a copy goes on without its server")
    shutil.rmtree(tmp_path / "disk")
    load.abandon()

    newest = copies.found()[-1]
    assert len(copies.found()) <= 3 + 1  # the server may have died before the oldest had to go
    motu.settings["database"] = str(tmp_path / "new.db")
    assert asyncio.run(restore(newest.path, str(tmp_path / "new.db"))) > 20
    before = [done for done in load.done if done.at < newest.at]
    assert before
    asyncio.run(all_there(str(tmp_path / "new.db"), before))

    motu.start()
    table = before[-1].table
    tokens = {guest.id: guest.token for guest in load.guests}
    with Somebody(motu, tokens[before[-1].key.partition("/")[0]]) as again:
        seen = again.see(table)
        assert again.act(table, seen["version"], do="resign")["stage"] == "over"


async def all_there(database: str, before: list[Done]) -> None:
    async with opened(database) as store:
        lost = [done for done in before if await store.known_key(done.table, done.key) is None]
    assert lost == []


def test_a_folder_that_is_lost_is_told_and_the_game_goes_on(motu: House, copies: Copies, tmp_path: Path) -> None:
    wait_until(copies.found, "no copy is made")
    assert age(motu) < 120
    copies.folder.rename(tmp_path / "away")
    wait_until(lambda: "no copy of the database: The backup" in motu.log.read_text(), "nothing is told")
    assert age(motu) == float("inf")
    with Somebody(motu) as ann:
        ann.open(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        assert ann.ask("GET", "/health") == {"ok": True}
    (tmp_path / "away").rename(copies.folder)
    before = copies.found()[-1]
    wait_until(lambda: copies.found()[-1].at > before.at, "copies are not made again")
    assert not re.search("Traceback|Fatal", motu.log.read_text())
    motu.stop()
    wait_until(lambda: not list(copies.folder.glob("*.part")), "a copy goes on without its server")


def age(motu: House) -> float:
    figures = dict(line.rsplit(" ", 1) for line in httpx2.get(f"{motu.url}/metrics").text.splitlines())
    return float(figures["motu_backup_age_seconds"])
