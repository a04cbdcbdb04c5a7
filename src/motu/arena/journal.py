"""Finished games in a file, a line of JSON each: a kill at any moment loses no line.

The first line holds the settings. A line counts once it ends; the one that a kill tore off is cut away and played
again. Nothing counts twice, however often it stands there.
"""

from __future__ import annotations

import json
from collections.abc import Hashable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Protocol, Self, TypeVar

from motu.core.errors import Message, MotuError, message

try:
    import fcntl
except ImportError:  # Windows: there nobody is kept from starting the same arena twice
    fcntl = None  # type: ignore[assignment]


class BadJournal(MotuError):
    """A file that is no journal of these games; `line` counts from 1, 0 is the file as a whole."""

    def __init__(self, reason: Message, line: int = 0) -> None:
        super().__init__(reason)
        self.line = line


class CannotKeep(OSError):
    """A journal that takes no more: the disk is full, most often."""


class JournalEntry(Protocol):
    """What a line holds."""

    def to_json(self) -> dict[str, Any]: ...


K = TypeVar("K", bound=JournalEntry)


class Journal(Generic[K]):
    """The file that games are written to. `results` holds those that were there already and are asked for."""

    FOREIGN = message("arena-foreign-file")
    BUSY = message("arena-busy-file")
    BROKEN = message("arena-broken-line")
    """What is said of files that cannot be gone on with."""

    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        """Open a journal or begin it; BadJournal where the file is something else, OSError as it comes."""
        self._settings = settings
        self._stream = path.open("a+b", buffering=0)
        try:
            if fcntl is not None:
                self._lock()
            self._stream.seek(0)
            data = self._stream.readall()
            head = json.dumps(settings).encode() + b"\n"
            whole = data[: data.rfind(b"\n") + 1]
            if not whole:
                if not head.startswith(data):
                    raise BadJournal(self.FOREIGN)
                self.results: list[K] = []
            else:
                self.results = self._read(whole)
            self._stream.truncate(len(whole))
            if not whole:
                self._append(head)
        except BaseException:
            self._stream.close()
            raise

    # What a kind of journal says for itself.

    def read(self, data: Any) -> tuple[Hashable, K]:
        """What stands in a line, and which of all it is; KeyError, TypeError, ValueError where it is nothing."""
        raise NotImplementedError

    def wanted(self, kept: K) -> bool:
        """Whether it is asked for: a journal may hold more than that."""
        raise NotImplementedError

    def other(self, what: str) -> Message:
        """What is said of games with other settings."""
        return message("arena-other-settings", what=what)

    # --- The file ---------------------------------------------------------------------------------------------------

    def _lock(self) -> None:
        """Held until the file is closed, by whatever end the process comes to."""
        try:
            fcntl.flock(self._stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadJournal(self.BUSY) from None

    def _read(self, data: bytes) -> list[K]:
        """What is asked for in the whole lines of a journal."""
        head, *lines = data.split(b"\n")[:-1]
        self._check(head)
        found: dict[Hashable, K] = {}
        for number, line in enumerate(lines, 2):
            try:
                key, kept = self.read(json.loads(line))
            except (ValueError, TypeError, KeyError, IndexError, AttributeError):
                raise BadJournal(self.BROKEN, number) from None
            if self.wanted(kept):
                found.setdefault(key, kept)
        return list(found.values())

    def _check(self, head: bytes) -> None:
        """BadJournal when the first line of a file speaks of other settings, or of none."""
        try:
            settings = json.loads(head)
            there = settings["format"]
        except (ValueError, TypeError, KeyError):
            there = None
        if there != self._settings["format"]:
            raise BadJournal(self.FOREIGN)
        for name in [*self._settings, *settings]:
            if settings.get(name) != self._settings.get(name):
                raise BadJournal(self.other(name))

    def add(self, kept: K) -> None:
        """Keep a game: it counts when this returns. CannotKeep when there is no room for it."""
        self._append(json.dumps(kept.to_json()).encode() + b"\n")

    def _append(self, line: bytes) -> None:
        left = memoryview(line)
        try:
            while left:
                left = left[self._stream.write(left) or 0 :]
        except OSError as error:
            raise CannotKeep(error.errno, error.strerror) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with suppress(OSError):
            self._stream.close()
