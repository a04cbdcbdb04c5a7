"""The outcome of an arena as tables: the ladder, the pairs, the times, and what went wrong."""

from __future__ import annotations

from typing import Any

from motu.terminal.console import Console
from motu.terminal.formats import columns, duration, number, percent, percents
from motu.terminal.streams import printable

LONGEST_NAME = 32


def report(summary: dict[str, Any], console: Console) -> list[str]:
    """The lines to print."""
    tables = [_ladder(summary, console)]
    if len(summary["bots"]) > 2:
        tables.append(_pairs(summary, console))
    tables.append(_times(summary, console))
    lines = [line for table in tables for line in (*columns(table), "")]
    failures = _failures(summary, console)
    return [*lines, *failures, ""] if failures else lines


def _name(name: str) -> str:
    """A bot's name that fits a table; of a long path the end is worth more than the beginning."""
    shown = str(printable(name))
    return shown if len(shown) <= LONGEST_NAME else f"…{shown[1 - LONGEST_NAME :]}"


def _ladder(summary: dict[str, Any], console: Console) -> list[list[str]]:
    """Who is how strong, the strongest first."""
    say = console.say
    ratings = {rung["name"]: rung for rung in summary["ratings"] or ()}
    head = [
        say("arena-head-score"),
        say("arena-percent", value="95"),
        *(say(f) for f in ("arena-head-won", "arena-head-drawn", "arena-head-lost")),
    ]
    if ratings:
        head = [say("arena-head-rating"), say("arena-percent", value="95"), *head]
    rows = [[say("arena-head-bot"), *head]]
    order = {name: place for place, name in enumerate(ratings)}
    for bot in sorted(summary["bots"], key=lambda bot: (order.get(bot["name"], 0), -bot["score"])):
        row = [_name(bot["name"])]
        if ratings:
            rung = ratings[bot["name"]]
            low, high = (number(console, end) for end in rung["interval"])
            # The anchor's rating is given, not found.
            row += [number(console, rung["rating"]), f"{low}–{high}" if low != high else ""]
        row += [percent(console, bot["score"]), percents(console, *bot["interval"])]
        rows.append([*row, *(str(bot[what]) for what in ("wins", "draws", "losses"))])
    return rows


def _pairs(summary: dict[str, Any], console: Console) -> list[list[str]]:
    """Who has done what against whom."""
    say = console.say
    heads = ("arena-head-score", "arena-head-won", "arena-head-drawn", "arena-head-lost")
    score, *others = (say(head) for head in heads)
    rows = [[say("arena-head-pair"), score, say("arena-percent", value="95"), *others]]
    rows += [
        [
            f"{_name(pair['one'])} – {_name(pair['other'])}",
            percent(console, pair["score"]),
            percents(console, *pair["interval"]),
            *(str(pair[what]) for what in ("wins", "draws", "losses")),
        ]
        for pair in summary["pairs"]
    ]
    return rows


def _times(summary: dict[str, Any], console: Console) -> list[list[str]]:
    """How long the turns took, and what share of them took longer than they should."""
    say = console.say
    heads = ("arena-head-turn", "arena-head-time", "arena-head-median")
    rows = [
        [
            *(say(head) for head in heads),
            say("arena-percent", value="95"),
            say("arena-head-longest"),
            say("arena-head-too-long"),
        ]
    ]
    for bot, entrant in zip(summary["bots"], summary["entrants"], strict=True):
        if times := bot["times"]:
            spent = [duration(console, times[what]) for what in ("median", "p95", "max")]
            allowed = duration(console, entrant["seconds"])
            rows.append([_name(bot["name"]), allowed, *spent, percent(console, times["over_budget"])])
    return rows


def _failures(summary: dict[str, Any], console: Console) -> list[str]:
    """Whose bots lost games by their own mistakes, with the first of them."""
    return [
        console.say(
            "arena-failures",
            bot=bot["name"],
            games=bot["failures"],
            kind=bot["first_failure"]["kind"],
            problem=bot["first_failure"]["text"],
        )
        for bot in summary["bots"]
        if bot["failures"]
    ]
