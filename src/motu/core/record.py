"""A game is its record: options, players, moves with what chance answered, and the result.

The text form is meant to be read, written and mailed by people:

    Game: kahuna
    Options: preset=modern handicap=1 rules=2
    White: Ann
    Black: Bob
    Commitment: 5f1c…           the hash of the secret seed, published when the game starts
    Seed: 90ab…                 the seed itself, published when it is over
    Result: White 4-1           * while the game goes on
    Deal: CEK AFL >BDH

    0. Black: *HL
    1. White: C-B E-B +?G       ; a remark runs to the end of the line
       a turn may go on in the next line
    2. Black: +B >A

A line that starts with `;` is a remark on what stands before it. Other headers are kept as they are. `rules` is the
version of the rules by which the game is played (`motu.core.versions`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from motu.core.errors import BadNotation, BadOption, BadRecord, message
from motu.core.game import AnyGame, Word
from motu.core.parts import Parts, finish
from motu.core.versions import read_recorded

LONGEST_TEXT = 1_000_000
"""Records longer than this many characters are refused unread."""

RUNNING = "*"


@dataclass(frozen=True)
class Step:
    """One decision that was made, as it stands in a record.

    >>> game = motu.new("kahuna", seed=7)
    >>> game.push("C-B")
    Step(turn=1, seat=0, move='C-B', outcomes=(), remark='')
    """

    turn: int
    """The number of the turn in which it was made.

    >>> motu.new("kahuna", seed=7).push("C-B").turn
    1
    """
    seat: int
    """The seat that made it.

    >>> motu.new("kahuna", seed=7).push("C-B").seat
    0
    """
    move: str
    """The move in notation.

    >>> motu.new("kahuna", seed=7).push("C-B").move
    'C-B'
    """
    outcomes: tuple[str, ...] = ()
    """What chance answered, by name: cards that were drawn, dice.

    >>> motu.new("kahuna", seed=7).push("+?").outcomes
    ('E',)
    """
    remark: str = ""
    """What somebody wrote about it.

    >>> game = motu.new("kahuna", seed=7)
    >>> step = game.push("C-B")
    >>> motu.loads(game.record().rstrip() + "  ; bold").history[0].remark
    'bold'
    """


@dataclass(frozen=True)
class Record:
    """A game from the deal to wherever it stands."""

    game: str
    options: Mapping[str, str]
    players: tuple[str, ...]
    deal: tuple[str, ...]
    steps: tuple[Step, ...] = ()
    result: str = RUNNING
    commitment: str = ""
    seed: str = ""
    remark: str = ""
    headers: tuple[tuple[str, str], ...] = ()
    places: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)
    """Line and column of every step, where the record was read from a text."""
    header_lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The line of every header, by its name in small letters."""

    def place(self, step: int) -> tuple[int, int]:
        """Where a step stands in the text it was read from; without one, its number as a line."""
        return self.places[step] if step < len(self.places) else (step + 1, 1)

    def line_of(self, header: str) -> int:
        """Where a header stands in the text the record was read from; without it, the first line."""
        return self.header_lines.get(header, 1)


def seats_of(game: AnyGame, options: Mapping[str, str]) -> tuple[str, ...]:
    """The seats of a record with these options, by name.

    Where they cannot be played, all that there may be: whoever plays the record says what is wrong with them.
    """
    try:
        return game.seats(read_recorded(game, options))
    except BadOption:
        return game.SEATS


def hidden_step(game: AnyGame, record: Record) -> int | None:
    """The first step that somebody wrote down who did not see all of it; None when everything is there."""
    for number, step in enumerate(record.steps):
        if "?" in step.outcomes or ("?" in step.move and not _is_move(game, step.move)):
            return number
    return None


def _is_move(game: AnyGame, text: str) -> bool:
    try:
        game.read(text)
    except BadNotation:
        return False
    return True


# --- Writing --------------------------------------------------------------------------------------------------------


