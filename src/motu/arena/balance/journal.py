"""The games of a balance report as they are finished, a line of JSON each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motu.arena.balance.plan import Balance, Sitting
from motu.arena.balance.result import Result, result_from_json
from motu.arena.ledger import Ledger
from motu.core.errors import Message, message


class BalanceJournal(Ledger[Result]):
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
        return kept.sitting.players in self._plan.counts and kept.sitting.number < self._plan.games

    def other(self, what: str) -> Message:
        return message("balance-other-settings", what=what)
