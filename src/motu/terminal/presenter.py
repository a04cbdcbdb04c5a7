"""What the terminal must know of a game to show it: each game has a presenter."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Any, NamedTuple, Protocol

from motu.terminal.console import Console

LIT = "-lit"
"""The end of a role that says: here something can be done."""
CHOSEN = "chosen"
"""The role of what the choice at hand is about."""


class Run(NamedTuple):
    """Some characters of one role, and the place of the board that they show, if they show one."""

    text: str
    role: str
    place: str = ""


Line = list[Run]


class Marks(NamedTuple):
    """What stands out in a picture: the places where something can be done, and those of the choice at hand."""

    lit: Collection[str] = ()
    chosen: Collection[str] = ()

    def role(self, role: str, place: str) -> str:
        """The role of what is drawn at a place."""
        if place in self.chosen:
            return CHOSEN
        return f"{role}{LIT}" if place in self.lit else role


PLAIN = Marks()


class Choice(NamedTuple):
    """A move to choose: its word in notation, what it is in a word and in full, and what it would change.

    places  where on the board it is found, by the names that the picture of the board has
    """

    move: Any
    word: str
    brief: str
    full: str
    effect: str = ""
    places: tuple[str, ...] = ()


class Group(NamedTuple):
    """Choices of one kind."""

    title: str
    choices: list[Choice]


class Presenter(Protocol):
    """Shows one game in one language."""

    comfortable_rows: int
    """The rows of a screen from which on the picture of the board is one that people like to look at."""

    def seat_name(self, seat: int) -> str:
        """What a seat is called."""
        ...

    def board_list(self, view: Any) -> list[str]:
        """The board as a list of sentences, a place a line."""
        ...

    def board_map(self, view: Any, columns: int, rows: int, marks: Marks = PLAIN) -> list[Line]:
        """The board as a map, in about so many columns and no more rows of the screen than these, if that can be; some
        places stand out."""
        ...

    def describe_place(self, view: Any, place: str) -> str:
        """What there is at a place of the picture, in a sentence; nothing where there is nothing to tell."""
        ...

    def status(self, view: Any, players: Sequence[str], drawn: bool) -> list[str]:
        """Where the game stands, in a few lines; with the signs of the map if that is what the viewer looks at."""
        ...

    def cards(self, view: Any) -> str:
        """What the viewer has in hand, in a line."""
        ...

    def choice_groups(self, view: Any, moves: Sequence[Any]) -> list[Group]:
        """The moves in groups, in the order in which a person looks for them."""
        ...

    def explain(self, view: Any, move: Any) -> str:
        """What a move of the viewer would do."""
        ...

    def hand(self, view: Any) -> list[str]:
        """Everything about the viewer's own cards."""
        ...

    def row(self, view: Any) -> list[str]:
        """Everything about the cards that lie open or are hidden from all."""
        ...

    def score(self, view: Any) -> list[str]:
        """Points so far, and what counts now."""
        ...

    def dangers(self, view: Any) -> list[str]:
        """What can be lost or won within a turn, as far as the viewer can tell."""
        ...

    def notation(self) -> list[tuple[str, str]]:
        """The words of the notation, each with what it means."""
        ...

    def legend(self) -> list[tuple[str, str]]:
        """The signs of the picture that do not explain themselves, each with what it means."""
        ...

    def to_notation(self, line: str) -> str:
        """A line of moves with the notation in place of words that only people of one language use."""
        ...

    def notation_note(self) -> str:
        """How several words are written in a line, and what else is understood."""
        ...

    def rules(self, options: Any) -> list[str]:
        """The rules being played, in paragraphs."""
        ...

    def edition(self, options: Any) -> str:
        """What is being played, in a line."""
        ...


def painted(lines: list[Line], console: Console) -> list[str]:
    """The picture as it is printed."""
    return [_painted(line, console) for line in lines]


def _painted(line: Line, console: Console) -> str:
    runs = groupby(line, key=lambda run: run.role)
    return "".join(console.paint(role, "".join(run.text for run in same)) for role, same in runs).rstrip()
