"""A game being played: its record so far, and the state that it leads to. The state is only a cache of the record."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, Literal, NamedTuple

from motu.core.chance import Chance, RecordingChance, ScriptedChance, ScriptEnded, SealedChance
from motu.core.errors import BadNotation, BadOption, BadRecord, IllegalMove, Message, MotuError, message
from motu.core.extras import begins_part, is_planned, reveals
from motu.core.extras import step as step_of
from motu.core.game import AnyGame, Word
from motu.core.parts import Parts, finish
from motu.core.record import RUNNING, Record, Step
from motu.core.snapshots import Snapshots, unpack
from motu.core.versions import read_recorded, write_recorded


class Moment(NamedTuple):
    """One step of a game: the state before it, the step, its move, and the state after it."""

    before: Any
    step: Step
    move: Any
    after: Any


class Begun(NamedTuple):
    """Where a record is played on from: the position after so many steps of a game, and its options. The steps of the
    record are those behind it."""

    state: Any
    options: Any
    steps: int = 0


class Excerpt(NamedTuple):
    """Some steps of a game: a record of these alone, and the packed position before them, or None: that is the deal."""

    record: Record
    options: Any
    steps: int = 0
    packed: bytes | None = None

    @property
    def begun(self) -> Begun | None:
        """Where its record is played on from; None: from the deal."""
        return None if self.packed is None else Begun(unpack(self.packed), self.options, self.steps)


class Shown(NamedTuple):
    """Whether a step showed something that was hidden, to its player or to all: then it cannot be taken back."""

    to_player: bool
    to_all: bool


SlipTo = Literal["move", "part", "step"]
MOVE: SlipTo = "move"
PART: SlipTo = "part"
STEP: SlipTo = "step"
"""How far a slip is taken back: one decision, all of something that was begun (`begins_part`), or all of a step."""


class Place(NamedTuple):
    """Where a step stands: who decided then, whether it begins a part or is an item of a plan, and the step of the turn
    that it belongs to."""

    movers: tuple[int, ...]
    begins_part: bool
    is_planned: bool
    step: Any


class NotAll(MotuError):
    """One of several moves cannot be played, or not with the others behind it: its number, from 0, and why."""

    def __init__(self, number: int, reason: Message) -> None:
        super().__init__(reason)
        self.number = number


class Match:
    """A game from the deal on. `play` and `undo` change the record; the state follows.

    floor   so many steps cannot be taken back: they were played elsewhere
    """

    floor = 0

    def __init__(self, game: AnyGame, options: Any, players: tuple[str, ...], chance: Chance) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.chance = chance
        self.steps: list[Step] = []
        self._shown: list[Shown] = []
        self._places: list[Place] = []
        self._snapshots = Snapshots()
        recording = RecordingChance(chance, game.outcome_name)
        self.state = game.deal(options, recording)
        self.deal = tuple(recording.outcomes)

    def play(self, seat: int, move: Any) -> Moment:
        """Play a move and write it down; IllegalMove changes nothing."""
        moment = self.draft(seat, move)
        self.adopt(moment)
        return moment

    def draft(self, seat: int, move: Any, chance: Chance | None = None) -> Moment:
        """What a move leads to, with the cards that will come if it is adopted; nothing is changed. IllegalMove."""
        after = self.game.copy(self.state)
        recording = RecordingChance(chance or self.chance, self.game.outcome_name)
        asked = self.chance.asked if isinstance(self.chance, SealedChance) else 0
        try:
            self.game.play(after, seat, move, recording)
        finally:
            if isinstance(self.chance, SealedChance):
                self.chance.asked = asked
        step = Step(self.game.turn(self.state), seat, self.game.write(move), tuple(recording.outcomes))
        return Moment(self.state, step, move, after)

    def draft_all(self, seat: int, moves: Sequence[Any]) -> list[Moment]:
        """What several moves of a seat lead to, one after another; nothing is changed.

        NotAll, if one is not allowed, or if one before the last shows something, or ends the seat's decisions: who
        chose what comes behind it did not know that.
        """
        twin, moments = self.copy(), list[Moment]()
        for number, move in enumerate(moves):
            try:
                moment = twin.draft(seat, move)
            except IllegalMove as error:
                raise NotAll(number, error.reason) from None
            twin.adopt(moment)
            moments.append(moment)
            if number < len(moves) - 1:
                if any(twin._shown[-1]):
                    raise NotAll(number, message("moves-reveal"))
                if self.when(moment.before) != self.when(moment.after):
                    raise NotAll(number, message("moves-turn-ends"))
        return moments

    def when(self, state: Any) -> tuple[int, tuple[int, ...]]:
        """The turn and who decides: while these stay the same, a seat may choose several moves at once."""
        return self.game.turn(state), tuple(self.game.movers(state))

    def would_show(self, moment: Moment) -> bool:
        """Whether what was drafted would bring something to light."""
        return any(_shown(self.game, moment))

    def adopt(self, moment: Moment) -> None:
        """Go on to what was drafted, and write it down."""
        if isinstance(self.chance, SealedChance):
            self.chance.asked += len(moment.step.outcomes)
        self.state = moment.after
        self.steps.append(moment.step)
        self._shown.append(_shown(self.game, moment))
        self._places.append(_place(self.game, moment))
        self._snapshots.note(self.game, len(self.steps), self.state)

    def copy(self) -> Match:
        """The same match again: what is played in one is not played in the other."""
        twin = copy(self)  # they may share the state, which is never changed but replaced
        twin.steps, twin._shown, twin._places = self.steps.copy(), self._shown.copy(), self._places.copy()
        twin._snapshots = self._snapshots.copy()
        twin.chance = copy(self.chance)
        return twin

    def may_undo(self, seat: int) -> bool:
        """Whether the last step was this seat's, and neither chance nor another player has shown anything since."""
        return len(self.steps) > self.floor and self.steps[-1].seat == seat and not any(self._shown[-1])

    def slip(self, seat: int) -> int | None:
        """The number of this seat's last step, if that can be taken back alone; None if it cannot."""
        return next(self._slips(seat), None)

    def slips(self, seat: int) -> dict[SlipTo, list[int]]:
        """What this seat can take back without asking, and the steps of each, the last first: see MOVE, PART, STEP."""
        found: list[int] = []
        part: list[int] = []
        for number in self._slips(seat):
            if found and self._places[number].step != self._places[found[0]].step:
                break
            found.append(number)
            if not part and self._places[number].begins_part:
                part = found.copy()
        return {to: steps for to, steps in ((MOVE, found[:1]), (PART, part), (STEP, found)) if steps}

    def _slips(self, seat: int) -> Iterator[int]:
        """The steps of this seat that can be taken back alone, one after another, the last first.

        One may be the last of all, or only those may have decided since who decide at the same time: the last of them
        shows what all have decided (`reveals`), so what came between has nothing to do with it. What one of them drew
        is that seat's secret, and no reason why another should not change its mind.
        """
        since = {seat}
        for number in range(len(self.steps) - 1, self.floor - 1, -1):
            shown = self._shown[number]
            if self.steps[number].seat == seat:
                if any(shown) or not since.issubset(self._places[number].movers):
                    return
                yield number
            elif shown.to_all:
                return
            else:
                since.add(self.steps[number].seat)

    def planned(self, seat: int) -> list[int]:
        """The items of this seat's plan that can be struck out, the last first: what showed nothing to anybody.

        What came later may have shown something to the seat alone: it could have chosen that first.
        """
        found: list[int] = []
        for number in range(len(self.steps) - 1, self.floor - 1, -1):
            place, shown = self._places[number], self._shown[number]
            if shown.to_all or seat not in place.movers:
                break
            if self.steps[number].seat == seat:
                if not place.is_planned or (found and place.step != self._places[found[0]].step):
                    break
                if not shown.to_player:
                    found.append(number)
        return found

    def stands_without(self, number: int) -> bool:
        """Whether all that was decided after a step could be decided without it."""
        twin = self.copy()
        try:
            twin.take_back([number])
        except BadRecord:
            return False
        return True

    def undo(self, number: int = -1) -> Step:
        """Take the last step back, or one that `slip` names."""
        taken = self.steps[number]
        self.take_back([number % len(self.steps)])
        return taken

    def take_back(self, numbers: Collection[int]) -> None:
        """Take the last steps back, or those that `slips` names.

        Chance goes back as well: what is drawn next was drawn before.
        """
        for number in sorted(numbers, reverse=True):
            taken = self.steps.pop(number)
            del self._shown[number], self._places[number]
            if isinstance(self.chance, SealedChance):
                self.chance.asked -= len(taken.outcomes)
        self._snapshots.cut(min(numbers, default=len(self.steps)))
        left = self.excerpt(len(self.steps), len(self.steps))
        self.state = position(self.game, left.record, begun=left.begun)

    def excerpt(self, first: int, last: int) -> Excerpt:
        """The steps behind the first so many, up to the last, and those before them back to a snapshot: whoever wants
        to see these few need not play the whole game. The seed stays secret, and the result open."""
        start, packed = self._snapshots.nearest(first)
        record = replace(self.record(finished=False), steps=tuple(self.steps[start:last]), result=RUNNING)
        return Excerpt(record, self.options, start, packed)

    def record(self, finished: bool | None = None) -> Record:
        """Everything, as a record. With `finished` False the seed stays secret; by default it is told at the end."""
        over = not self.game.movers(self.state) if finished is None else finished
        sealed = self.chance if isinstance(self.chance, SealedChance) else None
        return Record(
            game=self.game.NAME,
            options=write_recorded(self.game, self.options),
            players=self.players,
            deal=self.deal,
            steps=tuple(self.steps),
            result=self.game.write_result(self.state),
            commitment=sealed.commitment if sealed else "",
            seed=sealed.seed.hex() if sealed and over else "",
        )


