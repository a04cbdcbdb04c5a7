"""The count of a balance report, in whatever order the games came in."""

from __future__ import annotations

from motu.arena.balance.plan import Balance, Sitting
from motu.arena.balance.result import Played, Result


class Tally:
    """Collects results, each game once."""

    def __init__(self, plan: Balance) -> None:
        self.plan = plan
        self.games = 0
        """All that were played, failed ones among them."""
        self.played: dict[int, list[Played]] = {players: [] for players in plan.counts}
        self.failures: dict[int, int] = dict.fromkeys(plan.counts, 0)
        self._first: tuple[Sitting, str] | None = None

    def add(self, result: Result) -> None:
        self.games += 1
        players = result.sitting.players
        if result.played is not None:
            self.played[players].append(result.played)
            return
        self.failures[players] += 1
        # The first in the order of play, not of arrival: the same whatever the number of workers.
        if self._first is None or (result.sitting.number, players) < (self._first[0].number, self._first[0].players):
            self._first = (result.sitting, result.problem)

    @property
    def first_failure(self) -> str:
        """What the bot said when it failed for the first time; nothing where it never did."""
        return self._first[1] if self._first else ""
