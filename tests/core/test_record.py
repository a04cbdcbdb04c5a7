"""Records: a text that people read and write, that survives a round trip exactly, and that says where it is wrong."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motu.core.chance import SealedChance
from motu.core.errors import BadRecord
from motu.core.match import (
    AGREED,
    Match,
    out_of_time,
    position,
    replay,
    resigned,
    resume,
    seen_record,
    verify,
)
from motu.core.record import LONGEST_TEXT, Record, Step, game_of, read_record, write_record
from motu.kahuna import game

HEAD = """Game: kahuna
Options: preset=modern rules=2
White: Ann
Black: Bob
Result: *
Deal: CEK AFL >BDH
"""

TEXT = (
    HEAD
    + """; dealt at the kitchen table
1. White: C-B  ; opens in the east
; and hopes for the best
          E-B +?G
2. Black: L-H A-H +B >A
3. White: =
4. Black: +?C
"""
)


def test_a_person_writes_and_the_game_follows() -> None:
    record = read_record(game, TEXT)
    assert record.players == ("Ann", "Bob")
    assert record.remark == "dealt at the kitchen table"
    assert record.steps[0] == Step(1, 0, "C-B", (), "opens in the east\nand hopes for the best")
    assert record.steps[2] == Step(1, 0, "+?", ("G",))
    assert record.steps[5] == Step(2, 1, "+B", ("A",))
    state = position(game, record)
    assert state.turn == 5
    assert state.mover == 0


def test_the_text_survives_a_round_trip() -> None:
    record = read_record(game, TEXT)
    text = write_record(game, record)
    assert read_record(game, text) == record
    assert write_record(game, read_record(game, text)) == text


names = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), max_size=20).map(
    lambda text: " ".join(text.split())
)
remarks = st.lists(names.filter(bool), max_size=3).map("\n".join)
cards = st.sampled_from([*"ABCDEFGHIJKL", "?"])
steps = st.one_of(
    st.sampled_from(["B-D", "H-E", "HHxEH", "=", ".", "*EH", "/A", "/?"]).map(lambda move: (move, ())),
    st.tuples(st.just("+?"), st.lists(cards, min_size=1, max_size=4).map(tuple)),
    st.tuples(st.sampled_from(["+C", "/L"]), st.lists(cards, max_size=3).map(tuple)),
)


@given(
    players=st.tuples(names, names),
    remark=remarks,
    turns=st.lists(
        st.tuples(st.integers(0, 1), st.lists(st.tuples(steps, remarks), min_size=1, max_size=5)), max_size=8
    ),
    deal=st.lists(cards, min_size=9, max_size=9),
    headers=st.lists(st.sampled_from(["Date", "Place", "Event"]), unique=True),
)
def test_any_record_survives_a_round_trip(
    players: tuple[str, str],
    remark: str,
    turns: list[tuple[int, list[tuple[tuple[str, tuple[str, ...]], str]]]],
    deal: list[str],
    headers: list[str],
) -> None:
    """Names, remarks and moves of any kind, whether or not they make a game."""
    written = tuple(
        Step(number, seat, move, outcomes, said)
        for number, (seat, turn) in enumerate(turns, 1)
        for (move, outcomes), said in turn
    )
    record = Record(
        "kahuna",
        {"preset": "modern", "handicap": "2"},
        players,
        tuple(deal),
        written,
        remark=remark,
        headers=tuple((header, "somewhere: else; 1999") for header in headers),
    )
    assert read_record(game, write_record(game, record)) == record


@pytest.mark.parametrize(
    ("text", "reason", "place"),
    [
        ("", "record-no-game", (1, 1)),
        ("Hello\n", "record-no-game", (1, 1)),
        ("Game: chess\n", "record-other-game", (1, 1)),
        (HEAD.replace("Deal: CEK AFL >BDH\n", ""), "record-no-deal", (6, 1)),
        (HEAD.replace("CEK", "CEX"), "notation-bad-deal", (6, 1)),
        (HEAD.replace("CEK", "AAA"), "record-bad-deal", (6, 1)),
        (HEAD + "White: Eve\n", "record-header-twice", (7, 1)),
        (HEAD + "what is this\n", "record-bad-line", (7, 1)),
        (HEAD.replace("preset=modern", "preset"), "record-bad-option", (2, 1)),
        (HEAD.replace("modern", "antique"), "option-bad-value", (2, 1)),
        (HEAD.replace("preset=", "edition="), "option-unknown", (2, 1)),
        (HEAD + "1. Red: =\n", "record-no-seat", (7, 1)),
        (HEAD + "1. White: C-B X-B =\n", "notation-no-island", (7, 15)),
        (HEAD + "1. White: C-B C-A =\n", "notation-no-line", (7, 15)),
        (HEAD + "1. White: C-B ABxEF =\n", "notation-wrong-cards", (7, 15)),
        (HEAD + "1. White: C-B hurrah =\n", "notation-unknown", (7, 15)),
        (HEAD + "1. White: >A\n", "notation-turned-up-first", (7, 11)),
        (HEAD + "1. White: C-B\n   A-B =\n", "kahuna-no-card", (8, 4)),
        (HEAD + "1. White: +?\n", "chance-impossible", (7, 11)),
        (HEAD + "1. White: +B\n", "chance-script-ended", (7, 11)),
        (HEAD + "1. White: = >A\n", "record-too-much-came", (7, 11)),
        (HEAD + "1. Black: =\n", "record-wrong-turn", (7, 11)),
        (HEAD + "2. White: =\n", "record-wrong-turn", (7, 11)),
        (HEAD + "1. White: ; nothing\n", "record-empty-turn", (7, 1)),
        (HEAD.replace("Result: *", "Result: White 9-0") + "1. White: =\n", "record-not-over", (5, 1)),
        ("Game: kahuna\n" + "x" * LONGEST_TEXT, "record-too-long", (1, 1)),
    ],
)
def test_a_bad_record_says_where_and_why(text: str, reason: str, place: tuple[int, int]) -> None:
    with pytest.raises(BadRecord) as error:
        list(replay(game, read_record(game, text)))
    assert error.value.reason.id == reason
    assert (error.value.line, error.value.column) == place


GOLDEN = Path(__file__).parents[1] / "kahuna" / "golden" / "modern.txt"


def test_moves_after_the_end_and_wrong_results_are_noticed() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    with pytest.raises(BadRecord) as error:
        list(replay(game, read_record(game, text + "56. White: =\n")))
    assert error.value.reason.id == "record-after-end"
    with pytest.raises(BadRecord) as error:
        list(replay(game, read_record(game, text.replace("Black 0-3", "White 0-3"))))
    assert error.value.reason.id == "record-wrong-result"


EARLY_ENDS = [AGREED, *(ended(seat) for seat in game.SEATS for ended in (resigned, out_of_time))]


def test_how_a_game_can_end_early_is_written_so_for_ever() -> None:
    """Records are kept: what stands in old ones must be understood."""
    assert set(EARLY_ENDS) == {
        *("Draw agreed", "White resigned", "Black resigned", "White out of time", "Black out of time"),
    }


@pytest.mark.parametrize("result", EARLY_ENDS)
def test_a_game_that_ended_early_is_a_finished_one(result: str) -> None:
    text = TEXT.replace("Result: *", f"Result: {result}")
    record = read_record(game, text)
    assert record.result == result
    assert len(list(replay(game, record))) == len(record.steps)
    assert read_record(game, write_record(game, record)) == record


@pytest.mark.parametrize("result", EARLY_ENDS)
def test_a_game_that_ended_early_can_be_verified(result: str) -> None:
    match = Match(game, game.read_options({}), ("Ann", "Bob"), SealedChance(b"\x05" * 32))
    for word in ("+?", "+?", "+?"):
        match.play(game.movers(match.state)[0], game.read(word))
    record = replace(match.record(finished=True), result=result)
    verdict = verify(game, read_record(game, write_record(game, record)))
    assert verdict.wrong is None
    assert verdict.answers == len(record.deal) + 3


@pytest.mark.parametrize(
    "result",
    ["Draw", "agreed", "draw agreed", "Draw agreed!", "White", "White out of luck", "Red resigned", "Red out of time"],
)
def test_a_game_cannot_end_early_in_other_words(result: str) -> None:
    record = read_record(game, TEXT.replace("Result: *", f"Result: {result}"))
    with pytest.raises(BadRecord) as error:
        list(replay(game, record))
    assert (error.value.reason.id, error.value.line) == ("record-not-over", 5)


@pytest.mark.parametrize("result", EARLY_ENDS)
def test_a_game_that_ended_by_its_rules_did_not_end_early(result: str) -> None:
    text = GOLDEN.read_text(encoding="utf-8").replace("Black 0-3", result)
    with pytest.raises(BadRecord) as error:
        list(replay(game, read_record(game, text)))
    assert error.value.reason.id == "record-wrong-result"


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Parsers survive anything."""
    for whole in (text, HEAD + text, HEAD + "1. White: " + text):
        line, column = read_or_place(whole)
        assert 1 <= line <= whole.count("\n") + 1
        assert column >= 1


