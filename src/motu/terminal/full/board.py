"""The board as a widget: it draws the picture of a presenter, and reports which place of it was clicked."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.segment import Segment
from textual.events import Click, Resize
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from motu.terminal.full.colours import style_of
from motu.terminal.presenter import Line, Marks, Presenter

NEAR = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1))
"""Where a click that has hit nothing looks around: lines are thin."""


class Board(Widget):
    """Shows a view. `lit` are the places where something can be done, `chosen` those of the choice at the cursor."""

    class Pointed(Message):
        """A place of the board was clicked."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    def __init__(self, presenter: Presenter, **attributes: Any) -> None:
        super().__init__(**attributes)
        self.presenter = presenter
        self._view: Any = None
        self._lit: Collection[str] = ()
        self._chosen: Collection[str] = ()
        self._lines: list[Line] = []
        self._left = self._top = 0

    def show(self, view: Any, lit: Collection[str] = ()) -> None:
        """Draw this view from now on."""
        self._view, self._lit, self._chosen = view, lit, ()
        self._draw()

    def choose(self, places: Collection[str]) -> None:
        """Mark the places of a choice."""
        if places != self._chosen:
            self._chosen = places
            self._draw()

    def on_resize(self, event: Resize) -> None:
        self._draw()

    def _draw(self) -> None:
        if self._view is None or not self.size.area:
            return
        columns, rows = self.size
        self._lines = self.presenter.board_map(self._view, columns, rows, Marks(self._lit, self._chosen))
        width = max((sum(len(run.text) for run in line) for line in self._lines), default=0)
        self._left, self._top = max(0, (columns - width) // 2), max(0, (rows - len(self._lines)) // 2)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        line = self._lines[y - self._top] if 0 <= y - self._top < len(self._lines) else []
        segments = [Segment(" " * self._left), *(Segment(run.text, style_of(run.role)) for run in line)]
        return Strip(segments).adjust_cell_length(self.size.width).apply_style(self.rich_style)

    # --- The mouse --------------------------------------------------------------------------------------------------

    def place_at(self, x: int, y: int) -> str:
        """The place that is shown at, or right beside, a cell of the widget; those that are lit come first."""
        found = [place for across, down in NEAR if (place := self._exactly_at(x + across, y + down))]
        if found and (found[0] in self._lit or self._exactly_at(x, y)):
            return found[0]
        return next((place for place in found if place in self._lit), found[0] if found else "")

    def _exactly_at(self, x: int, y: int) -> str:
        row, column = y - self._top, x - self._left
        if not 0 <= row < len(self._lines) or column < 0:
            return ""
        for run in self._lines[row]:
            if column < len(run.text):
                return run.place
            column -= len(run.text)
        return ""

    def place_of(self, place: str) -> tuple[int, int] | None:
        """A cell of the widget at which a place is shown, if it is."""
        for y, line in enumerate(self._lines):
            x = 0
            for run in line:
                if run.place == place and run.text:
                    return self._left + x + len(run.text) // 2, self._top + y
                x += len(run.text)
        return None

    def on_click(self, event: Click) -> None:
        place = self.place_at(event.x, event.y)
        if place:
            self.post_message(self.Pointed(place))
