"""Ratings: Glickman's example, and what must hold for any game."""

from math import isfinite

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.people.ratings import LEAST_DEVIATION, MOST_DEVIATION, PERIOD, Meeting, aged, rate, updated
from motu.store.rows import Rating, Result

NOW = 1_700_000_000.0
NEW = Rating()

ratings = st.builds(
    Rating,
    st.floats(0, 4_000),
    st.floats(LEAST_DEVIATION, MOST_DEVIATION),
    st.floats(0.03, 0.2),
    st.integers(0, 1_000),
    st.floats(NOW - 100 * PERIOD, NOW),
)


def game(*points: float, at: float = NOW) -> Result:
    return Result("kahuna", "standard", tuple(f"v{number}" for number in range(len(points))), points, at)


def test_the_worked_example() -> None:
    """Glickman, "Example of the Glicko-2 system": three games in one period."""
    player = Rating(1500, 200, 0.06)
    meetings = [
        Meeting(Rating(1400, 30), 1.0),
        Meeting(Rating(1550, 100), 0.0),
        Meeting(Rating(1700, 300), 0.0),
    ]
    after = updated(player, meetings, periods=1)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_volatility_does_not_depend_on_where_a_rating_stands() -> None:
    """The example starts at 1500, where a rating taken for a deviation goes unnoticed."""
    low, high = (
        updated(Rating(base, 60, 0.06), [Meeting(Rating(base + 300, 60), 1.0)] * 12, periods=1) for base in (1500, 2500)
    )
    assert low.volatility == pytest.approx(high.volatility)
    assert low.deviation == pytest.approx(high.deviation)
    assert low.volatility > 0.0605


def test_surprises_make_volatile() -> None:
    strong, weak = Rating(2000, 50, 0.06), Rating(1000, 50, 0.06)
    assert updated(strong, [Meeting(weak, 0.0)] * 10).volatility > 0.061
    assert updated(strong, [Meeting(weak, 1.0)] * 10).volatility < 0.06


def test_the_first_game() -> None:
    won, lost = rate(game(1, 0), [NEW, NEW])
    assert won.rating == pytest.approx(1662.21, abs=0.01)
    assert lost.rating == pytest.approx(1337.79, abs=0.01)
    assert won.deviation == lost.deviation == pytest.approx(290.23, abs=0.01)
    assert (won.games, won.at) == (1, NOW)


def test_who_stays_away_is_known_less_and_never_less_than_a_newcomer() -> None:
    known = Rating(1800, 60, 0.06, 50, NOW)
    weeks = [aged(known, NOW + weeks * PERIOD).deviation for weeks in (0, 0.5, 1, 10, 100, 10_000)]
    assert weeks == sorted(weeks)
    assert weeks[0] == 60
    assert weeks[2] == pytest.approx((60**2 + (0.06 * 173.7178) ** 2) ** 0.5)
    assert weeks[-1] == MOST_DEVIATION
    assert aged(known, NOW - PERIOD) == known
    assert aged(aged(known, NOW + PERIOD)._replace(at=NOW + PERIOD), NOW + 3 * PERIOD).deviation == pytest.approx(
        aged(known, NOW + 3 * PERIOD).deviation
    )


def test_a_result_that_comes_late_does_not_turn_the_clock_back() -> None:
    later = Rating(1500, 100, 0.06, 3, NOW + 5)
    assert rate(game(1, 0), [later, NEW])[0].at == NOW + 5


def test_nobody_gains_by_playing_himself() -> None:
    result = Result("kahuna", "standard", ("ann", "ann"), (1, 0), NOW)
    before = Rating(1600, 100, 0.06, 3, NOW)
    assert [after.rating for after in rate(result, [before, before])] == [1600, 1600]


def test_three_seats_are_three_games() -> None:
    first, second, third = rate(game(1, 0.5, 0), [NEW] * 3)
    assert first.rating - 1500 == pytest.approx(1500 - third.rating)
    assert second.rating == 1500
    pair = rate(game(1, 0), [NEW] * 2)[0]
    assert first.rating > pair.rating
    assert first.deviation < pair.deviation
    assert first.games == 1


def test_many_games_find_the_strength() -> None:
    """Somebody who wins three of four against a known player is 191 points stronger."""
    player, known = NEW, Rating(1500, LEAST_DEVIATION, 0.06, 100, NOW)
    for number in range(400):
        player = rate(game(number % 4 != 0, number % 4 == 0, at=NOW), [player, known])[0]
    assert player.rating == pytest.approx(1500 + 191, abs=30)
    assert LEAST_DEVIATION <= player.deviation < 45


@given(ratings, ratings)
def test_a_winner_rises_and_a_loser_falls(one: Rating, other: Rating) -> None:
    won, lost = rate(game(1, 0), [one, other])
    assert won.rating >= one.rating
    assert lost.rating <= other.rating
    for before, after in ((one, won), (other, lost)):
        assert LEAST_DEVIATION <= after.deviation <= aged(before, NOW).deviation
        assert isfinite(after.rating)
        assert 0 < after.volatility < 5
        assert after.games == before.games + 1


@given(ratings, ratings)
def test_a_draw_brings_them_together(one: Rating, other: Rating) -> None:
    first, second = rate(game(0.5, 0.5), [one, other])
    assert (first.rating - one.rating) * (other.rating - one.rating) >= 0
    assert (second.rating - other.rating) * (one.rating - other.rating) >= 0


@given(ratings, ratings, st.sampled_from([(1.0, 0.0), (0.5, 0.5), (0.0, 1.0)]))
def test_seats_do_not_matter(one: Rating, other: Rating, points: tuple[float, float]) -> None:
    assert rate(game(*points), [one, other]) == rate(game(*points[::-1]), [other, one])[::-1]


@given(ratings, st.floats(-800, 800), st.sampled_from([(1.0, 0.0), (0.5, 0.5)]))
def test_among_equally_known_players_no_points_are_made(one: Rating, gap: float, points: tuple[float, float]) -> None:
    other = one._replace(rating=one.rating + gap)
    after = rate(game(*points), [one, other])
    assert sum(rating.rating for rating in after) == pytest.approx(one.rating + other.rating)


@given(st.lists(ratings, min_size=2, max_size=4), st.data())
def test_order_of_finish_is_kept_among_equals(before: list[Rating], data: st.DataObject) -> None:
    points = tuple(data.draw(st.permutations([1.0, 0.5, 0.0, 0.0][: len(before)])))
    same = [before[0]] * len(before)
    after = rate(game(*points), same)
    assert sorted(range(len(after)), key=lambda seat: (points[seat], seat)) == sorted(
        range(len(after)), key=lambda seat: (round(after[seat].rating, 6), seat)
    )
    assert all(isfinite(rating.rating) for rating in rate(game(*points), before))
