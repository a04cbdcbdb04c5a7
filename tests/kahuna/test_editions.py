"""Where the four editions differ, and the flow of cards, turns, rounds and points that they share."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.kahuna import game
from motu.kahuna.board import LINE_NAMES
from motu.kahuna.cards import letters_of, size
from motu.kahuna.consequences import consequences
from motu.kahuna.options import VALUES
from motu.words import LANGUAGES, Words
from tests.kahuna.table import Table

PRESETS = ("modern", "classic", "sheet", "russian")
WITH_TIE_BREAK = WITH_SUDDEN_WIN = ("modern", "classic")

FIVE = "AD AH HI HL IK IL JK KL"  # holds A H I K L
THREE = "BC CF CG EF FG GJ"  # holds C F G
TWO = "BC CF CG FG GJ"  # holds C G
ONE = "BC CF CG"  # holds C
ALSO_ONE = "HL IL"  # holds L


def every(presets: tuple[str, ...] = PRESETS) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("preset", presets)


def last_card(preset: str, **more: Any) -> Table:
    """A round in which one face-up card, A, is left to take."""
    return Table(preset=preset, row="A", deck="", **more)


def finish(table: Table) -> str:
    """Take the last card of round 3, pass the last turns where there are any, and say the result."""
    table.play("+A")
    while table.mover != "nobody":
        table.play(".")
    return table.result


# --- The start ------------------------------------------------------------------------------------------------------


@every()
def test_three_cards_each_and_three_face_up(preset: str) -> None:
    state = game.deal(game.read_options({"preset": preset}), FreeChance(1))
    assert (state.cards, size(state.hand[0]), size(state.hand[1]), size(state.row)) == ([3, 3], 3, 3, 3)
    assert (state.left, size(state.deck), state.pile, state.bridges) == (15, 15, 0, [0, 0])
    assert letters_of(sum(state.hand) + state.row + state.deck) == "AABBCCDDEEFFGGHHIIJJKKLL"


@every()
def test_the_first_player_is_chosen_or_left_to_chance(preset: str) -> None:
    for first, seats in (("white", {0}), ("black", {1}), ("random", {0, 1})):
        options = game.read_options({"preset": preset, "first": first})
        assert {game.deal(options, FreeChance(seed)).mover for seed in range(20)} == seats


# --- Discarding -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "may", "may_not"),
    [
        ("modern", ["ABC:", "ABC:/B"], ["ABC:B-C", "ABCDE:B-C"]),  # instead of playing
        ("classic", ["ABC:", "ABC:/B", "ABC:B-C", "ABCDE:B-C /C"], []),  # in any turn
        ("sheet", ["ABCDE:"], ["ABCD:", "ABCDE:B-C", "ABCDE:/B"]),  # only from a full hand
        ("russian", ["ABC:", "ABC:/B", "ABC:B-C", "ABCDE:B-C /C"], []),  # in place of the draw, not of plays
    ],
)
def test_when_cards_may_be_discarded(preset: str, may: list[str], may_not: list[str]) -> None:
    """Each case is a hand and what was done with it in this turn before."""

    def can(case: str) -> bool:
        hand, before = case.split(":")
        return Table(preset=preset, white=hand, row="FGH").play(before).may("/A")

    assert [case for case in may + may_not if can(case)] == may


@pytest.mark.parametrize(
    ("preset", "face_down", "open_pile"), [("modern", "AC", ""), ("classic", "", "AC"), ("russian", "AC", "")]
)
def test_how_discards_lie(preset: str, face_down: str, open_pile: str) -> None:
    """Of those that lie face down the opponent knows only the number (ruling 8)."""
    table = Table(preset=preset, white="ABC", row="FGH").play("/AC")
    assert (table.hand("white"), table.buried("white"), table.pile) == ("B", face_down, open_pile)
    seen = game.view(table.state, 1)
    assert (seen.discarded, letters_of(seen.pile), seen.buried) == ((len(face_down), 0), open_pile, 0)


@every(("modern", "russian"))
def test_no_card_is_played_after_a_discard(preset: str) -> None:
    """Modern: it is done instead of playing. Russian: it stands where the draw would, at the end of the turn."""
    table = Table(preset=preset, white="ABCC", row="FGH", bridges=("", "CK")).play("/A")
    assert table.words("place", "remove") == ""


def test_the_classic_text_mixes_plays_and_discards() -> None:
    table = Table(preset="classic", white="ABCDE", row="FGH").play("A-B /B C-F /D E-F +F")
    assert (table.bridges("white"), table.pile, table.hand("white")) == ("AB CF EF", "ABCDE", "F")


@pytest.mark.parametrize(
    ("preset", "goes_on"),
    [("modern", "+F +G +H +? ="), *dict.fromkeys(("classic", "sheet"), "+F +G +H +?").items(), ("russian", ".")],
)
def test_what_follows_a_discard(preset: str, goes_on: str) -> None:
    """Modern: a draw, or none (ruling 9). Russian: nothing, it took the place of the draw."""
    table = Table(preset=preset, white="ABCDE", row="FGH").play("/A")
    assert table.words("take", "draw", "decline", "end") == goes_on
    table.play(goes_on[:2])
    assert (table.hand("white"), table.mover) == ("BCDE" if preset == "russian" else "BCDEF", "black")


# --- Drawing --------------------------------------------------------------------------------------------------------


@every()
@pytest.mark.parametrize(
    ("words", "hand", "row"), [("+G >K", "ABG", "FHK"), ("+?K", "ABK", "FGH"), ("A-B B-C +F >F", "F", "FGH")]
)
def test_drawing_one_card_ends_the_turn(preset: str, words: str, hand: str, row: str) -> None:
    """One, however many were played; the deck fills the gap in the row at once."""
    table = Table(preset=preset, white="AB", row="FGH", turn=7).play(words)
    assert (table.hand("white"), table.row, table.mover, game.turn(table.state)) == (hand, row, "black", 8)


@pytest.mark.parametrize(
    ("preset", "may", "may_not"),
    [
        ("modern", ["ABC:", "ABC:A-D", "ABC:ABxAB", "ABCDE:", "ABC:/A", "ABCDE:/A /B"], []),  # ruling 9
        ("classic", ["ABCDE:"], ["ABC:", "ABC:A-D", "ABCDE:A-D", "ABCDE:/A"]),  # only where one cannot draw
        ("sheet", [], ["ABC:", "ABC:A-D", "ABCDE:", "ABCDE:/A"]),
        ("russian", ["ABC:", "ABCDE:"], ["ABC:A-D", "ABC:ABxAB"]),  # only a whole turn is skipped
    ],
)
def test_when_one_may_do_without_drawing(preset: str, may: list[str], may_not: list[str]) -> None:
    """Each case is a hand and what was done with it in this turn before."""
    for case in may + may_not:
        hand, before = case.split(":")
        table = Table(preset=preset, white=hand, row="FGH", bridges=("", "AB")).play(before)
        assert (case, table.may("="), table.may(".")) == (case, case in may, False)
        if case in may:
            held = table.hand("white")
            table.play("=")
            assert (table.hand("white"), table.row, table.mover) == (held, "FGH", "black")


@every(("modern", "classic"))
def test_by_other_manuals_a_discard_obliges_to_draw(preset: str) -> None:
    """Ruling 9, the other reading: all else may be declined as the modern booklet says."""
    for before in ("", "A-D", "/A"):
        table = Table(preset=preset, drawing="decline-unless-discarded", white="ABC", row="FGH").play(before)
        assert (before, table.may("=")) == (before, before != "/A")


def test_a_draw_declined_after_a_discard_obliges_the_opponent() -> None:
    """Modern booklet, drawing: it is declined like any other, so not twice in a row."""
    table = Table(white="AB", black="CD", row="FGH").play("/A =")
    assert (table.hand("white"), table.mover) == ("B", "black")
    assert table.play("/C").why_not("=") == "kahuna-decline-twice"
    assert table.words("take", "draw", "decline", "end") == "+F +G +H +?"


# --- After the opponent did not draw --------------------------------------------------------------------------------


@every(("modern", "russian"))
def test_declining_may_not_be_answered_by_declining(preset: str) -> None:
    """Modern booklet, drawing; no edition may be stalled."""
    table = Table(preset=preset, white="AB", black="CD", row="FGH").play("=")
    assert table.why_not("=") == "kahuna-decline-twice"
    assert table.play("C-F").words("take", "draw", "decline", "end") == "+F +G +H +?"
    table.play("+F")
    assert table.may("=")  # the duty is over when it is done


@every(("modern", "classic"))
def test_a_full_hand_must_make_room_when_the_opponent_did_not_draw(preset: str) -> None:
    """No-stalling: with two full hands the second player plays or discards, and then draws."""
    for room in ("A-B", "/A"):
        table = Table(preset=preset, white="ABCDE", black="AGHIJ", row="FGH").play("=")
        assert table.words("take", "draw", "decline", "end") == ""
        assert table.play(room).words("take", "draw", "decline", "end") == "+F +G +H +?"


@pytest.mark.parametrize("hand", ["CD", "CDIJK"])
def test_after_a_russian_skip_one_draws_from_row_or_deck(hand: str) -> None:
    """With a full hand, too; a discard may not replace this draw."""
    table = Table(preset="russian", white="AB", black=hand, row="FGH").play("=")
    assert table.words("take", "draw", "decline", "end", "discard") == "+F +G +H +?"


def test_a_russian_discard_is_not_answered_by_another() -> None:
    """The opponent must draw, and from the face-up cards; he may play first."""
    table = Table(preset="russian", white="AB", black="CD", row="FGH").play("/A .")
    assert table.words("take", "draw", "decline", "end", "discard") == "+F +G +H"
    table.play("C-F")
    assert table.words("take", "draw", "decline", "end", "discard") == "+F +G +H"
    table.play("+F")
    assert table.words("draw", "decline", "discard") == "/B +? ="


@every()
def test_no_two_turns_in_a_row_pass_without_a_card_drawn(preset: str) -> None:
    """Random games: nobody stalls or gets stuck, no turn ends with six cards, all 24 cards stay in the game."""
    dice = random.Random(f"stall {preset}")
    for seed in range(30):
        state = game.deal(game.read_options({"preset": preset, "first": "random"}), FreeChance(seed))
        chance, drew, turn = FreeChance(seed), True, 1
        while state.winner == -1:
            last, seat = state.last, state.mover
            move = dice.choice(game.moves(state, seat))
            game.play(state, seat, move, chance)
            if game.turn(state) != turn:
                draws = move.kind in {"take", "draw", "discard"}  # a discard down to five
                assert drew or draws or last
                drew, turn = draws, game.turn(state)
                assert state.cards == [min(size(hand), 5) for hand in state.hand]
                everywhere = state.row + state.deck + state.pile + sum(state.hand) + sum(state.buried)
                assert letters_of(everywhere) == "AABBCCDDEEFFGGHHIIJJKKLL"


@every(("modern", "classic", "sheet"))
def test_a_sixth_card_cannot_be_drawn(preset: str) -> None:
    """The sheet asks for a discard first."""
    table = Table(preset=preset, white="ABCDE", row="FGH")
    assert (table.words("take", "draw"), table.why_not("+?")) == ("", "kahuna-hand-full")
    assert table.play("/C").words("take", "draw") == "+F +G +H +?"
    table.play("+G")
    assert (table.hand("white"), table.mover) == ("ABDEG", "black")


@pytest.mark.parametrize("word", ["+G", "+?K"])
def test_a_russian_hand_draws_and_then_discards_down_to_five(word: str) -> None:
    """Russian text, drawing: what is too many goes, be it the new card or another."""
    drawn = word[-1]
    table = Table(preset="russian", white="ABCDE", black="L", row="FGH").play(word)
    assert (table.mover, table.words()) == ("white", f"/A /B /C /D /E /{drawn}")
    table.play("/B")
    assert (table.hand("white"), table.buried("white"), table.mover) == (f"ACDE{drawn}", "B", "black")
    assert table.words("draw", "decline") == "+? ="  # White did draw


# --- The end of a round ---------------------------------------------------------------------------------------------


@every()
def test_an_empty_deck_no_longer_fills_the_row(preset: str) -> None:
    """Ruling 5: what lies there can still be taken."""
    table = Table(preset=preset, white="A", row="FGH", deck="K").play("+F >K")
    assert (table.row, table.state.left) == ("GHK", 0)
    assert table.words("take", "draw") == "+G +H +K"
    table.play("+G +H")
    assert (table.row, table.mover, table.state.round_number) == ("K", "black", 1)


@every()
@pytest.mark.parametrize("number", [1, 2])
def test_a_round_ends_at_once_when_the_last_card_is_taken(preset: str, number: int) -> None:
    """Bridges, stones and hands stay; all other cards are shuffled and three are turned up."""
    table = last_card(preset, round=number, white="B", black="AC", bridges=(ONE, ALSO_ONE)).play("+A >DEF")
    assert (table.state.round_number, table.row, table.pile) == (number + 1, "DEF", "")
    assert (table.hand("white"), table.hand("black")) == ("AB", "AC")
    assert (table.stones("white"), table.stones("black")) == ("C", "L")
    assert (table.bridges("white"), table.bridges("black")) == (ONE, ALSO_ONE)
    assert letters_of(table.state.deck) == "BCDEFGGHHIIJJKKLL"


def test_face_down_discards_are_shuffled_in() -> None:
    """Also those of a Russian hand of six cards, which go before the round is over."""
    table = Table(white="BC", row="AD", deck="").play("/B +A +D >BKL")
    assert (table.state.round_number, table.row, table.buried("white")) == (2, "BKL", "")
    table = last_card("russian", white="BCDEF", black="AG").play("+A")
    assert (table.state.round_number, table.mover) == (1, "white")
    table.play("/B >BKL")
    assert (table.state.round_number, table.row, table.hand("white")) == (2, "BKL", "ACDEF")


@every()
def test_two_full_hands_leave_fourteen_cards(preset: str) -> None:
    """Ruling 4: so there is always enough for a row and a deck."""
    table = last_card(preset, white="BCDE", black="FGHIJ").play("+A")
    assert (table.state.cards, size(table.state.row), table.state.left) == ([5, 5], 3, 11)


@pytest.mark.parametrize("taker", ["white", "black"])
@pytest.mark.parametrize("boards", [(ONE, ""), ("", ONE), (ONE, ALSO_ONE)])
@every()
def test_who_starts_the_next_round(preset: str, boards: tuple[str, str], taker: str) -> None:
    """The player who did not take the last card; in the Russian text the round's winner, if it has one."""
    table = last_card(preset, mover=taker, bridges=boards).play("+A")
    starts = "black" if taker == "white" else "white"
    if preset == "russian" and boards != (ONE, ALSO_ONE):
        starts = "white" if boards[0] else "black"
    assert table.mover == starts


