"""`motu examine`: whether what a server keeps is whole."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

pytest.importorskip("msgspec")

from motu.terminal.cli import main
from tests.store.test_examine import fill, overwrite


def test_a_database_is_whole_or_it_is_said_what_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "motu.db"
    asyncio.run(fill(str(path)))
    assert main(["examine", "--database", str(path)]) == 0
    assert capsys.readouterr().out == f"{path} is whole: everything in it was read.\n"
    overwrite(path)
    assert main(["examine", "--database", str(path)]) == 2
    assert f"{path} is damaged (" in capsys.readouterr().err
    assert main(["examine", "--database", str(tmp_path / "none.db")]) == 2
