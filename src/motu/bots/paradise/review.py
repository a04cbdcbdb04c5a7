"""A game looked at afterwards, or while it runs: how everybody stood, what would have been better, and who was lucky.

From one seat's knowledge nothing enters but what that seat saw at each moment: its views, and the words as it saw them.
The others are then not judged. With everything open all are, each by what he could know himself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from motu.bots.paradise.islander import is_considered
from motu.bots.paradise.judgements import judged
from motu.bots.paradise.review_parts import Part as Moments
from motu.bots.paradise.review_parts import is_end, seen, split
from motu.bots.paradise.review_result import (
    Beginning,
    Chances,
    Decision,
    Judgement,
    Part,
    Review,
    less,
    tallies,
    turning_points,
)
from motu.bots.paradise.review_value import Eyes
from motu.core.chance import Chance, FreeChance
from motu.core.game import Word
from motu.core.match import Moment, replay
from motu.core.record import Record
from motu.paradise import game
from motu.paradise.notation import write_words
from motu.paradise.state import STEPS, State

Progress = Callable[[float], bool | None]
"""Is told how far a review has come, from 0 to 1; it may stop it with False, or by raising something of its own."""
Partial = Callable[[Review], None]
"""Is handed what there is already: first the curve alone, then all but the judgements."""


class Quality(NamedTuple):
    """How often a turn is played to its end: for what a table is worth inside a turn, to find the best plan, and (in so
    many worlds) to weigh it against the one played."""

    ends: int
    think: int
    weigh: int


QUALITIES = {"quick": Quality(2, 12, 4), "normal": Quality(4, 24, 6), "deep": Quality(12, 120, 40)}
"""A whole game of four with everything open takes `normal` 20 seconds of one core, a long one several times that."""


class Cancelled(Exception):
    """The review was not wanted any more."""


def review(
    record: Record,
    seat: int | None,
    quality: str,
    chance: Chance,
    progress: Progress | None = None,
    partial: Partial | None = None,
) -> Review:
    """What a record looks like to this seat, or (None) with everything open. BadRecord where it cannot be played.

    The amount of work is fixed: the same record, quality and chance give the same review.
    """
    moments = list(replay(game, record))
    reviewer = Reviewer(moments, seat, QUALITIES[quality], chance.below(1 << 62, "review"), progress)
    found = Review(seat, quality, record.players, record.result, reviewer.curve())
    if partial:
        partial(found)
    parts = reviewer.parts(found.curve)
    found = _with_parts(found, rested(found.curve, parts), parts)
    if partial:
        partial(found)
    return _with_parts(found, found.curve, reviewer.with_judgements(parts))


def _with_parts(found: Review, curve: tuple[Beginning, ...], parts: Sequence[Part]) -> Review:
    return replace(
        found,
        curve=curve,
        parts=tuple(parts),
        points=turning_points(parts, found.seat),
        tallies=tallies(curve, parts),
    )


class Reviewer:
    """Goes through the parts of a game twice: for what they changed, and for what would have been better."""

    def __init__(
        self, moments: list[Moment], seat: int | None, quality: Quality, seed: int, progress: Progress | None
    ) -> None:
        self.split = split(moments, seat)
        self.seat, self.quality, self.seed, self.progress = seat, quality, seed, progress
        self.eyes = Eyes(seat, quality.ends, seed)
        self.done, self.all = 0, 1 + len(self.split) + sum(map(self.is_judged, self.split))

    def tell(self) -> None:
        """One thing more is done."""
        self.done += 1
        if self.progress and self.progress((self.done - 1) / self.all) is False:
            raise Cancelled

    def is_judged(self, part: Moments) -> bool:
        """Whether this reviewer knows what its player knew, and there was a choice."""
        first = part[0]
        seat = first.step.seat
        return (
            self.seat in (None, seat)
            and seat in game.movers(first.before)
            and is_end(part[-1], self.seat)
            and any(_is_choice(moment) for moment in part)
        )

    # --- Who stands how well -----------------------------------------------------------------------------------------

    def curve(self) -> tuple[Beginning, ...]:
        """The beginning of every turn, and how the game ended or stands."""
        self.tell()
        turns = {part[0].before.turn: part[0].before for part in reversed(self.split)}
        tables = [turns[number] for number in sorted(turns)]
        if self.split:
            tables.append(self.split[-1][-1].after)
        return tuple(self._beginning(s, s.turn == 0 or (s is tables[-1] and s.turn in turns)) for s in tables)

    def _beginning(self, s: State, inside: bool) -> Beginning:
        """What a table is worth; a turn that has not ended, and the setting up, are played on."""
        chances = self.eyes.within(s, s.turn) if inside else self.eyes.beginning(s)
        return Beginning(s.turn, chances, tuple(0.0 for _ in chances))

    def parts(self, curve: Sequence[Beginning]) -> list[Part]:
        """All parts, and what luck and decisions changed in them; nothing is judged yet."""
        begins = {begin.number: begin.chances for begin in curve[:-1]}
        found: list[Part] = []
        for moments in self.split:
            self.tell()
            first, last = moments[0].before, moments[-1].after
            goes_on = found and found[-1].number == first.turn
            before = found[-1].after if goes_on else self.eyes.within(first, first.turn)
            if moments is self.split[-1]:
                after = curve[-1].chances
            else:
                after = begins[last.turn] if last.turn > first.turn else self.eyes.within(last, first.turn)
            found.append(self._part(moments, before, after))
        return found

    def _part(self, moments: Moments, before: Chances, after: Chances) -> Part:
        first = moments[0]
        words = [seen(moment, self.seat) for moment in moments]
        return Part(
            number=first.before.turn,
            step=STEPS[first.before.step],
            seat=first.step.seat,
            player=first.before.player if first.before.player >= 0 else first.step.seat,
            words=write_words(words),
            decisions=tuple(self._decision(moment, word) for moment, word in zip(moments, words, strict=True)),
            before=before,
            after=after,
            luck=self.eyes.luck(moments[-1], after, before),
            judgement=None,
        )

    def _decision(self, moment: Moment, word: Word) -> Decision:
        """As it was seen: as data only where its words tell all of it."""
        text = write_words([word])
        if "?" in word.move:
            return Decision(text, None)
        # A piece that is put down was taken in secret; the odds of a search are those of whoever searches.
        own = self.seat is None or moment.move.kind == "search"
        eyes = moment.step.seat if own else self.seat
        return Decision(text, game.show_move(game.view(moment.before, eyes), moment.move))

    # --- What would have been better ----------------------------------------------------------------------------------

    def with_judgements(self, parts: Sequence[Part]) -> list[Part]:
        """The same with judgements."""
        found = []
        for number, (moments, part) in enumerate(zip(self.split, parts, strict=True)):
            judgement: Judgement | None = None
            if self.is_judged(moments):
                self.tell()
                first = moments[0]
                view, moves = game.view(first.before, first.step.seat), [moment.move for moment in moments]
                judgement = judged(view, moves, self.quality.think, self.quality.weigh, FreeChance(self.seed + number))
            found.append(replace(part, judgement=judgement))
        if self.progress:
            self.progress(1.0)
        return found


def _is_choice(moment: Moment) -> bool:
    """Whether more than one thing could be done that anybody would think of."""
    listed = game.moves(moment.before, moment.step.seat)
    return sum(is_considered(moment.before.stage, move) for move in listed) > 1


def rested(curve: Sequence[Beginning], parts: Sequence[Part]) -> tuple[Beginning, ...]:
    """The curve with what lies between the value of each table as a turn begins and that of playing the turn on."""
    first = {part.number: part.before for part in reversed(parts)}
    last = curve[-1:]
    return (
        *(replace(begin, rest=less(first[begin.number], begin.chances)) for begin in curve[:-1]),
        *last,
    )
