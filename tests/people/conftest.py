"""Cards as they come, but in every run of CI the same; and people over a store of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from motu.store.open_store import open_store
from tests.people.lodging import Lodging
from tests.tables.conftest import all_have_moved, same_deals

__all__ = ["all_have_moved", "same_deals"]


@pytest.fixture
async def lodging(tmp_path: Path) -> AsyncIterator[Any]:
    store = await open_store(str(tmp_path / "motu.db"))
    found = Lodging(store, tmp_path)
    yield found
    found.close()
    await store.close()