@every(("modern", "classic", "russian"))
def test_after_the_last_card_of_round_3_there_is_a_last_turn_each(preset: str) -> None:
    """The taker plays last; cards are played, none is drawn; then the game is scored."""
    table = last_card(preset, round=3, white="L", black="L", bridges=("AB", "HL BC")).play("+A")
    assert (table.mover, table.words("take", "draw", "decline")) == ("black", "")
    table.play("L-K .")
    assert (table.stones("black"), table.mover, table.result) == ("L", "white", "*")
    table.play("A-D .")
    assert (table.stones("white"), table.state.scored, table.mover) == ("A", [0, 0, 0], "nobody")


def test_round_3_of_the_sheet_ends_at_once() -> None:
    assert last_card("sheet", round=3, white="L", bridges=(ALSO_ONE, "")).play("+A").result == "White 1-0"


# --- Points ---------------------------------------------------------------------------------------------------------


@every()
@pytest.mark.parametrize(("boards", "sign"), [((FIVE, TWO), 1), ((TWO, FIVE), -1), ((ONE, ALSO_ONE), 0), (("", ""), 0)])
@pytest.mark.parametrize("number", [1, 2])
def test_more_islands_score_1_and_then_2(preset: str, number: int, boards: tuple[str, str], sign: int) -> None:
    table = last_card(preset, round=number, bridges=boards).play("+A")
    assert table.state.scored == [sign * number if scoring == number else 0 for scoring in (1, 2, 3)]


