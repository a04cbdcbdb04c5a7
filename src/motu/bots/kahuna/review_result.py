"""What a review finds: plain data, for tables, pictures and pages.

Chances marked `white` are White's, whoever moves; those of a judgement are the mover's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from motu.core.errors import Message
from motu.kahuna.log import PLAYERS
from motu.kahuna.show import KahunaDecision

SLIGHT, GRAVE = 0.05, 0.12
"""Win chance that a choice must have cost to be marked with ? and with ??."""
MOST_MISTAKES, MOST_DRAWS = 5, 2
"""How many turning points of each kind are worth telling."""
FORMAT = 1
"""The version of the names in `to_json`."""


@dataclass(frozen=True)
class Decision:
    """One decision as the reviewer saw it, in notation and as data, and White's chance after it."""

    word: str
    shown: KahunaDecision
    white: float


@dataclass(frozen=True)
class Judgement:
    """What the mover could have known of his choice: his chance with the best turn and with the one he played.

    luck    by how much the cards that came then changed it; None where no card came
    """

    best: str
    best_decisions: tuple[KahunaDecision, ...]
    best_chance: float
    played_chance: float
    reasons: tuple[Message, ...]
    """What speaks for the best turn."""
    luck: float | None = None

    @property
    def loss(self) -> float:
        return max(0.0, self.best_chance - self.played_chance)

    @property
    def mark(self) -> str:
        if self.loss < SLIGHT:
            return ""
        return "?" if self.loss < GRAVE else "??"


@dataclass(frozen=True)
class Turn:
    """A turn, or a part of one: after a sixth card has come, and for each bridge of a handicap, a new part begins."""

    number: int
    seat: int
    round_number: int
    words: str
    """The turn in notation, with ? for what the reviewer could not see."""
    before: float
    after: float
    """White's chance before and after it."""
    decisions: tuple[Decision, ...]
    judgement: Judgement | None = None
    """Nothing where the reviewer does not know the mover's cards, or the turn is not finished."""


@dataclass(frozen=True)
class Point:
    """A turning point: a `mistake`, or a `lucky` or `unlucky` draw; where it is, and the win chance of its mover that
    was lost or won by it."""

    kind: str
    place: int
    change: float


@dataclass(frozen=True)
class Review:
    """A whole game, or one so far. `seat` is whose knowledge it is made from; None: all cards are open."""

    seat: int | None
    quality: str
    players: tuple[str, ...]
    result: str
    turns: tuple[Turn, ...]
    points: tuple[Point, ...]

    @property
    def curve(self) -> list[float]:
        """White's chance before the first turn and after each."""
        return [turn.before for turn in self.turns[:1]] + [turn.after for turn in self.turns]


def turning_points(turns: Sequence[Turn]) -> tuple[Point, ...]:
    """The gravest mistakes first, then the draws that changed most."""
    judged = [(place, turn.judgement) for place, turn in enumerate(turns) if turn.judgement]
    mistakes = [Point("mistake", place, -found.loss) for place, found in judged if found.mark]
    draws = [(place, found.luck) for place, found in judged if found.luck is not None]
    lucky = [Point("lucky", place, luck) for place, luck in draws if luck >= SLIGHT]
    unlucky = [Point("unlucky", place, luck) for place, luck in draws if luck <= -SLIGHT]
    return (
        *sorted(mistakes, key=lambda point: point.change)[:MOST_MISTAKES],
        *sorted(lucky, key=lambda point: -point.change)[:MOST_DRAWS],
        *sorted(unlucky, key=lambda point: point.change)[:MOST_DRAWS],
    )


def to_json(review: Review) -> dict[str, Any]:
    """The review as JSON has it. The names stay as they are; FORMAT counts up if they ever change."""
    return {
        "format": FORMAT,
        "game": "kahuna",
        "seat": "open" if review.seat is None else PLAYERS[review.seat],
        "quality": review.quality,
        "players": list(review.players),
        "result": review.result,
        "turns": [_turn(turn) for turn in review.turns],
        "points": [
            {"kind": point.kind, "place": point.place, "change": _figure(point.change)} for point in review.points
        ],
    }


def _turn(turn: Turn) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "player": PLAYERS[turn.seat],
        "round": turn.round_number,
        "words": turn.words,
        "before": _figure(turn.before),
        "after": _figure(turn.after),
        "decisions": [
            {"word": each.word, "shown": each.shown, "white": _figure(each.white)} for each in turn.decisions
        ],
        "judgement": None if turn.judgement is None else _judgement(turn.judgement),
    }


def _judgement(found: Judgement) -> dict[str, Any]:
    return {
        "best": found.best,
        "best_decisions": list(found.best_decisions),
        "best_chance": _figure(found.best_chance),
        "played_chance": _figure(found.played_chance),
        "loss": _figure(found.loss),
        "mark": found.mark,
        "luck": None if found.luck is None else _figure(found.luck),
        "reasons": [reason.plain() for reason in found.reasons],
    }


def _figure(chance: float) -> float:
    return round(chance, 4)
