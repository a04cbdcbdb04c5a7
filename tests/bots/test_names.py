"""Bots by their names: those of the house, those of others, and what is said when there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu.bots import bot as bots
from motu.bots.bot import bot_named
from motu.bots.entry import Entry
from motu.core.errors import BadOption

OWN = """
class Mine:
    def decide(self, view, moves, seconds, chance):
        return moves[0]
"""


def test_a_bot_of_ones_own_is_named_by_file_and_class(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(OWN, encoding="utf-8")
    bot = bot_named("kahuna", f"{path}:Mine")
    assert bot.decide(None, ["this", "that"], 1.0, None) == "this"  # type: ignore[arg-type]


def test_a_bot_of_ones_own_is_named_by_module_and_class() -> None:
    assert type(bot_named("kahuna", "motu.bots.simple:RandomBot")).__name__ == "RandomBot"


@pytest.mark.parametrize(
    ("source", "problem"),
    [("class Other: pass", "Mine"), ("1 / 0", "ZeroDivisionError"), ("def", "SyntaxError")],
)
def test_what_is_wrong_with_a_bot_of_ones_own_is_said(tmp_path: Path, source: str, problem: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(source, encoding="utf-8")
    for _ in range(2):
        with pytest.raises(BadOption) as error:
            bot_named("kahuna", f"{path}:Mine")
        assert error.value.reason.id == "bot-own-broken"
        assert problem in str(error.value.reason.args["problem"])


def test_a_file_that_is_not_there_is_said() -> None:
    with pytest.raises(BadOption) as error:
        bot_named("kahuna", "nowhere.py:Mine")
    assert error.value.reason.id == "bot-own-broken"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("kraken:7", "bot-unknown"),
        ("random:many", "bot-bad-work"),
        ("random:0", "bot-bad-work"),
        ("random:²", "bot-bad-work"),
        ("random:7", "bot-no-work"),
    ],
)
def test_an_amount_of_work_that_makes_no_sense_is_said(name: str, reason: str) -> None:
    with pytest.raises(BadOption) as error:
        bot_named("kahuna", name)
    assert error.value.reason.id == reason


def test_a_bot_that_needs_numba_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "available", lambda: False)
    monkeypatch.setattr(bots, "_roster", lambda game: {"swift": Entry("nowhere", "Nobody")})
    with pytest.raises(BadOption) as error:
        bot_named("kahuna", "swift")
    assert error.value.reason.id == "bot-needs-numba"