@every()
@pytest.mark.parametrize(
    ("boards", "scored", "result"),
    [
        ((FIVE, TWO), (0, 0, 0), "White 3-0"),  # the classic text's example
        ((FIVE, THREE), (0, 0, 0), "White 2-0"),  # the Russian text's example
        ((THREE, FIVE), (1, 0, 0), "Black 1-2"),
        ((ONE, ALSO_ONE), (1, -2, 0), "Black 1-2"),  # a tie scores nothing
        ((ONE, ALSO_ONE), (1, 2, 0), "White 3-0"),
        (("", FIVE), (1, 2, 0), "Black 3-5"),
        (("", ""), (-1, 2, 0), "White 2-1"),
    ],
)
def test_round_3_scores_the_difference_and_most_points_win(
    preset: str, boards: tuple[str, str], scored: tuple[int, int, int], result: str
) -> None:
    assert finish(last_card(preset, round=3, bridges=boards, scored=scored)) == result


@every()
@pytest.mark.parametrize(
    ("boards", "scored", "broken", "plain"),
    [
        ((ONE, ""), (-1, 0, 0), "White 1-1 by the third scoring", "Draw 1-1"),
        ((ONE, THREE), (0, 2, 0), "Black 2-2 by the third scoring", "Draw 2-2"),
        ((ONE, ALSO_ONE), (0, 0, 0), "White 0-0 by bridges", "Draw 0-0"),
        ((ALSO_ONE, ONE), (0, 0, 0), "Black 0-0 by bridges", "Draw 0-0"),
        (("AB", "CF"), (0, 0, 0), "Draw 0-0", "Draw 0-0"),
    ],
)
def test_a_tie_on_points(
    preset: str, boards: tuple[str, str], scored: tuple[int, int, int], broken: str, plain: str
) -> None:
    """Modern and classic look at the third scoring, then at the bridges; sheet and Russian text know no tie-break."""
    result = finish(last_card(preset, round=3, bridges=boards, scored=scored))
    assert result == (broken if preset in WITH_TIE_BREAK else plain)


