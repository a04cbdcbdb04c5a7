"""What lies in deploy/ says what the server understands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motu.terminal.commands import serve
from motu.terminal.parser import Parser, variable_of
from motu.words import Words

DEPLOY = Path(__file__).parents[1] / "deploy"
OURS = {"MOTU_SKIP_PAGE", "MOTU_NAME", "MOTU_PASSWORD"}
"""What is for the build, and for the compose file alone."""


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "motu.service"])
def test_every_variable_is_an_option(name: str) -> None:
    parser = Parser("motu serve", Words("en"))
    serve.add_arguments(parser, [])
    known = {variable_of(option) for action in parser._actions for option in action.option_strings}
    named = set(re.findall(r"\bMOTU_[A-Z_]+", (DEPLOY / name).read_text("utf-8")))
    assert named
    assert named <= known | OURS


def test_the_container_is_built_of_files_that_there_are() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    for path in re.findall(r"(?:-r|python) ((?:requirements|page)/\S+)", text):
        assert (DEPLOY.parent / path).exists(), path
