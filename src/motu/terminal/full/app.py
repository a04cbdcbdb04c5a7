"""The full-screen game as a Textual app."""

from __future__ import annotations

import os
import sys
import time
from threading import Thread
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import WorkerFailed

from motu.terminal.full.colours import DARK, LIGHT
from motu.terminal.full.course import Course
from motu.terminal.full.screen_console import ScreenConsole
from motu.terminal.full.table_screen import TableScreen
from motu.terminal.local_game import LocalGame


class FullScreen(App[None]):
    """Plays one game."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)]
    TITLE = "motu"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (118, "-wide")]  # noqa: RUF012  (Textual does not call them ClassVar)
    VERTICAL_BREAKPOINTS = [(0, "-short"), (34, "-tall")]  # noqa: RUF012

    def __init__(self, local_game: LocalGame, screen_console: ScreenConsole, theme: str) -> None:
        super().__init__()
        self.local_game = local_game
        self.screen_console = screen_console
        self.desk = TableScreen(local_game, screen_console)
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = theme

    async def on_mount(self) -> None:
        self.screen_console.listener = lambda text: self.notify(text, severity="error")
        await self.push_screen(self.desk)
        self.run_worker(Course(self.local_game, self.desk).run())
        if not self.is_headless:
            Thread(target=leave_without_terminal, daemon=True).start()

    async def action_quit(self) -> None:
        self.desk.action_leave()

    def _fatal_error(self) -> None:
        """What goes wrong is told by the command line, in a sentence: Textual would print where in the code it was."""
        self._close_messages_no_wait()

    @property
    def failure(self) -> BaseException | None:
        """What went wrong, if anything did."""
        error = self._exception
        return error.error if isinstance(error, WorkerFailed) else error


HUNG_UP = 129
"""The exit code that a shell tells for a process whose terminal is gone."""


def leave_without_terminal() -> None:
    """End the process soon after its terminal is gone, as the signal for that would.

    Not everybody gets that signal: not the first process of a container, nor what `nohup` began. Textual would read on
    from nowhere without a pause, and wait for ever to draw: so it is not asked, and a thread of its own looks.
    """
    while os.isatty(sys.stdin.fileno()):
        time.sleep(1)
    os._exit(HUNG_UP)
