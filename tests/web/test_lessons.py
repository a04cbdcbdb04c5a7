"""Lessons over HTTP: anybody may take them, and nothing that is sent breaks them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.house import House, Somebody


@pytest.fixture
def ann(motu: House) -> Iterator[Somebody]:
    with Somebody(motu) as somebody:
        yield somebody


def test_the_lessons_are_listed(ann: Somebody) -> None:
    listed = ann.ask("GET", "/api/lessons", params={"game": "kahuna"})
    assert listed == ann.ask("GET", "/api/lessons")
    assert listed[0]["id"] == "bridges"
    assert listed[0]["name"] == {"id": "learn-bridges-name", "args": {}}
    assert all(3 <= lesson["steps"] <= 8 and 1 <= lesson["minutes"] <= 5 for lesson in listed)
    assert ann.ask("GET", "/api/lessons", 422, params={"game": "chess"})["error"]["id"] == "game-unknown"


def test_a_lesson_is_taken(ann: Somebody) -> None:
    first = ann.ask("POST", "/api/lessons/bridges", json={"played": []})
    assert first == ann.ask("POST", "/api/lessons/bridges", json={})
    assert (first["step"], first["steps"], first["done"]) == (0, 5, False)
    good = [move["move"] for move in first["moves"] if move["good"]]
    assert good == ["L-H", "L-I", "L-K"]
    then = ann.ask("POST", "/api/lessons/bridges", json={"played": ["L-H"]})
    assert (then["step"], then["say"]["id"]) == (1, "learn-bridges-2")
    assert [frame["move"] for frame in then["frames"]] == ["L-H"]


def test_nobody_in_particular_may_learn(ann: Somebody) -> None:
    ann.http.headers.pop("authorization", None)
    ann.http.cookies.clear()
    assert ann.ask("POST", "/api/lessons/example", json={})["step"] == 0


def test_what_is_not_wanted_now_is_told_and_what_is_illegal_refused(ann: Somebody) -> None:
    other = ann.ask("POST", "/api/lessons/bridges", json={"played": ["A-B"]})
    assert (other["refused"]["id"], other["played"]) == ("learn-bridges-1-no", [])
    error = ann.ask("POST", "/api/lessons/bridges", 409, json={"played": ["B-D"]})["error"]
    assert (error["id"], error["text"]) == ("kahuna-no-card", "You do not have the card BARI.")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("none", {}, 404),
        ("example", {"played": ["?"]}, 422),
        ("example", {"played": "D-B"}, 400),
        ("example", {"played": ["D-B"] * 101}, 400),
        ("example", {"played": ["D" * 21]}, 400),
    ],
)
def test_bad_requests_get_a_sentence(ann: Somebody, path: str, body: object, status: int) -> None:
    assert ann.ask("POST", f"/api/lessons/{path}", status, json=body)["error"]["text"]
