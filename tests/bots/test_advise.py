"""Advice: the best turns come first, differ from each other, can be played, and know nothing that is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numba")

from motu.bots.kahuna.advise import ALIKE, Advice, advise, board_after
from motu.core.chance import FreeChance
from motu.core.match import replay
from motu.core.record import read_record
from motu.kahuna import game
from motu.kahuna.legal import allowed
from motu.kahuna.state import Position
from motu.words import LANGUAGES, Words
from tests.kahuna.table import Table

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parent.parent / "kahuna" / "golden"
WORK = 12


def advice(table: Table | Position, work: int = WORK, number: int = 3) -> list[Advice]:
    p = table.state if isinstance(table, Table) else table
    return advise(game.view(p, p.mover), FreeChance(5), work=work, number=number)


def positions(name: str, every: int) -> list[Position]:
    """Positions of a golden game: every so many steps, in the middle of turns as well."""
    record = read_record(game, (GOLDEN / f"{name}.txt").read_text("utf-8"))
    return [moment.before for moment in replay(game, record)][::every]


def test_a_win_at_once_comes_first() -> None:
    table = Table(white="BHC", black="GK", row="EFI", bridges=("CF", "AD"), round=2, scored=(-1, 0, 0))
    best = advice(table)[0]
    assert [reason.id for reason in best.reasons] == ["advice-wins-sudden"]
    assert best.chance == 1.0
    assert table.play(best.words).result == "White 0-1 by sudden win"


def test_the_last_turn_is_played_to_win() -> None:
    table = Table(white="BH", black="G", bridges=("CF", "GK"), round=3, deck="")
    table.state.last = 1
    table.state.allowed_kinds = allowed(table.state)
    best = advice(table)[0]
    assert best.chance == 1.0
    assert best.reasons[0].id == "advice-ends-game"
    assert table.play(best.words).result.startswith("White")


def test_where_there_is_no_choice_the_chance_is_still_told() -> None:
    table = Table(bridges=("AB AH", "GK"), round=3, deck="")
    table.state.last = 1
    table.state.allowed_kinds = allowed(table.state)
    (only,) = advice(table)
    assert (only.words, only.chance) == (".", 1.0)


def test_a_game_that_is_over_needs_none() -> None:
    table = Table(white="BH", bridges=("CF", "AD"), round=2).play("B-A H-A")
    assert advise(game.view(table.state, 0), FreeChance(5), work=WORK) == []


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.txt")))
def test_it_can_be_played_in_every_edition(name: str) -> None:
    for p in positions(name, 23):
        found = advice(p)
        assert 1 <= len(found) <= 3
        assert [each.chance for each in found] == sorted((each.chance for each in found), reverse=True)
        assert len({each.words for each in found}) == len(found)
        view = game.view(p, p.mover)
        boards = [board_after(view, each.moves) for each in found]
        assert all(boards.count(board) <= ALIKE for board in boards)
        for each in found:
            assert 0 <= each.chance <= 1
            twin = p.copy()
            for move in each.moves:
                assert twin.mover == p.mover
                game.play(twin, twin.mover, move, FreeChance(1))
            assert game.write_words([word._replace(column=1) for word in game.read_words(each.words)])


def test_different_boards_are_shown_where_they_are_as_good() -> None:
    """On an empty board the card to play matters little: there is more to show than three ways to draw."""
    found = advice(Table(white="BCF", black="GKL", row="EHI", turn=1), work=40)
    view = game.view(Table(white="BCF", black="GKL", row="EHI", turn=1).state, 0)
    assert len({board_after(view, each.moves) for each in found}) >= 2


@pytest.mark.parametrize("name", ["modern", "russian-random", "modern-open-hands"])
def test_hidden_cards_change_nothing(name: str) -> None:
    """Tables that differ only in what the mover cannot know get the same advice, to the last digit."""
    for number, p in enumerate(positions(name, 29)):
        view = game.view(p, p.mover)
        for seed in range(2):
            other = game.imagine(view, FreeChance(100 * number + seed))
            assert advice(other) == advice(p)


def test_time_is_kept_about() -> None:
    table = Table(white="BCF", black="GKL", row="EHI")
    assert advise(game.view(table.state, 0), FreeChance(5), seconds=0.05)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_can_be_told(language: str) -> None:
    words = Words(language)
    for p in positions("modern", 40):
        for each in advice(p, work=2):
            for reason in each.reasons:
                assert reason.id in words.ids()
                assert "{" not in words.tell(reason.id, reason.args)
