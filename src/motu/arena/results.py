"""What is known of the deals that were played: who won, how long the turns took, what went wrong; and the count."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from motu.arena.score import swapped
from motu.arena.tournament import Deal, Tournament


class Problem(NamedTuple):
    """Why an entrant lost a game out of turn: it raised an error, or played a move that it did not have."""

    side: int
    """0 is the pair's first entrant, 1 its second."""
    kind: str
    """`raised` or `illegal`."""
    text: str
    """The error, or the move: as the bot's author would see it."""


class Played(NamedTuple):
    """One game, from the side of the pair's first entrant."""

    score: float
    """1 when the first entrant won, 0 when the second did, 0.5 for a draw."""
    turns: tuple[tuple[float, ...], tuple[float, ...]]
    """The seconds of every turn, for each side."""
    problem: Problem | None = None


class Result(NamedTuple):
    """A deal with its two games: in the first game the pair's first entrant has seat 0, in the second seat 1."""

    deal: Deal
    games: tuple[Played, Played]

    @property
    def score(self) -> float:
        """The share of the two games that the first entrant won."""
        return (self.games[0].score + self.games[1].score) / 2

    def to_json(self) -> dict[str, Any]:
        games = [
            {
                "score": game.score,
                "turns": [[round(seconds, 6) for seconds in side] for side in game.turns],
                **({"problem": game.problem._asdict()} if game.problem else {}),
            }
            for game in self.games
        ]
        return {"pair": self.deal.pair, "deal": self.deal.number, "games": games}


def result_from_json(data: dict[str, Any]) -> Result:
    """The result that `to_json` wrote; KeyError, TypeError or ValueError where the data is no result."""
    first, second = (
        Played(
            float(game["score"]),
            (tuple(map(float, game["turns"][0])), tuple(map(float, game["turns"][1]))),
            Problem(**game["problem"]) if "problem" in game else None,
        )
        for game in data["games"]
    )
    return Result(Deal(int(data["pair"]), int(data["deal"])), (first, second))


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


class Tally:
    """Counts results, each deal once."""

    def __init__(self, plan: Tournament) -> None:
        self.plan = plan
        self.games = 0
        self.deals: list[Counter[float]] = [Counter() for _ in plan.pairs]
        """For each pair, how many deals ended with each score of its first entrant."""
        self._records = [Counter[float]() for _ in plan.pairs]
        self._turns: list[list[float]] = [[] for _ in plan.entrants]
        self._problems = [0 for _ in plan.entrants]
        self._first: dict[int, tuple[tuple[int, int, int], Problem]] = {}

    def add(self, result: Result) -> None:
        pair = result.deal.pair
        self.deals[pair][result.score] += 1
        for number, game in enumerate(result.games):
            self.games += 1
            self._records[pair][game.score] += 1
            for side, place in enumerate(self.plan.pairs[pair]):
                self._turns[place].extend(game.turns[side])
            if game.problem:
                place = self.plan.pairs[pair][game.problem.side]
                self._problems[place] += 1
                # The first in the order of play, not of arrival: the same whatever the number of workers.
                when = (result.deal.number, pair, number)
                if place not in self._first or when < self._first[place][0]:
                    self._first[place] = (when, game.problem)

    def pair_record(self, pair: int) -> Record:
        """What the pair's first entrant has won, drawn and lost."""
        games = self._records[pair]
        return Record(games[1.0], games[0.5], games[0.0])

    def record(self, place: int) -> Record:
        """What an entrant has won, drawn and lost against everybody."""
        wins = draws = losses = 0
        for number, pair in enumerate(self.plan.pairs):
            if place in pair:
                found = self.pair_record(number)
                wins += found.wins if place == pair.one else found.losses
                losses += found.losses if place == pair.one else found.wins
                draws += found.draws
        return Record(wins, draws, losses)

    def deals_of(self, place: int) -> Counter[float]:
        """An entrant's deals against everybody, by their scores."""
        total: Counter[float] = Counter()
        for number, pair in enumerate(self.plan.pairs):
            if place in pair:
                total.update(self.deals[number] if place == pair.one else swapped(self.deals[number]))
        return total

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
