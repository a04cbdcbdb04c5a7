"""What the opponent gets by each side "Expand" of a chit, by its priorities."""

from __future__ import annotations

import pytest

from motu.paradise.solitaire.expand import needs_warriors
from tests.paradise.table import Table, hexes

CARD, VILLAGE, VILLAGE_EACH, CHAIN, WAR_CANOE, WARRIORS_EACH, TWO_WARRIORS = range(1, 8)
DRAWN = "1 2 3 4 5 6"


def drawn(chit: int, came: str = "", **table: str) -> Table:
    """A table on which this chit has just been drawn and carried out."""
    it = Table("building", players=1, **table)  # type: ignore[arg-type]
    return it.play(f".(chit:{chit}{',' + came if came else ''})")


# --- 1 card ---------------------------------------------------------------------------------------------------------


def test_a_card_face_down() -> None:
    it = drawn(CARD, "card:hui")
    assert (it.cards("yellow"), it.face("yellow")) == ("hui", "")
    assert it.happened[-1] == "gets-card"


def test_no_card_where_none_is_left() -> None:
    assert drawn(CARD, deck="").happened[-1] == "gets-nothing"


def test_a_harvest_feast_that_lies_open_gives_a_village_with_the_next_chit() -> None:
    it = drawn(WAR_CANOE, face="yellow:harvest-feast")
    assert (it.villages("Samoa"), it.used("yellow")) == (3, "harvest-feast")
    it = drawn(WAR_CANOE, cards="yellow:harvest-feast")
    assert (it.villages("Samoa"), it.cards("yellow")) == (2, "harvest-feast")


# --- A chain of transport canoes ------------------------------------------------------------------------------------


def test_a_canoe_at_home_and_the_shortest_link() -> None:
    it = drawn(CHAIN, tiles="I11=Niue", sea="H10", yellow="Samoa=2WW I11=1")
    assert it.chain("yellow") == "G11 H10 I11"


def test_the_die_chooses_between_ways_that_are_as_short() -> None:
    for way in ("h10", "h12"):
        it = drawn(CHAIN, way, tiles="I11=Niue", sea="H10 H12", yellow="Samoa=2WW I11=1")
        assert it.chain("yellow") == f"G11 {way.upper()} I11"


def test_atolls_and_groups_with_a_canoe_alone_are_linked_as_well() -> None:
    it = drawn(CHAIN, tiles="H10=Flint I9=Tahiti", yellow="Samoa=2WW H10=T^ I9=T^")
    assert it.chain("yellow") == "G11 H10 I9"
    assert it.happened[-1] == "gets"


def test_canoes_that_are_there_serve_the_next_link() -> None:
    it = drawn(
        CHAIN,
        tiles="J10=Flint J14=Tahiti",
        sea="H10 I11 J12 I13",
        yellow="Samoa=2T^ H10=T^ J10=1 J14=T^ J12=T^",
    )
    assert it.chain("yellow") == "G11 H10 I11 J10 J12 J14"


def test_a_gap_before_canoes_that_are_there_is_closed() -> None:
    it = drawn(CHAIN, tiles="J10=Tahiti", sea="H10 I9 I11", yellow="Samoa=2T^ I9=T^ J10=1T^")
    assert it.chain("yellow") == "G11 H10 I9 J10"


def test_no_canoe_goes_where_the_person_or_islanders_are() -> None:
    it = drawn(CHAIN, tiles="I13=Tahiti", sea="H12 H10 I11", yellow="Samoa=2 I13=1", red="Tonga=2 H12=T")
    assert it.chain("yellow") == "G11 H10 I11 I13"


@pytest.mark.parametrize("yellow", ["Samoa=2WW", "Samoa=2WWT^ H12=1T^", "H12=T^"])
def test_it_is_ignored_where_there_is_nothing_to_link_or_all_is_linked(yellow: str) -> None:
    assert drawn(CHAIN, tiles="H12=Niue", yellow=yellow).happened[-1] == "gets-nothing"


@pytest.mark.parametrize(("yellow", "chain"), [("Samoa=2T^ I13=1", "G11"), ("Samoa=2 I13=1", "")])
def test_it_is_ignored_where_nothing_can_be_linked_even_at_home(yellow: str, chain: str) -> None:
    it = drawn(CHAIN, tiles="I13=Tahiti", sea="H12", yellow=yellow, red="Tonga=2 H12=T")
    assert (it.chain("yellow"), it.happened[-1]) == (chain, "gets-nothing")


