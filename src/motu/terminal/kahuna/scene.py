"""The scene of Kahuna: ties the board, the choices and the words together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from motu.kahuna.board import ISLANDS
from motu.kahuna.log import PLAYERS
from motu.kahuna.moves import Move
from motu.kahuna.options import Options
from motu.kahuna.view import View
from motu.terminal.braille import Cell
from motu.terminal.kahuna import board_list, board_map, board_table, choices, dangers, rules, standing
from motu.terminal.picture import PLAIN, Line, Marks, Run
from motu.terminal.scene import Group
from motu.terminal.speech import Speech

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


class KahunaScene:
    """Shows Kahuna in one language."""

    good_rows = board_map.SMALLEST[1]

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def seat(self, seat: int) -> str:
        return self.speech.say("kahuna-seat", player=PLAYERS[seat])

    def listed(self, view: View) -> list[str]:
        return board_list.lines(view, self.speech)

    def picture(self, view: View, columns: int, rows: int, marks: Marks = PLAIN) -> list[Line]:
        if rows < board_map.SMALLEST[1]:
            return board_table.table(view, columns, marks)
        return [_runs(row) for row in board_map.draw(view, columns - 1, min(rows, columns * 3 // 10), marks)]

    def about(self, view: View, place: str) -> str:
        return board_list.line(view, self.speech, ISLANDS.index(place)) if place in ISLANDS else ""

    def standing(self, view: View, players: Sequence[str], drawn: bool) -> list[str]:
        return standing.standing(view, players, self.speech, drawn)

    def cards(self, view: View) -> str:
        return standing.cards(view, self.speech)

    def groups(self, view: View, moves: Sequence[Move]) -> list[Group]:
        return choices.groups(view, moves, self.speech)

    def explain(self, view: View, move: Move) -> str:
        return choices.explain(view, move, self.speech)

    def hand(self, view: View) -> list[str]:
        return standing.hand(view, self.speech)

    def row(self, view: View) -> list[str]:
        return standing.row(view, self.speech)

    def score(self, view: View) -> list[str]:
        return standing.score(view, self.speech)

    def dangers(self, view: View) -> list[str]:
        return dangers.lines(view, self.speech)

    def notation(self) -> list[tuple[str, str]]:
        return [(word, self.speech.say(meaning)) for word, meaning in _NOTATION]

    def signs(self) -> list[tuple[str, str]]:
        return []

    def typed(self, line: str) -> str:
        return line

    def several(self) -> str:
        return self.speech.say("kahuna-several")

    def rules(self, options: Options) -> list[str]:
        return rules.paragraphs(options, self.speech)

    def edition(self, options: Options) -> str:
        return rules.edition(options, self.speech)


def _runs(row: list[Cell]) -> Line:
    """Neighbouring cells of the same role and place together; where nothing is drawn there is the sea."""
    runs = groupby(row, key=lambda cell: (cell.role or "sea", cell.place))
    return [Run("".join(cell.char for cell in run), role, place) for (role, place), run in runs]
