"""The outcome of an arena under names that stay: what `--out` writes, and what tables and pictures are made from."""

from __future__ import annotations

from typing import Any

from motu.arena import ratings
from motu.arena.results import Tally
from motu.arena.score import interval, score


def summary(tally: Tally) -> dict[str, Any]:
    """Everything that is known so far. Times are in seconds, scores between 0 and 1."""
    plan = tally.plan
    return {
        **plan.settings(),
        "games_a_pair": 2 * plan.deals,
        "games": tally.games,
        "finished": tally.games == plan.games,
        "pairs": [_pair(tally, number) for number in range(len(plan.pairs))],
        "bots": [_bot(tally, place) for place in range(len(plan.entrants))],
        "ratings": _ratings(tally),
    }


def _pair(tally: Tally, number: int) -> dict[str, Any]:
    one, other = tally.plan.pairs[number]
    record = tally.pair_record(number)
    return {
        "one": tally.plan.entrants[one].name,
        "other": tally.plan.entrants[other].name,
        "games": record.games,
        **record._asdict(),
        "score": score(tally.deals[number]),
        "interval": list(interval(tally.deals[number])),
        "deals": {f"{value:g}": count for value, count in sorted(tally.deals[number].items())},
    }


def _bot(tally: Tally, place: int) -> dict[str, Any]:
    record, deals, times = tally.record(place), tally.deals_of(place), tally.times(place)
    failures, first = tally.problems(place)
    return {
        "name": tally.plan.entrants[place].name,
        "games": record.games,
        **record._asdict(),
        "score": score(deals),
        "interval": list(interval(deals)),
        "times": {
            "turns": times.turns,
            "median": times.median,
            "p95": times.most,
            "max": times.longest,
            "over_budget": times.too_long,
        }
        if times
        else None,
        "failures": failures,
        "first_failure": {"kind": first.kind, "text": first.text} if first else None,
    }


def _ratings(tally: Tally) -> list[dict[str, Any]] | None:
    """The ladder, the strongest first; None where ratings cannot be found here."""
    if not tally.games or not ratings.available():
        return None
    found = zip(tally.plan.entrants, ratings.ratings(tally), strict=True)
    ladder = [
        {"name": entrant.name, "rating": rating.value, "interval": list(rating.interval)} for entrant, rating in found
    ]
    return sorted(ladder, key=lambda rung: rung["rating"], reverse=True)