def resume(game: AnyGame, record: Record, chance: Chance) -> Match:
    """Go on with a game where its record ends."""
    return finish(resuming(game, record, chance))


def resuming(game: AnyGame, record: Record, chance: Chance) -> Parts[Match]:
    """The same in parts, a step each."""
    match = Match.__new__(Match)
    match.state, match.options = _start(game, record)
    match._shown, match._places, match._snapshots = [], [], Snapshots()
    for number, moment in enumerate(replay(game, record), 1):
        match.state = moment.after
        match._shown.append(_shown(game, moment))
        match._places.append(_place(game, moment))
        match._snapshots.note(game, number, moment.after)
        yield
    match.game, match.players = game, record.players
    match.deal, match.steps, match.chance = record.deal, list(record.steps), chance
    if isinstance(chance, SealedChance):
        chance.asked = len(record.deal) + sum(len(step.outcomes) for step in record.steps)
    return match


def _shown(game: AnyGame, moment: Moment) -> Shown:
    """What a step showed. Where those who look on are not even told that chance was asked, its player alone has seen
    something."""
    before, step, move, after = moment
    opened = reveals(game, before, step.seat, move, after)
    drew = bool(step.outcomes)
    public = drew and bool(game.seen_move(before, step.seat, move, step.outcomes, None).outcomes)
    return Shown(drew, opened or public)


