"""What scores, intervals and ratings are, by examples that can be worked out by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from motu.arena.score import Z, interval, score
from motu.arena.summary import summary
from motu.arena.tally import Tally
from motu.arena.tournament import Entrant, Tournament
from tests.arena.bouts import result

THREE = Tournament("kahuna", {}, "s", tuple(Entrant(name, name, 0.1) for name in ("a", "b", "c")), 2)
TABLES = Tournament("paradise", {"preset": "three"}, "s", THREE.entrants, 2)


def test_score_is_the_mean_of_the_deals() -> None:
    assert score({1.0: 1, 0.5: 2, 0.25: 1}) == (1 + 1 + 0.25) / 4
    assert score({}) == 0.5
    assert score({}, unknown=0.25) == 0.25


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


def test_the_tally_counts_games_from_either_side() -> None:
    tally = Tally(THREE)
    for pair, first, second in ((0, 1.0, 0.0), (0, 0.5, 1.0), (1, 0.0, 0.0), (2, 1.0, 1.0)):
        tally.add(result(pair, tally.games, first, second))
    assert tally.pair_record(0) == (2, 1, 1)
    assert tally.record(0) == (2, 1, 3)
    assert tally.record(1) == (3, 1, 2)
    assert tally.record(2) == (2, 0, 2)
    assert tally.pair_deals(0) == {0.5: 1, 0.75: 1}
    assert tally.pair_deals(0, 1) == {0.5: 1, 0.25: 1}
    assert tally.deals_of(2) == {1.0: 1, 0.0: 1}


def test_at_tables_of_three_the_tally_counts_who_is_alone() -> None:
    """The first three games of a deal are those of the first alone, and then the second is; a shared win is a part."""
    tally = Tally(TABLES)
    tally.add(result(0, 0, 1.0, 0.5, 0.0, 1.0, 2 / 3, 0.0))
    tally.add(result(0, 1, 0.0, 1.0, 0.5, 0.5, 0.5, 0.5))
    assert tally.games == 12
    assert tally.pair_deals(0) == {0.5: 2}
    assert tally.pair_deals(0, 1) == {round(4 / 9, 9): 1, 0.5: 1}
    assert tally.pair_record(0) == (2, 2, 2)
    assert tally.pair_record(0, 1) == (1, 4, 1)
    assert tally.record(0) == (2, 2, 2)
    assert tally.record(2) == (0, 0, 0)


def test_the_unit_of_an_interval_is_the_deal_at_tables_of_three() -> None:
    """Ten deals of which each of two bots wins one game of three alone: the six games of a deal are one observation,
    and they were all alike, so only the imagined deals spread."""
    tally = Tally(TABLES)
    for number in range(10):
        tally.add(result(0, number, *(float(number % 3 == seat) for seat in range(3)), 1.0, 1.0, 1.0))
    found = summary(tally)["pairs"][0]
    third = 1 / 3
    centre = (10 * third + 2) / 14
    variance = (10 * (third - centre) ** 2 + 2 * (1 - centre) ** 2 + 2 * centre**2) / 14
    assert found["score"] == pytest.approx(third)
    assert found["interval"] == pytest.approx([centre - Z * sqrt(variance / 14), centre + Z * sqrt(variance / 14)])
    assert found["deals"] == {"0.333333": 10}


def test_the_worst_is_told_beside_the_mean() -> None:
    tally = Tally(THREE)
    assert tally.worst(0) is None
    for pair, first, second in ((0, 1.0, 1.0), (1, 1.0, 0.0), (2, 0.5, 0.0)):
        tally.add(result(pair, 0, first, second))
    a, b, c = summary(tally)["bots"]
    assert (a["score"], a["worst"]["against"], a["worst"]["score"]) == (0.75, "c", 0.5)
    assert (b["score"], b["worst"]["against"], b["worst"]["score"]) == (0.125, "a", 0.0)
    assert (c["score"], c["worst"]["against"], c["worst"]["score"]) == (0.625, "a", 0.5)
    assert a["worst"]["interval"] == summary(tally)["pairs"][1]["interval"]


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


def test_the_names_of_a_summary_stay() -> None:
    tally = Tally(THREE)
    tally.add(result(0, 0, 1.0, 0.5))
    found = summary(tally)
    assert set(found) == {
        *("format", "game", "options", "seed", "entrants", "games_a_pair", "games", "finished"),
        *("players", "fair_share"),
        *("pairs", "bots", "ratings"),
    }
    assert set(found["pairs"][0]) == {
        *("one", "other", "games", "wins", "draws", "losses", "score", "interval", "deals")
    }
    assert set(found["bots"][0]) == {
        *("name", "games", "wins", "draws", "losses", "score", "interval", "worst"),
        *("times", "failures", "first_failure"),
    }
    assert set(found["bots"][0]["times"]) == {"turns", "median", "p95", "max", "over_budget"}
    assert found["pairs"][0]["score"] == 0.75
    assert set(found["bots"][0]["worst"]) == {"against", "score", "interval"}
    assert (found["players"], found["fair_share"]) == (2, 0.5)
    assert not found["finished"]


def test_a_summary_of_tables_of_three_has_each_of_a_pair_alone() -> None:
    tally = Tally(TABLES)
    tally.add(result(0, 0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0))
    found = summary(tally)
    assert (found["players"], found["fair_share"], found["games_a_pair"]) == (3, 1 / 3, 12)
    names = [(pair["one"], pair["other"]) for pair in found["pairs"]]
    assert names == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert [pair["games"] for pair in found["pairs"]] == [3, 3, 0, 0, 0, 0]
    assert [pair["score"] for pair in found["pairs"]] == pytest.approx([2 / 3] + [1 / 3] * 5)
