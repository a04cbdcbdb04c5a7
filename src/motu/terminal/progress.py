"""How far something long has come, told on standard error: standard output is for the outcome."""

from __future__ import annotations

import os
import sys
import time

from motu.terminal.console import Console

BAR = 20
OFTEN, SELDOM = 0.1, 15.0
"""Seconds between two signs of life, on a terminal and elsewhere."""


class StatusLine:
    """One line that is written over, on a terminal; nothing elsewhere."""

    def __init__(self) -> None:
        self.on_terminal = sys.stderr.isatty()
        self._width = 0

    def show(self, text: str) -> None:
        """Put this text in the place of the one before."""
        if self.on_terminal:
            # Blanks, and no escape sequence, take away what was longer: every terminal knows them.
            sys.stderr.write(f"\r{text.ljust(self._width)}")
            sys.stderr.flush()
            self._width = len(text)

    def end(self) -> None:
        """Take the line away: what comes now is the outcome."""
        if self._width:
            sys.stderr.write(f"\r{' ' * self._width}\r")
            sys.stderr.flush()
            self._width = 0


class ProgressMeter:
    """How many of a number of things are done: a bar on a terminal, a line now and then elsewhere."""

    def __init__(self, console: Console, done: int, total: int) -> None:
        self.console = console
        self.done, self.total = done, total
        self._before = done
        self._start = self._told = time.monotonic()
        self._status = StatusLine()

    def line(self, rate: float, left: float) -> str:
        """What is told: so much a second is done, and so many seconds are left."""
        raise NotImplementedError

    def show(self, done: int) -> None:
        """Another one is finished; tell of it if it is time to."""
        self.done = done
        now = time.monotonic()
        if now - self._told < (OFTEN if self._status.on_terminal else SELDOM):
            return
        self._told = now
        rate = (done - self._before) / max(now - self._start, 1e-6)
        line = self.line(rate, (self.total - done) / max(rate, 1e-6))
        if self._status.on_terminal:
            self._status.show(f"{self._bar()} {line}"[: self._columns() - 1])
        else:
            print(line, file=sys.stderr, flush=True)

    def end(self) -> None:
        """Take the line away: what comes now is the table."""
        self._status.end()

    def _bar(self) -> str:
        done = BAR * self.done // max(1, self.total)
        full, empty = ("█", "░") if _can_write("█░") else ("#", ".")
        return full * done + empty * (BAR - done)

    def _columns(self) -> int:
        try:
            return os.get_terminal_size(sys.stderr.fileno()).columns or 80
        except (OSError, ValueError):
            return 80


def _can_write(text: str) -> bool:
    try:
        text.encode(sys.stderr.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
