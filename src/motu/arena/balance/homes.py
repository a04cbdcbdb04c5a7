"""What becomes of homes: what each of them wins, how often they are attacked and taken, and what comes of that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from motu.arena.balance.figures import part, share
from motu.arena.balance.games import Played, Seat
from motu.arena.score import interval


def homes(players: int, games: Sequence[Played]) -> list[dict[str, Any]]:
    """What each home has won; who shares a win has won a part of it. The ratio is to the fair share."""
    scores: dict[str, Counter[float]] = {}
    for game in games:
        for place, seat in enumerate(game.seats):
            scores.setdefault(seat.home, Counter())[game.score(place)] += 1
    found = []
    for home, own in sorted(scores.items()):
        share = sum(score * count for score, count in own.items()) / own.total()
        low, high = interval(own)
        found.append(
            {
                "home": home,
                "games": own.total(),
                "wins": sum(score * count for score, count in sorted(own.items())),
                "share": share,
                "interval": [low, high],
                "ratio": share * players,
                "ratio_interval": [low * players, high * players],
            }
        )
    return found


HISTORIES = ("taker", "owner", "both", "neither")
"""Who wins where a home has fallen: one who has taken a home, or has lost one, or has done both, or neither."""


def fallen(players: int, games: Sequence[Played]) -> dict[str, Any]:
    """Attacks on homes, homes that fell, and who won after that. What nothing can be said of is None.

    An attack on a home is a battle in a hex that is the defender's home at that moment.
    """
    seats = [seat for game in games for seat in game.seats]
    attacks, taken = sum(seat.home_attacks for seat in seats), sum(seat.homes_taken for seat in seats)
    lost = sum(seat.homes_lost for seat in seats)
    losers = [(game, place) for game in games for place, seat in enumerate(game.seats) if seat.homes_lost]
    wins = [game.score(place) for game, place in losers]
    after = [game for game in games if any(seat.homes_lost for seat in game.seats)]
    return {
        "attacks": attacks / len(games),
        "games_with_attacks": share([any(seat.home_attacks for seat in game.seats) for game in games]),
        "attacks_that_succeed": part(taken, attacks),
        "taken": lost / len(games),
        "games_with_taken": len(after) / len(games),
        "regained": part(sum(seat.homes_regained for seat in seats), lost),
        "wins_of_owners": part(players * sum(wins), len(wins)),
        "won_by": {history: _won_by(history, after) for history in HISTORIES},
    }


def _won_by(history: str, games: Sequence[Played]) -> float | None:
    won = sum(game.score(place) for game in games for place in game.winners if _history(game.seats[place]) == history)
    return part(won, len(games))


def _history(seat: Seat) -> str:
    return HISTORIES[(0, 2)[seat.homes_lost > 0] if seat.homes_taken else (3, 1)[seat.homes_lost > 0]]
