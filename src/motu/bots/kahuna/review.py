"""A game looked at afterwards, or while it runs: who stood how well when, and what would have been better.

From one seat's knowledge nothing enters but what that seat saw at each moment: its views, and the words as it saw them.
The other's turns are then not judged. With all cards open both are, each by what he could know himself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from motu.bots.kahuna import jit
from motu.bots.kahuna.advise import shown, written
from motu.bots.kahuna.evaluator import AHEAD, Evaluator
from motu.bots.kahuna.learned.features import result
from motu.bots.kahuna.learned.net import shipped
from motu.bots.kahuna.learned.turn_search import TurnSearch
from motu.bots.kahuna.review_result import Decision, Judgement, Review, Turn, turning_points
from motu.bots.kahuna.turn_reasons import turn_reasons
from motu.core.chance import Chance
from motu.core.match import Moment, replay
from motu.core.record import Record
from motu.kahuna import game
from motu.kahuna.moves import MOVES
from motu.kahuna.show import show_decision
from motu.kahuna.state import OVER, TURN, Position

Progress = Callable[[float], bool | None]
"""Is told how far a review has come, from 0 to 1; it may stop it with False, or by raising something of its own."""


class Quality(NamedTuple):
    """How many worlds are imagined to find the best turn, to weigh it against the one played, and for a position."""

    think: int
    turns: int
    position: int


QUALITIES = {"quick": Quality(60, 240, 120), "normal": Quality(240, 480, 240), "deep": Quality(2400, 4800, 2400)}
"""A whole game with open cards takes about 3, 14 and 140 seconds of one core; one seat's view of it, half as long."""


class Cancelled(Exception):
    """The review was not wanted any more."""


def review(record: Record, seat: int | None, quality: str, chance: Chance, progress: Progress | None = None) -> Review:
    """What a record looks like to this seat, or (None) with all cards open. BadRecord where it cannot be played.

    The amount of work is fixed: the same record, quality and chance give the same review.
    """
    parts = split(list(replay(game, record)))
    turns = _Reviewer(parts, seat, QUALITIES[quality], chance.below(1 << 62, "review")).turns(progress)
    return Review(seat, quality, record.players, record.result, tuple(turns), turning_points(turns))


def split(moments: Sequence[Moment]) -> list[list[Moment]]:
    """The decisions in parts within which nobody learns anything: a turn, or less where a card comes in its middle."""
    parts: list[list[Moment]] = []
    ended = True
    for moment in moments:
        if ended:
            parts.append([])
        parts[-1].append(moment)
        ended = is_end(moment)
    return parts


def is_end(moment: Moment) -> bool:
    """Whether a thinker's turn ends with this decision."""
    before, after = moment.before, moment.after
    return bool(before.turn != after.turn or before.stage != TURN or after.stage != TURN)


class _Reviewer:
    """Goes through the parts of a game once. Part n leads from boundary n to boundary n + 1."""

    def __init__(self, parts: list[list[Moment]], seat: int | None, quality: Quality, seed: int) -> None:
        self.parts, self.seat, self.quality, self.seed = parts, seat, quality, seed
        self.turn_search = TurnSearch(shipped())
        self.evaluator = Evaluator(self.turn_search.net)

    def turns(self, progress: Progress | None) -> list[Turn]:
        judgements: list[Judgement | None] = []
        borders: list[float] = []
        inside: list[list[float]] = []
        for number, part in enumerate(self.parts):
            if progress and progress(number / len(self.parts)) is False:
                raise Cancelled
            found = self._judgement(number) if self._is_judged(part) else None
            judgements.append(found)
            borders.append(self._border(number, found))
            inside.append(self._inside(number, found))
        if self.parts:
            borders.append(self._white(self.parts[-1][-1].after, len(self.parts)))
        if progress:
            progress(1.0)
        return [
            self._turn(part, borders[number : number + 2], inside[number], judgements[number])
            for number, part in enumerate(self.parts)
        ]

    def _is_judged(self, part: list[Moment]) -> bool:
        return self.seat in (None, part[0].step.seat) and is_end(part[-1])

    def _border(self, number: int, found: Judgement | None) -> float:
        """White's chance before a part: a player who knows his cards has the chance of his best turn."""
        first = self.parts[number][0]
        if self.seat is not None and found is not None:
            return white_of(found.best_chance, self.seat)
        return self._white(first.before, number)

    def _white(self, p: Position, number: int, seat: int | None = None) -> float:
        """White's chance as the reviewer sees it, or this seat; the same worlds for all of one part."""
        if p.stage == OVER:
            return result(p, 0)
        seat = self.seat if seat is None else seat
        last = p.turn + AHEAD - 1
        seed = self._seed(number, 0)
        if seat is None:
            return self.evaluator.open(p, seed, self.quality.position, last)
        return self.evaluator.seen(game.view(p, seat), seed, self.quality.position, last)

    def _seed(self, number: int, what: int) -> int:
        return (self.seed + (4 * number + what) * 0x9E3779B97F4A7C15) % (1 << 62)

    def _judgement(self, number: int) -> Judgement:
        """The mover's choice by what he knew, and what luck he had then."""
        part = self.parts[number]
        seat = part[0].step.seat
        view = game.view(part[0].before, seat)
        known, discarded = jit.known(view)
        seeds = jit.new_chance(self._seed(number, 1))
        best = self.turn_search.think(known, discarded, seeds, 0.0, self.quality.think, AHEAD)[0].decisions
        played = tuple(int(moment.move) for moment in part)
        chances = self.evaluator.turns(view, [best, played], self._seed(number, 2), self.quality.turns)
        if chances[1] >= chances[0]:
            best, chances[0] = played, chances[1]
        luck = None
        if any(moment.step.outcomes for moment in part):
            luck = white_of(self._white(part[-1].after, number + 1, seat), seat) - chances[1]
        reasons = turn_reasons(view, [MOVES[code] for code in best])
        return Judgement(written(best), shown(best), chances[0], chances[1], reasons, luck)

    def _inside(self, number: int, found: Judgement | None) -> list[float]:
        """White's chance after each decision of a part but the last."""
        whites = [self._white(moment.after, number) for moment in self.parts[number][:-1]]
        if self.seat is None or found is None:
            return whites
        # Who goes on as he did has the chance of what he played at least, and at most that of the best turn.
        low, high = sorted(white_of(chance, self.seat) for chance in (found.played_chance, found.best_chance))
        return [min(max(white, low), high) for white in whites]

    def _turn(
        self, part: list[Moment], borders: Sequence[float], inside: Sequence[float], found: Judgement | None
    ) -> Turn:
        first = part[0]
        seen = [game.seen_move(m.before, m.step.seat, m.move, m.step.outcomes, self._eyes(m)) for m in part]
        whites = (*inside, borders[1])
        return Turn(
            number=first.step.turn,
            seat=first.step.seat,
            round_number=first.before.round_number,
            words=game.write_words(seen),
            before=borders[0],
            after=borders[1],
            decisions=tuple(
                Decision(game.write_words([word]), show_decision(word), white)
                for word, white in zip(seen, whites, strict=True)
            ),
            judgement=found,
        )

    def _eyes(self, moment: Moment) -> int:
        """Whose eyes see a move: with open cards its own player's, which see all of it."""
        return moment.step.seat if self.seat is None else self.seat


def white_of(chance: float, seat: int) -> float:
    """White's chance from a seat's own, and the other way round."""
    return 1.0 - chance if seat else chance
