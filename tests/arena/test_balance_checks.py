"""The balance report on what a sound game has: every wanted figure by itself, and whether it holds."""

from __future__ import annotations

from typing import Any

import pytest

from motu.arena.balance.checks import Wanted, checks


@pytest.mark.parametrize(
    ("wanted", "holding", "failing"),
    [
        (Wanted(9, 14), (9, 11.5, 14), (8.5, 14.5, None)),
        (Wanted(under=0.05), (0.0, 0.0499), (0.05, 0.2, None)),
        (Wanted(low=0.65), (0.65, 1.0), (0.649, 0.0, None)),
        (Wanted(high=0.1), (0.0, 0.1), (0.101, None)),
    ],
)
def test_where_a_figure_should_lie(
    wanted: Wanted, holding: tuple[float, ...], failing: tuple[float | None, ...]
) -> None:
    assert all(wanted.holds(value) for value in holding)
    assert not any(wanted.holds(value) for value in failing)


def of_several(**changed: Any) -> dict[str, Any]:
    """Figures of the games of so many players with which all is well, but for what is changed."""
    return {
        "turns": {"median": 11.0},
        "decided_early": 0.0,
        "games_with_elimination": 0.0,
        "homes": [{"home": "Samoa", "ratio": 1.1}, {"home": "Tonga", "ratio": 0.9}],
        "home_attacks": {"attacks": 0.5, "attacks_that_succeed": 0.5},
        **changed,
    }


def broken(found: dict[str, Any]) -> list[tuple[str, int, str]]:
    return [(each["what"], each["players"], each["name"]) for each in checks(found) if not each["holds"]]


def test_every_figure_is_looked_at_by_itself() -> None:
    sound = {"players": {"2": of_several(), "3": of_several(), "4": None}}
    listed = [(each["what"], each["players"], each["name"]) for each in checks(sound)]
    for_each = ["turns", "elimination", "home", "home", "home-attacks", "home-attacks-succeed"]
    assert [what for what, players, _ in listed if players == 3] == for_each
    assert [what for what, players, _ in listed if players == 2] == [for_each[0], "early", *for_each[1:]]
    assert broken(sound) == []


@pytest.mark.parametrize(
    ("changed", "what", "name"),
    [
        ({"turns": {"median": 8.5}}, "turns", ""),
        ({"decided_early": 0.05}, "early", ""),
        ({"games_with_elimination": 0.03}, "elimination", ""),
        ({"homes": [{"home": "Samoa", "ratio": 1.16}, {"home": "Tonga", "ratio": 0.85}]}, "home", "Samoa"),
        ({"home_attacks": {"attacks": 0.05, "attacks_that_succeed": 0.4}}, "home-attacks", ""),
        ({"home_attacks": {"attacks": 0.5, "attacks_that_succeed": 0.7}}, "home-attacks-succeed", ""),
    ],
)
def test_what_is_amiss_is_named(changed: dict[str, Any], what: str, name: str) -> None:
    assert broken({"players": {"2": of_several(**changed)}}) == [(what, 2, name)]


def test_homes_that_nobody_attacks_are_no_sign_of_a_sound_game() -> None:
    found = {"players": {"3": of_several(home_attacks={"attacks": 0.0, "attacks_that_succeed": None})}}
    assert broken(found) == [("home-attacks", 3, ""), ("home-attacks-succeed", 3, "")]


@pytest.mark.parametrize(
    ("level", "share", "bare", "amiss"),
    [
        ("normal", 0.6, 0.1, []),
        ("normal", 0.4, 0.0, ["won"]),
        ("hard", 0.4, 0.0, []),
        ("hard", 0.6, 0.2, ["won", "bare"]),
    ],
)
def test_the_solitaire_game(level: str, share: float, bare: float, amiss: list[str]) -> None:
    found = {"solitaire": level, "players": {"1": {"share": share, "opponent_bare": bare}}}
    assert [what for what, _, _ in broken(found)] == amiss
    assert len(checks(found)) == 2
