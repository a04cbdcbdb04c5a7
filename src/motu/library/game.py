"""A game that you play move by move."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from motu.core.chance import SealedChance
from motu.core.errors import IllegalMove, message
from motu.core.game import AnyGame
from motu.core.match import Match, replay, resume, seen_record
from motu.core.record import RUNNING, Record, Step, write_record
from motu.library.bot import Player, choosers
from motu.library.drawing import draw, told
from motu.library.origin import Origin
from motu.library.view import GameIdentity, Move, View


class Game:
    """A game from the deal on: its moves so far, and where they lead. `motu.new`, `load` and `loads` make them.

    `print` draws what everybody sees; `repr` is a record that evaluates to an equal game, its secret seed included.

    >>> game = motu.new("kahuna", preset="classic", seed=7)
    >>> game.push("C-B")
    Step(turn=1, seat=0, move='C-B', outcomes=(), remark='')
    >>> game.undo().move
    'C-B'
    >>> print(game)
      [ALOA 3] ...
    Round 1 of 3, turn 1: White to move
    ...
    >>> eval(repr(game)) == game
    True
    """

    def __init__(self, match: Match, loaded: Record | None = None) -> None:
        self._match = match
        self._rules: AnyGame = match.game
        self._origin = Origin(match, loaded)
        self._table = GameIdentity()

    # --- What it is -------------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The name of the game.

        >>> motu.new("kahuna").name
        'kahuna'
        """
        return self._rules.NAME

    @property
    def options(self) -> dict[str, str]:
        """The shortest words that ask for the same options; `motu.new` takes them.

        >>> game = motu.new("kahuna", handicap=2, no_surprise=True)
        >>> game.options
        {'preset': 'modern', 'no-surprise': 'yes', 'handicap': '2'}
        >>> motu.new("kahuna", game.options).options == game.options
        True
        """
        return self._rules.write_options(self._match.options)

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats; everywhere else a seat is a number, from 0.

        >>> motu.new("paradise", players=3).seats
        ('Red', 'Yellow', 'Green')
        """
        return self._rules.seats(self._match.options)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat; an empty one where nobody gave any.

        >>> motu.new("kahuna", names=["Ann", "Bob"]).names
        ('Ann', 'Bob')
        """
        return self._match.players

    @property
    def seed(self) -> bytes | None:
        """The secret that decides what is drawn; None if the game was loaded from a record that does not tell it.

        >>> motu.new("kahuna", seed=7).seed == (7).to_bytes(32, "big")
        True
        """
        return self._sealed.seed if self._origin.knows_seed else None

    @property
    def commitment(self) -> str:
        """The hash of the seed: published before the game, it lets everybody check the draws afterwards (`verify`).

        >>> motu.new("kahuna", seed=7).commitment[:16]
        '48428bdb7ddd8294'
        """
        return self._sealed.commitment if self._origin.knows_seed else self._record().commitment

    @property
    def _sealed(self) -> SealedChance:
        assert isinstance(self._match.chance, SealedChance)
        return self._match.chance

    # --- Where it stands --------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first.

        >>> motu.new("kahuna").turn
        1
        """
        return self._rules.turn(self._match.state)

    @property
    def movers(self) -> tuple[int, ...]:
        """The seats whose decision it is: several where they decide at the same time, none when the game is over.

        >>> motu.new("kahuna").movers
        (0,)
        """
        return () if self._ended_early() else self._rules.movers(self._match.state)

    @property
    def legal_moves(self) -> list[Move]:
        """What the one to move may do; the first one of several (`moves` asks for any seat). Empty at the end.

        >>> motu.new("kahuna", seed=7).legal_moves[:3]
        [Move('C-B'), Move('C-F'), Move('C-G')]
        """
        movers = self.movers
        return self.moves(movers[0]) if movers else []

    def moves(self, seat: int) -> list[Move]:
        """What a seat may do now. The rules may allow something to a seat that is not asked, too.

        >>> game = motu.new("kahuna", seed=7)
        >>> game.moves(0) == game.legal_moves
        True
        >>> game.moves(1)
        []
        """
        self._check_seat(seat)
        if self._ended_early():
            return []
        return [Move(self._rules.write(move), seat) for move in self._rules.moves(self._match.state, seat)]

    def why_not(self, move: str, seat: int | None = None) -> str | None:
        """Why a move is not allowed now, in a sentence; None if it is.

        >>> game = motu.new("kahuna", seed=7)
        >>> game.why_not("C-B")
        >>> game.why_not("A-B")
        'You do not have the card ALOA.'
        """
        if self._ended_early():
            return told([message("record-after-end")])
        reason = self._rules.why_not(self._match.state, self._seat_of(move, seat), self._rules.read(move))
        return None if reason is None else told([reason])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or because somebody gave up.

        >>> motu.new("kahuna").is_over
        False
        """
        return not self.movers

    @property
    def result(self) -> str:
        """The result as it stands in records; "*" while the game goes on.

        >>> motu.new("kahuna").result
        '*'
        """
        return self._origin.ended() if self._ended_early() else self._rules.write_result(self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won by the rules: none in a draw, or while the game goes on.

        >>> game = motu.new("kahuna", seed=7)
        >>> game.play_out(motu.bot("random", seed=1))
        'Black 1-4'
        >>> game.winners
        (1,)
        """
        outcome = self._rules.outcome(self._state)
        return () if outcome is None else outcome.winners

    def view(self, seat: int | None) -> View:
        """What a seat may know; with None, what somebody who looks on may know.

        >>> motu.new("paradise", players=4).view(3)
        <View of paradise for Blue, turn 1>
        """
        if seat is not None:
            self._check_seat(seat)
        return self._view_of(self._state, seat, self._ended_early())

    # --- Playing ----------------------------------------------------------------------------------------------------

    def push(self, move: str, seat: int | None = None) -> Step:
        """Make a move. Without `seat` it is made by the seat that the `Move` names, else by the first of `movers`.

        `IllegalMove` and `BadNotation` change nothing. The step tells what chance answered, such as the card that was
        drawn.

        >>> game = motu.new("kahuna", seed=7)
        >>> game.push("C-F")
        Step(turn=1, seat=0, move='C-F', outcomes=(), remark='')
        >>> game.push("C-F")
        Traceback (most recent call last):
        motu.core.errors.IllegalMove: You do not have the card COCO.
        """
        if self._ended_early():
            raise IllegalMove(message("record-after-end"))
        moment = self._match.draft(self._seat_of(move, seat), self._rules.read(move))
        self._origin.change(len(self._match.steps))
        self._match.adopt(moment)
        return moment.step

    def undo(self) -> Step:
        """Take the last step back, whoever made it. What was drawn will be drawn again. `IndexError` at the start.

        >>> game = motu.new("kahuna", seed=7)
        >>> game.push("C-F") == game.undo()
        True
        """
        if not self._match.steps:
            raise IndexError("there is no step to take back")
        self._origin.change(len(self._match.steps) - 1)
        return self._match.undo()

    def play_out(self, players: Player | Sequence[Player] | Mapping[int, Player]) -> str:
        """Play the game to its end, and give its result. Everybody is played by one player, or each seat by its own.

        >>> import random
        >>> game = motu.new("paradise", players=2, seed=7)
        >>> result = game.play_out([motu.bot("random", seed=1), lambda view: random.choice(view.legal_moves)])
        >>> result == game.result != "*"
        True
        """
        deciders = choosers(players, len(self.seats))
        while movers := self.movers:
            seat = movers[0]
            self.push(deciders[seat](self.view(seat)), seat)
        return self.result

    def copy(self) -> Game:
        """The same game again: what happens to one does not happen to the other.

        >>> game = motu.new("kahuna", seed=7)
        >>> twin = game.copy()
        >>> twin.push("C-B") in game.history
        False
        """
        twin = Game(self._match.copy())
        twin._origin = self._origin.copy()
        return twin

    # --- What has happened ------------------------------------------------------------------------------------------

    @property
    def history(self) -> tuple[Step, ...]:
        """All steps so far.

        >>> game = motu.new("kahuna", seed=7)
        >>> step = game.push("C-B")
        >>> [step.move for step in game.history]
        ['C-B']
        """
        return tuple(self._match.steps)

    def at(self, steps: int) -> Game:
        """The game as it was after so many steps; negative numbers count from the end.

        >>> game = motu.new("kahuna", seed=7)
        >>> result = game.play_out(motu.bot("random", seed=1))
        >>> game.at(1).history == game.history[:1]
        True
        >>> game.at(-1).is_over
        False
        """
        twin = self.copy()
        if steps != len(self.history):
            record = replace(self._record(), steps=self.history[:steps], result=RUNNING)
            twin._origin.change(len(record.steps))
            twin._match = resume(self._rules, record, twin._sealed)
        return twin

    def replay(self, seat: int | None) -> Iterator[View]:
        """What a seat, or with None a spectator, saw: at the start, and after every step.

        >>> game = motu.new("kahuna", seed=7)
        >>> step = game.push("C-B")
        >>> [len(view.legal_moves) for view in game.replay(0)]
        [21, 14]
        """
        yield self.at(0).view(seat)
        ended = self._ended_early()
        for number, moment in enumerate(replay(self._rules, self._record()), 1):
            yield self._view_of(moment.after, seat, ended and number == len(self.history))

    def log(self, seat: int | None = None) -> list[str]:
        """What has happened, a sentence or more for each step, as far as the seat (None: a spectator) may know it.

        >>> game = motu.new("kahuna", seed=7)
        >>> step = game.push("C-B")
        >>> game.log()
        ['White plays COCO: a bridge BARI–COCO.']
        """
        moments = replay(self._rules, self._record())
        return [told(self._rules.tell(moment.before, moment.move, moment.after, seat)) for moment in moments]

    def record(self, *, seed: bool | None = None) -> str:
        """The whole game as text, with everything that was hidden. By default its seed is told when it is over.

        >>> game = motu.new("kahuna", seed=7)
        >>> print(game.record(), end="")
        Game: kahuna
        Options: preset=modern rules=2
        White:
        Black:
        Commitment: 48428bdb...
        Result: *
        Deal: CGF HFL >BJH
        <BLANKLINE>
        """
        return write_record(self._rules, self._record(seed))

    def seen_record(self, seat: int | None) -> str:
        """The record as a seat, or with None a spectator, may have it now: "?" for what is hidden, and no seed.

        >>> game = motu.new("kahuna", seed=7)
        >>> print(game.seen_record(0), end="")
        Game: kahuna
        ...
        Deal: CGF ??? >BJH
        <BLANKLINE>
        """
        return write_record(self._rules, seen_record(self._rules, self._record(seed=False), seat))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record into a file. While the game goes on its seed is kept beside it, in `path` + ".seed".

        `load` and `motu play --resume` go on with it. The seed file is for its owner alone to read.

        >>> game = motu.new("kahuna", seed=7)
        >>> game.save("game.txt")
        >>> motu.load("game.txt") == game
        True
        """
        from motu.terminal.files import write_text  # noqa: PLC0415  (few need it)

        file = os.fspath(path)
        seed_file = f"{file}.seed"
        if self._origin.knows_seed and not self.is_over:
            write_text(seed_file, self._sealed.seed.hex() + "\n", secret=True)
        write_text(file, self.record())
        if self.is_over:
            with suppress(FileNotFoundError):
                os.unlink(seed_file)  # noqa: PTH108  (no need for pathlib)

    # --- As text, and among others ----------------------------------------------------------------------------------

    def __repr__(self) -> str:
        text = self.record(seed=True)
        quoted = repr(text) if "\\" in text or "'''" in text else f"'''\\\n{text}'''"
        return f"motu.loads({quoted})"

    def __str__(self) -> str:
        return draw(self.name, self._rules.view(self._state, None), self.names, with_hand=False)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._record(seed=True) == other._record(seed=True)

    __hash__ = None  # type: ignore[assignment]  # a game changes

    # --- Inside -----------------------------------------------------------------------------------------------------

    @property
    def _state(self) -> Any:
        return self._match.state

    def _ended_early(self) -> bool:
        """Whether the game was loaded and its record says that it ended, though the rules do not."""
        return bool(self._origin.ended()) and bool(self._rules.movers(self._state))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {len(self.seats) - 1}")

    def _seat_of(self, move: str, seat: int | None) -> int:
        """Who makes a move."""
        if seat is None and isinstance(move, Move):
            seat = move.seat
        if seat is None:
            seat = next(iter(self.movers), 0)
        self._check_seat(seat)
        return seat

    def _view_of(self, state: Any, seat: int | None, over: bool) -> View:
        return View(self._rules, state, seat, self.seats, self.names, self._table, over)

    def _record(self, seed: bool | None = None) -> Record:
        record = self._origin.record(self._match)
        if not self._origin.knows_seed:
            return record
        tells = self.is_over if seed is None else seed
        return replace(record, commitment=self._sealed.commitment, seed=self._sealed.seed.hex() if tells else "")
