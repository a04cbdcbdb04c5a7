"""What is known of a deal that was played: who won its games, how long the turns took, what went wrong."""

from __future__ import annotations

from typing import Any, NamedTuple

from motu.arena.tournament import Deal


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
    """1 when the first entrant won, 0 when the second did; who wins together has a part each, for every seat."""
    turns: tuple[tuple[float, ...], tuple[float, ...]]
    """The seconds of every turn, for each side."""
    problem: Problem | None = None

    def score_of(self, side: int) -> float:
        """The same from the side of either."""
        return 1 - self.score if side else self.score


class Result(NamedTuple):
    """A deal with a game for each seating, in the order of `Tournament.seatings`."""

    deal: Deal
    games: tuple[Played, ...]

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
    games = tuple(
        Played(
            float(game["score"]),
            (tuple(map(float, game["turns"][0])), tuple(map(float, game["turns"][1]))),
            Problem(**game["problem"]) if "problem" in game else None,
        )
        for game in data["games"]
    )
    return Result(Deal(int(data["pair"]), int(data["deal"])), games)
