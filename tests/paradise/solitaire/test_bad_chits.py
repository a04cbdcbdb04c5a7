"""The table of chits: what it holds, and mistakes in it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from motu.paradise.box import ACTIONS, EXPANSIONS
from motu.paradise.box_loader import default_box, load_box
from tests.paradise.test_bad_components import complaint, edited


def test_there_are_fifteen_and_four_late_attacks() -> None:
    chits = default_box().chits
    assert len(chits) == 15
    assert [chit.action for chit in chits if chit.late] == ["attack"] * 4
    assert Counter(chit.action for chit in chits)["attack"] == 4
    assert {chit.expand for chit in chits} == set(EXPANSIONS)
    assert {chit.action for chit in chits} == set(ACTIONS)


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ('{ expand = "village-each"', '{ expand = "villages"', "choice", "villages"),
        ('"village-each", action = "build"', '"village-each", action = "dance"', "choice", "dance"),
        ('"village-each", action = "build",', '"village-each",', "missing-key", "village-each"),
        ("late = [", "later = [", "unknown-key", "later"),
        ("late = [", "more = 3\nlate = [", "unknown-key", "more"),
    ],
)
def test_mistakes_are_told_with_their_line(tmp_path: Path, old: str, new: str, reason: str, line: str) -> None:
    path = edited(tmp_path, "chits", old, new)
    found = complaint(tmp_path)
    assert found.reason.id == f"paradise-components-{reason}"
    assert line in path.read_text("utf-8").splitlines()[found.line - 1]


@pytest.mark.parametrize(("early", "late"), [(5, 4), (13, 4), (0, 0)])
def test_there_are_neither_too_few_nor_too_many(tmp_path: Path, early: int, late: int) -> None:
    row = '{ expand = "card", action = "build", mark = "house" },'
    (tmp_path / "chits.toml").write_text(f"chits = [{row * early}]\nlate = [{row * late}]\n")
    found = complaint(tmp_path)
    assert (found.reason.id, found.line) == ("paradise-components-chits", 1)


def test_another_set_of_chits_is_another_box(tmp_path: Path) -> None:
    edited(tmp_path, "chits", '{ expand = "village-each"', '{ expand = "card"')
    box = load_box(tmp_path)
    assert box.name != "house"
    assert box.chits[2].expand == "card"
