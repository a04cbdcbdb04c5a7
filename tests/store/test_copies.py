"""Copies while the server runs: whole or not there at all, the newest stay, and nothing else is touched."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from motu.core.errors import BadOption
from motu.store.backup import restore
from motu.store.copies import Copies, copies_of
from motu.store.make_copy import make_copy
from motu.store.protocol import StoreError
from motu.store.rows import RUNNING
from motu.store.sqlite import copy as sqlite_copy
from motu.store.sqlite.copy import check_sqlite
from tests.reasons import says
from tests.store.stores import create, head, opened
from tests.store.test_backup import everything, fill

MAKE_COPY = (sys.executable, "-P", "-m", "motu.store.make_copy")
HOURS = ("20261120-000000", "20261120-010000", "20261120-020000", "20261120-030000")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "copies"
    found.mkdir()
    return found


async def copy(url: str, folder: Path, keep: int = 3) -> Path:
    return Path((await asyncio.to_thread(make_copy, url, folder, keep))["path"])


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_a_copy_has_everything_and_is_restored_into_either_database(
    url: str, other_url: str, folder: Path
) -> None:
    async with opened(url) as store:
        await fill(store)
        path = await copy(url, folder)
        before = await everything(store)
    assert names(folder) == [path.name]
    assert path.stat().st_mode & 0o777 == 0o600
    await restore(path, other_url)
    async with opened(other_url) as store:
        assert await everything(store) == before


async def test_a_copy_can_be_served_at_once(tmp_path: Path, folder: Path) -> None:
    async with opened(str(tmp_path / "motu.db")) as store:
        await fill(store)
        path = await copy(str(tmp_path / "motu.db"), folder)
    assert names(folder) == [path.name], "one file, which needs no others"
    async with opened(str(path)) as store:
        await store.append("t", 2, head(RUNNING, "ann", "", "bob"), 3.0, b"on")
        assert len(await store.since("t", 0)) == 3


async def test_a_copy_is_of_one_moment_while_people_play(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many commits come between its steps: it does not begin anew, and misses none that came before."""
    url, steps = str(tmp_path / "motu.db"), 0

    def wait_for_moves(_: Path) -> None:
        nonlocal steps
        steps += 1
        seen, end = reached, time.monotonic() + 60
        while reached == seen and not server.done() and time.monotonic() < end:
            time.sleep(0.001)

    monkeypatch.setattr(sqlite_copy, "_pause", wait_for_moves)
    async with opened(url) as store:
        for number in range(20):
            await create(store, f"t{number}", head(RUNNING))
        await create(store, "large", head(listing=bytes(10_000_000)))
        reached = 1

        async def play() -> None:
            nonlocal reached
            for version in itertools.count(1):
                for number in range(20):
                    await store.append(f"t{number}", version, head(RUNNING, "ann"), 2.0, b"move")
                reached = version + 1

        server = asyncio.create_task(play())
        while reached < 3:
            await asyncio.sleep(0.01)
        before = reached
        path = await copy(url, folder)
        assert steps >= 3
        assert reached >= before + 3
        server.cancel()
        await asyncio.gather(server, return_exceptions=True)
    async with opened(str(path)) as store:
        versions = [len(await store.since(f"t{number}", 0)) for number in range(20)]
    assert all(0 <= one - next <= 1 for one, next in itertools.pairwise(versions))
    assert before <= versions[-1] <= versions[0] <= versions[-1] + 1


async def test_the_newest_stay_and_nothing_else_is_touched(tmp_path: Path, folder: Path) -> None:
    url = str(tmp_path / "motu.db")
    ours = [f"motu-{hour}.db" for hour in HOURS]
    others = ["motu.db", "motu-20261120-000000.gz", "motu-2026-notes.db", "other-20261120-000000.db"]
    others += ["motu-99999999-000000.db", "motu-20261120-000000.db.part"]
    for name in (*ours, *others):
        (folder / name).write_text("kept")
    (folder / "motu-20250101-000000.db").mkdir()
    (folder / "motu-20250102-000000.db").symlink_to(folder / "motu.db")
    for name in ("motu-20261120-000000.db.77.part", "motu-20261120-000000.db.77.part.77.part"):
        (folder / name).write_text("torn")
    others += ["motu-20250101-000000.db", "motu-20250102-000000.db"]
    async with opened(url):
        path = await copy(url, folder, keep=3)
        assert names(folder) == sorted([*others, *ours[-2:], path.name])
        path = await copy(url, folder, keep=1)
        assert names(folder) == sorted([*others, path.name])


async def test_the_new_copy_stays_even_if_the_clock_was_set_back(tmp_path: Path, folder: Path) -> None:
    for hour in HOURS:
        (folder / f"motu-{hour.replace('2026', '2996')}.db").write_text("kept")
    async with opened(str(tmp_path / "motu.db")):
        path = await copy(str(tmp_path / "motu.db"), folder, keep=2)
    assert names(folder) == sorted([path.name, f"motu-{HOURS[-1].replace('2026', '2996')}.db"])