def write_record(game: AnyGame, record: Record) -> str:
    """The record as text; `read_record` gives the same record back."""
    lines = [f"Game: {record.game}"]
    options = " ".join(f"{name}={value}" for name, value in record.options.items())
    lines.append(f"Options: {options}".rstrip())
    seats = seats_of(game, record.options)
    lines += [f"{seat}: {_one_line(name)}".rstrip() for seat, name in zip(seats, record.players, strict=True)]
    lines += [f"{name}: {_one_line(value)}".rstrip() for name, value in record.headers]
    if record.commitment:
        lines.append(f"Commitment: {record.commitment}")
    if record.seed:
        lines.append(f"Seed: {record.seed}")
    lines.append(f"Result: {record.result}")
    lines.append(f"Deal: {game.write_deal(record.deal)}")
    lines += _remark_lines(record.remark)
    lines.append("")
    for turn in _turns(record.steps):
        start = f"{turn[0].turn}. {seats[turn[0].seat]}: "
        for part in _parts(turn):
            words = game.write_words([Word(step.move, step.outcomes) for step in part])
            first, *more = _one_remark(part[-1].remark)
            lines.append((f"{start}{words}" + (f"  ; {first}" if part[-1].remark else "")).rstrip())
            lines += [f"; {remark}".rstrip() for remark in more]
            start = " " * len(start)
    return "\n".join(lines) + "\n"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _one_remark(remark: str) -> list[str]:
    return [_one_line(line) for line in remark.split("\n")]


def _remark_lines(remark: str) -> list[str]:
    return [f"; {line}".rstrip() for line in _one_remark(remark)] if remark else []


def _turns(steps: Sequence[Step]) -> list[list[Step]]:
    """Steps of one turn together."""
    turns: list[list[Step]] = []
    for step in steps:
        if turns and (turns[-1][0].turn, turns[-1][0].seat) == (step.turn, step.seat):
            turns[-1].append(step)
        else:
            turns.append([step])
    return turns


def _parts(turn: Sequence[Step]) -> list[list[Step]]:
    """A turn broken into lines: after every remark."""
    parts: list[list[Step]] = [[]]
    for step in turn:
        parts[-1].append(step)
        if step.remark:
            parts.append([])
    return [part for part in parts if part]


# --- Reading --------------------------------------------------------------------------------------------------------

_HEADER = re.compile(r"([A-Za-z][A-Za-z-]*):[ \t]*(.*)")
_TURN = re.compile(r"(\d{1,6})\.[ \t]*([A-Za-z]+):")


def _lines(text: str) -> list[str]:
    """The lines as any editor counts them; Python's `splitlines` would break at a dozen other characters, too."""
    return text.replace("\r\n", "\n").split("\n")


def game_of(text: str) -> str:
    """Which game a record is of, as its header says; nothing else of the text is looked at."""
    if len(text) > LONGEST_TEXT:
        raise BadRecord(message("record-too-long", limit=LONGEST_TEXT), 1)
    for number, line in enumerate(_lines(text), 1):
        match = _HEADER.fullmatch(line.strip())
        if match and match[1].lower() == "game":
            return match[2].strip().lower()
        if line.strip() and not line.startswith(";"):
            raise BadRecord(message("record-no-game"), number)
    raise BadRecord(message("record-no-game"), 1)


def options_of(text: str) -> dict[str, str]:
    """What its header says it is played by, as far as that can be read; nothing else of the text is looked at."""
    for line in _lines(text[:LONGEST_TEXT]):
        match = _HEADER.fullmatch(line.strip())
        if match and match[1].lower() == "options":
            words = (word.partition("=") for word in match[2].partition(";")[0].split())
            return {name: value for name, sign, value in words if sign}
    return {}


def read_record(game: AnyGame, text: str) -> Record:
    """The record that a text holds. It is read, not yet played: `motu.core.match.replay` does that."""
    return finish(reading(game, text))


def reading(game: AnyGame, text: str, most: int | None = None) -> Parts[Record]:
    """The same in parts, a line each; BadRecord, too, if it has more steps than `most`."""
    if game_of(text) != game.NAME:
        raise BadRecord(message("record-other-game", game=game_of(text), wanted=game.NAME), 1)
    return _Reader(game, most).read(text)


