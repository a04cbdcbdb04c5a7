"""Which words name a store."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from motu.core.errors import BadOption
from motu.store.open_store import Place, open_store, place_of
from tests.reasons import says


def test_a_path_or_a_url_names_a_store() -> None:
    assert place_of("motu.db") == place_of("sqlite:///motu.db") == Place(Path("motu.db"), "")
    assert place_of("sqlite:////var/motu.db") == place_of("/var/motu.db") == Place(Path("/var/motu.db"), "")
    for url in ("postgresql://motu@host/motu", "postgres://host/motu"):
        assert place_of(url) == Place(None, url)


@pytest.mark.parametrize(
    "url", ["", "sqlite:", "sqlite://", "sqlite:///", "sqlite://motu.db", "mysql://u:secret@host/db", "a\0b"]
)
def test_other_words_are_refused(url: str) -> None:
    with pytest.raises(BadOption, check=says("store-bad-url")) as caught:
        place_of(url)
    assert "secret" not in str(caught.value)


async def test_postgres_needs_its_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "motu.store.postgres.store", None)
    with pytest.raises(BadOption, check=says("store-needs-asyncpg")):
        await open_store("postgresql://127.0.0.1/motu")
