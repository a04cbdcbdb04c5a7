"""The games of an arena as they are finished, a line of JSON each deal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motu.arena.ledger import BadJournal, CannotKeep, Ledger
from motu.arena.plan import Deal, Plan
from motu.arena.result import Result, result_from_json

__all__ = ["BadJournal", "CannotKeep", "Journal"]


class Journal(Ledger[Result]):
    """The file that deals are written to. `results` holds those that were there already and belong to the plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open a journal or begin it; BadJournal where the file is something else, OSError as it comes."""
        self._plan = plan
        super().__init__(path, plan.settings())

    def read(self, data: Any) -> tuple[Deal, Result]:
        result = result_from_json(data)
        if result.deal.pair >= len(self._plan.pairs):
            raise ValueError("there is no such pair")
        return result.deal, result

    def wanted(self, kept: Result) -> bool:
        return kept.deal.number < self._plan.deals