# --- The sudden win -------------------------------------------------------------------------------------------------


@every()
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    ("hand", "boards", "word", "left"),
    [("AB", ("CF", "AB"), "ABxAB", ""), ("A", ("AD", "AB"), "A-H", ""), ("AB", ("", "AB KL"), "ABxAB", "KL")],
    ids=["by removing", "by stripping", "one bridge left"],
)
def test_an_enemy_without_a_bridge_has_lost(
    preset: str, number: int, hand: str, boards: tuple[str, str], word: str, left: str
) -> None:
    """Modern and classic, in rounds 2 and 3, and at once."""
    table = Table(preset=preset, round=number, white=hand, row="FGH", bridges=boards)
    wins = preset in WITH_SUDDEN_WIN and number > 1 and not left
    assert consequences(table.state, game.read(word)).wins == wins
    table.play(word)
    assert (table.bridges("black"), table.mover) == (left, "nobody" if wins else "white")
    assert table.result == ("White 0-0 by sudden win" if wins else "*")


@every(WITH_SUDDEN_WIN)
def test_the_sudden_win_holds_from_the_first_turn_of_round_2_to_the_last_turns(preset: str) -> None:
    """Ruling 7; the points no longer matter."""
    table = last_card(preset, mover="black", white="AB", bridges=("CF", "AB")).play("+A ABxAB")
    assert table.result == "White 0-0 by sudden win"
    table = last_card(preset, round=3, black="AB", bridges=("AB", "CF"), scored=(1, 2, 0)).play("+A ABxAB")
    assert table.result == "Black 3-0 by sudden win"


