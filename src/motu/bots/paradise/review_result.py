"""What a review finds: plain data, for tables, pictures and pages.

All chances are told for every seat, in the order of the seats; in the solitaire game for the person and the opponent.

For every seat and every part of the game what it changed is what chance changed (`luck`) and what decisions changed
(`play`), and nothing else: after - before = luck + play. As a turn begins the table is valued as it is; its first part
begins with the value of playing on to the turn's end. What lies between the two is the `rest` of the turn. So from the
beginning of one turn to the next: end - begin = rest + luck + play of its parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from motu.core.errors import Message
from motu.paradise.names import PLAYERS
from motu.paradise.show_types import ParadiseMove

SLIGHT, GRAVE = 0.05, 0.12
"""Win chance that a choice must have cost to be marked with ? and with ??."""
SURE = 2.0
"""A loss is marked that is at least so many times its standard error."""
MOST_MISTAKES, MOST_STROKES = 5, 3
"""How many turning points of each kind are worth telling."""
FORMAT = 1
"""The version of the names in `to_json`."""
KINDS = ("dice", "knots", "tiles", "cards", "events", "chits")
"""Kinds of chance. The dice are those of battles, and of malaria, kumara and the solitaire opponent; with the dice of a
battle goes all that happens until it is decided, and what was face down there."""

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """One decision as the reviewer saw it, in notation and as data; of what stayed hidden only that it was made."""

    word: str
    shown: ParadiseMove | None


@dataclass(frozen=True)
class Judgement:
    """What the player could have known of a choice: his chance with the best plan and with the one he played, and the
    standard error of the difference."""

    best: str
    best_decisions: tuple[ParadiseMove, ...]
    best_chance: float
    played_chance: float
    error: float
    reasons: tuple[Message, ...]
    """What speaks for the best plan, and what it risks."""

    @property
    def loss(self) -> float:
        return max(0.0, self.best_chance - self.played_chance)

    @property
    def mark(self) -> str:
        if self.loss < SLIGHT or self.loss < SURE * self.error:
            return ""
        return "?" if self.loss < GRAVE else "??"


@dataclass(frozen=True)
class Luck:
    """What one kind of chance changed for every seat."""

    kind: str
    changes: Chances


@dataclass(frozen=True)
class Part:
    """Decisions of one seat, with what chance answered to the last of them.

    number, step    the turn, and the step of the turn by its name
    seat            who decided; `player` whose part of the step it was, such as the attacker's in a battle
    before, after   the chances of all seats, if all play on to the end of the turn by the tuned script
    """

    number: int
    step: str
    seat: int
    player: int
    words: str
    """The decisions in notation, with ? for what the reviewer could not see."""
    decisions: tuple[Decision, ...]
    before: Chances
    after: Chances
    luck: tuple[Luck, ...]
    judgement: Judgement | None
    """None where only one thing could be done, the reviewer does not know what its player knew, or it is not finished.
    """

    @property
    def play(self) -> Chances:
        """What the decisions changed, compared with the script's: all that was not luck."""
        return less(less(self.after, self.before), *(luck.changes for luck in self.luck))


@dataclass(frozen=True)
class Beginning:
    """The chances of all seats as a turn begins; after the last turn, as the game ended or stands."""

    number: int
    chances: Chances
    rest: Chances
    """By how much it looks otherwise if the turn is played on to its end by scripts."""


@dataclass(frozen=True)
class Tally:
    """What became of a seat's chance from the first turn to the last: end - start = rest + own + others + all luck.

    luck    by the kinds of chance; `own` and `others` what its own decisions and those of others changed
    lost    what its judged decisions cost together, compared with the best plans
    """

    start: float
    end: float
    luck: tuple[tuple[str, float], ...]
    own: float
    others: float
    rest: float
    lost: float


@dataclass(frozen=True)
class Point:
    """A turning point: a `mistake`, or a `lucky` or `unlucky` stroke of chance; its place among the parts, whose chance
    it changed, and by how much."""

    kind: str
    place: int
    seat: int
    change: float


@dataclass(frozen=True)
class Review:
    """A whole game, or one so far. `seat` is whose knowledge it is made from; None: everything is open."""

    seat: int | None
    quality: str
    players: tuple[str, ...]
    result: str
    curve: tuple[Beginning, ...]
    parts: tuple[Part, ...] = ()
    points: tuple[Point, ...] = ()
    tallies: tuple[Tally, ...] = ()


def less(one: Chances, *others: Chances) -> Chances:
    """One without the others, seat by seat."""
    return tuple(value - sum(more) for value, *more in zip(one, *others, strict=True))


