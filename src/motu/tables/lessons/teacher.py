"""A lesson being taken. Nothing is stored: the learner's moves so far say how far they have come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any

import msgspec

from motu.core.chance import SEED_BYTES, ScriptedChance, ScriptEnded, SealedChance
from motu.core.errors import IllegalMove, MotuError, message
from motu.core.game import AnyGame
from motu.core.match import position
from motu.core.record import read_record
from motu.core.versions import read_recorded
from motu.games import game_named
from motu.tables.lessons.lesson_files import Part, Pattern, Step, game_of, lessons_of
from motu.tables.replay import Frame
from motu.tables.table_view import GameMove, GameView, MessageView, message_view

LessonMove = Annotated[Mapping[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/LessonMove"})]
"""A move as its game shows it, and in `good` whether it is what the step is about."""


TOO_EARLY = "learn-ends-turn"
"""Said of a move that would end the turn before what is wanted is done."""


class NoLesson(MotuError):
    """There is no lesson of this name."""


class LessonState(msgspec.Struct, frozen=True):
    """Where a learner stands.

    step, steps     how many steps are done, and how many there are
    played          the moves that counted
    say, hint       what the learner is told now, and what helps
    refused         why the last move did not count
    moves           what the learner may do
    frames          what the last move led to: the move, the replies, a new position (with no seat and no move)
    options         what is played by
    """

    lesson: str
    step: int
    steps: int
    done: bool
    played: list[str]
    say: MessageView
    shown: GameView
    moves: list[LessonMove]
    frames: list[Frame]
    options: dict[str, str]
    seat: int
    hint: MessageView | None = None
    refused: MessageView | None = None


def take(lesson: str, played: Sequence[str]) -> LessonState:
    """Where somebody stands who has played these moves. A move that cannot be is refused with the rule's own reason."""
    name = game_of(lesson)
    if name is None:
        raise NoLesson(message("web-no-such-thing"))
    learner = _Learner(game_named(name), lesson)
    for text in played:
        if learner.is_done or not learner.play(text):
            break
    return learner.taught()


@cache
def _start(name: str, lesson: str, part: int) -> tuple[Any, Any, int]:
    """The options and the state that a part begins with, and how many decisions led there. Copy the state."""
    game = game_named(name)
    record = read_record(game, lessons_of(name)[lesson].parts[part].record)
    return read_recorded(game, record.options), position(game, record), len(record.steps)


def fits(pattern: Pattern, shown: GameMove) -> bool:
    """Whether a move, as `show_move` shows it, is one of those meant."""
    if isinstance(pattern, str):
        return bool(shown["move"] == pattern)
    return all(_holds(shown.get(name), value) for name, value in pattern.items())


def _holds(shown: Any, value: str | bool) -> bool:
    if isinstance(shown, str) and isinstance(value, str):
        return set(value) <= set(shown) if value.isupper() else shown == value
    return bool(shown == value)


