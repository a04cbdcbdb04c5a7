"""What bots may assume of cards they have not seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from motu.core.chance import FreeChance
from motu.kahuna import game
from motu.kahuna.cards import has, letters_of, pile_of
from motu.kahuna.imagine import complete
from motu.kahuna.state import Position
from tests.kahuna.table import Table


def imagined(table: Table, seat: int | None, times: int = 400) -> list[Position]:
    view = game.view(table.state, seat)
    chance = FreeChance(11)
    return [game.imagine(view, chance) for _ in range(times)]


def test_a_card_taken_openly_is_in_that_hand() -> None:
    table = Table(white="A", black="BC", row="DEF").play("+D >G")
    assert all(has(p.hand[0], 3) for p in imagined(table, 1))
    assert all(has(p.hand[0], 3) for p in imagined(table, None))


def test_a_card_taken_openly_and_played_may_be_anywhere() -> None:
    table = Table(white="A", black="BC", row="DEF").play("+D >G").play("+E >H").play("D-A +?")
    assert table.state.open[0] == 0
    hands = Counter(has(p.hand[0], 3) for p in imagined(table, 1))
    assert set(hands) == {0, 1}


def test_own_discards_are_where_they_are() -> None:
    table = Table(white="AB", black="CE", row="DEF").play("/B +?G")
    for p in imagined(table, 0):
        assert letters_of(p.buried[0]) == "B"
        assert letters_of(p.hand[0]) == "AG"


def test_the_other_sees_only_how_many_were_discarded() -> None:
    table = Table(white="AB", black="CE", row="DEF").play("/AB +?G")
    buried = Counter(letters_of(p.buried[0]) for p in imagined(table, 1))
    assert len(buried) > 30
    assert all(len(pair) == 2 for pair in buried)


def test_a_card_taken_openly_before_a_hidden_discard_is_in_the_hand_or_discarded() -> None:
    """White took D, then put one of three cards away face down: D is one of the three, or the discard."""
    table = Table(white="AB", black="CE", row="DEF").play("+D >G").play("+?").play("/A +?")
    places = Counter((has(p.hand[0], 3), has(p.buried[0], 3)) for p in imagined(table, 1, 2_000))
    sure = places[1, 0] + places[0, 1] + places[1, 1] + places[2, 0]
    assert sure == 2_000
    # Three cards in hand and one discard: three places of four, but for the other D.
    assert 0.65 < (places[1, 0] + places[1, 1] + places[2, 0]) / 2_000 < 0.85


def test_open_hands_leave_no_doubt() -> None:
    """Variant 2: an open card that is discarded is seen to go, and one that stays is seen to stay."""
    table = Table(white="AB", black="CE", row="DEF", open_hands="yes").play("+D >G").play("+?").play("/D +?")
    assert table.pile == "D"
    assert table.state.doubtful[0] == 0
    table = Table(white="AB", black="CE", row="DEF", open_hands="yes").play("+D >G").play("+?").play("/A +?")
    assert all(has(p.hand[0], 3) for p in imagined(table, 1))


def test_unseen_cards_are_as_likely_as_if_they_were_shuffled() -> None:
    """Black holds two of the unseen cards: each of the eighteen others with the same chance."""
    table = Table(white="AAB", black="CC", row="DEF")
    seen: Counter[str] = Counter()
    for p in imagined(table, 0, 9_000):
        seen.update(letters_of(p.hand[1]))
    unseen = letters_of(0xAAAAAA - pile_of("AABDEF"))
    assert set(seen) == set(unseen)
    for card in set(unseen):
        expected = 9_000 * 2 * unseen.count(card) / len(unseen)
        assert abs(seen[card] - expected) < 6 * expected**0.5


def at_the_end_of_a_round(words: str, **table: Any) -> Table:
    """Play these words with only the last card of the round, L, left to take."""
    return Table(row="L", deck="", **table).play(words)


def test_who_counts_knows_the_other_hand_when_a_round_ends() -> None:
    """Deck and row are gone and nothing was discarded face down: what is not in sight is in the other hand."""
    table = at_the_end_of_a_round("+L >DHI", white="AB", black="CCE")
    assert table.state.round_number == 2
    assert all(letters_of(p.hand[1]) == "CCE" for p in imagined(table, 0))
    assert all(letters_of(p.hand[0]) == "ABL" for p in imagined(table, 1))
    # A spectator saw only that White took LALE.
    hands = {letters_of(p.hand[1]) for p in imagined(table, None)}
    assert len(hands) > 100
    assert all(has(p.hand[0], 11) for p in imagined(table, None))


def test_of_hand_and_face_down_discards_together_the_counter_knows_all_but_the_split() -> None:
    """White held A, B and G and put one of them away: then two of these three are in his hand, and LALE."""
    table = at_the_end_of_a_round("/B +L >DHI", white="ABG", black="CCE")
    hands = Counter(letters_of(p.hand[0]) for p in imagined(table, 1, 1_500))
    assert set(hands) == {"ABL", "AGL", "BGL"}
    assert all(400 < times < 600 for times in hands.values())


def test_what_came_back_into_the_deck_is_not_thought_to_be_in_the_hand() -> None:
    """White took D openly and discarded once; after the shuffle D lies in the row, and the other D is Black's."""
    table = Table(white="AB", black="CED", row="DEF").play("+D >G").play("+?").play("/D +?")
    p = table.state
    p.pile, p.deck, p.left = 0, 0, 0
    p.row = pile_of("L")
    p.deck = 0
    rest = 0xAAAAAA - p.hand[0] - p.hand[1] - p.row - p.buried[0]
    p.pile = rest
    table.play("+L >DHI")
    assert table.state.round_number == 2
    for other in imagined(table, 1):
        assert not has(other.hand[0], 3)


def test_nothing_is_dealt_where_all_is_known() -> None:
    """Also where cards were in doubt: a table that is complete stays as it is."""
    table = Table(white="AB", black="CE", row="DEF").play("+D >G").play("+E >H").play("/A +?K")
    p = table.state.copy()
    assert p.doubtful[0]
    complete(p, 0, 1, FreeChance(5))
    assert p == table.state
