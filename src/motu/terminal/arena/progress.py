"""How far an arena has come: one line that is written over on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import os
import sys
import time

from motu.arena.score import score
from motu.arena.tally import Tally
from motu.terminal.arena.figures import clock, number, percent
from motu.terminal.speech import Speech
from motu.terminal.streams import printable

BAR = 20
OFTEN, SELDOM = 0.1, 15.0
"""Seconds between two signs of life, on a terminal and elsewhere."""


class Progress:
    """Tells it on standard error: standard output is for the outcome."""

    def __init__(self, speech: Speech, tally: Tally) -> None:
        self._speech = speech
        self._tally = tally
        self._before = tally.games
        self._start = self._told = time.monotonic()
        self._on_terminal = sys.stderr.isatty()
        self._width = 0

    def show(self) -> None:
        """Another deal is finished; tell of it if it is time to."""
        now = time.monotonic()
        if now - self._told < (OFTEN if self._on_terminal else SELDOM):
            return
        self._told = now
        line = self._line(now - self._start)
        if self._on_terminal:
            line = f"{self._bar()} {line}"[: self._columns() - 1]
            # Blanks, and no escape sequence, take away what was longer: every terminal knows them.
            sys.stderr.write(f"\r{line.ljust(self._width)}")
            self._width = len(line)
        else:
            sys.stderr.write(f"{line}\n")
        sys.stderr.flush()

    def end(self) -> None:
        """Take the line away: what comes now is the table."""
        if self._width:
            sys.stderr.write(f"\r{' ' * self._width}\r")
            sys.stderr.flush()
            self._width = 0

    def _line(self, elapsed: float) -> str:
        tally, total = self._tally, self._tally.plan.games
        rate = (tally.games - self._before) / max(elapsed, 1e-6)
        return self._speech.say(
            "arena-progress",
            done=tally.games,
            total=total,
            rate=number(self._speech, rate, 1 if rate < 100 else 0),
            left=clock((total - tally.games) / max(rate, 1e-6)),
            leaders=self._leaders(),
        )

    def _leaders(self) -> str:
        """The two who do best so far."""
        scores = [
            (score(self._tally.deals_of(place)), entrant.name)
            for place, entrant in enumerate(self._tally.plan.entrants)
        ]
        best = sorted(scores, key=lambda found: -found[0])[:2]
        return ", ".join(f"{printable(name)} {percent(self._speech, own)}" for own, name in best)

    def _bar(self) -> str:
        done = BAR * self._tally.games // max(1, self._tally.plan.games)
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
