"""Games of several seats that decide at the same time: their records, and what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.chance import SealedChance
from motu.core.errors import BadRecord
from motu.core.game import Word
from motu.core.match import Match, position, replay, resume, seen_record, verify
from motu.core.record import Step, hidden_step, read_record, write_record
from tests.core import toy

TEXT = """Game: toy
Options: preset=plain players=3
Red: Ann
Yellow: Bob
Green: Cai
Result: *
Deal: 4

1. Red: 1
1. Green: 3 .
1. Red: 2
1. Yellow: 1 .
1. Red: .6
2. Yellow: 2
"""


def test_decisions_at_the_same_time_stand_in_the_order_in_which_they_were_made() -> None:
    record = read_record(toy, TEXT)
    assert record.players == ("Ann", "Bob", "Cai")
    assert [step.seat for step in record.steps] == [0, 2, 2, 0, 1, 1, 0, 1]
    assert record.steps[6] == Step(1, 0, ".", ("6",))
    assert write_record(toy, record) == TEXT
    state = position(toy, record)
    assert (state.points, state.turn, state.prize, toy.movers(state)) == ([0, 0, 4], 2, 6, (0, 1, 2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_has_a_line_for_every_player(players: int) -> None:
    names = ("Ann", "Bob", "Cai", "Dee")[:players]
    match = Match(toy, players, names, SealedChance(bytes(32)))
    for seat in reversed(range(players)):
        match.play(seat, "1")
    text = write_record(toy, match.record())
    assert [line for line in text.split("\n") if line.endswith(names)] == [
        f"{seat}: {name}" for seat, name in zip(toy.SEATS, names, strict=False)
    ]
    assert read_record(toy, text) == match.record()


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("2. Yellow", "2. Blue", 14),
        ("Green: Cai", "Green: Cai\nBlue: Dee", 6),
        ("players=3", "players=2", 10),
    ],
)
def test_a_seat_that_this_game_does_not_have_is_refused(old: str, new: str, line: int) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(toy, TEXT.replace(old, new, 1))
    assert refused.value.reason.id == "record-no-seat"
    assert refused.value.line == line


def test_options_may_stand_behind_the_players() -> None:
    head, options, rest = TEXT.partition("Options: preset=plain players=3\n")
    assert read_record(toy, head + rest.replace("Result", f"{options}Result")) == read_record(toy, TEXT)


def test_options_that_cannot_be_played_are_told_with_their_line() -> None:
    record = read_record(toy, TEXT.replace("players=3", "players=7"))
    with pytest.raises(BadRecord) as refused:
        list(replay(toy, record))
    assert refused.value.line == 2


def test_whose_decision_it_is_not_is_told_whose_it_is() -> None:
    with pytest.raises(BadRecord) as refused:
        list(replay(toy, read_record(toy, TEXT.replace("1. Red: 2\n", "1. Green: 2\n"))))
    assert refused.value.reason.args["seat"] == "Red, Yellow"


def test_nobody_reads_what_another_decided() -> None:
    for viewer, seen in ((0, "1. Red: 2\n1. Yellow: ? ."), (1, "1. Red: ?\n1. Yellow: 1 ."), (None, "1. Yellow: ? .")):
        assert seen in write_record(toy, seen_record(toy, read_record(toy, TEXT), viewer))


def test_a_record_with_hidden_steps_is_known_by_the_first_of_them() -> None:
    record = read_record(toy, TEXT)
    assert hidden_step(toy, record) is None
    assert hidden_step(toy, read_record(toy, write_record(toy, seen_record(toy, record, 0)))) == 1


def test_an_early_end_names_a_player_of_this_game() -> None:
    position(toy, read_record(toy, TEXT.replace("Result: *", "Result: Green resigned")))
    with pytest.raises(BadRecord):
        position(toy, read_record(toy, TEXT.replace("Result: *", "Result: Blue resigned")))


# --- Out of turn ---

ASIDE = TEXT.replace("1. Red: 2\n", "1. Green: !\n1. Red: 2\n")
"""Green has done, and raises the flag before the others have."""


def test_what_is_done_out_of_turn_stands_where_it_was_done_with_its_seat() -> None:
    record = read_record(toy, ASIDE)
    assert [step.seat for step in record.steps] == [0, 2, 2, 2, 0, 1, 1, 0, 1]
    assert write_record(toy, record) == TEXT.replace("1. Green: 3 .\n", "1. Green: 3 . !\n")
    assert position(toy, record).flags == [False, False, True]
    for viewer in (None, 0, 1):
        assert "1. Green: ? . !\n" in write_record(toy, seen_record(toy, record, viewer))
    match = Match(toy, 3, ("Ann", "Bob", "Cai"), SealedChance(bytes(32)))
    for moment in replay(toy, record):
        if moment.step.turn == 1:
            match.play(moment.step.seat, moment.move)
    again = resume(toy, match.record(finished=False), match.chance)
    assert again.state == match.state
    assert again.steps[3] == Step(1, 2, "!")


def test_only_what_may_be_done_out_of_turn_is() -> None:
    for wrong in ("1. Green: ! !\n", "1. Green: .\n"):
        with pytest.raises(BadRecord) as refused:
            list(replay(toy, read_record(toy, ASIDE.replace("1. Green: !\n", wrong))))
        assert (refused.value.reason.id, refused.value.line) == ("record-wrong-turn", 11)
        assert refused.value.reason.args["seat"] == "Red, Yellow"


# --- Taking back ---


def begun(*steps: tuple[int, str]) -> Match:
    match = Match(toy, 2, ("Ann", "Bob"), SealedChance(bytes(32)))
    for seat, move in steps:
        match.play(seat, move)
    return match


def test_a_decision_can_be_taken_back_until_another_has_decided() -> None:
    match = begun((0, "1"), (1, "2"))
    assert not match.may_undo(0)
    assert match.may_undo(1)
    assert match.undo().move == "2"
    assert match.may_undo(0)


def test_but_alone_it_can_be_taken_back_until_all_have_decided() -> None:
    match = begun((0, "1"), (1, "2"), (0, "."), (1, "3"))
    assert (match.slip(0), match.slip(1)) == (2, 3)
    assert match.undo(2).move == "."
    assert match.state == begun((0, "1"), (1, "2"), (1, "3")).state
    again = resume(toy, match.record(finished=False), match.chance)
    assert (again.slip(0), again.slip(1)) == (0, 2)
    match = begun((0, "1"), (1, "2"), (0, "."), (1, "."), (1, "1"))
    assert (match.slip(0), match.slip(1)) == (None, 4)
    match.floor = 5
    assert match.slip(1) is None


def test_what_has_shown_the_hands_of_the_others_cannot_be_taken_back() -> None:
    """Neither in the game nor after it was read again, though no die is thrown after the last turn."""
    turn = [(0, "1"), (1, "2"), (0, "."), (1, ".")]
    match = begun(*turn * toy.TURNS)
    assert not match.steps[-1].outcomes
    assert not match.may_undo(1)
    again = resume(toy, match.record(finished=False), match.chance)
    assert not again.may_undo(1)
    again.undo()
    assert again.may_undo(0)


def test_what_is_done_out_of_turn_stays_and_so_does_what_was_decided_before_it() -> None:
    """All have seen it: nobody changes his mind behind it, only what he decides later."""
    match = begun((0, "1"), (1, "2"), (1, "."), (1, "!"))
    assert (match.slip(0), match.slip(1), match.may_undo(1)) == (None, None, False)
    match.play(0, "2")
    assert (match.slip(0), match.slip(1)) == (4, None)
    match = begun((0, "1"), (0, "!"), (1, "2"))
    assert (match.slip(0), match.slip(1)) == (None, 2)


def test_what_one_draws_in_secret_takes_nothing_from_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever decides beside him, or has done, may change his mind, and is not told by that what the other did."""
    play, seen_move = toy.play, toy.seen_move

    def drawing(state: toy.State, seat: int, move: str, chance: Any) -> None:
        play(state, seat, move, chance)
        if move == "3":
            chance.below(6, toy.DIE)

    def unseen(before: toy.State, seat: int, move: str, outcomes: tuple[str, ...], viewer: int | None) -> Word:
        return Word("?") if move == "3" and viewer != seat else seen_move(before, seat, move, outcomes, viewer)

    monkeypatch.setattr(toy, "play", drawing)
    monkeypatch.setattr(toy, "seen_move", unseen)
    for steps in ([(0, "1"), (1, "2")], [(0, "1"), (0, "."), (1, "2")]):
        plain, secret = begun(*steps), begun(*steps[:-1], (1, "3"))
        assert not plain.steps[-1].outcomes
        assert secret.steps[-1].outcomes
        assert plain.slip(0) == secret.slip(0) == len(steps) - 2
        assert (plain.slip(1), secret.slip(1)) == (len(steps) - 1, None)
        again = resume(toy, secret.record(finished=False), secret.chance)
        assert (again.slip(0), again.slip(1)) == (secret.slip(0), None)


def test_draws_can_be_checked() -> None:
    match = begun(*[(0, "1"), (1, "2"), (0, "."), (1, ".")] * toy.TURNS)
    assert verify(toy, match.record()).wrong is None
