"""Pictures: well-formed, complete, readable in light and dark."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from motu.charts.curve import DASHES, Series, curve
from motu.charts.fairness import Group, fairness
from motu.charts.ladder import Rung, ladder
from motu.charts.reliability import Point, reliability
from motu.charts.stacked import Bar, stacked
from motu.charts.svg import _DARK, _LIGHT, DARK_INKS, INKS, tick_text, ticks

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}text")]


def test_a_ladder_has_the_strongest_first() -> None:
    picture = ladder([Rung("weak", 800, 700, 900), Rung("strong", 1200, 1150, 1260)], "Bots", "Elo")
    found = texts(picture)
    assert found.index("strong") < found.index("weak")
    assert {"Bots", "Elo", "1200", "800", "1150–1260", "700–900"} <= set(found)


def test_names_are_shown_as_they_are() -> None:
    name = '<b>&"\x07\u202e</b>'
    assert '<b>&"\ufffd\ufffd</b>' in texts(ladder([Rung(name, 1, 0, 2)], name, name))


def test_a_long_name_keeps_its_end() -> None:
    assert "….py:MyBot" in "".join(texts(ladder([Rung("x" * 50 + ".py:MyBot", 1, 0, 2)], "", "")))[:60].replace("x", "")


@pytest.mark.parametrize("rungs", [[], [Rung("alone", 1000, 1000, 1000)]])
def test_a_ladder_of_nobody_and_of_one(rungs: list[Rung]) -> None:
    ET.fromstring(ladder(rungs, "t", "a"))


def test_points_lie_where_they_belong() -> None:
    picture = ET.fromstring(ladder([Rung("a", 0, 0, 0), Rung("b", 100, 50, 100)], "t", "a"))
    first, second = (float(circle.get("cx", "")) for circle in picture.iter(f"{SVG}circle"))
    low = min(float(line.get("x1", "")) for line in picture.iter(f"{SVG}line") if line.get("class") == "line0")
    assert low == pytest.approx((first + second) / 2, abs=0.1)


def test_a_curve_has_axes_legend_and_a_line_for_each_series() -> None:
    series = [Series(f"s{number}", [(0, number), (50_000, 2 * number), (100_000, 9)]) for number in range(3)]
    picture = curve(series, "Learning", "games", "score")
    assert {"Learning", "games", "score", "s0", "s1", "s2", "0", "100k"} <= set(texts(picture))
    paths = list(ET.fromstring(picture).iter(f"{SVG}path"))
    assert [path.get("class") for path in paths] == ["line0", "line1", "line2"]
    assert len({path.get("stroke-dasharray") for path in paths}) == 3


def test_curves_of_nothing_and_of_a_point() -> None:
    ET.fromstring(curve([], "t", "x", "y"))
    ET.fromstring(curve([Series("empty", []), Series("one", [(3, 3)])], "t", "x", "y"))
    with pytest.raises(ValueError, match="finite"):
        curve([Series("bad", [(0, float("nan"))])], "t", "x", "y")


def test_shares_outside_of_the_band_have_another_colour() -> None:
    groups = [Group("two", [Rung("a", 1.2, 1, 1.4)]), Group("three", [Rung("b", 1.3, 1, 1.6), Rung("c", 0.5, 0, 1)])]
    picture = fairness(groups, (0.75, 1.25), "Wins", "of a fair share")
    assert {"Wins", "two", "three", "a", "b", "c", "1.20", "1.00–1.40", "of a fair share"} <= set(texts(picture))
    circles = list(ET.fromstring(picture).iter(f"{SVG}circle"))
    assert [circle.get("class") for circle in circles] == ["dot0", "dot1", "dot1"]
    places = [float(circle.get("cx", "")) for circle in circles]
    assert places[2] < places[0] < places[1]
    ET.fromstring(fairness([], (0.75, 1.25), "t", "a"))


def test_bars_are_made_up_of_their_parts() -> None:
    groups = [[Bar("one", [10, 0, 30]), Bar("other", [20, 20, 0])], [Bar("last", [0, 0, 0])]]
    picture = stacked(groups, ["x", "y", "z"], "Points", "mean")
    assert {"Points", "mean", "one", "other", "last", "x", "y", "z", "10.0", "30.0", "40.0"} <= set(texts(picture))
    widths = [float(bar.get("width", "")) for bar in ET.fromstring(picture).iter(f"{SVG}rect")][4:]
    assert widths[1] == pytest.approx(3 * widths[0], abs=0.5)
    assert widths[2] == pytest.approx(2 * widths[0], abs=0.5)
    assert len(widths) == 4, "what is nothing is not drawn"
    ET.fromstring(stacked([], [], "t", "a"))


def test_chances_that_are_right_lie_on_the_diagonal() -> None:
    points = [Point(0.2, 0.2, 0.1, 0.3), Point(0.5, 0.5, 0.5, 0.5), Point(0.8, 0.6, 0.5, 0.7)]
    picture = reliability(points, "Right?", "told", "happened")
    assert {"Right?", "told", "happened", "0", "100"} <= set(texts(picture))
    places = [
        (float(each.get("cx", "")), float(each.get("cy", ""))) for each in ET.fromstring(picture).iter(f"{SVG}circle")
    ]
    (x0, y0), (x1, y1), (x2, y2) = places
    assert x1 - x0 == pytest.approx(y0 - y1, abs=0.2)
    assert x2 - x1 == pytest.approx(3 * (y1 - y2), abs=0.3)
    whiskers = [each for each in ET.fromstring(picture).iter(f"{SVG}line") if each.get("class") == "line0"]
    assert len(whiskers) == 6, "an interval of nothing is not drawn"
    ET.fromstring(reliability([], "t", "a", "b"))


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (3, 97, [0, 20, 40, 60, 80, 100]),
        (-350, 1420, [-500, 0, 500, 1000, 1500]),
        (7, 7, [6.4, 6.6, 6.8, 7, 7.2, 7.4, 7.6]),
    ],
)
def test_ticks_are_round(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == expected


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (0.25, "0.25"), (-500, "−500"), (2500, "2500"), (150_000, "150k"), (1.5e6, "1.5M")]
)
def test_ticks_are_short(value: float, text: str) -> None:
    assert tick_text(value) == text


def contrast(one: str, other: str) -> float:
    """By the formula of WCAG."""

    def light(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("scheme", "inks"), [(_LIGHT, INKS), (_DARK, DARK_INKS)])
def test_everything_stands_out_from_the_panel(scheme: dict[str, str], inks: tuple[str, ...]) -> None:
    assert min(contrast(scheme["panel"], scheme[word]) for word in ("ink", "quiet")) >= 4.5
    assert min(contrast(scheme["panel"], ink) for ink in inks) >= 4.5


def test_there_is_a_form_for_every_colour() -> None:
    assert len(set(DASHES)) == len(INKS) == len(DARK_INKS)
