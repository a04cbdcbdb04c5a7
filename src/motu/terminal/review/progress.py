"""How far a review has come: one line that is written over, on a terminal only."""

from __future__ import annotations

import sys
from types import TracebackType

from motu.terminal.console import Console
from motu.terminal.review.report import percent


class Progress:
    """Tells it on standard error: standard output is for the outcome. The line goes when the work is over."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._on_terminal = sys.stderr.isatty()
        self._width = 0

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._write("")

    def show(self, done: float) -> None:
        self._write(self._console.say("review-progress", done=percent(self._console, done)))

    def _write(self, line: str) -> None:
        if self._on_terminal:
            # Blanks, and no escape sequence, take away what was longer: every terminal knows them.
            end = "" if line else "\r"
            sys.stderr.write(f"\r{line.ljust(self._width)}{end}")
            sys.stderr.flush()
            self._width = len(line)
