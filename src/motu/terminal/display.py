"""What the person before the screen sees: the board, what has happened, where the game stands."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from motu.terminal.style import drawn, style_for
from motu.terminal.table import Table


class Seen(NamedTuple):
    """What a viewer last saw: the board as a list, and in which turn."""

    board: list[str]
    turn: int


class Display:
    """The screen of a game. `looking` is who sits before it, if anybody does."""

    def __init__(self, table: Table, board: str | None) -> None:
        self.table = table
        self.speech = table.speech
        self.scene = table.scene
        self._board = board
        self._seen: dict[int | None, Seen] = {}
        self.looking = table.people[0] if len(table.people) == 1 else None

    @property
    def style(self) -> str:
        """How the board is shown now: a terminal may have become narrower."""
        return style_for(self._board, self.speech)

    def clear(self) -> None:
        """Hide everything, and remember that nothing has been seen."""
        self.speech.clear()
        self._seen.clear()

    def tell_news(self) -> None:
        for line in self._news():
            print(line)

    def _news(self) -> list[str]:
        """What the person before the screen has not been told yet."""
        told = self.table.news(self.looking) if self.looking is not None else []
        return [line for text in told for line in self.speech.lines(text, indent="  ")]

    def show(self, seat: int | None, after: list[str], lit: Collection[str] = ()) -> None:
        """Show where the game stands, and what follows: all at the start of a turn, later only what is new.

        What has happened is told under a map, where it stays in sight, and before a list, which says what came of it.
        """
        style, game, state = self.style, self.table.game, self.table.match.state
        view = game.view(state, seat)
        seen, now = self._seen.get(seat), Seen(self.scene.listed(view), game.turn(state))
        self._seen[seat] = now
        fresh = seen is None or now.turn != seen.turn or (style == "map" and now.board != seen.board)
        news = self._news()
        below = [*(self._standing(view, style) if fresh else ()), *(() if seat is None else self._cards(view)), *after]
        if style == "map":
            rows = self.speech.rows - len(news + below) - 2
            above = ["", *drawn(self.scene, view, self.speech, rows, lit)] if fresh else []
            lines = [*above, *news, *below]
        else:
            lines = [*news, *(self._changes(seen, now) if style == "list" else ()), *below]
        for line in lines:
            print(line)

    def _standing(self, view: Any, style: str) -> list[str]:
        first, *more = self.scene.standing(view, self.table.match.players, style == "map")
        return [*self.speech.lines(first, "head", "  "), *self.speech.lines("\n".join(more), indent="  ")]

    def _cards(self, view: Any) -> list[str]:
        return self.speech.lines(self.scene.cards(view), indent="  ")

    def _changes(self, seen: Seen | None, now: Seen) -> list[str]:
        """The lines of the board that the viewer does not know yet."""
        known = seen.board if seen else []
        return [piece for line in now.board if line not in known for piece in self.speech.lines(line, indent="  ")]