def read_or_place(text: str) -> tuple[int, int]:
    """Where a record is refused; the beginning when it is not."""
    try:
        list(replay(game, read_record(game, text)))
    except BadRecord as error:
        return error.line, error.column
    return 1, 1


@given(st.data())
def test_a_damaged_record_is_read_or_refused(data: st.DataObject) -> None:
    """A real record with a few characters changed, added or left out."""
    text = list(GOLDEN.read_text(encoding="utf-8"))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place] = data.draw(
            st.sampled_from(["", "?", "A", "L", "+", "-", "x", ".", "\n", ";", ":", "9", "ж", "\x00"])
        )
    line, _ = read_or_place("".join(text))
    assert 1 <= line <= "".join(text).count("\n") + 1


def test_the_other_player_gets_a_record_without_secrets() -> None:
    record = read_record(game, TEXT.replace("4. Black: +?C", "4. Black: /F +?C"))
    white, black = (write_record(game, seen_record(game, record, seat)) for seat in range(2))
    spectator = write_record(game, seen_record(game, record, None))
    assert "Deal: CEK ??? >BDH" in white
    assert "Deal: ??? AFL >BDH" in black
    assert "Deal: ??? ??? >BDH" in spectator
    assert "+?G" in white
    assert "+?G" not in black
    assert "/F +?C" in black
    assert "/? +?\n" in white
    assert "/? +?\n" in spectator
    # Ann's remarks on her own cards are not for Bob's eyes.
    assert "hopes for the best" not in white + black + spectator
    assert "kitchen table" not in white + black + spectator