def tallies(curve: Sequence[Beginning], parts: Sequence[Part]) -> tuple[Tally, ...]:
    """For every seat what luck and decisions made of its chance."""
    if not curve:
        return ()
    return tuple(_tally(curve, parts, seat) for seat in range(len(curve[0].chances)))


def _tally(curve: Sequence[Beginning], parts: Sequence[Part], seat: int) -> Tally:
    strokes = [(luck.kind, luck.changes[seat]) for part in parts for luck in part.luck]
    kinds = [kind for kind in KINDS if any(kind == each for each, _ in strokes)]
    return Tally(
        start=curve[0].chances[seat],
        end=curve[-1].chances[seat],
        luck=tuple((kind, sum(change for each, change in strokes if each == kind)) for kind in kinds),
        own=sum(part.play[seat] for part in parts if part.seat == seat),
        others=sum(part.play[seat] for part in parts if part.seat != seat),
        rest=sum(begin.rest[seat] for begin in curve),
        lost=sum(part.judgement.loss for part in parts if part.seat == seat and part.judgement),
    )


def turning_points(parts: Sequence[Part], seat: int | None) -> tuple[Point, ...]:
    """The gravest mistakes first, then what chance changed most; for a seat's eyes what it changed for that seat."""
    mistakes = [
        Point("mistake", place, part.seat, -part.judgement.loss)
        for place, part in enumerate(parts)
        if part.judgement and part.judgement.mark
    ]
    strokes = [_stroke(place, part, seat) for place, part in enumerate(parts) if part.luck]
    return (
        *sorted(mistakes, key=lambda point: point.change)[:MOST_MISTAKES],
        *_most((point for point in strokes if point.change >= SLIGHT), MOST_STROKES),
        *_most((point for point in strokes if point.change <= -SLIGHT), MOST_STROKES),
    )


def _stroke(place: int, part: Part, seat: int | None) -> Point:
    """What chance did there, to whom it did most."""
    changes = [sum(each) for each in zip(*(luck.changes for luck in part.luck), strict=True)]
    if seat is None:
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
    return Point("lucky" if changes[seat] > 0 else "unlucky", place, seat, changes[seat])


def _most(points: Iterable[Point], number: int) -> list[Point]:
    return sorted(points, key=lambda point: -abs(point.change))[:number]


# --- JSON -------------------------------------------------------------------------------------------------------------


def to_json(review: Review) -> dict[str, Any]:
    """The review as JSON has it. The names stay as they are; FORMAT counts up if they ever change."""
    return {
        "format": FORMAT,
        "game": "paradise",
        "seat": "open" if review.seat is None else PLAYERS[review.seat],
        "quality": review.quality,
        "players": list(review.players),
        "result": review.result,
        "curve": [
            {"turn": begin.number, "chances": _figures(begin.chances), "rest": _figures(begin.rest)}
            for begin in review.curve
        ],
        "parts": [_part(part) for part in review.parts],
        "points": [
            {
                "kind": point.kind,
                "place": point.place,
                "player": PLAYERS[point.seat],
                "change": _figure(point.change),
            }
            for point in review.points
        ],
        "tallies": [_tallied(seat, tally) for seat, tally in enumerate(review.tallies)],
    }


def _part(part: Part) -> dict[str, Any]:
    return {
        "turn": part.number,
        "step": part.step,
        "player": PLAYERS[part.seat],
        "of": PLAYERS[part.player],
        "words": part.words,
        "decisions": [{"word": each.word, "shown": each.shown} for each in part.decisions],
        "before": _figures(part.before),
        "after": _figures(part.after),
        "play": _figures(part.play),
        "luck": [{"kind": luck.kind, "changes": _figures(luck.changes)} for luck in part.luck],
        "judgement": None if part.judgement is None else _judgement(part.judgement),
    }


def _judgement(found: Judgement) -> dict[str, Any]:
    return {
        "best": found.best,
        "best_decisions": list(found.best_decisions),
        "best_chance": _figure(found.best_chance),
        "played_chance": _figure(found.played_chance),
        "error": _figure(found.error),
        "loss": _figure(found.loss),
        "mark": found.mark,
        "reasons": [reason.plain() for reason in found.reasons],
    }


def _tallied(seat: int, tally: Tally) -> dict[str, Any]:
    return {
        "player": PLAYERS[seat],
        "start": _figure(tally.start),
        "end": _figure(tally.end),
        "luck": {kind: _figure(change) for kind, change in tally.luck},
        "own": _figure(tally.own),
        "others": _figure(tally.others),
        "rest": _figure(tally.rest),
        "lost": _figure(tally.lost),
    }


def _figures(chances: Chances) -> list[float]:
    return [_figure(chance) for chance in chances]


def _figure(chance: float) -> float:
    return round(chance, 4)
