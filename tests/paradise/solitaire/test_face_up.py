"""Set-up: there is no reason to hide anything, so everything lies face up, transport canoes too."""

from __future__ import annotations

from motu.core.chance import FreeChance
from motu.paradise import game
from tests.paradise.table import Table

TILES = "H12=Tahiti I13=Tuamotu"


def table(step: str = "movement", **words: str) -> Table:
    return Table(step, players=1, tiles=TILES, sea="H14 F16", **words)  # type: ignore[arg-type]


def test_a_transport_canoe_is_part_of_the_chain_where_it_lies() -> None:
    it = table(red="Tonga=2TT H14=T")
    assert it.chain("red") == "G13 H14"
    assert (it.stage, it.words("take")) == ("transit", "T@G13")


def test_a_transport_canoe_is_in_the_chain_at_once_where_it_arrives() -> None:
    it = table(red="Tonga=2WTT").play("@Tonga +T +W >H14 .")
    assert it.chain("red") == "G13 H14"
    it = table(red="Tonga=2WT").play("@Tonga +T +W >H14 .")
    assert it.chain("red") == "H14"


def test_what_a_transport_canoe_links_scores_in_the_same_turn() -> None:
    it = table(red="Tonga=2TT H12=1T I13=1").play(". @Tonga +T >H12 >I13 .")
    assert (it.chain("red"), it.points("red")) == ("G13 H12 I13", "7")


def test_no_canoe_is_turned_over() -> None:
    it = table(red="Tonga=2TT")
    assert it.words("flip") == ""
    assert it.why_not("/Tonga") == "alone-no-flip"


def test_a_canoe_that_is_built_lies_face_up() -> None:
    it = table("building", red="Tonga=2")
    assert (it.may("T+Tonga"), it.why_not("T^Tonga")) == (True, "alone-plain-canoe")
    assert it.why_not("T+Samoa") == "no-village"
    assert it.play("T+Tonga .(chit:5)").chain("red") == "G13"


def test_after_a_battle_nobody_asks_how_the_canoes_lie() -> None:
    it = table(red="Tonga=2CCWWT", yellow="Samoa=2 I13=1").play("@Tonga +C +C +W +W +T >Samoa").fight("6")
    it.play("W>V .")
    assert (it.stage, it.chain("red")) == ("build", "G11")


def test_canoes_that_are_turned_away_lie_face_up() -> None:
    it = table(red="Tonga=2CT", yellow="Samoa=2WW", cards="yellow:arioi").play("@Tonga +C +T >Samoa .")
    assert (it.stack("red", "Tonga"), it.chain("red")) == ("CT", "G13")


def test_a_table_that_is_imagined_has_the_same_chains() -> None:
    it = table(red="Tonga=2WTT").play("@Tonga +T +W >H14")
    for viewer in (0, None):
        seen = game.view(it.state, viewer)
        again = game.imagine(seen, FreeChance(1))
        assert again.chain == it.state.chain
        assert game.view(again, viewer) == seen