def test_a_running_game_never_tells_its_seed() -> None:
    match = Match(game, game.read_options({}), ("Ann", "Bob"), SealedChance(b"\x05" * 32))
    match.play(0, game.read("="))
    record = match.record()
    assert record.commitment
    assert record.seed == ""
    assert ("05" * 32) not in write_record(game, record)


def test_a_game_of_version_1_goes_on_and_is_written_as_one_of_today() -> None:
    old = (GOLDEN.parent / "version-1" / "modern.txt").read_text(encoding="utf-8")
    record = read_record(game, old)
    half = replace(record, steps=record.steps[:60], result="*")
    match = resume(game, half, SealedChance(bytes.fromhex(record.seed)))
    for step in record.steps[60:]:
        match.play(step.seat, game.read(step.move))
    text = write_record(game, match.record())
    assert " rules=2\n" in text
    assert text.partition("White:")[2] == old.partition("White:")[2]
    assert verify(game, read_record(game, text)).wrong is None


def test_verify_finds_a_forged_seed_deal_or_draw() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    assert verify(game, read_record(game, text)).wrong is None

    def wrong(old: str, new: str) -> tuple[str, int]:
        assert old in text
        verdict = verify(game, read_record(game, text.replace(old, new, 1)))
        assert verdict.wrong is not None
        return verdict.wrong.id, verdict.line

    assert wrong("Seed: 00", "Seed: 01") == ("verify-wrong-commitment", 5)
    assert wrong("Seed: 00", "Seed: zz") == ("verify-bad-seed", 6)
    assert wrong("Seed: " + "0" * 64 + "\n", "") == ("verify-no-seed", 6)
    assert wrong("CBI JGL", "CBI JLG") == ("verify-wrong-deal", 8)
    line = text.split("\n").index("4. Black: +?A") + 1
    assert wrong("4. Black: +?A", "4. Black: +?E") == ("verify-wrong-draw", line)


def test_a_match_goes_on_where_its_record_ends() -> None:
    """Resumed in the middle with its seed, the same moves meet the same cards."""
    text = GOLDEN.read_text(encoding="utf-8")
    record = read_record(game, text)
    half = Record(record.game, record.options, record.players, record.deal, record.steps[:60])
    match = resume(game, half, SealedChance(bytes.fromhex(record.seed)))
    for step in record.steps[60:]:
        match.play(step.seat, game.read(step.move))
    assert write_record(game, match.record()) == text


def test_the_game_of_a_record_is_known_from_its_head() -> None:
    assert game_of("; a remark first\n\nGame: Kahuna\nnonsense") == "kahuna"
