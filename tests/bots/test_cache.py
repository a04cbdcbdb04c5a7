"""Compiled code is kept in a folder named by the sources: an edited rule is compiled anew."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numba")

from motu.bots import jit, warm


def test_the_folder_changes_with_any_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "motu"
    for part in ("core", "kahuna", "bots/kahuna"):
        (package / part).mkdir(parents=True)
    rule = package / "kahuna" / "play.py"
    rule.write_text("MAJORITY = 3\n")
    monkeypatch.setattr(jit, "__file__", str(package / "bots" / "jit.py"))
    before = jit.cache_folder()
    assert jit.cache_folder() == before
    rule.write_text("MAJORITY = 4\n")
    assert jit.cache_folder() != before


def test_each_checkout_says_for_itself_that_it_is_warm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same sources in two places share a folder, but Numba compiles them for each place."""
    marks = set()
    for place in ("one", "other"):
        package = tmp_path / place / "motu"
        (package / "core").mkdir(parents=True)
        (package / "core" / "chance.py").write_text("DICE = 6\n")
        monkeypatch.setattr(jit, "__file__", str(package / "bots" / "jit.py"))
        marks.add(jit.warm_mark())
    assert len(marks) == 2
    assert len({mark.parent for mark in marks}) == 1


def test_checked_and_unchecked_code_lie_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba's own cache does not tell them apart."""
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    checked = jit.cache_folder()
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    assert jit.cache_folder() != checked


def test_a_place_that_cannot_be_written_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "motu").write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert jit.use_cache() is False


def test_old_folders_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import numba  # noqa: PLC0415

    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for number in range(jit.KEPT + 3):
        folder = tmp_path / "motu" / "compiled" / f"old{number}"
        folder.mkdir(parents=True)
        (folder / "used").touch()
    assert jit.use_cache() is True
    left = list((tmp_path / "motu" / "compiled").iterdir())
    assert len(left) == jit.KEPT
    assert jit.cache_folder() in left


def test_warming_says_when_there_is_no_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "available", lambda: False)
    assert warm.main() == 1
