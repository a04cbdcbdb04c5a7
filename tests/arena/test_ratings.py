"""What ratings are: strengths that make the games likeliest, at tables of any size."""

from __future__ import annotations

import random
from math import log10
from typing import Any

import pytest

from motu.arena import ratings
from motu.arena.ratings import ANCHORED_AT
from motu.arena.results import Played, Result
from motu.arena.summary import summary
from motu.arena.tally import Tally
from motu.arena.tournament import Entrant, Tournament
from tests.arena.bouts import result

THREE = Tournament("kahuna", {}, "s", tuple(Entrant(name, name, 0.1) for name in ("a", "b", "c")), 2)
needs_choix = pytest.mark.skipif(not ratings.available(), reason="choix is not installed")


@needs_choix
def test_the_rating_of_two_is_the_odds_of_their_games() -> None:
    """30 of 40 games won, and one more each: 31 to 11."""
    plan = Tournament("kahuna", {}, "s", (Entrant("greedy", "greedy", 1), Entrant("x", "x", 1)), 20)
    tally = Tally(plan)
    for number in range(20):
        tally.add(result(0, number, 1.0, float(number % 2)))
    anchor, other = ratings.ratings(tally)
    assert anchor.value == ANCHORED_AT == anchor.interval.low == anchor.interval.high
    assert other.value == pytest.approx(ANCHORED_AT - 400 * log10(31 / 11))
    assert other.interval.low < other.value < other.interval.high


@needs_choix
def test_without_its_anchor_the_mean_is_fixed() -> None:
    tally = Tally(THREE)
    for pair in range(3):
        tally.add(result(pair, 0, 1.0, 1.0))
    found = ratings.ratings(tally)
    assert sum(rating.value for rating in found) / 3 == pytest.approx(ANCHORED_AT)
    assert [rating.value for rating in found] == sorted((rating.value for rating in found), reverse=True)
    assert all(rating.interval.low < rating.interval.high for rating in found)


def test_without_choix_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "available", lambda: False)
    tally = Tally(THREE)
    tally.add(result(0, 0, 1.0, 0.5))
    assert summary(tally)["ratings"] is None


# --- Tables of three and four ----------------------------------------------------------------------------------------

PRESETS = {2: "two", 3: "three", 4: "four"}


def played_by_strength(players: int, elos: dict[str, float], deals: int, seed: int) -> Tally:
    """An arena in which every seat wins with a chance that goes by the strength of its bot."""
    entrants = tuple(Entrant(name, name, 0.1) for name in elos)
    tally = Tally(Tournament("paradise", {"preset": PRESETS[players]}, "s", entrants, deals))
    chance, strengths = random.Random(seed), [10 ** (elo / 400) for elo in elos.values()]
    for deal in tally.plan.all_deals():
        pair, games = tally.plan.pairs[deal.pair], []
        for seating in tally.plan.seatings:
            (winner,) = chance.choices(seating, [strengths[pair[side]] for side in seating])
            games.append(Played(float(winner == 0), ((), ())))
        tally.add(Result(deal, tuple(games)))
    return tally


@needs_choix
@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_found_again(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mean of twenty arenas of some thousand games: good to within 15 points, of which the deal that each pair is
    given takes a few."""
    monkeypatch.setattr(ratings, "TIMES", 2)
    elos = {"a": 150.0, "islander": 0.0, "b": -200.0, "c": 300.0}
    found = [[each.value for each in ratings.ratings(played_by_strength(players, elos, 100, n))] for n in range(20)]
    means = [sum(column) / len(column) - ANCHORED_AT for column in zip(*found, strict=True)]
    assert means == pytest.approx(list(elos.values()), abs=15)
    assert means[1] == 0


@needs_choix
def test_intervals_hold_the_known_strengths() -> None:
    elos = {"islander": 0.0, "a": 150.0, "b": -200.0}
    held = []
    for seed in range(12):
        for rating, elo in zip(ratings.ratings(played_by_strength(3, elos, 40, seed)), elos.values(), strict=True):
            low, high = rating.interval
            held += [low <= ANCHORED_AT + elo <= high] if elo else []
    assert 0.85 * len(held) <= sum(held)


@needs_choix
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_strengths_are_those_that_choix_finds_in_a_list_of_all_games(players: int) -> None:
    """In that list a bot stands as often among the losers as it has seats beside the winner's."""
    import choix  # noqa: PLC0415
    import numpy as np  # noqa: PLC0415

    others = players - 1
    data: list[tuple[int, tuple[int, ...]]] = []
    wins, losses = np.zeros((2, 3, 3))
    for one, other, won, lost in ((0, 1, 5, 2), (1, 0, 1, 6), (0, 2, 7, 3), (2, 0, 2, 2), (1, 2, 3, 3), (2, 1, 1, 5)):
        wins[one, other], losses[one, other] = won, lost
        data += [(one, (other,) * others)] * won + [(other, (one,) + (other,) * (others - 1))] * lost
    assert ratings.strengths(wins, losses, others) == pytest.approx(choix.ilsr_top1(3, data), abs=1e-6)


@needs_choix
def test_the_rating_at_tables_of_three_expects_as_many_wins_as_there_were() -> None:
    """Ten deals: the islander wins 20 of 30 games alone, the other 5 of 30. Of the deal that is given to them both win
    one game of three alone: so the islander's kind has 21 + (2 + 25) wins of 66 games."""
    plan = Tournament(
        "paradise", {"preset": "three"}, "s", (Entrant("islander", "islander", 1), Entrant("x", "x", 1)), 10
    )
    tally = Tally(plan)
    for number in range(10):
        tally.add(result(0, number, 1.0, 1.0, 0.0, 1.0, 1.0 - number % 2, 1.0))
    islander, other = ratings.ratings(tally)
    ratio = 10 ** ((islander.value - other.value) / 400)
    assert 33 * ratio / (ratio + 2) + 33 * 2 * ratio / (2 * ratio + 1) == pytest.approx(21 + 2 + 25)


@needs_choix
@pytest.mark.parametrize("players", [3, 4])
def test_fair_shares_are_equal_ratings(players: int) -> None:
    """Who wins every n-th game alone is as strong as the others, and who wins every second is not."""
    entrants = (Entrant("islander", "islander", 1), Entrant("x", "x", 1))
    plan = Tournament("paradise", {"preset": PRESETS[players]}, "s", entrants, 30)

    def rating_of(one: float, other: float) -> Any:
        tally = Tally(plan)
        for number in range(30):
            tally.add(result(0, number, *[one] * players, *[1 - other] * players))
        return ratings.ratings(tally)[1].value

    assert rating_of(1 / players, 1 / players) == pytest.approx(ANCHORED_AT)
    assert rating_of(1 / players, 0.5) > ANCHORED_AT + 50
    assert rating_of(0.5, 1 / players) < ANCHORED_AT - 50


@needs_choix
def test_who_never_lost_has_a_rating() -> None:
    elos = {"islander": 0.0, "giant": 4000.0, "dwarf": -4000.0}
    anchor, giant, dwarf = ratings.ratings(played_by_strength(4, elos, 20, 0))
    assert dwarf.value < anchor.value - 300 < giant.value - 600
    assert giant.interval.low < giant.value <= giant.interval.high
