"""Bridges and stones: placing, holding, stripping, removing. The same in every edition."""

from __future__ import annotations

import pytest

from motu.kahuna.board import ISLANDS, LINE_NAMES, NEIGHBOURS
from tests.kahuna.table import Table

PRESETS = ("modern", "classic", "sheet", "russian")

# island: its neighbours, and how many bridges hold it (traced from the printed board)
BOARD = {
    "ALOA": ("BDH", 2),
    "BARI": ("ACDEF", 3),
    "COCO": ("BFGK", 3),
    "DUDA": ("ABEH", 3),
    "ELAI": ("BDFHIJ", 4),
    "FAAA": ("BCEGJ", 3),
    "GOLA": ("CFJK", 3),
    "HUNA": ("ADEIL", 3),
    "IFFI": ("EHJKL", 3),
    "JOJO": ("EFGIK", 3),
    "KAHU": ("CGIJL", 3),
    "LALE": ("HIK", 2),
}
# Sixteen bridges that hold ten islands; CF adds FAAA and CK then COCO.
TEN_ISLANDS = "AD AH BD BE BF CG DH EH EI EJ FJ GJ GK IK IL KL"


def other(seat: str) -> str:
    return "black" if seat == "white" else "white"


# --- Placing --------------------------------------------------------------------------------------------------------


def test_the_board_has_twelve_islands_and_twenty_seven_lines() -> None:
    assert tuple(BOARD) == ISLANDS
    assert {name[0]: near for name, (near, _) in BOARD.items()} == NEIGHBOURS
    lines = {"".join(sorted(name[0] + end)) for name, (near, _) in BOARD.items() for end in near}
    assert sorted(LINE_NAMES) == sorted(lines)
    assert len(lines) == 27


def test_a_card_places_a_bridge_on_a_free_line_of_its_island() -> None:
    """The sheet's example: LALE reaches HUNA, IFFI and KAHU, and only free lines count."""
    assert Table(white="L").words("place") == "L-H L-I L-K"
    assert Table(white="L", bridges=("HL", "")).words("place") == "L-I L-K"
    assert Table(white="L", bridges=("", "IL")).words("place") == "L-H L-K"
    assert Table(white="L", bridges=("HL", "IL KL")).words("place") == ""


def test_a_placed_bridge_is_the_movers_and_its_card_lies_open() -> None:
    table = Table(white="LK").play("L-H")
    assert (table.bridges("white"), table.bridges("black")) == ("HL", "")
    assert (table.hand("white"), table.pile, table.mover) == ("K", "L", "white")


def test_any_number_of_cards_may_be_played_one_after_the_other() -> None:
    table = Table(white="AABCD").play("A-B A-D B-C C-F D-E")
    assert table.bridges("white") == "AB AD BC CF DE"
    assert (table.hand("white"), table.pile) == ("", "AABCD")


@pytest.mark.parametrize("preset", PRESETS)
def test_no_card_need_be_played(preset: str) -> None:
    table = Table(preset=preset, white="AB", row="CDE").play("+C")
    assert (table.hand("white"), table.bridges("white"), table.mover) == ("ABC", "", "black")


@pytest.mark.parametrize("preset", PRESETS)
def test_one_may_build_at_an_island_that_the_enemy_holds(preset: str) -> None:
    """The sheet says so outright; no text but variant 1 forbids it."""
    table = Table(preset=preset, white="D", bridges=("", "AB AH"))
    assert table.stones("black") == "A"
    table.play("D-A")
    assert (table.bridges("white"), table.stones("black"), table.stones("white")) == ("AD", "A", "")


# --- Holding an island ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["white", "black"])
@pytest.mark.parametrize("name", BOARD)
def test_more_than_half_of_the_lines_hold_an_island(name: str, seat: str) -> None:
    """One bridge short of the majority holds nothing; the next one puts the stone down."""
    near, majority = BOARD[name]
    assert 2 * majority > len(near) >= 2 * (majority - 1)
    island = name[0]
    built = " ".join(island + neighbour for neighbour in near[: majority - 1])
    bridges = (built, "") if seat == "white" else ("", built)
    table = Table(mover=seat, white=island, black=island, bridges=bridges)
    assert table.stones(seat) == ""
    table.play(f"{island}-{near[majority - 1]}")
    assert (table.stones(seat), table.stones(other(seat))) == (island, "")


