"""What a page is shown: letters and numbers instead of bit masks, and what a move would do before it is played."""

from __future__ import annotations

from motu.core.errors import message
from motu.kahuna import game
from motu.kahuna.board import LINE_NAMES
from motu.kahuna.show import KahunaDecision, KahunaMove, show_decision
from tests.kahuna.table import Table


def test_everybody_sees_the_board_and_nobody_another_hand() -> None:
    table = Table(white="AB", black="CDE", row="FGH", bridges=("AB AD", "KL"))
    mine, theirs, anybody = (game.show(game.view(table.state, seat)) for seat in (0, 1, None))
    assert (mine["hand"], theirs["hand"], anybody["hand"]) == ("AB", "CDE", None)
    for shown in (mine, theirs, anybody):
        assert shown["bridges"] == (["AB", "AD"], ["KL"])
        assert shown["islands"] == ("A", "")
        assert (shown["row"], shown["cards"]) == ("FGH", (2, 3))
        assert (shown["stage"], shown["mover"], shown["round"]) == ("turn", 0, 1)


def test_a_move_shows_what_it_takes_strips_and_frees() -> None:
    """White's second bridge at ALOA takes it: Black's bridge ALOA–HUNA goes, and with it his majority at LALE stays."""
    table = Table(white="AB", row="FGH", bridges=("AB", "AH HL KL"))
    shown = {each["move"]: each for each in moves(table)}
    assert shown["A-D"] == {
        "move": "A-D",
        "kind": "place",
        "cards": "A",
        "line": "AD",
        "takes": "A",
        "strips": ["AH"],
    }
    assert shown["B-C"] == {"move": "B-C", "kind": "place", "cards": "B", "line": "BC"}
    assert shown["+?"] == {"move": "+?", "kind": "draw"}


def test_a_move_that_takes_the_enemy_off_an_island_frees_it() -> None:
    table = Table(white="LL", row="FGH", bridges=("", "HL KL"))
    assert game.show(game.view(table.state, 0))["islands"] == ("", "L")
    removal = next(each for each in moves(table) if each["kind"] == "remove" and each["line"] == "KL")
    assert removal["frees"] == "L"


def test_a_move_that_wins_or_loses_the_game_says_so() -> None:
    built = " ".join(name for name in LINE_NAMES if name not in ("AB", "AD", "AH"))
    literal = Table(sudden_win="empty-stock", round=2, white="A", row="FGH", bridges=(built, "AD"))
    shown = {each["move"]: each for each in moves(literal)}
    assert (shown["A-B"].get("wins"), shown["A-B"].get("loses")) == (None, True)
    assert "loses" not in shown["+?"]
    table = Table(round=2, white="AD", row="FGH", bridges=("CF", "AD"))
    shown = {each["move"]: each for each in moves(table)}
    assert (shown["ADxAD"].get("wins"), shown["ADxAD"].get("loses")) == (True, None)


def test_who_has_placed_every_bridge_is_told_why_the_game_is_lost() -> None:
    built = " ".join(name for name in LINE_NAMES if name not in ("AB", "AD", "AH"))
    table = Table(sudden_win="empty-stock", round=2, white="A", row="FGH", bridges=(built, "AD"))
    before = table.state.copy()
    table.play("A-B")
    told = game.tell(before, game.read("A-B"), table.state, None)
    assert told[-1] == message("kahuna-won-stock", player="black", white=0, black=0)
    outcome = game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((1,), told[-1])


def moves(table: Table) -> list[KahunaMove]:
    view = game.view(table.state, 0)
    return [game.show_move(view, move) for move in game.moves(table.state, 0)]


def test_the_decisions_of_a_turn_as_data() -> None:
    def shown(words: str) -> list[KahunaDecision]:
        return [show_decision(word) for word in game.read_words(words)]

    assert shown("D-B HHxHE *AB /AC") == [
        {"kind": "place", "cards": "D", "line": "BD"},
        {"kind": "remove", "cards": "HH", "line": "EH"},
        {"kind": "free", "line": "AB"},
        {"kind": "discard", "cards": "A"},
        {"kind": "discard", "cards": "C"},
    ]
    assert shown("+E >K = .") == [{"kind": "take", "cards": "E"}, {"kind": "decline"}, {"kind": "end"}]


def test_a_decision_shows_no_more_than_was_seen_of_it() -> None:
    table = Table(white="ABCDEF", row="FGH")

    def seen(viewer: int | None) -> list[KahunaDecision]:
        played = ((game.read("/A"), ()), (game.read("+?"), ("K",)))
        return [show_decision(game.seen_move(table.state, 0, move, outcomes, viewer)) for move, outcomes in played]

    assert seen(0) == [{"kind": "discard", "cards": "A"}, {"kind": "draw", "cards": "K"}]
    assert seen(1) == seen(None) == [{"kind": "discard"}, {"kind": "draw"}]
