"""Variant 1 (no surprise attacks), variant 2 (open hands), handicap, and the options that are refused."""

from __future__ import annotations

from itertools import product

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import BadOption
from motu.kahuna import game
from motu.kahuna.board import LINE_NAMES
from motu.kahuna.cards import letters_of
from tests.kahuna.table import Table

PRESETS = ("modern", "classic", "sheet", "russian")
SEATS = ("white", "black")
every = pytest.mark.parametrize("preset", PRESETS)
LALE = "HL IL"  # just enough to hold it


# --- Variant 1 ------------------------------------------------------------------------------------------------------


@every
@pytest.mark.parametrize("word", ["L-K", "K-L"])
def test_variant_1_no_bridge_to_an_island_with_an_enemy_stone(preset: str, word: str) -> None:
    """Whichever end the card is of; without the variant it may be built."""
    assert Table(preset=preset, white="KL", bridges=("", LALE)).may(word)
    table = Table(preset=preset, no_surprise="yes", white="KL", bridges=("", LALE))
    assert table.why_not(word) == "kahuna-island-guarded"
    assert table.words("place") == "K-C K-G K-I K-J"


@every
def test_variant_1_enemy_bridges_and_own_stones_do_not_guard(preset: str) -> None:
    table = Table(preset=preset, no_surprise="yes", white="LH", bridges=("AB AH", "HL"))
    assert (table.stones("white"), table.stones("black")) == ("A", "")
    assert table.words("place") == "H-D H-E H-I L-I L-K"
    assert Table(preset=preset, no_surprise="yes", white="A", bridges=("AB AH", "")).may("A-D")


@every
def test_variant_1_a_removed_bridge_may_be_replaced_at_once_and_free(preset: str) -> None:
    """No third card is needed; the bridge takes islands like any other."""
    table = Table(preset=preset, no_surprise="yes", white="AHK", row="CDE", bridges=("AD", "AB AH BC"))
    assert table.stones("black") == "A"
    table.play("AHxAH")
    assert table.words("free") == "*AH"
    table.play("*AH")
    assert (table.bridges("white"), table.bridges("black"), table.hand("white")) == ("AD AH", "BC", "K")
    assert (table.stones("white"), table.stones("black")) == ("A", "")
    assert (table.words("free"), table.mover, table.pile) == ("", "white", "AH")


@every
def test_variant_1_no_free_bridge_where_an_enemy_stone_still_lies(preset: str) -> None:
    """ALOA keeps its majority without the removed bridge, so the line stays closed to White."""
    table = Table(preset=preset, no_surprise="yes", white="AHH", bridges=("", "AB AD AH")).play("AHxAH")
    assert (table.stones("black"), table.words("free", "place")) == ("A", "H-D H-E H-I H-L")


@every
@pytest.mark.parametrize(("spare", "free"), [("DH EH", "*AH"), ("DH EH HI", "")])
def test_variant_1_an_enemy_stone_at_either_end_closes_the_line(preset: str, spare: str, free: str) -> None:
    """Black's HUNA falls with the bridge and the line is open, or it stands and the line is closed."""
    table = Table(preset=preset, no_surprise="yes", white="AA", bridges=("", f"AH {spare}"))
    assert table.stones("black") == "H"
    assert table.play("AAxAH").words("free") == free


@every
@pytest.mark.parametrize("later", ["B-D", "BCxBC", "+D"])
def test_variant_1_the_free_bridge_is_for_now(preset: str, later: str) -> None:
    """It is a choice, and lapses with the next card or at the end of the turn."""
    table = Table(preset=preset, no_surprise="yes", white="AABC", row="DEF", bridges=("", "AH BC KL"))
    assert table.play("AAxAH").words("free") == "*AH"
    table.play(later)
    assert not table.may("*AH")
    assert "AH" not in table.bridges("white") + table.bridges("black")


@pytest.mark.parametrize("preset", ["classic", "russian"])
def test_variant_1_the_free_bridge_lapses_with_a_discard(preset: str) -> None:
    """In the editions that let one discard after playing."""
    table = Table(preset=preset, no_surprise="yes", white="AABC", row="DEF", bridges=("", "AH KL"))
    assert table.play("AAxAH /B").words("free") == ""


