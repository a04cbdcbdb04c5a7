"""Building (9.1 to 9.4): points, pools, villages, colonies, all at once and in secret."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.chance import SealedChance
from motu.core.match import Match
from motu.paradise import game
from motu.paradise.state import ORDER, STAGES
from tests.paradise.table import Table


def build(red: str = "Tonga=2", yellow: str = "Samoa=2", **table: Any) -> Table:
    """All build. Niue H12 (1 green, 1 brown), Tuamotu I13 (2 green), Hawaiki J14 (3 green), the atoll Malden H14."""
    known: dict[str, Any] = {"tiles": "H12=Niue I13=Tuamotu J14=Hawaiki H14=Malden", "sea": "I11 J12"}
    return Table("building", red=red, yellow=yellow, **(known | table))


def close(table: Table) -> Table:
    """All who are not done yet are done."""
    while table.step == "building":
        table.play(".", table.mover.split()[0])
    return table


# --- Build points (9.1, 9.3) ----------------------------------------------------------------------------------------


def test_9_1_every_village_gives_a_point() -> None:
    table = build("Tonga=2 I13=1", "Samoa=4aa")
    assert (table.pools("red"), table.pools("yellow")) == ({"G13": 2, "I13": 1}, {"G11": 4})


def test_9_3_groups_of_one_chain_build_together() -> None:
    table = build("Tonga=2T^ H12=1T^ I13=1T^ J14=3")
    assert table.pools("red") == {"G13 H12 I13": 4, "J14": 3}


def test_9_3_what_they_build_may_be_placed_in_any_of_them() -> None:
    table = build("Tonga=2T^ H12=1T^ I13=1T^").play("C+I13 L+H12", "red")
    assert table.pools("red") == {"G13 H12 I13": 0}
    close(table)
    assert (table.stack("red", "I13"), table.stack("red", "H12")) == ("CT", "TL")


def test_9_3_an_isolated_group_builds_for_itself() -> None:
    table = build("Tonga=2a I13=1")
    assert (table.may("V+Tonga", "red"), table.why_not("V+I13", "red")) == (True, "too-dear")
    table.play("W+I13", "red")
    assert table.pools("red") == {"G13": 2, "I13": 0}


def test_9_3_an_enclave_with_a_chain_of_its_own_builds_apart() -> None:
    table = build("Tonga=2T^ I13=2T^ J14=3T^")
    assert table.pools("red") == {"G13": 2, "I13 J14": 5}


def test_9_3_new_things_are_placed_where_there_is_a_village() -> None:
    table = build("Tonga=2T^ H12=T^ I11=T^")
    assert [table.why_not("W+H12", "red"), table.why_not("W+I11", "red")] == ["no-village", "no-village"]


def test_9_3_chains_count_as_they_stood_when_the_step_began() -> None:
    """A canoe that is built now links nothing before the next turn."""
    table = build("Tonga=2 H12=1T^").play("T^Tonga", "red")
    assert table.pools("red") == {"G13": 1, "H12": 1}
    assert close(table).pools("red") == {"G13 H12": 3}


def test_9_3_a_canoe_may_be_placed_face_up_or_face_down() -> None:
    table = close(build().play("T^Tonga", "red"))
    assert (table.chain("red"), table.stack("red", "Tonga")) == ("G13", "T")
    table = close(build().play("T+Tonga", "red"))
    assert (table.chain("red"), table.stack("red", "Tonga")) == ("", "T")


@pytest.mark.parametrize(
    ("word", "cost"),
    [("W+", 1), ("C+", 3), ("T+", 1), ("T^", 1), ("L+", 1), ("R+", 0), ("V+", 2), ("A+", 1)],
)
def test_9_1_what_things_cost(word: str, cost: int) -> None:
    table = build("Tonga=2a").play("focus", "red").play(f"{word}Tonga", "red")
    assert table.pools("red") == {"G13": 3 - cost}


def test_9_3_nothing_is_taken_back() -> None:
    table = build().play("W+Tonga R+Tonga", "red")
    assert table.words("drop", "disband", seat="red") == ""


def test_9_3_the_number_of_pieces_is_a_limit() -> None:
    table = build("Tonga=4aaLLL").play("L+Tonga", "red")
    assert table.why_not("L+Tonga", "red") == "none-left"
    assert build("Tonga=4aaCCCC").why_not("C+Tonga", "red") == "none-left"


def test_9_3_villages_never_run_out() -> None:
    groups = "I13=Tuamotu J14=Hawaiki H12=Tahiti K13=Hiva K15=Raiatea L16=Rarotonga L14=Aotearoa"
    table = build("Tonga=4aa H12=2a I13=2 J14=3 K13=2 K15=2 L16=2 L14=1", tiles=groups)
    assert sum(table.pools("red").values()) == table.box.villages == 18
    close(table.play("V+H12", "red"))
    assert sum(table.pools("red").values()) == 19


# --- Focus inward (9.2) ---------------------------------------------------------------------------------------------


def test_9_2_a_point_more_for_the_next_exploration() -> None:
    table = build().play("focus", "red")
    assert table.pools("red") == {"G13": 3}
    close(table)
    assert table.lost == "red"


def test_9_2_it_is_spent_in_the_chain_of_the_home() -> None:
    table = build("Tonga=2T^ H12=1T^ J14=1").play("focus", "red")
    assert table.pools("red") == {"G13 H12": 4, "J14": 1}


def test_9_2_once_and_not_with_an_explorer_who_is_lost() -> None:
    assert build().play("focus", "red").why_not("focus", "red") == "focus-once"
    assert build(lost="red").why_not("focus", "red") == "explorer-away"


# --- All at once, in secret (9.3) -----------------------------------------------------------------------------------


def test_9_3_all_build_at_the_same_time() -> None:
    table = build()
    assert table.mover == "red yellow"
    table.play("W+Samoa", "yellow").play("W+Tonga", "red").play(".", "yellow")
    assert (table.mover, table.why_not("W+Samoa", "yellow")) == ("red", "done-building")
    assert table.words(seat="yellow") == ""


def test_9_3_nothing_is_placed_before_all_are_done() -> None:
    table = build("Tonga=3aa").play("V+Tonga .", "red")
    assert (table.villages("Tonga"), table.step) == (3, "building")
    assert table.play(".", "yellow").villages("Tonga") == 4


def test_9_3_a_plan_is_gone_when_it_is_carried_out() -> None:
    table = close(build().play("W+Tonga", "red"))
    assert (table.view("red")["plan"], game.view(table.state, 0).pools) == ([], ())


def test_9_3_who_has_nothing_to_build_with_is_not_asked() -> None:
    assert build(red="I11=TL").mover == "yellow"


def test_9_3_nor_is_who_is_out_of_the_game() -> None:
    """Ruling 5."""
    table = build(players=3, yellow="", out="yellow")
    assert table.mover == "red green"
    assert close(table.play("W+Tonga", "red")).stack("red", "Tonga") == "W"


def test_9_3_where_nobody_has_a_village_the_step_is_over_at_once() -> None:
    assert build("I11=TL", "J12=TL").stage == "order"


# --- Villages (9.4) -------------------------------------------------------------------------------------------------


def test_9_4_one_village_a_square() -> None:
    table = build("Tonga=2 I13=2 J14=2")
    assert table.why_not("V+I13", "red") == "no-square"
    assert table.may("V+J14", "red")


def test_9_4_a_brown_square_needs_improved_agriculture_in_the_same_turn_at_the_earliest() -> None:
    table = build("Tonga=3a")
    assert table.why_not("V+Tonga", "red") == "no-square"
    assert table.play("A+Tonga", "red").may("V+Tonga", "red")
    close(table.play("V+Tonga", "red"))
    assert (table.villages("Tonga"), table.fields("Tonga")) == (4, 2)


def test_9_4_no_more_fields_than_brown_squares() -> None:
    assert build("Tonga=2aa").why_not("A+Tonga", "red") == "no-brown"
    assert build("Tonga=2a").play("A+Tonga", "red").why_not("A+Tonga", "red") == "no-brown"
    assert build("Tonga=2 I13=1").why_not("A+I13", "red") == "no-brown"


def test_9_4_one_new_village_a_group_a_turn() -> None:
    table = build("Tonga=4aaT^ H12=1T^ I13=1T^ J14=1T^").play("V+J14", "red")
    assert table.why_not("V+J14", "red") == "one-village"
    assert table.may("V+I13", "red")


def test_9_4_the_first_village_of_a_group_takes_a_colony() -> None:
    table = build("Tonga=2 I13=TL")
    assert table.why_not("V+I13", "red") == "no-village"
    assert table.why_not("S+I13", "red") == "settle-last"
    table.play(". S+I13", "red")
    close(table)
    assert (table.villages("I13"), table.held("red"), table.built("red")) == (1, "G13 I13", "T")


def test_9_4_colonies_settle_after_all_other_building() -> None:
    table = build("Tonga=2 I13=L").play("W+Tonga .", "red")
    assert (table.words(seat="red"), table.why_not("W+Tonga", "red")) == (". S+I13", "settling")


def test_9_4_it_costs_nothing_and_may_be_left_out() -> None:
    table = build("Tonga=2 I13=L").play("W+Tonga . .", "red")
    close(table)
    assert (table.stack("red", "I13"), table.held("red")) == ("L", "G13")


def test_9_4_several_colonies_settle_but_one_in_a_group() -> None:
    table = build("Tonga=2 I13=LL J14=L").play(".", "red")
    assert table.words("settle", seat="red") == "S+I13 S+J14"
    table.play("S+I13", "red")
    assert table.words("settle", seat="red") == "S+J14"
    close(table.play("S+J14", "red"))
    assert (table.villages("I13"), table.stack("red", "I13"), table.held("red")) == (1, "L", "G13 I13 J14")


def test_9_4_a_colony_adds_a_village_to_a_group_that_has_one() -> None:
    table = close(build("Tonga=2 J14=1L").play(". S+J14", "red"))
    assert table.villages("J14") == 2


def test_9_4_but_not_where_one_was_just_built_nor_where_no_square_is_free() -> None:
    table = build("Tonga=2 J14=2L I13=2L").play("V+J14", "red").play(".", "red")
    assert table.mover == "yellow"


def test_9_4_nor_on_an_atoll_nor_at_sea() -> None:
    assert build("Tonga=2 H14=TL I11=TL").play(".", "red").mover == "yellow"


def test_9_4_a_colony_that_is_built_now_settles_in_the_next_turn() -> None:
    assert build("Tonga=2 J14=1").play("L+J14 .", "red").mover == "yellow"


def test_9_4_a_colony_that_has_retreated_settles_as_well() -> None:
    """It lies face up where it retreated (8.3), and no longer does when it is a village."""
    table = Table(
        "movement", tiles="H12=Niue", red="Tonga=2C", yellow="Samoa=2aa H12=1TL", order="yellow red", player="red"
    )
    table.play("@Tonga +C >H12").fight("4").play(".")
    assert table.view("red")["face_up"][1] == {"G11": "TL"}
    close(table.play(". S+Samoa", "yellow"))
    assert (table.villages("Samoa"), table.view("red")["face_up"][1]) == (3, {"G11": "T"})


def test_9_4_a_group_without_villages_is_settled_like_a_new_one() -> None:
    """As after a battle (8.4): the field is still there."""
    table = close(build("Tonga=2 H12=aL").play(". S+H12", "red"))
    assert (table.villages("H12"), table.fields("H12"), table.held("red")) == (1, 1, "G13 H12")


def test_9_4_a_brown_square_is_no_place_for_a_colony_without_its_field() -> None:
    """A field that is built in the same step will do."""
    table = build("Tonga=2 H12=1L")
    assert table.play(".", "red").mover == "yellow"
    table = build("Tonga=2 H12=1L").play("A+H12 .", "red")
    assert table.words(seat="red") == ". S+H12"


# --- Cards (9.5) ----------------------------------------------------------------------------------------------------


def test_9_5_a_card_costs_two_points_and_there_is_one_a_turn() -> None:
    table = build("Tonga=4aa").play("K+Tonga(moai)", "red")
    assert (table.pools("red"), table.why_not("K+Tonga", "red")) == ({"G13": 2}, "one-card")
    assert build("Tonga=1").why_not("K+Tonga", "red") == "too-dear"


def test_9_5_the_card_is_drawn_at_once_by_its_buyer() -> None:
    table = build().play("K+Tonga(moai)", "red")
    assert (table.cards("red"), table.view("red")["hand"]) == ("moai", ["Moai"])


def test_9_5_others_learn_of_it_when_all_are_done() -> None:
    table = build()
    before = table.view("yellow")
    table.play("K+Tonga(moai)", "red")
    assert table.view("yellow") == before
    assert table.seen("K+Tonga(moai)", "yellow", "red") == "?"
    close(table)
    assert (table.view("yellow")["hand"], table.view("yellow")["face_down"]) == ([], [1, 0])
    assert table.view("yellow")["deck"] == before["deck"] - 1


def test_9_5_or_when_it_is_turned_up_which_may_be_in_the_same_step() -> None:
    table = build()
    deck = table.view("yellow")["deck"]
    table.play("K+Tonga(moai) !moai", "red")
    seen = table.view("yellow")
    assert (seen["cards"][0], seen["face_down"], seen["deck"]) == (["Moai"], [0, 0], deck - 1)


def test_9_5_it_may_be_used_in_the_same_step() -> None:
    table = build("Tonga=4aa").play("K+Tonga(commerce) #commerce", "red")
    assert table.pools("red") == {"G13": 5}
    table = build("Tonga=4aa I13=1").play("K+Tonga(harvest-feast) F+I13", "red")
    assert close(table).villages("I13") == 2
    table = build("Tonga=2T^ F14=T^", tiles="F14=Flint", sea="").play("K+Tonga(fish-ponds)", "red")
    assert table.pools("red") == {"G13": 0}
    assert table.play("!fish-ponds", "red").pools("red") == {"G13": 1}


def test_9_5_buying_it_cannot_be_taken_back() -> None:
    match = Match(game, game.read_options({"homes": "seated"}), ("Ann", "Bob"), SealedChance(bytes(32)))
    while game.turn(match.state) < 2 and STAGES[match.state.stage] != "build":
        match.play(game.movers(match.state)[0], game.read("first:red+" if match.state.step == ORDER else "."))
    match.play(1, game.read("W+G11"))
    match.play(0, game.read("K+G13"))
    assert (match.slip(0), match.slip(1)) == (None, len(match.steps) - 2)  # Yellow, who knows nothing of it, still may


def test_9_4_a_piece_built_in_the_same_step_may_be_the_one_that_stays() -> None:
    """8.5: so a colony may settle on a printed group that was conquered."""
    table = build("Tonga=2 Fiji=1L").play(".", "red")
    assert (table.words("settle", seat="red"), table.view("yellow")["done"]) == ("", [0])
    table = build("Tonga=2 Fiji=1L").play("W+Fiji . S+Fiji", "red")
    close(table)
    assert (table.villages("Fiji"), table.stack("red", "Fiji")) == (2, "W")
    table = build("Tonga=2 Fiji=1L").play("T^Fiji . S+Fiji", "red")
    assert close(table).stack("red", "Fiji") == "T"


def test_9_5_any_pool_with_two_points_may_buy_it() -> None:
    """Ruling 8."""
    table = build("Tonga=2 I13=2 H12=1")
    assert table.words("build", seat="red").split().count("K+I13") == 1
    assert table.may("K+Tonga", "red")
    assert table.why_not("K+H12", "red") == "too-dear"


def test_9_5_the_last_cards_go_to_those_who_play_first() -> None:
    table = build(deck="haka")
    assert (table.may("K+Tonga", "red"), table.why_not("K+Samoa", "yellow")) == (True, "no-cards")


def test_9_5_who_is_out_of_the_game_reserves_none() -> None:
    table = Table(
        "movement",
        players=3,
        tiles="H12=Niue I13=Tuamotu J14=Hawaiki",
        red="Tonga=2CCW",
        yellow="Samoa=2",
        order="yellow red green",
        deck="haka",
    )
    table.play("@Tonga +C +C +W >Samoa").fight("6")
    while table.step == "movement":
        table.play(".")
    assert (table.step, table.out) == ("building", "yellow")
    assert (table.may("K+Tonga", "red"), table.why_not("K+Hiva", "green")) == (True, "no-cards")


def test_9_5_in_a_pool_of_several_groups_a_card_has_one_word() -> None:
    table = build("Tonga=2T^ H12=1T^")
    cards = [word for word in table.words("build", seat="red").split() if word.startswith("K")]
    assert len(cards) == 1
    other = "K+G13" if cards == ["K+H12"] else "K+H12"
    assert table.why_not(other, "red") == "card-elsewhere"


def test_9_3_nobody_runs_out_of_villages() -> None:
    """A player has 18 in the box; where they are used up, others take their place."""
    tiles = "H12=Hawaii H14=Aotearoa G15=Tahiti I13=Hawaiki I15=Rarotonga I11=Tuamotu"
    table = Table("building", tiles=tiles, red="Tonga=4aa H12=4a H14=4a G15=2 I13=2 I15=1 I11=1")
    assert sum(table.state.villages) - table.villages("Samoa") == table.box.villages
    table.play("V+I13 .", "red").play(".", "yellow")
    assert table.villages("I13") == 3