@pytest.mark.parametrize(("built", "word"), [("CB", "C-F"), ("DA", "D-B"), ("GC", "G-F"), ("EB ED", "E-F")])
def test_exactly_half_of_the_lines_hold_nothing(built: str, word: str) -> None:
    assert Table(white=word[0], bridges=(built, "")).play(word).stones("white") == ""


def test_a_bridge_counts_at_both_its_ends() -> None:
    """Ruling 1: one bridge may take two islands."""
    table = Table(white="H", bridges=("AH IH LI", "")).play("H-L")
    assert table.stones("white") == "HL"


def test_a_further_bridge_at_a_held_island_changes_nothing_else() -> None:
    table = Table(white="L", bridges=("HL KL", "CF CG")).play("L-I")
    assert (table.stones("white"), table.bridges("black")) == ("L", "CF CG")


# --- Stripping and what follows -------------------------------------------------------------------------------------


def test_a_new_stone_strips_the_enemy_bridges_of_its_island() -> None:
    """The sheet's example: Black's second bridge at LALE takes it, and White's goes."""
    table = Table(mover="black", black="L", bridges=("KL CK", "HL")).play("L-I")
    assert (table.stones("black"), table.bridges("black"), table.bridges("white")) == ("L", "HL IL", "CK")


def test_no_stone_no_stripping() -> None:
    table = Table(white="B", bridges=("AB", "BC BD")).play("B-E")
    assert (table.bridges("black"), table.stones("white")) == ("BC BD", "")


def test_stripping_costs_every_neighbour_that_loses_its_majority() -> None:
    """White takes HUNA; Black's ALOA and LALE each keep one bridge of three and fall."""
    table = Table(white="H", bridges=("DH EH", "AB AH HL KL"))
    assert table.stones("black") == "AL"
    table.play("H-I")
    assert (table.stones("white"), table.stones("black")) == ("H", "")


def test_losing_a_stone_removes_no_bridges() -> None:
    """The sheet, and ruling 1: what is left of the bridges stays, and nobody's island is nobody's."""
    table = Table(white="H", bridges=("DH EH AD", "AB AH HL KL")).play("H-I")
    assert table.bridges("black") == "AB KL"
    assert table.bridges("white") == "AD DH EH HI"
    assert table.stones("white") == "H"


def test_a_neighbour_with_bridges_to_spare_keeps_its_stone() -> None:
    table = Table(white="H", bridges=("DH EH", "AB AD AH")).play("H-I")
    assert (table.stones("black"), table.bridges("black")) == ("A", "AB AD")


def test_two_islands_taken_at_once_strip_at_both() -> None:
    """Ruling 1: White's HUNA-LALE takes both ends; Black loses AH and KL, and with them ALOA and KAHU."""
    table = Table(white="L", bridges=("DH EH IL", "AB AH KL CK GK"))
    assert table.stones("black") == "AK"
    table.play("L-H")
    assert (table.stones("white"), table.stones("black")) == ("HL", "")
    assert table.bridges("black") == "AB CK GK"


def test_the_fall_of_a_stone_sets_nothing_else_off() -> None:
    """Ruling 1, one pass: ALOA falls, but BARI, whose bridge to it stays, is held as before."""
    table = Table(white="H", bridges=("DH EH", "AB AH BC BD"))
    assert table.stones("black") == "AB"
    table.play("H-I")
    assert (table.stones("black"), table.bridges("black")) == ("B", "AB BC BD")


def test_an_enemy_bridge_added_later_stays() -> None:
    """Ruling 2: only placing a stone strips; the holder's next bridge there does not."""
    table = Table(white="BA", black="E", row="CDG", bridges=("AB BC BD", ""))
    table.play("+C E-B").play("+D")
    assert (table.stones("white"), table.bridges("black")) == ("B", "BE")
    table.play("B-F")
    assert (table.stones("white"), table.bridges("black")) == ("B", "BE")


def test_a_stone_lost_and_placed_again_strips_again() -> None:
    """Ruling 2: the later bridge goes when the island is newly taken."""
    table = Table(mover="black", white="DD", black="BB", row="CFG", bridges=("AB BC BD", "BE"))
    table.play("BBxBD")
    assert (table.stones("white"), table.bridges("black")) == ("", "BE")
    table.play("+C D-B")
    assert (table.stones("white"), table.bridges("black")) == ("B", "")


def test_a_bridge_at_an_enemy_island_counts_at_its_other_end() -> None:
    """White's bridge to Black's BARI gives White the majority on ALOA."""
    table = Table(white="A", bridges=("AD", "BC BE BF"))
    table.play("A-B")
    assert (table.stones("white"), table.stones("black")) == ("A", "B")


