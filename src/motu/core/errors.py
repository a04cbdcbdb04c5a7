"""What can go wrong, as a small tree. Every error carries a message id with arguments, and is printed as a sentence.

MotuError
  BadOption      an option that does not exist, or a combination that cannot be played
  BadNotation    words that are no move, with the column where reading stopped
  IllegalMove    a move that is well formed but not allowed now, with the reason
  BadRecord      a game record that cannot be read or played, with its line and column
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from motu.core import speech

Value: TypeAlias = "str | int | Message | tuple[Value, ...]"
"""What a message is filled in with: a word, a number, a message to be said in its turn, or a list of these."""


class Message(NamedTuple):
    """A sentence to be said in the reader's language: its id in the catalogues and what to fill in."""

    id: str
    args: Mapping[str, Value] = {}

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id} ({filled})" if filled else self.id


def message(id: str, /, **args: Value) -> Message:
    return Message(id, args)


class MotuError(Exception):
    """Something a person can mend, said as a message."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class BadOption(MotuError):
    """An option that does not exist, or a combination of options that cannot be played."""


class BadNotation(MotuError):
    """Words that are no move; `column` counts from 1."""

    def __init__(self, reason: Message, column: int = 1) -> None:
        super().__init__(reason)
        self.column = column

    def __str__(self) -> str:
        return speech.speaker(self.reason)


class IllegalMove(MotuError):
    """A move that is well formed but not allowed now."""

    def __str__(self) -> str:
        return speech.speaker(self.reason)


class BadRecord(MotuError):
    """A record that cannot be read or played; `line` and `column` count from 1."""

    def __init__(self, reason: Message, line: int, column: int = 1) -> None:
        super().__init__(reason)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {speech.speaker(self.reason)}"
