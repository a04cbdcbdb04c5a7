"""The list of wanted figures at the end of a balance report, and the table of what each part is worth."""

from __future__ import annotations

from typing import Any

import pytest

from motu.bots.paradise.without import PARTS
from motu.terminal.commands.balance_checks import checks_table
from motu.terminal.commands.balance_parts import parts_table, rungs
from motu.terminal.console import Console
from motu.words import LANGUAGES, Words

CHECKS: list[dict[str, Any]] = [
    {"what": "turns", "name": "", "value": 8.5, "low": 9, "high": 14, "holds": False},
    {"what": "early", "name": "", "value": 0.012, "under": 0.05, "holds": True},
    {"what": "elimination", "name": "", "value": 0.0, "under": 0.03, "holds": True},
    {"what": "home", "name": "Tonga", "value": 1.149, "low": 0.85, "high": 1.15, "holds": True},
    {"what": "home-attacks", "name": "", "value": 0.0, "low": 0.1, "holds": False},
    {"what": "home-attacks-succeed", "name": "", "value": None, "low": 0.35, "high": 0.65, "holds": False},
    {"what": "part", "name": "links", "value": 0.71, "low": 0.65, "holds": True},
    {"what": "won", "name": "", "value": 0.6, "low": 0.55, "high": 0.7, "holds": True},
    {"what": "bare", "name": "", "value": 0.1, "high": 0.1, "holds": True},
]


def table(checks: list[dict[str, Any]], language: str = "en") -> list[str]:
    return checks_table([{"players": 2, **check} for check in checks], Console(Words(language), "never"))


def test_every_figure_with_its_aim_and_whether_it_holds() -> None:
    assert [" ".join(line.split()) for line in table(CHECKS)] == [
        "wanted players found aim",
        "turns, median 2 8.5 9–14 fails",
        "games over before turn 6 2 1.2% < 5% holds",
        "games with a player out 2 0.0% < 3% holds",
        "Tonga: wins, of a fair share 2 1.15 0.85–1.15 holds",
        "attacks on homes a game 2 0.00 ≥ 0.1 fails",
        "attacks on homes that succeed 2 – 35–65% fails",
        "wins against itself without links 2 71.0% ≥ 65% holds",
        "games won 2 60.0% 55–70% holds",
        "opponent without a group at the end 2 10.0% ≤ 10% holds",
        "",
        "3 of 9 figures are not as they are wanted.",
        "",
    ]


def test_how_many_figures_hold() -> None:
    assert table(CHECKS[1:4])[-2] == "All 3 figures are as they are wanted."
    assert table(CHECKS[:4])[-2] == "1 of 4 figures is not as it is wanted."
    assert table([]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_its_words(language: str) -> None:
    lines = table(CHECKS, language)
    names = [line.split("  ")[0] for line in lines[1 : len(CHECKS) + 1]]
    assert len(set(names)) == len(CHECKS)
    assert max(map(len, lines)) <= 80
    parts = [{**CHECKS[6], "name": part} for part in PARTS]
    assert len({line.split("  ")[0] for line in table(parts, language)[1:6]}) == len(PARTS)


def test_what_each_part_is_worth() -> None:
    console = Console(Words("en"), "never")
    parts: dict[str, dict[str, Any]] = {
        "links": {"deals": 40, "share": 0.64, "interval": [0.55, 0.73]},
        "cards": {"deals": 40, "share": 0.66, "interval": [0.57, 0.75]},
        "battles": {"deals": 0, "share": None, "interval": None},
    }
    assert [" ".join(line.split()) for line in parts_table(parts, console)] == [
        "without deals the whole bot wins 95%",
        "links 40 64.0% 55.0–73.0% !",
        "cards 40 66.0% 57.0–75.0%",
        "",
    ]
    assert parts_table({"battles": parts["battles"]}, console) == parts_table({}, console) == []
    assert [(rung.name, rung.rating) for rung in rungs(parts, console)] == [("links", 64), ("cards", 66)]