def test_who_has_built_no_bridge_loses_nothing_by_that() -> None:
    """Modern booklet, early end: all bridges of the opponent must have been taken off the board."""
    table = last_card("modern", white="DKL", black="L", bridges=("AB", "")).play("+A >FGI +F +G +I")
    assert (table.state.round_number, table.mover) == (2, "white")
    assert not consequences(table.state, game.read("D-E")).wins
    assert table.play("D-E").result == "*"
    assert table.play("+? L-K +?").bridges("black") == "KL"
    assert consequences(table.state, game.read("KLxKL")).wins
    assert table.play("KLxKL").result == "White 0-0 by sudden win"


LOOSER = [{"preset": "classic"}, {"preset": "modern", "sudden_win": "none-on-board"}]
"""Where it is enough that the opponent has no bridge on the board."""


@pytest.mark.parametrize("edition", LOOSER)
def test_who_enters_round_2_without_a_bridge_has_one_turn_to_place_one(edition: dict[str, str]) -> None:
    """Ruling 17: White's bridge before that turn wins nothing; a first bridge that is lost again loses."""
    table = last_card(mover="black", white="DKL", black="L", bridges=("AB", ""), **edition).play("+A >FGI")
    assert (table.state.round_number, table.mover) == (2, "white")
    assert not consequences(table.state, game.read("D-E")).wins
    assert table.play("D-E").result == "*"
    table.play("+F L-K +G KLxKL")
    assert table.result == "White 0-0 by sudden win"


