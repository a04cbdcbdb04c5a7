"""The parts of the screen that are our own: the board, the list of choices, and the line of keys."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from rich.segment import Segment
from textual.binding import Binding
from textual.content import Content
from textual.events import Click, Resize
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from motu.terminal.console import ScreenConsole
from motu.terminal.full.colours import style_of
from motu.terminal.presenter import Choice, Group, Line, Marks, Presenter

NEAR = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1))
"""Where a click that has hit nothing looks around: lines are thin."""


class Board(Widget):
    """Draws the map of a presenter, and reports which place of it was clicked.

    `lit` are the places where something can be done, `chosen` those of the choice at the cursor.
    """

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


class Choices(OptionList, can_focus=False):
    """What can be done now; `current` is the choice that the cursor is on.

    The keyboard stays with the prompt, which hands on what moves the cursor: so a move can be typed at any time.
    """

    def __init__(self, **attributes: Any) -> None:
        super().__init__(compact=True, markup=False, **attributes)
        self._numbered: dict[int, Choice] = {}

    def offer(self, groups: Sequence[Group], place: str = "") -> None:
        """Show these choices, or only those at a place of the board; a single one is at the cursor already."""
        options: list[Option] = []
        self._numbered = {}
        number = 0
        digits = len(str(sum(len(group.choices) for group in groups)))
        for group in groups:
            offered = [each for each in enumerate(group.choices, number + 1) if not place or place in each[1].places]
            number += len(group.choices)
            if offered and group.title:
                options.append(Option(Content(group.title).stylize("bold"), disabled=True))
            options += [Option(_entry(each, digits, choice), id=str(each)) for each, choice in offered]
            self._numbered |= dict(offered)
        self.set_options(options)
        if len(self._numbered) == 1:
            self.go_to(next(iter(self._numbered)))

    @property
    def current(self) -> Choice | None:
        option = self.highlighted_option
        return self._numbered[int(option.id)] if option is not None and option.id is not None else None

    def numbered(self, option: Option) -> Choice:
        """The choice that an option stands for."""
        assert option.id is not None
        return self._numbered[int(option.id)]

    def go_to(self, number: int | None) -> None:
        """Put the cursor on the choice of this number, if it is offered."""
        self.highlighted = self.get_option_index(str(number)) if number in self._numbered else None

    def number_of(self, word: str) -> int | None:
        """The number of the choice that is written like this."""
        wanted = word.casefold()
        return next((number for number, each in self._numbered.items() if each.word.casefold() == wanted), None)


def _entry(number: int, digits: int, choice: Choice) -> Content:
    """A choice in a line or two."""
    effect = f" – {choice.effect}" if choice.effect else ""
    word = f"{choice.word} " if choice.word else ""
    head = Content.assemble((f"{number:{digits}} ", "bold $accent"), (word, "bold"))
    return Content.assemble(head, choice.full, (effect, "$secondary"))


class Key(NamedTuple):
    """A key, what the screen calls it, the action it stands for, and the message with its name."""

    key: str
    shown: str
    action: str
    name: str


KEYS = (
    Key("f1", "F1", "help", "command-help"),
    Key("f2", "F2", "hint", "command-hint"),
    Key("ctrl+z", "^Z", "undo", "command-undo"),
    Key("ctrl+s", "^S", "save", "command-save"),
    Key("ctrl+q", "^Q", "leave", "command-quit"),
    Key("f3", "F3", "ask('danger')", "command-danger"),
    Key("f4", "F4", "ask('score')", "command-score"),
    Key("f5", "F5", "ask('hand')", "command-hand"),
    Key("f6", "F6", "ask('row')", "command-row"),
    Key("ctrl+t", "^T", "theme", "full-theme"),
)
"""What has a place at the foot of the screen, what is needed most first; everything else can be typed."""

BINDINGS = [Binding(key.key, key.action, show=False, priority=True) for key in KEYS] + [
    Binding("ctrl+c", "leave", show=False, priority=True),
    Binding("up", "cursor('up')", show=False),
    Binding("down", "cursor('down')", show=False),
    Binding("pageup", "cursor('page_up')", show=False),
    Binding("pagedown", "cursor('page_down')", show=False),
    Binding("shift+up,ctrl+up", "log(-3)", show=False),
    Binding("shift+down,ctrl+down", "log(3)", show=False),
    Binding("tab", "turn_over", show=False, priority=True),
    Binding("escape", "everything", show=False),
]


class KeyLine(Static):
    """Every key with its name, which can be clicked as well."""

    def __init__(self, console: ScreenConsole) -> None:
        parts: list[Content] = []
        for key in KEYS:
            name = Content.assemble((key.shown, "bold $accent"), " ", console.say(key.name))
            parts += [name.stylize(f"@click=screen.{key.action}"), Content("  ")]
        super().__init__(Content.assemble(*parts), id="keys", markup=False)
