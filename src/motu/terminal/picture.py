"""A board as a picture: lines of characters with their roles, each of which may belong to a place of the board."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby
from typing import NamedTuple

from motu.terminal.console import Console

LIT = "-lit"
"""The end of a role that says: here something can be done."""
CHOSEN = "chosen"
"""The role of what the choice at hand is about."""


class Run(NamedTuple):
    """Some characters of one role, and the place of the board that they show, if they show one."""

    text: str
    role: str
    place: str = ""


Line = list[Run]


class Marks(NamedTuple):
    """What stands out in a picture: the places where something can be done, and those of the choice at hand."""

    lit: Collection[str] = ()
    chosen: Collection[str] = ()

    def role(self, role: str, place: str) -> str:
        """The role of what is drawn at a place."""
        if place in self.chosen:
            return CHOSEN
        return f"{role}{LIT}" if place in self.lit else role


PLAIN = Marks()


def painted(lines: list[Line], console: Console) -> list[str]:
    """The picture as it is printed."""
    return [_painted(line, console) for line in lines]


def _painted(line: Line, console: Console) -> str:
    runs = groupby(line, key=lambda run: run.role)
    return "".join(console.paint(role, "".join(run.text for run in same)) for role, same in runs).rstrip()
