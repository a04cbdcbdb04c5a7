"""What is kept of a game: how it went, and what each seat did and got."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any, NamedTuple

from motu.arena.balance.plan import Sitting

SOURCES = ("villages", "home", "groups", "atolls", "cards", "cut")
"""What points are for; `cut` are those that Deforestation took at the end."""
ENDINGS = ("points", "last", "limit")
"""How a game ends: somebody has enough points, only one is left, or the last turn is over."""
ALONE = ("points", "chits", "fall")
"""Alone: it is won, or lost when too few chits are left, or with the last village."""


@dataclass
class Seat:
    """One player's game.

    home                the first home, by the name of its group
    points              half points by source
    attacks, won        battles that this player began against others, and those of them that he won
    raids, taken        the same against independent groups
    conquered           groups that he conquered, wherever they were taken from
    bought              cards
    lost                explorers that did not come back in time
    tiles, settled      tiles drawn; groups where a colony of his became the first village
    out                 whether he was out of the game before it ended
    """

    home: str
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))
    attacks: int = 0
    won: int = 0
    raids: int = 0
    taken: int = 0
    conquered: int = 0
    bought: int = 0
    lost: int = 0
    tiles: int = 0
    settled: int = 0
    out: bool = False

    @property
    def total(self) -> int:
        """All points, in halves."""
        return sum(self.points.values())


_COUNTS = tuple(each.name for each in fields(Seat) if each.name not in ("home", "points", "out"))


@dataclass
class Played:
    """A game that came to its end."""

    turns: int
    ending: str
    decisions: int
    winners: tuple[int, ...]
    seats: tuple[Seat, ...]
    chits: int = 0
    """Chits drawn, alone."""

    @property
    def battles(self) -> int:
        """All battles, against independent groups as well."""
        return sum(seat.attacks + seat.raids for seat in self.seats)


class Result(NamedTuple):
    """A game, or why there is none: `problem` is the error that the bot made."""

    sitting: Sitting
    played: Played | None
    problem: str = ""

    def to_json(self) -> dict[str, Any]:
        head = {"players": self.sitting.players, "game": self.sitting.number}
        return {**head, **(asdict(self.played) if self.played else {"problem": self.problem})}


def result_from_json(data: dict[str, Any]) -> Result:
    """The result that `to_json` wrote; KeyError, TypeError or ValueError where the data is no result."""
    sitting = Sitting(int(data["players"]), int(data["game"]))
    if "problem" in data:
        return Result(sitting, None, str(data["problem"]))
    if data["ending"] not in (*ENDINGS, *ALONE) or len(data["seats"]) != max(
        2, sitting.players
    ):  # alone there is an opponent
        raise ValueError("no such game")
    seats = tuple(_seat(each) for each in data["seats"])
    winners = tuple(int(seat) for seat in data["winners"])
    played = Played(
        int(data["turns"]), data["ending"], int(data["decisions"]), winners, seats, int(data.get("chits", 0))
    )
    return Result(sitting, played)


def _seat(data: dict[str, Any]) -> Seat:
    points = {source: int(data["points"][source]) for source in SOURCES}
    counts = {name: int(data[name]) for name in _COUNTS}
    return Seat(str(data["home"]), points, out=bool(data["out"]), **counts)
