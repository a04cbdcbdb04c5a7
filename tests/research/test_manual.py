"""docs/research.md and research-tables.md tell what the code does."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")


from motu.games import game_named
from motu.research.actions import ACTIONS
from motu.research.doc_tables import action_table, observation_table
from motu.research.observations import OBSERVERS
from tests.test_docs import ROOT, blocks

TABLES = (ROOT / "docs/research-tables.md").read_text(encoding="utf-8")
TEXT = (ROOT / "docs/research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", list(OBSERVERS))
def test_the_tables_are_those_of_the_code(game: str) -> None:
    """`python -m motu.research.doc_tables` prints them."""
    assert observation_table(game) in TABLES
    assert action_table(game) in TABLES


@pytest.mark.parametrize("game", list(OBSERVERS))
def test_the_sizes_are_those_of_the_code(game: str) -> None:
    numbers = OBSERVERS[game].size(game_named(game).read_options({}))
    name = {"kahuna": "Kahuna", "paradise": "Conquest of Paradise"}[game]
    assert f"### {name}: {numbers:,} numbers" in TABLES
    assert f"{name}: {ACTIONS[game].size:,} numbers ([notation]({game}.md#" in TABLES
    assert f"{numbers:,}" in TEXT
    assert f"{ACTIONS[game].size:,}" in TEXT


@pytest.mark.parametrize("example", blocks("docs/research.md", "python"), ids=lambda code: code.split("\n")[0])
def test_examples_run(example: str) -> None:
    exec(compile(example, "docs/research.md", "exec"), {})