def test_a_canoe_at_home_alone_links_a_group_next_to_it() -> None:
    it = drawn(CHAIN, tiles="H10=Tahiti", yellow="Samoa=2 H10=1T^")
    assert (it.chain("yellow"), it.happened.count("gets")) == ("G11 H10", 1)


def test_the_canoe_at_home_is_not_doubled() -> None:
    it = drawn(CHAIN, tiles="H10=Tahiti", yellow="Samoa=2T^ H10=1")
    assert (it.stack("yellow", "Samoa"), it.chain("yellow")) == ("T", "G11 H10")


def test_there_are_no_more_canoes_than_in_the_box() -> None:
    far = {"tiles": "J10=Tahiti", "sea": "H10 I9"}
    it = drawn(CHAIN, **far, yellow=f"Samoa=2{'T' * 13}^ J10=1")
    assert (it.chain("yellow"), it.happened[-1]) == ("G11", "gets-nothing")
    it = drawn(CHAIN, **far, yellow=f"Samoa=2 J10=1{'T' * 12}^")
    assert (it.chain("yellow"), it.happened[-1]) == ("J10", "gets-nothing")
    it = drawn(CHAIN, tiles="H10=Tahiti", yellow=f"Samoa=2 H10=1{'T' * 14}^")
    assert (it.chain("yellow"), it.happened[-1]) == ("H10", "gets-nothing")


# --- Villages -------------------------------------------------------------------------------------------------------


def test_a_village_goes_where_most_squares_are_empty() -> None:
    it = drawn(VILLAGE, tiles="H12=Hawaii", yellow="Samoa=2 H12=1")
    assert (it.villages("H12"), it.villages("Samoa")) == (2, 2)


def test_green_and_brown_squares_count_alike_and_the_die_chooses() -> None:
    it = drawn(VILLAGE, "g11", tiles="H12=Hawaiki", yellow="Samoa=2 H12=1")
    assert (it.villages("Samoa"), it.fields("Samoa"), it.villages("H12")) == (3, 1, 1)


def test_a_group_with_nothing_but_a_canoe_becomes_its_own() -> None:
    it = drawn(VILLAGE, tiles="H12=Tahiti", yellow="Samoa=2 H12=T^")
    assert (it.held("yellow"), it.home("yellow")) == ("G11 H12", "G11")


def test_without_a_home_the_first_village_makes_one() -> None:
    assert drawn(VILLAGE, tiles="H12=Tahiti", yellow="H12=T^").home("yellow") == "H12"


@pytest.mark.parametrize("chit", [VILLAGE, VILLAGE_EACH])
def test_no_village_where_no_square_is_empty(chit: int) -> None:
    assert drawn(chit, tiles="H12=Flint", yellow="Samoa=4aa H12=T^").happened[-1] == "gets-nothing"


@pytest.mark.parametrize("chit", [VILLAGE, VILLAGE_EACH])
def test_9_3_where_the_villages_of_the_box_run_out_others_are_used(chit: int) -> None:
    """18 villages, as many as a player has in the box."""
    tiles = "H12=Hawaii H10=Aotearoa G9=Tahiti F10=Hawaiki I13=Tuamotu I11=Pitcairn"
    yellow = "Samoa=4aa H12=4a H10=4a G9=1 F10=3 I13=2 I11=T^"
    it = drawn(chit, tiles=tiles, yellow=yellow, red="Tonga=2")
    assert it.box.villages == 18
    assert sum(it.state.villages) - 2 == (19 if chit == VILLAGE else 20)


def test_a_village_on_every_group() -> None:
    it = drawn(VILLAGE_EACH, tiles="H12=Tahiti I13=Pitcairn H10=Flint", yellow="Samoa=2 H12=T^ I13=1 H10=T^")
    assert [it.villages(cell) for cell in ("Samoa", "H12", "I13", "H10")] == [3, 1, 1, 0]


