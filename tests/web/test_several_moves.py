"""Several moves in one request over the wire, and taking them back at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from motu.tables.actions import MOST_MOVES
from tests.web.house import House, Somebody, house, two_at_a_table

NONE_PLAYED = {
    "en": "None of these moves was played",
    "fr": "Aucun de ces coups n’a été joué",
    "de": "Keiner dieser Züge wurde gespielt",
    "ru": "Ни один из этих ходов не сыгран",
}
REVEALS = {
    "en": "decide what follows when you have seen that.",
    "fr": "décide de la suite quand tu l’auras vu.",
    "de": "entscheide, wie es weitergeht, wenn du das gesehen hast.",
    "ru": "решите, что делать дальше, когда увидите это.",
}


def two_bridges(seen: dict[str, Any]) -> list[str]:
    """Bridges for which this player has a card each."""
    bridges = [each["move"] for each in seen["moves"] if "-" in each["move"]]
    first = bridges[0]
    return [first, next(each for each in bridges if each[0] != first[0] and set(each) != set(first))]


def test_they_are_played_by_one_request_and_once_for_one_key(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob)
        seen = ann.see(table)
        moves = [*two_bridges(seen), "+?"]
        for _ in range(2):
            done = ann.act(table, seen["version"], key="k", do="moves", moves=moves)
            assert (done["version"], done["steps"]) == (seen["version"] + 3, 3)
        assert (done["movers"], done["slips"]) == ([1], [])
        for who in (ann, bob):
            assert len(who.ask("GET", f"/api/tables/{table}/log")) == 3
        text = bob.ask("GET", f"/api/tables/{table}/record")["record"]
        assert all(move in text for move in moves)


def test_over_a_socket_the_others_are_shown_what_became_of_them_at_once(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob, ann.socket() as line, bob.socket() as other:
        table = two_at_a_table(ann, bob)
        other.send(do="watch", table=table)
        version = other.hear("table")["table"]["version"]
        moves = two_bridges(ann.see(table))
        for _ in range(2):
            line.send(do="act", table=table, version=version, key="k", action={"do": "moves", "moves": moves})
            assert line.hear() == {"is": "done", "key": "k", "version": version + 2}
        assert other.hear("table")["table"]["version"] == version + 2
        other.send(do="dance")
        assert other.hear()["is"] == "refused"  # nothing else was sent in between


def test_a_step_is_taken_back_by_one_request(motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob)
        before = ann.see(table)
        version = before["version"]
        done = ann.act(table, version, do="moves", moves=two_bridges(before))
        assert (done["slip"], done["slips"]) == (True, ["move", "step"])
        assert bob.see(table)["slips"] == []
        for _ in range(2):
            back = ann.act(table, version + 2, key="back", do="undo", to="step")
            assert (back["version"], back["steps"], back["slips"]) == (version + 3, 0, [])
        assert (back["shown"], back["moves"]) == (before["shown"], before["moves"])
        refused = ann.act(table, version + 3, 409, do="undo", to="part")["error"]
        assert refused["id"] == "tables-no-part-to-take-back"
        assert ann.act(table, version + 3, 400, do="undo", to="beginning")["error"]["id"] == "web-bad-field"


@pytest.mark.parametrize("language", NONE_PLAYED)
def test_it_is_said_which_one_was_refused_and_why(language: str, motu: House) -> None:
    with Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob)
        ann.http.headers["accept-language"] = language
        seen = ann.see(table)
        first, then = two_bridges(seen)
        cases = {2: [first, first, then], 1: ["+?", then], 3: [first, then, "nonsense"]}
        for number, moves in cases.items():
            error = ann.act(table, seen["version"], 409, do="moves", moves=moves)["error"]
            assert error["id"] == "tables-moves-refused"
            assert (error["args"]["number"], error["args"]["move"]) == (number, moves[number - 1])
            assert str(number) in error["text"]
            assert moves[number - 1] in error["text"]
            assert error["text"].startswith(NONE_PLAYED[language])
            assert error["text"].endswith(REVEALS[language] if number == 1 else ".")
        assert ann.see(table) == seen


def test_each_of_them_counts_as_a_request(tmp_path: Path) -> None:
    with house(tmp_path, unlimited=False) as motu, Somebody(motu) as ann, Somebody(motu) as bob:
        table = two_at_a_table(ann, bob)
        version = ann.see(table)["version"]
        ann.act(table, version, 409, do="moves", moves=["="] * MOST_MOVES)
        soon = ann.act(table, version, 429, do="moves", moves=["="])["error"]
        assert soon["id"] == "people-too-often"
        assert bob.see(table)["version"] == version
