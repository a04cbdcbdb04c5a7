"""The toy game on a terminal: enough of a presenter to play it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motu.terminal.console import Console
from motu.terminal.presenter import PLAIN, Choice, Group, Line, Marks, Run
from tests.core import toy


class ToyPresenter:
    """Shows the toy game; what is in the viewer's mind is written `own=`."""

    comfortable_rows = 3

    def __init__(self, console: Console) -> None:
        self.console = console

    def seat_name(self, seat: int) -> str:
        return toy.SEATS[seat]

    def board_list(self, view: toy.View) -> list[str]:
        return [f"prize={view.prize}", f"points={view.points}", f"shown={view.shown}"]

    def board_map(self, view: toy.View, columns: int, rows: int, marks: Marks = PLAIN) -> list[Line]:
        return [[Run(line, "")] for line in self.board_list(view)]

    def describe_place(self, view: toy.View, place: str) -> str:
        return ""

    def status(self, view: toy.View, players: Sequence[str], drawn: bool) -> list[str]:
        return [f"turn={view.turn} done={view.done}"]

    def cards(self, view: toy.View) -> str:
        return f"own={view.own}"

    def choice_groups(self, view: toy.View, moves: Sequence[Any]) -> list[Group]:
        return [Group("fingers", [Choice(move, move, move, move) for move in moves])]

    def explain(self, view: toy.View, move: Any) -> str:
        return str(move)

    def hand(self, view: toy.View) -> list[str]:
        return [self.cards(view)]

    def row(self, view: toy.View) -> list[str]:
        return []

    def score(self, view: toy.View) -> list[str]:
        return [f"points={view.points}"]

    def dangers(self, view: toy.View) -> list[str]:
        return []

    def notation(self) -> list[tuple[str, str]]:
        return [("2", "two fingers"), (".", "done")]

    def legend(self) -> list[tuple[str, str]]:
        return []

    def to_notation(self, line: str) -> str:
        return line

    def notation_note(self) -> str:
        return "2 ."

    def rules(self, options: int) -> list[str]:
        return []

    def edition(self, options: int) -> str:
        return f"toy for {options}"