@pytest.mark.parametrize("edition", LOOSER)
def test_the_turn_of_grace_is_one_turn(edition: dict[str, str]) -> None:
    """Ruling 17: after it the next placing counts; a turn without placing or removal decides nothing."""
    table = last_card(white="D", black="L", bridges=("AB", ""), **edition).play("+A >FGI +F")
    assert (table.mover, table.result) == ("white", "*")
    table.play("+G")
    assert (table.mover, table.result, table.may("L-K")) == ("black", "*", True)
    table.play("+I")
    assert consequences(table.state, game.read("D-E")).wins
    table.play("D-E")
    assert table.result == "White 0-0 by sudden win"


@every(WITH_SUDDEN_WIN)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_literally_who_has_no_bridge_left_to_place_has_lost(preset: str, number: int) -> None:
    """Classic text, sudden end, word for word (ruling 18): the stock of 25 is empty, and the opponent wins."""
    built = " ".join(name for name in LINE_NAMES if name not in ("AB", "AD", "AH"))
    table = Table(preset=preset, sudden_win="empty-stock", round=number, white="AAB", row="FGH", bridges=(built, "AD"))
    assert len(table.bridges("white").split()) == 24
    effect = consequences(table.state, game.read("A-B"))
    assert (effect.wins, effect.loses) == (False, number > 1)
    table.play("A-B")
    assert table.result == ("Black 0-0 by sudden win" if number > 1 else "*")
    assert table.mover == ("nobody" if number > 1 else "white")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_every_reading_in_its_own_words(language: str) -> None:
    """And of the russian text both ways to do without a draw: a turn skipped as a whole, and a discard instead."""

    def told(id: str, **options: str) -> str:
        found = next(each for each in game.rules(game.read_options(options)) if each.id == id)
        return Words(language).tell(found.id, found.args)

    for name, id in (("sudden-win", "kahuna-rules-sudden"), ("drawing", "kahuna-rules-draw")):
        assert len({told(id, **{name: value}) for value in VALUES[name]}) == len(VALUES[name])
    assert told("kahuna-rules-draw", preset="russian").startswith(told("kahuna-rules-draw", drawing="may-skip").strip())
    assert told("kahuna-rules-draw", preset="russian").strip() != told("kahuna-rules-draw", drawing="may-skip").strip()
    assert "25" in told("kahuna-rules-sudden", **{"sudden-win": "empty-stock"})


@every(WITH_SUDDEN_WIN)
def test_by_the_literal_reading_an_empty_board_loses_nothing(preset: str) -> None:
    table = Table(preset=preset, sudden_win="empty-stock", round=2, white="AB", row="FGH", bridges=("CF", "AB"))
    assert not consequences(table.state, game.read("ABxAB")).wins
    assert table.play("ABxAB").result == "*"
