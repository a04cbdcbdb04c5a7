"""What is laid over the game: answers to read, a question, the name of a file, and the curtain between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Middle, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Static

from motu.terminal.console import ScreenConsole

FRAME = """
align: center middle;
.frame { width: 90%; max-width: 100; height: auto; max-height: 90%; background: $panel; border: round $primary;
         padding: 0 1; }
.frame Static { width: 1fr; }
.frame .text { height: auto; max-height: 100%; padding: 0 1 0 0; scrollbar-size-vertical: 1; }
.frame Horizontal { height: auto; align-horizontal: right; }
.frame Button { margin: 0 0 0 1; min-width: 12; }
"""


class Answer(ModalScreen[None]):
    """Lines to read, as many as there are."""

    CSS = f"Answer {{ {FRAME} }} Answer .text {{ max-height: 70vh; }}"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(
        self, console: ScreenConsole, title: str, paragraphs: Sequence[Content | str], at_end: bool = False
    ) -> None:
        super().__init__()
        self.console = console
        self._title = title
        self._paragraphs = paragraphs
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame") as frame:
            frame.border_title = self._title
            with VerticalScroll(classes="text", can_focus=False):
                for paragraph in self._paragraphs:
                    yield Static(paragraph, markup=False)
            with Horizontal():
                yield Button(self.console.say("full-close"), id="close", compact=True)

    def on_mount(self) -> None:
        self.query_one("#close").focus()
        if self._at_end:
            self.query_one(".text", VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one(".text", VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        self.dismiss(None)

    def on_button_pressed(self) -> None:
        self.dismiss(None)


class Question(ModalScreen[str]):
    """A question with a button for each answer, the last of which changes nothing."""

    CSS = f"Question {{ {FRAME} }}"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "stay", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, answers: dict[str, str]) -> None:
        super().__init__()
        self._question = question
        self._answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame"):
            yield Static(self._question, markup=False)
            with Horizontal():
                for name, text in self._answers.items():
                    yield Button(text, id=name, compact=True)

    def on_mount(self) -> None:
        self.query(Button).last().focus()

    def action_stay(self) -> None:
        self.dismiss("")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss("" if event.button is self.query(Button).last() else str(event.button.id))


class FileName(ModalScreen[str]):
    """The name of a file to keep the game in; nothing where that is not wanted after all."""

    CSS = f"FileName {{ {FRAME} }}"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "stay", show=False)]

    def __init__(self, console: ScreenConsole) -> None:
        super().__init__()
        self.console = console

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame"):
            yield Static(self.console.say("full-file"), markup=False)
            yield Input(compact=True)

    def action_stay(self) -> None:
        self.dismiss("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class Curtain(Screen[None]):
    """Hides everything until the next person is ready."""

    CSS = "Curtain { background: $background; } Curtain Static { width: auto; text-align: center; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        with Middle(), Center():
            yield Static(self._text, markup=False)

    def action_open(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)
