"""Chance is outside the rules: they hold no seed and no order of a deck, and ask here when something is drawn.

The rules have one door, `chance.below(n, of)`: a number from 0 to n - 1. `of` is what is being chosen from (a pile, a
die); seeds and dice ignore it, scripts and recordings use it to speak of cards instead of numbers. In jitted code
chance is an array, and that method has another implementation.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from motu.core.errors import MotuError, message

SEED_BYTES = 32


class Chance(Protocol):
    def below(self, n: int, of: Any) -> int:
        """A number from 0 to n - 1, to choose among n things of `of`."""
        ...


class SealedChance:
    """A secret seed whose hash is published when the game starts, and the seed itself when it ends.

    The k-th answer depends on the seed and on k alone, so a move taken back and played again meets the same card,
    and anybody can check a finished game: answer k below n is the first of HMAC-SHA256(seed, "k/0"), "k/1", …,
    read as a big-endian number x, that lies below the largest multiple of n under 2^256; the answer is x mod n.
    """

    def __init__(self, seed: bytes | None = None, asked: int = 0) -> None:
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        self.asked = asked
        self._keyed = hmac.new(self.seed, digestmod="sha256")

    @property
    def commitment(self) -> str:
        """What may be published before the game: it fixes the seed without telling it."""
        return hashlib.sha256(self.seed).hexdigest()

    def below(self, n: int, of: Any = None) -> int:
        limit = (1 << 256) // n * n
        attempt = 0
        while True:
            keyed = self._keyed.copy()  # cheaper than to begin with the key each time
            keyed.update(f"{self.asked}/{attempt}".encode())
            number = int.from_bytes(keyed.digest(), "big")
            if number < limit:
                self.asked += 1
                return number % n
            attempt += 1


class FreeChance:
    """A plain random source, for searches and for games nobody needs to check."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int, of: Any = None) -> int:
        return int(self._random() * n)


class ScriptEnded(MotuError):
    """The rules asked a script for more than it holds."""


class ScriptedChance:
    """Answers written down beforehand, in order: for replays and tests.

    An answer is a number, or the name of what came up ("K" for a card); `index` finds a name in what is chosen from.
    """

    def __init__(self, answers: Iterable[int | str], index: Callable[[Any, str], int] | None = None) -> None:
        self.answers = list(answers)
        self.asked = 0
        self._index = index

    def below(self, n: int, of: Any = None) -> int:
        if self.asked == len(self.answers):
            raise ScriptEnded(message("chance-script-ended", asked=self.asked))
        answer = self.answers[self.asked]
        if isinstance(answer, str):
            if self._index is None:
                raise ScriptEnded(message("chance-impossible", answer=answer))
            number = self._index(of, answer)
        else:
            number = answer
        if not 0 <= number < n:
            raise ScriptEnded(message("chance-impossible", answer=str(answer)))
        self.asked += 1
        return number

    @property
    def used_up(self) -> bool:
        return self.asked == len(self.answers)


class RecordingChance:
    """Passes every question on to another chance and writes down the outcomes, by name."""

    def __init__(self, chance: Chance, name: Callable[[Any, int], str]) -> None:
        self.outcomes: list[str] = []
        self._chance = chance
        self._name = name

    def below(self, n: int, of: Any) -> int:
        number = self._chance.below(n, of)
        self.outcomes.append(self._name(of, number))
        return number
