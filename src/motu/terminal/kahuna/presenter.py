"""Shows Kahuna in the terminal: ties the board, the choices and the words together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from motu.kahuna.board import ISLANDS
from motu.kahuna.log import PLAYERS
from motu.kahuna.moves import Move
from motu.kahuna.options import PRESETS, Options
from motu.kahuna.rules import rules
from motu.kahuna.view import View
from motu.terminal.console import Console
from motu.terminal.kahuna import board_list, board_map, choices, status
from motu.terminal.kahuna.board_map import Cell
from motu.terminal.presenter import PLAIN, Group, Line, Marks, Run

_NOTATION = (
    ("B-D", "kahuna-word-place"),
    ("HHxHE", "kahuna-word-remove"),
    ("/A /AC", "kahuna-word-discard"),
    ("+C", "kahuna-word-take"),
    ("+?", "kahuna-word-draw"),
    ("=", "kahuna-word-decline"),
    (".", "kahuna-word-end"),
    ("*HE", "kahuna-word-free"),
)


class KahunaPresenter:
    """Shows Kahuna in one language."""

    comfortable_rows = board_map.SMALLEST[1]

    def __init__(self, console: Console) -> None:
        self.console = console

    def seat_name(self, seat: int) -> str:
        return self.console.say("kahuna-seat", player=PLAYERS[seat])

    def board_list(self, view: View) -> list[str]:
        return board_list.lines(view, self.console)

    def board_map(self, view: View, columns: int, rows: int, marks: Marks = PLAIN) -> list[Line]:
        if rows < board_map.SMALLEST[1]:
            return board_map.table(view, columns, marks)
        return [_runs(row) for row in board_map.draw(view, columns - 1, min(rows, columns * 3 // 10), marks)]

    def describe_place(self, view: View, place: str) -> str:
        return board_list.line(view, self.console, ISLANDS.index(place)) if place in ISLANDS else ""

    def status(self, view: View, players: Sequence[str], drawn: bool) -> list[str]:
        return status.status(view, players, self.console, drawn)

    def cards(self, view: View) -> str:
        return status.cards(view, self.console)

    def choice_groups(self, view: View, moves: Sequence[Move]) -> list[Group]:
        return choices.groups(view, moves, self.console)

    def explain(self, view: View, move: Move) -> str:
        return choices.explain(view, move, self.console)

    def hand(self, view: View) -> list[str]:
        return status.hand(view, self.console)

    def row(self, view: View) -> list[str]:
        return status.row(view, self.console)

    def score(self, view: View) -> list[str]:
        return status.score(view, self.console)

    def dangers(self, view: View) -> list[str]:
        return status.dangers(view, self.console)

    def notation(self) -> list[tuple[str, str]]:
        return [(word, self.console.say(meaning)) for word, meaning in _NOTATION]

    def legend(self) -> list[tuple[str, str]]:
        return []

    def to_notation(self, line: str) -> str:
        return line

    def notation_note(self) -> str:
        return self.console.say("kahuna-several")

    def rules(self, options: Options) -> list[str]:
        return [self.edition(options), *map(self.console.tell, rules(options))]

    def edition(self, options: Options) -> str:
        return edition(options, self.console)


def _runs(row: list[Cell]) -> Line:
    """Neighbouring cells of the same role and place together; where nothing is drawn there is the sea."""
    runs = groupby(row, key=lambda cell: (cell.role or "sea", cell.place))
    return [Run("".join(cell.char for cell in run), role, place) for (role, place), run in runs]


def edition(options: Options, console: Console) -> str:
    """The edition, and what differs from it: `modern, with handicap=1, weaker=white`."""
    base = dict(PRESETS[options.preset].items())
    told = {name: value for name, value in options.items() if base[name] != value and name != "first"}
    if "handicap" in told:
        told["weaker"] = options.weaker
    if not told:
        return console.say("kahuna-edition", preset=options.preset)
    different = ", ".join(f"{name}={value}" for name, value in told.items())
    return console.say("kahuna-edition-changed", preset=options.preset, options=different)
