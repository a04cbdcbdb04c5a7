"""The keys of the full-screen game, and the line at the foot of the screen that shows them."""

from __future__ import annotations

from typing import NamedTuple

from textual.binding import Binding
from textual.content import Content
from textual.widgets import Static

from motu.terminal.full.screen_console import ScreenConsole


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
