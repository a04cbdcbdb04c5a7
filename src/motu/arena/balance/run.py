"""A balance report from where it stands to its end: its journal, and the count after every game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from motu.arena.balance.games import Balance, Played, Result, Sitting, result_from_json
from motu.arena.balance.parts import Deals
from motu.arena.balance.play import play
from motu.arena.journal import Journal
from motu.arena.process_pool import DEATHS, DeadlyJob, work
from motu.bots.paradise.without import PARTS
from motu.core.errors import Message, MotuError, message


class BalanceJournal(Journal[Result]):
    """The file that games are written to. `results` holds those that were there already and are asked for."""

    FOREIGN = message("balance-foreign-file")
    BUSY = message("balance-busy-file")

    def __init__(self, path: Path, plan: Balance) -> None:
        self._plan = plan
        super().__init__(path, plan.settings())

    def read(self, data: Any) -> tuple[Sitting, Result]:
        result = result_from_json(data)
        return result.sitting, result

    def wanted(self, kept: Result) -> bool:
        return self._plan.wants(kept.sitting)

    def other(self, what: str) -> Message:
        return message("balance-other-settings", what=what)


class Tally:
    """Collects results, each game once."""

    def __init__(self, plan: Balance) -> None:
        self.plan = plan
        self.games = 0
        """All that were played, failed ones among them."""
        self.played: dict[int, list[Played]] = {players: [] for players in plan.counts}
        self.parts: dict[str, Deals] = {part: {} for part in PARTS} if plan.parts else {}
        """What the whole bot has won against itself without each part."""
        self.failures: dict[int, int] = dict.fromkeys(plan.counts, 0)
        self._first: tuple[Sitting, str] | None = None

    def add(self, result: Result) -> None:
        self.games += 1
        sitting, played = result.sitting, result.played
        if played is None:
            self.failures[sitting.players] += 1
            # The first in the order of play, not of arrival: the same whatever the number of workers.
            if self._first is None or _order(sitting) < _order(self._first[0]):
                self._first = (sitting, result.problem)
        elif sitting.without:
            deals = self.parts[sitting.without]
            deals.setdefault(sitting.number, {})[sitting.seat] = played.score(1 - sitting.seat)
        else:
            self.played[sitting.players].append(played)

    @property
    def first_failure(self) -> str:
        """What the bot said when it failed for the first time; nothing where it never did."""
        return self._first[1] if self._first else ""


def _order(sitting: Sitting) -> tuple[int, bool, Sitting]:
    return sitting.number, bool(sitting.without), sitting


def count_so_far(plan: Balance, journal: BalanceJournal) -> Tally:
    """The count of what a journal holds already."""
    tally = Tally(plan)
    for result in journal.results:
        tally.add(result)
    return tally


def play_on(tally: Tally, journal: BalanceJournal, workers: int) -> Iterator[Tally]:
    """Play what is missing. The count is given after every game, when that game is safe in the journal."""
    done = {result.sitting for result in journal.results}
    missing = [sitting for sitting in tally.plan.sittings() if sitting not in done]
    try:
        with closing(work(partial(play, tally.plan), missing, workers)) as results:  # type: ignore[type-var]
            for result in results:
                journal.add(result)
                tally.add(result)
                yield tally
    except DeadlyJob as death:
        players, number, without, _ = death.job
        game: dict[str, str | int] = {"players": players, "game": number + 1, "deaths": DEATHS}
        reason = (
            message("balance-deadly-part", part=without, **game) if without else message("balance-deadly-game", **game)
        )
        raise MotuError(reason) from None
