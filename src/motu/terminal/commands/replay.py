"""`motu replay`: a record step by step, forwards and backwards; through a pipe, all of it as a log."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from motu.core.errors import BadRecord, message
from motu.core.game import AnyGame
from motu.core.match import AGREED, Moment, out_of_time, position, replay, resigned
from motu.core.record import Record, seats_of
from motu.core.versions import read_recorded
from motu.games import GAMES, game_named
from motu.terminal.console import Console
from motu.terminal.display import show_board, style_for
from motu.terminal.errors import BadInput
from motu.terminal.files import located, read_game
from motu.terminal.games import load_components, presenter_of
from motu.terminal.parser import Parser, add_components, add_file, add_looks, check_file

OPEN = "open"
"""The seat of somebody who may see all cards."""


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The arguments of `motu replay`."""
    add_file(parser)
    seats = dict.fromkeys(seat.lower() for game in map(game_named, GAMES) for seat in game.SEATS)
    parser.group("cli-who").add_argument(
        "--seat", choices=(*seats, OPEN), default=OPEN, help=parser.say("cli-replay-seat")
    )
    add_components(parser)
    add_looks(parser)


def run(args: argparse.Namespace, console: Console) -> int:
    """Show a record; the exit code."""
    check_file(args, "replay")
    load_components(args)
    game, record = read_game(args.file)
    try:
        moments = list(replay(game, record))
        start = position(game, record, 0)
    except BadRecord as error:
        raise located(error, args.file) from None
    seats = [seat.lower() for seat in seats_of(game, record.options)]
    if args.seat not in (*seats, OPEN):
        raise BadInput(message("cli-choose", option="--seat", values=", ".join([*seats, OPEN])))
    viewer = None if args.seat == OPEN else seats.index(args.seat)
    show = Replay(game, record, start, moments, viewer, args.board, console)
    if console.with_person:
        show.step_through()
    else:
        show.print_all()
    return 0


class Replay:
    """A record on the screen. Place 0 is the deal, place n stands after the n-th step."""

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        start: Any,
        moments: list[Moment],
        viewer: int | None,
        board: str | None,
        console: Console,
    ) -> None:
        self.game = game
        self.record = record
        self.moments = moments
        self.states = [start, *(moment.after for moment in moments)]
        self.viewer = viewer
        self.board = board
        self.console = console
        self.presenter = presenter_of(game.NAME, console)

    # --- Telling ----------------------------------------------------------------------------------------------------

    def _head(self) -> None:
        say, record = self.console.say, self.record
        players = [
            say("player", seat=self.presenter.seat_name(seat), name=name or "–")
            for seat, name in enumerate(record.players)
        ]
        edition = self.presenter.edition(read_recorded(self.game, record.options))
        self.console.show(say("opening", edition=edition, players=", ".join(players)), "head")
        self.console.show(say("replay-length", steps=len(self.moments), result=self._result()))
        self.console.put(self._remarked(record.remark))

    def _result(self) -> str:
        """How the game ended, as far as the record tells."""
        outcome = self.game.outcome(self.states[-1])
        if outcome is not None:
            return self.console.tell(outcome.how)
        if self.record.result == AGREED:
            return self.console.say("tables-ended-agreed")
        for seat, name in enumerate(seats_of(self.game, self.record.options)):
            if self.record.result == resigned(name):
                return self.console.say("resigned", seat=self.presenter.seat_name(seat))
            if self.record.result == out_of_time(name):
                return self.console.say("tables-ended-time", player=name.lower())
        return self.console.say("replay-running")

    def _remarked(self, remark: str) -> list[str]:
        texts = [self.console.say("replay-remark", remark=line) for line in remark.split("\n")] if remark else []
        return [line for text in texts for line in self.console.lines(text, "note", indent="     ")]

    def _step(self, place: int) -> list[str]:
        """What happened in the step that led here, and what somebody remarked on it."""
        moment = self.moments[place - 1]
        viewer = moment.step.seat if self.viewer is None else self.viewer
        told = self.console.tell_all(self.game.tell(moment.before, moment.move, moment.after, viewer))
        # What others plan in secret leaves nothing to tell.
        lines = self.console.lines(f"{moment.step.turn}. {told}", indent="   ") if told else []
        return lines + self._remarked(moment.step.remark)

    def _table(self, place: int, below: Sequence[str] = ()) -> None:
        """The board, the status, the hands that may be seen, and other lines below."""
        style = style_for(self.board, self.console)
        view = self.game.view(self.states[place], self.viewer)
        lines = self.presenter.status(view, self.record.players, style == "map")
        seats = range(len(self.record.players)) if self.viewer is None else [self.viewer]
        lines += [self.presenter.cards(self.game.view(self.states[place], seat)) for seat in seats]
        told = self.console.lines("\n".join(lines), indent="  ")
        show_board(self.presenter, view, self.console, style, [*told, *below])

    def print_all(self) -> None:
        self._head()
        for place in range(1, len(self.states)):
            self.console.put(self._step(place))
        self._table(len(self.moments))

    # --- Stepping ---------------------------------------------------------------------------------------------------

    def step_through(self) -> None:
        self._head()
        self.console.show(self.console.say("replay-help"), "note")
        place: int | None = 0
        while place is not None:
            self._show(place)
            place = self._listen(place)

    def _show(self, place: int) -> None:
        self.console.put([""])
        self._table(place, self._step(place) if place else ())

    def _listen(self, place: int) -> int | None:
        """Where to go from here; None when the reader has gone."""
        say = self.console.say
        prompt = say("replay-prompt", place=place, last=len(self.moments))
        while True:
            line = self.console.ask(prompt)
            if line is None:
                return None
            word = line.strip().lower()
            if word == "q":
                return None
            wanted = self._wanted(word, place)
            if wanted is None:
                self.console.show(say("replay-help"))
            elif wanted > len(self.moments):
                self.console.show(say("replay-at-end"))
            elif wanted < 0:
                self.console.show(say("replay-at-start"))
            else:
                return wanted

    def _wanted(self, word: str, place: int) -> int | None:
        """The place that a word means; None when it means none."""
        if word == "":
            return place + 1
        if word == "b":
            return place - 1
        if word == "e":
            return len(self.moments)
        if word.isascii() and word.isdecimal() and len(word) < 6:
            return self._start_of(int(word))
        return None

    def _start_of(self, turn: int) -> int:
        """The place before the first step of a turn; the end for turns that were never reached."""
        for place, moment in enumerate(self.moments):
            if moment.step.turn >= turn:
                return place
        return len(self.moments)
