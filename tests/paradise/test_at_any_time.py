"""At any time, in anybody's turn: tiles are turned up (6.3), rumors taken off the map (7.6), cards turned up (9.5)."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.chance import SealedChance
from motu.core.match import Match, position
from motu.core.record import read_record, write_record
from motu.paradise import game
from tests.paradise.table import Table

SEEN: dict[str, Any] = {
    "secret": "K13=Tahiti:yellow",
    "cards": "yellow:moai",
    "red": "Tonga=2CT^ H12=WT^",
    "yellow": "Samoa=2R",
    "tiles": "H12=Niue",
}


@pytest.mark.parametrize(
    ("step", "words", "stage"),
    [
        ("order", "", "order"),
        ("exploration", "", "explore"),
        ("exploration", ">H14(i1,hiva)", "discovery"),
        ("movement", "", "transit"),
        ("movement", "W@H12", "transit-to"),
        ("movement", ".", "move"),
        ("movement", ". @Tonga +C", "fleet"),
        ("movement", ". @Tonga +C >Samoa .", "arioi"),
    ],
)
def test_a_seat_that_is_not_asked_may_do_all_three(step: str, words: str, stage: str) -> None:
    table = Table(step, **SEEN).play(words)
    asked, mine = table.mover, set(table.words().split())
    assert (table.stage, table.words("reveal", "disband", "show", seat="yellow")) == (stage, "!8 !K13 -R@G11")
    table.play("!K13 !8 -R@G11", "yellow")
    assert (table.tile("K13"), table.face("yellow"), table.built("yellow")) == ("Tahiti", "moai", "")
    assert (table.stage, table.mover) == (stage, asked)
    assert asked == "yellow" or set(table.words().split()) == mine  # nothing is lost of what Red may do


def test_whoever_is_not_asked_may_do_nothing_else() -> None:
    table = Table("movement", **SEEN)
    assert table.why_not(".", "yellow") == "not-your-turn"
    assert table.why_not("!K13", "yellow") is None
    assert [table.why_not(word, "yellow") for word in ("!H12", "!luau", "-R@H12")] == [
        "no-tile",
        "no-card",
        "no-choice",
    ]


def test_6_3_a_tile_that_all_look_at_is_turned_up_by_another() -> None:
    """The finder has nothing more to decide about it, and goes on."""
    table = Table("exploration", secret="H14=Tahiti:yellow").play(">H14")
    assert (table.stage, table.mover) == ("discovery", "red")
    table.play("!H14", "yellow")
    assert (table.stage, table.mover, table.state.knots, table.tile("H14")) == ("explore", "red", 2, "Tahiti")


def test_6_3_a_tile_on_which_an_explorer_could_be_driven_is_turned_up() -> None:
    """Of two hexes one is left: there he goes. If none is left he stays, for two knots."""
    around = "G15 H12 I13 I15"
    table = Table("exploration", sea=around, secret="H16=Tahiti:yellow").play(">H14(x)")
    assert (table.stage, table.state.knots) == ("discovery", 2)  # the only one: he is driven there at once
    around = "G15 H12 I13"
    table = Table("exploration", players=3, sea=around, secret="H16=Tahiti:green I15=Niue:green").play(">H14(x)")
    assert (table.stage, table.mover, table.words("push")) == ("astray", "yellow", "~H16 ~I15")
    table.play("!H16", "green")
    assert (table.stage, table.mover, table.state.at) == ("discovery", "red", table.state.looking)
    both = "I15=Aotearoa:green H16=Niue:green"  # the South Island takes the place of the other (11.3)
    table = Table("exploration", players=3, options="south=yes", sea=around, secret=both).play(">H14(x)")
    table.play("!I15", "green")
    assert (table.stage, table.mover, table.state.knots, table.tile("H14")) == ("explore", "red", 2, "unknown")


def test_6_5_with_markers_to_spare_as_well() -> None:
    table = Table("exploration", secret="K13=Tahiti:red").play(">H14(i1,hiva)")
    assert table.words() == "!H14 !K13 hide"


def test_7_6_the_rumor_that_makes_its_transit_is_taken_off() -> None:
    table = Table("movement", tiles="H12=Niue", red="Tonga=2RT^ H12=1T^").play("R@Tonga -R@Tonga")
    assert (table.stage, table.built("red")) == ("transit", "TT")


def test_7_6_a_rumor_is_gone_before_it_is_fought() -> None:
    """Of two battles one is left, which is fought at once."""
    table = Table("movement", tiles="H12=Niue", red="Tonga=2CC", yellow="Samoa=2 H12=R").play(
        "@Tonga +C >H12 . @Tonga +C >Samoa ."
    )
    assert table.stage == "battles"
    game.play(table.state, 1, game.read("-R@H12"), SealedChance(bytes(32)))
    assert (table.stack("red", "H12"), table.stage == "battles") == ("C", False)


def test_7_6_while_a_fleet_sails() -> None:
    table = Table("movement", tiles="H12=Niue", red="Tonga=2TR").play("@Tonga +T -R@Tonga >H12 .")
    assert (table.built("red"), table.stack("red", "H12")) == ("T", "T")


def test_9_5_a_card_counts_at_once_after_a_claim() -> None:
    """Who claims is asked no more when another turns up Deforestation; it must be used to fell."""
    table = Table("victory", red="Tonga=2", cards="red:moai yellow:hui", track="0 0").play("!moai")
    assert (table.mover, table.stage) == ("yellow", "reveal")


def test_9_5_also_by_one_who_is_done_building() -> None:
    table = Table("building", cards="red:moai").play(".", "red").play("!moai", "red")
    assert (table.face("red"), table.view("yellow")["cards"][0]) == ("moai", ["Moai"])


def test_alone_nobody_acts_for_the_opponent() -> None:
    table = Table("movement", players=1, cards="yellow:haka")
    assert game.moves(table.state, 1) == []


def test_the_record_keeps_who_did_it_and_when() -> None:
    match = Match(game, game.read_options({"homes": "seated"}), ("Ann", "Bob"), SealedChance(bytes(32)))
    for seat, word in ((0, "first:yellow+"), (1, "."), (0, "."), (1, "."), (0, ".")):
        match.play(seat, game.read(word))
    for seat, word in ((0, "R+G13"), (1, "."), (0, "."), (0, "first:yellow+"), (0, "-R@G13"), (1, ".")):
        match.play(seat, game.read(word))
    assert [(step.turn, step.seat, step.move) for step in match.steps[-3:]] == [
        (2, 0, "first:yellow+"),
        (2, 0, "-R@G13"),
        (2, 1, "."),
    ]
    again = read_record(game, write_record(game, match.record()))
    assert position(game, again) == match.state


def test_what_came_to_light_is_not_taken_back() -> None:
    match = Match(game, game.read_options({"homes": "seated"}), ("Ann", "Bob"), SealedChance(bytes(32)))
    for seat, word in ((0, "first:red+"), (0, "."), (1, "."), (0, "."), (1, "."), (0, "R+G13"), (1, "."), (0, ".")):
        match.play(seat, game.read(word))
    match.play(0, game.read("first:yellow+"))
    match.play(0, game.read("-R@G13"))
    assert not match.may_undo(0)
    assert match.slip(0) is None
