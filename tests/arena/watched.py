"""Games of Paradise that a balance report looks at, for tests."""

from __future__ import annotations

from typing import Any

from motu.arena.balance.games import Seat
from motu.arena.balance.play import Watch
from tests.paradise.table import Table


def watched(table: Table, *words: str) -> Watch:
    """A watch that has seen these words, each with its seat where all build: "red .", or without."""
    watch = Watch(table.state)
    for word in words:
        seat, _, move = word.rpartition(" ")
        table.play(move, seat)
        watch.see(table.state)
    return watch


def seat(home: str, villages: int = 0, **counts: Any) -> Seat:
    found = Seat(home, **counts)
    found.points["villages"] = villages
    return found
