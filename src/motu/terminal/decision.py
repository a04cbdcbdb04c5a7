"""What one seat has to decide: its choices, and what a typed line means. It prints nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from motu.core.chance import ScriptedChance, ScriptEnded
from motu.core.errors import BadNotation, IllegalMove, Message, MotuError, message
from motu.core.extras import is_aside
from motu.terminal.local_game import LocalGame
from motu.terminal.menu import Menu
from motu.terminal.save import new_save_file
from motu.terminal.streams import folded


class Decision:
    """The decision of one seat, as it is when this is made."""

    def __init__(self, local_game: LocalGame, seat: int) -> None:
        self.local_game = local_game
        self.console = local_game.console
        self.presenter = local_game.presenter
        self.game = local_game.game
        self.seat = seat
        self.view = self.game.view(local_game.match.state, seat)
        self.menu = Menu(self.presenter.choice_groups(self.view, self.game.moves(local_game.match.state, seat)))

    # --- Moves ------------------------------------------------------------------------------------------------------

    def moves(self, line: str) -> list[Any]:
        """The moves that a line means: choices by their numbers in the list as it stands, words of the notation, or
        some of each; BadNotation."""
        found: list[Any] = []
        for are_numbers, group in groupby(line.split(), key=_is_number):
            words = list(group)
            found += map(self._numbered, words) if are_numbers else self._written(" ".join(words))
        return found

    def _numbered(self, number: str) -> Any:
        move = self.menu.move(int(number)) if len(number) < 5 else None
        if move is None:
            raise BadNotation(message("prompt-no-number", number=number, last=len(self.menu.moves)))
        return move

    def _written(self, line: str) -> list[Any]:
        words = self.game.read_words(self.presenter.to_notation(line))
        for word in words:
            if set(word.outcomes) - {"?"}:
                raise BadNotation(message("prompt-no-wishes", word=word.move))
        return [self.game.read(word.move) for word in words]

    def play(self, moves: Sequence[Any]) -> None:
        """Play moves one after another; IllegalMove where that is known beforehand not to be allowed."""
        self._rehearse(moves)
        for move in moves:
            reason = self.why_not(self.local_game.match.state, move)
            if reason is not None:
                told = self.console.say("prompt-not-all-played", **self._objected(move, reason))
                self.local_game.notes.append(told)
                break
            self.local_game.play(self.seat, move)

    def _rehearse(self, moves: Sequence[Any]) -> None:
        """Try the moves beforehand, up to the first that asks chance: one that is not allowed stops them all."""
        state = self.game.copy(self.local_game.match.state)
        for number, move in enumerate(moves):
            reason = self.why_not(state, move)
            if reason is not None:
                kind = "prompt-nothing-played" if number else "prompt-illegal"
                raise IllegalMove(message(kind, **self._objected(move, reason)))
            try:
                self.game.play(state, self.seat, move, ScriptedChance(()))
            except ScriptEnded:
                return

    def why_not(self, state: Any, move: Any) -> Message | None:
        """Why the seat may not do this where the game stands so; None when it may."""
        return self.game.why_not(state, self.seat, move)

    def _objected(self, move: Any, reason: Message) -> dict[str, str | int]:
        return {"word": self.game.write(move), "reason": self.console.tell(reason)}

    def explain(self, about: str) -> list[str]:
        """What each of these words would do now, or why it is not allowed."""
        return [self._would(move) for move in self.moves(about)]

    def _would(self, move: Any) -> str:
        reason = self.why_not(self.local_game.match.state, move)
        if reason is not None:
            return self.console.say("prompt-illegal", **self._objected(move, reason))
        return self.console.say(
            "prompt-would", word=self.game.write(move), what=self.presenter.explain(self.view, move)
        )

    # --- Taking back, keeping ---------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last step back; IllegalMove with the reason where that is not allowed."""
        taken = self.local_game.undo(self.seat)
        self.local_game.notes.append(self.console.say("undo-done", word=taken))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal()


def save_game(local_game: LocalGame, file: str) -> str:
    """Keep the game in this file from now on, or say where it is kept; MotuError where it cannot be."""
    current = local_game.save
    if not file and current is None:
        raise MotuError(message("save-where"))
    if current is None or (file and file != current.file):
        local_game.save_in(new_save_file(file))
    assert local_game.save is not None
    return local_game.console.say("save-done", file=local_game.save.file)


# --- Out of turn: typed at another's prompt, behind the name of the seat --------------------------------------------

_NAMED = re.compile(r"([^\W\d_]+)\s*:?\s*(.*)")


def named_seat(local_game: LocalGame, line: str) -> tuple[int, str] | None:
    """The seat whose name a line begins with, in English or in the reader's language, and what stands behind it."""
    match = _NAMED.fullmatch(line)
    if match is None:
        return None
    for seat, name in enumerate(local_game.seats):
        if folded(match[1]) in (folded(name), folded(local_game.presenter.seat_name(seat))):
            return seat, match[2]
    return None


def play_line(decision: Decision, line: str) -> None:
    """Play what a line means for the seat that is asked, or for the one that it names; BadNotation, IllegalMove."""
    seat, typed = named_seat(decision.local_game, line) or (decision.seat, line)
    if not typed:
        raise BadNotation(message("aside-what", seat=decision.presenter.seat_name(seat)))
    if seat != decision.seat:
        decision = OutOfTurn(decision.local_game, seat)
    decision.play(decision.moves(typed))


class OutOfTurn(Decision):
    """What a seat does beside the decision of another.

    It is the other who sits before the screen: so nobody is told why something is not possible, for that may be a
    secret.
    """

    def moves(self, line: str) -> list[Any]:
        name = self.presenter.seat_name(self.seat)
        if self.seat in self.local_game.bots:
            raise IllegalMove(message("aside-bot", seat=name))
        if line.isdecimal():  # the numbers on the screen are the other's choices
            raise BadNotation(message("aside-what", seat=name))
        return super().moves(line)

    def why_not(self, state: Any, move: Any) -> Message | None:
        if move in self.game.moves(state, self.seat) and is_aside(self.game, state, self.seat, move):
            return None
        return message("aside-not-now", seat=self.presenter.seat_name(self.seat))
