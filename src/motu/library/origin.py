"""Where a game comes from: a record that was loaded, or nowhere; and whose seed decides what is drawn in it."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

from motu.core.chance import SealedChance
from motu.core.match import BRANCH, Match, branched
from motu.core.record import RUNNING, Record


class Origin:
    """What a game has kept of the record that it was made from.

    loaded      the record, as long as nothing has been done since
    knows_seed  whether the seed of the game is known: a record may hold back the one that it promises
    """

    def __init__(self, match: Match, loaded: Record | None) -> None:
        self.loaded = loaded
        self.knows_seed = loaded is None or _commits(match, loaded)
        self._headers = tuple(header for header in loaded.headers if header[0] != BRANCH) if loaded else ()
        self._remark = loaded.remark if loaded else ""
        self._elsewhere = branched(loaded) if loaded else None
        """So many steps, and the deal, did not come from the seed of this game; None: all did."""

    def copy(self) -> Origin:
        """The same, for a game of its own."""
        return copy(self)

    def ended(self) -> str:
        """The result that the record tells; nothing if it tells none, or if there is no such record any more."""
        return "" if self.loaded is None or self.loaded.result == RUNNING else self.loaded.result

    def change(self, kept: int) -> None:
        """So many steps are kept of what was loaded: what is drawn after them comes from the seed of this game."""
        self.loaded = None
        if not self.knows_seed:
            self.knows_seed = True
            self._elsewhere = kept
        elif self._elsewhere is not None:
            self._elsewhere = min(self._elsewhere, kept)

    def record(self, match: Match) -> Record:
        """The game as a record. Its seed, where that is known, is for the game to promise or to tell."""
        if self.loaded is not None:
            return self.loaded
        branch = () if self._elsewhere is None else ((BRANCH, str(self._elsewhere)),)
        return replace(match.record(finished=False), headers=(*self._headers, *branch), remark=self._remark)


def _commits(match: Match, record: Record) -> bool:
    """Whether the seed that a game goes on with is the one that its record promised."""
    return isinstance(match.chance, SealedChance) and match.chance.commitment == record.commitment
