"""Time at a table: who has how much left. It follows from the events and outages, so every process counts alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from motu.tables.events import ClockRule
from motu.tables.outages import Outages


class Deadline(NamedTuple):
    """When the time of a seat runs out."""

    at: float
    seat: int


class Clock:
    """The clock of a table. Time passes for the seats in `running`, since the time that is noted there.

    left    seconds that each seat has left, counted up to its note in `running`
    outages when the server was away, which counts for nobody
    """

    def __init__(self, rule: ClockRule, seats: int, outages: Outages) -> None:
        self.rule, self.outages = rule, outages
        self.left = [float(rule.main or rule.turn)] * seats
        self.running: dict[int, float] = {}

    @property
    def is_kept(self) -> bool:
        return bool(self.rule.main or self.rule.turn)

    def run(self, seats: Iterable[int], ended: Iterable[int], at: float) -> None:
        """From now on time passes for these seats; `ended` have finished a turn."""
        for seat, since in self.running.items():
            self.left[seat] = max(0.0, self.left[seat] - self.outages.between(since, at))
        for seat in ended:
            self.left[seat] = float(self.rule.turn) if self.rule.turn else self.left[seat] + self.rule.increment
        self.running = dict.fromkeys(seats, at)

    def stop(self, at: float) -> None:
        """Time stands still: the game is over."""
        self.run((), (), at)

    def left_at(self, seat: int, at: float) -> float:
        """The seconds that a seat has left at this time."""
        since = self.running.get(seat)
        return self.left[seat] if since is None else max(0.0, self.left[seat] - self.outages.between(since, at))

    @property
    def deadlines(self) -> list[Deadline]:
        """When the time of each seat runs out for which it passes now."""
        if not self.is_kept:
            return []
        return [Deadline(self.outages.after(since, self.left[seat]), seat) for seat, since in self.running.items()]

    @property
    def deadline(self) -> Deadline | None:
        """Whose time runs out first, and when; None if nobody's does."""
        return min(self.deadlines, default=None)
