"""What a balance report found of the solitaire game, as tables: how often it is won, and what decides it."""

from __future__ import annotations

from motu.terminal.commands.balance_checks import checks_table
from motu.terminal.commands.balance_report import SOURCE_NAMES, Cell, Figures, failures, share_cell
from motu.terminal.console import Console
from motu.terminal.formats import columns, number, percent, percents


def _spread(name: str) -> Cell:
    def cell(console: Console, found: Figures) -> str:
        low, high = (number(console, value) for value in found[name]["quartiles"])
        return f"{number(console, found[name]['median'])} ({low}–{high})"

    return cell


def _fought(name: str) -> Cell:
    """How often, and how many of these succeed."""

    def cell(console: Console, found: Figures) -> str:
        share = found[f"{name}_that_succeed"]
        told = number(console, found[name], 1)
        return told if share is None else f"{told} ({percent(console, share)})"

    return cell


SOLITAIRE_ROWS: tuple[tuple[str, Cell], ...] = (
    ("balance-games", lambda console, found: str(found["games"])),
    ("balance-alone-won", lambda console, found: f"{found['wins']} ({percent(console, found['share'])})"),
    ("balance-alone-interval", lambda console, found: percents(console, *found["interval"])),
    ("balance-alone-chits", lambda console, found: percent(console, found["endings"]["chits"])),
    ("balance-alone-fall", lambda console, found: percent(console, found["endings"]["fall"])),
    ("balance-turns", _spread("turns")),
    ("balance-alone-drawn", _spread("chits")),
    ("balance-decisions", lambda console, found: number(console, found["decisions"])),
    ("balance-alone-attacks", _fought("attacks")),
    ("balance-alone-attacked", _fought("attacked")),
    ("balance-conquered", lambda console, found: number(console, found["conquered"], 1)),
    ("balance-alone-bare", share_cell("opponent_bare")),
    ("balance-alone-ever-bare", share_cell("opponent_ever_bare")),
    ("balance-alone-won-bare", share_cell("won_with_opponent_bare")),
    ("balance-tiles", lambda console, found: number(console, found["tiles"], 1)),
    ("balance-alone-tiles", lambda console, found: number(console, found["tiles_of_opponent"], 1)),
)
"""What is told of the games, a line each."""
WHOSE = {"winners": "balance-alone-winners", "losers": "balance-alone-losers", "opponent": "balance-alone-opponent"}


def solitaire_report(summary: Figures, console: Console) -> list[str]:
    """The lines to print."""
    found = summary["players"]["1"]
    lines = []
    if found:
        games = [[console.say("balance-head-games"), ""]]
        games += [[console.say(words), cell(console, found)] for words, cell in SOLITAIRE_ROWS]
        points = [[console.say("balance-alone-points"), *(console.say(words) for words in WHOSE.values())]]
        for source, words in SOURCE_NAMES.items():
            means = (number(console, found["points"][whose][source], 1) for whose in WHOSE)
            points.append([console.say(words), *means])
        for table in (games, points):
            lines += [*columns(table), ""]
    return lines + checks_table(summary["checks"], console) + failures(summary, console)
