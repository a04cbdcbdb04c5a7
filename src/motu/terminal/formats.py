"""Numbers as the reader writes them, and tables of them."""

from __future__ import annotations

from collections.abc import Sequence

from motu.terminal.console import Console


def number(console: Console, value: float, digits: int = 0) -> str:
    """A number with so many digits behind the reader's decimal mark."""
    return f"{value:z.{digits}f}".replace("-", "−").replace(".", console.say("arena-decimal-mark"))


def percent(console: Console, share: float) -> str:
    return console.say("arena-percent", value=number(console, 100 * share, 1))


def whole_percent(console: Console, share: float) -> str:
    return console.say("arena-percent", value=number(console, 100 * share))


def percents(console: Console, low: float, high: float) -> str:
    """An interval of shares."""
    return console.say("arena-percent", value=f"{number(console, 100 * low, 1)}–{number(console, 100 * high, 1)}")


def duration(console: Console, seconds: float) -> str:
    """A short time in the unit that suits it, with three digits at most."""
    if seconds >= 1:
        return console.say("arena-unit-s", value=number(console, seconds, 2 if seconds < 10 else 1))
    milliseconds = 1000 * seconds
    if milliseconds >= 1:
        return console.say("arena-unit-ms", value=number(console, milliseconds, 1 if milliseconds < 10 else 0))
    return console.say("arena-unit-us", value=number(console, 1000 * milliseconds))


def clock(seconds: float) -> str:
    """A longer time: `0:42`, `12:05`, `3:00:00`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells as lines: the first column to the left, the others to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
