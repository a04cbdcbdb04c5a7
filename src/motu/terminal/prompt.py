"""A person at the keyboard: reads lines until one has changed the game, and answers all others."""

from __future__ import annotations

from collections.abc import Callable

from motu.core.errors import MotuError
from motu.terminal.answers import answer
from motu.terminal.commands import command_of, worded
from motu.terminal.decision import Decision, keep
from motu.terminal.help import chapters
from motu.terminal.hint import hint, waiting
from motu.terminal.out_of_turn import play_line
from motu.terminal.style import show_board, spread
from motu.terminal.table import Table

LOG_LINES = 12
"""How much of the log a screen shows unless asked for more."""


class Left(Exception):
    """The person has gone: by `quit`, or because the input has ended."""


class Prompt:
    """The decision of one seat."""

    def __init__(self, table: Table, seat: int, style: str) -> None:
        self.table = table
        self.speech = table.speech
        self.scene = table.scene
        self.seat = seat
        self.style = style
        self.decision = Decision(table, seat)
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
        """Listen until the game has changed; Left when the person has gone."""
        while True:
            line = self.speech.ask(self.speech.say("prompt", seat=self.scene.seat(self.seat)))
            if line is None:
                raise Left
            if self._obey(line.strip()):
                return

    def _obey(self, line: str) -> bool:
        """Do what a line says; True when the game has changed by it."""
        word, rest = worded(line)
        command = command_of(word, self.speech)
        self._resigning = self._resigning and command == "resign"
        self._quitting = self._quitting and command == "quit"
        try:
            if command in self._commands:
                return bool(self._commands[command](rest))
            if command is not None:
                self._show(answer(self.table, self.seat, command))
            elif not line:
                self.menu.show(self.speech, spread(self.style))
            else:
                play_line(self.decision, line)
                return True
        except MotuError as error:
            self.speech.show(self.speech.tell(error.reason))
        return False

    # --- Questions --------------------------------------------------------------------------------------------------

    def _show(self, lines: list[str]) -> None:
        for line in lines:
            self.speech.show(line, indent="  ")

    def _help(self, about: str) -> None:
        if about:
            for line in self.decision.explain(about):
                self.speech.show(line)
            return
        for chapter in chapters(self.scene, self.speech, self.style == "map"):
            self.speech.show(chapter.title, "head")
            self._pairs(chapter.pairs)
            self.speech.show(chapter.remark, indent="  ")
        self.speech.show(self.speech.say("help-now", player=self.scene.seat(self.seat)), "head")
        self.menu.show(self.speech, spread(self.style))

    def _pairs(self, pairs: list[tuple[str, str]]) -> None:
        width = max(len(word) for word, _ in pairs)
        for word, meaning in pairs:
            self.speech.show(f"  {word:{width}}  {meaning}", indent=" " * (width + 4))

    def _board(self, _: str) -> None:
        view = self.decision.view
        style = "list" if self.style == "none" else self.style
        standing = self.scene.standing(view, self.table.match.players, style == "map")
        below = self.speech.lines("\n".join([*standing, self.scene.cards(view)]), indent="  ")
        show_board(self.scene, view, self.speech, style, below, self.menu.places)

    def _log(self, how_much: str) -> None:
        lines = answer(self.table, self.seat, "log")
        if self.speech.with_person and not how_much and len(lines) > LOG_LINES:
            self.speech.show(self.speech.say("log-more", count=len(lines) - LOG_LINES), "quiet")
            lines = lines[-LOG_LINES:]
        self._show(lines)

    def _hint(self, _: str) -> None:
        think = hint(self.decision)
        if self.speech.with_person:
            self.speech.show(self.speech.say(waiting(self.table.game.NAME)), "quiet")
        self._show(think())

    # --- Leaving, taking back, keeping ------------------------------------------------------------------------------

    def _undo(self, _: str) -> bool:
        self.decision.undo()
        return True

    def _resign(self, _: str) -> bool:
        if not self._resigning:
            self._resigning = True
            self.speech.show(self.speech.say("resign-really"))
            return False
        self.table.resign(self.seat)
        return True

    def _save(self, file: str) -> None:
        self.speech.show(keep(self.table, file))

    def _quit(self, _: str) -> None:
        if self.table.save is None and self.table.moments and not self._quitting:
            self._quitting = True
            self.speech.show(self.speech.say("quit-unsaved"))
            return
        raise Left
