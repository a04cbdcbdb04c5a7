"""What each seat and a spectator see and do not see: tables that differ only in what is hidden look alike."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import Message
from motu.paradise import game
from motu.paradise.grid import CELL_OF
from motu.paradise.log import prompt
from motu.paradise.pieces import ONE
from motu.paradise.state import UNSEEN
from motu.paradise.steps.victory import leave_the_game
from motu.words import Words
from tests.paradise.fixtures import Scripted
from tests.paradise.table import SEATS, Table
from tests.paradise.test_conquest import war

KNOWN: dict[str, Any] = {"tiles": "H12=Niue I13=Tuamotu", "sea": "I11 J12"}
OTHERS = ("yellow", "spectator")


def table(step: str, **seats: Any) -> Table:
    return Table(step, **(KNOWN | seats))


def played(it: Table, text: str, seat: str) -> tuple[dict[str, str], dict[str, list[Message]]]:
    """Play a word: what everybody saw of it, and what the log told them."""
    (word,) = game.read_words(text)
    viewers = (*OTHERS, "red")
    seen = {viewer: it.seen(text, viewer, seat) for viewer in viewers}
    before = it.state.copy()
    chance = Scripted(word.outcomes)
    game.play(it.state, SEATS[seat], game.read(word.move), chance)
    chance.end()
    told = {viewer: game.tell(before, game.read(word.move), it.state, SEATS.get(viewer)) for viewer in viewers}
    return seen, told


def alike(one: Table, other: Table, *pairs: tuple[str, str], seat: str = "red") -> None:
    """Two tables that differ only in what Red hides, played in step, look alike to all others at every moment."""
    for first, second in (("", ""), *pairs):
        if first:
            seen, told = played(one, first, seat)
            seen_too, told_too = played(other, second, seat)
            for viewer in OTHERS:
                assert seen[viewer] == seen_too[viewer]
                assert told[viewer] == told_too[viewer]
        for viewer in OTHERS:
            views = [game.view(it.state, SEATS.get(viewer)) for it in (one, other)]
            assert views[0] == views[1]
            assert game.show(views[0]) == game.show(views[1])
            assert prompt(views[0]) == prompt(views[1])
        if "yellow" in one.mover.split():
            assert one.words(seat="yellow") == other.words(seat="yellow")
    views = [game.view(it.state, SEATS["red"]) for it in (one, other)]
    assert views[0] != views[1], "the tables do not differ"


# --- Pieces (7.5) ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), [("WW", "CL"), ("R", "C"), ("WWCCTTLLR", "TTTTTTTTT"), ("TT", "CR")])
def test_the_kinds_of_face_down_pieces_are_hidden(one: str, other: str) -> None:
    alike(table("movement", red=f"Tonga=2{one}"), table("movement", red=f"Tonga=2{other}"))
    alike(table("movement", red=f"Tonga=2{one}T^"), table("movement", red=f"Tonga=2{other}T^"))


def test_how_many_there_are_and_the_face_up_canoe_are_not() -> None:
    seen = table("movement", red="Tonga=2WWCTT^ H12=R").view("spectator")
    assert (seen["pieces"][0], seen["face_up"][0], seen["chains"][0]) == ({"G13": 5, "H12": 1}, {"G13": "T"}, ["G13"])
    assert seen["own"] == {}


def test_a_transit_shows_from_where_to_where_and_nothing_else() -> None:
    alike(
        table("movement", red="Tonga=2WCTT^ H12=T^ I13=1T^"),
        table("movement", red="Tonga=2LRTT^ H12=T^ I13=1T^"),
        ("W@G13", "L@G13"),
        (":I13", ":I13"),
        ("C@G13", "R@G13"),
        (":H12", ":H12"),
        (".", "."),
    )


def test_a_fleet_shows_its_size_and_its_way() -> None:
    words = "@Tonga +T +T >H12 -T1 .", "@Tonga +C +R >H12 -R1 ."
    pairs = zip(*(line.split() for line in words), strict=True)
    alike(table("movement", red="Tonga=2TTW"), table("movement", red="Tonga=2CRT"), *pairs)
    it = table("movement", red="Tonga=2CTW").play("@Tonga +C +T +W >H12")
    seen = it.view("red")["fleet"]
    assert (seen["pieces"], seen["number"], seen["sailed"], len(seen["canoes"])) == ("WCT", 3, 1, 2)
    seen |= {"pieces": "", "canoes": []}
    assert it.view("yellow")["fleet"] == seen
    assert (seen["at"], seen["origin"], seen["halted"]) == ("H12", "G13", False)


def test_a_canoe_that_goes_on_shows_how_far_it_has_sailed_not_what_it_carries() -> None:
    words = "@Tonga +T +W >H12 . @H12 +T1W >I13 .", "@Tonga +C +W >H12 . @H12 +C1W >I13 ."
    pairs = zip(*(line.split()[:-1] for line in words), strict=True)
    alike(table("movement", red="Tonga=2TTW"), table("movement", red="Tonga=2CCW"), *pairs)


def test_which_canoe_carries_whom_is_the_owners_secret() -> None:
    words = "@Tonga +C +T +W >H12 .", "@Tonga +C +T +WT >H12 ."
    pairs = zip(*(line.split() for line in words), strict=True)
    alike(table("movement", red="Tonga=2CTW"), table("movement", red="Tonga=2CTW"), *pairs)


def test_what_has_moved_is_a_number_to_others() -> None:
    alike(
        table("movement", red="Tonga=2TW H12=T"),
        table("movement", red="Tonga=2CR H12=C"),
        ("@Tonga", "@Tonga"),
        ("+T", "+C"),
        ("+W", "+R"),
        (">H12", ">H12"),
        (".", "."),
    )


def test_before_a_battle_a_fleet_is_a_number_of_pieces() -> None:
    yellow = "Samoa=2 H12=1"
    alike(
        table("movement", red="Tonga=2CWT", yellow=yellow),
        table("movement", red="Tonga=2CCR", yellow=yellow),
        ("@Tonga", "@Tonga"),
        ("+C", "+C"),
        ("+W", "+C"),
        (">Samoa", ">Samoa"),
    )
    it = table("movement", red="Tonga=2CWT", yellow=yellow).play("@Tonga +C +W +T >Samoa")
    assert game.view(it.state, 1).arrivals == ((CELL_OF["G11"], CELL_OF["G13"], 3, 0),)
    assert it.view("yellow")["battle"] is None


def test_in_a_battle_all_is_open_and_afterwards_hidden_again() -> None:
    it = table("movement", red="Tonga=2CWTT", yellow="Samoa=2 I13=1").play("@Tonga +C +W +T +T >Samoa .(2)")
    assert it.view("spectator")["battle"]["front"] == ["WC", ""]
    it.play("xW(4) . .")
    assert (it.view("yellow")["pieces"][0], it.view("yellow")["face_up"][0]) == ({"G11": 4}, {})


def test_masks_of_moves_that_tell_kinds() -> None:
    it = table("movement", red="Tonga=2WCTT^ H12=T^ I13=1T^")
    assert [it.seen("W@G13", viewer) for viewer in ("red", *OTHERS)] == ["W@G13", "?@G13", "?@G13"]
    it.play("W@G13")
    assert it.seen(":I13", "yellow") == ":I13"
    it.play(":I13 . @Tonga")
    assert [it.seen("+C", viewer) for viewer in ("red", *OTHERS)] == ["+C", "+?", "+?"]
    it.play("+C >F14")
    assert [it.seen("-C", viewer) for viewer in ("red", *OTHERS)] == ["-C", "-?", "-?"]


# --- Tiles (6.3, 6.5) -----------------------------------------------------------------------------------------------


def test_a_tile_is_its_discoverers_secret() -> None:
    alike(
        table("exploration"),
        table("exploration"),
        (">H14(i2,tahiti)", ">H14(i2,flint)"),
        ("hide", "hide"),
        (".", "."),
    )


def test_what_came_is_seen_as_far_as_it_lies_open() -> None:
    it = table("exploration")
    word = ">H14(i2,tahiti)"
    assert [it.seen(word, viewer) for viewer in ("red", *OTHERS)] == [word, ">H14(i2,?)", ">H14(i2,?)"]
    assert it.seen(">H14(o3)", "yellow") == ">H14(o3)"


def test_a_tile_is_known_to_those_who_have_seen_it() -> None:
    it = Table("exploration", players=3, secret="I13=Tahiti:red,green")
    groups = [it.view(viewer)["secret"]["I13"] for viewer in ("red", "yellow", "green", "spectator")]
    assert [each["group"] for each in groups] == ["Tahiti", None, "Tahiti", None]
    assert all(each["seen"] == [0, 2] for each in groups)


def test_who_looks_at_anothers_tile_learns_it_alone() -> None:
    seats: dict[str, Any] = {"players": 3, "player": "green"}
    it = Table("exploration", **seats, secret="M11=Tahiti:red").play(">M11")
    cell = CELL_OF["M11"]
    tiles = [game.view(it.state, seat).tile[cell] for seat in (0, 1, 2, None)]
    tahiti = it.group("tahiti")
    assert tiles == [tahiti, UNSEEN, tahiti, UNSEEN]
    it.play("hide")
    assert game.view(it.state, 1).tile[cell] == UNSEEN


def test_an_explorer_off_course_hides_his_find_from_who_sent_him_there() -> None:
    one, other = (table("exploration").play(">H14(x)") for _ in range(2))
    assert one.seen("~I15(i3,tahiti)", "yellow") == "~I15(i3,?)"
    assert one.seen("~I15(i3,tahiti)", "red") == "~I15(i3,tahiti)"
    alike(one.play("~I15(i3,tahiti)"), other.play("~I15(i3,flint)"))


def test_a_revealed_tile_is_everybodys() -> None:
    it = table("exploration").play(">H14(i2,tahiti) !H14")
    assert all(it.view(viewer)["map"]["H14"] == "Tahiti" for viewer in ("red", *OTHERS))


def test_the_lid_and_the_deck_are_numbers() -> None:
    view = game.view(table("exploration").state, 0)
    assert (view.lid, view.deck) == (27, 28)


# --- Cards (9.5) ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["order", "exploration", "movement", "building", "victory"])
def test_face_down_cards_are_hidden_in_every_step(step: str) -> None:
    alike(table(step, cards="red:haka,moai"), table(step, cards="red:arioi,luau"))


def test_how_many_there_are_and_which_are_face_up_is_open() -> None:
    seen = table("exploration", cards="red:haka,moai", face="red:poi").view("spectator")
    assert (seen["face_down"], seen["cards"], seen["hand"]) == ([2, 0], [["Poi"], []], [])


def test_an_explorer_with_too_many_knots_is_asked_whatever_card_he_holds() -> None:
    alike(
        table("exploration", cards="red:navigation"),
        table("exploration", cards="red:moai"),
        (">H14(o3)", ">H14(o3)"),
        (">I15(o3)", ">I15(o3)"),
        (".", "."),
    )


def test_a_defender_is_asked_whatever_card_he_holds() -> None:
    attack = "@Samoa +C +C >Tonga"
    seats: dict[str, Any] = {"player": "yellow", "yellow": "Samoa=2CC", "red": "Tonga=2W"}
    one = table("movement", cards="red:arioi", **seats).play(f"{attack} .")
    other = table("movement", cards="red:luau", **seats).play(f"{attack} .")
    alike(one, other, (".(4)", ".(4)"), (".", "."))


def test_so_is_everybody_when_a_claim_is_made() -> None:
    tiles = "H12=Niue I13=Tuamotu J14=Hawaiki K13=Tahiti K15=Aotearoa L14=Rarotonga"
    claim: dict[str, Any] = {
        "tiles": tiles,
        "yellow": "Samoa=4aa H12=2a I13=2 J14=3 K13=3a K15=4a L14=3a",
        "face": "yellow:moai,feather-cloak,tapa-cloth,powhiri,hui",
    }
    one = table("victory", cards="red:severe-deforestation", **claim)
    other = table("victory", cards="red:luau", **claim)
    alike(one, other, (".", "."))
    assert (one.stage, one.words("fell", "done"), other.words("fell", "done")) == ("claim", ". fell:yellow", ".")


# --- Plans (9.3) ----------------------------------------------------------------------------------------------------


def test_nothing_of_a_plan_is_seen_before_all_are_done() -> None:
    alike(
        table("building", red="Tonga=3aa", cards="red:commerce"),
        table("building", red="Tonga=3aa", cards="red:commerce"),
        ("W+Tonga", "V+Tonga"),
        ("focus", "#commerce"),
    )


def test_not_even_that_somebody_settles_or_buys() -> None:
    red = "Tonga=4aa H12=TL"
    alike(
        table("building", red=red),
        table("building", red="Tonga=4aa H12=TW"),
        ("K+Tonga(?)", "C+Tonga"),
        (".", "W+Tonga"),
    )


def test_masks_of_a_plan() -> None:
    it = table("building", red="Tonga=2 H12=TL")
    assert [it.seen("W+Tonga", viewer, "red") for viewer in ("red", *OTHERS)] == ["W+G13", "?", "?"]
    assert it.seen(".", "yellow", "red") == "?"  # he goes on to settle
    it.play(".", "red")
    assert [it.seen(word, "yellow", "red") for word in ("S+H12", ".")] == ["?", "?"]
    assert it.view("yellow")["done"] == []
    assert it.play("S+H12", "red").view("yellow")["done"] == [0]  # that he is done all can see


def test_which_card_came_is_seen_by_its_buyer_and_others_see_not_even_that_one_came() -> None:
    it = table("building", order="yellow red", player="yellow")
    word = "K+Samoa(moai)"
    assert [it.seen(word, viewer, "yellow") for viewer in ("yellow", "red", "spectator")] == ["K+G11(moai)", "?", "?"]


def test_what_was_built_is_seen_when_it_is_placed() -> None:
    """Villages, fields and face-up canoes by their names, face-down pieces as pieces."""
    it = table("building", red="Tonga=3aaT^ H12=1T^").play("V+Tonga T^H12 W+Tonga .", "red")
    before = it.state.copy()
    it.play(".", "yellow")
    move = game.read(".")
    own, theirs = (game.tell(before, move, it.state, viewer) for viewer in (0, 1))
    assert [Words("en").tell(*message) for message in own[:3]] == [
        "Red builds a village at Tonga (G13).",
        "Red builds a transport canoe face up at Niue (H12).",
        "Red builds 1 warrior band at Tonga (G13).",
    ]
    assert theirs[:2] == own[:2]
    assert Words("en").tell(*theirs[2]) == "Red builds 1 piece at Tonga (G13)."


def test_a_spectator_holds_nothing() -> None:
    it = table("building", cards="red:moai", red="Tonga=2WW", secret="H14=Tahiti:red")
    view = game.view(it.state, None)
    assert (view.own, view.hand, view.pools, view.plan, view.paid, view.settling) == ((), 0, (), (), (), False)
    assert view.tile[CELL_OF["H14"]] == UNSEEN


# --- What everybody saw in a battle ---------------------------------------------------------------------------------


def seen(table: Table, viewer: str = "yellow", seat: int = 0) -> object:
    return table.view(viewer)["seen"][seat]


def won() -> Table:
    """Red has taken H12 with a war canoe and two warrior bands, of which one is left to be seen."""
    return war("Tonga=2CCWW", "Samoa=2 H12=1").play("@Tonga +C +W +C +W >H12").fight("6")


def test_what_was_seen_in_a_battle_is_remembered_face_down() -> None:
    table = won()
    while table.stage in ("save", "regroup"):
        table.play(".")
    for viewer in ("red", "yellow", "spectator"):
        assert seen(table, viewer) == {"H12": {"pieces": table.stack("red", "H12"), "turn": 5}}
        assert seen(table, viewer, 1) == {}
    assert table.view("yellow")["face_up"][0].get("H12", "") == ""


def test_it_is_forgotten_as_soon_as_pieces_join_or_leave() -> None:
    for join in (True, False):
        table = won()
        while table.stage in ("save", "regroup"):
            table.play(".")
        where = CELL_OF["H12"]
        if join:
            table.state.put(0, where, ONE[0])
        else:
            table.state.take(0, where, ONE[0])
        assert seen(table) == {}


def test_those_who_retreated_are_remembered_once_they_lie_face_down() -> None:
    table = war("Tonga=2C", "Samoa=2 H12=1TTL").play("@Tonga +C >H12 .(4)")
    assert seen(table, "red", 1) == {}  # they lie open
    assert table.play(".").mover == "yellow"
    assert seen(table, "red", 1) == {"G11": {"pieces": "TTL", "turn": 5}}


def test_who_imagines_a_table_remembers_it() -> None:
    """Also while the victor is asked whether a canoe is to lie face up."""
    table = war("Tonga=2CTWW", "Samoa=2 H12=1").play("@Tonga +C +W +T +W >H12").fight("6")
    while table.stage == "save":
        table.play(".")
    assert table.stage == "regroup"
    for _ in range(2):
        stack = table.state.stacks[0][CELL_OF["H12"]]
        view = game.view(table.state, 1)
        assert {game.imagine(view, FreeChance(seed)).stacks[0][CELL_OF["H12"]] for seed in range(20)} == {stack}
        if table.stage == "regroup":
            table.play(".")


def test_of_whoever_leaves_the_game_nothing_is_remembered() -> None:
    table = won()
    while table.stage in ("save", "regroup"):
        table.play(".")
    assert seen(table)
    leave_the_game(table.state, 0)
    assert seen(table) == {}
