"""Where an arena is kept: the summary, the journal of its games beside it, and a picture of its ladder."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from motu.arena.journal import BadJournal, CannotKeep, Journal
from motu.charts.ladder import Rung, ladder
from motu.core.errors import message
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.files import check_writable, file_problem, write_result

J = TypeVar("J", bound=Journal[Any])
Count = TypeVar("Count")


class ResultFiles:
    """The files of one arena: `out.json` has its games in `out.jsonl`."""

    def __init__(self, out: str, picture: str | None) -> None:
        self.out = out
        self.journal = f"{out}l" if out.endswith(".json") else f"{out}.jsonl"
        self.picture = picture

    def check(self) -> None:
        """BadInput where something is known beforehand to be in the way: nobody wants to hear of it after hours."""
        for file in filter(None, (self.out, self.picture)):
            check_writable(file)
        if Path(self.out).exists() and not Path(self.journal).exists():
            raise BadInput(message("arena-no-journal", journal=self.journal), self.out)

    def open_journal(self, journal: Callable[[Path], J]) -> J:
        """The journal; BadInput where there is another thing in its place."""
        self.check()
        try:
            return journal(Path(self.journal))
        except BadJournal as error:
            raise BadInput(error.reason, f"{self.journal}:{error.line}" if error.line else self.journal) from None
        except (OSError, ValueError) as error:
            reason = file_problem(error) if isinstance(error, OSError) else "name"
            raise BadInput(message("file-unwritable", why=reason), self.journal) from None

    def guarded(self, counts: Iterator[Count]) -> Iterator[Count]:
        """The same counts; BadInput when the disk is full."""
        try:
            yield from counts
        except CannotKeep as error:
            raise BadInput(message("file-unwritable", why=file_problem(error)), self.journal) from None

    def write_summary(self, summary: dict[str, Any]) -> None:
        write_result(self.out, json.dumps(summary, indent=2) + "\n")

    def draw(self, summary: dict[str, Any], console: Console) -> None:
        """Draw the ladder of a summary that has one."""
        assert self.picture is not None
        rungs = [Rung(rung["name"], rung["rating"], *rung["interval"]) for rung in summary["ratings"]]
        title = console.say("arena-picture-title", game=summary["game"], rules=summary["options"].get("preset", ""))
        axis = console.say("arena-picture-axis", games=summary["games_a_pair"])
        write_result(self.picture, ladder(rungs, title, axis))
