"""11.3: the South Island, where it comes to lie, and who walks there."""

from __future__ import annotations

from typing import Any

import pytest

from motu.paradise import game
from motu.paradise.explain import attacks
from motu.paradise.grid import cells_in
from motu.paradise.names import called
from motu.paradise.state import NOWHERE
from tests.paradise.conserved import check_groups, check_pieces, check_places, check_south_island
from tests.paradise.table import Table, cell

SOUTH = "Te Waka Maui"
BOTH = "H14=Aotearoa G15=Te-Waka-Maui"


def table(**given: Any) -> Table:
    """Movement with both islands on the map."""
    return Table(options="south=yes", tiles=BOTH, **given)


def found(secret: str = "H14=Aotearoa:red", **given: Any) -> Table:
    """Red has found Aotearoa and turns it face up."""
    where = next(word.split("=")[0] for word in secret.split() if "Aotearoa" in word)
    return Table("exploration", options="south=yes", secret=secret, **given).play(f"!{where}")


def check(t: Table) -> None:
    """Nothing is lost, and the island lies where it may."""
    s = t.state
    check_pieces(s)
    check_places(s)
    check_groups(s)
    check_south_island(s, {tile for tile in s.tile if tile >= 0}, set(cells_in(s.removed)))
    assert not any(marks & ~s.secret for marks in s.marks)


# --- Where it comes to lie ------------------------------------------------------------------------------------------


def test_11_3_it_is_set_aside_until_aotearoa_is_face_up() -> None:
    t = Table("exploration", options="south=yes").play(">H14(i1,aotearoa) hide")
    assert t.state.south == NOWHERE
    assert t.tile("G15") == "unknown"
    t.play("!H14")
    assert t.tile("G15") == SOUTH
    assert t.happened == ["reveal", "south"]
    check(t)


def test_11_3_it_lies_south_west_of_aotearoa_in_place_of_an_unexplored_hex() -> None:
    t = found()
    assert t.tile("G15") == SOUTH
    assert t.state.south == cell("G15")


def test_11_3_it_takes_the_place_of_explored_ocean() -> None:
    assert found(sea="G15").tile("G15") == SOUTH


def test_11_3_it_takes_the_place_of_printed_ocean() -> None:
    assert found("G5=Aotearoa:red").tile("F6") == SOUTH


def test_11_3_a_face_down_tile_there_leaves_the_game_and_its_markers_go_back() -> None:
    t = found("H14=Aotearoa:red G15=Niue:yellow")
    assert t.tile("G15") == SOUTH
    assert t.marks("yellow") == ""
    assert t.view("yellow")["removed"] == ["Niue"]
    assert t.happened == ["reveal", "removed", "south"]
    check(t)


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("E17", "beyond the grid"),
        ("N16", "beyond the edge of the map"),
        ("H10", "Samoa is printed there"),
        ("F10", "Rotuma is printed there"),
    ],
)
def test_11_3_without_a_place_it_is_out_of_the_game(where: str, why: str) -> None:
    t = found(f"{where}=Aotearoa:red")
    assert t.happened == ["reveal", "no-south"], why
    assert t.state.south == NOWHERE
    assert t.view("red")["removed"] == [SOUTH]
    check(t)


def test_11_3_a_group_face_up_there_keeps_its_place() -> None:
    t = found(tiles="G15=Niue")
    assert t.tile("G15") == "Niue"
    assert t.happened == ["reveal", "no-south"]


def test_11_3_pieces_that_are_there_stay() -> None:
    t = found(sea="G15", red="Tonga=2 G15=TW")
    assert t.stack("red", "G15") == "WT"
    check(t)


def test_11_3_it_comes_when_all_have_seen_aotearoa() -> None:
    t = Table("exploration", options="south=yes", secret="H14=Aotearoa:yellow").play(">H14 hide")
    assert t.tile("H14") == "Aotearoa"
    assert t.tile("G15") == SOUTH


