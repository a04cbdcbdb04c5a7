"""The example `examples/two_bots.py` plays, counts and keeps records."""

from __future__ import annotations

from pathlib import Path

import pytest

import motu
from examples import two_bots


@pytest.mark.parametrize(("game", "better"), [("kahuna", "greedy"), ("paradise", "islander")])
def test_the_better_bot_wins_and_the_records_are_fair(
    game: str, better: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    two_bots.main([better, "random", "--game", game, "--games", "2", "--keep", str(tmp_path)])
    *_, score = capsys.readouterr().out.splitlines()
    assert score == f"{better} 2, random 0"
    first, second = (motu.load(file) for file in sorted(tmp_path.iterdir()))
    assert (first.names, second.names) == ((better, "random"), ("random", better))
    assert motu.verify(first) > 0
