"""A process that makes one copy of a database, checks it, and puts it among the others.

`python -m motu.store.make_copy` is told what to do by a line of JSON and ends when its input does, for then the
server has ended. So nothing that it does holds the server up, and whatever happens to either, only copies that are
whole have the name of one.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from motu.core.errors import MotuError, message
from motu.store.backup import backup
from motu.store.backup_file import cannot_write, read_backup, sync_folder
from motu.store.copies import Copies, copies_of
from motu.store.migrate import shipped
from motu.store.open_store import place_of
from motu.store.protocol import StoreError
from motu.store.sqlite.copy import check_sqlite, copy_sqlite, not_whole

NICE = 10
SPARE = 64
"""So many megabytes a copy leaves free: the database may be on the same disk, and must be able to grow."""


def make_copy(url: str, folder: Path, keep: int) -> dict[str, Any]:
    """Make one more copy and remove those beyond `keep`: what was done, for the log. BadOption, StoreError."""
    begun = time.monotonic()
    copies, at = copies_of(url, folder), time.time()
    path = copies.path_at(at)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        copies.remove_torn()
        rows, size = _fill(url, part, copies), part.stat().st_size
        part.replace(path)
        sync_folder(copies.folder)
        gone = copies.remove_old(keep, path)
    except OSError as error:
        raise cannot_write(path, error) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    took = round(time.monotonic() - begun, 1)
    return {"path": str(path), "rows": rows, "bytes": size, "seconds": took, "removed": len(gone)}


def _fill(url: str, part: Path, copies: Copies) -> int:
    """Copy everything into a file, and read it again; how many rows there are."""
    source, _ = place_of(url)
    if source is None:
        counts = {"all": asyncio.run(backup(url, part))}
        found = {"all": sum(len(block[2]) for block in read_backup(part, len(shipped("postgres"))))}
    else:
        _make_sure_of_room(source, copies)
        counts = copy_sqlite(source.resolve(), part)
        found = check_sqlite(part)
    if counts != found:
        raise not_whole(part, f"{counts} / {found}")
    return sum(counts.values())


def _make_sure_of_room(source: Path, copies: Copies) -> None:
    logged = source.with_name(source.name + "-wal")
    needed = source.stat().st_size + (logged.stat().st_size if logged.exists() else 0)
    free = shutil.disk_usage(copies.folder).free
    if free < needed + SPARE * 1_000_000:
        figures = {"needed": needed // 1_000_000 + SPARE + 1, "free": free // 1_000_000}
        raise StoreError(message("copies-no-room", where=str(copies.folder), **figures))


def main() -> None:
    order = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=_end_with_the_server, args=(Path(order["folder"]),), daemon=True).start()
    give_way()
    try:
        answer = make_copy(order["database"], Path(order["folder"]), order["keep"])
    except MotuError as error:
        answer = {"error": error.reason.plain()}
    print(json.dumps(answer), flush=True)


def give_way() -> None:
    """Let whoever serves people have the processor first."""
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    with suppress(OSError, AttributeError):
        os.nice(NICE)


def _end_with_the_server(folder: Path) -> None:
    """Nobody wants the copy any more: leave nothing of it."""
    while os.read(0, 100):  # not by sys.stdin: whoever waits there at the end is a fatal error to Python
        pass
    with suppress(OSError):
        for torn in folder.glob(f"*.{os.getpid()}.part*"):
            torn.unlink(missing_ok=True)
    os._exit(1)


if __name__ == "__main__":
    main()
