"""The full-screen game as a Textual app, and the loop of the game on its screen."""

from __future__ import annotations

import os
import sys
import time
from shlex import quote
from threading import Thread
from time import monotonic
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import WorkerFailed

from motu.bots.bot import must_compile
from motu.terminal.console import ScreenConsole
from motu.terminal.decision import Decision
from motu.terminal.full.colours import DARK, LIGHT
from motu.terminal.full.game_screen import GameScreen, in_thread
from motu.terminal.local_game import LocalGame, Turns
from motu.terminal.presenter import Choice, Group


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
        self.game_screen = GameScreen(local_game, screen_console)
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = theme

    async def on_mount(self) -> None:
        self.screen_console.listener = lambda text: self.notify(text, severity="error")
        await self.push_screen(self.game_screen)
        self.run_worker(GameLoop(self.local_game, self.game_screen).run())
        if not self.is_headless:
            Thread(target=leave_without_terminal, daemon=True).start()

    async def action_quit(self) -> None:
        self.game_screen.action_leave()

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


SHOWN_EVERY = 0.1
"""Seconds between two pictures while bots decide one thing after another."""


class GameLoop:
    """Plays a game on a screen, up to its end."""

    def __init__(self, local_game: LocalGame, screen: GameScreen) -> None:
        self.local_game = local_game
        self.screen = screen
        self.turns = Turns(local_game)
        self._viewer = local_game.people[0] if len(local_game.people) == 1 else None
        self._shown = 0.0

    async def run(self) -> None:
        while not self.local_game.over:
            seat = self.turns.next()
            if seat in self.local_game.bots:
                await self._bot_decides(seat)
            else:
                await self._curtain(seat)
                await self.screen.decide(Decision(self.local_game, seat))
        await self._close()

    async def _bot_decides(self, seat: int) -> None:
        if monotonic() > self._shown + SHOWN_EVERY:
            bot = self.local_game.bots[seat]
            self.screen.show(self._viewer)
            self.screen.think(seat, must_compile(self.local_game.game.NAME, bot))
            self._shown = monotonic()
        move = await in_thread(self.turns.bot_move, seat)
        self.local_game.play(seat, move)

    async def _curtain(self, seat: int) -> None:
        """Where people share the keyboard: who has moved sees what came of it, then nobody sees anything."""
        if seat != self._viewer:
            name, say = self.local_game.presenter.seat_name(seat), self.local_game.console.say
            if self._viewer is not None:
                self.screen.show(self._viewer)
                await self._one_of(say("full-hand-over", seat=name))
            self.screen.hide()
            await self.screen.wait_behind_curtain(say("curtain-ready", seat=name).strip())
        self._viewer = seat

    async def _one_of(self, *offers: str) -> int:
        """The number of the offer that was chosen."""
        choices = [Choice(number, "", offer, offer) for number, offer in enumerate(offers)]
        return int(await self.screen.choose([Group("", choices)]))

    async def _close(self) -> None:
        """The game is over: the last words, the final board, and the seed; then it can be kept, or left."""
        local_game, say = self.local_game, self.local_game.console.say
        score = local_game.presenter.score(local_game.game.view(local_game.match.state, None))
        last = (
            [say("resigned", seat=local_game.presenter.seat_name(local_game.resigned))]
            if local_game.resigned is not None
            else []
        )
        last = last or local_game.log(None)[-1:]
        self.screen.show(self._viewer if len(local_game.people) == 1 else None)
        self.screen.tell(
            say("full-over"), [*last, "", *score, "", say("closing-seed", seed=local_game.chance.seed.hex())]
        )
        while local_game.save is None:
            if await self._one_of(say("full-save"), say("full-leave")) == 1:
                break
            await self.screen.save()
        else:
            self.screen.note(say("closing-saved", file=quote(local_game.save.file)))
            await self._one_of(say("full-leave"))
        self.screen.app.exit()
