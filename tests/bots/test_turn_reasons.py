"""Why a turn is good: every kind of reason, on a table made for it. No Numba is needed to see them."""

from __future__ import annotations

import pytest

from motu.bots.kahuna.turn_reasons import MOST, turn_reasons
from motu.core.errors import Message, message
from motu.kahuna import game
from motu.kahuna.board import LETTERS
from motu.kahuna.legal import allowed
from motu.kahuna.log import ISLAND_MESSAGES
from motu.words import Words
from tests.kahuna.table import Table


def reasons(table: Table, words: str) -> list[Message]:
    """Why the mover would play these words; they must be allowed."""
    view = game.view(table.state, table.state.mover)
    turn = [game.read(word.move) for word in game.read_words(words)]
    found = turn_reasons(view, turn)
    assert len(found) <= MOST
    table.play(words)
    known = Words("en").ids()
    assert all(reason.id in known for reason in found)
    return list(found)


def last_turn(table: Table) -> Table:
    table.state.last = 1
    table.state.allowed_kinds = allowed(table.state)
    return table


def test_a_capture_with_all_that_follows() -> None:
    table = Table(white="BH", row="EFG", bridges=("", "AD BD DE"))
    assert reasons(table, "B-A H-A +E")[:2] == [
        message("advice-takes", islands=(ISLAND_MESSAGES[LETTERS.index("A")],)),
        message("advice-loses", player="black", islands="DUDA"),
    ]
    table = Table(white="BH", row="EFG", bridges=("", "AD"))
    assert message("advice-strips", lines="ALOA–DUDA", count=1) in reasons(table, "B-A H-A +E")


def test_black_has_reasons_too() -> None:
    table = Table(black="BH", row="EFG", bridges=("AD BD DE", ""), mover="black")
    assert reasons(table, "B-A H-A +E")[:2] == [
        message("advice-takes", islands=(ISLAND_MESSAGES[LETTERS.index("A")],)),
        message("advice-loses", player="white", islands="DUDA"),
    ]


def test_a_removal() -> None:
    table = Table(white="BD", row="EFG", bridges=("", "BD"))
    assert reasons(table, "BDxBD +E")[0] == message("advice-removes", lines="BARI–DUDA", count=1)


def test_the_sudden_win_is_reason_enough() -> None:
    table = Table(white="BH", row="EFG", bridges=("CF", "AD"), round=2)
    assert reasons(table, "B-A H-A") == [message("advice-wins-sudden", player="black")]


@pytest.mark.parametrize(
    ("bridges", "result"), [(("AB AH", ""), "won"), (("", "AB AH"), "lost"), (("BC", "GK"), "drawn")]
)
def test_the_last_turn_of_all(bridges: tuple[str, str], result: str) -> None:
    table = last_turn(Table(white="CC", bridges=bridges, round=3, deck=""))
    assert reasons(table, ".") == [message("advice-ends-game", result=result)]


def test_nothing_is_threatened_in_the_last_turn() -> None:
    table = last_turn(Table(white="BH", bridges=("", "GK"), round=3, deck=""))
    assert [reason.id for reason in reasons(table, "B-A .")] == ["advice-ends-game"]


def test_a_threat_needs_the_card_for_it() -> None:
    assert message("advice-threatens", islands="ALOA") in reasons(Table(white="BH", row="EFG"), "B-A +E")
    without = reasons(Table(white="BK", row="EFG"), "B-A +E")
    assert message("advice-one-short", islands="ALOA") in without
    assert "advice-threatens" not in [reason.id for reason in without]


def test_a_line_that_the_enemy_needed() -> None:
    table = Table(white="D", row="EFG", bridges=("DE", "AD BD"))
    assert message("advice-blocks", player="black", islands="DUDA") in reasons(table, "D-H +?")
    open_line = Table(white="E", row="EFG", bridges=("", "AD BD"))
    assert "advice-blocks" not in [reason.id for reason in reasons(open_line, "E-D +?")]


def test_a_spare_bridge() -> None:
    table = Table(white="D", row="EFG", bridges=("AB AH", ""))
    assert reasons(table, "D-A +?")[0] == message("advice-secures", islands="ALOA")


def test_a_bridge_that_leads_somewhere() -> None:
    assert reasons(Table(white="C", row="EFG"), "C-F +?")[0] == message("advice-builds", islands="COCO, FAAA")
    # Where the enemy has the majority, or leaves too few lines, it leads nowhere.
    table = Table(white="C", row="EFG", bridges=("", "BF EF FG BC CK"))
    assert "advice-builds" not in [reason.id for reason in reasons(table, "C-F +?")]


