"""The games of an arena as they are finished, a line of JSON each deal: a kill at any moment loses no line.

The first line holds the settings. A line counts once it ends; the one that a kill tore off is cut away and its deal
played again. No deal counts twice, however often it stands there.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from motu.arena.plan import Plan
from motu.arena.result import Result, result_from_json
from motu.core.errors import Message, MotuError, message

try:
    import fcntl
except ImportError:  # Windows: there nobody is kept from starting the same arena twice
    fcntl = None  # type: ignore[assignment]


class BadJournal(MotuError):
    """A file that is no journal of this arena; `line` counts from 1, 0 is the file as a whole."""

    def __init__(self, reason: Message, line: int = 0) -> None:
        super().__init__(reason)
        self.line = line


class CannotKeep(OSError):
    """A journal that takes no more: the disk is full, most often."""


class Journal:
    """The file that deals are written to. `results` holds those that were there already and belong to the plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open a journal or begin it; BadJournal where the file is something else, OSError as it comes."""
        self._stream = path.open("a+b", buffering=0)
        try:
            if fcntl is not None:
                self._lock()
            self._stream.seek(0)
            data = self._stream.readall()
            head = json.dumps(plan.settings()).encode() + b"\n"
            whole = data[: data.rfind(b"\n") + 1]
            if not whole:
                if not head.startswith(data):
                    raise BadJournal(message("arena-foreign-file"))
                self.results: list[Result] = []
            else:
                self.results = _read(whole, plan)
            self._stream.truncate(len(whole))
            if not whole:
                self._append(head)
        except BaseException:
            self._stream.close()
            raise

    def _lock(self) -> None:
        """Held until the file is closed, by whatever end the process comes to."""
        try:
            fcntl.flock(self._stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadJournal(message("arena-busy-file")) from None

    def add(self, result: Result) -> None:
        """Keep a deal: it counts when this returns. CannotKeep when there is no room for it."""
        self._append(json.dumps(result.to_json()).encode() + b"\n")

    def _append(self, line: bytes) -> None:
        left = memoryview(line)
        try:
            while left:
                left = left[self._stream.write(left) or 0 :]
        except OSError as error:
            raise CannotKeep(error.errno, error.strerror) from error

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with suppress(OSError):
            self._stream.close()


def _read(data: bytes, plan: Plan) -> list[Result]:
    """The deals of this plan in the whole lines of a journal."""
    head, *lines = data.split(b"\n")[:-1]
    _check(head, plan)
    found: dict[tuple[int, int], Result] = {}
    for number, line in enumerate(lines, 2):
        try:
            result = result_from_json(json.loads(line))
        except (ValueError, TypeError, KeyError, IndexError):
            raise BadJournal(message("arena-broken-line"), number) from None
        if result.deal.pair >= len(plan.pairs):
            raise BadJournal(message("arena-broken-line"), number)
        # A journal may hold more deals than are asked for now.
        if result.deal.number < plan.deals:
            found.setdefault(result.deal, result)
    return list(found.values())


def _check(head: bytes, plan: Plan) -> None:
    """BadJournal when the first line of a file speaks of other settings, or of none."""
    try:
        settings = json.loads(head)
        there = settings["format"]
    except (ValueError, TypeError, KeyError):
        there = None
    wanted = plan.settings()
    if there != wanted["format"]:
        raise BadJournal(message("arena-foreign-file"))
    for name, value in wanted.items():
        if settings.get(name) != value:
            raise BadJournal(message("arena-other-settings", what=name))
