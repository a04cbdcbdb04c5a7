"""The games of a balance report: what is to be played, enough to play any of them again, and what is kept of each."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, fields
from typing import Any, NamedTuple

from motu.bots.paradise.without import PARTS
from motu.core.versions import rules_now
from motu.games import game_named

FORMAT = "motu balance 2"
GAME = "paradise"


class Sitting(NamedTuple):
    """One game: how many play, and which of the games for so many it is.

    `without` names the part that one of two leaves out, at this `seat`; `number` is the deal then.
    """

    players: int
    number: int
    without: str = ""
    seat: int = 0


@dataclass(frozen=True)
class Balance:
    """A bot, seed, numbers of players, and how many games each. Plain data: it goes to workers."""

    bot: str
    seed: str
    counts: tuple[int, ...]
    games: int
    """Games for each number of players."""
    box: str
    """The fingerprint of the components: games of other figures are other games."""
    folder: str = ""
    """Where these components are; those of the package where nothing is named."""
    solitaire: str = ""
    """How hard the solitaire game is, where that is played: then there is one player."""
    parts: int = 0
    """Deals of two for each part that one of them leaves out; each is played twice, with the seats swapped."""

    @property
    def total(self) -> int:
        return self.games * len(self.counts) + 2 * self.parts * len(PARTS)

    def sittings(self) -> Iterator[Sitting]:
        """Every game in the order of play: all numbers of players come along together, and all parts."""
        for number in range(max(self.games, self.parts)):
            if number < self.games:
                yield from (Sitting(players, number) for players in self.counts)
            if number < self.parts:
                yield from (Sitting(2, number, part, seat) for part in PARTS for seat in range(2))

    def wants(self, sitting: Sitting) -> bool:
        """Whether a game is one of these."""
        if sitting.without:
            return sitting.number < self.parts
        return sitting.players in self.counts and sitting.number < self.games

    def chance_name(self, sitting: Sitting) -> str:
        """What the chance of a game grows from: the same for both games of a deal."""
        return f"{self.seed}/{sitting.without or sitting.players}/{sitting.number}"

    def settings(self) -> dict[str, Any]:
        """What must be the same for games to be counted together: all but how many there are to be."""
        alone = {"solitaire": self.solitaire} if self.solitaire else {}
        played_by = rules_now(game_named(GAME))
        return {
            "format": FORMAT,
            "game": GAME,
            "components": self.box,
            "bot": self.bot,
            "seed": self.seed,
            **alone,
            **played_by,
        }

    def fingerprint(self) -> str:
        """A short name for these settings."""
        return hashlib.sha256(json.dumps(self.settings(), sort_keys=True).encode()).hexdigest()[:8]


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
    home_attacks        battles that he began in a hex that was then another player's home
    homes_taken         those of them that he won: the home has fallen
    homes_lost          homes that fell to others, the first of them in the turn `home_fell` (0: none did)
    homes_regained      those where, by the end of the next turn, he had beaten whoever took them, or ruled again
    bought              cards
    lost                explorers that did not come back in time
    tiles, settled      tiles drawn; groups where a colony of his became the first village
    groups              groups at the end of the game
    bare, out           whether he was ever without a group, and out of the game before it ended
    """

    home: str
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))
    attacks: int = 0
    won: int = 0
    raids: int = 0
    taken: int = 0
    conquered: int = 0
    home_attacks: int = 0
    homes_taken: int = 0
    homes_lost: int = 0
    homes_regained: int = 0
    home_fell: int = 0
    bought: int = 0
    lost: int = 0
    tiles: int = 0
    settled: int = 0
    groups: int = 0
    bare: bool = False
    out: bool = False

    @property
    def total(self) -> int:
        """All points, in halves."""
        return sum(self.points.values())


_COUNTS = tuple(each.name for each in fields(Seat) if each.name not in ("home", "points", "bare", "out"))


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

    def score(self, place: int) -> float:
        """What a seat has won of the game; who shares a win has won a part of it."""
        return 1 / len(self.winners) if place in self.winners else 0.0


class Result(NamedTuple):
    """A game, or why there is none: `problem` is the error that the bot made."""

    sitting: Sitting
    played: Played | None
    problem: str = ""

    def to_json(self) -> dict[str, Any]:
        sitting = self.sitting
        head: dict[str, Any] = {"players": sitting.players, "game": sitting.number}
        if sitting.without:
            head |= {"without": sitting.without, "seat": sitting.seat}
        return {**head, **(asdict(self.played) if self.played else {"problem": self.problem})}


def result_from_json(data: dict[str, Any]) -> Result:
    """The result that `to_json` wrote; KeyError, TypeError or ValueError where the data is no result."""
    sitting = Sitting(int(data["players"]), int(data["game"]))
    if "without" in data:
        sitting = sitting._replace(without=str(data["without"]), seat=int(data["seat"]))
        if sitting.players != 2 or sitting.without not in PARTS or sitting.seat not in range(2):
            raise ValueError("no such game")
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
    return Seat(str(data["home"]), points, bare=bool(data["bare"]), out=bool(data["out"]), **counts)
