"""The figures that a sound game has, and whether the games that were played have them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple


class Wanted(NamedTuple):
    """Where a figure should lie: no lower, no higher, and under what."""

    low: float | None = None
    high: float | None = None
    under: float | None = None

    def holds(self, value: float | None) -> bool:
        """Whether it lies there. A figure that nothing can be said of does not."""
        return value is not None and not (
            (self.low is not None and value < self.low)
            or (self.high is not None and value > self.high)
            or (self.under is not None and value >= self.under)
        )


FAIR = (0.85, 1.15)
"""Between these, in fair shares, a home should win."""
WORTH = 0.65
"""So many of its games a bot should win against itself without one of its parts."""

TURNS = Wanted(9, 14)
EARLY = Wanted(under=0.05)
ELIMINATION = Wanted(under=0.03)
HOME = Wanted(*FAIR)
HOME_ATTACKS = Wanted(low=0.1)
HOME_ATTACKS_SUCCEED = Wanted(0.35, 0.65)
PART = Wanted(low=WORTH)
WON = {"normal": Wanted(0.55, 0.70), "hard": Wanted(0.30, 0.45)}
BARE = Wanted(high=0.1)

Figures = dict[str, Any]


def checks(found: Figures) -> list[Figures]:
    """Every figure that is wanted of the games in a summary.

    `what` it is, of how many `players`, whose (`name`: a home, a part), its `value`, where it should lie (`low`,
    `high`, `under`), and whether it `holds`.
    """
    listed = []
    for players, figures in found["players"].items():
        if figures:
            wanted = _alone(found["solitaire"], figures) if "solitaire" in found else _several(int(players), figures)
            listed += [_check(int(players), *each) for each in wanted]
    parts = found.get("parts", {}).items()
    return listed + [_check(2, "part", name, part["share"], PART) for name, part in parts if part["deals"]]


Figure = tuple[str, str, float | None, Wanted]


def _several(players: int, figures: Figures) -> Iterator[Figure]:
    yield "turns", "", figures["turns"]["median"], TURNS
    if players == 2:
        yield "early", "", figures["decided_early"], EARLY
    yield "elimination", "", figures["games_with_elimination"], ELIMINATION
    for home in figures["homes"]:
        yield "home", home["home"], home["ratio"], HOME
    yield "home-attacks", "", figures["home_attacks"]["attacks"], HOME_ATTACKS
    yield "home-attacks-succeed", "", figures["home_attacks"]["attacks_that_succeed"], HOME_ATTACKS_SUCCEED


def _alone(level: str, figures: Figures) -> Iterator[Figure]:
    yield "won", "", figures["share"], WON[level]
    yield "bare", "", figures["opponent_bare"], BARE


def _check(players: int, what: str, name: str, value: float | None, wanted: Wanted) -> Figures:
    limits = {limit: end for limit, end in wanted._asdict().items() if end is not None}
    return {"what": what, "players": players, "name": name, "value": value, **limits, "holds": wanted.holds(value)}
