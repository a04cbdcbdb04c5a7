"""11.1: the players may agree on any number of points; far from the usual one there is a warning, no refusal."""

from __future__ import annotations

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import BadOption
from motu.paradise import game
from motu.paradise.options import END_FARTHEST, Options, choices, read_options, write_options
from motu.research.observations import OBSERVERS
from tests.paradise.table import Table


@pytest.mark.parametrize(("players", "usual"), [("2", 28), ("3", 25), ("4", 22)])
@pytest.mark.parametrize("end", [-21, -11, 11, 60, END_FARTHEST])
def test_11_1_any_number_of_points_ends_the_game(players: str, usual: int, end: int) -> None:
    options = read_options({"players": players, "end": str(end)})
    assert options.target == 2 * (usual + end)
    assert read_options(write_options(options)) == options


@pytest.mark.parametrize(("players", "least"), [("2", -27), ("3", -24), ("4", -21)])
def test_11_1_it_ends_at_one_point_at_the_least(players: str, least: int) -> None:
    assert read_options({"players": players, "end": str(least)}).target == 2
    with pytest.raises(BadOption) as refused:
        read_options({"players": players, "end": str(least - 1)})
    assert (refused.value.reason.id, refused.value.reason.args["least"]) == ("paradise-option-end-low", least)


@pytest.mark.parametrize("end", ["1000", "-1000", "9" * 5000, "+3", "03", "-0", "3.5", "", "three", "３"])
def test_11_1_what_is_no_whole_number_of_three_digits_is_refused_in_a_sentence(end: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_options({"end": end})
    assert (refused.value.reason.id, refused.value.reason.args["most"]) == ("paradise-option-end", END_FARTHEST)


def test_11_1_up_to_three_points_either_way_are_recommended() -> None:
    assert [Options(end=str(end)).warnings for end in range(-3, 4)] == [[]] * 7
    for end in (-27, -4, 4, 50):
        (warning,) = Options(end=str(end)).warnings
        assert warning.id == "paradise-option-far-end"
        assert warning.args == {"points": abs(end), "most": 3, "target": 28 + end}


def test_11_1_forms_offer_the_ends_that_people_may_want() -> None:
    assert choices()["end"] == tuple(str(end) for end in range(-10, 11))


def test_11_1_a_game_to_one_point_ends_in_the_first_victory_step() -> None:
    table = Table("building", options="end=-27")
    table.play(".", "red").play(".", "yellow")
    assert table.result == "Red+Yellow 3-3"


def test_11_1_a_game_to_very_many_points_goes_on() -> None:
    table = Table("building", options=f"end={END_FARTHEST}", red="Tonga=4aa")
    table.play(".", "red").play(".", "yellow")
    assert table.result == "*"


@pytest.mark.parametrize("end", ["-27", "0", "10", "500"])
def test_11_1_what_a_program_sees_of_the_end_stays_within_its_bounds(end: str) -> None:
    options = read_options({"end": end})
    state = game.deal(options, FreeChance(1))
    observer = OBSERVERS["paradise"]
    numbers = observer.flat(game.view(state, 0))
    assert abs(numbers).max() <= 1
    (found,) = observer.observe(game.view(state, 0))["target"]
    assert found == min(options.target, 80)