@every
def test_variant_1_each_removal_offers_its_own_line(preset: str) -> None:
    table = Table(preset=preset, no_surprise="yes", white="AACC", bridges=("", "AH CK CG")).play("AAxAH CCxCK")
    assert table.words("free") == "*CK"
    assert table.why_not("*AH") == "kahuna-free-elsewhere"


@every
def test_variant_1_a_bridge_at_a_held_island_may_still_be_removed(preset: str) -> None:
    table = Table(preset=preset, no_surprise="yes", white="HL", bridges=("", LALE)).play("HLxHL")
    assert (table.bridges("black"), table.stones("black"), table.words("free")) == ("IL", "", "*HL")


@every
def test_variant_1_the_free_bridge_is_one_of_the_twenty_five(preset: str) -> None:
    """Ruling 6."""
    built = " ".join(sorted({*LINE_NAMES} - {"CG", "CK"}))
    table = Table(preset=preset, no_surprise="yes", white="CC", bridges=(built, "CG CK")).play("CCxCK")
    assert table.words("free") == ""


@every
def test_without_variant_1_no_bridge_is_free(preset: str) -> None:
    table = Table(preset=preset, white="AA", bridges=("", "AH KL")).play("AAxAH")
    assert (table.words("free"), table.why_not("*AH")) == ("", "kahuna-no-free-bridge")


# --- Variant 2 ------------------------------------------------------------------------------------------------------


def open_cards(table: Table, of: str) -> str:
    """The cards that lie open before this seat, for everybody."""
    seat = SEATS.index(of)
    seen = {game.view(table.state, viewer).open[seat] for viewer in (0, 1, None)}
    assert len(seen) == 1
    return letters_of(seen.pop())


@every
def test_variant_2_a_card_from_the_row_lies_open_and_one_from_the_deck_does_not(preset: str) -> None:
    table = Table(preset=preset, open_hands="yes", white="A", black="B", row="CDE").play("+C +?K")
    assert (open_cards(table, "white"), open_cards(table, "black")) == ("C", "")
    assert (table.hand("white"), table.hand("black")) == ("AC", "BK")


@every
def test_variant_2_an_open_card_is_a_card_of_the_hand(preset: str) -> None:
    """It counts for the limit of five, is played like any other, and is then no longer in the hand."""
    table = Table(preset=preset, open_hands="yes", white="ABHI", row="CDE").play("+C +?L")
    assert table.state.cards[0] == 5
    assert (table.may("C-F"), table.may("+?")) == (True, preset == "russian")
    table.play("A-B")
    assert open_cards(table, "white") == "C"
    table.play("C-F +?K")
    assert (open_cards(table, "white"), table.bridges("white")) == ("", "AB CF")


@pytest.mark.parametrize(("preset", "words"), [("modern", "/A +?K"), ("russian", "/A .")])
def test_variant_2_an_open_card_stays_open_while_another_is_discarded_face_down(preset: str, words: str) -> None:
    """Without the variant nobody could tell which card went."""
    for variant, known in (("yes", "C"), ("no", "")):
        table = Table(preset=preset, open_hands=variant, white="AB", black="L", row="CDE").play("+C +?L").play(words)
        assert (open_cards(table, "white"), table.buried("white")) == (known, "A")


@every
def test_variant_2_everybody_sees_an_open_card_go(preset: str) -> None:
    table = Table(preset=preset, open_hands="yes", white="ABHI", row="CDE").play("+C +?L /C")
    assert (open_cards(table, "white"), table.hand("white")) == ("", "ABHI")
    assert (table.pile, table.buried("white")) == ("C", "")


@every
def test_variant_2_open_cards_stay_open_into_the_next_round(preset: str) -> None:
    table = Table(preset=preset, open_hands="yes", white="A", row="CD", deck="").play("+C +D")
    assert (table.state.round_number, open_cards(table, "white"), open_cards(table, "black")) == (2, "C", "D")


# --- Handicap -------------------------------------------------------------------------------------------------------