def _place(game: AnyGame, moment: Moment) -> Place:
    before, step, move, _ = moment
    seat = step.seat
    return Place(
        tuple(game.movers(before)),
        begins_part(game, before, seat, move),
        is_planned(game, before, seat, move),
        step_of(game, before),
    )


def _start(game: AnyGame, record: Record) -> tuple[Any, Any]:
    """The state after the deal, and the options."""
    try:
        options = read_recorded(game, record.options)
    except BadOption as error:
        raise BadRecord(error.reason, record.line_of("options")) from None
    script = ScriptedChance(record.deal, game.outcome_index)
    try:
        state = game.deal(options, script)
    except ScriptEnded:
        raise BadRecord(message("record-bad-deal", game=game.NAME), record.line_of("deal")) from None
    if not script.used_up:
        raise BadRecord(message("record-bad-deal", game=game.NAME), record.line_of("deal"))
    return state, options


def replay(game: AnyGame, record: Record, begun: Begun | None = None) -> Iterator[Moment]:
    """Play a record step by step; BadRecord with line and column where it cannot be played."""
    return _played(game, record, game.copy, begun)


def run(game: AnyGame, record: Record) -> Iterator[Moment]:
    """The same for those who only pass by: the states of a step change with the next one."""
    return _played(game, record, lambda state: state)


def _played(game: AnyGame, record: Record, copy: Callable[[Any], Any], begun: Begun | None = None) -> Iterator[Moment]:
    """The same; who needs only the last state need not have every one of them copied."""
    state, options = _start(game, record) if begun is None else begun[:2]
    seats = game.seats(options)
    for number, step in enumerate(record.steps):
        line, column = record.place(number)
        movers = game.movers(state)
        if not movers:
            raise BadRecord(message("record-after-end"), line, column)
        try:
            move = game.read(step.move)
        except BadNotation as error:
            raise BadRecord(error.reason, line, column) from None
        may = step.seat in movers or move in game.moves(state, step.seat)
        if game.turn(state) != step.turn or not may:
            names = ", ".join(seats[seat] for seat in movers)
            raise BadRecord(message("record-wrong-turn", turn=game.turn(state), seat=names), line, column)
        before = copy(state)
        script = ScriptedChance(step.outcomes, game.outcome_index)
        try:
            game.play(state, step.seat, move, script)
        except IllegalMove as error:
            raise BadRecord(error.reason, line, column) from None
        except ScriptEnded as error:
            raise BadRecord(error.reason, line, column) from None
        if not script.used_up:
            unused = step.outcomes[script.asked]
            raise BadRecord(message("record-too-much-came", answer=unused), line, column)
        yield Moment(before, step, move, copy(state))
    result = game.write_result(state)
    if result == RUNNING:
        if record.result != RUNNING and not _ended_early(seats, record.result):
            raise BadRecord(message("record-not-over", result=record.result), record.line_of("result"))
    elif record.result not in (RUNNING, result):
        reason = message("record-wrong-result", result=record.result, real=result)
        raise BadRecord(reason, record.line_of("result"))


