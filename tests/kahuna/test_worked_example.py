"""The booklet's example of two turns, told alike by the modern booklet, the classic text and the sheet."""

from __future__ import annotations

import pytest

from motu.kahuna.board import LETTERS, LINE_NAMES
from motu.kahuna.consequences import consequences
from motu.kahuna.game import read, view
from tests.kahuna.table import Table

PRESETS = ("modern", "classic", "sheet", "russian")
START = ("AD BE BC HE HD DE", "AB AH HI HL EF EI EJ")


def example(preset: str, black: str = "HHE") -> Table:
    return Table(preset=preset, white="AD", black=black, row="CFG", bridges=START)


def foretold(table: Table, word: str) -> dict[str, str]:
    """What the consequences say before the move, the same for the position and for every view of it."""
    move = read(word)
    told = consequences(table.state, move)
    assert all(consequences(view(table.state, seat), move) == told for seat in (0, 1, None))
    assert not told.wins
    said = {
        "placed": "" if told.placed is None else LINE_NAMES[told.placed],
        "removed": "" if told.removed is None else LINE_NAMES[told.removed],
        "taken": "".join(LETTERS[island] for island in told.taken),
        "stripped": " ".join(LINE_NAMES[line] for line in told.stripped),
        "lost": "".join(LETTERS[island] for island in told.lost),
    }
    return {name: value for name, value in said.items() if value}


def board(table: Table) -> tuple[str, str, str, str]:
    return table.stones("white"), table.stones("black"), table.bridges("white"), table.bridges("black")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("black", "removal"), [("HHE", "HHxHE"), ("EEH", "HExHE"), ("EEHH", "EHxHE")])
def test_two_turns_move_by_move(preset: str, black: str, removal: str) -> None:
    """All texts agree on the moves; the sheet pays for the removal with HUNA and ELAI, the others with two HUNA."""
    table = example(preset, black)
    assert board(table) == ("D", "AH", "AD BC BE DE DH EH", "AB AH EF EI EJ HI HL")

    assert foretold(table, "D-B") == {"placed": "BD", "taken": "B", "stripped": "AB", "lost": "A"}
    table.play("D-B")
    assert board(table) == ("BD", "H", "AD BC BD BE DE DH EH", "AH EF EI EJ HI HL")

    assert foretold(table, "A-B") == {"placed": "AB", "taken": "A", "stripped": "AH", "lost": "H"}
    table.play("A-B")
    after_white = ("ABD", "", "AB AD BC BD BE DE DH EH", "EF EI EJ HI HL")
    assert board(table) == after_white
    assert (table.hand("white"), table.pile, table.mover) == ("", "AD", "white")

    assert foretold(table, "+?") == {}
    table.play("+?K")
    assert (table.hand("white"), table.mover) == ("K", "black")
    assert board(table) == after_white

    assert foretold(table, removal) == {"removed": "EH"}
    table.play(removal)
    assert board(table) == ("ABD", "", "AB AD BC BD BE DE DH", "EF EI EJ HI HL")

    assert foretold(table, "E-H") == {"placed": "EH", "taken": "EH", "stripped": "BE DE DH", "lost": "D"}
    table.play("E-H")
    assert board(table) == ("AB", "EH", "AB AD BC BD", "EF EH EI EJ HI HL")
    assert table.mover == "black"


def test_the_last_bridge_may_be_placed_from_either_end() -> None:
    """Which of the two cards pays for a line makes no difference to what follows."""
    from_elai = example("modern", "HHEE").play("D-B A-B +?K HHxHE E-H")
    from_huna = example("modern", "HHEE").play("D-B A-B +?K EExHE H-E")
    assert board(from_elai) == board(from_huna) == ("AB", "EH", "AB AD BC BD", "EF EH EI EJ HI HL")


def test_white_could_not_have_started_at_aloa() -> None:
    """The order is part of the example: ALOA-BARI is Black's until BARI is taken."""
    table = example("modern")
    assert table.why_not("A-B") == "kahuna-line-enemys"
    assert table.play("D-B").may("A-B")
