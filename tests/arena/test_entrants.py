"""Who may enter, and how a time is written."""

from __future__ import annotations

import pytest

from motu.arena.tournament import Entrant, pairs_of, read_entrant, read_entrants, seatings_of
from motu.core.errors import BadOption


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("greedy", ("greedy", "greedy", 0.5)),
        ("greedy@1s", ("greedy@1s", "greedy", 1.0)),
        ("greedy@100ms", ("greedy@100ms", "greedy", 0.1)),
        ("greedy@0.1", ("greedy@100ms", "greedy", 0.1)),
        ("greedy@.1s", ("greedy@100ms", "greedy", 0.1)),
        ("greedy@2.5s", ("greedy@2.5s", "greedy", 2.5)),
        ("ismcts:1000@2s", ("ismcts:1000@2s", "ismcts:1000", 2.0)),
        ("me@home/bot.py:Mine", ("me@home/bot.py:Mine", "me@home/bot.py:Mine", 0.5)),
        ("me@home/bot.py:Mine@1s", ("me@home/bot.py:Mine@1s", "me@home/bot.py:Mine", 1.0)),
    ],
)
def test_a_time_stands_behind_the_name(text: str, entrant: tuple[str, str, float]) -> None:
    assert read_entrant(text, 0.5) == entrant


@pytest.mark.parametrize(
    "text", ["greedy@", "greedy@soon", "greedy@0", "greedy@-1s", "greedy@1h", "greedy@9999", "@1s"]
)
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(BadOption) as error:
        read_entrant(text, 0.5)
    assert error.value.reason.id == "arena-bad-time"


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        ([], "arena-too-few"),
        (["greedy"], "arena-too-few"),
        (["greedy", "greedy"], "arena-twice"),
        (["greedy@1s", "random", "greedy@1000ms"], "arena-twice"),
        (["greedy", "kraken"], "bot-unknown"),
    ],
)
def test_who_may_not_enter(texts: list[str], reason: str) -> None:
    with pytest.raises(BadOption) as error:
        read_entrants("kahuna", texts, 1.0)
    assert error.value.reason.id == reason


def test_the_same_bot_may_enter_with_different_times() -> None:
    assert [entrant.seconds for entrant in read_entrants("kahuna", ["greedy", "greedy@2s"], 1.0)] == [1.0, 2.0]


def test_everybody_meets_everybody_once() -> None:
    entrants = [Entrant(name, name, 1.0) for name in "abcd"]
    assert pairs_of(entrants) == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


@pytest.mark.parametrize(
    ("seats", "seatings"),
    [
        (1, ["0", "1"]),
        (2, ["01", "10"]),
        (3, ["011", "101", "110", "100", "010", "001"]),
        (4, ["0111", "1011", "1101", "1110", "1000", "0100", "0010", "0001"]),
    ],
)
def test_either_of_a_pair_sits_alone_in_every_seat_once(seats: int, seatings: list[str]) -> None:
    assert ["".join(map(str, seating)) for seating in seatings_of(seats)] == seatings