class _Reader:
    """Goes through the lines of a record once."""

    def __init__(self, game: AnyGame, most: int | None) -> None:
        self.game = game
        self.most = most
        self.headers: dict[str, tuple[str, int]] = {}
        self.extra: list[tuple[str, str]] = []
        self.named: list[tuple[str, int]] = []
        self.steps: list[Step] = []
        self.places: list[tuple[int, int]] = []
        self.remark: list[str] = []
        self.turn: tuple[int, int] | None = None
        self.line = 0

    def read(self, text: str) -> Parts[Record]:
        for self.line, line in enumerate(_lines(text), 1):
            self._read_line(line)
            if self.most is not None and len(self.steps) > self.most:
                raise BadRecord(message("record-too-many-steps", limit=self.most), self.line)
            yield
        return self._record()

    def _read_line(self, line: str) -> None:
        before, mark, remark = line.partition(";")
        if not before.strip():
            if mark:
                self._remark(remark.strip())
            return
        turn = _TURN.match(before.strip())
        if turn is None and self.turn is None:
            self._header(line.strip())
            return
        start = 0
        if turn is not None:
            seat = self._seat(turn[2], self.line)
            self.turn = int(turn[1]), seat
            start = len(before) - len(before.lstrip()) + turn.end()
        first = len(self.steps)
        self._words(before[start:], start)
        if mark:
            if len(self.steps) == first:
                raise BadRecord(message("record-empty-turn"), self.line, 1)
            self._remark(remark.strip())

    def _seat(self, name: str, line: int) -> int:
        for seat, known in enumerate(self._seats):
            if name.lower() == known.lower():
                return seat
        raise BadRecord(message("record-no-seat", seat=name, seats=", ".join(self._seats)), line)

    @cached_property
    def _seats(self) -> tuple[str, ...]:
        """The seats of this game: asked for when all headers have been read."""
        try:
            options = self._options()
        except BadRecord:  # it is told in its turn
            return self.game.SEATS
        return seats_of(self.game, options)

    def _words(self, text: str, start: int) -> None:
        assert self.turn is not None
        try:
            words = self.game.read_words(text)
        except BadNotation as error:
            raise BadRecord(error.reason, self.line, start + error.column) from None
        for word in words:
            self.steps.append(Step(*self.turn, word.move, word.outcomes))
            self.places.append((self.line, start + word.column))

    def _remark(self, remark: str) -> None:
        remark = _one_line(remark)
        if not self.steps:
            self.remark.append(remark)
            return
        last = self.steps[-1]
        whole = f"{last.remark}\n{remark}" if last.remark else remark
        self.steps[-1] = Step(last.turn, last.seat, last.move, last.outcomes, whole)

    def _header(self, line: str) -> None:
        match = _HEADER.fullmatch(line)
        if match is None:
            raise BadRecord(message("record-bad-line"), self.line)
        name, value = match[1].lower(), match[2].strip()
        if name in self.headers:
            raise BadRecord(message("record-header-twice", header=match[1]), self.line)
        self.headers[name] = value, self.line
        if name not in _KNOWN and name not in [seat.lower() for seat in self.game.SEATS]:
            self.extra.append((match[1], _one_line(value)))
        elif name not in _KNOWN:
            self.named.append((match[1], self.line))

    def _value(self, name: str) -> str:
        return self.headers.get(name, ("", 1))[0]

    def _options(self) -> dict[str, str]:
        options = {}
        for word in self._value("options").split():
            name, sign, value = word.partition("=")
            if not sign or not name or not value:
                raise BadRecord(message("record-bad-option", word=word), self.headers["options"][1])
            options[name] = value
        return options

    def _record(self) -> Record:
        if "deal" not in self.headers:
            raise BadRecord(message("record-no-deal"), self.line)
        deal, line = self.headers["deal"]
        try:
            outcomes = self.game.read_deal(deal)
        except BadNotation as error:
            raise BadRecord(error.reason, line, error.column) from None
        options = self._options()
        for name, at in self.named:
            self._seat(name, at)
        return Record(
            game=self.game.NAME,
            options=options,
            players=tuple(_one_line(self._value(seat.lower())) for seat in self._seats),
            deal=outcomes,
            steps=tuple(self.steps),
            result=self._value("result") or RUNNING,
            commitment=self._value("commitment").lower(),
            seed=self._value("seed").lower(),
            remark="\n".join(self.remark),
            headers=tuple(self.extra),
            places=tuple(self.places),
            header_lines={name: line for name, (_, line) in self.headers.items()},
        )


_KNOWN = {"game", "options", "commitment", "seed", "result", "deal"}