# --- Removing with two cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("cards", "word"), [("HE", "HExHE"), ("HH", "HHxHE"), ("EE", "EExHE")])
def test_two_cards_of_its_ends_remove_an_enemy_bridge(preset: str, cards: str, word: str) -> None:
    """HUNA-ELAI goes for one of each, for two HUNA, or for two ELAI."""
    table = Table(preset=preset, white=cards, bridges=("", "EH AB"))
    assert table.words("remove") == word.replace("HE", "EH")
    table.play(word)
    assert (table.bridges("black"), table.hand("white")) == ("AB", "")
    assert (table.pile, table.mover) == ("".join(sorted(cards)), "white")


@pytest.mark.parametrize("cards", ["H", "E", "HD", "EI", "DD", "DI"])
def test_other_cards_do_not_remove_it(cards: str) -> None:
    assert Table(white=cards, bridges=("", "EH")).words("remove") == ""


def test_two_cards_of_an_island_may_remove_any_enemy_bridge_there() -> None:
    """The sheet's example with two LALE; two different cards reach only the line between them."""
    lines = ("", "HL IL KL AB")
    assert Table(white="LL", bridges=lines).words("remove") == "LLxHL LLxIL LLxKL"
    assert Table(white="LI", bridges=lines).words("remove") == "ILxIL"


def test_ones_own_bridge_cannot_be_removed() -> None:
    """Ruling 3."""
    table = Table(white="HHEE", bridges=("EH", ""))
    assert table.words("remove") == ""
    assert [table.why_not(word) for word in ("HExHE", "HHxHE", "EExHE")] == ["kahuna-remove-own"] * 3


def test_an_empty_line_has_nothing_to_remove() -> None:
    assert Table(white="HE").why_not("HExHE") == "kahuna-remove-nothing"


def test_a_removal_may_cost_stones_at_both_ends() -> None:
    table = Table(white="HA", bridges=("", "AB AH HI HL"))
    assert table.stones("black") == "AH"
    table.play("AHxAH")
    assert (table.stones("black"), table.bridges("black")) == ("", "AB HI HL")


def test_a_removal_leaves_a_stone_with_bridges_to_spare() -> None:
    assert Table(white="HA", bridges=("", "AB AD AH")).play("AHxAH").stones("black") == "A"


def test_a_removal_places_no_bridge_and_no_stone() -> None:
    table = Table(white="AH", bridges=("AD", "AH")).play("AHxAH")
    assert (table.bridges("white"), table.stones("white"), table.may("*AH")) == ("AD", "", False)


def test_any_number_of_bridges_may_be_removed_and_built_in_a_turn() -> None:
    """Russian text, removing; and the booklet's hint to build on the cleared line at once."""
    table = Table(white="AABBD", bridges=("", "AB BC")).play("AAxAB BBxBC D-A")
    assert (table.bridges("white"), table.bridges("black")) == ("AD", "")
    table = Table(white="HHE", bridges=("", "EH")).play("HHxHE E-H")
    assert (table.bridges("white"), table.bridges("black")) == ("EH", "")


# --- How many pieces ------------------------------------------------------------------------------------------------


def test_an_eleventh_and_a_twelfth_island_may_be_held() -> None:
    """Ruling 6: ten stones come with the game, but islands are what counts."""
    table = Table(white="CC", bridges=(TEN_ISLANDS, ""))
    assert table.stones("white") == "ABDEGHIJKL"
    assert table.play("C-F").stones("white") == "ABDEFGHIJKL"
    assert table.play("C-K").stones("white") == "ABCDEFGHIJKL"


def test_there_are_twenty_five_bridges() -> None:
    """Ruling 6: with all of them on the board a card places nothing."""
    table = Table(white="AK", bridges=(" ".join(sorted({*LINE_NAMES} - {"AB", "CG", "KL"})), "CG"))
    table.play("A-B")
    assert table.state.bridges[0].bit_count() == 25
    assert table.words("place") == ""
    assert table.why_not("K-L") == "kahuna-no-bridges"


def test_a_bridge_that_was_taken_off_can_be_used_again() -> None:
    """The sheet, and the Russian text: pieces go back to their owner's stock."""
    built = " ".join(sorted({*LINE_NAMES} - {"CG", "KL"}))
    table = Table(mover="black", white="K", black="CC", row="BDE", bridges=(built, "CG"))
    table.play("CCxCK +B")
    assert table.words("place") == "K-C K-L"
    assert table.play("K-L").state.bridges[0].bit_count() == 25
