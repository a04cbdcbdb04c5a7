"""The folder with copies of a database: how they are named, which are the newest, which go, and who may write there."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from motu.core.errors import BadOption, message
from motu.store.lock import Lock, take_lock
from motu.store.open_store import place_of

_TIME = "%Y%m%d-%H%M%S"


class Copy(NamedTuple):
    """A copy that is whole, and since when: all that was stored by then is in it."""

    at: float
    path: Path


class Copies(NamedTuple):
    """The copies of one database in a folder: `motu-20261120-001000.db`. Nothing else in it is touched."""

    folder: Path
    name: str
    suffix: str

    def path_at(self, at: float) -> Path:
        return self.folder / f"{self.name}-{datetime.fromtimestamp(at, UTC).strftime(_TIME)}{self.suffix}"

    def found(self) -> list[Copy]:
        """The oldest first; none where the folder cannot be read."""
        pattern = re.compile(rf"{re.escape(self.name)}-([0-9]{{8}}-[0-9]{{6}}){re.escape(self.suffix)}", re.ASCII)
        copies = []
        with suppress(OSError):
            for path in self._files():
                if named := pattern.fullmatch(path.name):
                    with suppress(ValueError):
                        at = datetime.strptime(named[1], _TIME).replace(tzinfo=UTC).timestamp()
                        copies.append(Copy(at, path))
        return sorted(copies)

    def age(self, now: float) -> float:
        """Seconds since the newest copy; infinite where there is none."""
        copies = self.found()
        return max(0.0, now - copies[-1].at) if copies else float("inf")

    def remove_old(self, keep: int, newest: Path) -> list[Path]:
        """Let so many stay, whatever their names say the newest; those that went."""
        others = [copy.path for copy in self.found() if copy.path != newest]
        gone = others[: max(0, len(others) - (keep - 1))]
        for path in gone:
            path.unlink(missing_ok=True)
        return gone

    def remove_torn(self) -> None:
        """What is left of copies that were broken off. Only for whoever holds the lock: nobody else writes then."""
        copy = rf"{re.escape(self.name)}-[0-9]{{8}}-[0-9]{{6}}{re.escape(self.suffix)}"
        pattern = re.compile(rf"{copy}(\.[0-9]+\.part)+(-journal)?", re.ASCII)
        for path in self._files():
            if pattern.fullmatch(path.name):
                path.unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        with os.scandir(self.folder) as found:
            return [Path(entry.path) for entry in found if entry.is_file(follow_symlinks=False)]

    def hold(self) -> Lock:
        """The right to copy into the folder; BadOption where that cannot be, or a server has it already.

        The folder is made if need be, but not the one that it lies in: a disk that is missing must not go unnoticed.
        """
        path = self.folder / f".{self.name}.lock"
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            lock = take_lock(path)
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadOption(message("copies-no-folder", where=str(self.folder), reason=reason)) from None
        if lock is None:
            raise BadOption(message("copies-in-use", where=str(self.folder), lock=str(path)))
        return lock

    def beside(self, database: Path) -> bool:
        """Whether they lie on the same disk as the database, and would be lost with it."""
        with suppress(OSError):
            return self.folder.stat().st_dev == database.stat().st_dev
        return False


def copies_of(url: str, folder: Path) -> Copies:
    """Where copies of this database lie: files of SQLite, or, of PostgreSQL, what `motu backup` writes. BadOption."""
    path, url = place_of(url)
    if path is not None:
        return Copies(folder.resolve(), path.stem, ".db")
    name = re.sub(r"[^\w.-]", "_", unquote(urlsplit(url).path.strip("/"))) or "motu"
    return Copies(folder.resolve(), name, ".gz")
