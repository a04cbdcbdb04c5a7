"""11.5: how likely a search for kumara succeeds, exactly."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from motu.paradise import game
from motu.paradise.advanced import kumara
from motu.paradise.advanced.kumara_odds import chances
from motu.paradise.box_loader import default_box
from motu.paradise.grid import ALL
from motu.paradise.moves import Move
from motu.paradise.state import SEARCH, State
from tests.paradise.table import Table, cell

EVER = 1 - Fraction(1, 6) ** kumara.ROLLS
"""As good as certain: that 24 rolls do not all show the same number."""


LIMIT = Fraction(1, 10**15)
"""What 24 rolls leave undecided is less, where an endless search has a plain number."""


def odds(where: str, rolls: int = kumara.ROLLS, **given: bool) -> tuple[Fraction | int, Fraction | int]:
    return chances(default_box(), cell(where), ALL, rolls=rolls, **given)


@pytest.mark.parametrize("where", ["S13", "S15", "S17"])
def test_next_to_south_america_5_and_6_arrive_and_4_tries_again(where: str) -> None:
    """Off course he goes to another hex next to it: p = 2/6 + 1/6 p, so p = 2/5; likewise 1/5 to be lost."""
    assert odds("S13") == odds("S15") == (Fraction(2, 5) * EVER, Fraction(1, 5) * EVER)
    assert odds(where)[0] >= Fraction(2, 5) * EVER


def test_the_marker_makes_it_three_in_five_and_a_card_besides_four() -> None:
    assert odds("S13", marker=True) == (Fraction(3, 5) * EVER, 0)
    assert odds("S13", card=True, marker=True) == (Fraction(4, 5) * EVER, 0)


def test_with_a_card_off_course_is_the_moment_for_the_galapagos() -> None:
    """From there it is u = 4/6 (4/5) + 1/6 u = 16/25, more than the 3/5 of staying: so 3/6 + 1/6 (16/25) = 91/150."""
    assert abs(odds("S13", card=True)[0] - Fraction(91, 150)) < LIMIT
    assert abs(odds("R12", card=True, marker=True)[0] - Fraction(16, 25)) < LIMIT


def test_with_ocean_chart_nobody_is_lost_but_no_more_arrive() -> None:
    assert odds("S13", chart=True) == (odds("S13")[0], 0)


def test_one_roll_arrives_only_from_next_to_it() -> None:
    assert odds("S13", rolls=1) == (Fraction(2, 6), Fraction(1, 6))
    assert odds("R14", rolls=1) == (0, Fraction(1, 6))
    assert odds("S13", rolls=0) == (0, 0)


def test_two_rolls_by_hand() -> None:
    """From S13: 5 or 6 at once, or 4 and then one of these; lost by 1, or 4 and 1. From R14: twice 5 or 6."""
    assert odds("S13", rolls=2) == (Fraction(12 + 2, 36), Fraction(6 + 1, 36))
    assert odds("R14", rolls=2)[0] == Fraction(4, 36)
    assert odds("R14", rolls=2, card=True)[0] == Fraction(9, 36)
    assert odds("Q15", rolls=2)[0] == 0


def test_three_rolls_from_where_the_way_begins_by_hand() -> None:
    """From Q15: 5 or 6 to R16, where the marker is; then 4 or more; then 4 or more: 2 x 3 x 3 of 216.

    By R14, without the marker, it would be 2 x 2 x 2.
    """
    assert odds("Q15", rolls=3)[0] == Fraction(2 * 3 * 3, 216)
    assert odds("Q15", rolls=3, marker=True)[0] == Fraction(3 * 3 * 3, 216)
    assert odds("P14", rolls=3)[0] == 0


def test_the_marker_is_worth_a_detour() -> None:
    """From R14 he goes straight on; from Q15 by the Unfortunate Islands: p = 2/6 u + 1/6 p, where u is the chance there
    with the marker: u = 1/2 (3/5) + 1/6 u = 9/25. The 4 goes to Q13 or Q17, where it is the same. So p = 18/125."""
    assert abs(odds("R16", marker=True)[0] - Fraction(9, 25)) < LIMIT
    assert abs(odds("Q15")[0] - Fraction(18, 125)) < LIMIT


def test_enemies_on_the_way_make_it_longer() -> None:
    free = ALL & ~sum(1 << cell(name) for name in ("R14", "R16"))
    assert chances(default_box(), cell("Q15"), free)[0] < odds("Q15")[0]


# --- The rules themselves, played out in every way ------------------------------------------------------------------


class Unanswered(Exception):
    """The die is to be rolled once more."""


class Dice:
    """Shows these numbers."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.left = list(dice)

    def below(self, n: int, of: Any = None) -> int:
        assert (n, of) == (6, "123456")
        if not self.left:
            raise Unanswered
        return self.left.pop(0)


class PlayedOut:
    """What moves of a search lead to on average: every number of the die, and the best choice after it."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], tuple[Fraction, Fraction]] = {}

    def value(self, s: State, move: Move, dice: tuple[int, ...] = ()) -> tuple[Fraction, Fraction]:
        key = s.at, s.rolls, s.die, s.galapagos, int(move), *dice
        if key not in self.known:
            self.known[key] = self.play(s, move, dice)
        return self.known[key]

    def play(self, s: State, move: Move, dice: tuple[int, ...]) -> tuple[Fraction, Fraction]:
        after = s.copy()
        try:
            game.play(after, 0, move, Dice(dice))
        except Unanswered:
            each = [self.value(s, move, (*dice, die)) for die in range(6)]
            return sum((found for found, _ in each), Fraction(0)) / 6, sum((lost for _, lost in each), Fraction(0)) / 6
        if after.stage != SEARCH:
            return Fraction(after.kumara & 1), Fraction(after.lost & 1)
        return max((self.value(after, way) for way in game.moves(after, 0)), key=lambda each: (each[0], -each[1]))


@pytest.mark.parametrize(("where", "rolls"), [("P14", 5), ("Q15", 4)])
@pytest.mark.parametrize("card", [False, True])
@pytest.mark.parametrize("marker", [False, True])
def test_the_odds_are_those_of_the_rules(
    where: str, rolls: int, card: bool, marker: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kumara, "ROLLS", rolls)
    t = Table(
        "exploration",
        options="kumara=yes",
        tiles=f"{where}=Rapa-Nui",
        red=f"Tonga=2 {where}=1",
        face="red:poi" if card else "",
        galapagos="red" if marker else "",
    )
    free = ALL & ~t.state.enemies(0)
    expected = chances(t.box, cell(where), free, card=card, marker=marker, rolls=rolls)
    assert PlayedOut().value(t.state, game.read(f"kumara:{where}")) == expected
    assert expected.found > 0
