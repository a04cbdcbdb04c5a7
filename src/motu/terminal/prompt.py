"""A person at the keyboard: reads lines until one has changed the game, and answers all others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from motu.core.chance import ScriptedChance, ScriptEnded
from motu.core.errors import BadNotation, IllegalMove, Message, MotuError, message
from motu.terminal.commands import command_of, described
from motu.terminal.hint import hint
from motu.terminal.menu import Menu
from motu.terminal.save import new_save
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
        self.game = table.game
        self.seat = seat
        self.style = style
        self.view = self.game.view(table.match.state, seat)
        moves = self.game.moves(table.match.state, seat)
        self.menu = Menu(self.scene.groups(self.view, moves))
        self._resigning = False
        self._quitting = False
        self._commands: dict[str, Callable[[str], bool | None]] = {
            "?": self._help,
            "board": self._board,
            "hand": lambda _: self._show(self.scene.hand(self.view)),
            "row": lambda _: self._show(self.scene.row(self.view)),
            "log": self._log,
            "score": lambda _: self._show(self.scene.score(self.view)),
            "danger": lambda _: self._show(self.scene.dangers(self.view)),
            "rules": self._rules,
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
        word, _, rest = line.partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", line[1:]
        command = command_of(word, self.speech)
        self._resigning = self._resigning and command == "resign"
        self._quitting = self._quitting and command == "quit"
        try:
            if command is not None:
                return bool(self._commands[command](rest.strip()))
            if not line:
                self.menu.show(self.speech, spread(self.style))
                return False
            return self._play(line)
        except MotuError as error:
            self.speech.show(self.speech.tell(error.reason))
            return False

    # --- Moves ------------------------------------------------------------------------------------------------------

    def _moves(self, line: str) -> list[Any]:
        """The moves that a line means: a choice by its number, or words of the notation."""
        if line.isascii() and line.isdecimal():
            move = self.menu.move(int(line)) if len(line) < 5 else None
            if move is None:
                raise BadNotation(message("prompt-no-number", number=line, last=len(self.menu.moves)))
            return [move]
        words = self.game.read_words(line)
        for word in words:
            if set(word.came) - {"?"}:
                raise BadNotation(message("prompt-no-wishes", word=word.move))
        return [self.game.read(word.move) for word in words]

    def _play(self, line: str) -> bool:
        """Play what a line means, one move after another; True when anything was played."""
        moves = self._moves(line)
        self._rehearse(moves)
        for move in moves:
            reason = self.game.why_not(self.table.match.state, self.seat, move)
            if reason is not None:
                self.table.notes.append(self._objection("prompt-not-all-played", move, reason))
                break
            self.table.play(self.seat, move)
        return True

    def _rehearse(self, moves: list[Any]) -> None:
        """Try the moves beforehand, up to the first that asks chance: one that is not allowed stops them all."""
        state = self.game.copy(self.table.match.state)
        for number, move in enumerate(moves):
            try:
                self.game.play(state, self.seat, move, ScriptedChance(()))
            except ScriptEnded:
                return
            except IllegalMove as error:
                kind = "prompt-nothing-played" if number else "prompt-illegal"
                raise IllegalMove(message(kind, **self._objected(move, error.reason))) from None

    def _objected(self, move: Any, reason: Message) -> dict[str, str | int]:
        return {"word": self.game.write(move), "reason": self.speech.tell(reason)}

    def _objection(self, id_: str, move: Any, reason: Message) -> str:
        return self.speech.say(id_, **self._objected(move, reason))

    # --- Questions --------------------------------------------------------------------------------------------------

    def _show(self, lines: list[str]) -> None:
        for line in lines:
            self.speech.show(line, indent="  ")

    def _help(self, about: str) -> None:
        if about:
            self._explain(about)
            return
        say = self.speech.say
        self.speech.show(say("help-moves"), "head")
        self._pairs(self.scene.notation())
        self.speech.show(self.scene.several(), indent="  ")
        self.speech.show(say("help-commands"), "head")
        self._pairs([("?", say("command-help-help")), *described(self.speech)])
        self.speech.show(say("help-seal"), indent="  ")
        self.speech.show(say("help-now", player=self.scene.seat(self.seat)), "head")
        self.menu.show(self.speech, spread(self.style))

    def _pairs(self, pairs: list[tuple[str, str]]) -> None:
        width = max(len(word) for word, _ in pairs)
        for word, meaning in pairs:
            self.speech.show(f"  {word:{width}}  {meaning}", indent=" " * (width + 4))

    def _explain(self, about: str) -> None:
        """Say what each of these words would do now, or why it is not allowed."""
        for move in self._moves(about):
            reason = self.game.why_not(self.table.match.state, self.seat, move)
            if reason is not None:
                self.speech.show(self._objection("prompt-illegal", move, reason))
            else:
                what = self.scene.explain(self.view, move)
                self.speech.show(self.speech.say("prompt-would", word=self.game.write(move), what=what))

    def _board(self, _: str) -> None:
        show_board(self.scene, self.view, self.speech, self.style, below=7)
        self._show(self.scene.standing(self.view, self.table.match.players, self.style == "map"))
        self._show([self.scene.cards(self.view)])

    def _log(self, how_much: str) -> None:
        lines = self.table.log(self.seat)
        if not lines:
            self.speech.show(self.speech.say("log-empty"))
        if self.speech.with_person and not how_much and len(lines) > LOG_LINES:
            self.speech.show(self.speech.say("log-more", count=len(lines) - LOG_LINES), "quiet")
            lines = lines[-LOG_LINES:]
        self._show(lines)

    def _rules(self, _: str) -> None:
        self._show(self.scene.rules(self.table.match.options))

    def _hint(self, _: str) -> None:
        self._show(hint(self.game.NAME, self.view, self.speech))

    # --- Leaving, taking back, keeping ------------------------------------------------------------------------------

    def _undo(self, _: str) -> bool:
        taken = self.table.undo(self.seat)
        self.table.notes.append(self.speech.say("undo-done", word=taken))
        return True

    def _resign(self, _: str) -> bool:
        if not self._resigning:
            self._resigning = True
            self.speech.show(self.speech.say("resign-really"))
            return False
        self.table.resign(self.seat)
        return True

    def _save(self, file: str) -> None:
        current = self.table.save
        if not file and current is None:
            raise MotuError(message("save-where"))
        if current is None or (file and file != current.file):
            self.table.keep_in(new_save(file))
        assert self.table.save is not None
        self.speech.show(self.speech.say("save-done", file=self.table.save.file))

    def _quit(self, _: str) -> None:
        if self.table.save is None and self.table.moments and not self._quitting:
            self._quitting = True
            self.speech.show(self.speech.say("quit-unsaved"))
            return
        raise Left