AGREED = "Draw agreed"


def resigned(seat: str) -> str:
    """The result of a game that a player gave up."""
    return f"{seat} resigned"


def out_of_time(seat: str) -> str:
    """The result of a game in which a player's time ran out."""
    return f"{seat} out of time"


def _ended_early(seats: tuple[str, ...], result: str) -> bool:
    """Whether the result says that the game did not end by its rules."""
    return result == AGREED or result in [ended(seat) for seat in seats for ended in (resigned, out_of_time)]


def position(game: AnyGame, record: Record, steps: int | None = None, begun: Begun | None = None) -> Any:
    """The state after so many steps of a record; by default after all of them."""
    if steps is not None:
        record = replace(record, steps=record.steps[:steps], result=RUNNING)
    state = _start(game, record)[0] if begun is None else begun.state
    for moment in _played(game, record, lambda state: state, begun):
        state = moment.after
    return state


def seen_record(game: AnyGame, record: Record, viewer: int | None) -> Record:
    """The record as a viewer of the running game may have it: "?" for what was hidden from him, and no seed.

    Remarks are left out: they may tell anything.
    """
    options = read_recorded(game, record.options)
    steps = []
    for moment in replay(game, record):
        word: Word = game.seen_move(moment.before, moment.step.seat, moment.move, moment.step.outcomes, viewer)
        steps.append(Step(moment.step.turn, moment.step.seat, word.move, word.outcomes))
    return Record(
        game=record.game,
        options=record.options,
        players=record.players,
        deal=game.seen_deal(options, record.deal, viewer),
        steps=tuple(steps),
        result=record.result,
        commitment=record.commitment,
        headers=record.headers,
    )


class Verdict(NamedTuple):
    """What a check of a finished game found: `wrong` is None when all is as the seed says, else what and where.

    since   so many steps were played elsewhere and could not be checked, and neither could the deal; None: all were
    """

    answers: int
    wrong: Message | None = None
    line: int = 1
    column: int = 1
    since: int | None = None


BRANCH = "Branch"
"""The header of a game that began in the middle of another: how many steps are that one's."""


def branched(record: Record) -> int | None:
    """How many steps of this record were played elsewhere; None where it began with its own deal."""
    value = dict(record.headers).get(BRANCH, "")
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 7 else None


def verify(game: AnyGame, record: Record) -> Verdict:
    """Check a finished game: the seed against its published hash, and every draw against the seed."""
    _, options = _start(game, record)
    if not record.seed or not record.commitment:
        return Verdict(0, message("verify-no-seed"), record.line_of("result"))
    try:
        chance = SealedChance(bytes.fromhex(record.seed))
    except ValueError:
        return Verdict(0, message("verify-bad-seed"), record.line_of("seed"))
    if chance.commitment != record.commitment:
        return Verdict(0, message("verify-wrong-commitment"), record.line_of("commitment"))
    begun = branched(record)
    recording = RecordingChance(chance, game.outcome_name)
    game.deal(options, recording)
    if begun is None and tuple(recording.outcomes) != record.deal:
        return Verdict(
            0, message("verify-wrong-deal", real=game.write_deal(recording.outcomes)), record.line_of("deal")
        )
    unchecked = 0 if begun is None else chance.asked
    for number, moment in enumerate(replay(game, record)):
        if begun is not None and number < begun:
            chance.asked += len(moment.step.outcomes)
            unchecked = chance.asked
            continue
        recording = RecordingChance(chance, game.outcome_name)
        game.play(moment.before, moment.step.seat, moment.move, recording)
        if tuple(recording.outcomes) != moment.step.outcomes:
            line, column = record.place(number)
            real, said = " ".join(recording.outcomes), " ".join(moment.step.outcomes)
            wrong = message("verify-wrong-draw", real=real, said=said)
            return Verdict(chance.asked - unchecked, wrong, line, column, begun)
    return Verdict(chance.asked - unchecked, since=begun)
