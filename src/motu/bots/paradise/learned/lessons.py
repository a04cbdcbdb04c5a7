"""Lessons as they are kept: a few hundred bytes for each seat of a game, all of it in one line of text."""

from __future__ import annotations

import base64
import binascii
import zlib
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from motu.bots.paradise.learned.features import SEAT, TABLE
from motu.bots.paradise.learned.self_play import Lesson, mixed_lesson

Floats: TypeAlias = NDArray[np.float32]

STEP = 1 / 200
"""Figures are kept in steps of this size."""
FIGURES = {"seat": list(SEAT), "table": list(TABLE), "step": STEP}
"""What the numbers of a lesson are, in order: lessons of other figures are of no use."""


@dataclass(frozen=True)
class KeptLesson:
    """A lesson of a game.

    number  of the game, from 0
    shares  what each seat has got
    tables  for each turn the figures of the table and of its sides: as whole numbers, each less the one of the turn
            before, packed
    """

    number: int
    shares: list[float]
    tables: str

    def to_json(self) -> dict[str, Any]:
        return {"game": self.number, "shares": self.shares, "tables": self.tables}


def kept_from_json(data: Any) -> KeptLesson:
    """What stands in a line; KeyError, TypeError or ValueError where it is none."""
    kept = KeptLesson(int(data["game"]), [float(share) for share in data["shares"]], str(data["tables"]))
    figures_of(kept)
    return kept


def keep(number: int, lesson: Lesson) -> KeptLesson:
    """A lesson, packed."""
    rows = [table + [figure for side in sides for figure in side] for table, sides in lesson.tables]
    whole = np.rint(np.array(rows, np.float64).reshape(len(rows), _width(lesson.shares)) / STEP).astype("<i2")
    changes = np.diff(whole, axis=0, prepend=np.zeros_like(whole[:1])).T
    low_and_high = np.ascontiguousarray(changes).view(np.uint8).reshape(-1, 2).T
    packed = zlib.compress(low_and_high.tobytes(), 9)
    return KeptLesson(number, [round(share, 6) for share in lesson.shares], base64.b85encode(packed).decode())


def figures_of(kept: KeptLesson) -> tuple[Floats, Floats]:
    """The figures of the table, a row for each turn, and those of its sides."""
    try:
        data = np.frombuffer(zlib.decompress(base64.b85decode(kept.tables)), np.uint8)
    except (zlib.error, binascii.Error) as error:
        raise ValueError("these are no figures") from error
    changes = np.ascontiguousarray(data.reshape(2, -1).T).view("<i2").reshape(_width(kept.shares), -1)
    whole = changes.cumsum(axis=1, dtype=np.int64).T.astype(np.float32) * np.float32(STEP)
    return whole[:, : len(TABLE)], whole[:, len(TABLE) :]


def _width(shares: list[float]) -> int:
    """How many figures a table has: alone those of both seats are in one side."""
    return len(TABLE) + len(shares) * len(SEAT)


def play_and_keep(players: int, seed: int, number: int) -> KeptLesson:
    """The game of this number: the same whoever plays it, and whenever."""
    return keep(number, mixed_lesson(players, f"train/{players}/{seed}/{number}"))
