"""What can go wrong, as a small tree. Every error carries a message id with arguments, and is printed as a sentence.

MotuError
  BadOption      an option that does not exist, or a combination that cannot be played
  BadNotation    words that are no move, with the column where reading stopped
  IllegalMove    a move that is well formed but not allowed now, with the reason
  BadRecord      a game record that cannot be read or played, with its line and column
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias, TypedDict

from motu.core import speech

Value: TypeAlias = "str | int | Message | tuple[Value, ...]"
"""What a message is filled in with: a word, a number, a message to be said in its turn, or a list of these."""


class PlainMessage(TypedDict):
    """A message as JSON holds it: messages that fill it in are such objects, too."""

    id: str
    args: dict[str, Any]


class Message(NamedTuple):
    """A sentence to be said in the reader's language: its id in the catalogues and what to fill in."""

    id: str
    args: Mapping[str, Value] = {}

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id} ({filled})" if filled else self.id

    def plain(self) -> PlainMessage:
        """The same as JSON holds it: an object with `id` and `args`, and so are messages inside of it."""
        return {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}


def _plain(value: Value) -> Any:
    if isinstance(value, Message):
        return value.plain()
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def message(id: str, /, **args: Value) -> Message:
    return Message(id, args)


class MotuError(Exception):
    """Something a person can mend. All errors of Motu are of this class; printed, they are a sentence in English.

    >>> try:
    ...     motu.new("chess")
    ... except motu.MotuError as error:
    ...     print(error)
    There is no game “chess”; there are kahuna, paradise.
    """

    reason: Message
    """The same as the id of a message with its arguments, for programs and for other languages.

    >>> try:
    ...     motu.new("chess")
    ... except motu.MotuError as error:
    ...     error.reason.id
    'game-unknown'
    """

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return speech.speaker(self.reason)


class BadOption(MotuError):
    """An option that does not exist, or a combination of options that cannot be played.

    >>> motu.new("kahuna", preset="giant")
    Traceback (most recent call last):
    motu.core.errors.BadOption: The option preset cannot be “giant”, only one of modern, classic, sheet, russian.
    """


class BadNotation(MotuError):
    """Words that are no move.

    >>> motu.new("kahuna").push("castle")
    Traceback (most recent call last):
    motu.core.errors.BadNotation: “castle” is no move: moves look like B-D, HHxHE, /A, +C, +? or =.
    """

    column: int
    """Where reading stopped, from 1.

    >>> try:
    ...     motu.new("kahuna").push("castle")
    ... except motu.BadNotation as error:
    ...     error.column
    1
    """

    def __init__(self, reason: Message, column: int = 1) -> None:
        super().__init__(reason)
        self.column = column


class IllegalMove(MotuError):
    """A move that is well formed but not allowed now.

    >>> motu.new("kahuna", seed=7).push("A-B")
    Traceback (most recent call last):
    motu.core.errors.IllegalMove: You do not have the card ALOA.
    """


class BadRecord(MotuError):
    """A record that cannot be read or played.

    >>> motu.loads("Game: kahuna")
    Traceback (most recent call last):
    motu.core.errors.BadRecord: line 1, column 1: The header “Deal:” with the dealt cards is missing.
    """

    line: int
    """The line of the record that is wrong, from 1.

    >>> try:
    ...     motu.loads("Game: kahuna")
    ... except motu.BadRecord as error:
    ...     error.line, error.column
    (1, 1)
    """

    column: int
    """Where in the line, from 1.

    >>> try:
    ...     motu.loads("Game: kahuna")
    ... except motu.BadRecord as error:
    ...     error.line, error.column
    (1, 1)
    """

    def __init__(self, reason: Message, line: int, column: int = 1) -> None:
        super().__init__(reason)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {super().__str__()}"