def test_11_3_it_comes_when_a_player_leaves_and_may_take_another_secret_tile_with_it() -> None:
    t = Table(
        options="south=yes",
        players=3,
        secret="H14=Aotearoa:yellow G15=Niue:yellow",
        red="Tonga=2 G9=CCWW",
        yellow="Samoa=1",
        sea="G9",
    )
    t.play("@G9 +C +C +W +W >G11 .(6)").play(".")
    assert t.out == "yellow"
    assert t.tile("G15") == SOUTH
    assert t.happened.count("reveal") == 1
    assert "removed" in t.happened
    check(t)


def test_11_3_the_tile_that_is_being_looked_at_can_be_the_one_that_goes() -> None:
    secret = "H14=Aotearoa:red H12=Tahiti:red I13=Hawaiki:red"
    t = Table("exploration", options="south=yes", secret=secret).play(">G15(i2,niue)")
    assert t.words() == "!G15 !H12 !H14 !I13"
    t.play("!H14")
    assert t.tile("G15") == SOUTH
    assert t.stage == "explore"
    assert t.state.knots == 2
    check(t)


def test_11_3_no_other_tile_brings_it() -> None:
    t = Table("exploration", options="south=yes", secret="H14=Tahiti:red").play("!H14")
    assert t.happened == ["reveal"]
    assert t.state.south == NOWHERE


def test_11_3_what_happens_to_the_tiles_is_told_to_all() -> None:
    t = found("H14=Aotearoa:red G15=Niue:yellow")
    told = game.tell(t.state, game.read("!H14"), t.state, None)
    assert [each.id for each in told] == ["paradise-log-reveal", "paradise-log-removed", "paradise-log-south"]
    assert told[1].args["group"] == called("Niue")


def test_11_3_without_the_rule_there_is_no_south_island() -> None:
    t = Table("exploration", secret="H14=Aotearoa:red").play("!H14")
    assert t.tile("G15") == "unknown"
    assert not t.state.removed


# --- On foot --------------------------------------------------------------------------------------------------------


def test_11_3_warriors_and_colonies_cross_without_a_canoe() -> None:
    t = table(red="Tonga=2 H14=1WLC G15=W")
    assert t.words("march") == "L%H14 W%G15 W%H14"
    t.play("W%H14 L%H14")
    assert t.stack("red", "G15") == "WWL"
    assert t.stack("red", "H14") == "C"


def test_11_3_each_piece_crosses_once_a_turn() -> None:
    t = table(red="Tonga=2 H14=1W")
    t.play("W%H14")
    assert t.why_not("W%G15") == "has-moved"
    assert t.words("march") == ""


def test_11_3_who_has_crossed_is_not_carried_and_who_was_carried_does_not_cross() -> None:
    t = table(red="Tonga=2 H14=1W G15=C").play("W%H14 @G15 +C")
    assert t.why_not("+W") == "has-moved"
    t = table(red="Tonga=2WC H14=1").play("@G13 +C +W >H14 .")
    assert t.why_not("W%H14") == "has-moved"


def test_11_3_nobody_goes_on_foot_where_enemies_are() -> None:
    """An attack needs a war canoe, here as elsewhere (7.4)."""
    t = table(red="Tonga=2 H14=1WL", yellow="Samoa=2 G15=R")
    assert t.words("march") == ""
    assert [t.why_not("L%H14"), t.why_not("W%H14")] == ["march-enemies", "march-enemies"]


def test_11_3_nothing_else_crosses_on_foot_and_nowhere_else() -> None:
    t = table(red="Tonga=2W H14=1CTR")
    assert t.words("march") == ""
    assert t.why_not("W%H14") == "no-piece"
    assert t.why_not("W%G13") == "march-elsewhere"
    assert Table(options="south=yes", red="Tonga=2W").why_not("W%G13") == "march-no-island"
    assert t.play("@H14").why_not("W%H14") == "not-now"


def test_11_3_an_attack_needs_a_war_canoe_as_everywhere() -> None:
    t = table(red="Tonga=2 H14=1CTWWW", yellow="Samoa=2 G15=2")
    t.play("@H14 +C +T +W +W >G15 .(4)")
    assert t.front("attacker") == "WC"
    assert t.back("attacker") == "WT"  # the one in the transport canoe does not fight


