"""What a balance report finds, under names that stay: what `--out` writes, tables and pictures are made from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from motu.arena.balance.games import ALONE, ENDINGS, SOURCES, Played, Seat
from motu.arena.balance.run import Tally
from motu.arena.score import interval

FAIR = (0.75, 1.25)
"""Between these, in fair shares, a home should win."""


def summary(tally: Tally) -> dict[str, Any]:
    """Everything that is known so far. Points are whole ones, shares lie between 0 and 1."""
    plan = tally.plan
    return {
        **plan.settings(),
        "games_wanted": plan.games,
        "games": tally.games,
        "finished": tally.games == plan.total,
        "fair": list(FAIR),
        "players": {
            str(players): (of_alone if plan.solitaire else of_players)(players, tally.played[players])
            for players in plan.counts
        },
        "failures": sum(tally.failures.values()),
        "first_failure": tally.first_failure or None,
    }


def of_players(players: int, games: Sequence[Played]) -> dict[str, Any] | None:
    """What the games of so many players tell; None where there are none yet."""
    if not games:
        return None
    seats = [seat for game in games for seat in game.seats]
    winners = [game.seats[place] for game in games for place in game.winners]
    losers = [seat for game in games for place, seat in enumerate(game.seats) if place not in game.winners]
    attacks, raids = sum(seat.attacks for seat in seats), sum(seat.raids for seat in seats)
    return {
        "games": len(games),
        "turns": spread([game.turns for game in games]),
        "endings": {ending: _share(games, [game.ending == ending for game in games]) for ending in ENDINGS},
        "shared_wins": _share(games, [len(game.winners) > 1 for game in games]),
        "decisions": mean([game.decisions for game in games]),
        "homes": homes(players, games),
        "points": {"winners": _sources(winners), "losers": _sources(losers)},
        "battles": mean([game.battles for game in games]),
        "battles_between_players": attacks / len(games),
        "games_with_battles": _share(games, [game.battles > 0 for game in games]),
        "games_with_battles_between_players": _share(games, [any(seat.attacks for seat in g.seats) for g in games]),
        "attacks_that_succeed": _part(sum(seat.won + seat.taken for seat in seats), attacks + raids),
        "attacks_on_players_that_succeed": _part(sum(seat.won for seat in seats), attacks),
        "conquered": sum(seat.conquered for seat in seats) / len(games),
        "eliminated": sum(seat.out for seat in seats) / len(games),
        "cards": {"winners": mean([s.bought for s in winners]), "losers": mean([s.bought for s in losers])},
        "explorers_lost": sum(seat.lost for seat in seats) / len(games),
        "tiles": sum(seat.tiles for seat in seats) / len(games),
        "settled": sum(seat.settled for seat in seats) / len(games),
        "distributions": {
            "turns": _counted(game.turns for game in games),
            "battles": _counted(game.battles for game in games),
            "cards_winners": _counted(seat.bought for seat in winners),
            "cards_losers": _counted(seat.bought for seat in losers),
        },
    }


def of_alone(players: int, games: Sequence[Played]) -> dict[str, Any] | None:
    """What the games of one person tell: how often they are won, by what they are lost, and what the opponent did."""
    if not games:
        return None
    won = [bool(game.winners) for game in games]
    person, opponent = ([game.seats[place] for game in games] for place in range(2))
    low, high = interval(Counter(map(float, won)))
    return {
        "games": len(games),
        "wins": sum(won),
        "share": _share(games, won),
        "interval": [low, high],
        "turns": spread([game.turns for game in games]),
        "chits": spread([game.chits for game in games]),
        "endings": {ending: _share(games, [game.ending == ending for game in games]) for ending in ALONE},
        "decisions": mean([game.decisions for game in games]),
        "points": {
            "winners": _sources([seat for seat, wins in zip(person, won, strict=True) if wins]),
            "losers": _sources([seat for seat, wins in zip(person, won, strict=True) if not wins]),
            "opponent": _sources(opponent),
        },
        "attacks": mean([seat.attacks for seat in person]),
        "attacks_that_succeed": _part(sum(s.won for s in person), sum(s.attacks for s in person)),
        "attacked": mean([seat.attacks for seat in opponent]),
        "attacked_that_succeed": _part(sum(s.won for s in opponent), sum(s.attacks for s in opponent)),
        "tiles": mean([seat.tiles for seat in person]),
        "tiles_of_opponent": mean([seat.tiles for seat in opponent]),
        "distributions": {
            "turns": _counted(game.turns for game in games),
            "points": _counted(seat.total // 2 for seat in person),
        },
    }


def homes(players: int, games: Sequence[Played]) -> list[dict[str, Any]]:
    """What each home has won; who shares a win has won a part of it. The ratio is to the fair share."""
    scores: dict[str, Counter[float]] = {}
    for game in games:
        for place, seat in enumerate(game.seats):
            score = 1 / len(game.winners) if place in game.winners else 0.0
            scores.setdefault(seat.home, Counter())[score] += 1
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


def spread(values: Sequence[int]) -> dict[str, Any]:
    """The median, the quartiles, and both ends."""
    ordered = sorted(values)
    return {
        "median": quantile(ordered, 0.5),
        "quartiles": [quantile(ordered, 0.25), quantile(ordered, 0.75)],
        "least": ordered[0],
        "most": ordered[-1],
        "mean": mean(ordered),
    }


def quantile(ordered: Sequence[int], share: float) -> float:
    """The value below which this share of all lies; between two values where it falls there."""
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def _share(games: Sequence[Played], hits: Sequence[bool]) -> float:
    return sum(hits) / len(games)


def _part(number: int, of: int) -> float | None:
    """A share of something that may not have happened at all."""
    return number / of if of else None


def _sources(seats: Sequence[Seat]) -> dict[str, float]:
    """Mean points by source, and all together."""
    found = {source: mean([seat.points[source] for seat in seats]) / 2 for source in SOURCES}
    return {**found, "total": mean([seat.total for seat in seats]) / 2}


def _counted(values: Iterable[int]) -> dict[str, int]:
    """How often each value came."""
    return {str(value): number for value, number in sorted(Counter(values).items())}
