"""What the log carries: islands and lines by their ids, for programs, and by their names, for people."""

from __future__ import annotations

from motu.core.errors import Message
from motu.kahuna import game
from motu.words import Words
from tests.kahuna.table import Table


def told(table: Table, word: str, viewer: int | None = None) -> list[Message]:
    before = table.state.copy()
    table.play(word)
    return game.tell(before, game.read(word), table.state, viewer)


def test_a_bridge_carries_its_card_and_its_line() -> None:
    place, takes, stripped = told(Table(white="AB", row="FGH", bridges=("AB", "AH HL KL")), "A-D")
    assert place.plain()["args"] == {
        "player": "white",
        "card": {"id": "kahuna-island-name", "args": {"island": "A", "name": "ALOA"}},
        "line": {"id": "kahuna-line-name", "args": {"line": "AD", "name": "ALOA–DUDA"}},
    }
    assert [each["args"]["island"] for each in takes.plain()["args"]["islands"]] == ["A"]
    assert [each["args"]["line"] for each in stripped.plain()["args"]["lines"]] == ["AH"]


def test_people_read_the_names() -> None:
    words = Words("en")
    read = [words.tell(*each) for each in told(Table(white="AB", row="FGH", bridges=("AB", "AH HL KL")), "A-D")]
    assert read == [
        "White plays ALOA: a bridge ALOA–DUDA.",
        "White captures ALOA!",
        "Black loses the bridge ALOA–HUNA.",
    ]
    removed = told(Table(white="LK", row="FGH", bridges=("", "HL KL")), "KLxKL")
    assert words.tell(*removed[0]) == "White plays KAHU + LALE and removes the bridge KAHU–LALE."
