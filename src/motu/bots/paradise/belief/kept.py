"""Sightings as they are kept: those of a game in one line of text."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from motu.bots.paradise.belief.dealing import KINDS, WIDTH, Floats
from motu.bots.paradise.belief.figures import FIGURES, PLACES
from motu.bots.paradise.belief.sightings import POOL, Sighting, flat, mixed_sightings

STEP = 1 / 200
"""What has fractions is kept in steps of this size."""
FORMAT = {"figures": list(FIGURES), "places": list(PLACES), "scripts": list(POOL), "step": STEP}
"""What the numbers of a sighting are: sightings of other figures are of no use."""


@dataclass(frozen=True)
class KeptGame:
    """The sightings of a game: its number, and all columns but the first, packed."""

    number: int
    sightings: str

    def to_json(self) -> dict[str, Any]:
        return {"game": self.number, "sightings": self.sightings}


def kept_from_json(data: Any) -> KeptGame:
    """What stands in a line; KeyError, TypeError or ValueError where it is none."""
    kept = KeptGame(int(data["game"]), str(data["sightings"]))
    rows_of(kept)
    return kept


def keep(number: int, sightings: Sequence[Sighting]) -> KeptGame:
    """The sightings of a game, packed."""
    rows = [flat(each) for each in sightings]
    table = np.array(rows, np.float64).reshape(len(rows), WIDTH - 1)
    table[:, KINDS - 1 :] /= STEP
    whole = np.rint(table).astype("<i2")
    changes = np.diff(whole, axis=0, prepend=np.zeros_like(whole[:1])).T
    low_and_high = np.ascontiguousarray(changes).view(np.uint8).reshape(-1, 2).T
    return KeptGame(number, base64.b85encode(zlib.compress(low_and_high.tobytes(), 9)).decode())


def rows_of(kept: KeptGame) -> Floats:
    """The sightings of a game, a row each, with the number of the game before them."""
    try:
        data = np.frombuffer(zlib.decompress(base64.b85decode(kept.sightings)), np.uint8)
    except (zlib.error, binascii.Error) as error:
        raise ValueError("these are no sightings") from error
    changes = np.ascontiguousarray(data.reshape(2, -1).T).view("<i2").reshape(WIDTH - 1, -1)
    table = changes.cumsum(axis=1, dtype=np.int64).T.astype(np.float32)
    table[:, KINDS - 1 :] *= np.float32(STEP)
    return np.concatenate([np.full((len(table), 1), kept.number, np.float32), table], axis=1)


def play_and_keep(seed: int, number: int) -> KeptGame:
    """The game of this number: the same whoever plays it, and whenever."""
    return keep(number, mixed_sightings(f"belief/{seed}/{number}"))
