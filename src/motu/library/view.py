"""What a seat knows of a game, and what it may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from motu.core.game import AnyGame
from motu.library.drawing import draw, explain


class Move(str):
    """A move: the text of its notation, which it prints as and is equal to.

    >>> game = motu.new("kahuna", seed=7)
    >>> move = game.legal_moves[0]
    >>> move
    Move('C-B')
    >>> print(move, move.seat)
    C-B 0
    >>> "C-B" in game.legal_moves
    True
    """

    __slots__ = ("seat",)

    seat: int | None
    """The seat that may make it; None where nobody has said so.

    >>> motu.new("paradise", players=3, seed=7).legal_moves[0].seat
    1
    """

    def __new__(cls, notation: str, seat: int | None = None) -> Self:
        move = super().__new__(cls, notation)
        move.seat = seat
        return move

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


class GameIdentity:
    """One game among others: bots make their plans for it, whatever else they play."""


class View:
    """What one seat may know of a game, or somebody who looks on, at one moment. It does not change with the game.

    A seat sees its own cards; a spectator (`seat` None) sees what lies open to all. `print` draws it.

    >>> game = motu.new("kahuna", seed=7)
    >>> game.view(0)
    <View of kahuna for White, turn 1>
    >>> print(game.view(0))
      [ALOA 3] ...
    White’s hand: COCO, FAAA, GOLA
    >>> game.view(None).legal_moves
    []
    """

    game: str
    """The name of the game.

    >>> motu.new("paradise").view(0).game
    'paradise'
    """

    seat: int | None
    """Whose view it is, from 0; None for somebody who looks on.

    >>> motu.new("kahuna").view(1).seat
    1
    """

    seats: tuple[str, ...]
    """The names of all seats.

    >>> motu.new("kahuna").view(0).seats
    ('White', 'Black')
    """

    names: tuple[str, ...]
    """The names of the players, by seat; an empty one where nobody gave any.

    >>> motu.new("kahuna", names=["Ann", "Bob"]).view(0).names
    ('Ann', 'Bob')
    """

    turn: int
    """The number of the turn, from 1; 0 before the first.

    >>> motu.new("kahuna").view(0).turn
    1
    """

    movers: tuple[int, ...]
    """The seats whose decision it is.

    >>> motu.new("kahuna").view(1).movers
    (0,)
    """

    legal_moves: list[Move]
    """What this seat may do now, one small decision at a time; nothing for a spectator.

    >>> game = motu.new("kahuna", seed=7)
    >>> game.view(0).legal_moves == game.legal_moves
    True
    >>> game.view(1).legal_moves
    []
    """

    def __init__(
        self,
        rules: AnyGame,
        state: Any,
        seat: int | None,
        seats: tuple[str, ...],
        names: tuple[str, ...],
        table: GameIdentity,
        over: bool = False,
    ) -> None:
        self.game = rules.NAME
        self.seat = seat
        self.seats = seats
        self.names = names
        self.turn = rules.turn(state)
        self.movers = () if over else rules.movers(state)
        self._rules = rules
        self._table = table
        self._seen = rules.view(state, seat)
        self._moves: Sequence[Any] = () if over or seat is None else rules.moves(state, seat)
        self.legal_moves = [Move(rules.write(move), seat) for move in self._moves]

    def data(self) -> Mapping[str, Any]:
        """Everything that is seen, as dicts, lists, words and numbers: `json.dumps` takes it.

        >>> motu.new("kahuna", seed=7).view(0).data()["hand"]
        'CFG'
        """
        return self._rules.show(self._seen)

    def explain(self, move: str) -> str:
        """What a move of this seat would do, in words.

        >>> motu.new("kahuna", seed=7).view(0).explain("C-B")
        'a bridge BARI–COCO for the card COCO; no island changes hands'
        """
        return explain(self.game, self._seen, self._rules.read(move))

    def __repr__(self) -> str:
        whom = "a spectator" if self.seat is None else self.seats[self.seat]
        return f"<View of {self.game} for {whom}, turn {self.turn}>"

    def __str__(self) -> str:
        return draw(self.game, self._seen, self.names, self.seat is not None)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self._what() == other._what()

    def __hash__(self) -> int:
        return hash((self.game, self.seat, self.turn, tuple(self.legal_moves)))

    def _what(self) -> tuple[object, ...]:
        return self.game, self.seat, self.names, self.movers, self.legal_moves, self._seen
