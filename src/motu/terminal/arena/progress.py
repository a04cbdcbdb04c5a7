"""How far an arena has come, and who does best so far."""

from __future__ import annotations

from motu.arena.score import score
from motu.arena.tally import Tally
from motu.terminal.arena.figures import clock, number, percent
from motu.terminal.console import Console
from motu.terminal.meter import Meter
from motu.terminal.streams import printable


class Progress(Meter):
    """The line of an arena."""

    def __init__(self, console: Console, tally: Tally) -> None:
        super().__init__(console, tally.games, tally.plan.games)
        self._tally = tally

    def line(self, rate: float, left: float) -> str:
        return self.console.say(
            "arena-progress",
            done=self.done,
            total=self.total,
            rate=number(self.console, rate, 1 if rate < 100 else 0),
            left=clock(left),
            leaders=self._leaders(),
        )

    def _leaders(self) -> str:
        """The two who do best so far."""
        scores = [
            (score(self._tally.deals_of(place)), entrant.name)
            for place, entrant in enumerate(self._tally.plan.entrants)
        ]
        best = sorted(scores, key=lambda found: -found[0])[:2]
        return ", ".join(f"{printable(name)} {percent(self.console, own)}" for own, name in best)
