"""A person at the keyboard: reads lines until one has changed the game, and answers all others."""

from __future__ import annotations

from collections.abc import Callable

from motu.core.errors import MotuError
from motu.terminal.decision import Decision, play_line, save_game
from motu.terminal.display import show_board, spread
from motu.terminal.local_game import LocalGame
from motu.terminal.prompt_commands import answer, chapters, command_of, hint, split_command, waiting_message

LOG_LINES = 12
"""How much of the log a screen shows unless asked for more."""


class PersonLeft(Exception):
    """The person has gone: by `quit`, or because the input has ended."""


class Prompt:
    """The decision of one seat."""

    def __init__(self, local_game: LocalGame, seat: int, style: str) -> None:
        self.local_game = local_game
        self.console = local_game.console
        self.presenter = local_game.presenter
        self.seat = seat
        self.style = style
        self.decision = Decision(local_game, seat)
        self.menu = self.decision.menu
        self._resigning = False
        self._quitting = False
        self._commands: dict[str, Callable[[str], bool | None]] = {
            "?": self._help,
            "board": self._board,
            "log": self._log,
            "hint": self._hint,
            "undo": self._undo,
            "resign": self._resign,
            "save": self._save,
            "quit": self._quit,
        }

    def decide(self) -> None:
        """Listen until the game has changed; PersonLeft when the person has gone."""
        while True:
            line = self.console.ask(self.console.say("prompt", seat=self.presenter.seat_name(self.seat)))
            if line is None:
                raise PersonLeft
            if self._handle(line.strip()):
                return

    def _handle(self, line: str) -> bool:
        """Do what a line says; True when the game has changed by it."""
        word, rest = split_command(line)
        command = command_of(word, self.console)
        self._resigning = self._resigning and command == "resign"
        self._quitting = self._quitting and command == "quit"
        try:
            if command in self._commands:
                return bool(self._commands[command](rest))
            if command is not None:
                self._show(answer(self.local_game, self.seat, command))
            elif not line:
                self.menu.show(self.console, spread(self.style))
            else:
                play_line(self.decision, line)
                return True
        except MotuError as error:
            self.console.show(self.console.tell(error.reason))
        return False

    # --- Questions --------------------------------------------------------------------------------------------------

    def _show(self, lines: list[str]) -> None:
        for line in lines:
            self.console.show(line, indent="  ")

    def _help(self, about: str) -> None:
        if about:
            for line in self.decision.explain(about):
                self.console.show(line)
            return
        for chapter in chapters(self.presenter, self.console, self.style == "map"):
            self.console.show(chapter.title, "head")
            self._pairs(chapter.pairs)
            self.console.show(chapter.remark, indent="  ")
        self.console.show(self.console.say("help-now", player=self.presenter.seat_name(self.seat)), "head")
        self.menu.show(self.console, spread(self.style))

    def _pairs(self, pairs: list[tuple[str, str]]) -> None:
        width = max(len(word) for word, _ in pairs)
        for word, meaning in pairs:
            self.console.show(f"  {word:{width}}  {meaning}", indent=" " * (width + 4))

    def _board(self, _: str) -> None:
        view = self.decision.view
        style = "list" if self.style == "none" else self.style
        status = self.presenter.status(view, self.local_game.match.players, style == "map")
        below = self.console.lines("\n".join([*status, self.presenter.cards(view)]), indent="  ")
        show_board(self.presenter, view, self.console, style, below, self.menu.places)

    def _log(self, how_much: str) -> None:
        lines = answer(self.local_game, self.seat, "log")
        if self.console.with_person and not how_much and len(lines) > LOG_LINES:
            self.console.show(self.console.say("log-more", count=len(lines) - LOG_LINES), "quiet")
            lines = lines[-LOG_LINES:]
        self._show(lines)

    def _hint(self, _: str) -> None:
        think = hint(self.decision)
        if self.console.with_person:
            self.console.show(self.console.say(waiting_message(self.local_game.game.NAME)), "quiet")
        self._show(think())

    # --- Leaving, taking back, keeping ------------------------------------------------------------------------------

    def _undo(self, _: str) -> bool:
        self.decision.undo()
        return True

    def _resign(self, _: str) -> bool:
        if not self._resigning:
            self._resigning = True
            self.console.show(self.console.say("resign-really"))
            return False
        self.local_game.resign(self.seat)
        return True

    def _save(self, file: str) -> None:
        self.console.show(save_game(self.local_game, file))

    def _quit(self, _: str) -> None:
        if self.local_game.save is None and self.local_game.moments and not self._quitting:
            self._quitting = True
            self.console.show(self.console.say("quit-unsaved"))
            return
        raise PersonLeft