def dealt(preset: str, **options: str) -> Table:
    table = Table()
    texts = {"preset": preset} | {name.replace("_", "-"): value for name, value in options.items()}
    table.state = game.deal(game.read_options(texts), FreeChance(4))
    return table


@every
@pytest.mark.parametrize(("number", "weaker", "first"), [*product((1, 2, 3), SEATS, SEATS)])
def test_handicap_bridges_come_before_the_first_turn(preset: str, number: int, weaker: str, first: str) -> None:
    """The weaker player places them anywhere, without cards, and then the first player begins."""
    table = dealt(preset, handicap=str(number), weaker=weaker, first=first)
    hands = (table.hand("white"), table.hand("black"), table.row)
    assert [len(cards) for cards in hands] == [3, 3, 3]
    free = list(LINE_NAMES)
    for line in ("AB", "KL", "EF")[:number]:
        assert (table.mover, game.turn(table.state)) == (weaker, 0)
        assert table.words() == " ".join(f"*{name}" for name in free)
        table.play(f"*{line}")
        free.remove(line)
    stronger = "black" if weaker == "white" else "white"
    assert table.bridges(weaker) == " ".join(sorted(("AB", "KL", "EF")[:number]))
    assert (table.bridges(stronger), table.words("free")) == ("", "")
    assert (table.mover, game.turn(table.state)) == (first, 1)
    assert (table.hand("white"), table.hand("black"), table.row) == hands


@every
def test_without_handicap_the_first_player_begins(preset: str) -> None:
    table = dealt(preset, first="black", weaker="white")
    assert (table.mover, game.turn(table.state), table.words("free")) == ("black", 1, "")


@every
@pytest.mark.parametrize("weaker", SEATS)
def test_handicap_bridges_hold_islands(preset: str, weaker: str) -> None:
    table = dealt(preset, handicap="3", weaker=weaker).play("*HL *IL")
    assert table.stones(weaker) == "L"
    assert table.why_not("*HL") == "kahuna-line-yours"
    assert table.play("*AB").stones(weaker) == "L"


@every
def test_handicap_and_both_variants_go_together(preset: str) -> None:
    """White may not build to the island that the handicap gave to Black."""
    table = dealt(preset, handicap="2", weaker="black", no_surprise="yes", open_hands="yes").play("*HL *IL")
    assert (table.mover, table.stones("black")) == ("white", "L")
    assert not any(table.may(word) for word in ("K-L", "L-K"))
    taken = table.row[0]
    assert open_cards(table.play(f"+{taken}"), "white") == taken


# --- Options that are refused ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        ({"preset": "ancient"}, "option-bad-value"),
        ({"preset": ""}, "option-bad-value"),
        ({"handicap": "4"}, "option-bad-value"),
        ({"handicap": "-1"}, "option-bad-value"),
        ({"handicap": "two"}, "option-bad-value"),
        ({"weaker": "nobody"}, "option-bad-value"),
        ({"first": "red"}, "option-bad-value"),
        ({"no-surprise": "true"}, "option-bad-value"),
        ({"open-hands": ""}, "option-bad-value"),
        ({"discard": "never"}, "option-bad-value"),
        ({"variant": "1"}, "option-unknown"),
        ({"no_surprise": "yes"}, "option-unknown"),
        ({"preset": "russian", "full-hand": "no-draw"}, "option-dead-end"),
        ({"preset": "russian", "full-hand": "discard-first"}, "option-dead-end"),
        ({"preset": "classic", "discard": "instead-of-drawing"}, "option-dead-end"),
    ],
)
def test_options_that_are_refused(texts: dict[str, str], reason: str) -> None:
    with pytest.raises(BadOption) as refused:
        game.read_options(texts)
    assert refused.value.reason.id == reason


@every
def test_every_preset_takes_every_variant_and_handicap(preset: str) -> None:
    for surprise, hands, handicap, weaker in product(("yes", "no"), ("yes", "no"), "0123", SEATS):
        texts = {"no-surprise": surprise, "open-hands": hands, "handicap": handicap, "weaker": weaker}
        options = game.read_options({"preset": preset, **texts})
        assert texts.items() <= dict(options.items()).items()
        assert options.preset == preset
        assert game.read_options(game.write_options(options)) == options
