"""What a line tells while a training of Conquest of Paradise plays and fits."""

from __future__ import annotations

from motu.terminal.formats import clock, number
from motu.terminal.progress import ProgressMeter


class Playing(ProgressMeter):
    """The line while games are played."""

    def line(self, rate: float, left: float) -> str:
        return self.console.say(
            "train-playing",
            done=self.done,
            total=self.total,
            rate=number(self.console, rate, 1 if rate < 100 else 0),
            left=clock(left),
        )


class Fitting(ProgressMeter):
    """The line while nets are fitted."""

    def line(self, rate: float, left: float) -> str:
        return self.console.say("train-fitting", done=self.done, total=self.total, left=clock(left))
