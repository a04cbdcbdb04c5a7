"""The clock by which bots think.

It is the wall's, as it must be when people wait. An arena may count the processor's time of the thinking thread
instead: then other work on the machine takes nothing from a bot's turn.
"""

from __future__ import annotations

from time import perf_counter, thread_time

CLOCKS = {"wall": perf_counter, "processor": thread_time}
"""Seconds from some beginning, by the name of the clock."""

_now = perf_counter


def now() -> float:
    """The time in seconds, of use for differences only."""
    return _now()


def count_by(clock: str) -> None:
    """From now on bots of this process think by the clock of this name."""
    global _now  # noqa: PLW0603  (one clock a process is the point)
    _now = CLOCKS[clock]
