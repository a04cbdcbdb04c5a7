"""Where an arena is kept: the summary, the journal of its games beside it, and a picture of its ladder."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

from motu.charts.ladder import Rung, ladder
from motu.core.errors import message
from motu.terminal.errors import BadInput
from motu.terminal.files import cannot, write_text
from motu.terminal.speech import Speech


class Keeping:
    """The files of one arena: `out.json` has its games in `out.jsonl`."""

    def __init__(self, out: str, picture: str | None) -> None:
        self.out = out
        self.journal = f"{out}l" if out.endswith(".json") else f"{out}.jsonl"
        self.picture = picture

    def check(self) -> None:
        """BadInput where something is known beforehand to be in the way: nobody wants to hear of it after hours."""
        for file in filter(None, (self.out, self.picture)):
            try:
                if Path(file).is_dir():
                    raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
                Path(file).resolve().parent.stat()
            except (OSError, ValueError) as error:
                reason = cannot(error) if isinstance(error, OSError) else "name"
                raise BadInput(message("file-unwritable", why=reason), file) from None
        if Path(self.out).exists() and not Path(self.journal).exists():
            raise BadInput(message("arena-no-journal", journal=self.journal), self.out)

    def write_summary(self, summary: dict[str, Any]) -> None:
        _write(self.out, json.dumps(summary, indent=2) + "\n")

    def draw(self, summary: dict[str, Any], speech: Speech) -> None:
        """Draw the ladder of a summary that has one."""
        assert self.picture is not None
        rungs = [Rung(rung["name"], rung["rating"], *rung["interval"]) for rung in summary["ratings"]]
        title = speech.say("arena-picture-title", game=summary["game"], rules=summary["options"].get("preset", ""))
        axis = speech.say("arena-picture-axis", games=summary["games_a_pair"])
        _write(self.picture, ladder(rungs, title, axis))


def _write(file: str, text: str) -> None:
    try:
        write_text(file, text)
    except OSError as error:
        raise BadInput(message("file-unwritable", why=cannot(error)), file) from None
