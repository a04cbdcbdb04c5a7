"""The outcome of an arena under names that stay: what `--out` writes, and what tables and pictures are made from."""

from __future__ import annotations

from typing import Any

from motu.arena import ratings
from motu.arena.score import interval, score
from motu.arena.tally import Tally


def summary(tally: Tally) -> dict[str, Any]:
    """Everything that is known so far. Times are in seconds, scores between 0 and 1."""
    plan = tally.plan
    sides = range(2 if plan.seats > 2 else 1)  # of two seats, what one has won the other has lost
    return {
        **plan.settings(),
        "players": plan.seats,
        "fair_share": plan.fair,
        "games_a_pair": plan.games_a_pair,
        "games": tally.games,
        "finished": tally.games == plan.games,
        "pairs": [_pair(tally, number, side) for number in range(len(plan.pairs)) for side in sides],
        "bots": [_bot(tally, place) for place in range(len(plan.entrants))],
        "ratings": _ratings(tally),
    }


def _pair(tally: Tally, number: int, side: int) -> dict[str, Any]:
    """What one of a pair has done alone."""
    pair, record, deals = tally.plan.pairs[number], tally.pair_record(number, side), tally.pair_deals(number, side)
    return {
        "one": tally.plan.entrants[pair[side]].name,
        "other": tally.plan.entrants[pair[1 - side]].name,
        "games": record.games,
        **record._asdict(),
        "score": score(deals, tally.plan.fair),
        "interval": list(interval(deals)),
        "deals": {f"{value:g}": count for value, count in sorted(deals.items())},
    }


def _bot(tally: Tally, place: int) -> dict[str, Any]:
    record, deals, times = tally.record(place), tally.deals_of(place), tally.times(place)
    failures, first = tally.problems(place)
    return {
        "name": tally.plan.entrants[place].name,
        "games": record.games,
        **record._asdict(),
        "score": score(deals, tally.plan.fair),
        "interval": list(interval(deals)),
        "worst": _worst(tally, place),
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


def _worst(tally: Tally, place: int) -> dict[str, Any] | None:
    """Against whom an entrant does worst; None before its first deal."""
    found = tally.worst(place)
    if found is None:
        return None
    pair = _pair(tally, *found)
    return {"against": pair["other"], "score": pair["score"], "interval": pair["interval"]}


def _ratings(tally: Tally) -> list[dict[str, Any]] | None:
    """The ladder, the strongest first; None where ratings cannot be found here."""
    if not tally.games or not ratings.available():
        return None
    found = zip(tally.plan.entrants, ratings.ratings(tally), strict=True)
    ladder = [
        {"name": entrant.name, "rating": rating.value, "interval": list(rating.interval)} for entrant, rating in found
    ]
    return sorted(ladder, key=lambda rung: rung["rating"], reverse=True)
