"""What a balance report of the solitaire game found: how often it is won, and what decides it."""

from __future__ import annotations

from motu.terminal.arena.figures import number, percent, percents
from motu.terminal.arena.report import columns
from motu.terminal.balance.report import SOURCE_NAMES, Cell, Figures, failures
from motu.terminal.speech import Speech


def _spread(name: str) -> Cell:
    def cell(speech: Speech, found: Figures) -> str:
        low, high = (number(speech, value) for value in found[name]["quartiles"])
        return f"{number(speech, found[name]['median'])} ({low}–{high})"

    return cell


def _fought(name: str) -> Cell:
    """How often, and how many of these succeed."""

    def cell(speech: Speech, found: Figures) -> str:
        share = found[f"{name}_that_succeed"]
        told = number(speech, found[name], 1)
        return told if share is None else f"{told} ({percent(speech, share)})"

    return cell


ROWS: tuple[tuple[str, Cell], ...] = (
    ("balance-games", lambda speech, found: str(found["games"])),
    ("balance-alone-won", lambda speech, found: f"{found['wins']} ({percent(speech, found['share'])})"),
    ("balance-alone-interval", lambda speech, found: percents(speech, *found["interval"])),
    ("balance-alone-chits", lambda speech, found: percent(speech, found["endings"]["chits"])),
    ("balance-alone-fall", lambda speech, found: percent(speech, found["endings"]["fall"])),
    ("balance-turns", _spread("turns")),
    ("balance-alone-drawn", _spread("chits")),
    ("balance-decisions", lambda speech, found: number(speech, found["decisions"])),
    ("balance-alone-attacks", _fought("attacks")),
    ("balance-alone-attacked", _fought("attacked")),
    ("balance-tiles", lambda speech, found: number(speech, found["tiles"], 1)),
    ("balance-alone-tiles", lambda speech, found: number(speech, found["tiles_of_opponent"], 1)),
)
"""What is told of the games, a line each."""
WHOSE = {"winners": "balance-alone-winners", "losers": "balance-alone-losers", "opponent": "balance-alone-opponent"}


def alone_report(summary: Figures, speech: Speech) -> list[str]:
    """The lines to print."""
    found = summary["players"]["1"]
    lines = []
    if found:
        games = [[speech.say("balance-head-games"), ""]]
        games += [[speech.say(words), cell(speech, found)] for words, cell in ROWS]
        points = [[speech.say("balance-alone-points"), *(speech.say(words) for words in WHOSE.values())]]
        for source, words in SOURCE_NAMES.items():
            means = (number(speech, found["points"][whose][source], 1) for whose in WHOSE)
            points.append([speech.say(words), *means])
        for table in (games, points):
            lines += [*columns(table), ""]
    return lines + failures(summary, speech)
