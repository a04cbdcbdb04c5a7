"""When the server was away. That time counts for nobody: no clock runs on, and nobody is taken for gone by it."""

from __future__ import annotations

from bisect import bisect_left

from motu.store.rows import Outage


class Outages:
    """The outages of a server up to now, in order.

    number  that of the last one; 0 when there was none
    """

    def __init__(self) -> None:
        self.number = 0
        self._began: list[float] = []
        self._ended: list[float] = []
        self._away: list[float] = []
        self._counted: list[float] = []

    def add(self, outage: Outage) -> None:
        """One more, later than all others."""
        away = self._away[-1] if self._away else 0.0
        self.number = outage.number
        self._began.append(outage.began)
        self._ended.append(outage.ended)
        self._away.append(away + outage.ended - outage.began)
        self._counted.append(outage.began - away)

    def between(self, since: float, at: float) -> float:
        """The seconds that have passed for the players."""
        return self._count(at) - self._count(since)

    def after(self, since: float, seconds: float) -> float:
        """When so many seconds will have passed for the players."""
        counted = self._count(since) + seconds
        begun = bisect_left(self._counted, counted)
        return counted + (self._away[begun - 1] if begun else 0.0)

    def resumed(self, at: float) -> float:
        """When the server was last back, if it has been away since this time; else this time."""
        return max(at, self._ended[-1]) if self._ended else at

    def _count(self, at: float) -> float:
        """The seconds that count, from the beginning of all times up to this one."""
        begun = bisect_left(self._began, at)
        if not begun:
            return at
        return at - self._away[begun - 1] + max(0.0, self._ended[begun - 1] - at)
