"""Cards as they come, but in every run of CI the same."""

from __future__ import annotations

import random

import pytest

from motu.core.chance import SEED_BYTES
from motu.tables import setup
from motu.tables.table import Table
from tests.conftest import PROFILE


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test are dealt by its name: a change that breaks it is the one that is being tested."""
    if PROFILE == "ci":
        deals = random.Random(request.node.nodeid)
        monkeypatch.setattr(setup, "new_secret", lambda: deals.randbytes(SEED_BYTES))


@pytest.fixture
def all_have_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives up has lost, though not everybody has moved: that makes for short tests."""
    monkeypatch.setattr(Table, "all_have_decided", True)
