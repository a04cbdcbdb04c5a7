"""What each part of the game is worth, as a table and as rungs of a picture."""

from __future__ import annotations

from typing import Any

from motu.arena.balance.checks import PART
from motu.charts.ladder import Rung
from motu.terminal.console import Console
from motu.terminal.formats import columns, percent, percents

Figures = dict[str, Any]


def parts_table(parts: dict[str, Figures], console: Console) -> list[str]:
    """What the bot wins against itself without each part; nothing where no deal is finished."""
    played = {part: found for part, found in parts.items() if found["deals"]}
    if not played:
        return []
    say = console.say
    heads = ("balance-head-parts", "balance-head-deals", "balance-head-whole-wins")
    rows = [[*(say(head) for head in heads), say("arena-percent", value="95"), ""]]
    for part, found in played.items():
        name, share = say("balance-part", part=part), percent(console, found["share"])
        mark = "" if PART.holds(found["share"]) else "!"
        rows.append([name, str(found["deals"]), share, percents(console, *found["interval"]), mark])
    return [*columns(rows), ""]


def rungs(parts: dict[str, Figures], console: Console) -> list[Rung]:
    """The same in percent."""
    return [
        Rung(console.say("balance-part", part=part), 100 * found["share"], *(100 * end for end in found["interval"]))
        for part, found in parts.items()
        if found["deals"]
    ]
