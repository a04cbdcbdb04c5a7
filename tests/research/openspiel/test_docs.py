"""What the manual says of OpenSpiel is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")

from motu.bots.bot import bot_named
from tests.research.openspiel.games import load

TEXT = (Path(__file__).parents[3] / "docs" / "research.md").read_text(encoding="utf-8")
SECTION = re.split(r"^## ", TEXT.partition("\n## OpenSpiel\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```$", SECTION, re.DOTALL | re.MULTILINE)
    exec(compile(example, "docs/research.md", "exec"), {})
    assert re.search(r"#\w{16} \[-?[01]\.0, -?[01]\.0\]\n$", capsys.readouterr().out)


def test_the_bounds_are_those_of_the_games() -> None:
    kahuna, two, four = (load(name) for name in ("motu_kahuna", "motu_paradise", "motu_paradise(players=4)"))
    rows = {
        cells[0].split(",")[0]: cells[1:] for line in SECTION.splitlines() if (cells := line.strip("| ").split(" | "))
    }
    for row, bound in (
        ("distinct actions", "num_distinct_actions"),
        ("chance outcomes", "max_chance_outcomes"),
        ("decisions at most", "max_game_length"),
        ("chance nodes at most", "max_chance_nodes_in_history"),
    ):
        told = [re.findall(r"[\d,]+(?= |$)", cell.split("(")[0])[0] for cell in rows[row]]
        assert told == [f"{getattr(game, bound)():,}" for game in (kahuna, two)], row
    assert f"to {four.max_chance_nodes_in_history():,} (4)" in rows["chance nodes at most"][1]


def test_the_bots_of_the_commands_exist() -> None:
    commands = re.findall(r"^motu arena (\w+) (.*?) --games", SECTION, re.MULTILINE)
    assert len(commands) == 3
    for game, bots in commands:
        for bot in bots.split():
            bot_named(game, bot)