class _Learner:
    """Goes through a lesson once."""

    def __init__(self, game: AnyGame, lesson: str) -> None:
        self.game, self.id = game, lesson
        self.lesson = lessons_of(game.NAME)[lesson]
        self.played: list[str] = []
        self.refused: MessageView | None = None
        self.frames: list[Frame] = []
        self.part = self.at = 0
        self._set_up()

    def _set_up(self) -> None:
        self.options, state, self.decisions = _start(self.game.NAME, self.id, self.part)
        self.seat = [seat.lower() for seat in self.game.seats(self.options)].index(self.lesson.seat.lower())
        self.state = self.game.copy(state)
        self.frames.append(self._frame(None, "", self.game.turn(self.state), []))

    @property
    def is_done(self) -> bool:
        return self.part == len(self.lesson.parts)

    @property
    def steps(self) -> list[Step]:
        return self.lesson.parts[self.part].steps

    def play(self, text: str) -> bool:
        """Play a move if it is what is wanted now; else it is refused."""
        game, step, move = self.game, self.steps[self.at], self.game.read(text)
        reason = game.why_not(self.state, self.seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        shown = game.show_move(game.view(self.state, self.seat), move)
        ends = _any_fits(step.until or step.accepts, shown)
        if not ends and not (_any_fits(step.accepts, shown) and self._leaves_a_way(step, move)):
            self.refused = self._why_not(step, move)
            return False
        self.frames = []
        self._do(self.seat, move, step.outcomes)
        self.played.append(game.write(move))
        if ends:
            self._go_on(step)
        return True

    def _why_not(self, step: Step, move: Any) -> MessageView:
        """Why another move is not what is wanted now; of one that would end the turn too early, this before all."""
        game, no = self.game, MessageView(step.no, {})
        view = game.view(self.state, self.seat)
        wanted = [
            each for each in game.moves(self.state, self.seat) if _any_fits(step.accepts, game.show_move(view, each))
        ]
        is_early = self._ends_turn(move) and not any(self._ends_turn(each) for each in wanted)
        return MessageView(TOO_EARLY, {"no": no}) if is_early else no

    def _ends_turn(self, move: Any) -> bool:
        after = self.game.copy(self.state)
        self.game.play(after, self.seat, move, SealedChance(bytes(SEED_BYTES)))  # whatever chance would say
        return self.game.turn(after) != self.game.turn(self.state) or self.seat not in self.game.movers(after)

    def _leaves_a_way(self, step: Step, move: Any) -> bool:
        """Whether the step can still be finished in this turn after this move."""
        state = self.game.copy(self.state)
        try:
            self.game.play(state, self.seat, move, ScriptedChance([]))
        except ScriptEnded:
            return False
        return self._is_in_reach(step, state, self.game.turn(state), set())

    def _is_in_reach(self, step: Step, state: Any, turn: int, seen: set[bytes]) -> bool:
        game, seat = self.game, self.seat
        view = game.view(state, seat)
        mark = msgspec.json.encode(game.show(view))
        if mark in seen or seat not in game.movers(state) or game.turn(state) != turn:
            return False
        seen.add(mark)
        choices = [(move, game.show_move(view, move)) for move in game.moves(state, seat)]
        if any(_any_fits(step.until, shown) for _, shown in choices):
            return True
        for move, shown in choices:
            after = game.copy(state)
            try:
                if _any_fits(step.accepts, shown):
                    game.play(after, seat, move, ScriptedChance([]))
                    if self._is_in_reach(step, after, turn, seen):
                        return True
            except ScriptEnded:
                continue
        return False

    def _go_on(self, step: Step) -> None:
        """The other side's reply, then the next step, perhaps in a new position."""
        for word in self.game.read_words(step.reply):
            movers = self.game.movers(self.state)
            others = [mover for mover in movers if mover != self.seat]
            self._do((others or movers)[0], self.game.read(word.move), list(word.outcomes))
        self.at += 1
        if self.at == len(self.steps):
            self.part, self.at = self.part + 1, 0
            if not self.is_done:
                self._set_up()

    def _do(self, seat: int, move: Any, outcomes: list[str]) -> None:
        game, before = self.game, self.state
        after = game.copy(before)
        game.play(after, seat, move, ScriptedChance(outcomes, game.outcome_index))
        self.state = after
        self.decisions += 1
        told = [message_view(each) for each in game.tell(before, move, after, self.seat)]
        seen = game.seen_move(before, seat, move, (), self.seat).move
        self.frames.append(self._frame(seat, seen, game.turn(before), told))

    def _frame(self, seat: int | None, move: str, turn: int, told: list[MessageView]) -> Frame:
        return Frame(self.decisions, seat, move, turn, told, self._shown())

    def _shown(self) -> GameView:
        return self.game.show(self.game.view(self.state, self.seat))

    def taught(self) -> LessonState:
        parts, game = self.lesson.parts, self.game
        view = game.view(self.state, self.seat)
        moves: list[LessonMove] = []
        step = None if self.is_done else self.steps[self.at]
        if step is not None:
            shown = [game.show_move(view, move) for move in game.moves(self.state, self.seat)]
            moves = [{**each, "good": _any_fits(step.accepts, each)} for each in shown]
        return LessonState(
            lesson=self.id,
            step=_steps(parts[: self.part]) + self.at,
            steps=_steps(parts),
            done=step is None,
            played=self.played,
            say=MessageView(step.say if step else self.lesson.done, {}),
            shown=self._shown(),
            moves=moves,
            frames=self.frames,
            options=game.write_options(self.options),
            seat=self.seat,
            hint=MessageView(step.hint, {}) if step else None,
            refused=self.refused,
        )


def _steps(parts: Sequence[Part]) -> int:
    return sum(len(part.steps) for part in parts)


def _any_fits(patterns: list[Pattern], shown: GameMove) -> bool:
    return any(fits(pattern, shown) for pattern in patterns)
