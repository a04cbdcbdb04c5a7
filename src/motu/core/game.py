"""What a game is: a few functions. Everybody else (page, terminal, bots, server, researchers) is a guest at that table.

A module with these functions is a game: `motu.kahuna.game` is one. States are plain data and change in place;
`copy` gives a twin that shares nothing with the original.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from motu.core.chance import Chance
from motu.core.errors import Message

Options = TypeVar("Options")
State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


PLAYERS = "players"
"""What the option is called that says how many play, in games that leave it open."""


class Outcome(NamedTuple):
    """Who has won, and how: several winners share, none at all is a draw, or alone a defeat."""

    winners: tuple[int, ...]
    how: Message


class Word(NamedTuple):
    """One decision as it stands in a record: the move, what chance answered, and where it was read (from 1)."""

    move: str
    outcomes: tuple[str, ...] = ()
    column: int = 1


class Game(Protocol[Options, State, Move, View]):
    """The functions of one game. `seat` counts from 0; as a viewer, None is a spectator.

    NAME    what the game is called in records and on the command line
    SEATS   every seat that a game may have, by name; `seats` says which there are with given options
    RULES   the version of its rules, from 1: it goes up whenever a game that was kept would be played otherwise
    """

    NAME: str
    SEATS: tuple[str, ...]
    RULES: int

    def read_options(self, texts: Mapping[str, str]) -> Options:
        """The options that these words ask for; BadOption where that cannot be played."""
        ...

    def read_old_options(self, texts: Mapping[str, str], version: int) -> Options:
        """The same for words that were kept by an older version of the rules: they must mean what they meant then.

        BadOption where that version can be played no more. Ask `motu.core.versions.read_recorded`.
        """
        ...

    def write_options(self, options: Options) -> dict[str, str]:
        """The shortest words that ask for these options."""
        ...

    def choices(self) -> Mapping[str, Sequence[str]]:
        """Every option, by its written name, with the values it may have; the preset first."""
        ...

    def seats(self, options: Options) -> tuple[str, ...]:
        """The seats of a game with these options, by name: the first so many of `SEATS`."""
        ...

    def deal(self, options: Options, chance: Chance) -> State:
        """How does a game begin?"""
        ...

    def copy(self, state: State) -> State:
        """The same position again, sharing nothing."""
        ...

    def movers(self, state: State) -> tuple[int, ...]:
        """Whose decision is it? Nobody's when the game is over; several may have to decide at the same time.

        Of several, each may decide first: nobody is told what another has decided before all have.
        """
        ...

    def turn(self, state: State) -> int:
        """The number of the turn, from 1; 0 before the first."""
        ...

    def moves(self, state: State, seat: int) -> Sequence[Move]:
        """What may this seat do now? One small decision at a time.

        A seat that is not asked may have moves as well: things that the rules allow at any time. Nobody waits for it.
        """
        ...

    def why_not(self, state: State, seat: int, move: Move) -> Message | None:
        """Why is this move not allowed? None when it is."""
        ...

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> None:
        """What happens then? Changes the state; IllegalMove, and no change, with the reason of `why_not`."""
        ...

    def view(self, state: State, seat: int | None) -> View:
        """What may this seat, or a spectator, know? Built up from nothing, never stripped down."""
        ...

    def show(self, view: View) -> Mapping[str, Any]:
        """The same in words and numbers, for pages and programs in any language: JSON can hold it."""
        ...

    def show_move(self, view: View, move: Move) -> Mapping[str, Any]:
        """A legal move in the same manner, with what it would change in sight."""
        ...

    def imagine(self, view: View, chance: Chance) -> State:
        """A whole table that fits what the viewer knows: what bots search in."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """Who has won? None while the game goes on."""
        ...

    def tell(self, before: State, move: Move, after: State, viewer: int | None) -> list[Message]:
        """What happened in this move, in the words of the log, as far as this viewer may know."""
        ...

    def write(self, move: Move) -> str:
        """The move in the notation that people use."""
        ...

    def read(self, text: str) -> Move:
        """The move that these words mean; BadNotation when they mean none."""
        ...

    # What chance answered, by name, and the words of a record.

    def outcome_name(self, of: Any, index: int) -> str:
        """The name of the thing that chance chose from `of`."""
        ...

    def outcome_index(self, of: Any, name: str) -> int:
        """Which number of `of` this name stands for; -1 when it is not there."""
        ...

    def seen_deal(self, options: Options, outcomes: tuple[str, ...], viewer: int | None) -> tuple[str, ...]:
        """What the viewer saw of the deal, "?" for the rest."""
        ...

    def seen_move(self, before: State, seat: int, move: Move, outcomes: tuple[str, ...], viewer: int | None) -> Word:
        """What the viewer saw of a move and of what chance answered, "?" for the rest."""
        ...

    def write_deal(self, outcomes: Sequence[str]) -> str: ...

    def read_deal(self, text: str) -> tuple[str, ...]: ...

    def write_words(self, words: Sequence[Word]) -> str:
        """The decisions of a turn, or of a part of it, as a line of a record."""
        ...

    def read_words(self, text: str) -> list[Word]: ...

    def write_result(self, state: State) -> str:
        """The result as it stands in a record; "*" while the game goes on."""
        ...


AnyGame = Game[Any, Any, Any, Any]