async def test_of_a_damaged_database_there_is_no_copy(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "motu.db"
    async with opened(str(path)) as store:
        for number in range(200):
            await create(store, f"t{number}", head(listing=bytes(1_000)))
    good = await copy(str(path), folder)
    whole = path.read_bytes()
    for place in (len(whole) // 2, len(whole) - 5_000):  # where pages of the largest table lie
        path.write_bytes(whole[:place] + random.Random(1).randbytes(4_096) + whole[place + 4_096 :])
        with pytest.raises(StoreError, check=says("copies-not-whole")):
            await copy(str(path), folder)
    assert names(folder) == [good.name]
    path.write_bytes(whole)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("insert into session values (x'00', 'nobody', 1, 1, '')")
        connection.commit()
    with pytest.raises(StoreError, check=says("copies-not-whole")):
        await copy(str(path), folder)
    assert names(folder) == [good.name]


async def test_a_damaged_copy_is_not_restored(tmp_path: Path, other_url: str, folder: Path) -> None:
    async with opened(str(tmp_path / "motu.db")) as store:
        await fill(store)
        path = await copy(str(tmp_path / "motu.db"), folder)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadOption, check=says("backup-damaged")):
        await restore(path, other_url)
    path.write_bytes(whole)
    assert await restore(path, other_url) > 0


FULL_DISK = """
import json, resource, sys
from motu.core.errors import MotuError
from motu.store import make_copy
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
make_copy.main()
"""


async def test_a_full_disk_leaves_the_earlier_copies(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = str(tmp_path / "motu.db")
    async with opened(url) as store:
        await create(store, "t", head(listing=bytes(300_000)))
        good = await copy(url, folder)
        order = json.dumps({"database": url, "folder": str(folder), "keep": 1}) + "\n"
        with subprocess.Popen(
            [sys.executable, "-P", "-c", FULL_DISK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(order)
            process.stdin.flush()
            told = json.loads(process.stdout.readline())
        assert told["error"]["id"] == "backup-cannot-write", told
        assert names(folder) == [good.name]
        monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(9, 9, 60_000_000))
        with pytest.raises(StoreError, check=says(r"copies-no-room .*needed=65, free=60")):
            await copy(url, folder)
        assert names(folder) == [good.name]


def test_the_process_ends_in_peace_when_its_work_is_done(tmp_path: Path, folder: Path) -> None:
    url = str(tmp_path / "motu.db")

    async def prepare() -> None:
        async with opened(url) as store:
            await create(store, "t")

    asyncio.run(prepare())
    order = json.dumps({"database": url, "folder": str(folder), "keep": 1}).encode() + b"\n"
    with subprocess.Popen(MAKE_COPY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(order)
        process.stdin.flush()
        told = json.loads(process.stdout.read())
        assert process.wait(60) == 0  # though its input is open still
        assert process.stderr.read() == b""
    assert names(folder) == [Path(told["path"]).name]
    assert told["rows"] == 2


@pytest.mark.fuzz
def test_a_copy_that_is_killed_is_none(tmp_path: Path, folder: Path, amount: Callable[[int, int, int], int]) -> None:
    """At any moment: what has the name of a copy is one, and the next copy clears away what was left."""
    url, chance = str(tmp_path / "motu.db"), random.Random(3)

    async def prepare() -> None:
        async with opened(url) as store:
            await asyncio.gather(*(create(store, f"t{n}", head(listing=bytes(200_000))) for n in range(40)))

    asyncio.run(prepare())
    order = json.dumps({"database": url, "folder": str(folder), "keep": 2}).encode() + b"\n"
    finished = 0
    for _ in range(amount(2, 8, 60)):
        with subprocess.Popen(MAKE_COPY, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            assert process.stdin is not None
            process.stdin.write(order)
            process.stdin.flush()
            if chance.random() < 0.5:
                end = time.monotonic() + 20
                while not list(folder.glob("*.part")) and process.poll() is None and time.monotonic() < end:
                    time.sleep(0.001)
                time.sleep(chance.uniform(0.0, 0.2))
            if chance.random() < 0.5:
                process.stdin.close()  # the server is gone
            process.kill()
        for path in folder.glob("*.db"):
            assert check_sqlite(path)["table"] == 40
            finished += 1
    make_copy(url, folder, 2)
    assert not list(folder.glob("*.part*"))
    assert check_sqlite(max(folder.glob("*.db")))["table"] == 40


def test_a_folder_is_for_one_server_at_a_time(tmp_path: Path) -> None:
    copies = copies_of(str(tmp_path / "motu.db"), tmp_path / "copies")
    lock = copies.hold()
    assert (tmp_path / "copies").stat().st_mode & 0o777 == 0o700
    with pytest.raises(BadOption, check=says("copies-in-use")):
        copies.hold()
    copies_of(str(tmp_path / "other.db"), tmp_path / "copies").hold().release()
    lock.release()
    copies.hold().release()


def test_a_folder_that_will_not_do(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "no" / "copies"):
        with pytest.raises(BadOption, check=says("copies-no-folder")):
            copies_of("motu.db", folder).hold()
    assert not (tmp_path / "no").exists()


def test_how_old_the_newest_is(tmp_path: Path) -> None:
    copies = Copies(tmp_path, "motu", ".db")
    assert copies.age(1.0) == float("inf")
    for hour in HOURS[:2]:
        (tmp_path / f"motu-{hour}.db").touch()
    one = copies.found()[-1].at
    assert copies.path_at(one).name == f"motu-{HOURS[1]}.db"
    assert copies.age(one + 90.5) == 90.5
    assert copies.age(one - 5) == 0.0
    assert Copies(tmp_path / "none", "motu", ".db").age(one) == float("inf")


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("motu.db", "motu-20261120-000000.db"),
        ("sqlite:////var/lib/motu/tables.sqlite", "tables-20261120-000000.db"),
        ("postgresql://ann:secret@db.example.org/motu", "motu-20261120-000000.gz"),
        ("postgresql://localhost/%2e%2e%2fodd name?sslmode=require", ".._odd_name-20261120-000000.gz"),
        ("postgres://localhost", "motu-20261120-000000.gz"),
    ],
)
def test_copies_are_named_after_the_database(url: str, name: str, tmp_path: Path) -> None:
    assert copies_of(url, tmp_path).path_at(1_795_132_800.0).name == name