# --- Warrior bands --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("yellow", "where"),
    [
        ("Samoa=2WWC H12=1C", "H12"),  # 1: a war canoe without warriors
        ("Samoa=2C H12=1WC", "G11"),
        ("Samoa=2C H12=1C", "G11 H12"),
        ("Samoa=2W H12=3W", "H12"),  # 2: more villages than warriors, most villages first
        ("Samoa=2WW H12=1", "H12"),
        ("Samoa=2W H12=2W H10=T^", "G11 H12"),
        ("Samoa=2WW H12=1W H10=T^ I11=T^", "H10"),  # 3: neither villages nor warriors
        ("Samoa=2WW H10=WT^ I11=T^", "I11"),  # 4: atolls without any
        ("Samoa=2WWW H12=3WWW H10=WT^ I11=WT^", "G11"),  # 5: more than one warrior band a village,
        ("Samoa=2WWW H12=3WWWW", "H12"),  # most villages first
        ("Samoa=3aWWWW H12=3WWWW", "G11 H12"),
        ("Samoa=3aWWW H12=3WWWW", "H12"),
        ("Samoa=2WW H12=3WWW H10=WT^ I11=WT^", "H12"),  # where no group is like that, the one with most villages
        ("Samoa=3aWWW H12=3WWW", "G11 H12"),
        ("H10=WT^ I11=WT^", "H10"),  # where it has no village, any group
        ("I11=WT^", ""),  # one warrior band an atoll, never more
    ],
)
def test_where_warriors_are_needed_most(yellow: str, where: str) -> None:
    it = Table("building", players=1, tiles="H12=Hawaii H10=Tahiti I11=Flint", yellow=yellow)
    assert hexes(needs_warriors(it.state)) == where


def test_warriors_have_nowhere_to_go_without_a_group() -> None:
    it = drawn(TWO_WARRIORS, yellow="F14=T^")
    assert it.happened[-1] == "gets-nothing"


def test_two_warrior_bands_one_after_another() -> None:
    it = drawn(TWO_WARRIORS, "h12", tiles="H12=Tahiti", yellow="Samoa=2WC H12=2C")
    assert (it.stack("yellow", "Samoa"), it.stack("yellow", "H12")) == ("WC", "WWC")


def test_one_warrior_band() -> None:
    it = drawn(15, drawn=DRAWN, red="Tonga=2WW", yellow="Samoa=2W")
    assert (it.stack("yellow", "Samoa"), it.happened[-1]) == ("WW", "no-raid")


def test_there_are_no_more_warriors_than_in_the_box() -> None:
    assert drawn(TWO_WARRIORS, yellow="Samoa=2WWWWWWWWWW").happened[-1] == "gets-nothing"
    assert drawn(TWO_WARRIORS, yellow="Samoa=2WWWWWWWWW").built("yellow").count("W") == 10


def test_a_warrior_band_for_every_village() -> None:
    it = drawn(WARRIORS_EACH, tiles="H12=Hawaii H10=Tahiti", yellow="Samoa=2WWW H12=3W H10=T^")
    assert [it.stack("yellow", cell) for cell in ("Samoa", "H12", "H10")] == ["WWW", "WWW", "T"]
    assert drawn(WARRIORS_EACH).happened[-1] == "gets-nothing"


def test_with_too_few_warrior_bands_most_villages_come_first_and_the_die_chooses() -> None:
    """Two are left; of the groups with three villages the die chooses, one warrior band after another."""
    table = {"tiles": "H12=Hawaii H10=Aotearoa I11=Flint", "yellow": "Samoa=2 H12=3W H10=3W I11=WWWWWWT^"}
    for came, left in (("h12,h10", "WW WW"), ("h10,h10", "W WWW"), ("h12,h12", "WWW W")):
        it = drawn(WARRIORS_EACH, came, **table)
        assert f"{it.stack('yellow', 'H12')} {it.stack('yellow', 'H10')}" == left
        assert it.stack("yellow", "Samoa") == ""


# --- War canoes -----------------------------------------------------------------------------------------------------


def test_a_war_canoe_at_home() -> None:
    it = drawn(WAR_CANOE, tiles="H12=Tahiti", yellow="H12=1 Samoa=2")
    assert it.stack("yellow", "H12") == "C"
    assert drawn(WAR_CANOE, yellow="F14=T^").happened[-1] == "gets-nothing"
    assert drawn(WAR_CANOE, yellow="Samoa=2CCCCCC").happened[-1] == "gets-nothing"