def test_11_3_a_colony_crosses_and_settles() -> None:
    t = table(red="Tonga=2 H14=1L").play("L%H14 .").play(".", "yellow")
    t.play(". S+G15", "red").play(".", "yellow")
    assert t.villages("G15") == 1
    assert t.held("red") == "G13 G15 H14"


def test_11_3_attackers_retreat_on_foot() -> None:
    """They need no canoe on this way: the band whose canoe is lost comes back, too."""
    t = table(red="Tonga=2 H14=1CWT", yellow="Samoa=2 G15=2WW").play("@H14 +C +W >G15")
    t.play(".(1) xC(2) <H14")
    assert t.stack("red", "H14") == "WT"
    assert "drowned" not in t.happened
    assert "retreat" in t.happened


def test_11_3_defenders_retreat_on_foot_with_their_colonies() -> None:
    t = table(red="Tonga=2 H16=CCWW", sea="H16", yellow="Samoa=2 H14=1 G15=1WL")
    t.play("@H16 +C +C +W +W >G15").fight("4")
    assert t.stack("yellow", "H14") == "WL"
    assert t.state.shown[1][cell("H14")]


def test_11_3_among_equally_near_refuges_the_owner_chooses() -> None:
    """8.3: also where only one of them is reached on foot; on the way to the other a canoe is needed."""
    for goal in ("H14", "H16"):
        t = Table(
            options="south=yes",
            tiles=f"{BOTH} H16=Niue",
            red="Tonga=2 G17=CCWW",
            sea="G17",
            yellow="Samoa=2 H14=1 H16=1 G15=1WWT",
        )
        t.play("@G17 +C +C +W +W >G15").fight("4")
        assert (t.stage, t.mover, t.words("retreat")) == ("retreat", "yellow", "<H14 <H16")
        t.play(f"<{goal}")
        assert t.stack("yellow", goal) == ("WWT" if goal == "H14" else "WT")


def test_11_3_without_the_rule_those_without_a_canoe_are_lost() -> None:
    t = Table(tiles=BOTH, red="Tonga=2 H16=CCWW", sea="H16", yellow="Samoa=2 H14=1 G15=1WL")
    t.play("@H16 +C +C +W +W >G15").fight("4")
    assert t.stack("yellow", "H14") == ""


def test_11_3_before_it_lies_on_the_map_they_are_lost_as_well() -> None:
    t = Table(options="south=yes", tiles="G15=Niue", red="Tonga=2CCWW", yellow="Samoa=2 G15=1WL")
    t.play("@Tonga +C +C +W +W >G15").fight("4")
    assert t.stack("yellow", "Samoa") == ""


def test_11_3_it_builds_scores_and_is_linked_like_any_other_group() -> None:
    t = table(red="Tonga=2T^ H14=1T^ G15=2T^")
    assert t.points("red") == "8"
    assert t.pools("red") == {"G13 G15 H14": 5}


# --- Who sees what --------------------------------------------------------------------------------------------------


def test_others_see_that_somebody_crosses_but_not_who() -> None:
    t = table(red="Tonga=2 H14=1WL")
    assert t.seen("W%H14", "yellow") == t.seen("L%H14", "yellow") == "?%H14"
    assert t.seen("W%H14", "red") == "W%H14"
    before = t.state.copy()
    t.play("W%H14")
    (told,) = game.tell(before, game.read("W%H14"), t.state, 1)
    assert told.args["piece"] == "piece"
    (told,) = game.tell(before, game.read("W%H14"), t.state, 0)
    assert told.args["piece"] == "W"
    assert not game.view(t.state, 1).happened


def test_warriors_without_a_war_canoe_are_no_danger() -> None:
    t = table(red="Tonga=2 H14=1WW", yellow="Samoa=2 G15=1")
    assert not [each for each in attacks(game.view(t.state, 0)) if each.by == 0]
    t = table(red="Tonga=2 H14=1WC", yellow="Samoa=2 G15=1")
    (attack,) = [each for each in attacks(game.view(t.state, 0)) if each.by == 0 and each.cell == cell("G15")]
    assert (attack.fighters, attack.certain) == (2, True)
