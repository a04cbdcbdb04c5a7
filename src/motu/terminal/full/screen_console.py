"""A console for a screen that is drawn, not printed: nothing goes to standard output or error."""

from __future__ import annotations

from collections.abc import Callable

from motu.terminal.console import Console
from motu.words import Words


class ScreenConsole(Console):
    """Says everything without line ends and colours; the screen adds both."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, "never")
        self.on_terminal = self.with_person = False
        self.listener: Callable[[str], None] | None = None
        """Who is told what would else be printed to standard error; before there is a screen, it is."""

    def complain(self, text: str) -> None:
        if self.listener is None:
            super().complain(text)
        else:
            self.listener(text)
