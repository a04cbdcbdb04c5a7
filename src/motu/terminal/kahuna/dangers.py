"""Which islands can fall within a turn, in sentences."""

from __future__ import annotations

from motu.kahuna.board import ISLANDS, LETTERS
from motu.kahuna.log import PLAYERS
from motu.kahuna.threats import threats
from motu.kahuna.view import View
from motu.terminal.console import Console


def lines(view: View, console: Console) -> list[str]:
    """A line for each island and each player who may take it."""
    told = [
        console.say(
            "kahuna-danger",
            island=ISLANDS[LETTERS.index(each["island"])],
            player=PLAYERS[each["by"]],
            falls="no" if each["seat"] is None else "yes",
            cards=each["cards"],
            certain="yes" if each["certain"] else "no",
        )
        for each in threats(view)
    ]
    return told or [console.say("danger-none")]
