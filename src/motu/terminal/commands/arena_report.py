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
    if _are_alone(summary):
        fair = percent(console, summary["fair_share"])
        lines = [*console.wrapped(console.say("arena-alone", others=summary["players"] - 1, fair=fair)), "", *lines]
    failures = _failures(summary, console)
    return [*lines, *failures, ""] if failures else lines


def _are_alone(summary: dict[str, Any]) -> bool:
    """Whether bots sit alone among several others, and not against one."""
    return bool(summary["players"] > 2)


def _name(name: str) -> str:
    """A bot's name that fits a table; of a long path the end is worth more than the beginning."""
    shown = str(printable(name))
    return shown if len(shown) <= LONGEST_NAME else f"…{shown[1 - LONGEST_NAME :]}"


def _ladder(summary: dict[str, Any], console: Console) -> list[list[str]]:
    """Who is how strong, the strongest first; of several opponents, also with the worst of them."""
    say, has_worst = console.say, len(summary["bots"]) > 2
    ratings = {rung["name"]: rung for rung in summary["ratings"] or ()}
    interval = say("arena-percent", value="95")
    head = [say("arena-head-bot")]
    if ratings:
        head += [say("arena-head-rating"), interval]
    if has_worst:
        head += [say("arena-head-mean"), interval, say("arena-head-worst"), interval, say("arena-head-against")]
    else:
        head += [say("arena-head-score"), interval, *_heads(summary, console)]
    rows = [head]
    order = {name: place for place, name in enumerate(ratings)}
    for bot in sorted(summary["bots"], key=lambda bot: (order.get(bot["name"], 0), -bot["score"])):
        row = [_name(bot["name"])]
        if ratings:
            rung = ratings[bot["name"]]
            low, high = (number(console, end) for end in rung["interval"])
            # The anchor's rating is given, not found.
            row += [number(console, rung["rating"]), f"{low}–{high}" if low != high else ""]
        row += _score(bot, console)
        if has_worst:
            worst = bot["worst"]
            row += [*_score(worst, console), _name(worst["against"])] if worst else ["", "", ""]
        else:
            row += _record(bot)
        rows.append(row)
    return rows


def _pairs(summary: dict[str, Any], console: Console) -> list[list[str]]:
    """Who has done what against whom."""
    say, alone = console.say, _are_alone(summary)
    interval = say("arena-percent", value="95")
    rows = [[say("arena-head-pair"), say("arena-head-score"), interval, *_heads(summary, console)]]
    for pair in summary["pairs"]:
        one, other = _name(pair["one"]), _name(pair["other"])
        name = say("arena-among", one=one, other=other) if alone else f"{one} – {other}"
        rows.append([name, *_score(pair, console), *_record(pair)])
    return rows


def _heads(summary: dict[str, Any], console: Console) -> list[str]:
    drawn = "arena-head-shared" if _are_alone(summary) else "arena-head-drawn"
    return [console.say(head) for head in ("arena-head-won", drawn, "arena-head-lost")]


def _score(found: dict[str, Any], console: Console) -> list[str]:
    return [percent(console, found["score"]), percents(console, *found["interval"])]


def _record(found: dict[str, Any]) -> list[str]:
    return [str(found[what]) for what in ("wins", "draws", "losses")]


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
