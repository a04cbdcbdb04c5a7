"""11.5: the search for kumara."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from motu.paradise import game
from motu.paradise.advanced.kumara import ROLLS, eastern_ocean, starts
from motu.paradise.names import called
from motu.paradise.points import count_lines
from motu.paradise.state import EXPLORE, NEXT, SEA
from motu.paradise.steps.exploration import set_out
from tests.paradise.table import Table, cell, hexes


def table(**given: Any) -> Table:
    """Red has a village on Rapa Nui, at P14, where one of the two ways to South America begins."""
    given = {"red": "Tonga=2 P14=1", "tiles": "P14=Rapa-Nui", **given}
    return Table("exploration", options="kumara=yes", **given)


# --- Setting out ----------------------------------------------------------------------------------------------------


def test_11_5_the_search_begins_where_the_explorer_gets_to_across_known_hexes() -> None:
    t = Table("exploration", options="kumara=yes", tiles="N14=Pitcairn", sea="O13", red="Tonga=2 N14=1")
    assert t.words("search") == ""
    assert t.why_not("kumara:P14") == "kumara-no-way"
    t = Table("exploration", options="kumara=yes", tiles="N14=Pitcairn", sea="O13 P14", red="Tonga=2 N14=1")
    assert t.words("search") == "kumara:P14"
    t = Table("exploration", options="kumara=yes", tiles="N14=Pitcairn", sea="O13 P14 Q15", red="Tonga=2 N14=1")
    assert t.words("search") == "kumara:P14 kumara:Q15"


def test_11_5_enemies_bar_the_way() -> None:
    way = {"tiles": "N14=Pitcairn", "sea": "O13 P14", "red": "Tonga=2 N14=1"}
    assert table(**way, yellow="Samoa=2 O13=R").words("search") == ""
    assert table(**way, yellow="Samoa=2 P14=R").words("search") == ""


def test_11_5_the_free_move_does_not_cross_the_ocean_in_the_east() -> None:
    t = table(tiles="Q15=Rapa-Nui", red="Tonga=2 Q15=1")
    s = t.state
    assert hexes(eastern_ocean(s.box)) == "Q11 Q13 Q17 R12 R14 R16 S11 S13 S15 S17"
    assert hexes(starts(s, 0)) == "Q15"
    s.box = replace(s.box, to_south_america=(cell("Q13"), cell("R14"), cell("O13")))
    s.known |= 1 << cell("O13")  # to which the only free way is by Q13 and P14
    assert starts(s, 0) == 0


def test_11_5_it_takes_the_place_of_every_other_exploration() -> None:
    t = table(sea="O13").play(">O15(o1)")
    assert t.words("search") == ""
    assert t.why_not("kumara:P14") == "kumara-instead"
    t = table().play("kumara:P14(2)")
    assert t.mover == "yellow"


def test_11_5_it_begins_nowhere_else() -> None:
    assert table().why_not("kumara:G13") == "kumara-starts"
    assert Table("movement", options="kumara=yes").why_not("kumara:P14") == "not-now"
    assert Table("exploration", tiles="P14=Rapa-Nui", red="Tonga=2 P14=1").words("search") == ""


def test_11_5_who_has_the_kumara_does_not_look_for_it() -> None:
    t = table(kumara="red")
    assert t.words("search") == ""
    assert t.why_not("kumara:P14") == "kumara-once"


def test_11_5_an_explorer_who_is_lost_only_comes_back() -> None:
    assert table(lost="red").mover == "yellow"


def test_11_5_with_nothing_else_to_explore_the_explorer_can_still_search() -> None:
    s = table().state
    for each in range(len(s.tile)):
        if s.box.unknown >> each & 1 and s.tile[each] < 0:
            s.tile[each] = SEA
    s.known |= s.box.unknown
    s.stage = NEXT
    set_out(s, 1)
    assert s.stage == NEXT
    set_out(s, 0)
    assert s.stage == EXPLORE


# --- The table, row by row ------------------------------------------------------------------------------------------


def test_11_5_a_roll_of_1_and_the_explorer_is_lost() -> None:
    t = table().play("kumara:P14(1)")
    assert t.lost == "red"
    assert t.happened[:3] == ["search", "search-roll", "search-lost"]


@pytest.mark.parametrize("roll", [2, 3])
def test_11_5_a_roll_of_2_or_3_and_he_returns(roll: int) -> None:
    t = table().play(f"kumara:P14({roll})")
    assert t.lost == ""
    assert t.happened[:3] == ["search", "search-roll", "return"]
    assert t.mover == "yellow"
    assert t.state.die == t.state.rolls == 0


def test_11_5_a_roll_of_4_and_he_goes_to_a_hex_that_is_not_nearer() -> None:
    t = table().play("kumara:P14(4)")
    assert t.stage == "search"
    assert t.mover == "red"
    assert t.words() == ">O13 >O15"
    assert t.why_not(">Q13") == "kumara-nearer"
    assert t.why_not(">R12") == "not-next"


@pytest.mark.parametrize("roll", [5, 6])
def test_11_5_a_roll_of_5_or_6_and_he_goes_anywhere(roll: int) -> None:
    t = table().play(f"kumara:P14({roll})")
    assert t.words() == ">O13 >O15 >Q13 >Q15"
    t.play(">Q13(5)")
    assert t.state.at == cell("Q13")
    assert t.words() == ">P14 >Q11 >Q15 >R12 >R14"


def test_11_5_next_to_it_he_goes_to_south_america_and_brings_the_kumara_home() -> None:
    t = table().play("kumara:P14(5) >Q15(5) >R14(5) >S13(5)")
    assert t.words() == ">R12 >R14 >S11 >S15 >T14"
    t.play(">T14")
    assert t.happened[:2] == ["kumara", "return"]
    assert t.view("yellow")["kumara"] == [0]
    assert t.lost == ""
    assert t.mover == "yellow"
    assert t.points("red") == "6"  # three villages, home, kumara
    assert ("kumara", 4) in [(line.what, line.halves) for line in count_lines(t.state, 0)]


def test_11_5_between_both_hexes_of_south_america_it_is_one_place() -> None:
    t = table().play("kumara:P14(5) >Q15(5) >R14(5) >S15(5)")
    assert t.words() == ">R14 >R16 >S13 >S17 >T14"


def test_11_5_off_course_next_to_it_he_does_not_arrive() -> None:
    t = table().play("kumara:P14(5) >Q15(5) >R14(5) >S13(4)")
    assert t.words() == ">R12 >R14 >S11 >S15"


def test_11_5_nothing_is_discovered_on_the_way() -> None:
    t = table().play("kumara:P14(4) >O15(2)")
    assert t.tile("O15") == "unknown"
    assert sum(t.state.cup) == sum(table().state.cup)


def test_11_5_explorers_do_not_enter_hexes_with_enemies() -> None:
    t = table(yellow="Samoa=2 Q13=C").play("kumara:P14(5)")
    assert t.words() == ">O13 >O15 >Q15"
    assert t.why_not(">Q13") == "enemy-hex"


def close_in(t: Table, *names: str) -> None:
    """Pieces of Yellow are suddenly around the explorer."""
    for name in names:
        t.state.put(1, cell(name), 1)


def test_11_5_where_there_is_but_one_hex_nothing_is_asked() -> None:
    t = table().play("kumara:P14(5) >Q15(5) >R14(5) >S15(5)")
    close_in(t, "S15")
    t.play(">S17(4,2)")
    assert t.happened[:5] == ["seek", "search-roll", "seek", "galapagos", "search-roll"]


def test_11_5_arriving_without_another_choice_ends_the_search_as_well() -> None:
    t = table().play("kumara:P14(5) >Q15(5) >R14(5) >S15(5)")
    close_in(t, "S15", "R16")
    t.play(">S17(5)")
    assert t.happened[:4] == ["seek", "search-roll", "kumara", "return"]


def test_11_5_where_there_is_no_hex_at_all_he_stays_and_rolls_again() -> None:
    t = table().play("kumara:P14(5) >Q15(5) >R14(5) >S15(5)")
    close_in(t, "S15", "R16")
    t.play(">S17(4,4,3)")
    assert t.happened[:6] == ["seek", "search-roll", "seek", "search-roll", "seek", "search-roll"]
    assert t.happened[6] == "return"


def test_11_5_after_24_rolls_he_returns_in_any_case() -> None:
    t = table().play("kumara:P14(5)")
    for number in range(ROLLS - 1):
        assert t.state.rolls == number + 1
        t.play(f">{('O13', 'P14')[number % 2]}(5)")
    t.play(">P14")
    assert t.happened[:2] == ["seek", "return"]
    assert t.mover == "yellow"


# --- Modifiers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["navigation", "poi", "double-hulled-canoes"])
def test_11_5_one_of_three_cards_adds_1(card: str) -> None:
    t = table(face=f"red:{card}").play("kumara:P14(4)")
    assert t.words() == ">O13 >O15 >Q13 >Q15"
    t = table(face=f"red:{card}").play("kumara:P14(1)")
    assert t.lost == ""


def test_11_5_more_of_them_add_no_more() -> None:
    t = table(face="red:navigation,poi,double-hulled-canoes").play("kumara:P14(2)")
    assert t.happened[2] == "return"


def test_11_5_face_down_they_add_nothing() -> None:
    t = table(cards="red:navigation,poi").play("kumara:P14(4)")
    assert t.words("go") == ">O13 >O15"


def test_11_5_a_card_turned_up_on_the_way_counts_from_the_next_roll_on() -> None:
    t = table(cards="red:navigation").play("kumara:P14(4) !navigation")
    assert t.face("red") == "navigation"
    assert t.words() == ">O13 >O15"
    t.play(">O15(4)")
    assert t.state.die == 5


def test_11_5_ocean_chart_turns_lost_into_return() -> None:
    t = table(face="red:ocean-chart").play("kumara:P14(1)")
    assert t.lost == ""
    assert t.happened[2] == "return"


@pytest.mark.parametrize(("way", "name"), [(">Q13(5) >R12(4)", "R12"), (">Q15(5) >R16(4)", "R16")])
def test_11_5_islands_on_the_way_add_1_from_then_on(way: str, name: str) -> None:
    t = table().play(f"kumara:P14(5) {way}")
    assert t.view("yellow")["galapagos"] == [0]
    assert t.state.at == cell(name)
    assert t.state.die == 5


def test_11_5_there_is_one_such_marker_a_player_and_it_is_kept() -> None:
    t = table(galapagos="red").play("kumara:P14(4)")
    assert t.state.die == 5
    t.play(">Q13(4) >R12(4)")
    assert "galapagos" not in t.happened
    assert t.state.die == 5
    t = table(galapagos="red", face="red:poi").play("kumara:P14(3)")
    assert t.state.die == 5


# --- Capture --------------------------------------------------------------------------------------------------------


def conquest(kumara: str, **given: Any) -> Table:
    """Red takes Yellow's Niue, in H12, which has a village; he may save it."""
    given = {"red": "Tonga=2 I13=CCWW", "yellow": "Samoa=2 H12=1", **given}
    t = Table(options="kumara=yes", tiles="H12=Niue", sea="I13", kumara=kumara, **given)
    return t.play("@I13 +C +C +W +W >H12").fight("6")


