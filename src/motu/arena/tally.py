"""The count of an arena: what everybody has won alone among others, how long the turns took, what went wrong."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from motu.arena.results import Problem, Result
from motu.arena.score import score
from motu.arena.tournament import Tournament

PATIENCE = 1.2
"""A turn counts as too long when it took more than its time and a fifth."""


class Record(NamedTuple):
    """Games won, drawn and lost."""

    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses


class Times(NamedTuple):
    """How long an entrant's turns took, in seconds."""

    turns: int
    median: float
    most: float
    """95 % of the turns took no longer."""
    longest: float
    too_long: float
    """The share of turns that took too long."""


class Shares(NamedTuple):
    """What each of a pair won of a deal, in the games in which it was alone. Of two seats they sum up to 1."""

    one: float
    other: float


class Tally:
    """Counts results, each deal once."""

    def __init__(self, plan: Tournament) -> None:
        self.plan = plan
        self.games = 0
        self.deals: list[Counter[Shares]] = [Counter() for _ in plan.pairs]
        """For each pair, how many deals ended with which shares."""
        self._scores = [(Counter[float](), Counter[float]()) for _ in plan.pairs]
        self._turns: list[list[float]] = [[] for _ in plan.entrants]
        self._problems = [0 for _ in plan.entrants]
        self._first: dict[int, tuple[tuple[int, int, int], Problem]] = {}

    def add(self, result: Result) -> None:
        pair = result.deal.pair
        shares = []
        for side, alone in enumerate(self.plan.alone):
            scores = [result.games[number].score_of(side) for number in alone]
            self._scores[pair][side].update(scores)
            shares.append(round(sum(scores) / len(scores), 9))  # thirds of thirds are to be the same
        self.deals[pair][Shares(*shares)] += 1
        for number, game in enumerate(result.games):
            self.games += 1
            for side, place in enumerate(self.plan.pairs[pair]):
                self._turns[place].extend(game.turns[side])
            if game.problem:
                place = self.plan.pairs[pair][game.problem.side]
                self._problems[place] += 1
                # The first in the order of play, not of arrival: the same whatever the number of workers.
                when = (result.deal.number, pair, number)
                if place not in self._first or when < self._first[place][0]:
                    self._first[place] = (when, game.problem)

    def pair_deals(self, pair: int, side: int = 0) -> Counter[float]:
        """The deals of a pair by what one of the two won alone."""
        found: Counter[float] = Counter()
        for shares, count in self.deals[pair].items():
            found[shares[side]] += count
        return found

    def pair_record(self, pair: int, side: int = 0) -> Record:
        """What one of a pair has won, drawn and lost alone."""
        games = self._scores[pair][side]
        return Record(games[1.0], games.total() - games[1.0] - games[0.0], games[0.0])

    def meetings(self, place: int) -> list[tuple[int, int]]:
        """The pairs of an entrant, by number, with which of the two it is."""
        return [(number, pair.index(place)) for number, pair in enumerate(self.plan.pairs) if place in pair]

    def record(self, place: int) -> Record:
        """What an entrant has won, drawn and lost alone, against everybody."""
        records = [self.pair_record(*meeting) for meeting in self.meetings(place)]
        return Record(*(sum(column) for column in zip(*records, strict=True)))

    def deals_of(self, place: int) -> Counter[float]:
        """An entrant's deals against everybody, by what it won alone."""
        total: Counter[float] = Counter()
        for meeting in self.meetings(place):
            total.update(self.pair_deals(*meeting))
        return total

    def worst(self, place: int) -> tuple[int, int] | None:
        """The pair in which an entrant wins least, with which of the two it is; None before its first deal."""
        played = [meeting for meeting in self.meetings(place) if self.deals[meeting[0]]]
        return min(played, key=lambda meeting: score(self.pair_deals(*meeting)), default=None)

    def problems(self, place: int) -> tuple[int, Problem | None]:
        """How many games an entrant lost by an error or an illegal move, and the first of them."""
        first = self._first.get(place)
        return self._problems[place], first[1] if first else None

    def times(self, place: int) -> Times | None:
        """How long an entrant's turns took; None before its first."""
        turns = sorted(self._turns[place])
        if not turns:
            return None
        limit = PATIENCE * self.plan.entrants[place].seconds
        return Times(
            turns=len(turns),
            median=_part(turns, 0.5),
            most=_part(turns, 0.95),
            longest=turns[-1],
            too_long=sum(turn > limit for turn in turns) / len(turns),
        )


def _part(ordered: list[float], share: float) -> float:
    """The smallest value that this share of all values does not exceed."""
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]