def test_cards_that_are_kept_or_thrown_away() -> None:
    assert reasons(Table(white="AB", row="EFG"), "+E")[0] == message("advice-keeps", count=2)
    dead = Table(white="A", row="EFG", bridges=("AB AD AH", ""))
    assert reasons(dead, "/A +?")[0] == message("advice-discards-dead", cards="ALOA", count=1)
    assert reasons(Table(white="AC", row="EFG"), "/AC +?")[0] == message("advice-discards", cards="ALOA, COCO", count=2)


@pytest.mark.parametrize(
    ("bridges", "leader", "points"), [(("AB AH", ""), "white", 2), (("", "AB AH"), "black", 2), (("", ""), "nobody", 0)]
)
def test_the_last_card_of_a_round(bridges: tuple[str, str], leader: str, points: int) -> None:
    table = Table(white="C", black="BG", row="E", deck="", bridges=bridges, round=2)
    assert message("advice-ends-round", round=2, leader=leader, points=points) in reasons(table, "+E")


def test_the_last_card_of_the_third_round() -> None:
    assert message("advice-last-card") in reasons(Table(white="C", row="E", deck="", round=3), "+E")
    table = Table(white="C", row="E", deck="", round=3, bridges=("AB AH", ""), preset="sheet")
    assert message("advice-ends-round", round=3, leader="white", points=1) in reasons(table, "+E")


def test_doing_without_a_card() -> None:
    table = Table(white="C", row="E", deck="")
    assert message("advice-leaves-last", player="black") in reasons(table, "=")
    assert message("advice-must-draw", player="black") in reasons(Table(white="C", row="EFG"), "=")


def test_a_card_that_completes_an_island() -> None:
    table = Table(white="", row="HEF", bridges=("AB", ""))
    assert reasons(table, "+H")[0] == message("advice-card-completes", card="HUNA", islands="ALOA", count=1)
    # With a card for it in hand already, this is no reason to take another.
    table = Table(white="D", row="HEF", bridges=("AB", ""))
    assert "advice-card-completes" not in [reason.id for reason in reasons(table, "+H")]


def test_a_card_that_makes_a_pair() -> None:
    table = Table(white="A", row="BEF", bridges=("", "AB AD"))
    breaks = message("advice-card-breaks", card="BARI", line="ALOA–BARI", player="black", islands="ALOA")
    assert breaks in reasons(table, "+B")


def test_a_card_that_the_enemy_wants() -> None:
    denies = message("advice-card-denies", card="HUNA", player="black", islands="ALOA")
    assert denies in reasons(Table(white="C", row="HEF", bridges=("", "AB")), "+H")
    # DUDA would do as well for him, and he can take it.
    assert denies not in reasons(Table(white="C", row="HDF", bridges=("", "AB")), "+H")


def test_a_card_for_nothing_in_particular() -> None:
    assert reasons(Table(white="C", row="EFG"), "+E") == [message("advice-card-lines", card="ELAI", count=6)]


def test_a_card_from_the_deck() -> None:
    table = Table(white="C", row="EFG", bridges=("AB", ""))
    assert message("advice-draw-odds", count=6, unseen=20) in reasons(table, "+?")
    assert reasons(Table(white="C", row="EFG"), "+?") == [message("advice-draw-secret")]


def test_the_ending_has_its_say() -> None:
    table = Table(white="BHD", row="KEF", bridges=("GK JK", "AD BD DE"))
    found = [reason.id for reason in reasons(table, "B-A H-A +K")]
    assert found == ["advice-takes", "advice-loses", "advice-card-completes"]


def test_a_handicap_bridge() -> None:
    table = Table()
    table.state.stage, table.state.handicap, table.state.turn = 0, 1, 0
    table.state.allowed_kinds = allowed(table.state)
    assert reasons(table, "*AB")[0] == message("advice-one-short", islands="ALOA")


def test_variant_one_counts_only_lines_that_may_be_built_on() -> None:
    """HUNA is Black's, so the line to it is closed: ALOA cannot be completed there."""
    held = ("AB", "DH EH HI AD")
    table = Table(white="", row="HEF", bridges=held, no_surprise="yes")
    assert "advice-card-completes" not in [reason.id for reason in reasons(table, "+H")]
    table = Table(white="", row="HEF", bridges=held)
    assert "advice-card-completes" in [reason.id for reason in reasons(table, "+H")]
