"""What scores, intervals and ratings are, by examples that can be worked out by hand."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from motu.arena import ratings
from motu.arena.ratings import ANCHORED_AT
from motu.arena.results import Tally
from motu.arena.score import Z, interval, score, swapped
from motu.arena.summary import summary
from motu.arena.tournament import Entrant, Tournament
from tests.arena.bouts import result

THREE = Tournament("kahuna", {}, "s", tuple(Entrant(name, name, 0.1) for name in ("a", "b", "c")), 2)
needs_choix = pytest.mark.skipif(not ratings.available(), reason="choix is not installed")


def test_score_is_the_mean_of_the_deals() -> None:
    assert score({1.0: 1, 0.5: 2, 0.25: 1}) == (1 + 1 + 0.25) / 4
    assert score({}) == 0.5


def test_interval_of_mixed_deals() -> None:
    """Six deals won, two split, and four lost, with two won and two lost imagined: 8 of 16 won, 6 lost, 2 even."""
    centre = (8 + 1) / 16
    variance = (8 * (1 - centre) ** 2 + 2 * (0.5 - centre) ** 2 + 6 * centre**2) / 16
    low, high = interval({1.0: 6, 0.5: 2, 0.0: 4})
    assert low == pytest.approx(centre - Z * sqrt(variance / 16))
    assert high == pytest.approx(centre + Z * sqrt(variance / 16))


def test_pairing_narrows_the_interval() -> None:
    """Ten deals that were all split tell more than five won twice and five lost twice."""
    split, torn = interval({0.5: 10}), interval({1.0: 5, 0.0: 5})
    assert sum(split) / 2 == pytest.approx(0.5)
    assert sum(torn) / 2 == pytest.approx(0.5)
    assert split.high - split.low < 0.6 * (torn.high - torn.low)


@pytest.mark.parametrize("deals", [1, 3, 10, 100, 10_000])
def test_an_interval_is_never_empty_and_holds_the_score(deals: int) -> None:
    won, lost = interval({1.0: deals}), interval({0.0: deals})
    assert won.low < won.high == 1
    assert (lost.low, lost.high) == pytest.approx((0, 1 - won.low))


def test_more_deals_make_narrower_intervals() -> None:
    widths = [high - low for low, high in (interval({1.0: 3 * n, 0.0: n}) for n in (1, 10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


def test_the_other_side_of_deals() -> None:
    assert swapped({1.0: 3, 0.25: 2, 0.5: 1}) == {0.0: 3, 0.75: 2, 0.5: 1}


def test_the_tally_counts_games_from_either_side() -> None:
    tally = Tally(THREE)
    for pair, first, second in ((0, 1.0, 0.0), (0, 0.5, 1.0), (1, 0.0, 0.0), (2, 1.0, 1.0)):
        tally.add(result(pair, tally.games, first, second))
    assert tally.pair_record(0) == (2, 1, 1)
    assert tally.record(0) == (2, 1, 3)
    assert tally.record(1) == (3, 1, 2)
    assert tally.record(2) == (2, 0, 2)
    assert tally.deals[0] == {0.5: 1, 0.75: 1}
    assert tally.deals_of(2) == {1.0: 1, 0.0: 1}


def test_times_of_turns() -> None:
    tally = Tally(THREE)
    played = result(0, 0, 1.0, 1.0)
    turns = tuple(number / 1000 for number in range(1, 101))
    games = (played.games[0]._replace(turns=(turns, (0.115, 0.125))), played.games[1]._replace(turns=((), ())))
    tally.add(played._replace(games=games))
    times = tally.times(0)
    assert times is not None
    assert (times.turns, times.median, times.most, times.longest, times.too_long) == (100, 0.05, 0.095, 0.1, 0.0)
    # The time is 100 ms: 115 ms are let pass, 125 ms are too long.
    other = tally.times(1)
    assert other is not None
    assert (other.median, other.longest, other.too_long) == (0.115, 0.125, 0.5)
    assert tally.times(2) is None


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
def test_without_greedy_the_mean_is_the_anchor() -> None:
    tally = Tally(THREE)
    for pair in range(3):
        tally.add(result(pair, 0, 1.0, 1.0))
    found = ratings.ratings(tally)
    assert sum(rating.value for rating in found) / 3 == pytest.approx(ANCHORED_AT)
    assert [rating.value for rating in found] == sorted((rating.value for rating in found), reverse=True)
    assert all(rating.interval.low < rating.interval.high for rating in found)


def test_the_names_of_a_summary_stay() -> None:
    tally = Tally(THREE)
    tally.add(result(0, 0, 1.0, 0.5))
    found = summary(tally)
    assert set(found) == {
        *("format", "game", "options", "seed", "entrants", "games_a_pair", "games", "finished"),
        *("pairs", "bots", "ratings"),
    }
    assert set(found["pairs"][0]) == {
        *("one", "other", "games", "wins", "draws", "losses", "score", "interval", "deals")
    }
    assert set(found["bots"][0]) == {
        *("name", "games", "wins", "draws", "losses", "score", "interval", "times", "failures", "first_failure")
    }
    assert set(found["bots"][0]["times"]) == {"turns", "median", "p95", "max", "over_budget"}
    assert found["pairs"][0]["score"] == 0.75
    assert not found["finished"]


def test_without_choix_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "available", lambda: False)
    tally = Tally(THREE)
    tally.add(result(0, 0, 1.0, 0.5))
    assert summary(tally)["ratings"] is None
