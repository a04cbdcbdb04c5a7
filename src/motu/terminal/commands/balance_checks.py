"""The figures that a sound game has, as a table: what was found, what is wanted, and whether it holds."""

from __future__ import annotations

from typing import Any

from motu.terminal.console import Console
from motu.terminal.formats import columns, number, percent, whole_percent

Figures = dict[str, Any]

PLAIN = {"turns": (1, 0), "home": (2, 2), "home-attacks": (2, 1)}
"""Figures that are no shares, with the digits of what was found and of what is wanted."""


def checks_table(checks: list[Figures], console: Console) -> list[str]:
    """Every figure that is wanted, a line each, and how many of them hold; nothing where nothing was played."""
    if not checks:
        return []
    say = console.say
    heads = ("balance-head-wanted", "balance-head-players", "balance-head-found", "balance-head-aim")
    rows = [[*(say(head) for head in heads), ""]]
    for check in checks:
        name = say("balance-wanted", what=check["what"], name=_name(check, console))
        rows.append([name, str(check["players"]), _found(check, console), _aim(check, console), _mark(check, console)])
    broken = sum(not check["holds"] for check in checks)
    return [*columns(rows), "", say("balance-sound", wanted=len(checks), broken=broken), ""]


def _name(check: Figures, console: Console) -> str:
    return console.say("balance-part", part=check["name"]) if check["what"] == "part" else str(check["name"])


def _found(check: Figures, console: Console) -> str:
    value = check["value"]
    if value is None:
        return "–"
    return number(console, value, PLAIN[check["what"]][0]) if check["what"] in PLAIN else percent(console, value)


def _aim(check: Figures, console: Console) -> str:
    """Where the figure should lie: `9–14`, `≥ 65 %`, `< 5 %`."""
    if "low" in check and "high" in check:
        low, high = (_plain(check, end, console) for end in ("low", "high"))
        return low + "–" + high if check["what"] in PLAIN else _percents(check, console)
    sign, end = next((sign, end) for sign, end in (("≥", "low"), ("≤", "high"), ("<", "under")) if end in check)
    return f"{sign} {_plain(check, end, console)}"


def _plain(check: Figures, end: str, console: Console) -> str:
    if check["what"] in PLAIN:
        return number(console, check[end], PLAIN[check["what"]][1])
    return whole_percent(console, check[end])


def _percents(check: Figures, console: Console) -> str:
    low, high = (number(console, 100 * check[end]) for end in ("low", "high"))
    return console.say("arena-percent", value=f"{low}–{high}")


def _mark(check: Figures, console: Console) -> str:
    return console.say("balance-holds", holds="yes" if check["holds"] else "no")
