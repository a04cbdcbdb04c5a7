"""Where an arena is kept: the summary, the journal of its games beside it, and a picture of its ladder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from motu.charts.ladder import Rung, ladder
from motu.core.errors import message
from motu.terminal.errors import BadInput
from motu.terminal.files import check_writable, keep_text
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
            check_writable(file)
        if Path(self.out).exists() and not Path(self.journal).exists():
            raise BadInput(message("arena-no-journal", journal=self.journal), self.out)

    def write_summary(self, summary: dict[str, Any]) -> None:
        keep_text(self.out, json.dumps(summary, indent=2) + "\n")

    def draw(self, summary: dict[str, Any], speech: Speech) -> None:
        """Draw the ladder of a summary that has one."""
        assert self.picture is not None
        rungs = [Rung(rung["name"], rung["rating"], *rung["interval"]) for rung in summary["ratings"]]
        title = speech.say("arena-picture-title", game=summary["game"], rules=summary["options"].get("preset", ""))
        axis = speech.say("arena-picture-axis", games=summary["games_a_pair"])
        keep_text(self.picture, ladder(rungs, title, axis))