def test_11_5_a_saved_village_of_somebody_who_has_it_brings_the_kumara() -> None:
    t = conquest("yellow")
    t.play("W>V")
    assert t.view("red")["kumara"] == [0, 1]
    assert "kumara-captured" in t.happened


def test_11_5_without_a_saved_village_there_is_none() -> None:
    t = conquest("yellow").play(".")
    assert t.view("red")["kumara"] == [1]


def test_11_5_who_has_it_gets_no_other_and_who_has_none_gives_none() -> None:
    assert "kumara-captured" not in conquest("yellow red").play("W>V").happened
    assert "kumara-captured" not in conquest("red").play("W>V").happened
    assert conquest("").play("W>V").view("red")["kumara"] == []


def test_11_5_independent_islanders_have_none() -> None:
    t = Table(options="kumara=yes", red="Tonga=2 E9=CCWW", kumara="yellow").play("@E9 +C +C +W +W >D10").fight("6")
    t.play("W>V")
    assert t.held("red") == "D10 G13"
    assert t.view("red")["kumara"] == [1]


# --- Who sees what --------------------------------------------------------------------------------------------------


def test_11_5_a_search_is_seen_by_all() -> None:
    t = table()
    assert t.seen("kumara:P14(5)", "yellow") == "kumara:P14(5)"
    t.play("kumara:P14(5)")
    assert t.seen(">Q13(1)", "spectator") == ">Q13(1)"
    assert t.view("yellow")["search"] == {"rolls": 1, "result": 5}
    assert t.view("yellow")["explorer"]["hex"] == "P14"
    assert [each["hex"] for each in t.play(">Q13(5)").view("yellow")["voyage"]][-2:] == ["P14", "Q13"]


def test_11_5_a_search_is_told_to_all() -> None:
    t = table().play("kumara:P14(5) >Q13(5) >R12(5)")
    told = game.tell(t.state, game.read(">R12"), t.state, None)
    assert [each.id for each in told] == [f"paradise-log-{name}" for name in ("seek", "galapagos", "search-roll")]
    assert told[0].args["place"] == told[1].args["place"] == called("Galapagos Islands")
    assert (told[2].args["die"], told[2].args["result"]) == (5, 6)


def test_11_5_a_search_has_its_odds() -> None:
    t = table()
    shown = game.show_move(game.view(t.state, 0), game.read("kumara:P14"))
    assert shown["hex"] == "P14"
    assert 0 < shown["odds"]["found"] < shown["odds"]["lost"] < 1
