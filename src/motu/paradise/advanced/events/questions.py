"""What an event asks (11.2): one question after another, each of one seat; what has but one answer is not asked.

`State.queue` holds the questions as (seat, what, number). Everybody can see it: nothing hidden is in it. Where the
answers depend on what lies face down, a seat is asked even if it has no choice: else all would know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from motu.core.chance import Chance
from motu.paradise.moves import Move
from motu.paradise.state import EVENT, NEW_HOME, NEXT, NOWHERE, State
from motu.paradise.steps.decision import Decision


class Question(NamedTuple):
    """One kind of question: what a seat may answer, what the answer does, and whether all see that there is no choice.

    Each gets the number that stands behind the question. Without `plain` the number of answers tells: nothing hidden
    has to do with it.
    """

    moves: Callable[[State, int, int], list[Move]]
    answer: Callable[[State, int, int, Move, Chance], None]
    plain: Callable[[State, int, int], bool] | None = None


QUESTIONS: dict[str, Question] = {}
"""Every question by its name: the files of events enter theirs."""
GIFT = "gift"
"""The question where a piece appears that an event gives; its number is the kind (`gains`)."""
BACK = "back"
"""What stands last in the queue when an event was played in the middle of something: the stage to go back to."""


def put(s: State, seat: int, what: str, number: int = NOWHERE) -> None:
    """Ask this after all that is to be asked already."""
    s.queue.append((seat, what, number))


def put_first(s: State, seat: int, what: str, number: int = NOWHERE) -> None:
    """Ask this next."""
    s.queue.insert(0, (seat, what, number))


def ask(s: State, chance: Chance) -> None:
    """The next question that leaves a choice. When there is none, the event is over."""
    while s.queue:
        seat, what, number = s.queue[0]
        if what == BACK:
            s.queue = []
            close(s)
            s.stage, s.mover = number, seat
            return
        question = QUESTIONS[what]
        listed = question.moves(s, seat, number)
        plain = question.plain(s, seat, number) if question.plain else len(listed) < 2
        if not plain:
            s.stage, s.mover = EVENT, seat
            return
        s.queue.pop(0)
        if listed:
            question.answer(s, seat, number, listed[0], chance)
    close(s)
    s.drawer = -1
    if s.stage != NEW_HOME:
        s.stage = NEXT


def close(s: State) -> None:
    """The event goes to those that are done with; its marker, if it has one, stays."""
    s.event_pile |= 1 << s.event
    s.event = NOWHERE


def event_moves(s: State, seat: int) -> list[Move]:
    _, what, number = s.queue[0]
    return QUESTIONS[what].moves(s, seat, number)


def play_answer(s: State, seat: int, move: Move, chance: Chance) -> None:
    _, what, number = s.queue.pop(0)
    s.stage = NEXT
    QUESTIONS[what].answer(s, seat, number, move, chance)
    ask(s, chance)


ANSWERING = Decision("paradise-ask-event", event_moves, play_answer, ask)
