"""What a table is worth in the middle of a turn, and what chance made of it: as a reviewer can tell.

A reviewer sees everything, or what one seat saw: then tables are imagined from its view. All play on by the tuned
script. Where little can happen before the turn is over one such end is as good as many; where dice are rolled it takes
more of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from motu.bots.paradise.courses import imagined
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.value import chances
from motu.bots.paradise.playout import play_on, until_turn
from motu.bots.paradise.review_parts import in_battle, seen
from motu.bots.paradise.review_result import Chances, Luck, less
from motu.bots.paradise.scripts import tuned_for
from motu.bots.paradise.trials import mean
from motu.core.chance import Chance, FreeChance
from motu.core.match import Moment
from motu.paradise import game
from motu.paradise.advanced.events.deck import event_slugs
from motu.paradise.state import BUILD, BUILDING, EXPLORATION, OVER, State
from motu.paradise.steps.decision import MARKERS

TABLES = 48
"""So many tables are imagined for a seat's chance as a turn begins."""
CALM = 2
"""So many ends of a turn are enough once all have moved."""

Until = Callable[[State], bool]


class Eyes:
    """A reviewer: with everything open (`seat` None), or with what one seat knows.

    ends    so many times a turn is played to its end for what a table is worth in its middle
    """

    def __init__(self, seat: int | None, ends: int, seed: int) -> None:
        self.seat, self.ends, self.seed = seat, ends, seed

    def tables(self, s: State, number: int) -> Iterator[State]:
        """The table itself, or so many that fit what the seat knows."""
        if self.seat is None:
            for _ in range(number):
                yield s.copy()
        else:
            view = game.view(s, self.seat)
            for place in range(number):
                yield imagined(view, FreeChance(self.seed + place))

    def beginning(self, s: State) -> Chances:
        """What a table is worth as a turn begins, or when the game is over."""
        number = 1 if self.seat is None or s.stage == OVER else TABLES
        return tuple(mean([chances(table) for table in self.tables(s, number)]))

    def within(self, s: State, turn: int) -> Chances:
        """What it is worth in the middle of this turn."""
        if s.turn > turn or s.stage == OVER:
            return self.beginning(s)
        number = min(self.ends, CALM) if s.step >= BUILDING else self.ends
        return tuple(self._ends(s, None, number, until_turn(turn + 1)))

    def luck(self, moment: Moment, after: Chances, before: Chances) -> tuple[Luck, ...]:
        """What chance changed by what it answered to a decision, by its kinds; nothing where it was not asked.

        Until a battle is decided everything counts as luck: who rolls the dice has chosen to.
        """
        answers = seen(moment, self.seat).outcomes
        if in_battle(moment.before):
            return (Luck("dice", less(after, before)),)
        if not answers:
            return ()
        s, turn = moment.before, moment.before.turn
        kinds = kinds_of(moment, answers)
        number = 2 * self.ends
        if s.step != EXPLORATION:
            expected = self._ends(s, moment, number, until_turn(turn + 1))
            return (Luck(kinds[0], less(after, tuple(expected))),) if expected else ()
        step = game.step(s)

        def until(s: State) -> bool:
            return game.step(s) != step

        stages = [self._ends(s, moment, number, until, answers[:known]) for known in range(len(kinds))]
        stages.append(self._ends(moment.after, None, number, until))
        if not all(stages):
            return ()
        return tuple(
            Luck(kind, less(tuple(then), tuple(now)))
            for kind, now, then in zip(kinds, stages, stages[1:], strict=False)
        )

    def _ends(
        self, s: State, moment: Moment | None, number: int, until: Until, answers: tuple[str, ...] = ()
    ) -> list[float]:
        """The mean of what becomes of a table until then, once this decision has been made, to which chance gives first
        these answers and then any; nothing where nobody can tell."""
        found = []
        for place, table in enumerate(self.tables(s, number)):
            chance = FreeChance(self.seed + place)
            if moment is not None:
                move = game.read(moment.step.move)
                if move not in game.moves(table, moment.step.seat):
                    continue
                game.play(table, moment.step.seat, move, Continued(answers, chance))
            numbers = tuned_for(table.options)
            play_on(table, {seat: IslanderBot(numbers) for seat in range(table.count)}, chance, until)
            found.append(chances(table))
        return mean(found) if found else []


class Continued:
    """Chance that gives these answers first, and then goes on by itself."""

    def __init__(self, answers: Sequence[str], then: Chance) -> None:
        self._left = list(answers)
        self._then = then

    def below(self, n: int, of: Any) -> int:
        if not self._left:
            return self._then.below(n, of)
        number = game.outcome_index(of, self._left.pop(0))
        return number if 0 <= number < n else self._then.below(n, of)


def kinds_of(moment: Moment, answers: Sequence[str]) -> tuple[str, ...]:
    """The kinds of chance that answered, each as often as its part can be told apart: a marker, then a tile."""
    first = answers[0]
    if first in MARKERS:
        return ("knots", "tiles") if len(answers) > 1 and "?" not in answers else ("knots",)
    if first.startswith("chit:") or moment.before.options.alone:
        return ("dice",) if len(first) == 1 else ("chits",)
    if len(first) == 1:
        return ("dice",)
    bought = moment.before.stage == BUILD and moment.move.kind == "build"
    events = first in event_slugs(moment.before.box) and not bought
    return ("events",) if events else ("cards",)
